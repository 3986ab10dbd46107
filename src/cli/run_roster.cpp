#include <fmt/format.h>

#include "bind.hpp"
#include "commands.hpp"
#include "expectation.hpp"
#include "list_file.hpp"
#include "nfw/roster.hpp"
#include "printing.hpp"
#include "program.hpp"

namespace nfw::cli {

namespace {

// The list that is named; nothing where the test is about no list.
std::optional<std::string> file_of(const TestTable& test, const Context& context) {
  const auto& words = context.arguments.words;
  const std::size_t wanted = test.operand.en.empty() ? 0 : 1;
  const auto& list = context.arguments.list;
  if (words.size() + (list ? 1 : 0) > 1)
    throw UsageError(context.style.lang, "{} takes one list", "{} richiede un solo elenco",
                     test.id);
  if (words.size() < wanted && !list)
    throw UsageError(context.style.lang, "{} needs a {}", "{} richiede un {}", test.id,
                     say(test.operand, context.style.lang));
  if (wanted == 0) return {};
  return list ? *list : words.front();
}

// Prints what came of it, and compares it with what was expected.
int conclude(const report::Mustering& mustering, const Context& context) {
  const auto& a = context.arguments;
  const auto& test = *mustering.test;
  std::optional<Expectation> expected;
  if (a.expect) expected.emplace("expect", *a.expect, test, test.headline, context.style.lang);
  const auto headline = report::headline(test, mustering.conclusion.outcome);
  print(mustering, context);
  return !expected || expected->met(headline) ? resolved : not_expected;
}

int judge_list(const TestTable& test, const std::string& path, const Context& context) {
  const auto lang = context.style.lang;
  const auto rulings = choose_rulings(context.ruleset, context.arguments, lang);
  auto list = read_list(path, *test.roster, rulings, context);
  report::Mustering out(context.ruleset, test);
  out.list = std::move(list);  // before it is judged: breaches point into it
  out.judged = muster(*out.list);
  out.conclusion = nfw::conclude(test, Facts(test),
                                 {{"cost", out.list->cost},
                                  {"breaches", std::ssize(out.judged.breaches)},
                                  {"warnings", std::ssize(out.judged.warnings)}});
  return conclude(out, context);
}

int name_prices(const TestTable& test, const Context& context) {
  const auto& arguments = context.arguments;
  const auto bound = bind(test, context.ruleset, arguments, context.style.lang);
  report::Mustering out(context.ruleset, test);
  std::int64_t cost = 0;
  for (const auto& row : test.roster->priced) {
    const auto& record = test.roster->records[row.record];
    report::Mustering::Priced priced{&record, {}};
    const auto add = [&](const Facts& facts) {
      for (const auto& applied : price(record, facts)) priced.rows.push_back(applied);
    };
    Facts facts(record.form);
    for (const auto& [from, to] : row.set)
      if (bound.completed.has(from)) facts.set(to, bound.completed[from]);
    if (row.each == no_slot) {
      add(facts);
    } else {
      for (const auto& item : bound.completed.items(row.each)) {
        for (const auto& [from, to] : row.set)
          if (from == row.each) facts.set(to, item.number);
        add(facts);
      }
    }
    cost += sum(priced.rows);
    if (!priced.rows.empty()) out.priced.push_back(std::move(priced));
  }
  out.conclusion = nfw::conclude(test, bound.completed, {{"cost", cost}});
  return conclude(out, context);
}

}  // namespace

int run_roster(const ChainPart& part, const Context& context) {
  const auto& test = *part.test;
  const auto path = file_of(test, context);
  return path ? judge_list(test, *path, context) : name_prices(test, context);
}

}  // namespace nfw::cli
