#include "emit.hpp"

#include <algorithm>
#include <map>
#include <ostream>
#include <sstream>
#include <string>

#include "nfw/roster.hpp"

namespace nfw::tables {

namespace {

// Every `cpp` function gives an initializer for one value; lists become arrays of their own,
// written before the value that refers to them, and equal lists are written once.
class Emitter {
 public:
  explicit Emitter(std::ostream& out) : out_(out) {}

  void ruleset(const Ruleset& r) {
    std::string tests;
    for (const auto* test : r.tests) {
      const auto name = "test" + std::to_string(++names_);
      const auto value = cpp(*test);
      out_ << "constexpr TestTable " << name << value << ";\n";
      tests += "&" + name + ",";
    }
    const auto tests_of = "tests_of_" + name(r);
    if (!tests.empty())
      out_ << "constexpr const TestTable* " << tests_of << "[]{" << tests << "};\n";
    const std::string fields =
        braces({cpp(r.id), list(r.also, "std::string_view"), cpp(r.title), cpp(r.book),
                tests.empty() ? "{}" : tests_of, list(r.rulings, "Ruling"),
                list(r.references, "ReferenceTable")});
    out_ << "constexpr Ruleset " << name(r) << fields << ";\n";
  }

  static std::string name(const Ruleset& ruleset) {
    std::string out = "ruleset_" + std::string(ruleset.id);
    std::ranges::replace(out, '-', '_');
    return out;
  }

 private:
  static std::string braces(std::initializer_list<std::string> fields) {
    std::string out = "{";
    for (const auto& field : fields) out += field + ",";
    out.back() = '}';
    return out;
  }

  template <class T>
  std::string list(List<T> rows, const std::string& type) {
    if (rows.empty()) return "{}";
    std::string body;
    for (const auto& row : rows) body += cpp(row) + ",";
    auto& name = lists_[type + body];
    if (name.empty()) {
      name = "list" + std::to_string(++names_);
      out_ << "constexpr " << type << " " << name << "[]{" << body << "};\n";
    }
    return name;
  }

  static std::string cpp(bool yes) { return yes ? "true" : "false"; }
  static std::string cpp(int n) { return std::to_string(n); }
  static std::string cpp(std::int64_t n) { return std::to_string(n); }
  static std::string cpp(std::uint64_t n) { return std::to_string(n) + "U"; }
  static std::string cpp(Slot slot) { return std::to_string(slot); }
  static std::string cpp(Kind kind) { return "Kind(" + std::to_string(int(kind)) + ")"; }
  static std::string cpp(Match match) { return "Match(" + std::to_string(int(match)) + ")"; }
  static std::string cpp(ValueKind kind) { return "ValueKind(" + std::to_string(int(kind)) + ")"; }
  static std::string cpp(StageKind kind) { return "StageKind(" + std::to_string(int(kind)) + ")"; }
  static std::string cpp(std::string_view text) {
    if (text.empty()) return "{}";
    std::string out = "\"";
    for (const char c : text) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    return out + "\"";
  }
  static std::string cpp(const Text& text) { return braces({cpp(text.en), cpp(text.it)}); }
  static std::string cpp(Number n) { return braces({cpp(n.num), cpp(n.den)}); }
  static std::string cpp(const std::optional<Number>& n) { return n ? "Number" + cpp(*n) : "{}"; }
  static std::string cpp(const Range& r) {
    return braces({cpp(r.from), cpp(r.to), cpp(r.above), cpp(r.below)});
  }
  static std::string cpp(const Condition& c) {
    return braces({cpp(c.fact), cpp(c.match), cpp(c.allowed), cpp(c.range)});
  }
  std::string cpp(const Clause& c) { return braces({list(c.all, "Condition")}); }
  std::string cpp(const When& w) { return braces({list(w.any, "Clause")}); }
  std::string cpp(const Term& t) {
    return braces({cpp(t.id), cpp(t.label), cpp(t.ref), cpp(t.value), cpp(t.value_fact), cpp(t.per),
                   cpp(t.each), cpp(t.each_fact), cpp(t.when), cpp(t.unless), cpp(t.exclusive),
                   cpp(t.together), cpp(t.on), cpp(t.minus), cpp(t.source)});
  }
  std::string cpp(const Choice& c) {
    return braces({cpp(c.id), cpp(c.label), list(c.also, "std::string_view"), cpp(c.rank),
                   cpp(c.needs), cpp(c.like)});
  }
  std::string cpp(const Default& d) { return braces({cpp(d.value), cpp(d.fact), cpp(d.when)}); }
  static std::string cpp(const Bound& b) { return braces({cpp(b.number), cpp(b.fact)}); }
  std::string cpp(const Input& i) {
    return braces({cpp(i.id), list(i.also, "std::string_view"), cpp(i.kind),
                   list(i.values, "Choice"), cpp(i.label), cpp(i.ref), cpp(i.group), cpp(i.min),
                   cpp(i.max), list(i.defaults, "Default"), cpp(i.required), cpp(i.required_when),
                   cpp(i.needs), list(i.excludes, "Slot")});
  }
  std::string cpp(const Fact& f) {
    return braces({cpp(f.id), cpp(f.kind), list(f.values, "Choice")});
  }
  std::string cpp(const FactRule& r) {
    return braces({cpp(r.fact), cpp(r.same), list(r.sum, "Term"), cpp(r.part), cpp(r.whole),
                   cpp(r.list), "Take(" + std::to_string(int(r.take)) + ")",
                   list(r.halvings, "Term"), cpp(r.least), cpp(r.most), cpp(r.when)});
  }
  std::string cpp(const RoundingRow& r) {
    return braces({"Rounding(" + std::to_string(int(r.how)) + ")", cpp(r.when)});
  }
  static std::string cpp(const ReachLimit& l) { return braces({cpp(l.band), cpp(l.upto)}); }
  std::string cpp(const ReachRow& r) {
    return braces({cpp(r.id), cpp(r.label), cpp(r.ref), cpp(r.least), list(r.limits, "ReachLimit"),
                   cpp(r.when), cpp(r.source)});
  }
  std::string cpp(const Reach& r) {
    return braces({cpp(r.band), cpp(r.distance), cpp(r.reach), cpp(r.nearer), cpp(r.beyond),
                   list(r.rows, "ReachRow")});
  }
  std::string cpp(const Column& c) { return braces({cpp(c.id), cpp(c.label), cpp(c.when)}); }
  std::string cpp(const NeedRow& r) {
    return braces(
        {cpp(r.id), cpp(r.label), cpp(r.ref), list(r.needs, "int"), cpp(r.when), cpp(r.source)});
  }
  std::string cpp(const Band& b) {
    return braces({cpp(b.id), cpp(b.label), cpp(b.ref), list(b.totals, "Range"), cpp(b.source)});
  }
  std::string cpp(const StageTable& s) {
    return braces({cpp(s.id),
                   cpp(s.key),
                   cpp(s.like),
                   cpp(s.label),
                   cpp(s.counted),
                   cpp(s.ref),
                   cpp(s.kind),
                   cpp(s.when),
                   list(s.dice, "Term"),
                   cpp(s.sides),
                   cpp(s.each),
                   cpp(s.always),
                   cpp(s.never),
                   cpp(s.need),
                   cpp(s.low),
                   cpp(s.least),
                   cpp(s.per),
                   list(s.columns, "Column"),
                   list(s.rows, "NeedRow"),
                   cpp(s.over),
                   cpp(s.of),
                   list(s.modifiers, "Term"),
                   list(s.halvings, "Term"),
                   list(s.rounding, "RoundingRow"),
                   cpp(s.against),
                   list(s.bands, "Band"),
                   cpp(s.result),
                   cpp(s.chance),
                   cpp(s.total),
                   cpp(s.die),
                   cpp(s.margin),
                   cpp(s.die_margin),
                   cpp(s.source)});
  }
  std::string cpp(const Again& a) { return braces({cpp(a.first), cpp(a.last), cpp(a.when)}); }
  static std::string cpp(const ComparisonRow& r) {
    return braces({cpp(r.id), cpp(r.mirror), cpp(r.label), cpp(r.mirror_label), cpp(r.ref),
                   cpp(r.times), cpp(r.or_equal), cpp(r.source)});
  }
  std::string cpp(const Comparison& c) {
    return braces(
        {cpp(c.own), cpp(c.other), cpp(c.instead), cpp(c.result), list(c.rows, "ComparisonRow")});
  }
  static std::string cpp(const Value& v) {
    return braces({cpp(v.kind), cpp(v.number), cpp(v.parts), cpp(v.word)});
  }
  std::string cpp(const OutcomeKey& k) {
    return braces({cpp(k.id), cpp(k.label), cpp(k.none), cpp(k.kind), list(k.values, "Choice"),
                   cpp(k.fact), cpp(k.after), cpp(k.initial), cpp(k.optional), cpp(k.mutual),
                   cpp(k.shown)});
  }
  static std::string cpp(const Assignment& a) { return braces({cpp(a.key), cpp(a.value)}); }
  std::string cpp(const Effect& e) {
    return braces({cpp(e.id), cpp(e.label), cpp(e.ref), cpp(e.when), cpp(e.unless),
                   list(e.set, "Assignment"), cpp(e.source)});
  }
  std::string cpp(const Argument& a) {
    return braces({cpp(a.flag), cpp(a.value), cpp(a.fact), cpp(a.key), cpp(a.when)});
  }
  std::string cpp(const NextTest& n) {
    return braces({cpp(n.test), cpp(n.why), cpp(n.label), cpp(n.by_choice), cpp(n.when),
                   cpp(n.unless), list(n.args, "Argument"), list(n.carry, "Slot"),
                   list(n.asks, "std::string_view"), cpp(n.source)});
  }
  std::string cpp(const Refusal& r) {
    return braces({cpp(r.label), cpp(r.when), list(r.flags, "Slot"), cpp(r.source)});
  }
  static std::string cpp(const Exchanged& e) { return braces({cpp(e.fact), cpp(e.of)}); }
  std::string cpp(const Both& b) {
    return braces({cpp(b.flag), list(b.mirror, "Slot"), list(b.first, "std::string_view"),
                   list(b.then, "std::string_view"), list(b.exchanged, "Exchanged"),
                   cpp(b.enemy_rolls_first), cpp(b.enemy_ends_first), cpp(b.own_tests_first)});
  }
  std::string cpp(const Chapter& c) { return braces({cpp(c.ref), cpp(c.when)}); }
  static std::string cpp(const Role& r) { return braces({cpp(r.name), cpp(r.fact)}); }
  std::string cpp(const Case& c) { return braces({cpp(c.name), cpp(c.when)}); }
  static std::string cpp(const Reading& r) { return braces({cpp(r.value), cpp(r.label)}); }
  std::string cpp(const Ruling& r) {
    return braces({cpp(r.number), cpp(r.id), cpp(r.ref), cpp(r.switch_id), cpp(r.question),
                   cpp(r.why), list(r.readings, "Reading"), cpp(r.in_force), cpp(r.source)});
  }
  static std::string cpp(const Cell& c) {
    return braces({cpp(c.kind), cpp(c.number), cpp(c.text)});
  }
  static std::string cpp(const ReferenceColumn& c) {
    return braces({cpp(c.id), cpp(c.label), cpp(c.sign)});
  }
  static std::string cpp(const Note& n) {
    return braces({cpp(n.label), cpp(n.ref), cpp(n.source)});
  }
  std::string cpp(const ReferenceRow& r) {
    return braces({cpp(r.id), cpp(r.label), cpp(r.ref), list(r.cells, "Cell"),
                   list(r.notes, "Note"), cpp(r.source)});
  }
  std::string cpp(const ReferenceTable& t) {
    return braces({cpp(t.id), cpp(t.title), cpp(t.about), cpp(t.ref),
                   list(t.columns, "ReferenceColumn"), list(t.rows, "ReferenceRow"),
                   list(t.notes, "Note"), list(t.house, "std::string_view")});
  }
  std::string cpp(const TestTable& t) {
    return braces({cpp(t.ruleset),
                   cpp(t.id),
                   cpp(t.title),
                   cpp(t.about),
                   cpp(t.ref),
                   list(t.chapters, "Chapter"),
                   cpp(t.procedure),
                   list(t.facts, "Fact"),
                   list(t.inputs, "Input"),
                   list(t.initial, "Number"),
                   list(t.house, "std::string_view"),
                   list(t.worked_out, "FactRule"),
                   list(t.afterwards, "FactRule"),
                   list(t.ranges, "Reach"),
                   list(t.stages, "StageTable"),
                   list(t.again, "Again"),
                   cpp(t.comparison),
                   list(t.outcome, "OutcomeKey"),
                   list(t.headline, "std::uint16_t"),
                   list(t.effects, "Effect"),
                   list(t.next, "NextTest"),
                   list(t.refusals, "Refusal"),
                   list(t.roles, "Role"),
                   list(t.cases, "Case"),
                   cpp(t.operand),
                   pointer(t.roster),
                   cpp(t.both)});
  }
  std::string cpp(const RecordCount& t) {
    return braces({cpp(t.fact), cpp(t.of), cpp(t.sum), cpp(t.when)});
  }
  std::string cpp(const Limit& l) {
    return braces({cpp(l.id), cpp(l.label), cpp(l.ref), cpp(l.of), cpp(l.has_least),
                   list(l.least, "Term"), cpp(l.has_most), list(l.most, "Term"), cpp(l.never),
                   cpp(l.when), cpp(l.unless), cpp(l.warns), cpp(l.source)});
  }
  std::string cpp(const RecordTable& r) {
    return braces({cpp(r.form), cpp(r.in), cpp(r.many), cpp(r.required), cpp(r.profiles),
                   cpp(r.list), cpp(r.cost), cpp(r.waived), list(r.tallies, "RecordCount"),
                   list(r.costs, "Term"), list(r.limits, "Limit")});
  }
  static std::string cpp(const PricedRecord::Filled& f) { return braces({cpp(f.from), cpp(f.to)}); }
  std::string cpp(const PricedRecord& p) {
    return braces({cpp(p.record), cpp(p.each), list(p.set, "PricedRecord::Filled")});
  }
  // A roster is a constant of its own.
  std::string pointer(const Roster* roster) {
    if (roster == nullptr) return "{}";
    const auto value =
        braces({list(roster->records, "RecordTable"), list(roster->priced, "PricedRecord")});
    const auto name = "roster" + std::to_string(++names_);
    out_ << "constexpr Roster " << name << value << ";\n";
    return "&" + name;
  }

  std::ostream& out_;
  std::map<std::string, std::string> lists_;
  int names_ = 0;
};

}  // namespace

void emit(const std::vector<const Ruleset*>& rulesets, std::ostream& out) {
  out << "// Made from the tables by the build; change the tables instead.\n"
      << "#include \"nfw/builtin.hpp\"\n#include \"nfw/roster.hpp\"\n\nnamespace nfw::builtin "
         "{\n\nnamespace {\n\n";
  Emitter emitter(out);
  std::string all;
  for (const auto* ruleset : rulesets) {
    emitter.ruleset(*ruleset);
    all += "&" + Emitter::name(*ruleset) + ",";
  }
  out << "constexpr const Ruleset* all[]{" << all << "};\n\n}  // namespace\n\n"
      << "List<const Ruleset*> rulesets() { return all; }\n\n}  // namespace nfw::builtin\n";
}

void emit_files(const std::vector<std::pair<std::string, std::string>>& files, std::ostream& out) {
  out << "// Made from the tables by the build; change the tables instead.\n"
      << "#include \"nfw/builtin.hpp\"\n\n"
      << "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\nnamespace nfw::builtin {\n\n"
      << "List<BuiltinFile> files() {\n  static constexpr BuiltinFile all[]{\n";
  for (const auto& [path, text] : files)
    out << "{\"" << path << "\", {R\"toml(" << text << ")toml\", " << text.size() << "}},\n";
  out << "  };\n  return all;\n}\n\n}  // namespace nfw::builtin\n";
}

}  // namespace nfw::tables
