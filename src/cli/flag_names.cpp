#include "flag_names.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nfw/base/spelling.hpp"

namespace nfw::cli {

namespace {

bool numeric(std::string_view arg) {
  return !arg.empty() && arg.find_first_not_of("0123456789, \t") == std::string_view::npos;
}

std::vector<Flag> beginning(const TestTable* test, std::string_view word, Lang lang,
                            std::string_view command) {
  std::vector<Flag> out;
  Subject subject{command, {}};
  if (test != nullptr) {
    subject = {test->id, {test}};
    const auto begun = folded(word);
    for (const auto& input : test->inputs)
      if (report::name_of(input, lang).starts_with(begun))
        out.push_back({.input = &input, .option = nullptr});
  }
  for (const auto& option : options())
    if (option.name.starts_with(word) && (subject.command.empty() || goes_with(option, subject)))
      out.push_back({.input = nullptr, .option = &option});
  return out;
}

}  // namespace

bool is_called(const Input& input, std::string_view name) {
  return input.id == name || (input.it_id == name && !name.empty()) ||
         std::ranges::find(input.also, name) != input.also.end();
}

const Input* find_input(const TestTable& test, std::string_view flag) {
  const auto name = folded(flag);
  const auto found =
      std::ranges::find_if(test.inputs, [&](const Input& input) { return is_called(input, name); });
  return found == test.inputs.end() ? nullptr : &*found;
}

Flag meant_flag(const TestTable* test, std::string_view word, Lang lang, std::string_view command) {
  if (word.empty()) return {};
  if (const auto* option = find_option(word)) return {.input = nullptr, .option = option};
  if (const auto* input = test == nullptr ? nullptr : find_input(*test, word))
    return {.input = input, .option = nullptr};
  const auto begin_so = beginning(test, word, lang, command);
  return begin_so.size() == 1 ? begin_so.front() : Flag{};
}

std::string may_mean(const TestTable* test, std::string_view word, Lang lang) {
  std::vector<std::string> out;
  for (const auto& flag : beginning(test, word, lang, {}))
    out.push_back(fmt::format("--{}", flag.name(lang)));
  return out.size() > 1 && !word.empty() ? fmt::format("{}", fmt::join(out, ", ")) : std::string();
}

std::string as_flag(const Input& input, Lang lang) {
  return fmt::format("--{}", report::name_of(input, lang));
}

std::size_t end_of_options(const std::vector<std::string>& args) {
  return static_cast<std::size_t>(std::ranges::find(args, "--") - args.begin());
}

bool has_value_after(const std::vector<std::string>& args, std::size_t at) {
  if (at + 1 >= args.size()) return false;
  const auto& next = args[at + 1];
  return next.size() < 2 || next[0] != '-' || (next[1] >= '0' && next[1] <= '9');
}

std::size_t values_after(const std::vector<std::string>& args, std::size_t at) {
  if (!args[at].starts_with("--")) return 0;
  const auto* option = find_option(std::string_view(args[at]).substr(2));
  if (option == nullptr || !takes_value(*option)) return 0;
  std::size_t n = has_value_after(args, at) ? 1 : 0;
  if (option->operand == Operand::dice)
    while (at + n + 1 < args.size() && n > 0 && numeric(args[at + n]) && numeric(args[at + n + 1]))
      ++n;
  return n;
}

}  // namespace nfw::cli
