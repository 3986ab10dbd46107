#pragma once

#include "nfw/facts.hpp"
#include "small_table.hpp"

// A small test to ask about, whose facts each have another kind.

namespace nfw::testing {

inline constexpr Text no_words{};

enum : Slot { ready, shooters, balance, range, distance, arm, leaders, spare, share, all_facts };

inline List<Choice> arms() {
  return list<Choice>({{"infantry", no_words, {}, 1, {}},
                       {"cavalry", no_words, {}, 2, {}},
                       {"artillery", no_words, {}, 5, {}}});
}
inline List<Choice> bands() {
  return list<Choice>({{"point-blank", no_words, {}, 0, {}},
                       {"short", no_words, {}, 0, {}},
                       {"long", no_words, {}, 0, {}}});
}

// Inputs up to `leaders`; `spare` and `share` are worked out.
inline TestTable small_test() {
  TestTable test;
  test.facts = list<Fact>({{"ready", Kind::flag, {}},
                           {"shooters", Kind::count, {}},
                           {"balance", Kind::whole, {}},
                           {"range", Kind::choice, bands()},
                           {"distance", Kind::cm, {}},
                           {"arm", Kind::choice, arms()},
                           {"leaders", Kind::choices, arms()},
                           {"spare", Kind::whole, {}},
                           {"share", Kind::whole, {}}});
  std::vector<Input> inputs(spare);
  for (std::size_t n = 0; n < inputs.size(); ++n) {
    inputs[n].id = test.facts[n].id;
    inputs[n].kind = test.facts[n].kind;
  }
  static tables::Arena arena;
  test.inputs = arena.keep(std::move(inputs));
  test.initial = arena.keep(std::vector<Number>(all_facts, Number{0, 0}));
  return test;
}

inline Facts facts_of(std::initializer_list<std::pair<Slot, std::int64_t>> known) {
  Facts facts(small_test());
  for (const auto& [slot, value] : known) facts.set(slot, value);
  return facts;
}

}  // namespace nfw::testing
