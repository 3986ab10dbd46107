#include "other_side.hpp"

#include <algorithm>
#include <vector>

#include "nfw/description.hpp"

namespace nfw::tables {

namespace {

std::string text_at(const Node* node, std::string_view key) {
  const auto* found = node == nullptr ? nullptr : node->find(key);
  return found == nullptr ? "" : found->text;
}

bool is_yes(const Node& row, std::string_view key) {
  const auto* found = row.find(key);
  return found != nullptr && found->boolean;
}

Node text(std::string words, const Position& at) {
  Node out;
  out.kind = Node::Kind::string;
  out.text = std::move(words);
  out.at = at;
  return out;
}

Node yes(const Position& at) {
  Node out;
  out.kind = Node::Kind::boolean;
  out.boolean = true;
  out.at = at;
  return out;
}

void set(Node& row, std::string_view key, Node value) {
  const auto at = value.at;
  row.members.erase_if([&](const Member& m) { return m.key == key; });
  row.members.push_back({std::string(key), at, std::move(value)});
}

template <class Visit>
void for_each_item(Node& one_or_many, const Visit& visit) {
  if (one_or_many.kind == Node::Kind::array)
    std::ranges::for_each(one_or_many.items, visit);
  else
    visit(one_or_many);
}

// Exchanges every fact that a row of this type names, and those in it.
template <class Row, class Like>
void exchange(Node& node, const Like& like) {
  const auto named = [&](Node& value) {
    if (value.kind != Node::Kind::string) return;
    const bool minus = value.text.starts_with('-');
    value.text = (minus ? "-" : "") + like(value.text.substr(minus ? 1 : 0));
  };
  if constexpr (std::is_same_v<Row, When>) {
    for_each_item(node, [&](Node& clause) {
      for (auto& asked : clause.members) asked.key = like(asked.key);
    });
  } else if constexpr (std::is_same_v<Row, Slot> || std::is_same_v<Row, Amount>) {
    for_each_item(node, named);
  } else if constexpr (requires(Row list) { list.subspan(0); }) {
    for_each_item(node, [&](Node& item) { exchange<typename Row::value_type>(item, like); });
  } else if constexpr (requires(Row one) { one.has_value(); }) {
    exchange<typename Row::value_type>(node, like);
  } else if constexpr (Described<Row>) {
    for_each_field<Row>([&](const auto& field) {
      const auto member = std::ranges::find(node.members, field.key, &Member::key);
      if (member == node.members.end()) return;
      using Value = std::remove_cvref_t<decltype(std::declval<Row>().*field.member)>;
      exchange<Value>(member->value, like);
    });
  }
}

}  // namespace

OtherSide::OtherSide(const Node& root, std::set<std::string, std::less<>> names)
    : names_(std::move(names)), enemy_(root.find("other-side")), both_(root.find("both")) {
  prefix_ = text_at(enemy_, "prefix");
  if (const auto* inputs = root.find("input")) inputs_ = inputs->as_list();
  if (prefix_.empty()) return;
  for (const auto& input : inputs_) {
    const auto id = text_at(&input, "id");
    if (is_yes(input, "both")) names_.insert(prefix_ + id);
    if (is_yes(input, "shared")) shared_.insert(id);
  }
  if (both_ == nullptr) return;
  for (const auto& input : inputs_) {
    const auto id = text_at(&input, "id");
    if (!shared_.contains(id))
      names_.insert(id.starts_with(prefix_) ? id.substr(prefix_.size()) : prefix_ + id);
  }
}

std::string OtherSide::like(std::string_view id) const {
  std::string own(id);
  if (prefix_.empty() || shared_.contains(own)) return own;
  const auto other = own.starts_with(prefix_) ? own.substr(prefix_.size()) : prefix_ + own;
  return names_.contains(other) ? other : own;
}

void OtherSide::exchange_rows(Node& rows) const {
  exchange<List<Term>>(rows, [&](std::string_view id) { return like(id); });
}

Node OtherSide::inputs(bool has_enemy_group) const {
  Node out;
  out.kind = Node::Kind::array;
  out.items = inputs_;
  if (prefix_.empty()) return out;
  for (const auto& input : inputs_)
    if (is_yes(input, "both")) {
      out.items.push_back(exchanged(input, enemy_));
      if (has_enemy_group) set(out.items.back(), "group", text("enemy", input.at));
    }
  if (both_ == nullptr) return out;
  const auto is_there = [&](std::string_view id) {
    return std::ranges::any_of(out.items,
                               [&](const Node& input) { return text_at(&input, "id") == id; });
  };
  const auto own = out.items;
  for (const auto& input : own)
    if (!is_there(like(text_at(&input, "id")))) out.items.push_back(mirror(input));
  return out;
}

// With [both]: goes only with the flag, and stands under a heading of its side.
Node OtherSide::mirror(const Node& input) const {
  const bool is_own = text_at(&input, "id").starts_with(prefix_);
  auto out = exchanged(input, is_own ? both_->find("own") : enemy_);
  set(out, "group", text(text_at(both_, is_own ? "own-group" : "enemy-group"), input.at));
  if (both_->find("flag") != nullptr) only_with_flag(out);
  return out;
}

// The like of an input, called by words of its own or by those of the input behind the side's.
Node OtherSide::exchanged(const Node& input, const Node* words) const {
  auto out = input;
  const auto* own_words = input.find("mirror");
  for (const auto* lang : {"en", "it"}) {
    auto said = text_at(own_words, lang);
    if (own_words == nullptr) said = text_at(words, lang) + " " + text_at(&input, lang);
    set(out, lang, text(said, input.at));
  }
  const auto id = text_at(&input, "id");
  const auto on_other_side = [&](const std::string& name) {
    return name.starts_with(prefix_) ? name.substr(prefix_.size()) : prefix_ + name;
  };
  set(out, "id", text(on_other_side(id), input.at));
  for (auto& member : out.members)
    if (member.key == "also")
      for_each_item(member.value, [&](Node& name) { name.text = on_other_side(name.text); });
  out.members.erase_if([](const Member& m) {
    return m.key == "both" || m.key == "shared" || m.key == "mirror" || m.key == "it-id";
  });
  exchange<Input>(out, [&](std::string_view fact) { return like(fact); });
  exchange_default(out, input);
  return out;
}

// One that is no list of rows; the values of a choice are no facts.
void OtherSide::exchange_default(Node& out, const Node& input) const {
  const auto kind = text_at(&input, "kind");
  const auto found = std::ranges::find(out.members, "default", &Member::key);
  if (found == out.members.end()) return;
  const auto& written = *input.find("default");
  auto& value = found->value;
  if (kind == "choice" || kind == "choices") {
    for (std::size_t n = 0; n < value.items.size(); ++n)
      if (const auto* one = written.items[n].find("value")) set(value.items[n], "value", *one);
  } else if (value.kind == Node::Kind::string) {
    value.text = like(value.text);
  }
}

void OtherSide::only_with_flag(Node& input) const {
  const auto flag = text_at(both_, "flag");
  const auto alone = [&](const Position& at) {
    Node clause;
    clause.at = at;
    clause.members.push_back({flag, at, yes(at)});
    return clause;
  };
  if (is_yes(input, "required")) set(input, "required", alone(input.at));
  const auto needs = std::ranges::find(input.members, "needs", &Member::key);
  if (needs == input.members.end()) {
    set(input, "needs", alone(input.at));
    return;
  }
  for_each_item(needs->value, [&](Node& clause) {
    if (clause.find(flag) == nullptr)
      clause.members.insert(clause.members.begin(), {flag, clause.at, yes(clause.at)});
  });
}

}  // namespace nfw::tables
