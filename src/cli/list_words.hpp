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
};
/// What is wrong with those that name none, and where.
std::vector<std::pair<Position, std::string>> unknown_names(const Entry& list,
                                                            const std::vector<Link>& links,
                                                            Lang lang);

/// "a whole number"
std::string_view kind_name(Node::Kind kind, Lang lang);

}  // namespace nfw::cli
