#include "command.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace nfw::report {

namespace {

bool is_control(char c) { return static_cast<unsigned char>(c) < ' ' || c == '\x7f'; }

// What no shell takes for anything but itself.
bool is_plain(char c) {
  constexpr std::string_view plain = "_-./:,+%@=";
  const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  return letter || (c >= '0' && c <= '9') || plain.find(c) != std::string_view::npos ||
         static_cast<unsigned char>(c) >= 0x80;
}

std::string quoted(std::string_view word) {
  if (!word.empty() && word.front() != '=' && std::ranges::all_of(word, is_plain))
    return std::string(word);
  const bool spelt = std::ranges::any_of(word, is_control);
  std::string out = spelt ? "$'" : "'";
  for (const char c : word) {
    if (spelt && (is_control(c) || c == '\\' || c == '\''))
      out += fmt::format("\\{:03o}", static_cast<unsigned char>(c));
    else
      out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  }
  return out + "'";
}

}  // namespace

std::vector<std::string> command_words(const SameRules& rules,
                                       const std::vector<std::string>& words) {
  std::vector<std::string> out{"nfw"};
  for (const auto* part : {&rules.before, &words, &rules.behind})
    std::ranges::transform(*part, std::back_inserter(out), quoted);
  return out;
}

std::string command_line(const SameRules& rules, const std::vector<std::string>& words) {
  return fmt::format("{}", fmt::join(command_words(rules, words), " "));
}

}  // namespace nfw::report
