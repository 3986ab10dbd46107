#include <algorithm>

#include "test_parts.hpp"

namespace nfw::tables {

namespace {

// The ruleset's own lists: those of this table, or of one above that has records of its own.
const Roster* lists_of(const TestTable& test, const Shared& shared) {
  if (test.roster != nullptr && test.roster->priced.empty()) return test.roster;
  const auto found = std::ranges::find_if(
      shared.rosters, [](const auto& one) { return one.second->priced.empty(); });
  return found == shared.rosters.end() ? nullptr : found->second;
}

// Words and what is chosen mean something in one table alone.
bool is_answerable(Kind kind) {
  return kind != Kind::choice && kind != Kind::choices && kind != Kind::names;
}

class FromListReader {
 public:
  FromListReader(const Roster& roster, Reader& reader, const Like& like, Problems& problems)
      : roster_(roster), reader_(reader), like_(like), problems_(problems) {}

  void read(Fields& row, FromList& out) {
    const auto id = row.word("id");
    if (id.empty()) return;
    const auto slot = reader_.fact(row, *row.get("id"), id);
    if (slot == no_slot) return;
    const auto kind = reader_.facts[slot].kind;
    if (is_answerable(kind)) {
      sides(row, id, slot, out);
      ask(row, id, out);
    } else {
      row.fault(*row.get("id"),
                message({"a list answers numbers, yes or no, and names with numbers",
                         "un elenco risponde con numeri, sì o no, e nomi con "
                         "numeri"}));
    }
  }

 private:
  // Without `of` each side's list answers for its own side, or both for one list of names.
  void sides(Fields& row, std::string_view id, Slot slot, FromList& out) {
    const auto of = row.word("of", false);
    if (!of.empty() && of != "own" && of != "enemy")
      row.fault(*row.get("of"),
                message({"'{}' must be ", "'{}' deve essere "}, {"of"}) + one_of({"own", "enemy"}));
    if (of != "enemy") out.own = slot;
    const auto other = reader_.facts.find(like_(id));
    if (of == "enemy" || (of.empty() && (other != slot || is_list(reader_.facts[slot].kind))))
      out.enemy = of.empty() ? other : slot;
  }

  void ask(Fields& row, std::string_view id, FromList& out) {
    out.each = row.has("each");
    if (out.each && !find_record(row, out)) return;
    const auto& form = roster_.records[out.record].form;
    Places places;
    Reader asked(form.id, reader_.shared, reader_.arena, places, problems_);
    for (const auto& fact : form.facts) asked.facts.add(fact);
    out.is = asked.fact_at(row, "is");
    if (!out.each && !row.has("is")) out.is = asked.fact(row, *row.get("id"), id);
    if (!out.each && row.has("where"))
      row.fault(*row.get("where"), message({"'{}' is missing", "manca '{}'"}, {"each"}));
    out.where = asked.when(row, "where");
    for (std::size_t n = form.facts.size(); n < asked.facts.all().size(); ++n)
      row.fault(message({"no record of '{}' asks for the ruling '{}'",
                         "nessun registro '{}' dipende dalla lettura '{}'"},
                        {form.id, asked.facts.all()[n].id}));
  }

  bool find_record(Fields& row, FromList& out) {
    const auto id = row.word("each");
    const auto& all = roster_.records;
    const auto found =
        std::ranges::find_if(all, [&](const RecordTable& record) { return record.form.id == id; });
    out.record = static_cast<std::uint16_t>(found - all.begin());
    if (found != all.end()) return true;
    out.record = 0;
    std::vector<std::string_view> names;
    for (const auto& record : all) names.push_back(record.form.id);
    row.fault(*row.get("each"),
              message({"no record '{}'", "nessun registro '{}'"}, {id}) + suggestion(id, names));
    return false;
  }

  const Roster& roster_;
  Reader& reader_;
  const Like& like_;
  Problems& problems_;
};

}  // namespace

void read_from_list(Fields& root, Reader& reader, const Like& like, TestTable& out,
                    Problems& problems) {
  const auto* roster = lists_of(out, reader.shared);
  if (roster == nullptr) {
    root.fault(*root.get("file"), message({"no table with records above: '{}'",
                                           "nessuna tabella con registri più sopra: '{}'"},
                                          {"file"}));
    return;
  }
  FromListReader from(*roster, reader, like, problems);
  out.from_list = reader.rows<FromList>(root, "file", "",
                                        [&](Fields& row, FromList& one) { from.read(row, one); });
}

}  // namespace nfw::tables
