#include "verbs.hpp"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "battle_file.hpp"
#include "nfw/base/spelling.hpp"
#include "nfw/battle_rules.hpp"
#include "utf8.hpp"

namespace nfw::cli {

std::vector<std::string_view> all_verbs(const Ruleset& ruleset) {
  std::vector<std::string_view> out;
  for (const auto* test : ruleset.tests) out.push_back(test->id);
  for (const auto& command : commands()) out.push_back(command.name);
  if (ruleset.battle != nullptr)
    for (const auto& deed : ruleset.battle->deeds)
      if (deed.test == nullptr) out.push_back(deed.id);
  return out;
}

std::vector<InItalian> italian_names(const Ruleset& ruleset) {
  std::vector<InItalian> out;
  for (const auto* test : ruleset.tests) out.push_back({handle_of(test->title.it), test->id});
  if (ruleset.battle != nullptr)
    for (const auto& deed : ruleset.battle->deeds)
      if (deed.test == nullptr) out.push_back({handle_of(deed.form.title.it), deed.id});
  return out;
}

namespace {

std::vector<std::string_view> named_in_italian(const std::string& wanted, const Ruleset& ruleset) {
  const auto all = italian_names(ruleset);
  if (const auto exact = std::ranges::find(all, wanted, &InItalian::name); exact != all.end())
    return {exact->verb};
  if (const auto* command = find_command_in_italian(wanted)) return {command->name};
  for (const auto& players : ruleset.players)  // "mischia" for what the book calls a fight
    if (folded(players.said) == wanted)
      for (const auto mean : players.means) {
        const auto ends_so = [&](const InItalian& one) {
          return one.name == mean || one.name.ends_with(fmt::format("-{}", mean));
        };
        if (const auto meant = std::ranges::find_if(all, ends_so); meant != all.end())
          return {meant->verb};
      }
  std::vector<std::string_view> out;
  std::vector<std::string_view> by_word;  // "ordine" for "Nuovo ordine"
  for (const auto& [name, verb] : all) {
    if (name.starts_with(wanted)) out.push_back(verb);
    if (name.find("-" + wanted) != std::string::npos) by_word.push_back(verb);
  }
  return out.empty() ? by_word : out;
}

}  // namespace

std::vector<std::string_view> verbs(std::string_view word, const Ruleset& ruleset) {
  // What is typed most in a battle; whatever else begins so needs a second letter.
  constexpr std::array<std::string_view, 5> letters{"due", "next", "round", "turn", "undo"};
  constexpr std::size_t shortest = 2;
  const auto wanted = folded(word);
  if (report::graphemes(wanted) < shortest) {
    const auto meant = std::ranges::find_if(
        letters, [&](std::string_view verb) { return verb.substr(0, 1) == word; });
    return meant == letters.end() ? std::vector<std::string_view>() : std::vector{*meant};
  }
  if (const auto* test = find_test(ruleset, wanted)) return {test->id};
  if (const auto* command = find_command(wanted)) return {command->name};
  if (const auto* act = find_act(ruleset, wanted)) return {act->id};
  auto out = all_verbs(ruleset);
  std::erase_if(out, [&](std::string_view verb) { return !verb.starts_with(wanted); });
  return out.empty() ? named_in_italian(wanted, ruleset) : out;
}

std::string_view only_verb(std::string_view word, const Ruleset& ruleset) {
  const auto meant = verbs(word, ruleset);
  return meant.size() == 1 ? meant.front() : std::string_view();
}

const Command* only_command(std::string_view word, List<const Ruleset*> rulesets) {
  const auto wanted = folded(word);
  const auto* out = find_command(wanted);
  const auto begins_so = [&](const Command& one) {
    return one.name.starts_with(wanted) || one.it_name == wanted;
  };
  if (out != nullptr || std::ranges::none_of(commands(), begins_so)) return out;
  for (const auto* ruleset : rulesets) {
    out = find_command(only_verb(word, *ruleset));
    if (out == nullptr) return nullptr;
  }
  return out;
}

std::string verb_hint(std::string_view word, const Ruleset& ruleset, Verbs of, Lang lang) {
  auto known = all_verbs(ruleset);
  const auto is_other = [&](std::string_view verb) {
    return of == Verbs::tests && find_test(ruleset, verb) == nullptr;
  };
  std::erase_if(known, is_other);
  const auto italian = italian_names(ruleset);
  for (const auto& [name, verb] : italian)
    if (!is_other(verb)) known.push_back(name);
  if (of == Verbs::all && lang == Lang::it)
    for (const auto& command : commands()) known.push_back(command.it_name);
  return did_you_mean(word, known, lang);
}

const Deed* find_deed(const Ruleset& ruleset, std::string_view name) {
  if (ruleset.battle == nullptr) return nullptr;
  const auto& deeds = ruleset.battle->deeds;
  const auto found = std::ranges::find(deeds, name, &Deed::id);
  return found == deeds.end() ? nullptr : &*found;
}

const Deed* find_act(const Ruleset& ruleset, std::string_view name) {
  const auto* deed = find_deed(ruleset, name);
  return deed != nullptr && deed->test == nullptr ? deed : nullptr;
}

const TestTable* asked_by(const Ruleset& ruleset, std::string_view verb) {
  if (const auto* test = find_test(ruleset, verb)) return test;
  const auto* act = find_act(ruleset, verb);
  return act == nullptr ? nullptr : &act->form;
}

std::vector<std::string> options_in_full(std::vector<std::string> args, const Ruleset& ruleset,
                                         Lang lang) {
  const auto end = end_of_options(args);
  std::string_view verb;
  for (std::size_t at = 0; at < end; ++at) {
    auto& arg = args[at];
    if (!arg.starts_with("--")) {
      if (verb.empty()) verb = only_verb(arg, ruleset);
      continue;
    }
    const auto name = arg.substr(2, arg.find('=') - 2);
    const auto* option = meant_flag(asked_by(ruleset, verb), name, lang, verb).option;
    if (option == nullptr) continue;
    arg.replace(2, name.size(), option->name);
    if (option->name == "then")
      verb = only_verb(std::string_view(arg).substr(std::min(arg.find('='), arg.size() - 1) + 1),
                       ruleset);
    else
      at += values_after(args, at);
  }
  return args;
}

}  // namespace nfw::cli
