#include <fmt/format.h>

#include "arguments.hpp"
#include "help.hpp"
#include "lookup.hpp"

namespace nfw::cli {

namespace {

// A line of text may not begin with a control character, nor hold a backslash.
std::string escaped(std::string_view text) {
  std::string out;
  if (text.starts_with('.') || text.starts_with('\'')) out = "\\&";
  for (const char c : text) out += c == '\\' ? std::string("\\e") : std::string(1, c);
  return out;
}

// A quotation mark in the line of a macro would only hold its words together.
std::string quoted(std::string_view text) {
  std::string out;
  for (const char c : text) out += c == '"' ? std::string("\\(dq") : std::string(1, c);
  return out;
}

std::string item(std::string_view letter, std::string_view name, std::string_view takes,
                 std::string_view text) {
  const auto short_form = letter.empty() ? "" : fmt::format("Fl {} , ", letter);
  const auto argument = takes.empty() ? "" : fmt::format(" Ar {}", takes);
  return fmt::format(".It {}Fl -{}{}\n{}.\n", short_form, name, argument, escaped(text));
}

}  // namespace

std::string manual_of_tests(const Ruleset& ruleset, Lang lang) {
  std::string out;
  for (const auto* test : ruleset.tests) {
    out += fmt::format(".Ss {} ({})\n{}.\n", test->id, test->ref, escaped(say(test->about, lang)));
    if (test->inputs.empty()) continue;
    out += ".Bl -tag -width Ds\n";
    for (const auto& input : test->inputs)
      out += item("", input.id, takes(input, lang), report::flag_text(input, *test, lang));
    out += ".El\n";
  }
  return out;
}

std::string manual_of_records(const TestTable& test, Lang lang) {
  std::string out;
  for (const auto& record : test.roster->records) {
    const auto header = record_header(record, *test.roster);
    out += fmt::format(".Ss {}{}\n.Bl -tag -width Ds\n", say(record.form.title, lang),
                       header.empty() ? "" : ": " + header);
    for (const auto& input : record.form.inputs)
      out += fmt::format(".It Ic {}\n{}.\n", quoted(key_form(input, lang)),
                         escaped(key_text(input, record, lang)));
    out += ".El\n";
  }
  return out;
}

std::string manual_of_options(Lang lang) {
  std::string out = ".Bl -tag -width Ds\n";
  for (const auto& option : global_options())
    out += item(option.letter, option.name, say(option.value, lang), say(option.help, lang));
  return out + ".El\n";
}

}  // namespace nfw::cli
