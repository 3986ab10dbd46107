#include "test_reader.hpp"

#include <algorithm>
#include <array>

#include "borrow.hpp"
#include "nfw/nearest.hpp"
#include "nfw/procedure.hpp"
#include "roster_reader.hpp"

namespace nfw::tables {

namespace {

constexpr std::array<std::pair<std::string_view, Kind>, 10> kinds{{{"flag", Kind::flag},
                                                                   {"count", Kind::count},
                                                                   {"whole", Kind::whole},
                                                                   {"counts", Kind::counts},
                                                                   {"percent", Kind::percent},
                                                                   {"cm", Kind::cm},
                                                                   {"choice", Kind::choice},
                                                                   {"choices", Kind::choices},
                                                                   {"entries", Kind::entries},
                                                                   {"names", Kind::names}}};

constexpr std::array<std::pair<std::string_view, Take>, 4> takes{{{"items", Take::items},
                                                                  {"first", Take::first},
                                                                  {"rises", Take::rises},
                                                                  {"as-first", Take::as_first}}};

constexpr std::array<std::pair<std::string_view, Rounding>, 3> roundings{
    {{"down", Rounding::down}, {"up", Rounding::up}, {"nearest", Rounding::nearest}}};

bool has_values(Kind kind) { return kind == Kind::choice || kind == Kind::choices; }
bool is_number(Kind kind) { return !has_values(kind) && kind != Kind::flag; }

std::vector<std::string_view> ids(List<Choice> values) {
  std::vector<std::string_view> out;
  for (const auto& value : values) out.push_back(value.id);
  return out;
}

// As the player types it: no capital letters, hyphens for blanks.
std::string typed(std::string_view name) {
  std::string out(name);
  for (auto& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == ' ') c = '-';
  }
  return out;
}

std::vector<std::string> names_of(const Choice& choice) {
  std::vector<std::string> out{typed(choice.id), typed(choice.label.en), typed(choice.label.it)};
  for (const auto other : choice.also) out.push_back(typed(other));
  return out;
}

// The value that bears a name of this one, so that nobody could tell which is meant.
const Choice* namesake(const std::vector<Choice>& values, const Choice& choice) {
  const auto names = names_of(choice);
  for (const auto& value : values)
    for (const auto& name : names_of(value))
      if (!name.empty() && std::ranges::find(names, name) != names.end()) return &value;
  return nullptr;
}

}  // namespace

List<Choice> read_choices(const Node& list, const std::string& what, Arena& arena,
                          Problems& problems) {
  std::vector<Choice> out;
  for (const auto& item : list.items) {
    Fields row(item, what, arena, problems);
    Choice choice;
    choice.id = row.name("id");
    choice.label = row.label();
    choice.also = arena.keep(row.words("also"));
    choice.rank = static_cast<int>(row.integer("rank", 0));
    row.passes("needs");  // read once every fact has its name
    if (const auto* like = row.get("like")) {
      const auto model = std::ranges::find(out, row.word("like"), &Choice::id);
      if (model == out.end())
        row.fault(*like,
                  message({"no value '{}' above", "nessun valore '{}' più sopra"}, {like->text}) +
                      suggestion(like->text, ids(arena.keep(out))));
      else
        choice.like = static_cast<int>(model - out.begin());
      if (model != out.end() && !row.has("rank")) choice.rank = model->rank;
    }
    row.done();
    if (std::ranges::find(out, choice.id, &Choice::id) != out.end())
      row.fault(message({"'{}' stands twice", "'{}' c'è due volte"}, {choice.id}));
    if (const auto* other = namesake(out, choice); other != nullptr && other->id != choice.id)
      row.fault(message({"'{}' has a name that '{}' bears, too", "'{}' ha un nome che ha già '{}'"},
                        {choice.id, other->id}));
    out.push_back(choice);
  }
  constexpr std::size_t most = 64;
  if (out.size() > most)
    problems.push_back(
        {list.at, as_is(what + ": ") + message({"more than 64 values", "più di 64 valori"})});
  out.resize(std::min(out.size(), most));
  return arena.keep(std::move(out));
}

// ------------------------------------------------------------------------------- the whole file

TestTable TestReader::read(std::string_view ruleset, std::string_view id, const Node& root_node) {
  Fields root(root_node, "", arena_, problems_);
  test_.ruleset = ruleset;
  test_.id = id;
  add_houses(root_node, *shared_.house, houses_);
  placed("", root_node);
  if (root.integer("format", 0) != 1)
    root.fault(message({"'format' must be 1", "'format' deve essere 1"}));
  test_.title = root.label();
  test_.about = root.label_at("about");
  test_.ref = root.word("ref");
  test_.procedure = root.word("procedure");
  known_procedure(root);
  if (root.has("other-side")) {
    Fields side(*root.get("other-side"), "other-side", arena_, problems_);
    side_prefix_ = side.word("prefix");
    side_label_ = side.label();
    side.done();
  }

  name_inputs(root_node);
  name_facts(root, "fact");
  name_stages(root);
  name_facts(root, "after");
  read_both(root_node);
  for (const auto* range : root.tables("range")) name_range(*range);
  if (const auto* node = root.get("compare")) {
    comparison_ = with_loan("compare", *node);
    name_comparison(comparison_);
  }

  inputs(root);
  chapters(root);
  test_.worked_out = rules(root, "fact");
  test_.afterwards = rules(root, "after");
  ranges(root);
  stages(root);
  again(root);
  both(root);
  comparison(root);
  outcome(root);
  effects(root);
  next(root);
  refusals(root);
  roles(root);
  if (root.has("operand")) test_.operand = root.label_at("operand");
  roster(root);
  root.done(stage_ids_.empty() ? Message{}
                               : message({"; the stages of the test: {}", "; i tiri del test: {}"},
                                         {in_a_row(stage_ids_)}));
  return finish();
}

// All the rest depends on it, and would only seem to be wrong.
void TestReader::known_procedure(Fields& root) const {
  std::vector<std::string_view> names;
  for (const auto& info : procedures()) names.push_back(info.name);
  if (test_.procedure.empty() || std::ranges::find(names, test_.procedure) != names.end()) return;
  root.fault(*root.get("procedure"),
             message({"unknown procedure '{}'", "procedura '{}' sconosciuta"}, {test_.procedure}) +
                 suggestion(test_.procedure, names));
}

void TestReader::begin_form(std::string_view ruleset, std::string_view id, Fields& root,
                            const std::vector<std::string_view>& more) {
  in_groups_ = false;
  test_.ruleset = ruleset;
  test_.id = id;
  test_.title = root.label();
  test_.ref = root.word("ref");
  name_inputs(root.node());
  for (const auto fact : more) add_fact({.id = fact, .kind = Kind::count, .values = {}});
  name_facts(root, "fact");
  for (const auto& fact : facts_)
    if (std::ranges::find(shared_.switches, fact.id, &Fact::id) != shared_.switches.end())
      root.fault(message(
          {"'{}' is the name of a ruling's switch", "'{}' è già il nome di una scelta tra letture"},
          {fact.id}));
  inputs(root);
  test_.worked_out = rules(root, "fact");
}

TestTable TestReader::finish() {
  std::vector<Number> initial(facts_.size(), Number{0, 0});
  for (const auto& ruling : shared_.switches) {
    const auto slot = std::ranges::find(facts_, ruling.id, &Fact::id);
    if (slot == facts_.end()) continue;
    initial[static_cast<std::size_t>(slot - facts_.begin())] = Number{in_force(ruling.id), 1};
    const auto file = shared_.chosen_by.find(ruling.id);
    if (file != shared_.chosen_by.end() &&
        std::ranges::find(houses_, file->second) == houses_.end())
      houses_.push_back(file->second);
  }
  test_.initial = arena_.keep(std::move(initial));
  std::vector<std::string_view> houses;
  for (const auto house : houses_) houses.push_back(arena_.keep(house));
  test_.house = arena_.keep(std::move(houses));
  test_.facts = arena_.keep(facts_);
  return test_;
}

int TestReader::in_force(std::string_view ruling) const {
  const auto chosen = shared_.in_force.find(ruling);
  return chosen == shared_.in_force.end() ? 0 : chosen->second;
}

std::string_view TestReader::source_of(const Node& row) {
  return arena_.keep(houses_of(row, *shared_.house));
}

std::string TestReader::name_of(const Node& row, std::string_view list, std::size_t n) {
  const auto* id = row.find("id");
  if (id != nullptr && id->kind == Node::Kind::string) return id->text;
  return std::string(list) + " " + std::to_string(n + 1);
}

// ------------------------------------------------------------------------------- names of facts

Slot TestReader::add_fact(Fact fact) {
  facts_.push_back(fact);
  return static_cast<Slot>(facts_.size() - 1);
}

Slot TestReader::find(std::string_view id) {
  const auto known = std::ranges::find(facts_, id, &Fact::id);
  if (known != facts_.end()) return static_cast<Slot>(known - facts_.begin());
  const auto ruling = std::ranges::find(shared_.switches, id, &Fact::id);
  return ruling == shared_.switches.end() ? no_slot : add_fact(*ruling);
}

std::vector<std::string_view> TestReader::fact_names() const {
  std::vector<std::string_view> out;
  for (const auto& fact : facts_) out.push_back(fact.id);
  for (const auto& ruling : shared_.switches) out.push_back(ruling.id);
  return out;
}

Slot TestReader::fact(Fields& from, const Node& at, std::string_view id) {
  const auto slot = find(id);
  if (slot == no_slot)
    from.fault(at, message({"unknown fact '{}'", "fatto '{}' sconosciuto"}, {id}) +
                       suggestion(id, fact_names()));
  return slot;
}

Slot TestReader::fact_at(Fields& from, std::string_view key) {
  const auto* node = from.get(key);
  if (node == nullptr) return no_slot;
  const auto name = from.word(key);
  return name.empty() ? no_slot : fact(from, *node, name);
}

List<Choice> TestReader::values(Fields& row) {
  const auto* node = row.get("values");
  if (node == nullptr) {
    row.fault(message({"'values' is missing", "manca 'values'"}));
    return {};
  }
  if (node->kind == Node::Kind::array) return read_choices(*node, row.what(), arena_, problems_);
  if (node->kind != Node::Kind::string) {
    row.fault(*node,
              message({"'values' must be a list, or the name of a list in words.toml",
                       "'values' deve essere un elenco, o il nome di un elenco di words.toml"}));
    return {};
  }
  const auto found = shared_.vocabularies.find(node->text);
  if (found != shared_.vocabularies.end()) {
    if (const auto* list = shared_.words->find(node->text))
      add_houses(*list, *shared_.house, houses_);
    return found->second;
  }
  std::vector<std::string_view> names;
  for (const auto& [name, list] : shared_.vocabularies) names.emplace_back(name);
  row.fault(*node, message({"no list '{}' in words.toml", "nessun elenco '{}' in words.toml"},
                           {node->text}) +
                       what_it_can_be(node->text, names));
  return {};
}

// A group of the help, by its id; whoever writes its heading is told that.
Text TestReader::group(Fields& from, std::string_view key, bool required) {
  const auto id = from.word(key, required);
  if (id.empty()) return {};
  if (const auto found = shared_.groups.find(id); found != shared_.groups.end())
    return found->second;
  std::vector<std::string_view> known;
  std::string_view headed;
  for (const auto& [name, heading] : shared_.groups) {
    known.emplace_back(name);
    if (!nearest(id, {heading.en, heading.it}).empty()) headed = name;
  }
  const auto near = suggestion(id, known);
  from.fault(*from.get(key),
             message({"no group '{}' in words.toml", "nessun gruppo '{}' in words.toml"}, {id}) +
                 (near.en.empty() && !headed.empty() ? suggestion(headed, known)
                                                     : what_it_can_be(id, known)));
  return {};
}

void TestReader::name_inputs(const Node& root) {
  std::vector<Fact> other;
  Problems again;  // what is wrong with the list itself is said when the inputs are read
  const auto nodes = Fields(root, "", arena_, again).tables("input");
  for (std::size_t n = 0; n < nodes.size(); ++n) {
    const auto& node = *nodes[n];
    auto row = fields(node, "input " + in_quotes(name_of(node, "number", n)));
    Fact fact{.id = row.name("id"), .kind = Kind::flag, .values = {}};
    const auto kind = row.word("kind");
    const auto known = std::ranges::find(kinds, kind, &std::pair<std::string_view, Kind>::first);
    if (known == kinds.end()) {
      std::vector<std::string_view> names;
      for (const auto& [name, unused] : kinds) names.push_back(name);
      if (!kind.empty())
        row.fault(message({"unknown kind '{}'", "genere '{}' sconosciuto"}, {kind}) +
                  what_it_can_be(kind, names));
    } else {
      fact.kind = known->second;
    }
    if (has_values(fact.kind)) fact.values = values(row);
    if (std::ranges::find(facts_, fact.id, &Fact::id) != facts_.end())
      row.fault(message({"the flag stands twice", "l'opzione c'è due volte"}));
    placed("input." + std::string(fact.id), node);
    add_fact(fact);
    if (row.flag("both")) {
      if (side_prefix_.empty())
        row.fault(message({"'both' needs [other-side]", "'both' richiede [other-side]"}));
      fact.id = arena_.keep(side_prefix_ + std::string(fact.id));
      other.push_back(fact);
    }
  }
  for (const auto& fact : other) add_fact(fact);
  if (root.find("both") != nullptr) name_mirrors(root);
}

// With [both] every input has its like on the other side, but for those that both sides share.
void TestReader::name_mirrors(const Node& root) {
  Problems again;
  for (const auto* node : Fields(root, "", arena_, again).tables("input")) {
    auto row = Fields(*node, "input", arena_, again);
    const auto slot = find(row.word("id"));
    if (row.flag("shared")) shared_inputs_.push_back(slot);
  }
  const auto inputs = facts_;
  for (std::size_t n = 0; n < inputs.size(); ++n) {
    const auto slot = static_cast<Slot>(n);
    if (std::ranges::find(shared_inputs_, slot) != shared_inputs_.end() || mirror(slot) != slot)
      continue;
    auto fact = inputs[n];
    fact.id = fact.id.starts_with(side_prefix_) ? fact.id.substr(side_prefix_.size())
                                                : arena_.keep(side_prefix_ + std::string(fact.id));
    add_fact(fact);
  }
}

void TestReader::name_facts(Fields& root, std::string_view key) {
  for (const auto* node : root.tables(key)) {
    auto row = fields(*node, std::string(key));
    const auto id = row.word("id");
    if (std::ranges::find(facts_, id, &Fact::id) == facts_.end())
      add_fact({.id = id, .kind = Kind::whole, .values = {}});
  }
}

void TestReader::name_stages(Fields& root) {
  for (const auto& info : procedures())
    if (info.name == test_.procedure)
      for (const auto& fact : info.facts) add_fact(fact);
  stage_ids_ = root.words("stages");
  if (!root.has("stages")) root.fault(message({"'stages' is missing", "manca 'stages'"}));
  for (const auto id : stage_ids_) {
    const auto* node = root.get(id);
    if (node == nullptr)
      root.fault(message({"stage '{}' has no table", "il tiro '{}' non ha una tabella"}, {id}));
    else
      name_stage_facts(id, *node);
  }
}

void TestReader::name_stage_facts(std::string_view id, const Node& node) {
  auto from = fields(node, std::string(id));
  const std::string name(id == "roll" ? test_.id : id);
  const bool is_sum = from.word("kind") != "pool" && from.word("kind") != "deal";
  if (!is_sum && succeeds_low(from)) {
    low_stages_.push_back(id);
    add_fact({.id = arena_.keep(name + "-chance"), .kind = Kind::whole, .values = {}});
  }
  if (is_sum)
    for (const auto* part : {"-total", "-die", "-margin", "-die-margin"})
      add_fact({.id = arena_.keep(name + part), .kind = Kind::whole, .values = {}});
  for (const auto* counted : {"misses", "naturals", "dead", "wounds-lost"})
    if (from.has(counted))
      add_fact({.id = from.word(counted), .kind = Kind::count, .values = {}});
  if (!from.has("result")) return;
  Fact result{.id = from.word("result"), .kind = Kind::count, .values = {}};
  if (is_sum) {
    std::vector<Choice> bands;
    const auto* lends = from.has("band") || !from.has("like") ? nullptr : lender(from.word("like"));
    Problems again;  // what is wrong with a band is said when the bands are read
    Fields bands_from(lends == nullptr ? node : *lends, "", arena_, again);
    for (const auto* band : bands_from.tables("band")) {
      Fields row(*band, "", arena_, again);
      const auto band_id = row.word("id");
      bands.push_back(
          {.id = band_id, .label = row.label(), .also = spellings(band_id), .needs = {}});
    }
    result.kind = Kind::choice;
    result.values = arena_.keep(std::move(bands));
    if (from.has("like") && result.values.empty())
      result.values = band_values_[std::string(from.word("like"))];
    band_values_[std::string(id)] = result.values;
  }
  add_fact(result);
}

// It, its rows or the stage that it is like name a chance.
bool TestReader::succeeds_low(Fields& from) {
  const auto rows = from.tables("row");
  return from.has("chance") ||
         std::ranges::any_of(rows,
                             [](const Node* row) { return row->find("chance") != nullptr; }) ||
         (from.has("like") && !from.has("need") && rows.empty() &&
          std::ranges::find(low_stages_, from.word("like")) != low_stages_.end());
}

// Other spellings that words.toml has for a word.
List<std::string_view> TestReader::spellings(std::string_view id) const {
  for (const auto& [name, list] : shared_.vocabularies) {
    const auto found = std::ranges::find(list, id, &Choice::id);
    if (found != list.end() && !found->also.empty()) return found->also;
  }
  return {};
}

void TestReader::name_comparison(const Node& node) {
  auto from = fields(node, "compare");
  // From the best for the army asked about to the worst: the rows, then their mirrors backwards.
  std::vector<Choice> results;
  std::vector<Choice> mirrors;
  for (const auto* item : from.tables("row")) {
    auto row = fields(*item, "compare row");
    results.push_back({.id = row.word("id"), .label = row.label(), .also = {}, .needs = {}});
    if (const auto* other = row.get("mirror")) {
      auto side = fields(*other, "mirror");
      mirrors.push_back({.id = side.word("id"), .label = side.label(), .also = {}, .needs = {}});
    }
  }
  results.insert(results.end(), mirrors.rbegin(), mirrors.rend());
  add_fact({.id = from.word("result"), .kind = Kind::choice, .values = arena_.keep(results)});
}

// A band that brings its values is no input but a fact of its own.
void TestReader::name_range(const Node& node) {
  auto from = fields(node, "range");
  if (from.has("reach")) add_fact({.id = from.word("reach"), .kind = Kind::cm, .values = {}});
  if (from.has("values") && from.has("band"))
    add_fact({.id = from.word("band"), .kind = Kind::choice, .values = values(from)});
}

// ------------------------------------------------------------------------------- conditions

When TestReader::when(Fields& from, std::string_view key) {
  std::vector<Clause> clauses;
  for (const auto* table : from.tables(key)) clauses.push_back(clause(from, *table));
  if (from.has(key) && clauses.empty())
    from.fault(*from.get(key), message({"'{}' has no condition", "'{}' non ha condizioni"}, {key}));
  return {arena_.keep(std::move(clauses))};
}

Clause TestReader::clause(Fields& from, const Node& table) {
  std::vector<Condition> all;
  for (const auto& member : table.members) all.push_back(condition(from, member));
  if (all.empty()) from.fault(table, message({"a condition is empty", "una condizione è vuota"}));
  return {arena_.keep(std::move(all))};
}

Condition TestReader::condition(Fields& from, const Member& member) {
  Condition out;
  Node key;
  key.at = member.at;
  out.fact = fact(from, key, member.key);
  if (out.fact == no_slot) return out;
  const Fact about = facts_[out.fact];
  const auto& value = member.value;
  if (value.kind == Node::Kind::string && value.text == "not given") {
    out.match = Match::absent;
    return out;
  }
  if (is_number(about.kind)) {
    out.match = Match::range;
  } else {
    out.match = about.kind == Kind::choices ? Match::any_of : Match::value;
    out.allowed = allowed(from, about, value);
    return out;
  }
  if (value.kind == Node::Kind::integer) {
    out.range.from = out.range.to = Number{value.integer, 1};
  } else if (value.kind == Node::Kind::string && value.text == "given") {
    out.range = {};
  } else if (const auto range =
                 value.kind == Node::Kind::string ? parse_range(value.text) : std::nullopt) {
    out.range = *range;
  } else {
    from.fault(value, message({"'{}' takes a number, 'given', or a range such as '6..11', '12..', "
                               "'..1', '>50', '<50'",
                               "'{}' ammette un numero, 'given', o una fascia come '6..11', "
                               "'12..', '..1', '>50', '<50'"},
                              {member.key}));
  }
  return out;
}

std::uint64_t TestReader::allowed(Fields& from, const Fact& about, const Node& value) {
  if (about.kind == Kind::flag) {
    if (value.kind != Node::Kind::boolean) {
      from.fault(value,
                 message({"'{}' takes true or false", "'{}' ammette true o false"}, {about.id}));
      return 0;
    }
    return value.boolean ? 2U : 1U;
  }
  std::uint64_t mask = 0;
  const auto add = [&](const Node& one) {
    const int n = choice(from, about, one);
    if (n >= 0) mask |= std::uint64_t{1} << static_cast<unsigned>(n);
  };
  if (value.kind == Node::Kind::array)
    std::ranges::for_each(value.items, add);
  else
    add(value);
  // A value that is like another passes wherever that one does.
  for (std::size_t n = 0; n < about.values.size(); ++n)
    if (const auto like = about.values[n].like;
        like >= 0 && ((mask >> static_cast<unsigned>(like)) & 1U) != 0)
      mask |= std::uint64_t{1} << n;
  return mask;
}

int TestReader::choice(Fields& from, const Fact& about, const Node& value) {
  if (value.kind == Node::Kind::string) {
    const auto found = std::ranges::find(about.values, value.text, &Choice::id);
    if (found != about.values.end()) return static_cast<int>(found - about.values.begin());
    from.fault(value, message({"'{}' has no value '{}'", "'{}' non ha il valore '{}'"},
                              {about.id, value.text}) +
                          suggestion(value.text, ids(about.values)));
  } else {
    from.fault(value, message({"'{}' takes one of its values", "'{}' ammette uno dei suoi valori"},
                              {about.id}));
  }
  return -1;
}

// ------------------------------------------------------------------------------- rows that add

std::vector<Term> TestReader::terms(Fields& from, std::string_view key, const std::string& path,
                                    bool labelled) {
  std::vector<Term> out;
  const auto rows = from.tables(key);
  for (std::size_t n = 0; n < rows.size(); ++n)
    out.push_back(term(*rows[n], path, key, n, labelled));
  return out;
}

Term TestReader::term(const Node& node, const std::string& path, std::string_view list,
                      std::size_t n, bool labelled) {
  auto row = fields(node, name_of(node, list, n));
  Term out;
  out.id = row.word("id", labelled);
  out.label = row.label(labelled);
  out.ref = row.word("ref", false);
  term_value(row, out);
  out.source = source_of(node);
  if (list == "modifier" && !out.source.empty() && !row.has("value") && !row.has("per"))
    row.fault(message({"'value' is missing", "manca 'value'"}));
  out.each = amount(row, "each").value_or(out.each);
  if (is_number(out.each) && out.each.number < 1)
    row.fault(message({"'each' must be 1 or more", "'each' deve essere almeno 1"}));
  out.when = when(row, "when");
  out.unless = when(row, "unless");
  out.exclusive = row.word("exclusive", false);
  out.together = when(row, "together");
  if (list == "modifier") on_dice(row, out);
  if (list == "dice") out.minus = row.flag("minus");
  row.done();
  if (labelled) placed(path + "." + std::string(list) + "." + std::string(out.id), node);
  return out;
}

void TestReader::on_dice(Fields& row, Term& out) {
  const auto* node = row.get("on");
  if (node == nullptr) return;
  if (node->kind == Node::Kind::integer)
    out.on.from = out.on.to = Number{row.integer("on", 0), 1};
  else if (const auto range = parse_range(row.word("on")))
    out.on = *range;
  else
    row.fault(*node, message({"'on' takes a number, or a range such as '4..6', '5..', '..3'",
                              "'on' ammette un numero, o una fascia come '4..6', '5..', '..3'"}));
}

void TestReader::term_value(Fields& row, Term& out) {
  const auto* value = row.get("value");
  const auto written = value != nullptr ? parse_range(value->text) : std::nullopt;
  if (written && written->from == written->to) {
    row.fault(*value, message({"'value' is a number without quotes, or a fact",
                               "'value' è un numero senza virgolette, o un fatto"}));
  } else if (value != nullptr && value->kind == Node::Kind::string) {
    std::string_view name = row.word("value");
    if (name.starts_with('-')) {
      out.value.number = -1;
      name.remove_prefix(1);
    }
    out.value.fact = fact(row, *value, name);
  } else {
    out.value.number = row.integer("value", 1);
  }
  if (const auto* per = row.get("per")) {
    const auto name = row.word("per");
    out.per = name == "above" ? rows_above : fact(row, *per, name);
  }
}

// ------------------------------------------------------------------------------- inputs

void TestReader::inputs(Fields& root) {
  std::vector<Input> out;
  std::vector<Input> other;
  for (const auto* node : root.tables("input")) {
    out.push_back(input(*node));
    const auto* both = node->find("both");
    if (both == nullptr || !both->boolean) continue;
    Input copy = out.back();
    copy.id = arena_.keep(side_prefix_ + std::string(copy.id));
    copy.label = mirror_label(out.back(), side_label_);
    copy.also = on_other_side(copy.also);
    mirror_conditions(copy);
    if (const auto group = shared_.groups.find("enemy"); group != shared_.groups.end())
      copy.group = group->second;
    other.push_back(copy);
  }
  out.insert(out.end(), other.begin(), other.end());
  if (root.has("both")) {
    const auto own = out;
    for (const auto& one : own) {
      const auto slot = find(one.id);
      const auto like = mirror(slot);
      if (like >= own.size()) out.push_back(mirror(one));
    }
    std::vector<Slot> mirrors;
    for (std::size_t slot = 0; slot < out.size(); ++slot)
      mirrors.push_back(mirror(static_cast<Slot>(slot)));
    test_.both.mirror = arena_.keep(std::move(mirrors));
  }
  test_.inputs = arena_.keep(std::move(out));
}

Input TestReader::input(const Node& node) {
  const auto* id = node.find("id");
  auto row = fields(node, "input " + in_quotes(id != nullptr ? id->text : "?"));
  Input out;
  out.id = row.word("id");
  const auto slot = find(out.id);
  Fact about = slot == no_slot ? Fact{} : facts_[slot];
  row.passes("kind");
  row.passes("both");
  row.passes("shared");
  if (row.get("mirror") != nullptr) {
    if (side_prefix_.empty())
      row.fault(message({"'mirror' needs [other-side]", "'mirror' richiede [other-side]"}));
    mirror_words_.emplace(out.id, row.label_at("mirror"));
  }
  if (const auto* list = row.get("values"); list != nullptr && list->kind == Node::Kind::array) {
    // Conditions of single values could not be read before all facts had names.
    std::vector<Choice> values(about.values.begin(), about.values.end());
    for (std::size_t n = 0; n < std::min(values.size(), list->items.size()); ++n) {
      auto one = fields(list->items[n], row.what() + " value " + in_quotes(values[n].id));
      values[n].needs = when(one, "needs");
    }
    about.values = arena_.keep(std::move(values));
    if (slot != no_slot) facts_[slot].values = about.values;
  }
  out.also = arena_.keep(row.words("also"));
  out.kind = about.kind;
  out.values = about.values;
  out.label = row.label();
  out.ref = row.word("ref", false);
  out.group = group(row, "group", in_groups_);
  out.min = amount(row, "min");
  out.max = amount(row, "max");
  if (is_number(out.min) && is_number(out.max) && out.max->number < out.min->number)
    row.fault(message({"'max' is below 'min'", "'max' è minore di 'min'"}));
  if (out.kind == Kind::count && is_number(out.max) && out.max->number < 0)
    row.fault(message(
        {"'max' of a count must be 0 or more", "'max' di un numero (count) deve essere almeno 0"}));
  out.defaults = defaults(row, about);
  if (const auto* required = row.get("required")) {
    if (required->kind != Node::Kind::boolean)
      out.required = when(row, "required");
    else if (required->boolean)
      out.required = When{};
  }
  out.needs = when(row, "needs");
  std::vector<Slot> excludes;
  for (const auto name : row.words("excludes")) excludes.push_back(fact(row, node, name));
  out.excludes = arena_.keep(std::move(excludes));
  row.done();
  return out;
}

std::optional<Amount> TestReader::amount(Fields& row, std::string_view key) {
  const auto* node = row.get(key);
  if (node == nullptr) return {};
  if (node->kind == Node::Kind::string) return Amount{1, fact_at(row, key)};
  return Amount{row.integer(key, 0)};
}

List<Default> TestReader::defaults(Fields& row, const Fact& about) {
  const auto* node = row.get("default");
  std::vector<Default> out;
  if (node == nullptr) {
    if (about.kind == Kind::flag) out.push_back({.value = {0}, .when = {}});
    return arena_.keep(std::move(out));
  }
  if (node->kind == Node::Kind::array) {
    for (const auto& item : node->items) {
      auto one = fields(item, row.what() + " default");
      const auto* value = one.get("value");
      if (value == nullptr) {
        one.fault(message({"'value' is missing", "manca 'value'"}));
        continue;
      }
      out.push_back(default_value(one, about, *value));
      out.back().when = when(one, "when");
      one.done();
    }
    if (about.kind == Kind::flag) out.push_back({.value = {0}, .when = {}});
  } else {
    out.push_back(default_value(row, about, *node));
  }
  return arena_.keep(std::move(out));
}

Default TestReader::default_value(Fields& row, const Fact& about, const Node& value) {
  if (about.kind == Kind::flag) {
    if (value.kind != Node::Kind::boolean)
      row.fault(value, message({"the default must be true or false",
                                "il valore predefinito deve essere true o false"}));
    return {.value = {value.boolean ? 1 : 0}, .when = {}};
  }
  if (has_values(about.kind)) {
    const int n = std::max(0, choice(row, about, value));
    const auto bits = std::int64_t{1} << static_cast<unsigned>(n);
    return {.value = {about.kind == Kind::choices ? bits : n}, .when = {}};
  }
  if (value.kind == Node::Kind::string)
    return {.value = {1, fact(row, value, value.text)}, .when = {}};
  if (value.kind != Node::Kind::integer)
    row.fault(value, message({"the default must be a number",
                              "il valore predefinito deve essere un numero"}));
  return {.value = {value.integer}, .when = {}};
}

// ------------------------------------------------------------------------------- facts, ranges

// A fact is worked out from those above it: one below would never be known in time.
void TestReader::only_above(const std::vector<FactRule>& rules, const FactRule& rule, Fields& row) {
  const auto is_below = [&](Slot slot) {
    const auto named = [&](const FactRule& other) { return other.fact == slot; };
    return slot != no_slot && slot != rule.fact && to_come_.contains(slot) &&
           std::ranges::none_of(rules, named);
  };
  const auto ask = [&](Slot slot) {
    if (is_below(slot))
      row.fault(message(
          {"'{}' asks for '{}', which stands below it", "'{}' dipende da '{}', che sta più sotto"},
          {facts_[rule.fact].id, facts_[slot].id}));
  };
  for (const auto slot : {rule.same, rule.part, rule.whole}) ask(slot);
  for (const auto& term : rule.sum)
    for (const auto slot : {term.value.fact, term.per, term.each.fact}) ask(slot);
}

List<FactRule> TestReader::rules(Fields& root, std::string_view key) {
  std::vector<FactRule> out;
  to_come_.clear();
  for (const auto* node : root.tables(key))
    if (const auto* id = node->find("id")) to_come_.insert(find(id->text));
  for (const auto* node : root.tables(key)) {
    auto row = fields(*node, name_of(*node, key, out.size()));
    FactRule rule;
    rule.fact = fact_at(row, "id");
    rule.when = when(row, "when");
    if (row.has("is")) {
      rule.same = fact_at(row, "is");
    } else if (row.has("part")) {
      rule.part = fact_at(row, "part");
      rule.whole = fact_at(row, "of");
      if (rule.whole == no_slot) row.fault(message({"'of' is missing", "manca 'of'"}));
    } else if (row.has("list")) {
      list_rule(row, rule);
    } else {
      rule.sum = arena_.keep(terms(row, "sum", std::string(key), false));
      if (rule.sum.empty())
        row.fault(message({"needs 'is', 'part' and 'of', 'list' and 'take', or 'sum'",
                           "richiede 'is', 'part' e 'of', 'list' e 'take', o 'sum'"}));
    }
    rule.halvings = arena_.keep(terms(row, "halve", std::string(key), false));
    rule.least = amount(row, "least");
    rule.most = amount(row, "most");
    only_above(out, rule, row);
    row.done();
    out.push_back(rule);
  }
  return arena_.keep(std::move(out));
}

void TestReader::list_rule(Fields& row, FactRule& out) {
  out.list = fact_at(row, "list");
  if (out.list != no_slot && !is_list(facts_[out.list].kind))
    row.fault(message({"'list' must be an input of the kind 'counts' or 'entries'",
                       "'list' deve essere un'opzione del genere 'counts' o 'entries'"}));
  const auto word = row.word("take");
  const auto known = std::ranges::find(takes, word, &std::pair<std::string_view, Take>::first);
  if (known != takes.end())
    out.take = known->second;
  else if (!word.empty())
    row.fault(message({"'take' must be 'items', 'first', 'rises' or 'as-first'",
                       "'take' deve essere 'items', 'first', 'rises' o 'as-first'"}));
}

void TestReader::ranges(Fields& root) {
  std::vector<Reach> out;
  for (const auto* node : root.tables("range")) out.push_back(reach(*node));
  test_.ranges = arena_.keep(std::move(out));
}

Reach TestReader::reach(const Node& node) {
  auto from = fields(node, "range");
  Reach out;
  out.band = fact_at(from, "band");
  out.distance = fact_at(from, "from");
  if (!from.has("band") || !from.has("from"))
    from.fault(message({"needs 'band' and 'from'", "richiede 'band' e 'from'"}));
  out.reach = fact_at(from, "reach");
  from.passes("values");
  out.nearer = outside(from, "nearer", out);
  out.beyond = outside(from, "beyond", out);
  std::vector<ReachRow> rows;
  for (const auto* item : from.tables("row")) {
    rows.push_back(reach_row(fields(*item, name_of(*item, "row", rows.size())), out));
    placed("range.row." + std::string(rows.back().id), *item);
  }
  if (from.has("like"))
    for (const auto& row : reach_rows_of(from, out)) rows.push_back(row);
  out.rows = arena_.keep(std::move(rows));
  from.done();
  return out;
}

// The value of the band that stands for a distance outside of all bands; -1 where there is none.
int TestReader::outside(Fields& from, std::string_view key, const Reach& reach) {
  const auto* node = from.get(key);
  return node == nullptr || reach.band == no_slot ? -1 : choice(from, facts_[reach.band], *node);
}

ReachRow TestReader::reach_row(Fields row, const Reach& reach) {
  ReachRow out;
  out.id = row.word("id");
  out.label = row.label();
  out.ref = row.word("ref", false);
  if (row.has("least")) out.least = Number{row.integer("least", 0), 1};
  out.when = when(row, "when");
  std::vector<ReachLimit> limits;
  const auto* table = row.get("limits");
  if (table == nullptr)
    row.fault(message({"'limits' is missing", "manca 'limits'"}));
  else if (reach.band != no_slot) {
    auto each = fields(*table, row.what() + " limits");
    const auto& bands = facts_[reach.band].values;
    for (std::size_t n = 0; n < bands.size(); ++n)
      if (each.has(bands[n].id))
        limits.push_back({static_cast<int>(n), {each.integer(bands[n].id, 0), 1}});
    each.done();
  }
  out.limits = arena_.keep(std::move(limits));
  out.source = source_of(row.node());
  row.done();
  return out;
}

// The rows of another test's range for a band of the same name; they ask for facts that bear the
// same names here.
std::vector<ReachRow> TestReader::reach_rows_of(Fields& from, const Reach& reach) {
  const auto id = from.word("like");
  const auto test = shared_.tests.find(id);
  std::vector<ReachRow> out;
  Problems own;  // what is wrong with the lists themselves is said where they stand
  if (test != shared_.tests.end())
    for (const auto* range : Fields(*test->second, "", arena_, own).tables("range")) {
      Fields other(*range, "range", arena_, own);
      if (other.word("band") != from.word("band")) continue;
      add_houses(*range, *shared_.house, houses_);
      for (const auto* item : other.tables("row")) {
        out.push_back(reach_row(fields(*item, name_of(*item, "row", out.size())), reach));
        placed("range.row." + std::string(out.back().id), *item);
      }
    }
  if (out.empty())
    from.fault(*from.get("like"),
               message({"'like' names no test with a range for the band '{}': '{}'",
                        "'like' non nomina un test che abbia gittate per la fascia '{}': '{}'"},
                       {from.word("band"), id}));
  return out;
}

// ------------------------------------------------------------------------------- stages

void TestReader::stages(Fields& root) {
  for (const auto id : stage_ids_) {
    const auto* node = root.get(id);
    if (node != nullptr) stages_.push_back(stage(id, with_loan(id, *node)));
  }
  test_.stages = arena_.keep(stages_);
}

// `like = "melee.hit"`, or "HOST/melee.hit" of another rulebook: together with what the stage
// of the other test lends.
Node TestReader::with_loan(std::string_view id, const Node& node) {
  const auto* like = node.find("like");
  if (like == nullptr || like->text.find('.') == std::string::npos) return node;
  const auto* lends = lender(like->text);
  auto from = fields(node, std::string(id));
  if (lends == nullptr || lends->kind != Node::Kind::table)
    from.fault(*like, message({"'like' names no stage of another test: '{}'",
                               "'like' non nomina un tiro di un altro test: '{}'"},
                              {like->text}));
  else if (lends->find("like") != nullptr)
    from.fault(*like, message({"'{}' is itself like another stage: name that one",
                               "'{}' è a sua volta come un altro tiro: nominare quello"},
                              {like->text}));
  auto borrower = lender_of(like->text);
  borrower.knows = [&](std::string_view fact) {
    return std::ranges::find(facts_, fact, &Fact::id) != facts_.end() ||
           std::ranges::find(shared_.switches, fact, &Fact::id) != shared_.switches.end();
  };
  if (lends == nullptr) return borrowed(node, {}, "", borrower);
  add_houses(*lends, *shared_.house, houses_);
  const auto* ref = lending_test(like->text)->find("ref");
  return borrowed(node, *lends, ref == nullptr ? "" : ref->text, borrower);
}

// The test before the dot, and the stage of it behind that.
const Node* TestReader::lending_test(std::string_view like) const {
  const auto test = shared_.tests.find(like.substr(0, like.find('.')));
  return test == shared_.tests.end() ? nullptr : test->second;
}
const Node* TestReader::lender(std::string_view like) const {
  const auto dot = like.find('.');
  const auto* test = dot == std::string_view::npos ? nullptr : lending_test(like);
  return test == nullptr ? nullptr : test->find(like.substr(dot + 1));
}

// What is to be known of the rulebook that `like` names before the slash.
Borrower TestReader::lender_of(std::string_view like) const {
  const auto slash = like.find('/');
  const auto host = slash == std::string_view::npos ? shared_.hosts.end()
                                                    : shared_.hosts.find(like.substr(0, slash));
  if (host == shared_.hosts.end()) return {};
  return {.knows = {}, .readings = host->second.readings, .book = host->second.title};
}

StageTable TestReader::like(Fields& from, StageTable out) {
  const auto* node = from.get("like");
  if (node == nullptr) return out;
  const auto id = from.word("like");
  const auto found = std::ranges::find(stages_, id, &StageTable::key);
  if (found == stages_.end()) {
    from.fault(*node, message({"'like' names no stage above: '{}'",
                               "'like' non nomina un tiro che stia più sopra: '{}'"},
                              {id}));
    return out;
  }
  StageTable copy = *found;
  copy.id = out.id;
  copy.key = out.key;
  copy.like = found->id;
  copy.label = out.label;
  if (!out.counted.en.empty()) copy.counted = out.counted;
  copy.ref = out.ref;
  copy.kind = out.kind;
  copy.when = out.when;
  copy.halvings = {};
  copy.result = copy.chance = copy.total = copy.die = copy.margin = copy.die_margin = no_slot;
  copy.misses = copy.naturals = copy.dead = copy.wounds_lost = no_slot;
  if (from.flag("other-side")) {
    copy.dice = mirror(copy.dice);
    copy.modifiers = mirror(copy.modifiers);
  } else if (copy.is_pool()) {
    copy.dice = {};
  }
  return copy;
}

List<Term> TestReader::mirror(List<Term> rows) {
  std::vector<Term> out(rows.begin(), rows.end());
  for (auto& row : out) {
    row.value.fact = mirror(row.value.fact);
    row.per = mirror(row.per);
    row.each.fact = mirror(row.each.fact);
    row.when = mirror(row.when);
    row.unless = mirror(row.unless);
    row.together = mirror(row.together);
  }
  return arena_.keep(std::move(out));
}

// ------------------------------------------------------------------------------- both sides

Slot TestReader::mirror(Slot slot) const {
  if (slot >= facts_.size() || std::ranges::find(shared_inputs_, slot) != shared_inputs_.end() ||
      side_prefix_.empty())
    return slot;
  const auto id = facts_[slot].id;
  const auto other = id.starts_with(side_prefix_) ? std::string(id.substr(side_prefix_.size()))
                                                  : side_prefix_ + std::string(id);
  const auto found = std::ranges::find(facts_, std::string_view(other), &Fact::id);
  return found == facts_.end() ? slot : static_cast<Slot>(found - facts_.begin());
}

When TestReader::mirror(const When& when) {
  std::vector<Clause> clauses;
  for (const auto& clause : when.any) {
    std::vector<Condition> all(clause.all.begin(), clause.all.end());
    for (auto& condition : all) condition.fact = mirror(condition.fact);
    clauses.push_back({arena_.keep(std::move(all))});
  }
  return {arena_.keep(std::move(clauses))};
}

// ... and only where both sides roll.
When TestReader::with_both(When when) {
  if (test_.both.flag == no_slot) return when;
  Condition both{.fact = test_.both.flag, .match = Match::value, .allowed = 2U, .range = {}};
  std::vector<Clause> clauses;
  for (const auto& clause : when.any) {
    std::vector<Condition> all(clause.all.begin(), clause.all.end());
    if (std::ranges::find(all, both.fact, &Condition::fact) == all.end())
      all.insert(all.begin(), both);
    clauses.push_back({arena_.keep(std::move(all))});
  }
  if (clauses.empty()) clauses.push_back({arena_.keep(std::vector{both})});
  return {arena_.keep(std::move(clauses))};
}

List<std::string_view> TestReader::on_other_side(List<std::string_view> words) {
  std::vector<std::string_view> out;
  for (const auto word : words)
    out.push_back(word.starts_with(side_prefix_) ? word.substr(side_prefix_.size())
                                                 : arena_.keep(side_prefix_ + std::string(word)));
  return arena_.keep(std::move(out));
}

// What the like of an input on that side is called: by words of its own, or by those of the input.
Text TestReader::mirror_label(const Input& input, const Text& side) {
  const auto own = mirror_words_.find(input.id);
  if (own != mirror_words_.end()) return own->second;
  return {arena_.keep(std::string(side.en) + " " + std::string(input.label.en)),
          arena_.keep(std::string(side.it) + " " + std::string(input.label.it))};
}

Input TestReader::mirror(const Input& input) {
  Input out = input;
  out.id = facts_[mirror(find(input.id))].id;
  const bool is_own = input.id.starts_with(side_prefix_);
  out.label = mirror_label(input, is_own ? own_label_ : side_label_);
  out.group = is_own ? own_group_ : enemy_group_;
  out.also = on_other_side(input.also);
  mirror_conditions(out);
  if (input.is_always_required()) out.required = with_both({});
  out.needs = with_both(out.needs);
  return out;
}

// What an input asks of the others, asked of the other side.
void TestReader::mirror_conditions(Input& input) {
  std::vector<Choice> values(input.values.begin(), input.values.end());
  for (auto& value : values) value.needs = mirror(value.needs);
  input.values = arena_.keep(std::move(values));
  for (auto* limit : {&input.min, &input.max})
    if (*limit) (*limit)->fact = mirror((*limit)->fact);
  std::vector<Default> defaults(input.defaults.begin(), input.defaults.end());
  for (auto& one : defaults) {
    one.value.fact = mirror(one.value.fact);
    one.when = mirror(one.when);
  }
  input.defaults = arena_.keep(std::move(defaults));
  if (input.required) input.required = mirror(*input.required);
  input.needs = mirror(input.needs);
  std::vector<Slot> excludes;
  for (const auto slot : input.excludes) excludes.push_back(mirror(slot));
  input.excludes = arena_.keep(std::move(excludes));
}

void TestReader::both(Fields& root) {
  const auto* node = root.get("both");
  if (node == nullptr) return;
  auto from = fields(*node, "both");
  if (side_prefix_.empty()) from.fault(message({"needs [other-side]", "richiede [other-side]"}));
  from.passes("flag");
  from.passes("own");
  from.passes("own-group");
  from.passes("enemy-group");
  test_.both.first = arena_.keep(from.words("first"));
  for (const auto id : test_.both.first)
    if (std::ranges::find(stage_ids_, id) == stage_ids_.end())
      from.fault(message({"no stage '{}'", "nessun tiro '{}'"}, {id}) + suggestion(id, stage_ids_));
  test_.both.then = arena_.keep(from.words("then"));
  std::vector<Exchanged> exchanged;
  if (const auto* table = from.get("exchanged")) {
    auto each = fields(*table, "exchanged");
    for (const auto& member : table->members)
      exchanged.push_back({find(member.key), fact_at(each, member.key)});
  }
  test_.both.exchanged = arena_.keep(std::move(exchanged));
  test_.both.enemy_rolls_first = when(from, "enemy-rolls-first");
  test_.both.enemy_ends_first = when(from, "enemy-ends-first");
  test_.both.own_tests_first = when(from, "own-tests-first");
  from.done();
}

// What [both] says of the inputs that it adds.
void TestReader::read_both(const Node& root) {
  const auto* node = root.find("both");
  if (node == nullptr) return;
  auto from = fields(*node, "both");
  test_.both.flag = from.has("flag") ? fact_at(from, "flag") : no_slot;
  own_label_ = from.label_at("own");
  own_group_ = group(from, "own-group");
  enemy_group_ = group(from, "enemy-group");
  if (const auto* table = from.get("exchanged"); table != nullptr)
    for (const auto& member : table->members)
      if (find(member.key) == no_slot)
        add_fact({.id = arena_.keep(member.key), .kind = Kind::whole, .values = {}});
}

StageTable TestReader::stage(std::string_view id, const Node& node) {
  const std::string path(id);
  auto from = fields(node, path);
  StageTable out;
  out.id = from.has("id") ? from.word("id") : id == "roll" ? test_.id : id;
  out.key = id;
  out.label = from.label();
  if (from.has("counted")) out.counted = from.label_at("counted");
  out.ref = from.word("ref", false);
  out.source = arena_.keep(houses_of_values(node, *shared_.house));
  const auto kind = from.word("kind");
  if (kind != "pool" && kind != "sum" && kind != "deal" && kind != "reckoning" && !kind.empty())
    from.fault(message({"'kind' must be 'pool', 'sum', 'deal' or 'reckoning'",
                        "'kind' deve essere 'pool', 'sum', 'deal' o 'reckoning'"}));
  out.kind = kind == "pool"   ? StageKind::pool
             : kind == "deal" ? StageKind::deal
                              : StageKind::sum;
  out.when = when(from, "when");
  if (out.is_pool()) {
    out.always = shared_.always;
    out.never = shared_.never;
  }
  out = like(from, out);
  if (kind == "reckoning")
    out.of = fact_at(from, "of");
  else
    stage_dice(from, out, path);
  stage_needs(from, out, path);
  auto modifiers = std::vector<Term>(out.modifiers.begin(), out.modifiers.end());
  for (auto& row : terms(from, "modifier", path)) {
    if (row.ref.empty()) row.ref = out.ref;
    if (kind != "sum" && row.on != Range{})
      from.fault(message(
          {"'on' is for the modifiers of a sum", "'on' vale per i modificatori di una somma"}));
    modifiers.push_back(row);
  }
  out.modifiers = arena_.keep(std::move(modifiers));
  auto halvings = terms(from, "halve", path);
  for (auto& row : halvings)
    if (row.ref.empty()) row.ref = out.ref;
  out.halvings = arena_.keep(std::move(halvings));
  if (from.has("round")) out.rounding = rounding(from);
  stage_bands(from, out, path);
  stage_counts(from, out);
  from.done();
  placed("stage." + path, node);
  return out;
}

void TestReader::stage_dice(Fields& from, StageTable& out, const std::string& path) {
  if (const auto* dice = from.get("dice"); dice != nullptr && dice->kind == Node::Kind::integer) {
    Term fixed;
    fixed.value.number = from.integer("dice", 0);
    out.dice = arena_.keep(std::vector{fixed});
  } else if (dice != nullptr && dice->kind == Node::Kind::string) {
    Term counted;
    counted.per = fact_at(from, "dice");
    out.dice = arena_.keep(std::vector{counted});
  } else if (dice != nullptr) {
    auto rows = terms(from, "dice", path);
    for (auto& row : rows) {
      if (row.ref.empty()) row.ref = out.ref;
      if (row.minus && out.is_pool())
        from.fault(
            message({"'minus' is for the dice of a sum", "'minus' vale per i dadi di una somma"}));
    }
    out.dice = arena_.keep(std::move(rows));
  }
  out.sides = static_cast<int>(from.integer("sides", out.sides));
  out.each = static_cast<int>(from.integer("each", out.each));
  out.per = static_cast<int>(from.integer("per", out.per));
  if (out.sides < 2 || out.sides > 100)
    from.fault(message({"'sides' must be from 2 to 100", "'sides' deve essere da 2 a 100"}));
  if (out.each < 1)
    from.fault(message({"'each' must be 1 or more", "'each' deve essere almeno 1"}));
  if (out.kind == StageKind::sum && out.dice.empty())
    from.fault(message({"'dice' is missing", "manca 'dice'"}));
}

// What a pool and a deal count besides their successes; whom a deal deals to.
void TestReader::stage_counts(Fields& from, StageTable& out) {
  if (out.kind == StageKind::pool) {
    if (from.has("misses")) out.misses = fact_at(from, "misses");
    if (from.has("naturals")) out.naturals = fact_at(from, "naturals");
  }
  if (out.kind != StageKind::deal) return;
  for (const auto& [key, slot] : {std::pair{"models", &out.models},
                                  {"saving", &out.saving},
                                  {"wounds", &out.wounds},
                                  {"marks", &out.marks},
                                  {"most", &out.most},
                                  {"dead", &out.dead},
                                  {"wounds-lost", &out.wounds_lost}})
    if (from.has(key)) *slot = fact_at(from, key);
  for (const auto& [key, when_so] : {std::pair{"spread", &out.spread},
                                     {"to-each", &out.to_each},
                                     {"until-dead", &out.until_dead}})
    if (from.has(key)) *when_so = when(from, key);
}

// One word, or a list of words of which the first that holds counts.
List<RoundingRow> TestReader::rounding(Fields& from) {
  std::vector<RoundingRow> out;
  const auto add = [&](Fields& row, std::string_view key) {
    const auto word = row.word(key);
    const auto known =
        std::ranges::find(roundings, word, &std::pair<std::string_view, Rounding>::first);
    if (known == roundings.end())
      row.fault(message(
          {"'{}' must be 'down', 'up' or 'nearest'", "'{}' deve essere 'down', 'up' o 'nearest'"},
          {key}));
    else
      out.push_back({.how = known->second, .when = {}});
  };
  if (from.get("round")->kind == Node::Kind::string) {
    add(from, "round");
    return arena_.keep(std::move(out));
  }
  for (const auto* node : from.tables("round")) {
    auto row = fields(*node, from.what() + " round");
    add(row, "value");
    if (!out.empty()) out.back().when = when(row, "when");
    row.done();
  }
  return arena_.keep(std::move(out));
}

void TestReader::stage_needs(Fields& from, StageTable& out, const std::string& path) {
  out.low = std::ranges::find(low_stages_, std::string_view(path)) != low_stages_.end();
  const std::string_view key = out.low ? "chance" : "need";
  out.need = static_cast<int>(from.integer(key, out.need));
  if (const auto* need = from.get(key);
      need != nullptr && need->kind == Node::Kind::integer && need->integer < 1)
    from.fault(*need, message({"'{}' must be 1 or more", "'{}' deve essere almeno 1"}, {key}));
  out.least = static_cast<int>(from.integer("least", out.least));
  if (out.low) out.chance = find(std::string(out.id) + "-chance");
  if (from.has("over")) out.over = fact_at(from, "over");
  std::vector<Column> columns;
  for (const auto* node : from.tables("column")) {
    auto row = fields(*node, name_of(*node, "column", columns.size()));
    columns.push_back({.id = row.word("id"), .label = row.label(), .when = when(row, "when")});
    row.done();
  }
  if (!columns.empty()) out.columns = arena_.keep(std::move(columns));
  std::vector<NeedRow> rows;
  for (const auto* node : from.tables("row")) {
    auto row = fields(*node, name_of(*node, "row", rows.size()));
    NeedRow one{.id = row.word("id"),
                .label = row.label(),
                .ref = row.word("ref", false),
                .needs = {},
                .when = when(row, "when"),
                .source = source_of(*node)};
    std::vector<int> needs;
    const auto* need = row.get(key);
    if (need == nullptr)
      row.fault(message({"'{}' is missing", "manca '{}'"}, {key}));
    else if (need->kind == Node::Kind::table) {
      auto each = fields(*need, row.what() + " " + std::string(key));
      for (const auto& column : out.columns) {
        if (!each.has(column.id))
          row.fault(
              message({"no {} for column '{}'", "manca {} per la colonna '{}'"}, {key, column.id}));
        needs.push_back(static_cast<int>(each.integer(column.id, 0)));
      }
      each.done();
    } else {
      needs.push_back(static_cast<int>(row.integer(key, 0)));
    }
    one.needs = arena_.keep(std::move(needs));
    row.done();
    placed(path + ".row." + std::string(one.id), *node);
    rows.push_back(one);
  }
  if (!rows.empty()) out.rows = arena_.keep(std::move(rows));
  if (out.is_pool() && out.need == 0 && out.rows.empty() && out.over == no_slot)
    from.fault(message(
        {"needs 'need', 'chance', 'row' or 'over'", "richiede 'need', 'chance', 'row' o 'over'"}));
}

void TestReader::stage_bands(Fields& from, StageTable& out, const std::string& path) {
  const std::string name(out.id);
  if (out.kind == StageKind::sum) {
    out.total = find(name + "-total");
    out.die = find(name + "-die");
    out.margin = find(name + "-margin");
    out.die_margin = find(name + "-die-margin");
  }
  if (from.has("result")) out.result = fact_at(from, "result");
  if (from.has("against")) out.against = fact_at(from, "against");
  std::vector<Band> bands;
  for (const auto* node : from.tables("band")) {
    auto row = fields(*node, name_of(*node, "band", bands.size()));
    Band band{.id = row.word("id"),
              .label = row.label(),
              .ref = row.word("ref", false),
              .totals = {},
              .source = source_of(*node)};
    std::vector<Range> totals;
    const auto range = [&](Fields& of, const Node& value, std::string_view key) {
      if (value.kind == Node::Kind::integer)
        return Range{.from = Number{value.integer, 1}, .to = Number{value.integer, 1}};
      if (value.kind == Node::Kind::string && value.text == "never") return never;
      const auto parsed = value.kind == Node::Kind::string ? parse_range(value.text) : std::nullopt;
      if (!parsed)
        of.fault(value, message({"'{}' takes totals such as '6..11', '12..' or '..1', or 'never'",
                                 "'{}' ammette totali come '6..11', '12..' o '..1', o 'never'"},
                                {key}));
      return parsed.value_or(Range{});
    };
    const auto* node_totals = row.get("totals");
    if (node_totals == nullptr)
      row.fault(message({"'totals' is missing", "manca 'totals'"}));
    else if (node_totals->kind == Node::Kind::table) {
      auto each = fields(*node_totals, row.what() + " totals");
      for (const auto& column : out.columns) {
        const auto* value = each.get(column.id);
        if (value == nullptr)
          row.fault(message({"no totals for column '{}'", "mancano i totali per la colonna '{}'"},
                            {column.id}));
        else
          totals.push_back(range(each, *value, column.id));
      }
      each.done();
    } else {
      totals.push_back(range(row, *node_totals, "totals"));
    }
    band.totals = arena_.keep(std::move(totals));
    row.done();
    placed(path + ".band." + std::string(band.id), *node);
    bands.push_back(band);
  }
  if (!bands.empty()) out.bands = arena_.keep(std::move(bands));
}

// ------------------------------------------------------------------------------- outcome

void TestReader::again(Fields& root) {
  std::vector<Again> out;
  for (const auto* node : root.tables("roll-again")) {
    auto row = fields(*node, name_of(*node, "roll-again", out.size()));
    Again one;
    std::vector<std::size_t> places;
    for (const auto id : row.words("stages")) {
      const auto place = std::ranges::find(stage_ids_, id) - stage_ids_.begin();
      if (place == std::ssize(stage_ids_))
        row.fault(message({"no stage '{}'", "nessun tiro '{}'"}, {id}) +
                  suggestion(id, stage_ids_));
      places.push_back(static_cast<std::size_t>(place));
    }
    for (std::size_t n = 1; n < places.size(); ++n)
      if (places[n] != places[n - 1] + 1)
        row.fault(message(
            {"'stages' must follow on each other", "gli 'stages' devono seguire l'uno all'altro"}));
    if (places.empty()) {
      row.fault(message({"'stages' is missing", "manca 'stages'"}));
      places.push_back(0);
    }
    one.first = static_cast<std::uint16_t>(places.front());
    one.last = static_cast<std::uint16_t>(places.back());
    one.when = when(row, "when");
    if (one.when.any.empty()) row.fault(message({"'when' is missing", "manca 'when'"}));
    row.done();
    out.push_back(one);
  }
  test_.again = arena_.keep(std::move(out));
}

void TestReader::comparison(Fields& root) {
  if (!root.has("compare")) return;
  auto from = fields(comparison_, "compare");
  auto& out = test_.comparison;
  out.own = fact_at(from, "own");
  out.other = fact_at(from, "other");
  out.instead = fact_at(from, "instead");
  out.result = fact_at(from, "result");
  std::vector<ComparisonRow> rows;
  for (const auto* item : from.tables("row")) {
    auto row = fields(*item, name_of(*item, "row", rows.size()));
    ComparisonRow one;
    one.id = row.word("id");
    one.label = one.mirror_label = row.label();
    one.mirror = one.id;
    one.ref = row.word("ref", false);
    if (const auto* mirror = row.get("mirror")) {
      auto side = fields(*mirror, row.what() + " mirror");
      one.mirror = side.word("id");
      one.mirror_label = side.label();
      side.done();
    }
    one.or_equal = row.has("at-least");
    one.times = static_cast<int>(row.integer(one.or_equal ? "at-least" : "more-than", 0));
    row.passes("more-than");
    one.source = source_of(*item);
    row.done();
    placed("compare.row." + std::string(one.id), *item);
    rows.push_back(one);
  }
  if (!from.has("own") || !from.has("other") || rows.empty())
    from.fault(message({"needs 'own', 'other' and a row", "richiede 'own', 'other' e una riga"}));
  for (std::size_t n = 0; n + 1 < rows.size(); ++n)
    if (rows[n].mirror == rows[n].id)
      from.fault(message({"'{}' needs a mirror", "'{}' richiede 'mirror'"}, {rows[n].id}));
  out.rows = arena_.keep(std::move(rows));
  from.done();
}

void TestReader::outcome(Fields& root) {
  std::vector<OutcomeKey> keys;
  const auto headlines = root.words("headline");
  for (const auto* node : root.tables("outcome")) {
    auto row = fields(*node, "outcome " + in_quotes(name_of(*node, "number", keys.size())));
    OutcomeKey key;
    key.id = row.word("id");
    key.label = row.label();
    key.optional = row.flag("optional");
    key.mutual = row.flag("mutual");
    key.none = row.label_at("none", false);
    key.in_stage = row.flag("in-stage");
    const auto kind = row.word("kind");
    if (kind == "word")
      key.kind = ValueKind::word;
    else if (kind == "flag")
      key.kind = ValueKind::flag;
    else if (kind == "list")
      key.kind = ValueKind::list;
    else if (kind != "number" && !kind.empty())
      row.fault(message({"'kind' must be 'number', 'word', 'flag' or 'list'",
                         "'kind' deve essere 'number', 'word', 'flag' o 'list'"}));
    key.fact = row.has("is") ? fact_at(row, "is") : find(key.id);
    if (row.has("values"))
      key.values = values(row);
    else if (key.fact != no_slot)
      key.values = facts_[key.fact].values;
    // A key without a fact of that name becomes one, so that effects further down may ask for it.
    if (key.fact == no_slot)
      key.fact = add_fact({.id = key.id,
                           .kind = key.kind == ValueKind::word   ? Kind::choice
                                   : key.kind == ValueKind::flag ? Kind::flag
                                                                 : Kind::whole,
                           .values = key.values});
    // An input keeps what the player said; what it comes to is a fact of its own.
    if (key.fact < test_.inputs.size())
      key.after = add_fact({.id = arena_.keep(std::string(key.id) + "-after"),
                            .kind = facts_[key.fact].kind,
                            .values = key.values});
    if (const auto* initial = row.get("initial")) key.initial = value(row, key, *initial);
    row.done();
    if (std::ranges::find(keys, key.id, &OutcomeKey::id) != keys.end())
      row.fault(message({"stands twice", "c'è due volte"}));
    placed("outcome." + std::string(key.id), *node);
    keys.push_back(key);
  }
  std::vector<std::uint16_t> places;
  for (const auto headline : headlines) {
    const auto key = std::ranges::find(keys, headline, &OutcomeKey::id);
    if (key == keys.end())
      root.fault(message({"'headline' names no key of the outcome: '{}'",
                          "'headline' non nomina una chiave dell'esito: '{}'"},
                         {headline}));
    else
      places.push_back(static_cast<std::uint16_t>(key - keys.begin()));
  }
  if (headlines.empty()) root.fault(message({"'headline' is missing", "manca 'headline'"}));
  test_.headline = arena_.keep(std::move(places));
  test_.outcome = arena_.keep(std::move(keys));
}

Value TestReader::value(Fields& from, const OutcomeKey& key, const Node& node) {
  switch (key.kind) {
    case ValueKind::flag:
      if (node.kind == Node::Kind::boolean) return flag_value(node.boolean);
      break;
    case ValueKind::word: {
      const int n = choice(from, Fact{key.id, Kind::choice, key.values}, node);
      return n < 0 ? Value{} : word_value(key.values[static_cast<std::size_t>(n)].id);
    }
    default:
      if (node.kind == Node::Kind::integer) return number_value(node.integer);
  }
  from.fault(
      node,
      key.kind == ValueKind::flag
          ? message({"'{}' takes true or false", "'{}' ammette true o false"}, {key.id})
          : message({"'{}' takes a whole number", "'{}' ammette un numero intero"}, {key.id}));
  return {};
}

void TestReader::effects(Fields& root) {
  std::vector<Effect> out;
  for (const auto* node : root.tables("effect")) {
    auto row = fields(*node, name_of(*node, "effect", out.size()));
    Effect effect;
    const bool said = row.has("en") || row.has("it") || !row.has("set");
    effect.id = row.word("id", said);
    effect.label = row.label(said);
    effect.ref = row.word("ref", false);
    effect.when = when(row, "when");
    effect.unless = when(row, "unless");
    std::vector<Assignment> set;
    if (const auto* table = row.get("set"))
      for (const auto& member : table->members) {
        const auto key = std::ranges::find(test_.outcome, member.key, &OutcomeKey::id);
        if (key == test_.outcome.end()) {
          row.fault(member.value, message({"'set' names no key of the outcome: '{}'",
                                           "'set' non nomina una chiave dell'esito: '{}'"},
                                          {member.key}));
          continue;
        }
        set.push_back({static_cast<std::uint16_t>(key - test_.outcome.begin()),
                       value(row, *key, member.value)});
      }
    effect.set = arena_.keep(std::move(set));
    effect.source = source_of(*node);
    row.done();
    out.push_back(effect);
  }
  test_.effects = arena_.keep(std::move(out));
}

void TestReader::next(Fields& root) {
  std::vector<NextTest> out;
  for (const auto* node : root.tables("next")) out.push_back(next_test(*node, out.size()));
  test_.next = arena_.keep(std::move(out));
}

NextTest TestReader::next_test(const Node& node, std::size_t n) {
  auto row = fields(node, name_of(node, "next", n));
  NextTest out;
  out.test = row.word("test");
  out.why = row.word("why");
  out.by_choice = row.flag("by-choice");
  out.label = row.label();
  out.when = when(row, "when");
  out.unless = when(row, "unless");
  std::vector<Argument> args;
  for (const auto* item : row.tables("arg")) {
    auto arg = fields(*item, row.what() + " arg");
    Argument one;
    one.flag = arg.word("flag");
    one.value = arg.word("value", false);
    if (arg.has("from")) one.fact = fact_at(arg, "from");
    if (const auto* key = arg.get("outcome")) {
      const auto name = arg.word("outcome");
      const auto found = std::ranges::find(test_.outcome, name, &OutcomeKey::id);
      if (found == test_.outcome.end())
        arg.fault(*key, message({"no key of the outcome '{}'", "nessuna chiave dell'esito '{}'"},
                                {name}));
      else
        one.key = static_cast<Slot>(found - test_.outcome.begin());
    }
    one.when = when(arg, "when");
    arg.done();
    args.push_back(one);
  }
  out.args = arena_.keep(std::move(args));
  std::vector<Slot> carry;
  for (const auto name : row.words("carry")) carry.push_back(fact(row, node, name));
  out.carry = arena_.keep(std::move(carry));
  out.asks = arena_.keep(row.words("asks"));
  out.source = source_of(node);
  row.done();
  placed("next." + std::to_string(n), node);
  return out;
}

void TestReader::chapters(Fields& root) {
  std::vector<Chapter> out;
  for (const auto* node : root.tables("chapter")) {
    auto row = fields(*node, "chapter");
    out.push_back({.ref = row.word("ref"), .when = when(row, "when")});
    row.done();
  }
  test_.chapters = arena_.keep(std::move(out));
}

void TestReader::refusals(Fields& root) {
  std::vector<Refusal> out;
  for (const auto* node : root.tables("refuse")) {
    auto row = fields(*node, name_of(*node, "refuse", out.size()));
    Refusal refusal;
    refusal.label = row.label();
    refusal.when = when(row, "when");
    std::vector<Slot> flags;
    for (const auto name : row.words("flags")) flags.push_back(fact(row, *node, name));
    if (flags.empty()) row.fault(message({"'flags' is missing", "manca 'flags'"}));
    refusal.flags = arena_.keep(std::move(flags));
    refusal.source = source_of(*node);
    row.done();
    out.push_back(refusal);
  }
  test_.refusals = arena_.keep(std::move(out));
}

void TestReader::roles(Fields& root) {
  const auto* node = root.get("roles");
  if (node == nullptr) return;
  std::vector<Role> roles;
  auto from = fields(*node, "roles");
  for (const auto& member : node->members)
    roles.push_back({arena_.keep(member.key), fact_at(from, member.key)});
  places_["roles"] = node->at;
  test_.roles = arena_.keep(std::move(roles));
}

void TestReader::roster(Fields& root) {
  RosterReader reader(shared_, test_.ruleset, arena_, problems_);
  if ((root.has("records") || root.has("prices")) && !stage_ids_.empty())
    root.fault(*root.get("stages"),
               message({"'stages' must be empty: nothing is rolled for a list",
                        "'stages' deve essere vuoto: per una lista non si tira nulla"}));
  if (root.has("records")) test_.roster = reader.read(root);
  const auto* node = root.get("prices");
  if (node == nullptr) return;
  const auto name = root.word("prices");
  const auto of = shared_.rosters.find(name);
  if (of == shared_.rosters.end())
    root.fault(*node, message({"no table with records above: '{}'",
                               "nessuna tabella con registri più sopra: '{}'"},
                              {name}));
  else
    test_.roster = reader.read_priced(root, *this, *of->second);
}

}  // namespace nfw::tables
