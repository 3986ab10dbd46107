#include "manual.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "commands.hpp"
#include "files.hpp"
#include "from_lists.hpp"
#include "help.hpp"
#include "lookup.hpp"
#include "program.hpp"

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

// A flag under its names, each with its dashes but the one that the page puts before it.
std::string item(const std::vector<std::string>& names, std::string_view takes,
                 std::string_view text) {
  const auto argument =
      takes.empty() ? "" : fmt::format(" {}Ar {}", takes.starts_with('[') ? "Ns " : "", takes);
  return fmt::format(".It Fl {}{}\n{}.\n", fmt::join(names, " , Fl "), argument, escaped(text));
}

std::string dashed(std::string_view name) { return fmt::format("-{}", name); }

std::string tests(const Ruleset& ruleset, Lang lang) {
  std::string out;
  for (const auto* test : ruleset.tests) {
    out += fmt::format(".Ss {} ({})\n{}.\n", test->id, test->ref, escaped(say(test->about, lang)));
    if (test->inputs.empty()) continue;
    out += ".Bl -tag -width Ds\n";
    for (const auto& input : test->inputs) {
      std::vector<std::string> names{dashed(report::name_of(input, lang))};
      if (names.front() != dashed(input.id)) names.push_back(dashed(input.id));
      out += item(names, takes(input, lang), report::flag_text(input, *test, lang));
    }
    out += ".El\n";
  }
  return out;
}

std::string keys(const TestTable& test, Lang lang) {
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

std::string options(Lang lang) {
  std::string out = ".Bl -tag -width Ds\n";
  for (const auto& option : cli::options()) {
    std::vector<std::string> names{dashed(option.name)};
    if (!option.letter.empty()) names.insert(names.begin(), std::string(option.letter));
    out += item(names, say(option.value, lang), help_of(option, lang));
  }
  return out + ".El\n";
}

std::string commands(Lang lang) {
  std::string out = ".Bl -tag -width Ds\n";
  for (const auto& command : cli::commands()) {
    const auto takes = say(command.takes, lang);
    out += fmt::format(".It Cm {}{}{}\n{}.\n", command.name, takes.empty() ? "" : " Ar ", takes,
                       escaped(say(command.about, lang)));
  }
  return out + ".El\n";
}

// What stands in place of a line with these words; nothing where they name no part.
std::string part(std::string_view name, std::string_view of, List<const Ruleset*> rulesets,
                 Lang lang) {
  if (name == "options" && of.empty()) return options(lang);
  if (name == "commands" && of.empty()) return commands(lang);
  for (const auto* ruleset : rulesets) {
    if (name == "tests" && of == ruleset->id) return tests(*ruleset, lang);
    if (name == "keys" && of == ruleset->id)
      if (const auto* test = list_test(*ruleset)) return keys(*test, lang);
  }
  return {};
}

std::string filled(std::string_view page, List<const Ruleset*> rulesets, Lang lang) {
  constexpr std::string_view mark = ".\\\" fill ";
  std::string out;
  while (!page.empty()) {
    const auto line = page.substr(0, page.find('\n'));
    page.remove_prefix(std::min(line.size() + 1, page.size()));
    if (!line.starts_with(mark)) {
      out += fmt::format("{}\n", line);
      continue;
    }
    const auto asked = line.substr(mark.size());
    const auto blank = std::min(asked.find(' '), asked.size());
    const auto filling = part(asked.substr(0, blank),
                              asked.substr(std::min(blank + 1, asked.size())), rulesets, lang);
    if (filling.empty())
      throw UsageError(lang, "'{}': allowed are commands, options, tests RULESET, keys RULESET",
                       "'{}': sono ammessi commands, options, tests RULESET, keys RULESET", line);
    out += filling;
  }
  return out;
}

}  // namespace

int print_page(const std::string& path, std::string_view language, List<const Ruleset*> rulesets,
               const World& world) {
  const auto lang = language == "it" ? Lang::it : Lang::en;
  world.out(filled(text_of(read_file(path, world), path, lang), rulesets, lang));
  return resolved;
}

}  // namespace nfw::cli
