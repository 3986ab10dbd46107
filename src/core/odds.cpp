#include "nfw/odds.hpp"

#include <algorithm>
#include <optional>

#include "nfw/gather.hpp"

namespace nfw {

namespace {}  // namespace

void Follow::add(const Conclusion& end, double p) {
  auto facts = following(first_, end, next_);
  if (!facts) {
    not_due += p;
    return;
  }
  const auto [at, fresh] = starts.try_emplace(likeness_.key(*facts), Start{*facts, 0});
  at->second.p += p;
}

Gathered::Gathered(const TestTable& test, Follow* follow) : test_(test), follow_(follow) {
  odds_.keys.resize(test.outcome.size());
}

void Gathered::run(const Procedure& procedure, double weight) {
  const auto run = run_exactly(procedure, follow_ != nullptr ? follow_->purpose() : Purpose{});
  std::vector<std::size_t> open;
  for (std::size_t key = 0; key < run.told.size(); ++key) {
    if (!run.is_told[key]) open.push_back(key);
    for (const auto& chance : run.told[key]) add(odds_.keys[key], chance.value, weight * chance.p);
  }
  if (open.empty() && follow_ == nullptr) return;
  for (const auto& [facts, p] : run.last) {
    const auto end = conclude(test_, facts);
    for (const auto key : open) add(odds_.keys[key], end.outcome[key], weight * p);
    if (follow_ != nullptr) follow_->add(end, weight * p);
  }
}

void Gathered::run(const Starts& starts) {
  for (const auto& [key, start] : starts) run(make_procedure(test_, start.facts), start.p);
}

Odds Gathered::finish(double resting) {
  tidy(test_, odds_, resting);
  return std::move(odds_);
}

std::string_view not_due_of(const OutcomeKey& key) {
  const bool taken = std::ranges::find(key.values, not_due, &Choice::id) != key.values.end();
  return taken ? not_due_apart : not_due;
}

void tidy(const TestTable& test, Odds& odds, double resting) {
  for (std::size_t key = 0; key < odds.keys.size(); ++key) {
    if (resting > 0) add(odds.keys[key], word_value(not_due_of(test.outcome[key])), resting);
    sort(odds.keys[key], test.outcome[key]);
    for (auto& chance : odds.keys[key]) chance.p = std::min(chance.p, 1.0);
  }
}

Odds odds(const Procedure& procedure) {
  Gathered gathered(*procedure.test);
  gathered.run(procedure, 1.0);
  return gathered.finish(0);
}

std::vector<Odds> odds(const Chain& chain) {
  std::vector<Odds> out;
  Facts first = chain.front().said;
  complete(*chain.front().test, first);
  Starts starts;
  starts.emplace(Likeness::Key{}, Start{std::move(first), 1.0});
  double resting = 0;
  for (std::size_t n = 0; n < chain.size(); ++n) {
    std::optional<Follow> follow;
    if (n + 1 < chain.size()) follow.emplace(chain[n], chain[n + 1]);
    Gathered gathered(*chain[n].test, follow ? &*follow : nullptr);
    gathered.run(starts);
    out.push_back(gathered.finish(resting));
    if (!follow) break;
    starts = std::move(follow->starts);
    resting += follow->not_due;
  }
  return out;
}

}  // namespace nfw
