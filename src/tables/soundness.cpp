#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <set>

#include "fields.hpp"
#include "load.hpp"
#include "nfw/facts.hpp"
#include "nfw/procedure.hpp"

namespace nfw::tables {

namespace {

class Checker {
 public:
  Checker(const Ruleset& ruleset, const TestTable& test, const Places& places, Problems& problems)
      : ruleset_(ruleset), test_(test), places_(places), problems_(problems) {}

  void run() {
    procedure();
    flag_names();
    inputs();
    for (const auto& stage : test_.stages) {
      twice(stage, "dice", stage.dice);
      twice(stage, "modifier", stage.modifiers);
      twice(stage, "row", stage.rows);
      bands(stage);
      const Asked asked{"stage." + path_of(stage), stage.key,
                        [&](const Chosen& chosen) { return is_taken(stage.when, chosen); }};
      covers(asked, stage.rows);
      covers(asked, stage.columns);
    }
    for (const auto& reach : test_.ranges) {
      this->reach(reach);
      covers({"range", "range", [&](const Chosen& chosen) { return is_asked(reach, chosen); }},
             reach.rows);
    }
    both();
    next();
  }
  // What it says of other tests.
  void next() {
    for (std::size_t n = 0; n < test_.next.size(); ++n) next(test_.next[n], n);
  }

 private:
  void fault(const std::string& path, const Message& message) {
    const auto place = places_.find(path);
    const Position at = place != places_.end() ? place->second : places_.at("");
    problems_.push_back({at, message});
  }

  void procedure() {
    const auto& all = procedures();
    const auto info = std::ranges::find(all, test_.procedure, &ProcedureInfo::name);
    if (info == all.end()) {
      std::vector<std::string_view> names;
      for (const auto& one : all) names.push_back(one.name);
      fault("",
            message({"unknown procedure '{}'", "procedura '{}' sconosciuta"}, {test_.procedure}) +
                suggestion(test_.procedure, names));
      return;
    }
    for (const auto& role : test_.roles)
      known("roles", role.name, info->roles,
            {"the procedure knows no role '{}'", "la procedura non ha un ruolo '{}'"});
  }

  void known(const std::string& path, std::string_view name,
             const std::vector<std::string_view>& names, Wording unknown) {
    if (std::ranges::find(names, name) == names.end())
      fault(path == "stage" ? "stage." + std::string(name) : path,
            message(unknown, {name}) + suggestion(name, names));
  }

  // A name means one flag.
  void flag_names() {
    std::map<std::string_view, std::string_view> bearers;
    const auto add = [&](std::string_view name, std::string_view id) {
      const auto [bearer, is_new] = bearers.emplace(name, id);
      if (!is_new && bearer->second != id)
        fault("input." + std::string(id), message({"'{}' is a name of the flag '{}', too",
                                                   "'{}' è già un nome dell'opzione '{}'"},
                                                  {name, bearer->second}));
    };
    for (const auto& input : test_.inputs) {
      add(input.id, input.id);
      if (!input.it_id.empty()) add(input.it_id, input.id);
      for (const auto name : input.also) add(name, input.id);
    }
  }

  // No value is taken from a default that may in turn be taken from this one.
  void inputs() {
    for (std::size_t slot = 0; slot < test_.inputs.size(); ++slot) {
      const auto& input = test_.inputs[slot];
      for (const auto& one : input.defaults)
        if (one.value.fact != no_slot && one.value.fact >= slot &&
            one.value.fact < test_.inputs.size())
          fault("input." + std::string(input.id),
                message({"a default asks for an input below it",
                         "un valore predefinito dipende da un'opzione che sta più sotto"}));
    }
  }

  template <class Row>
  void twice(const StageTable& stage, const std::string& list, List<Row> rows) {
    for (auto row = rows.begin(); row != rows.end(); ++row)
      if (!row->id.empty() &&
          std::find_if(rows.begin(), row, [&](const Row& r) { return r.id == row->id; }) != row)
        fault(path_of(stage) + "." + list + "." + std::string(row->id),
              message({"'{}' stands twice", "'{}' c'è due volte"}, {row->id}));
  }

  static std::string path_of(const StageTable& stage) { return std::string(stage.key); }

  // Of each choice, bit n for its n-th value; none where it is not to be made.
  using Chosen = std::map<Slot, std::uint64_t>;
  struct Asked {
    std::string path;
    std::string_view name;
    std::function<bool(const Chosen&)> when;
  };

  // Whatever is chosen of what they ask for, one of the rows fits.
  template <class Row>
  void covers(const Asked& table, List<Row> rows) {
    std::set<Slot> asked;
    for (const auto& row : rows)
      for (const auto& clause : row.when.any)
        for (const auto& one : clause.all)
          if (one.fact < test_.inputs.size() && test_.inputs[one.fact].kind == Kind::choice)
            asked.insert(one.fact);
    constexpr std::size_t most = 1'000'000;  // looks at rows; where it takes more nothing is said
    std::size_t looks = std::max<std::size_t>(rows.size(), 1);
    for (const auto slot : asked)
      if ((looks *= test_.inputs[slot].values.size()) > most) return;
    covers(table, rows, {asked.begin(), asked.end()}, {});
  }

  // True until one is left out, of which the player is told.
  template <class Row>
  bool covers(const Asked& table, List<Row> rows, const std::vector<Slot>& asked, Chosen chosen) {
    if (chosen.size() < asked.size()) {
      const auto slot = asked[chosen.size()];
      const auto with = [&](std::uint64_t value) {
        chosen[slot] = value;
        const bool out = covers(table, rows, asked, chosen);
        chosen.erase(slot);
        return out;
      };
      const auto& input = test_.inputs[slot];
      if (!may_hold(input.needs, chosen)) return with(0);
      for (std::size_t n = 0; n < input.values.size(); ++n)
        if (may_hold(input.values[n].needs, chosen) && !with(std::uint64_t{1} << n)) return false;
      return true;
    }
    const auto fits = [&](const Row& row) { return may_hold(row.when, chosen); };
    if (rows.empty() || std::ranges::any_of(rows, fits) || !table.when(chosen)) return true;
    std::string said;
    for (const auto& [slot, value] : chosen) {
      if (value == 0) continue;
      const auto& input = test_.inputs[slot];
      const auto n = static_cast<std::size_t>(std::countr_zero(value));
      said += " --" + std::string(input.id) + " " + std::string(input.values[n].id);
    }
    fault(table.path, message({"no row of '{}' fits{}", "nessuna riga di '{}' vale per{}"},
                              {table.name, said}));
    return false;
  }

  // Whether it may hold, as far as the choices say.
  static bool may_hold(const When& when, const Chosen& chosen) {
    const auto may = [&](const Condition& one) {
      const auto choice = chosen.find(one.fact);
      if (choice == chosen.end()) return true;
      if (one.match == Match::absent) return choice->second == 0;
      return one.match != Match::value || (choice->second & one.allowed) != 0;
    };
    return when.any.empty() || std::ranges::any_of(when.any, [&](const Clause& clause) {
             return std::ranges::all_of(clause.all, may);
           });
  }

  // Whether a stage may be taken: not where something must be said that it is not taken with.
  [[nodiscard]] bool is_taken(const When& when, const Chosen& chosen) const {
    const auto must_be_said = [&](const Condition& one) {
      if (one.match != Match::absent || one.fact >= test_.inputs.size()) return false;
      const auto& required = test_.inputs[one.fact].required;
      return required && may_hold(*required, chosen);
    };
    return when.any.empty() || std::ranges::any_of(when.any, [&](const Clause& clause) {
             return may_hold({{&clause, 1}}, chosen) &&
                    std::ranges::none_of(clause.all, must_be_said);
           });
  }

  // Whether a distance may be measured that the ranges then judge.
  [[nodiscard]] bool is_asked(const Reach& reach, const Chosen& chosen) const {
    const auto surely_holds = [&](const Clause& clause) {
      return std::ranges::all_of(clause.all, [&](const Condition& one) {
        const auto choice = chosen.find(one.fact);
        return choice != chosen.end() && one.match == Match::value &&
               (choice->second & one.allowed) != 0;
      });
    };
    const auto refuses = [&](const Refusal& one) {
      return std::ranges::any_of(one.when.any, surely_holds);
    };
    const bool is_said = reach.distance >= test_.inputs.size() ||
                         may_hold(test_.inputs[reach.distance].needs, chosen);
    return is_said && std::ranges::none_of(test_.refusals, refuses);
  }

  void bands(const StageTable& stage) {
    if (stage.bands.empty()) return;
    twice(stage, "band", stage.bands);
    const std::size_t columns = std::max<std::size_t>(1, stage.columns.size());
    for (std::size_t column = 0; column < columns; ++column) band_column(stage, column);
  }

  // Put in order, each band must begin one above the end of the one before; the ends are open.
  void band_column(const StageTable& stage, std::size_t column) {
    struct Part {
      const Band* band;
      Range totals;
    };
    std::vector<Part> parts;
    for (const auto& band : stage.bands) {
      if (band.totals.empty()) return;
      if (band.totals.size() > 1 && column >= band.totals.size()) return;
      const auto& totals = band.totals[band.totals.size() > 1 ? column : 0];
      if (totals != never) parts.push_back({&band, totals});
    }
    if (parts.empty()) return;
    const auto low = [](const Part& part) { return part.totals.from.value_or(Number{-9999, 1}); };
    std::ranges::stable_sort(parts, {}, low);
    const auto where = stage.columns.empty()
                           ? Message{}
                           : message({" for {}", " per {}"}, {stage.columns[column].id});
    const auto at = [&](const Part& part) {
      return path_of(stage) + ".band." + std::string(part.band->id);
    };
    if (parts.front().totals.from)
      fault(at(parts.front()),
            message({"'{}' leaves a gap below", "'{}' lascia un vuoto sotto di sé"},
                    {parts.front().band->id}) +
                where);
    if (parts.back().totals.to)
      fault(at(parts.back()),
            message({"'{}' leaves a gap above", "'{}' lascia un vuoto sopra di sé"},
                    {parts.back().band->id}) +
                where);
    for (std::size_t n = 1; n < parts.size(); ++n) {
      const auto& below = parts[n - 1];
      const auto& above = parts[n];

      if (overlap(below.totals, above.totals))
        fault(at(above), message({"'{}' and '{}' overlap", "'{}' e '{}' si sovrappongono"},
                                 {below.band->id, above.band->id}) +
                             where);
      else if (!adjoin(below.totals, above.totals))
        fault(at(above), message({"a gap between '{}' and '{}'", "un vuoto tra '{}' e '{}'"},
                                 {below.band->id, above.band->id}) +
                             where);
    }
  }

  static bool overlap(const Range& below, const Range& above) {
    if (!below.to || !above.from) return true;
    const bool touches = below.below || above.above;
    return touches ? *above.from < *below.to : *above.from <= *below.to;
  }
  // Whole totals follow on each other; totals with decimals share a bound, which one of them has.
  static bool adjoin(const Range& below, const Range& above) {
    if (below.below != above.above) return *above.from == *below.to;
    return !below.below && above.from->num == below.to->num + 1;
  }

  void reach(const Reach& reach) {
    for (const auto& row : reach.rows) {
      Number before = row.least.value_or(Number{0, 1});
      for (const auto& limit : row.limits) {
        if (limit.upto <= before)
          fault("range.row." + std::string(row.id),
                message({"the limits must grow from band to band",
                         "i limiti devono crescere di fascia in fascia"}));
        before = limit.upto;
      }
      if (row.limits.empty())
        fault("range.row." + std::string(row.id), message({"needs a limit", "richiede un limite"}));
    }
  }

  void both() {
    for (const auto test : test_.both.then)
      if (std::ranges::find(test_.next, test, &NextTest::test) == test_.next.end())
        fault("", message({"both: no row of 'next' leads to '{}'",
                           "both: nessuna riga di 'next' porta a '{}'"},
                          {test}));
  }

  void next(const NextTest& next, std::size_t n) {
    const std::string path = "next." + std::to_string(n);
    const auto test = std::ranges::find_if(ruleset_.tests,
                                           [&](const TestTable* t) { return t->id == next.test; });
    if (test == ruleset_.tests.end()) {
      std::vector<std::string_view> names;
      for (const auto* one : ruleset_.tests) names.push_back(one->id);
      fault(path, message({"no test '{}'", "nessun test '{}'"}, {next.test}) +
                      suggestion(next.test, names));
      return;
    }
    std::vector<std::string_view> flags;
    for (const auto& input : (*test)->inputs) flags.push_back(input.id);
    const auto flag = [&](std::string_view id) {
      if (std::ranges::find(flags, id) == flags.end())
        fault(path,
              message({"'{}' has no flag '{}'", "'{}' non ha l'opzione '{}'"}, {next.test, id}) +
                  suggestion(id, flags));
    };
    for (const auto& arg : next.args) flag(arg.flag);
    for (const auto slot : next.carry) flag(test_.facts[slot].id);
    for (const auto id : next.asks) flag(id);
  }

  const Ruleset& ruleset_;
  const TestTable& test_;
  const Places& places_;
  Problems& problems_;
};

}  // namespace

void check(const Book& book, Problems& problems) {
  for (std::size_t n = 0; n < book.tests.size(); ++n)
    Checker(book.ruleset, *book.tests[n], book.places[n], problems).run();
  const Places unknown{{"", {}}};
  for (const auto* test : book.ruleset.tests)
    if (std::ranges::find(book.tests, test, &std::unique_ptr<TestTable>::get) == book.tests.end())
      Checker(book.ruleset, *test, unknown, problems).next();
}

void check_italian(const Book& book, Problems& problems) {
  for (std::size_t n = 0; n < book.tests.size(); ++n) {
    const auto& test = *book.tests[n];
    const auto fault = [&](std::string_view flag, const Message& missing) {
      problems.push_back({book.places[n].at("input." + std::string(flag)),
                          as_is(std::string(flag) + ": ") + missing});
    };
    for (const auto& input : test.inputs) {
      if (input.it_id.empty())
        fault(input.id,
              message({"no Italian name in words.flags", "nessun nome italiano in words.flags"}));
      for (const auto& value : input.values)
        if (value.it_id.empty())
          fault(input.id, message({"'{}' needs 'it-id', its Italian name in a word",
                                   "'{}' richiede 'it-id', il suo nome italiano in una parola"},
                                  {value.id}));
    }
  }
}

}  // namespace nfw::tables
