#include "random_stages.hpp"

#include <algorithm>

namespace nfw::testing {

namespace {

Node stage_of(const std::string& kind, const std::string& id) {
  return table({{"kind", text(kind)}, {"en", text(id)}, {"it", text(id)}});
}

}  // namespace

void Stages::write(Node& test) {
  Stage stage;
  stage.id = rows_.fresh("stage");
  const int kind = choose_.below(20);
  auto out = kind < 8    ? pool(stage)
             : kind < 15 ? sum(stage)
             : kind < 17 ? reckoning(stage)
                         : deal(stage);
  if (!stages_.empty() && choose_.percent(40)) set(out, "when", rows_.when());
  give(out, stage);
  set(test, stage.id, std::move(out));
  stages_.push_back(std::move(stage));
}

std::vector<std::string> Stages::ids() const {
  std::vector<std::string> out;
  for (const auto& stage : stages_) out.push_back(stage.id);
  return out;
}

Node Stages::pool(Stage& stage) {
  stage.kind = Kind::pool;
  auto out = stage_of("pool", stage.id);
  dice(out, stage);
  if (!like_another(out, stage)) trial(out, stage);
  if (choose_.percent(15)) set(out, "per", whole(2));
  modifiers(out, stage);
  halves(out, stage);
  for (const auto* key : {"misses", "naturals"}) {
    if (!choose_.percent(20)) continue;
    stage.more.push_back(rows_.fresh(key));
    set(out, key, text(stage.more.back()));
  }
  return out;
}

Node Stages::sum(Stage& stage) {
  stage.kind = Kind::sum;
  auto out = stage_of("sum", stage.id);
  if (!like_another(out, stage)) {
    dice(out, stage);
    if (choose_.percent(70)) bands(out, stage);
    const auto facts = rows_.amounts(false);
    if (!facts.empty() && choose_.percent(25)) set(out, "against", text(choose_.pick(facts)));
  }
  modifiers(out, stage);
  halves(out, stage);
  return out;
}

Node Stages::reckoning(Stage& stage) {
  stage.kind = Kind::reckoning;
  auto out = stage_of("reckoning", stage.id);
  const auto facts = rows_.amounts(false);
  if (!facts.empty()) set(out, "start", text(choose_.pick(facts)));
  modifiers(out, stage);
  bands(out, stage);
  return out;
}

Node Stages::deal(Stage& stage) {
  stage.kind = Kind::deal;
  auto out = stage_of("deal", stage.id);
  dice(out, stage);
  trial(out, stage);
  const auto facts = rows_.amounts(false);
  for (const auto* key : {"models", "saving", "wounds", "marks", "max"})
    if (!facts.empty() && choose_.percent(40)) set(out, key, text(choose_.pick(facts)));
  for (const auto* key : {"spread", "to-each", "until-dead"})
    if (!rows_.known.empty() && choose_.percent(35)) set(out, key, rows_.when());
  for (const auto* key : {"dead", "wounds-lost"}) {
    stage.more.push_back(rows_.fresh(key));
    set(out, key, text(stage.more.back()));
  }
  return out;
}

void Stages::dice(Node& to, Stage& stage) {
  static const std::vector<int> sides{2, 2, 2, 3, 3, 4, 6};
  set(to, "sides", whole(choose_.pick(sides)));
  const auto facts = rows_.amounts(false);
  if (!facts.empty() && choose_.percent(15)) return set(to, "dice", text(choose_.pick(facts)));
  if (choose_.percent(60)) {
    const int count = choose_.between(1, 2);
    stage.may_repeat = stage.kind == Kind::sum && count == 1;
    set(to, "dice", whole(count));
    return;
  }
  rows_.terms(to, "dice", 2, true);
  if (stage.kind != Kind::sum) return;
  for (auto& row : at(to, "dice").items)
    if (choose_.percent(25)) set(row, "minus", yes(true));
}

// What makes a success.
void Stages::trial(Node& to, Stage& stage) {
  const auto facts = rows_.amounts(false);
  const int kind = choose_.below(10);
  if (choose_.percent(20)) set(to, "each", whole(2));
  if (kind < 2 && !facts.empty()) return set(to, "over", text(choose_.pick(facts)));
  stage.low = kind < 5;
  const std::string key = stage.low ? "chance" : "need";
  if (stage.low && choose_.percent(50)) set(to, "min", whole(1));
  if (kind % 2 == 0) return set(to, key, whole(choose_.between(1, 3)));
  const auto ids = columns(to);
  const int rows = choose_.between(1, 2);
  for (int n = 1; n <= rows; ++n) {
    auto row = rows_.labelled(rows_.fresh("row"));
    set(row, key, number_for(ids, 1, 3));
    if (n < rows && !rows_.known.empty()) set(row, "when", rows_.when());
    add(to, "row", std::move(row));
  }
}

// The last one always holds. None, where one number says it.
std::vector<std::string> Stages::columns(Node& to) {
  if (rows_.known.empty() || choose_.percent(60)) return {};
  std::vector<std::string> out{rows_.fresh("column"), rows_.fresh("column")};
  for (const auto& id : out) {
    auto column = rows_.labelled(id);
    if (id != out.back()) set(column, "when", rows_.when());
    add(to, "column", std::move(column));
  }
  return out;
}

Node Stages::number_for(const std::vector<std::string>& columns, int low, int high) {
  if (columns.empty()) return whole(choose_.between(low, high));
  Node out;
  for (const auto& id : columns) set(out, id, whole(choose_.between(low, high)));
  return out;
}

// Totals may have decimals: bands share their bounds.
void Stages::bands(Node& to, Stage& stage) {
  const auto ids = columns(to);
  const int count = choose_.between(2, 3);
  const auto cut = [](int n) { return std::to_string(n); };
  std::vector<int> least;  // lowest bound, by column
  for (std::size_t n = 0; n < std::max<std::size_t>(1, ids.size()); ++n)
    least.push_back(choose_.between(0, 3));
  for (int n = 0; n < count; ++n) {
    const auto totals = [&](int from) {
      if (n == 0) return text("<" + cut(from));
      if (n + 1 == count) return text(cut(from + n - 1) + "..");
      return text(cut(from + n - 1) + "..<" + cut(from + n));
    };
    auto band = rows_.labelled(rows_.fresh("band"));
    Node by_column;
    for (std::size_t column = 0; column < ids.size(); ++column)
      set(by_column, ids[column], totals(least[column]));
    set(band, "totals", ids.empty() ? totals(least[0]) : by_column);
    stage.bands.push_back(at(band, "id").text);
    add(to, "band", std::move(band));
  }
}

// A stage above lends what this one does not say.
bool Stages::like_another(Node& to, Stage& stage) {
  if (!choose_.percent(20)) return false;
  for (const auto& above : stages_) {
    if (above.kind != stage.kind) continue;
    set(to, "like", text(above.id));
    stage.low = above.low;
    stage.bands = above.bands;
    stage.may_repeat = above.may_repeat;
    return true;
  }
  return false;
}

void Stages::modifiers(Node& to, const Stage& stage) {
  if (!choose_.percent(70)) return;
  rows_.terms(to, "modifier", 2, true);
  if (stage.kind != Kind::sum) return;
  for (auto& row : at(to, "modifier").items)
    if (choose_.percent(30))
      set(row, "on", choose_.percent(50) ? whole(choose_.between(1, 3)) : text("2.."));
}

void Stages::halves(Node& to, const Stage& stage) {
  static const std::vector<std::string> ways{"down", "up", "nearest"};
  const auto before = rows_.known;
  if (stage.low) rows_.known.push_back({stage.id + "-chance"});
  rows_.halvings(to);
  rows_.known = before;
  if (choose_.percent(20))
    set(to, "round", text(choose_.pick(ways)));
  else if (!rows_.known.empty() && choose_.percent(15))
    set(to, "round",
        list({table({{"value", text("up")}, {"when", rows_.when()}}),
              table({{"value", text(choose_.pick(ways))}})}));
}

void Stages::give(Node& to, Stage& stage) {
  const bool adds_up = stage.kind == Kind::sum || stage.kind == Kind::reckoning;
  std::vector<Known> facts;
  if (!adds_up || !stage.bands.empty()) {
    const auto shared = std::ranges::find(stages_, stage.kind, &Stage::kind);
    const bool share = !adds_up && shared != stages_.end() && choose_.percent(25);
    const auto result = share ? shared->result : rows_.fresh("result");
    stage.result = result;
    set(to, "result", text(result));
    if (!share)
      facts.push_back({result, adds_up ? Known::Kind::word : Known::Kind::number, stage.bands});
  }
  for (const auto& id : stage.more) facts.push_back({id});
  if (stage.low) facts.push_back({stage.id + "-chance"});
  if (adds_up)
    for (const auto* part : {"-total", "-die", "-margin"}) facts.push_back({stage.id + part});
  rows_.known.insert(rows_.known.end(), facts.begin(), facts.end());
  gives_.insert(gives_.end(), facts.begin(), facts.end());
}

// Asks for one of the faces of a single die, so that it ends; or for a fact that is this face.
void Stages::roll_again(Node& test) {
  if (!choose_.percent(20)) return;
  const auto last = static_cast<std::size_t>(choose_.below(static_cast<int>(stages_.size())));
  if (!stages_[last].may_repeat) return;
  const auto first = static_cast<std::size_t>(choose_.below(static_cast<int>(last) + 1));
  std::vector<std::string> repeated;
  for (auto n = first; n <= last; ++n) repeated.push_back(stages_[n].id);
  auto face = stages_[last].id + "-die";
  if (choose_.percent(50)) {
    const auto fact = rows_.fresh("face");
    add(test, "fact", table({{"id", text(fact)}, {"is", text(face)}}));
    face = fact;
  }
  add(test, "roll-again",
      table(
          {{"stages", texts(repeated)}, {"when", table({{face, whole(choose_.between(1, 2))}})}}));
}

void Stages::compare(Node& test) {
  if (!choose_.percent(20)) return;
  std::vector<std::string> totals;
  for (const auto& stage : stages_)
    if (stage.kind == Kind::sum || stage.kind == Kind::reckoning)
      totals.push_back(stage.id + "-total");
  if (totals.empty()) return;
  const auto result = rows_.fresh("result");
  const std::vector<std::string> ids{"better", "equal", "worse"};
  auto ahead = rows_.labelled(ids[0]);
  const auto times = std::to_string(choose_.between(1, 2));
  set(ahead, "ratio", text(choose_.percent(50) ? ">" + times : times + ".."));
  set(ahead, "mirror", rows_.labelled(ids[2]));
  auto out = table({{"own", text(totals.front())}, {"other", text(totals.back())}});
  if (choose_.percent(50)) set(out, "instead", text("men"));
  set(out, "result", text(result));
  set(out, "row", list({ahead, rows_.labelled(ids[1])}));
  set(test, "compare", std::move(out));
  gives_.push_back({result, Known::Kind::word, ids});
  rows_.known.push_back(gives_.back());
}

}  // namespace nfw::testing
