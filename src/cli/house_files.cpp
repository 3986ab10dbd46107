#include "house_files.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "arguments.hpp"
#include "config.hpp"
#include "files.hpp"
#include "layout.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

// A file, and how to name it in a message.
struct Named {
  std::string path;
  std::string as;
  bool may_be_absent = false;
};

std::vector<Named> own_files(const std::vector<std::string>& defaults, const World& world) {
  std::vector<Named> out;
  if (const auto folder = config_folder(world)) {
    const auto own = *folder + "/house.toml";
    out.push_back({own, own, true});
  }
  for (const auto& path : defaults)
    out.push_back({in_home(path, world), fmt::format("config.toml: {}", path)});
  if (const auto list = world.env("NFW_HOUSE"))
    for (const auto& path : listed_paths(*list, world))
      out.push_back({in_home(path, world), fmt::format("NFW_HOUSE '{}'", path)});
  return out;
}

// The player's own, unless they are to be left unread, and those that the line names.
std::vector<Named> named_files(const std::vector<std::string>& args, bool unread,
                               const std::vector<std::string>& defaults, const World& world) {
  auto out = unread ? std::vector<Named>() : own_files(defaults, world);
  for (const auto& path : peek_all(args, "house"))
    out.push_back({path, fmt::format("--house '{}'", path)});
  const auto none =
      std::find_if(out.rbegin(), out.rend(), [](const Named& file) { return file.path == "none"; });
  out.erase(out.begin(), none.base());
  return out;
}

std::string_view line_of(std::string_view text, int number) {
  for (int n = 1; n < number; ++n) {
    const auto end = text.find('\n');
    if (end == std::string_view::npos) return {};
    text.remove_prefix(end + 1);
  }
  text = text.substr(0, text.find('\n'));
  return text.ends_with('\r') ? text.substr(0, text.size() - 1) : text;
}

// The text of the file where the fault stands; of a folder it is read once more.
std::string text_at(const Position& at, const std::vector<HouseFile>& files, const World& world) {
  const auto file = std::ranges::find(files, at.file.str(), &HouseFile::name);
  return file != files.end() ? file->text : read_file(at.file, world, Readable::regular).text;
}

// The line of a fault, and a caret below the place; of a long line the part around it. Nothing
// where it has no place.
std::string pointed(const Problem& problem, const std::vector<HouseFile>& files,
                    const World& world) {
  if (problem.at.line <= 0) return {};
  const auto text = text_at(problem.at, files, world);
  if (text.empty()) return {};
  auto line = line_of(text, problem.at.line);
  auto column = static_cast<std::size_t>(std::max(problem.at.column, 1)) - 1;
  column = std::min(column, line.size());
  constexpr std::size_t longest = 200;
  if (line.size() > longest) {
    const auto begin = column - std::min(column, longest / 2);
    line = line.substr(begin, longest);
    column -= begin;
  }
  const auto number = std::to_string(problem.at.line);
  const auto before = printable(line.substr(0, column));
  return fmt::format("{} | {}\n{} | {}^\n", number, printable(line),
                     std::string(number.size(), ' '), std::string(report::width(before), ' '));
}

// What was read, or the folder that it turned out to be; by its name, as reports show it.
HouseFile house_file(FileText file, const std::string& path, const std::string& named,
                     const World& world, Lang lang) {
  if (file.fault != FileText::Fault::folder ||
      read_file(path + "/ruleset.toml", world, Readable::regular).fault != FileText::Fault::none)
    return {printable(path), text_of(std::move(file), named, lang), false};
  if (printable(path) != path)
    throw UsageError(lang, "{}: the name of a folder of rules must be printable",
                     "{}: il nome di una cartella di regole dev'essere stampabile", named);
  return {without_slash(path, world), {}, true};
}

// Of the test whose table is looked up, its name.
std::string_view looked_up(const std::vector<std::string>& part) {
  const auto place = command_place(part);
  if (place + 1 >= part.size()) return {};
  const auto* command = find_command(part[place]);
  const bool shows_table = command != nullptr && command->operand == Operand::table;
  return shows_table ? std::string_view(part[place + 1]) : std::string_view();
}

// Of the tests that a line is about, by name; of none where it may be about any. Acts are those of
// a battle, which has rules of its own.
std::set<std::string, std::less<>> asked_tests(const std::vector<std::string>& args,
                                               List<const Ruleset*> rulesets) {
  std::set<std::string, std::less<>> out;
  for (const auto& part : parts(args)) {
    const auto verb = command_of(part);
    bool known = verb.empty();
    if (const auto table = looked_up(part);
        std::ranges::any_of(rulesets, [&](const Ruleset* ruleset) {
          return find_test(*ruleset, table) != nullptr;
        })) {
      out.emplace(table);
      continue;
    }
    for (const auto* ruleset : rulesets)
      for (const auto meant : verbs(verb, *ruleset)) {
        known = true;
        if (find_test(*ruleset, meant) != nullptr)
          out.emplace(meant);
        else if (find_act(*ruleset, meant) == nullptr)
          return {};
      }
    if (!known) return {};
  }
  return out;
}

}  // namespace

HouseFile read_house(const std::string& path, const std::string& named, const World& world,
                     Lang lang) {
  return house_file(read_file(path, world), path, named, world, lang);
}

void stop_at(const Problems& problems, const std::vector<HouseFile>& files, const World& world,
             Lang lang, bool always) {
  if (problems.empty()) return;
  constexpr std::size_t most_shown = 20;
  for (const auto& problem : problems) {
    if (&problem - problems.data() == most_shown) {
      world.err(complaint(report::pick(lang, "and more mistakes", "e altri errori")));
      break;
    }
    world.err(complaint(report::told(problem.line(), lang)) + pointed(problem, files, world));
  }
  if (always)
    world.err(complaint(report::pick(lang, "--house none leaves the house rules out",
                                     "--house none tralascia le regole della casa")));
  throw UsageError(std::vector<std::string>());
}

void check_flags(HouseRules& house) {
  for (const auto* ruleset : house.rulesets)
    for (const auto* test : ruleset->tests) {
      if (test->house.empty()) continue;
      for (const auto& input : test->inputs) {
        const auto taken = [&](const Option& option) {
          return option.name == input.id || option.name == input.it_id ||
                 std::ranges::find(input.also, option.name) != input.also.end();
        };
        if (std::ranges::none_of(options(), taken)) continue;
        const auto path = fmt::format("{}.input.{}", test->id, input.id);
        const auto change = std::ranges::find(house.changes, path, &HouseChange::path);
        house.problems.push_back(
            {change == house.changes.end() ? Position{std::string(ruleset->id), 0, 0} : change->at,
             as_is(path + ": ") + message({"an option of every command is called so",
                                           "si chiama così un'opzione di tutti i comandi"})});
      }
    }
}

bool names_house(const std::vector<std::string>& args, const World& world) {
  return peek(args, "house") || !world.env("NFW_HOUSE").value_or("").empty();
}

bool needs_no_house(const std::vector<std::string>& args, List<const Ruleset*> rulesets) {
  const auto* command = only_command(command_of(args), rulesets);
  return command != nullptr && command->house == OwnHouse::unread;
}

HouseScope scope_of(const std::vector<std::string>& args, List<const Ruleset*> rulesets) {
  const auto* command = only_command(command_of(args), rulesets);
  return {asked_tests(args, rulesets), command != nullptr && command->house == OwnHouse::played};
}

HouseFile ruling_file(const Ruleset& ruleset, const ChosenRuling& chosen) {
  const auto& ruling = *chosen.ruling;
  const auto value = ruling.readings[static_cast<std::size_t>(chosen.value)].value;
  return {
      fmt::format("--ruling {}={}", ruling.switch_id, value),
      fmt::format("rules = \"{}\"\n[rulings]\n{} = \"{}\"\n", ruleset.id, ruling.switch_id, value)};
}

HouseRules laid_over(std::vector<HouseFile> files, const std::vector<std::string>& args, Laid what,
                     List<const Ruleset*> rulesets, bool always, const World& world, Lang lang) {
  if (files.empty()) return {{rulesets.begin(), rulesets.end()}, {}, {}, {}, {}};
  const auto scope = what == Laid::all ? HouseScope() : scope_of(args, rulesets);
  auto out = world.lay_over(files, scope);
  if (!scope.tests.empty() && asked_tests(args, out.rulesets) != scope.tests)  // they rename tests
    out = world.lay_over(files, {{}, scope.battles});
  check_flags(out);
  stop_at(out.problems, files, world, lang, always);
  out.files = std::move(files);
  return out;
}

HouseRules house_rules(const std::vector<std::string>& args, List<const Ruleset*> rulesets,
                       const std::vector<std::string>& defaults, const World& world, Lang lang) {
  const bool unread = needs_no_house(args, rulesets);
  std::vector<HouseFile> files;
  for (const auto& [path, as, may_be_absent] : named_files(args, unread, defaults, world)) {
    auto text = read_file(path, world, may_be_absent ? Readable::regular : Readable::any);
    if (!may_be_absent || !is_absent(text))
      files.push_back(house_file(std::move(text), path, as, world, lang));
  }
  return laid_over(std::move(files), args, Laid::asked, rulesets, peek_all(args, "house").empty(),
                   world, lang);
}

}  // namespace nfw::cli
