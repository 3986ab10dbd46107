#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "errors.hpp"
#include "nfw/base/node.hpp"
#include "nfw/roster.hpp"

namespace nfw::cli {

/// Words that a key of a list holds, without blanks around them. Throws UsageError.
std::string words_in_list(std::string_view key, const std::string& text, Lang lang);

/// A key that names another record of the list.
struct Link {
  Position at;
  std::string key;
  std::string name;
  const Input* input = nullptr;  // of the record that says it
};
/// What is wrong with those that name none, or none that they may name, and where.
std::vector<std::pair<Position, std::string>> wrong_names(const Entry& list,
                                                          const std::vector<Link>& links,
                                                          Lang lang);
/// In terms of keys, not of flags.
std::string key_condition(const When& when, const TestTable& form, Lang lang);

/// "a whole number"
std::string_view kind_name(Node::Kind kind, Lang lang);

}  // namespace nfw::cli
