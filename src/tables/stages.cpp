#include <algorithm>

#include "fact_naming.hpp"
#include "test_parts.hpp"

namespace nfw::tables {

namespace {

/// A number or a range, or one for each column of the stage: in a table, by the columns' ids.
template <class Missing, class Read>
void by_column(Fields& row, std::string_view key, const StageTable& stage, Reader& reader,
               const Missing& missing, const Read& read) {
  const auto* node = row.get(key);
  if (node == nullptr) {
    row.fault(message({"'{}' is missing", "manca '{}'"}, {key}));
  } else if (node->kind != Node::Kind::table) {
    read(row, key, *node);
  } else {
    auto each = reader.fields(*node, row.what() + " " + std::string(key));
    for (const auto& column : stage.columns) {
      if (const auto* value = each.get(column.id))
        read(each, column.id, *value);
      else
        row.fault(missing(column.id));
    }
    each.done();
  }
}

// What would be read and ignored in a stage of this kind.
bool is_idle_stage_key(std::string_view key, std::string_view kind) {
  const auto is_one_of = [&](std::initializer_list<std::string_view> keys) {
    return std::ranges::find(keys, key) != keys.end();
  };
  const bool is_of_pool = is_one_of({"misses", "naturals"});
  const bool is_of_deal = is_one_of({"models", "saving", "wounds", "marks", "max", "spread",
                                     "to-each", "until-dead", "dead", "wounds-lost"});
  const bool is_of_sum = is_one_of({"start", "against", "band"});
  if (kind == "pool") return is_of_deal || is_of_sum;
  if (kind == "deal") return is_of_pool || is_of_sum;
  if (is_of_pool || is_of_deal) return kind == "sum" || kind == "reckoning";
  if (kind == "sum") return is_one_of({"start", "each", "need", "min", "row", "over"});
  return kind == "reckoning" &&
         is_one_of({"dice", "sides", "each", "per", "need", "min", "row", "over"});
}

class StageReader {
 public:
  StageReader(std::string_view id, Fields& from, Reader& reader)
      : from_(from),
        reader_(reader),
        kind_(from.word("kind")),
        out_(reader.row<StageTable>(from, true, is_idle_stage_key, kind_)) {
    if (kind_ != "pool" && kind_ != "deal") out_.kind = StageKind::sum;
    out_.key = id;
    out_.id = from.has("id") ? from.word("id") : name();
    out_.source = reader.arena.keep(houses_of_values(from.node(), *reader.shared.house));
    out_.low = out_.is_pool() && succeeds_low(from.node());
  }

  StageTable read() {
    const bool is_pool = out_.is_pool();
    if (is_pool) {
      out_.always = reader_.shared.always;
      out_.never = reader_.shared.never;
    }
    copied();
    if (kind_ != "reckoning") dice();
    if (kind_ != "sum" && kind_ != "reckoning") need();
    modifiers();
    if (from_.has("round")) rounding();
    gives();
    if (!is_pool) bands();
    if (out_.may_mind_naturals()) natural();
    from_.done();
    reader_.placed("stage." + std::string(out_.key), from_.node());
    return out_;
  }

 private:
  // Of the facts that it gives.
  [[nodiscard]] std::string_view name() const {
    return out_.key == "roll" ? reader_.test_id : out_.key;
  }

  // Of what it is like, which is written out here.
  void copied() {
    if (const auto* like = from_.get("like"))
      out_.like = like->text == "roll" ? reader_.test_id : from_.word("like");
    from_.passes("other-side");
  }

  List<Term> terms(std::string_view key) {
    return reader_.terms(from_, key, std::string(out_.key));
  }

  // A house rule that changes the natural faces changes the tests that mind them.
  void natural() {
    if (reader_.shared.natural == nullptr) return;
    const auto& node = *reader_.shared.natural;
    out_.natural_source = reader_.source_of(node);
    add_houses(node, *reader_.shared.house, reader_.houses);
  }

  void dice() {
    if (const auto* dice = from_.get("dice");
        dice != nullptr && dice->kind == Node::Kind::integer) {
      Term fixed;
      fixed.value.number = from_.integer("dice", 0);
      out_.dice = reader_.arena.keep(std::vector{fixed});
    } else if (dice != nullptr && dice->kind == Node::Kind::string) {
      Term counted;
      counted.per = reader_.fact_at(from_, "dice");
      out_.dice = reader_.arena.keep(std::vector{counted});
    } else {
      out_.dice = terms("dice");
    }
    const bool is_sum = !out_.is_pool();
    if (!is_sum && std::ranges::any_of(out_.dice, &Term::minus))
      from_.fault(
          message({"'minus' is for the dice of a sum", "'minus' vale per i dadi di una somma"}));
    if (out_.sides < 2 || out_.sides > 100)
      from_.fault(message({"'sides' must be from 2 to 100", "'sides' deve essere da 2 a 100"}));
    if (out_.each < 1)
      from_.fault(message({"'each' must be 1 or more", "'each' deve essere almeno 1"}));
    if (is_sum && out_.dice.empty()) from_.fault(message({"'dice' is missing", "manca 'dice'"}));
  }

  static int least_one(Fields& from, std::string_view key, const Node& node) {
    if (node.kind == Node::Kind::integer && node.integer < 1)
      from.fault(node, message({"'{}' must be 1 or more", "'{}' deve essere almeno 1"}, {key}));
    return static_cast<int>(from.integer(key, 0));
  }

  void need() {
    const std::string_view key = out_.low ? "chance" : "need";
    if (const auto* need = from_.get(key)) out_.need = least_one(from_, key, *need);
    out_.rows = reader_.rows<NeedRow>(
        from_, "row", std::string(out_.key) + ".", [&](Fields& row, NeedRow& out) {
          std::vector<int> needs;
          by_column(
              row, key, out_, reader_,
              [&](std::string_view column) {
                return message({"no {} for column '{}'", "manca {} per la colonna '{}'"},
                               {key, column});
              },
              [&](Fields& from, std::string_view column, const Node& need) {
                needs.push_back(out_.low ? static_cast<int>(from.integer(column, 0))
                                         : least_one(from, column, need));
              });
          out.needs = reader_.arena.keep(std::move(needs));
        });
    if (out_.need == 0 && out_.rows.empty() && out_.over == no_slot)
      from_.fault(message({"needs 'need', 'chance', 'row' or 'over'",
                           "richiede 'need', 'chance', 'row' o 'over'"}));
  }

  void modifiers() {
    out_.modifiers = terms("modifier");
    out_.halvings = terms("halve");
    const auto is_by_dice = [](const Term& row) { return row.on != Range{}; };
    if (kind_ != "sum" && std::ranges::any_of(out_.modifiers, is_by_dice))
      from_.fault(message(
          {"'on' is for the modifiers of a sum", "'on' vale per i modificatori di una somma"}));
  }

  // One word, or a list of words of which the first that holds counts.
  void rounding() {
    if (from_.get("round")->kind == Node::Kind::string)
      out_.rounding = reader_.arena.keep(std::vector{
          RoundingRow{.how = reader_.word(from_, "round", Rounding::down), .when = {}}});
    else
      out_.rounding = reader_.rows<RoundingRow>(from_, "round");
  }

  // The facts that it gives besides its result.
  void gives() {
    const auto fact = [&](const char* part) {
      return reader_.facts.find(std::string(name()) + part);
    };
    if (out_.low) out_.chance = fact("-chance");
    if (out_.is_pool()) return;
    out_.total = fact("-total");
    out_.die = fact("-die");
    out_.margin = fact("-margin");
    out_.die_margin = fact("-die-margin");
  }

  void bands() {
    out_.bands =
        reader_.rows<Band>(from_, "band", std::string(out_.key) + ".", [&](Fields& row, Band& out) {
          std::vector<Range> totals;
          by_column(
              row, "totals", out_, reader_,
              [](std::string_view column) {
                return message(
                    {"no totals for column '{}'", "mancano i totali per la colonna '{}'"},
                    {column});
              },
              [&](Fields& from, std::string_view column, const Node& value) {
                totals.push_back(StageReader::totals(from, column, value));
              });
          out.totals = reader_.arena.keep(std::move(totals));
        });
  }
  static Range totals(Fields& from, std::string_view key, const Node& value) {
    if (value.kind == Node::Kind::string && value.text == "never") return never;
    return Reader::range(from, key, value,
                         {"'{}' takes totals such as '6..11', '12..' or '..1', or 'never'",
                          "'{}' ammette totali come '6..11', '12..' o '..1', o 'never'"});
  }

  Fields& from_;
  Reader& reader_;
  std::string_view kind_;
  StageTable out_;
};

}  // namespace

void read_stages(Fields& root, Reader& reader, TestTable& out) {
  std::vector<StageTable> stages;
  for (const auto id : root.words("stages"))
    if (const auto* node = root.get(id)) {
      auto from = reader.fields(*node, std::string(id));
      stages.push_back(StageReader(id, from, reader).read());
    }
  out.stages = reader.arena.keep(std::move(stages));
}

void read_roll_again(Fields& root, Reader& reader, TestTable& out) {
  const auto ids = root.words("stages");
  out.again = reader.rows<Again>(root, "roll-again", "", [&](Fields& row, Again& again) {
    std::vector<std::uint16_t> places;
    for (const auto id : row.words("stages")) {
      const auto place = std::ranges::find(ids, id);
      if (place == ids.end())
        row.fault(message({"no stage '{}'", "nessun tiro '{}'"}, {id}) + suggestion(id, ids));
      places.push_back(static_cast<std::uint16_t>(place - ids.begin()));
    }
    for (std::size_t n = 1; n < places.size(); ++n)
      if (places[n] != places[n - 1] + 1)
        row.fault(message(
            {"'stages' must follow on each other", "gli 'stages' devono seguire l'uno all'altro"}));
    if (places.empty()) {
      row.fault(message({"'stages' is missing", "manca 'stages'"}));
      return;
    }
    again.first = places.front();
    again.last = places.back();
  });
}

}  // namespace nfw::tables
