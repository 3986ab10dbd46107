#include "help.hpp"

#include <algorithm>
#include <bit>

#include <fmt/format.h>

#include "battle.hpp"
#include "commands.hpp"
#include "layout.hpp"
#include "lookup.hpp"
#include "nfw/battle_rules.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

using report::paragraph;
using report::say;

constexpr std::size_t flag_width = 26;

// Of an act what must be said is a word, with or without its flag.
std::string flag_line(const Input& input, const TestTable& test, bool is_act, Lang lang) {
  auto flag = fmt::format("--{}", report::name_of(input, lang));
  if (is_act && input.is_always_required()) flag = fmt::format("[{}]", flag);
  auto label = fmt::format("  {} {}", flag, takes(input, lang));
  if (input.kind == Kind::flag) label.pop_back();
  // Where it must be said the battle knows: its flags are nobody's to say.
  const bool is_known_when = is_act && input.required && !input.is_always_required();
  return paragraph(
      label,
      report::words(is_known_when ? fmt::format("{} ({})", say(input.label, lang), test.ref)
                                  : report::flag_text(input, test, lang)),
      flag_width);
}

// What the battle always answers of an act nobody need say.
bool is_answered(const Deed& deed, Slot slot) {
  return deed.test == nullptr && std::ranges::any_of(deed.answers, [&](const BattleAnswer& row) {
           return row.input == slot && row.seat == 0 && row.key != no_slot && row.where.any.empty();
         });
}

// Records are named from the list down, command.unit: by the last of those they may stand in.
std::string path_of(const RecordTable& record, const Roster& roster) {
  if (record.in == 0) return {};
  const auto before =
      path_of(roster.records[static_cast<std::size_t>(std::bit_width(record.in)) - 1], roster);
  return (before.empty() ? "" : before + ".") + std::string(record.form.id);
}

std::string records_help(const TestTable& test, Lang lang) {
  std::string out;
  for (const auto& record : test.roster->records) {
    const auto header = record_header(record, *test.roster);
    out +=
        fmt::format("\n{}{}\n", say(record.form.title, lang), header.empty() ? "" : " " + header);
    for (const auto& input : record.form.inputs)
      out += paragraph("  " + key_form(input, lang), report::words(key_text(input, record, lang)),
                       flag_width);
  }
  return out;
}

template <class Goes>
std::string options_text(Lang lang, const Goes& goes) {
  std::string out = sentence(lang, "\nCommon options\n", "\nOpzioni comuni\n");
  for (const auto& option : options())
    if (goes(option))
      out +=
          paragraph("  " + spelt(option, lang), report::words(help_of(option, lang)), flag_width);
  return out;
}

// What may be left out where a line is typed by hand.
std::string short_form(const TestTable& test, Lang lang) {
  std::vector<std::string> numbers;
  for (const auto slot : test.main)
    if (test.inputs[slot].values.empty()) numbers.push_back(as_flag(test.inputs[slot], lang));
  const auto number = fmt::format("{}", fmt::join(numbers, ", "));
  return paragraph(
      "",
      report::words(sentence(
          lang, "In short: words that mean one thing need no flag{}, and beginnings will do.",
          "In breve: le parole che dicono una cosa sola non vogliono opzione{}, e bastano gli "
          "inizi.",
          numbers.empty()
              ? ""
              : sentence(lang, ", bare numbers are {}", ", i numeri da soli sono {}", number))),
      0);
}

// What stands behind a deed of a battle.
std::string names_of(const Deed& deed, const BattleRules& rules, Lang lang) {
  std::string out;
  for (const auto& seat : deed.seats) {
    if (seat.of == Whose::enemy && seat.kind == side_kind) continue;  // need not be named
    const auto name = report::seat_word(rules, deed, seat, lang);
    out += seat.optional ? fmt::format(" [{}]", name) : fmt::format(" {}", name);
  }
  return out;
}

// As many on a line as the page takes.
std::string side_by_side(const std::vector<std::string>& names) {
  std::vector<report::Piece> pieces;
  for (const auto& name : names) pieces.push_back(report::piece(name + " "));
  return paragraph("", pieces, 2);
}

std::string command_lines(Lang lang) {
  constexpr std::size_t command_width = 20;
  std::string out;
  std::string of_battle;
  std::string of_programs;
  for (const auto& command : commands())
    if (command.whom != For::players)
      (command.whom == For::battle ? of_battle : of_programs) += fmt::format("{} ", command.name);
    else
      out += paragraph(fmt::format("  {} {}", command.name, say(command.takes, lang)),
                       report::words(say(command.about, lang)), command_width);
  return out +
         paragraph(report::pick(lang, "  in a battle", "  in battaglia"), report::words(of_battle),
                   command_width) +
         paragraph(report::pick(lang, "  for programs", "  per i programmi"),
                   report::words(of_programs), command_width);
}

}  // namespace

std::string takes(const Input& input, Lang lang) {
  switch (input.kind) {
    case Kind::flag: return "";
    case Kind::cm: return "CM";
    case Kind::percent: return "P";
    case Kind::counts: return "N[,N...]";
    case Kind::names: return sentence(lang, "NAME[,...]", "NOME[,...]");
    case Kind::entries: return sentence(lang, "NAME:N[,...]", "NOME:N[,...]");
    case Kind::choice: return sentence(lang, "WHICH", "QUALE");
    case Kind::choices: return sentence(lang, "WHICH[,...]", "QUALE[,...]");
    default: return "N";
  }
}

// Fits a screen, without room for blank lines: what each test resolves and each option does, others
// say.
std::string program_help(const Ruleset& ruleset, List<const Ruleset*> rulesets, Lang lang) {
  std::string ids;
  for (const auto* one : rulesets) ids += fmt::format(" {}", one->id);
  const auto line = [&](std::string_view en, std::string_view it, const auto&... what) {
    return paragraph("", report::words(sentence(lang, en, it, what...)), 0);
  };
  auto out = line("Usage: nfw [--rules RULESET] TEST [flags or bare words: 12 short]",
                  "Uso: nfw [--rules REGOLAMENTO] TEST [opzioni o sole parole: 12 corta]") +
             line("Rulesets:{}", "Regolamenti:{}", ids);
  std::vector<std::string> tests;
  for (const auto* test : ruleset.tests) tests.emplace_back(test->id);
  out += line("Tests of {} ('nfw list' says what each resolves)",
              "Test di {} ('nfw list' dice che cosa risolvono)", say(ruleset.title, lang)) +
         side_by_side(tests);
  out += line("Other commands", "Altri comandi") + command_lines(lang);
  std::vector<std::string> forms;
  for (const auto& option : options())
    if (in_overview(option)) forms.push_back(spelt(option, lang));
  return out +
         line("The main options ('nfw help COMMAND' and 'man nfw' have all)",
              "Le opzioni principali ('nfw help COMANDO' e 'man nfw' le hanno tutte)") +
         side_by_side(forms);
}

std::string command_help(const Command& command, Lang lang) {
  const auto takes = say(command.takes, lang);
  return paragraph("",
                   report::words(sentence(lang, "Usage: nfw {}{}{}", "Uso: nfw {}{}{}",
                                          command.name, takes.empty() ? "" : " ", takes)),
                   0) +
         paragraph("", report::words(say(command.about, lang)), 0) +
         (command.more.en.empty() ? "" : paragraph("", report::words(say(command.more, lang)), 0)) +
         (lang == Lang::en || command.it_name == command.name
              ? ""
              : paragraph("", report::words(fmt::format("Anche: nfw {}", command.it_name)), 0)) +
         options_text(lang, [&](const Option& option) {
           return goes_with(option, {command.name, {}}) ||
                  std::ranges::find(command.also, option.name) != command.also.end();
         });
}

std::string test_help(const TestTable& test, const Ruleset& ruleset, Lang lang) {
  const auto* deed = find_deed(ruleset, test.id);
  const bool is_act = deed != nullptr && deed->test == nullptr;
  auto out = report::title_line(
      fmt::format("{}, {} {}", say(test.title, lang), say(ruleset.title, lang), test.ref));
  if (!is_act) out += paragraph("", report::words(say(test.about, lang)), 0);
  out += report::house_line(test.house, lang);
  out += "\n" + test_usage(test, fmt::format("nfw {}", test.id), lang,
                           is_act ? names_of(*deed, *ruleset.battle, lang) : "");
  if (deed != nullptr && !is_act)
    out += paragraph("",
                     report::words(sentence(lang, "In a battle: nfw {}{} [flags]",
                                            "In battaglia: nfw {}{} [opzioni]", test.id,
                                            names_of(*deed, *ruleset.battle, lang))),
                     4)
               .substr(4);
  std::vector<std::string_view> groups;
  for (const auto& input : test.inputs)
    if (std::ranges::find(groups, input.group.en) == groups.end()) groups.push_back(input.group.en);
  for (const auto group : groups) {
    bool headed = false;
    for (const auto& input : test.inputs) {
      const auto slot = static_cast<Slot>(&input - test.inputs.data());
      if (input.group.en != group || (is_act && is_answered(*deed, slot))) continue;
      if (!headed) out += "\n" + report::title_line(say(is_act ? test.title : input.group, lang));
      headed = true;
      out += flag_line(input, test, is_act, lang);
    }
  }
  if (!test.operand.en.empty()) out += records_help(test, lang);
  if (!test.inputs.empty()) out += "\n" + short_form(test, lang);
  return out + options_text(lang, [&](const Option& option) {
           if (option.of_battle && deed == nullptr) return false;
           return is_act ? option.everywhere : goes_with(option, {test.id, {&test}});
         });
}

std::string acts_text(const Ruleset& ruleset, Lang lang) {
  if (ruleset.battle == nullptr) return {};
  constexpr std::size_t name_width = 17;
  auto out =
      sentence(lang, "\nActs of a battle, without dice\n", "\nAtti di una battaglia, senza dadi\n");
  for (const auto& deed : ruleset.battle->deeds)
    if (deed.test == nullptr)
      out += paragraph(
          fmt::format("  {}", deed.id),
          report::words(fmt::format("{} ({})", say(deed.form.title, lang), deed.form.ref)),
          name_width);
  return out;
}

std::string record_header(const RecordTable& record, const Roster& roster) {
  const auto path = path_of(record, roster);
  if (path.empty()) return {};
  return record.many ? fmt::format("[[{}]]", path) : fmt::format("[{}]", path);
}

std::string key_form(const Input& input, Lang lang) {
  switch (input.kind) {
    case Kind::flag: return fmt::format("{} = true", input.id);
    case Kind::choice: return fmt::format("{} = \"{}\"", input.id, takes(input, lang));
    case Kind::choices:
      return sentence(lang, "{} = [\"WHICH\", ...]", "{} = [\"QUALE\", ...]", input.id);
    case Kind::names: return sentence(lang, "{} = \"NAME\"", "{} = \"NOME\"", input.id);
    case Kind::text: return sentence(lang, "{} = \"WORDS\"", "{} = \"PAROLE\"", input.id);
    default: return fmt::format("{} = {}", input.id, takes(input, lang));
  }
}

// Other keys are named as they stand in the file, without the dashes of a flag.
std::string key_text(const Input& input, const RecordTable& record, Lang lang) {
  auto out = report::flag_text(input, record.form, lang);
  for (auto at = out.find("--"); at != std::string::npos; at = out.find("--", at)) out.erase(at, 2);
  return out;
}

std::string test_usage(const TestTable& test, std::string_view called, Lang lang,
                       std::string_view names) {
  std::string out = sentence(lang, "Usage: {}{}", "Uso: {}{}", called, names);
  if (!test.operand.en.empty()) out += fmt::format(" {}", say(test.operand, lang));
  const auto spelt = [&](const Input& input) {
    const auto value = takes(input, lang);
    return fmt::format("--{}{}{}", report::name_of(input, lang), value.empty() ? "" : " ", value);
  };
  for (const auto& input : test.inputs) {
    if (!input.required) continue;
    // Of an act a word says which.
    auto flag = names.empty() ? spelt(input) : takes(input, lang);
    const auto slot = static_cast<Slot>(&input - test.inputs.data());
    for (const auto& other : test.inputs)
      if (std::ranges::find(other.excludes, slot) != other.excludes.end())
        flag += " | " + spelt(other);
    out += input.is_always_required() ? " " + flag : fmt::format(" [{}]", flag);
  }
  if (!test.inputs.empty()) out += sentence(lang, " [flags]", " [opzioni]");
  return paragraph("", report::words(out), 4).substr(4);
}

}  // namespace nfw::cli
