#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "options.hpp"

namespace nfw::cli {

/// The input whose flag this is, by its name in either language or another spelling; or nullptr.
const Input* find_input(const TestTable& test, std::string_view flag);
/// Whether it is, by a name that is folded already.
bool is_called(const Input& input, std::string_view name);

/// A flag of a test, or an option of all; or neither.
struct Flag {
  const Input* input = nullptr;
  const Option* option = nullptr;

  [[nodiscard]] bool is_any() const { return input != nullptr || option != nullptr; }
  [[nodiscard]] std::string_view name(Lang lang) const {
    return input != nullptr ? report::name_of(*input, lang) : option->name;
  }
};
/// What a word behind two dashes means: the flag or option of that name, else the one of which it
/// is the beginning, among the flags of the test in this language and the options together. Without
/// a test the options of the command, where one is known.
Flag meant_flag(const TestTable* test, std::string_view word, Lang lang,
                std::string_view command = {});
/// "--target, --target-save": what a beginning may mean, where that is more than one thing.
std::string may_mean(const TestTable* test, std::string_view word, Lang lang);
/// "--target"
std::string as_flag(const Input& input, Lang lang);

/// Where "--" stands: all after it are words.
std::size_t end_of_options(const std::vector<std::string>& args);
/// Whether the argument after this one can be the value of a flag: no other begins there, though a
/// number may be below 0.
bool has_value_after(const std::vector<std::string>& args, std::size_t at);
/// How many arguments after this one belong to it, where it is an option: the dice may stand apart.
std::size_t values_after(const std::vector<std::string>& args, std::size_t at);

}  // namespace nfw::cli
