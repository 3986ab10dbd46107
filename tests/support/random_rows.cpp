#include "random_rows.hpp"

namespace nfw::testing {

Node Rows::labelled(const std::string& id) {
  return table({{"id", text(id)}, {"en", text(id)}, {"it", text(id)}});
}

// ---- conditions

Node Rows::range() {
  const int low = choose_.between(-1, 3);
  const auto from = std::to_string(low);
  const auto to = std::to_string(low + choose_.between(0, 2));
  switch (choose_.below(8)) {
    case 0: return text(from + "..");
    case 1: return text(".." + from);
    case 2: return text(from + ".." + to);
    case 3: return text(">" + from);
    case 4: return text("<" + from);
    case 5: return text(from + ".5..");
    case 6: return text("given");
    default: return whole(low);
  }
}

Node Rows::condition(const Known& one) {
  if (choose_.percent(8)) return text("not given");
  if (one.kind == Known::Kind::flag) return yes(choose_.percent(70));
  if (one.kind == Known::Kind::number) return range();
  if (one.values.size() > 2 && choose_.percent(30)) return texts({one.values[0], one.values[2]});
  return text(choose_.pick(one.values));
}

const Known& Rows::any() {
  constexpr int last = 2;
  const auto size = static_cast<int>(known.size());
  const int from = size > last && choose_.percent(taste.recent) ? size - last : 0;
  return known[static_cast<std::size_t>(choose_.between(from, size - 1))];
}

Node Rows::clause() {
  const auto& one = any();
  const auto& other = any();
  auto out = table({{one.id, condition(one)}});
  if (one.id != other.id && choose_.percent(35)) set(out, other.id, condition(other));
  return out;
}

Node Rows::when() { return choose_.percent(20) ? list({clause(), clause()}) : clause(); }

void Rows::conditions(Node& row, int percent) {
  if (known.empty() || !choose_.percent(percent)) return;
  const bool is_unless = choose_.percent(25);
  set(row, is_unless ? "unless" : "when", when());
  if (choose_.percent(10)) set(row, is_unless ? "when" : "unless", when());
}

// ---- rows that add

std::vector<std::string> Rows::amounts(bool with_words) const {
  std::vector<std::string> out;
  for (const auto& one : known)
    if (one.counts &&
        (one.kind == Known::Kind::number || (with_words && one.kind == Known::Kind::word)))
      out.push_back(one.id);
  return out;
}

Node Rows::whole_or_fact(int low, int high) {
  const auto facts = amounts(false);
  if (!facts.empty() && choose_.percent(25)) return text(choose_.pick(facts));
  return whole(choose_.between(low, high));
}

Node Rows::term(bool bears_words) {
  auto out = bears_words ? labelled(fresh("row")) : table();
  const auto facts = amounts(true);
  if (!facts.empty() && choose_.percent(25))
    set(out, "value", text((choose_.percent(30) ? "-" : "") + choose_.pick(facts)));
  else if (choose_.percent(85))
    set(out, "value", whole(choose_.percent(70) ? choose_.between(1, 2) : -1));
  if (!facts.empty() && choose_.percent(20)) {
    set(out, "per", text(choose_.percent(15) ? "above" : choose_.pick(facts)));
    if (choose_.percent(40)) set(out, "each", whole_or_fact(1, 3));
  }
  conditions(out, 40);
  return out;
}

void Rows::terms(Node& to, const std::string& key, int most, bool bear_words) {
  const int count = choose_.between(1, most);
  const bool exclude = count > 1 && choose_.percent(25);
  for (int n = 0; n < count; ++n) {
    auto row = term(bear_words);
    if (exclude) set(row, "exclusive", text("group"));
    if (exclude && !known.empty() && choose_.percent(30)) set(row, "together", when());
    nfw::testing::add(to, key, std::move(row));
  }
}

void Rows::halvings(Node& to) {
  for (int percent = taste.halvings; choose_.percent(percent); percent /= 2) {
    auto row = labelled(fresh("half"));
    conditions(row, 85);
    nfw::testing::add(to, "halve", std::move(row));
  }
}

// ---- facts

Node Rows::rule(const std::string& id) {
  auto out = table({{"id", text(id)}});
  const auto numbers = amounts(false);
  const auto kind = choose_.below(10);
  if (numbers.empty() || kind < 7) {
    terms(out, "sum", 3, false);
  } else if (kind < 8) {
    set(out, "is", text(choose_.pick(numbers)));
  } else {
    set(out, "part", text(choose_.pick(numbers)));
    set(out, "whole", text(choose_.pick(numbers)));
  }
  return out;
}

std::vector<Node> Rows::fact(const std::string& id, bool halves) {
  std::vector<Node> out;
  const int rules = choose_.percent(25) ? 2 : 1;
  for (int n = 0; n < rules; ++n) {
    auto one = rule(id);
    if (halves) halvings(one);
    if (choose_.percent(20)) set(one, "min", whole_or_fact(-1, 2));
    if (choose_.percent(20)) set(one, "max", whole_or_fact(1, 4));
    if (!known.empty() && (n + 1 < rules || choose_.percent(20))) set(one, "when", when());
    out.push_back(std::move(one));
  }
  return out;
}

}  // namespace nfw::testing
