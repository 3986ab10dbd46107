#include <map>
#include <memory>

#include <fmt/format.h>

#include "commands.hpp"
#include "dice.hpp"
#include "expectation.hpp"
#include "nfw/expression.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "repeat.hpp"

namespace nfw::cli {

namespace {

// What is wrong with an expression, and what is allowed.
std::string expression_error(const ExpressionError& error, Lang lang) {
  const auto allowed = [&]() -> std::string {
    switch (error.kind()) {
      case ExpressionError::What::too_many_dice:
        return sentence(lang, "at most {} dice", "al più {} dadi", most_dice);
      case ExpressionError::What::number_too_big:
        return sentence(lang, "numbers up to {}", "numeri fino a {}", most_dice);
      case ExpressionError::What::no_such_die:
        return fmt::format(
            fmt::runtime(pick(lang, "a die has from 2 to {} sides", "un dado ha da 2 a {} facce")),
            most_sides);
      case ExpressionError::What::fewer_dice:
        return std::string(pick(lang, "keeps or drops more dice than it rolls",
                                "tiene o toglie più dadi di quanti ne tira"));
      default:
        return std::string(
            pick(lang, "allowed are dice such as 3d6, 2d6-2, 1/2d6, d%, 4d6kh3, 3d6! or d10",
                 "sono ammessi dadi come 3d6, 2d6-2, 1/2d6, d%, 4d6kh3, 3d6! o d10"));
    }
  };
  return fmt::format("roll '{}': {}", error.text(), allowed());
}

std::vector<DiceExpression> expressions(const Context& context) {
  try {
    return parse_dice(fmt::format("{}", fmt::join(context.arguments.words, " ")));
  } catch (const ExpressionError& error) {
    throw UsageError(expression_error(error, context.style.lang));
  }
}

// Expressions as tests of one key each, for reports of odds.
class AsTests {
 public:
  explicit AsTests(const std::vector<DiceExpression>& expressions) {
    keys_.reserve(expressions.size());
    tests_.reserve(expressions.size());
    for (const auto& one : expressions) {
      using View = std::string_view;
      const auto key = expressions.size() == 1 ? View("total") : View(one.text);
      OutcomeKey& total = keys_.emplace_back();
      total.id = key;
      total.label = {"total", "totale"};
      TestTable& test = tests_.emplace_back();
      test.id = "roll";
      test.title = {one.text, one.text};
      test.outcome = {&total, 1};
      test.headline = first_key;
      play_.parts.push_back({&test, Facts(test), {}});
    }
  }
  AsTests(const AsTests&) = delete;
  AsTests& operator=(const AsTests&) = delete;
  ~AsTests() = default;
  [[nodiscard]] const Play& play() const { return play_; }

 private:
  static constexpr std::uint16_t first_key[] = {0};
  std::vector<OutcomeKey> keys_;
  std::vector<TestTable> tests_;
  Play play_;
};

std::vector<Odds> odds_of(const std::vector<DiceExpression>& expressions) {
  std::vector<Odds> out;
  for (const auto& one : expressions) out.push_back({{odds(one)}});
  return out;
}

int show_odds(const std::vector<DiceExpression>& expressions, const Context& context) {
  const AsTests tests(expressions);
  print(report::Chances{nullptr, &tests.play(), odds_of(expressions)}, context);
  return resolved;
}

// Of each expression how often each total came.
using Totals = std::vector<std::map<std::int64_t, double>>;

std::vector<Odds> counts_of(const Totals& totals) {
  std::vector<Odds> out;
  for (const auto& one : totals) {
    auto& law = out.emplace_back(Odds{{Law()}}).keys.front();
    for (const auto& [total, times] : one) law.push_back({number_value(total), times});
  }
  return out;
}

int repeat(const std::vector<DiceExpression>& expressions, const Context& context) {
  const AsTests tests(expressions);
  const auto resolver = [&] {
    const auto totals = std::make_shared<Totals>(expressions.size());
    return Resolver{[=, &expressions](std::int64_t times, RandomDice& dice) {
                      for (; times > 0; --times)
                        for (std::size_t n = 0; n < expressions.size(); ++n)
                          ++(*totals)[n][roll_dice(expressions[n], dice).total];
                    },
                    [=] { return counts_of(*totals); }};
  };
  const auto dice_of_one = [&](RandomDice& dice) {
    std::int64_t out = 0;
    for (const auto& one : expressions)
      for (const auto& part : roll_dice(one, dice).parts) out += std::ssize(part.faces);
    return out;
  };
  return run_repeated(
      {nullptr, tests.play(), [&] { return odds_of(expressions); }, dice_of_one, resolver},
      context);
}

}  // namespace

int run_roll(const Context& context) {
  const auto& a = context.arguments;
  auto all = expressions(context);
  if (a.odds) return show_odds(all, context);
  if (a.repeat) return repeat(all, context);
  std::optional<Expectation> expected;
  if (a.expect) expected.emplace("expect", *a.expect, context.style.lang);
  ChosenDice dice(a, context.world, context.style.lang);
  auto rolled = dice.resolve([&](DiceSource& source) {
    std::vector<RolledDice> out;
    for (const auto& one : all) out.push_back(roll_dice(one, source));
    return out;
  });
  dice.finish();
  const report::RolledTotals totals{std::move(all), std::move(rolled), dice.seed()};
  print(totals, context);
  const auto headline = fmt::format("{}", totals.rolled.back().total);
  return !expected || expected->met(headline) ? resolved : not_expected;
}

}  // namespace nfw::cli
