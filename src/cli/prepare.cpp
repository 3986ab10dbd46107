#include "prepare.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace nfw::cli {

namespace {

// The row that may lead from one test to the next, whatever the dice.
const NextTest& row_to(const TestTable& first, const TestTable& next, Lang lang) {
  const auto row = std::ranges::find(first.next, next.id, &NextTest::test);
  if (row != first.next.end()) return *row;
  std::vector<std::string_view> names;
  for (const auto& one : first.next)
    if (std::ranges::find(names, one.test) == names.end()) names.push_back(one.test);
  if (names.empty())
    throw UsageError(lang, "--then '{}': no test follows from {}",
                     "--then '{}': da {} non segue nessun test", next.id, first.id);
  throw UsageError(lang, "--then '{}': from {} follows {}", "--then '{}': da {} segue {}", next.id,
                   first.id, joined(names));
}

// No die can bring it about any more: it asks for inputs alone, and they say otherwise.
bool ruled_out(const When& when, const TestTable& test, const Facts& facts) {
  const auto is_input = [&](const Condition& condition) {
    return condition.fact < test.inputs.size();
  };
  return !holds(when, facts) && std::ranges::all_of(when.any, [&](const Clause& clause) {
    return std::ranges::all_of(clause.all, is_input);
  });
}

// What is known before any die of what one part will fill in of the next.
Prefilled beforehand(const NextTest& row, const Part& first, const Start& known,
                     const TestTable& next) {
  Prefilled out;
  const Conclusion before{Outcome(first.test->outcome.size()), {}, known.facts};
  for (const auto& [slot, value] : filled(row, *first.test, known.given, before, next))
    out.values.emplace_back(slot, value);
  const auto& exchanged = first.test->both.exchanged;
  for (const auto& arg : row.args) {
    // What only the other side's dice would tell stays unknown where these are not rolled.
    const bool told = std::ranges::find(exchanged, arg.fact, &Exchanged::fact) != exchanged.end();
    if (told && !first.side) continue;
    if (ruled_out(arg.when, *first.test, known.facts)) continue;
    if (const auto slot = find_fact(next, arg.flag); slot != no_slot) out.later.push_back(slot);
  }
  return out;
}

// What is known of a part before any die, and the inputs that are or will be given.
Start known_of(const Part& part, const Prefilled& prefilled) {
  Start out{part.as_given, part.given};
  out.given.insert(out.given.end(), prefilled.later.begin(), prefilled.later.end());
  for (const auto& [slot, value] : prefilled.values) {
    if (!out.facts.has(slot)) out.facts.set(slot, value);
    out.given.push_back(slot);
  }
  complete(*part.test, out.facts);
  return out;
}

class Preparation {
 public:
  Preparation(const Ruleset& ruleset, const Arguments& first, const Lists& lists, Lang lang)
      : ruleset_(ruleset), first_(first), lists_(lists), lang_(lang) {}

  Play prepare(const std::vector<ChainPart>& parts) {
    auto first = bound(parts.front(), {});
    const bool both = takes_both(*first.test, start_of(first).facts);
    const auto then = both && !parts.front().alone ? at_once(*first.test) : std::vector<Part>();
    auto play = both ? against(first, then) : alone(std::move(first));
    for (std::size_t n = 0; n < play.parts.size(); ++n) know(play, n);
    for (std::size_t n = 1; n < parts.size(); ++n) {
      const auto& next = *parts[n].test;
      if (both) refuse_at_once(*play.parts.front().test, next);
      play = followed_by(play, bound(parts[n], before(play, last_part(play), next)));
      know(play, play.parts.size() - 1);
    }
    return play;
  }

 private:
  Part bound(const ChainPart& part, const Prefilled& prefilled) {
    auto arguments = part.arguments;
    arguments.rulings = first_.rulings;
    auto said = cli::bind(*part.test, ruleset_, arguments, lang_, prefilled, lists_);
    Part out{part.test, std::move(said.as_given), std::move(said.given)};
    out.listed = std::move(said.listed);
    return out;
  }

  Prefilled before(const Play& play, std::size_t first, const TestTable& next) const {
    const auto& part = play.parts[first];
    return beforehand(row_to(*part.test, next, lang_), part, known_[first], next);
  }

  void know(const Play& play, std::size_t n) {
    const auto& part = play.parts[n];
    known_.push_back(
        known_of(part, part.after == no_part ? Prefilled() : before(play, part.after, *part.test)));
  }

  // The tests that both sides' attacks lead to at once, by the rulings in force.
  [[nodiscard]] std::vector<Part> at_once(const TestTable& test) const {
    const auto chosen = choose_rulings(ruleset_, first_, lang_);
    std::vector<Part> out;
    for (const auto id : test.both.then) {
      const auto* next = *std::ranges::find(ruleset_.tests, id, &TestTable::id);
      out.push_back({next, Facts(*next), {}});
      play(chosen, *next, out.back().as_given);
    }
    return out;
  }

  void refuse_at_once(const TestTable& first, const TestTable& next) const {
    if (std::ranges::find(first.both.then, next.id) == first.both.then.end()) return;
    throw UsageError(
        lang_ == Lang::it
            ? "--then: quando tirano le due parti, i test che seguono si fanno subito"
            : "--then: where both sides roll, the tests that follow are taken at once");
  }

  const Ruleset& ruleset_;
  const Arguments& first_;  // has the options of all parts
  const Lists& lists_;
  Lang lang_;
  std::vector<Start> known_;  // by part
};

}  // namespace

Play prepare(const std::vector<ChainPart>& parts, const Ruleset& ruleset, const Lists& lists,
             Lang lang) {
  return Preparation(ruleset, parts.front().arguments, lists, lang).prepare(parts);
}

}  // namespace nfw::cli
