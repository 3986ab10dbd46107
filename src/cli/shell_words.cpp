#include "shell_words.hpp"

#include <fmt/format.h>

#include "command.hpp"

namespace nfw::cli {

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

// What a backslash between double quotes takes its meaning from.
bool may_be_escaped(char c) { return c == '"' || c == '\\' || c == '$' || c == '`'; }

}  // namespace

ShellWords shell_words(std::string_view line) {
  ShellWords out;
  char quote = 0;
  const auto word = [&]() -> std::string& {
    if (!out.ends_in_word) out.words.emplace_back();
    out.ends_in_word = true;
    return out.words.back();
  };
  for (std::size_t at = 0; at < line.size(); ++at) {
    const char c = line[at];
    const bool escapes =
        c == '\\' &&
        (quote == 0 || (quote == '"' && (at + 1 == line.size() || may_be_escaped(line[at + 1]))));
    if (escapes) {
      if (++at < line.size())
        word() += line[at];
      else
        out.lacks = ShellWords::Lacks::letter;
    } else if (quote == 0 && is_blank(c)) {
      out.ends_in_word = false;
    } else if (quote == 0 && c == '#' && !out.ends_in_word) {
      return out;
    } else if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '\'' || c == '"')) {
      quote = c;
      word();
    } else {
      word() += c;
    }
  }
  if (quote != 0) out.lacks = ShellWords::Lacks::quote;
  return out;
}

std::string_view unfinished(ShellWords::Lacks lacks, Lang lang) {
  const bool it = lang == Lang::it;
  if (lacks == ShellWords::Lacks::quote)
    return it ? "la riga finisce fra virgolette" : "the line ends within a quotation";
  return it ? "dietro l'ultima barra rovesciata non c'è nulla"
            : "nothing stands behind the last backslash";
}

std::string as_typed(const std::vector<std::string>& words) {
  const auto all = report::command_words({}, words);
  return fmt::format("{}", fmt::join(all.begin() + 1, all.end(), " "));
}

}  // namespace nfw::cli
