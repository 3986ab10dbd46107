#include "borrow.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace nfw::tables {

namespace {

constexpr std::array<std::string_view, 13> lent{"counted", "sides",   "each",    "per", "need",
                                                "chance",  "least",   "column",  "row", "over",
                                                "band",    "against", "modifier"};

constexpr std::array<std::string_view, 4> lists{"column", "row", "band", "modifier"};

// A single row counts as a list of one.
void make_list(Member& member) {
  if (std::ranges::find(lists, member.key) == lists.end()) return;
  if (member.value.kind != Node::Kind::table) return;
  Node list;
  list.kind = Node::Kind::array;
  list.at = member.value.at;
  list.items.push_back(std::move(member.value));
  member.value = std::move(list);
}

void drop(Node& table, std::string_view key) {
  std::erase_if(table.members, [&](const Member& m) { return m.key == key; });
}

// What is left of a condition: nothing where it can never hold; an empty table where it always
// does.
std::optional<Node> possible(Node clause, const Knows& knows) {
  std::vector<Member> asked;
  for (auto& member : clause.members) {
    if (knows(member.key))
      asked.push_back(std::move(member));
    else if (member.value.text != "not given")
      return {};
  }
  clause.members = std::move(asked);
  return clause;
}

enum class Holds : std::uint8_t { never, always, perhaps };

// Rewrites the conditions under this key; they are gone where they need not be asked.
Holds rewrite(Node& row, std::string_view key, const Knows& knows) {
  const auto found = std::ranges::find(row.members, key, &Member::key);
  if (found == row.members.end()) return Holds::perhaps;
  auto& when = found->value;
  auto clauses = when.kind == Node::Kind::array ? when.items : std::vector<Node>{when};
  std::vector<Node> left;
  bool always = false;
  for (auto& clause : clauses)
    if (auto asked = possible(std::move(clause), knows)) {
      always = always || asked->members.empty();
      left.push_back(std::move(*asked));
    }
  if (always || left.empty()) {
    row.members.erase(found);
    return always ? Holds::always : Holds::never;
  }
  when.kind = Node::Kind::array;
  when.members.clear();
  when.items = std::move(left);
  return Holds::perhaps;
}

bool counts_unknown(const Node& row, const Knows& knows) {
  for (const auto* key : {"value", "per", "each"}) {
    const auto* node = row.find(key);
    if (node == nullptr || node->kind != Node::Kind::string || node->text == "above") continue;
    std::string_view fact = node->text;
    if (fact.starts_with('-')) fact.remove_prefix(1);
    if (!knows(fact)) return true;
  }
  return false;
}

// Whether the row may count at all; rewrites its conditions.
bool may_count(Node& row, const Knows& knows) {
  if (counts_unknown(row, knows)) return false;
  if (rewrite(row, "when", knows) == Holds::never) return false;
  if (rewrite(row, "unless", knows) == Holds::always) return false;
  if (rewrite(row, "together", knows) == Holds::always) drop(row, "exclusive");
  return true;
}

void give_chapter(Node& row, std::string_view chapter) {
  if (row.find("ref") != nullptr) return;
  Member ref{.key = "ref", .at = row.at, .value = {}};
  ref.value.kind = Node::Kind::string;
  ref.value.text = chapter;
  row.members.push_back(std::move(ref));
}

// A key of the lender; of a list of rows, those that may count.
Member lend(Member key, std::string_view chapter, const Knows& knows) {
  make_list(key);
  if (std::ranges::find(lists, key.key) == lists.end()) return key;
  std::erase_if(key.value.items, [&](Node& row) { return !may_count(row, knows); });
  if (key.key != "column")
    for (auto& row : key.value.items) give_chapter(row, chapter);
  return key;
}

}  // namespace

Node borrowed(const Node& own, const Node& lender, std::string_view chapter, const Knows& knows) {
  const auto* ref = lender.find("ref");
  const auto bears = ref == nullptr ? chapter : ref->text;
  Node out = own;
  drop(out, "like");
  std::ranges::for_each(out.members, make_list);
  for (const auto& member : lender.members) {
    if (std::ranges::find(lent, member.key) == lent.end()) continue;
    const auto mine = std::ranges::find(out.members, member.key, &Member::key);
    if (mine != out.members.end() && member.key != "modifier") continue;
    const auto copy = lend(member, bears, knows);
    if (copy.value.kind == Node::Kind::array && copy.value.items.empty()) continue;
    if (mine == out.members.end())
      out.members.push_back(copy);
    else
      mine->value.items.insert(mine->value.items.begin(), copy.value.items.begin(),
                               copy.value.items.end());
  }
  return out;
}

}  // namespace nfw::tables
