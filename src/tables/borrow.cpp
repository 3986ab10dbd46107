#include "borrow.hpp"

#include <algorithm>
#include <array>
#include <optional>

namespace nfw::tables {

namespace {

constexpr std::array<std::string_view, 14> lent{"counted", "sides",   "each",     "per", "need",
                                                "chance",  "min",     "column",   "row", "over",
                                                "band",    "against", "modifier", "dice"};

constexpr std::array<std::string_view, 6> lists{"column",   "row",  "band",
                                                "modifier", "dice", "halve"};
// Of these the lender's rows come before the borrower's.
constexpr std::array<std::string_view, 2> added{"modifier", "dice"};

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
  table.members.erase_if([&](const Member& m) { return m.key == key; });
}

bool is_no(const Node& value) { return value.kind == Node::Kind::boolean && !value.boolean; }

bool allows(const Node& value, std::string_view word) {
  if (value.kind != Node::Kind::array) return value.text == word;
  return std::ranges::find(value.items, word, &Node::text) != value.items.end();
}

// Of a fact that the borrower does not have: a ruling of the lender's rulebook is read as there; of
// anything else nothing is known, and a yes/no flag is not given.
bool holds_anyway(const Member& asked, const Borrower& borrower) {
  const auto reading = borrower.readings.find(asked.key);
  if (reading != borrower.readings.end()) return allows(asked.value, reading->second);
  return asked.value.text == "not given" || is_no(asked.value);
}

// What is left of a condition: nothing where it can never hold; an empty table where it always
// does.
std::optional<Node> possible(Node clause, const Borrower& borrower) {
  std::vector<Member> asked;
  for (auto& member : clause.members) {
    if (borrower.knows(member.key))
      asked.push_back(std::move(member));
    else if (!holds_anyway(member, borrower))
      return {};
  }
  clause.members = std::move(asked);
  return clause;
}

enum class Holds : std::uint8_t { never, always, perhaps };

// Rewrites the conditions under this key; they are gone where they need not be asked.
Holds rewrite(Node& row, std::string_view key, const Borrower& borrower) {
  const auto found = std::ranges::find(row.members, key, &Member::key);
  if (found == row.members.end()) return Holds::perhaps;
  auto& when = found->value;
  auto clauses = when.as_list();
  std::vector<Node> left;
  bool always = false;
  for (auto& clause : clauses)
    if (auto asked = possible(std::move(clause), borrower)) {
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

bool counts_unknown(const Node& row, const Borrower& borrower) {
  for (const auto* key : {"value", "per", "each"}) {
    const auto* node = row.find(key);
    if (node == nullptr || node->kind != Node::Kind::string || node->text == "above") continue;
    std::string_view fact = node->text;
    if (fact.starts_with('-')) fact.remove_prefix(1);
    if (!borrower.knows(fact)) return true;
  }
  return false;
}

// Whether the row may count at all; rewrites its conditions.
bool may_count(Node& row, const Borrower& borrower) {
  if (counts_unknown(row, borrower)) return false;
  if (rewrite(row, "when", borrower) == Holds::never) return false;
  if (rewrite(row, "unless", borrower) == Holds::always) return false;
  if (rewrite(row, "together", borrower) == Holds::always) drop(row, "exclusive");
  return true;
}

void give_chapter(Node& row, std::string_view chapter, std::string_view book) {
  if (chapter.empty()) return;
  auto found = std::ranges::find(row.members, "ref", &Member::key);
  if (found == row.members.end()) {
    Member ref{.key = "ref", .at = row.at, .value = {}};
    ref.value.kind = Node::Kind::string;
    ref.value.text = chapter;
    found = row.members.insert(row.members.end(), std::move(ref));
  }
  if (!book.empty()) found->value.text = std::string(book) + " " + found->value.text;
}

// Of numbers for each column, those of the columns that are left.
void narrow(Node& row, std::string_view key, const std::vector<std::string>& columns) {
  const auto found = std::ranges::find(row.members, key, &Member::key);
  if (found == row.members.end() || found->value.kind != Node::Kind::table) return;
  found->value.members.erase_if(
      [&](const Member& each) { return std::ranges::find(columns, each.key) == columns.end(); });
}

std::vector<std::string> columns_of(const Node& lender, const Borrower& borrower) {
  std::vector<std::string> out;
  const auto* columns = lender.find("column");
  if (columns == nullptr) return out;
  for (auto column : columns->items)
    if (may_count(column, borrower)) out.push_back(column.find("id")->text);
  return out;
}

// A key of the lender; of a list of rows, those that may count.
Member lend(Member key, std::string_view chapter, const Borrower& borrower,
            const std::vector<std::string>& columns) {
  make_list(key);
  if (std::ranges::find(lists, key.key) == lists.end()) return key;
  key.value.items.erase_if([&](Node& row) { return !may_count(row, borrower); });
  for (auto& row : key.value.items) {
    for (const auto* numbers : {"need", "chance", "totals"}) narrow(row, numbers, columns);
    if (key.key != "column") give_chapter(row, chapter, borrower.book);
  }
  return key;
}

std::string id_of(const Node& row) {
  const auto* id = row.find("id");
  return id == nullptr ? "" : id->text;
}

// What the borrower's row says in place of the lent one with its id.
void change(Node& row, const Node& by) {
  for (const auto& member : by.members) {
    drop(row, member.key);
    row.members.push_back(member);
  }
}

// The lender's rows, then the borrower's; one with the id of a lent row changes that.
void add_to(Node& own, Branches<Node> rows) {
  for (const auto& row : own.items) {
    const auto same = std::ranges::find(rows, id_of(row), id_of);
    if (same == rows.end() || id_of(row).empty())
      rows.push_back(row);
    else
      change(*same, row);
  }
  own.items = std::move(rows);
}

bool is_lent(const Member& member, const Node& own) {
  if (std::ranges::find(lent, member.key) == lent.end()) return false;
  if (member.key != "dice") return true;
  const auto* kind = own.find("kind");
  return kind != nullptr && kind->text == "sum";
}

}  // namespace

Node borrowed(const Node& own, const Node& lender, std::string_view chapter,
              const Borrower& borrower) {
  const auto* ref = lender.find("ref");
  const auto bears = ref == nullptr ? chapter : ref->text;
  const auto columns = columns_of(lender, borrower);
  Node out = own;
  drop(out, "like");
  std::ranges::for_each(out.members, make_list);
  for (const auto& member : lender.members) {
    if (!is_lent(member, own)) continue;
    const auto mine = std::ranges::find(out.members, member.key, &Member::key);
    const bool adds = std::ranges::find(added, member.key) != added.end();
    if (mine != out.members.end() && (!adds || mine->value.kind != Node::Kind::array)) continue;
    const auto copy = lend(member, bears, borrower, columns);
    if (copy.value.kind == Node::Kind::array && copy.value.items.empty()) continue;
    if (mine == out.members.end())
      out.members.push_back(copy);
    else
      add_to(mine->value, copy.value.items);
  }
  return out;
}

void give_chapter_to_rows(Node& stage) {
  const auto* ref = stage.find("ref");
  if (ref == nullptr) return;
  const auto chapter = ref->text;
  for (auto& member : stage.members) {
    if (member.key != "dice" && member.key != "modifier" && member.key != "halve") continue;
    make_list(member);
    for (auto& row : member.value.items)
      if (row.find("ref") == nullptr) give_chapter(row, chapter, "");
  }
}

Node like_stage_above(const Node& own, const Node& above, bool with_dice) {
  constexpr std::array<std::string_view, 3> needs{"need", "chance", "row"};
  const auto is_need = [&](std::string_view key) {
    return std::ranges::find(needs, key) != needs.end();
  };
  Node out = own;
  std::ranges::for_each(out.members, make_list);
  const bool has_need =
      std::ranges::any_of(own.members, [&](const Member& m) { return is_need(m.key); });
  // What must be higher than a fact asks neither rows nor their columns.
  const bool is_over = own.find("over") != nullptr;
  for (auto member : above.members) {
    if (is_over && (is_need(member.key) || member.key == "column")) continue;
    make_list(member);
    if (member.key == "dice" ? !with_dice : !is_lent(member, own) && member.key != "round")
      continue;
    if (member.key != "row" && has_need && is_need(member.key)) continue;
    const auto mine = std::ranges::find(out.members, member.key, &Member::key);
    if (mine == out.members.end())
      out.members.push_back(std::move(member));
    else if (member.key == "modifier")
      mine->value.items.insert(mine->value.items.begin(), member.value.items);
  }
  return out;
}

}  // namespace nfw::tables
