#include "chain.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "bare_words.hpp"
#include "verbs.hpp"

namespace nfw::cli {

std::string in_same_rules(const std::vector<std::string>& args,
                          const std::vector<std::string>& words) {
  return report::command_line(same_rules(peek(args, "rules"), peek_all(args, "house")), words);
}

namespace {

[[noreturn]] void unknown_command(const std::string& name, const std::vector<std::string>& args,
                                  const Rulebooks& books, Lang lang, bool first) {
  const auto& ruleset = books.chosen;
  if (std::ranges::find(books.all, name, &Ruleset::id) != books.all.end())
    throw UsageError(lang, "'{}' is a ruleset: {}", "'{}' è un regolamento: {}", name,
                     report::command_line(same_rules(name, peek_all(args, "house")), {"TEST"}));
  auto line = sentence(lang, "no test or command '{}' in {}", "nessun test o comando '{}' in {}",
                       name, ruleset.id);
  for (const auto* other : books.all)
    if (other != &ruleset && find_test(*other, name) != nullptr)
      throw UsageError(line + fmt::format("; --rules {}", other->id));
  const auto hint = verb_hint(name, ruleset, first ? Verbs::all : Verbs::tests, lang);
  if (std::ranges::find(ruleset.references, name, &ReferenceTable::id) != ruleset.references.end())
    line += sentence(lang, "; '{}' shows the table", "; '{}' mostra la tabella",
                     in_same_rules(args, {"table", name}));
  else if (hint.empty())
    line +=
        sentence(lang, "; '{}' lists them", "; '{}' li elenca", in_same_rules(args, {"--help"}));
  throw UsageError(line + hint);
}

// The test, act or command that a word means: its name, or a beginning of it.
std::string named_in_full(const std::string& word, const std::vector<std::string>& all_args,
                          const Rulebooks& books, Lang lang, bool first) {
  auto meant = verbs(word, books.chosen);
  if (meant.empty()) unknown_command(word, all_args, books, lang, first);
  if (meant.size() == 1) return std::string(meant.front());
  std::ranges::sort(meant);
  throw UsageError(lang, "'{}' may mean: {}", "'{}' può significare: {}", word, joined(meant));
}

}  // namespace

std::vector<ChainPart> read_chain(const std::vector<std::string>& all_args, const Rulebooks& books,
                                  Lang lang) {
  constexpr std::size_t most = 20;
  std::vector<ChainPart> out;
  const auto all = parts(all_args);
  if (all.size() > most + 1)
    throw UsageError(lang, "--then: at most {} times", "--then: al più {} volte", most);
  for (auto args : all) {
    const auto place = command_place(args);
    const bool first = out.empty();
    if (place < args.size())
      args[place] = named_in_full(args[place], all_args, books, lang, first);
    else if (!first)
      throw UsageError(lang, "--then needs a test", "--then richiede un test");
    const auto name = command_of(args);
    const auto* test = first ? asked_by(books.chosen, name) : find_test(books.chosen, name);
    if (test == nullptr && !first) unknown_command(name, all_args, books, lang, first);
    if (find_test(books.chosen, name) != nullptr && test->operand.en.empty() &&
        !asks_for_help(all_args))
      args = line_spelt_out(args, place, *test, test->main, lang);
    out.push_back({test, split(args, test, books, lang)});
    if (first) continue;
    out.front().arguments.options.push_back(find_option("then"));
    merge_options(out.front().arguments, out.back().arguments, lang);
  }
  return out;
}

void check_words(const ChainPart& part, Lang lang) {
  const auto* test = part.test;
  const auto& arguments = part.arguments;
  const auto allowed = test == nullptr ? most_words(find_command(arguments.command)->operand)
                                       : std::size_t{test->operand.en.empty() ? 0U : 1U};
  if (arguments.words.size() > allowed)
    throw UsageError(lang, "{} takes no '{}'", "{} non ammette '{}'", arguments.command,
                     arguments.words[allowed]);
}

void check_chain(const std::vector<ChainPart>& chain, Lang lang) {
  Subject subject{chain.front().arguments.command, {}};
  if (chain.front().test != nullptr)
    for (const auto& part : chain) subject.tests.push_back(part.test);
  check_options(chain.front().arguments, subject, lang);
  for (const auto& part : chain) check_words(part, lang);
}

}  // namespace nfw::cli
