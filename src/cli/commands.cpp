#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "bind.hpp"
#include "dice.hpp"
#include "help.hpp"
#include "lookup.hpp"
#include "nfw/expression.hpp"
#include "program.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

std::string_view pick(const Context& context, std::string_view en, std::string_view it) {
  return context.style.lang == Lang::it ? it : en;
}

// Values that --expect may name: those the headline can take, or ranges of numbers.
class Expectation {
 public:
  Expectation(const std::string& text, const TestTable& test, const Context& context)
      : context_(context) {
    for (const auto key : test.headline) add_values(test.outcome[key]);
    std::string_view left = text;
    while (true) {
      const auto comma = left.find(',');
      add(std::string(left.substr(0, comma)));
      if (comma == std::string_view::npos) break;
      left.remove_prefix(comma + 1);
    }
  }

  [[nodiscard]] bool met(const std::string& headline) const {
    if (std::ranges::find(words_, headline) != words_.end()) return true;
    std::int64_t n = 0;
    const auto whole = read_integer(headline, n);
    return whole && std::ranges::any_of(ranges_, [&](const Range& r) {
             return r.contains({n, 1});
           });
  }

 private:
  static bool read_integer(std::string_view text, std::int64_t& n) {
    const bool negative = text.starts_with('-');
    const auto digits = read_unsigned(negative ? text.substr(1) : text);
    constexpr std::uint64_t most = 1'000'000'000;
    if (!digits || *digits > most) return false;
    n = negative ? -static_cast<std::int64_t>(*digits) : static_cast<std::int64_t>(*digits);
    return true;
  }
  void add_values(const OutcomeKey& key) {
    if (key.kind == ValueKind::number) numbers_ = true;
    for (const auto& value : key.values) allowed_.push_back(value.id);
    if (key.kind == ValueKind::word && !key.optional && key.initial.kind == ValueKind::null &&
        key.fact != no_slot)
      none_ = true;
  }
  void add(const std::string& word) {
    std::int64_t n = 0;
    if (numbers_ && read_integer(word, n)) {
      ranges_.push_back({.from = Number{n, 1}, .to = Number{n, 1}});
    } else if (numbers_ && word.ends_with('+') &&
               read_integer(word.substr(0, word.size() - 1), n)) {
      ranges_.push_back({.from = Number{n, 1}, .to = {}});
    } else if (none_ && word == "no") {
      words_.push_back(word);
    } else {
      std::vector<Choice> choices;
      for (const auto id : allowed_)
        choices.push_back({.id = id, .label = {id, id}, .also = {}, .needs = {}});
      if (choices.empty())
        throw UsageError(fmt::format("--expect '{}': {}", word,
                                     pick(context_, "allowed are numbers, such as 3 or 3+",
                                          "sono ammessi numeri, come 3 o 3+")));
      words_.emplace_back(allowed_[static_cast<std::size_t>(
          read_choice("expect", choices, word, context_.style.lang))]);
    }
  }

  const Context& context_;
  std::vector<std::string_view> allowed_;
  std::vector<std::string> words_;
  std::vector<Range> ranges_;
  bool numbers_ = false;
  bool none_ = false;
};

void no_words(const Context& context, std::size_t allowed = 0) {
  const auto& words = context.arguments.words;
  if (words.size() > allowed)
    throw UsageError(
        fmt::format(fmt::runtime(pick(context, "{} takes no '{}'", "{} non ammette '{}'")),
                    context.arguments.command, words[allowed]));
}

int roll(const Context& context) {
  const auto& words = context.arguments.words;
  const auto text = words.empty() ? std::string() : words[0];
  no_words(context, 1);
  const auto parts = parse_dice(text);
  if (parts.empty())
    throw UsageError(fmt::format("roll '{}': {}", text,
                                 pick(context, "allowed are dice such as 3d6, 2d6-2, 1/2d6 or d10",
                                      "sono ammessi dadi come 3d6, 2d6-2, 1/2d6 o d10")));
  ChosenDice dice(context.arguments, context.world, context.style.lang);
  const auto rolled = roll_dice(parts, dice.source());
  dice.finish();
  if (context.arguments.quiet) {
    context.world.out(fmt::format("{}\n", rolled.total));
    return resolved;
  }
  if (context.arguments.json) {
    std::string faces;
    for (const auto& part : rolled.parts)
      for (const auto face : part.faces)
        faces += fmt::format("{}{}", faces.empty() ? "" : ",", face);
    context.world.out(fmt::format(
        "{{\"schema\":1,\"version\":\"{}\",\"test\":\"roll\",\"expression\":\"{}\",\"seed\":{},"
        "\"dice\":[{}],\"outcome\":{{\"total\":{}}}}}\n",
        NFW_VERSION, text, dice.seed() ? fmt::format("{}", *dice.seed()) : "null", faces,
        rolled.total));
    return resolved;
  }
  std::string out;
  for (const auto& part : rolled.parts) {
    const auto sign = part.part.sign < 0 ? "- " : out.empty() ? "" : "+ ";
    if (part.part.sides == 0)
      out += fmt::format("{}{} ", sign, part.part.count);
    else
      out += fmt::format("{}[{}]{} ", sign, fmt::join(part.faces, " "),
                         part.part.divisor > 1 ? fmt::format("/{}", part.part.divisor) : "");
  }
  context.world.out(fmt::format("{}= {}\n", out, rolled.total));
  if (dice.seed())
    context.world.out(fmt::format("{} {}\n", pick(context, "Seed", "Seme"), *dice.seed()));
  return resolved;
}

int table(const Context& context) {
  no_words(context, 1);
  const auto& words = context.arguments.words;
  if (words.empty()) {
    context.world.out(report::list_text(context.ruleset, context.style.lang));
    return resolved;
  }
  for (const auto* test : context.ruleset.tests)
    if (test->id == words[0]) {
      context.world.out(report::table_text(*test, context.ruleset, context.style.lang));
      return resolved;
    }
  std::vector<std::string_view> names;
  for (const auto* test : context.ruleset.tests) names.push_back(test->id);
  throw UsageError(fmt::format("table '{}': {} {}{}", words[0],
                               pick(context, "allowed are", "sono ammessi"), joined(names),
                               did_you_mean(words[0], names, context.style.lang)));
}

int rulings(const Context& context) {
  no_words(context, 1);
  const auto& words = context.arguments.words;
  const auto& all = context.ruleset.rulings;
  if (words.empty()) {
    std::vector<bool> felt;
    for (const auto& ruling : all) felt.push_back(is_felt(context.ruleset, ruling));
    context.world.out(report::rulings_text(context.ruleset, felt, context.style.lang));
    return resolved;
  }
  if (const auto* ruling = find_ruling(context.ruleset, words[0])) {
    context.world.out(
        report::ruling_text(*ruling, is_felt(context.ruleset, *ruling), context.style.lang));
    return resolved;
  }
  std::vector<std::string_view> names;
  for (const auto& ruling : all) {
    names.insert(names.end(), {ruling.number, ruling.id});
    if (!ruling.switch_id.empty()) names.push_back(ruling.switch_id);
  }
  throw UsageError(fmt::format("rulings '{}': {}{}", words[0],
                               pick(context, "no such ruling; 'nfw rulings' lists them",
                                    "non c'è questa lettura; 'nfw rulings' le elenca"),
                               did_you_mean(words[0], names, context.style.lang)));
}

}  // namespace

int resolve_test(const TestTable& test, const Context& context) {
  const auto& arguments = context.arguments;
  no_words(context);
  const auto bound = bind(test, context.ruleset, arguments, context.style.lang);
  std::optional<Expectation> expected;
  if (arguments.expect) expected.emplace(*arguments.expect, test, context);
  ChosenDice dice(arguments, context.world, context.style.lang);
  const auto done = resolve(make_procedure(test, bound.facts), dice.source());
  dice.finish();

  const report::Breakdown breakdown{.ruleset = &context.ruleset,
                                    .default_ruleset = &context.ruleset == context.rulesets.front(),
                                    .resolved = &done,
                                    .seed = dice.seed(),
                                    .given = bound.given,
                                    .assumed = bound.assumed};
  const auto headline = report::headline(test, breakdown.outcome());
  if (arguments.quiet)
    context.world.out(headline + "\n");
  else if (arguments.json)
    context.world.out(report::json(breakdown, NFW_VERSION));
  else
    context.world.out(report::text(breakdown, context.style));
  return !expected || expected->met(headline) ? resolved : not_expected;
}

int other_command(const Context& context) {
  const auto& command = context.arguments.command;
  if (command == "roll") return roll(context);
  if (command == "table") return table(context);
  if (command == "rulings") return rulings(context);
  no_words(context);
  context.world.out(report::list_text(context.ruleset, context.style.lang));
  return resolved;
}

}  // namespace nfw::cli
