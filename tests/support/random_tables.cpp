#include "random_tables.hpp"

#include <algorithm>
#include <sstream>

#include "random_rows.hpp"
#include "random_stages.hpp"

namespace nfw::testing {

namespace {

using Kind = Known::Kind;

const std::vector<std::string> arms{"foot", "horse", "guns"};
const std::vector<std::string> moods{"calm", "shaken", "routed"};
const std::vector<std::string> bands{"near", "far", "out"};
const std::vector<std::string> readings{"strict", "loose"};
constexpr auto other_side = "enemy-";

Node choices(Rows& rows, const std::vector<std::string>& ids) {
  Node out = list({});
  for (const auto& id : ids) {
    out.items.push_back(rows.labelled(id));
    set(out.items.back(), "rank", whole(static_cast<int>(out.items.size()) - 1));
  }
  return out;
}

// Writes one test.
class TestWriter {
 public:
  TestWriter(Chooser& chooser, bool both) : choose_(chooser), rows_(chooser), both_(both) {}

  struct Written {
    Node table;
    std::vector<Known> inputs;
  };
  // `follows`: the test that may follow, or nullptr.
  Written write(const std::string& name, const Written* follows) {
    set(out_, "format", whole(2));
    set(out_, "procedure", text("check"));
    for (const auto* language : {"en", "it"}) set(out_, language, text(name));
    set(out_, "about", table({{"en", text(name)}, {"it", text(name)}}));
    set(out_, "ref", text("1"));
    inputs();
    facts(2);
    stages();
    outcome();
    conclusion(follows);
    disorder();
    return {std::move(out_), std::move(inputs_)};
  }

 private:
  void input(const Known& one, const std::string& kind) {
    auto row = rows_.labelled(one.id);
    set(row, "kind", text(kind));
    set(row, "group", text("unit"));
    if (!one.values.empty()) set(row, "values", choices(rows_, one.values));
    const bool mirrored = both_ && choose_.percent(50);
    if (mirrored) set(row, "both", yes(true));
    if (one.kind == Kind::word && choose_.percent(50))
      set(row, "default", text(choose_.pick(one.values)));
    if ((kind == "count" || kind == "whole") && choose_.percent(50))
      set(row, "default", whole(choose_.below(3)));
    testing::add(out_, "input", std::move(row));
    inputs_.push_back(one);
    const bool late = choose_.percent(rows_.taste.late_inputs);
    auto& asked = late ? asked_at_the_end_ : rows_.known;
    asked.push_back({one.id, one.kind, one.values, !late});
    if (mirrored) asked.push_back({other_side + one.id, one.kind, one.values, !late});
  }

  void inputs() {
    rows_.known.push_back({"reading", Kind::word, readings});
    if (both_) {
      auto flag = rows_.labelled("both");
      set(flag, "kind", text("flag"));
      set(flag, "group", text("unit"));
      testing::add(out_, "input", std::move(flag));
    }
    input({"men", Kind::number}, "count");
    if (choose_.percent(50)) input({"lost", Kind::number}, "count");
    if (choose_.percent(50)) input({"brave", Kind::flag}, "flag");
    if (choose_.percent(50)) input({"arm", Kind::word, arms}, "choice");
    if (choose_.percent(40)) input({"drift", Kind::number}, "whole");
    if (choose_.percent(25)) input({"groups", Kind::number}, "counts");
    if (choose_.percent(25)) input({"distance", Kind::number}, "cm");
    if (has("distance") && choose_.percent(60)) range();
    if (has("groups")) taken_from_a_list();
  }

  [[nodiscard]] bool has(const std::string& input) const {
    return std::ranges::find(inputs_, input, &Known::id) != inputs_.end();
  }

  void range() {
    Node row = rows_.labelled(rows_.fresh("reach"));
    const int near = choose_.between(1, 2);
    set(row, "limits", table({{bands[0], whole(near)}, {bands[1], whole(near + 1)}}));
    set(out_, "range",
        table({{"band", text("band")},
               {"from", text("distance")},
               {"values", choices(rows_, bands)},
               {"beyond", text(bands[2])},
               {"row", list({row})}}));
    if (has("brave") && choose_.percent(50)) {
      Node half = rows_.labelled(rows_.fresh("half"));
      set(half, "when", table({{"brave", yes(true)}}));
      set(at(out_, "range"), "halve", list({half}));
    }
    rows_.known.push_back({"band", Kind::word, bands});
  }

  void taken_from_a_list() {
    static const std::vector<std::string> parts{"items", "first", "as-first", "rises"};
    const auto id = rows_.fresh("taken");
    testing::add(
        out_, "fact",
        table({{"id", text(id)}, {"list", text("groups")}, {"take", text(choose_.pick(parts))}}));
    rows_.known.push_back({id, Kind::number});
  }

  void fact_rules(const std::string& name, bool halves) {
    const auto id = rows_.fresh(name);
    for (auto& rule : rows_.fact(id, halves)) testing::add(out_, "fact", std::move(rule));
    rows_.known.push_back({id, Kind::number});
  }
  // Worked out at the end, and halved by what nothing else need ask for: one of the inputs.
  void after() {
    fact_rules("after", true);
    if (choose_.percent(50)) {
      std::vector<std::string> numbers{"men"};
      for (const auto& input : asked_at_the_end_)
        if (input.kind == Kind::number) numbers.push_back(input.id);
      auto row = rows_.labelled(rows_.fresh("half"));
      set(row, "when", table({{choose_.pick(numbers), text(choose_.percent(50) ? "1.." : "2..")}}));
      testing::add(at(out_, "fact").items.back(), "halve", std::move(row));
    }
    if (choose_.percent(80)) reveal(rows_.known.back());
  }
  void facts(int most) {
    for (int n = choose_.between(0, most); n > 0; --n) fact_rules("fact", true);
  }

  void stages() {
    Stages stages(choose_, rows_);
    const int count = choose_.between(1, choose_.between(1, 3));
    for (int n = 0; n < count; ++n) {
      stages.write(out_);
      if (choose_.percent(40)) facts(1);
    }
    set(out_, "stages", texts(stages.ids()));
    stages.roll_again(out_);
    stages.compare(out_);
    given_ = stages.gives();
    if (both_) first_ = stages.ids().front();
  }
  // Facts stand in any order, but for the rules of one of them.
  void disorder() {
    auto& rules = at(out_, "fact").items;
    const std::vector<Node> all(rules.begin(), rules.end());
    const auto first = choose_.pick(all).find("id")->text;
    std::stable_partition(rules.begin(), rules.end(),
                          [&](const Node& rule) { return rule.find("id")->text == first; });
  }

  // ---- what is left to say

  void key(const Known& one, const std::string& id) {
    static const std::string kinds[] = {"flag", "word", "number"};
    auto row = rows_.labelled(id);
    set(row, "kind", text(kinds[static_cast<int>(one.kind)]));
    if (choose_.percent(15)) set(row, "optional", yes(true));
    if (id != one.id) set(row, "is", text(one.id));
    testing::add(out_, "outcome", std::move(row));
    keys_.push_back({id, one.kind, one.values});
  }
  // A key without a fact: effects give it a value.
  Known own_key(const Known& one, const Node& initial) {
    auto row = rows_.labelled(one.id);
    set(row, "kind",
        text(one.kind == Kind::flag ? "flag"
             : one.values.empty()   ? "number"
                                    : "word"));
    if (!one.values.empty()) set(row, "values", choices(rows_, one.values));
    if (choose_.percent(60)) set(row, "initial", initial);
    testing::add(out_, "outcome", std::move(row));
    keys_.push_back(one);
    told_.push_back(one);
    return one;
  }

  void outcome() {
    for (const auto& one : given_) {
      if (choose_.percent(70)) key(one, one.id);
      if (choose_.percent(15)) key(one, rows_.fresh("key"));
    }
    for (const auto& one : rows_.known)
      if (one.id.starts_with("fact") && choose_.percent(50)) key(one, one.id);
    own_key({"shaken", Kind::flag}, yes(choose_.percent(50)));
    if (choose_.percent(50)) own_key({"mood", Kind::word, moods}, text(choose_.pick(moods)));
    if (choose_.percent(50)) own_key({"score", Kind::number}, whole(choose_.below(3)));
    if (has("arm") && choose_.percent(50)) {
      key({"arm", Kind::word, arms}, "arm");
      told_.push_back({"arm-after", Kind::word, arms});
    }
    set(out_, "headline", texts({keys_.front().id}));
  }

  Node value_for(const Known& key) {
    if (key.kind == Kind::flag) return yes(choose_.percent(70));
    if (key.kind == Kind::word) return text(choose_.pick(key.values));
    return whole(choose_.below(4));
  }

  void effect() {
    Node row = choose_.percent(50) ? rows_.labelled(rows_.fresh("effect")) : table();
    const auto& key = choose_.pick(keys_);
    set(row, "set", table({{key.id, value_for(key)}}));
    rows_.conditions(row, 90);
    testing::add(out_, "effect", std::move(row));
  }

  // No key is what only the end tells: effects tell what it comes to.
  void reveal(const Known& one) {
    const auto key = own_key({rows_.fresh("shows"), Kind::number}, whole(0));
    static const std::vector<std::string> steps{"<0", ">0..<1", "1..<2", "2..<3", "3..<4", "4.."};
    for (std::size_t n = 0; n < steps.size(); ++n)
      testing::add(out_, "effect",
                   table({{"when", table({{one.id, text(steps[n])}})},
                          {"set", table({{key.id, whole(static_cast<int>(n))}})}}));
  }

  void conclusion(const Written* follows) {
    rows_.known.insert(rows_.known.end(), asked_at_the_end_.begin(), asked_at_the_end_.end());
    if (both_) both(follows);
    for (int n = choose_.between(1, 2); n > 0; --n) after();
    rows_.known.insert(rows_.known.begin(), told_.begin(), told_.end());
    for (int n = choose_.between(0, 3); n > 0; --n) effect();
    if (follows != nullptr)
      for (int n = choose_.between(1, 2); n > 0; --n) next(*follows);
  }

  void both(const Written* follows) {
    set(out_, "other-side",
        table({{"prefix", text(other_side)}, {"en", text("enemy:")}, {"it", text("nemico:")}}));
    auto sides = table({{"flag", text("both")},
                        {"own", table({{"en", text("own:")}, {"it", text("propri:")}})},
                        {"own-group", text("unit")},
                        {"enemy-group", text("unit")}});
    if (choose_.percent(60)) set(sides, "first", texts({first_}));
    if (follows != nullptr) set(sides, "then", texts({"second"}));
    set(sides, "exchanged", table({{"suffered", text(choose_.pick(rows_.amounts(false)))}}));
    rows_.known.push_back({"suffered", Kind::number});
    set(out_, "both", std::move(sides));
  }

  void next(const Written& follows) {
    auto row = table({{"test", text("second")},
                      {"why", text("next")},
                      {"en", text("next")},
                      {"it", text("next")}});
    rows_.conditions(row, 50);
    const int told = choose_.pick<int>({20, 40, 80});
    for (const auto& input : follows.inputs) {
      const bool shared =
          std::ranges::any_of(inputs_, [&](const Known& own) { return own.id == input.id; });
      if (shared && choose_.percent(15))
        testing::add(row, "carry", text(input.id));
      else if (choose_.percent(told))
        argument(row, input);
    }
    testing::add(out_, "next", std::move(row));
  }

  void argument(Node& row, const Known& input) {
    auto out = table({{"flag", text(input.id)}});
    const auto like = [&](const std::vector<Known>& all) {
      std::vector<std::string> ids;
      for (const auto& one : all)
        if (one.kind == input.kind && one.values == input.values) ids.push_back(one.id);
      return ids;
    };
    const auto facts = like(choose_.percent(85) ? given_ : rows_.known);
    const auto keys = like(keys_);
    if (!keys.empty() && choose_.percent(30))
      set(out, "outcome", text(choose_.pick(keys)));
    else if (!facts.empty() && choose_.percent(90))
      set(out, "from", text(choose_.pick(facts)));
    else if (input.kind == Kind::word)
      set(out, "value", text(choose_.pick(input.values)));
    else if (input.kind == Kind::number)
      set(out, "value", text(std::to_string(choose_.below(4))));
    if (choose_.percent(30)) set(out, "when", rows_.when());
    testing::add(row, "arg", std::move(out));
  }

  Chooser& choose_;
  Rows rows_;
  bool both_;
  Node out_;
  std::vector<Known> inputs_;
  std::vector<Known> asked_at_the_end_;  // inputs of which no roll knows
  std::vector<Known> given_;             // by the stages
  std::vector<Known> keys_;              // of the outcome
  std::vector<Known> told_;              // facts that the outcome gives
  std::string first_;                    // the stage that both sides roll first
};

std::string value_for(Chooser& choose, const Known& input) {
  if (input.kind == Kind::flag) return "true";
  if (input.kind == Kind::word) return choose.pick(input.values);
  if (input.id == "groups")
    return std::to_string(choose.below(3)) + "," + std::to_string(choose.below(3));
  const int low = input.id.ends_with("drift") ? -2 : 0;
  return std::to_string(choose.between(low, 3));
}

}  // namespace

RandomTables random_tables(std::uint64_t seed) {
  Chooser choose(seed);
  RandomTables out;
  out.both = choose.percent(20);
  const auto second = TestWriter(choose, false).write("second", nullptr);
  const auto first = TestWriter(choose, out.both).write("first", &second);
  out.tests = {{"first", first.table}, {"second", second.table}};
  out.ruleset = table({{"format", whole(2)}, {"en", text("Game")}, {"it", text("Gioco")}});
  set(out.ruleset, "book", table({{"en", text("Game")}, {"it", text("Gioco")}}));
  if (choose.percent(50))
    set(out.ruleset, "natural",
        table({{"always", whole(choose.between(2, 3))}, {"never", whole(choose.between(0, 1))}}));
  set(out.ruleset, "tests", texts({"first", "second"}));
  out.reading = choose.pick(readings);
  const auto give = [&](std::size_t test, const Known& input, const std::string& prefix) {
    if (choose.percent(60))
      out.inputs.push_back({test, prefix + input.id, value_for(choose, input)});
  };
  for (const auto& input : first.inputs) give(0, input, "");
  if (out.both)
    for (const auto& input : first.inputs) give(0, input, other_side);
  for (const auto& input : second.inputs)
    if (choose.percent(50)) give(1, input, "");
  return out;
}

std::string text_of(const RandomTables& tables) {
  std::string out = "# ruleset.toml\n" + to_toml(tables.ruleset);
  for (const auto& [name, table] : tables.tests) out += "\n# " + name + ".toml\n" + to_toml(table);
  out += "\n# inputs: --ruling reading=" + tables.reading;
  for (const auto& input : tables.inputs)
    out += " " + tables.tests[input.test].first + " --" + input.id + " " + input.value;
  return out + (tables.both ? " --both\n" : "\n");
}

}  // namespace nfw::testing
