#include "overlay.hpp"

#include <algorithm>
#include <array>
#include <set>

#include "fields.hpp"

namespace nfw::tables {

namespace {

using What = HouseChange::What;

// What a row is called, in the order in which it is looked for.
constexpr std::array<std::string_view, 3> naming_keys{"id", "band", "why"};

const Node* name_of(const Node& row) {
  for (const auto key : naming_keys)
    if (const auto* name = row.find(key); name != nullptr && name->kind == Node::Kind::string)
      return name;
  return nullptr;
}

std::string_view key_of(const Node& row) {
  const auto* name = name_of(row);
  return *std::ranges::find_if(naming_keys,
                               [&](std::string_view key) { return row.find(key) == name; });
}

// Lists that stand in the file as rows without names: more of them are added.
constexpr std::array<std::string_view, 1> nameless{"refuse"};
// Of these the first row that holds counts: a new one stands before the others.
constexpr std::array<std::string_view, 2> first_counts{"row", "fact"};
// ... and several rows may bear one name.
constexpr std::array<std::string_view, 1> repeated{"fact"};

// Lists of which each row bears a chapter.
constexpr std::array<std::string_view, 7> with_chapter{"input",  "modifier", "dice", "halve",
                                                       "effect", "cost",     "limit"};

template <std::size_t N>
bool among(const std::array<std::string_view, N>& list, std::string_view key) {
  return std::ranges::find(list, key) != list.end();
}

// As it would stand in a file; nothing of what is more than one value.
std::string written(const Node& node) {
  switch (node.kind) {
    case Node::Kind::string: return "\"" + node.text + "\"";
    case Node::Kind::integer: return std::to_string(node.integer);
    case Node::Kind::real: return std::to_string(node.real);
    case Node::Kind::boolean: return node.boolean ? "true" : "false";
    default: return {};
  }
}

bool equal(const Node& a, const Node& b) {
  if (a.kind != b.kind || a.text != b.text || a.integer != b.integer || a.real != b.real ||
      a.boolean != b.boolean || a.items.size() != b.items.size() ||
      a.members.size() != b.members.size())
    return false;
  const auto same_member = [](const Member& x, const Member& y) {
    return x.key == y.key && equal(x.value, y.value);
  };
  return std::ranges::equal(a.items, b.items, equal) &&
         std::ranges::equal(a.members, b.members, same_member);
}

bool is_list_of_rows(const Node& node) {
  return node.kind == Node::Kind::array && !node.items.empty() &&
         std::ranges::all_of(node.items,
                             [](const Node& item) { return item.kind == Node::Kind::table; });
}

Node text_node(std::string_view text, const Position& at) {
  Node out;
  out.kind = Node::Kind::string;
  out.text = text;
  out.at = at;
  return out;
}

// A row that stands in no book bears the name of its file in place of a chapter.
Node own_row(Node row, std::string_view list) {
  const bool is_range_or_need =
      list == "row" && (row.find("limits") != nullptr || row.find("need") != nullptr);
  if ((is_range_or_need || among(with_chapter, list)) && row.find("ref") == nullptr)
    row.members.push_back({"ref", row.at, text_node(row.at.file.str(), row.at)});
  return row;
}

class Overlay {
 public:
  Overlay(std::string ruleset, std::vector<HouseChange>& changes, Problems& problems)
      : ruleset_(std::move(ruleset)), changes_(changes), problems_(problems) {}

  void table(Node& base, const Node& over, const std::string& path) {
    if (!over.members.empty()) base.at = over.at;  // what is wrong with it is wrong there
    const auto before = std::ssize(base.members);
    for (const auto& member : over.members) {
      const auto end = base.members.begin() + before;  // no key stands twice in one file
      const auto found = std::ranges::find(base.members.begin(), end, member.key, &Member::key);
      if (found != end) {
        value(found->value, member, path + "." + member.key);
      } else {
        auto added = member;
        if (is_rows_by_name(member.value)) added.value = rows_of(member.value);
        if (is_list_of_rows(added.value))
          for (auto& row : added.value.items) row = own_row(std::move(row), member.key);
        note(What::adds, member.at, path + "." + member.key, {}, written(member.value));
        base.members.push_back(std::move(added));
      }
    }
  }

  void fault(const Position& at, const Message& message) { add_problem(problems_, {at, message}); }
  void fault(const Position& at, const std::string& path, const Message& message) {
    fault(at, as_is(path + ": ") + message);
  }
  void note(What what, const Position& at, const std::string& path, std::string before,
            std::string after) {
    changes_.push_back({what, at, ruleset_, path, std::move(before), std::move(after)});
  }

 private:
  void value(Node& base, const Member& over, const std::string& path) {
    const bool rows = is_list_of_rows(base) && std::ranges::any_of(base.items, name_of);
    if (among(nameless, over.key) && base.kind == Node::Kind::array) {
      more(base, over.value, path);
    } else if (rows) {
      merge_rows(base, over, path);
    } else if (base.kind == Node::Kind::table && over.value.kind == Node::Kind::table &&
               !is_condition(over.key)) {
      table(base, over.value, path);
    } else if (over.key == "values" && base.kind == Node::Kind::string) {
      fault(over.at, path,
            message({"its values are the list '{}': add to words.{}",
                     "i suoi valori sono l'elenco '{}': aggiungere a words.{}"},
                    {base.text, base.text}));
    } else if (!equal(base, over.value)) {
      note(What::changes, over.at, path, written(base), written(over.value));
      base = over.value;
    }
  }

  // A condition is one thing: half of one and half of another would mean neither.
  static bool is_condition(std::string_view key) {
    constexpr std::array<std::string_view, 6> keys{"when",     "unless",   "needs",
                                                   "required", "together", "never"};
    return among(keys, key);
  }

  void more(Node& base, const Node& over, const std::string& path) {
    auto rows = over.as_list();
    for (auto& row : rows) {
      note(What::adds, row.at, path, {}, {});
      base.items.push_back(std::move(row));
    }
  }

  // [fire.hit.modifier.high-ground]: rows under their names.
  static bool is_rows_by_name(const Node& node) {
    return node.kind == Node::Kind::table && name_of(node) == nullptr && !node.members.empty() &&
           std::ranges::all_of(node.members, [](const Member& member) {
             return member.value.kind == Node::Kind::table &&
                    (member.value.find("en") != nullptr || member.value.find("remove") != nullptr);
           });
  }
  static Node rows_of(const Node& over, std::string_view key = naming_keys.front()) {
    Node out;
    out.kind = Node::Kind::array;
    out.at = over.at;
    if (over.kind == Node::Kind::array) return over;
    if (name_of(over) != nullptr) {
      out.items.push_back(over);
      return out;
    }
    for (const auto& member : over.members) {
      Node row = member.value;
      row.at = member.at;
      row.members.insert(row.members.begin(),
                         {std::string(key), member.at, text_node(member.key, member.at)});
      out.items.push_back(std::move(row));
    }
    return out;
  }

  static Message no_rows() { return message({"its rows are tables", "le sue righe sono tabelle"}); }

  void merge_rows(Node& base, const Member& over, const std::string& path) {
    const auto& named = *std::ranges::find_if(base.items, name_of);
    const auto rows = rows_of(over.value, key_of(named));
    if (rows.items.empty()) fault(over.value.at, path, no_rows());
    const auto first = row_names(base);
    std::set<std::string, std::less<>> known(first.begin(), first.end());
    std::set<std::string_view> seen;
    std::ptrdiff_t before = 0;  // new rows keep the order in which they stand
    for (const auto& row : rows.items) {
      if (row.kind != Node::Kind::table) {
        fault(row.at, path, no_rows());
        continue;
      }
      const auto* name = name_of(row);
      if (name == nullptr) {
        fault(row.at, path, message({"a row needs its 'id'", "una riga richiede il suo 'id'"}));
        continue;
      }
      if (!seen.insert(name->text).second && !among(repeated, over.key))
        fault(row.at, path + "." + name->text, message({"stands twice", "c'è due volte"}));
      const auto is_same = [&](const Node& item) {
        const auto* its = name_of(item);
        return its != nullptr && its->text == name->text;
      };
      const auto same = known.insert(name->text).second ? base.items.end()
                                                        : std::ranges::find_if(base.items, is_same);
      const auto here = path + "." + name->text;
      const auto* remove = row.find("remove");
      if (same == base.items.end() || (among(repeated, over.key) && remove == nullptr)) {
        add(base, row, over.key, here, same, before);
      } else if (remove != nullptr && remove->kind == Node::Kind::boolean && remove->boolean) {
        note(What::removes, row.at, here, {}, {});
        base.items.erase(same);
        base.members.push_back({name->text, row.at, row});  // of a list: who took it away
      } else {
        table(*same, row, here);
      }
    }
  }

  static std::vector<std::string_view> row_names(const Node& list) {
    std::vector<std::string_view> out;
    for (const auto& item : list.items)
      if (const auto* name = name_of(item)) out.push_back(name->text);
    return out;
  }

  // Who writes one without a label rather means one that is there.
  static bool needs_label(const Node& list) {
    return std::ranges::all_of(list.items,
                               [](const Node& row) { return row.find("en") != nullptr; });
  }

  void add(Node& base, const Node& row, std::string_view list, const std::string& path,
           Branches<Node>::iterator same, std::ptrdiff_t& before) {
    const bool lacks_label = row.find("en") == nullptr && needs_label(base);
    const auto* gone = base.find(name_of(row)->text);
    if (gone != nullptr && (lacks_label || row.find("remove") != nullptr)) {
      fault(row.at, path, message({"'{}' took it away", "l'ha tolto '{}'"}, {gone->at.file.str()}));
      return;
    }
    if (row.find("remove") != nullptr) {
      fault(row.at, path,
            message({"there is nothing to remove", "non c'è nulla da togliere"}) +
                suggestion(name_of(row)->text, row_names(base)));
      return;
    }
    if (const auto meant =
            lacks_label ? suggestion(name_of(row)->text, row_names(base)) : Message();
        !meant.en.empty()) {
      fault(row.at, path, message({"'en' is missing", "manca 'en'"}) + meant);
      return;
    }
    note(What::adds, row.at, path, {}, {});
    auto own = own_row(row, list);
    if (!among(first_counts, list))
      base.items.push_back(std::move(own));
    else if (same != base.items.end())
      base.items.insert(same, std::move(own));
    else
      base.items.insert(base.items.begin() + before++, std::move(own));
  }

  std::string ruleset_;
  std::vector<HouseChange>& changes_;
  Problems& problems_;
};

// A reading that is played for good is named in its ruling.
void rulings(Node& base, const Node& over, Overlay& overlay) {
  const auto all = std::ranges::find(base.members, "ruling", &Member::key);
  if (all == base.members.end()) return;
  auto& list = all->value.items;
  for (const auto& member : over.members) {
    std::vector<std::string_view> known;
    const auto is_named = [&](const Node& ruling) {
      bool out = false;
      for (const auto* key : {"switch", "id", "number"})
        if (const auto* name = ruling.find(key)) {
          known.push_back(name->text);
          out = out || name->text == member.key;
        }
      return out;
    };
    const auto ruling = std::ranges::find_if(list, is_named);
    if (ruling == list.end()) {
      overlay.fault(member.at, "rulings",
                    message({"no ruling '{}'", "nessuna questione '{}'"}, {member.key}) +
                        suggestion(member.key, known));
      continue;
    }
    overlay.note(What::changes, member.at, "rulings." + member.key, {}, written(member.value));
    ruling->members.erase_if([](const Member& m) { return m.key == "in-force"; });
    ruling->members.push_back({"in-force", member.at, member.value});
  }
}

// A flag, or a range, takes its values from the list.
bool takes_values(const Node& node, const std::string& list) {
  const auto takes = [&](const Node& inner) { return takes_values(inner, list); };
  const auto* values = node.find("values");
  return (values != nullptr && values->text == list) || std::ranges::any_of(node.items, takes) ||
         std::ranges::any_of(node.members, takes, &Member::value);
}

// Words of a new list that nothing takes its values from would never be seen.
void unused_lists(const Source& ruleset, const Node& words, const std::vector<std::string>& lists,
                  Overlay& overlay) {
  const std::vector<std::string_view> known(lists.begin(), lists.end());
  for (const auto& list : words.members) {
    const auto takes = [&](const auto& test) { return takes_values(test.second, list.key); };
    constexpr std::array<std::string_view, 4> others{"groups", "flags", "players", "common"};
    if (among(others, list.key) || std::ranges::find(known, list.key) != known.end() ||
        std::ranges::any_of(ruleset.tests, takes))
      continue;
    overlay.fault(list.at, "words",
                  message({"no flag takes its values from a list '{}'",
                           "nessuna opzione prende i valori da un elenco '{}'"},
                          {list.key}) +
                      what_it_can_be(list.key, known));
  }
}

void references(Source& ruleset, const Node& house, Overlay& over) {
  std::vector<std::string_view> known;
  for (const auto& [name, table] : ruleset.references) known.push_back(name);
  for (const auto& one : house.members) {
    const auto found = std::ranges::find_if(
        ruleset.references, [&](const auto& table) { return table.first == one.key; });
    if (found == ruleset.references.end())
      over.fault(
          one.at,
          message({"no reference table '{}'", "nessuna tabella di consultazione '{}'"}, {one.key}) +
              what_it_can_be(one.key, known));
    else
      over.table(found->second, one.value, "reference." + one.key);
  }
}

// The language is that of the whole file, which is known to be right.
Node in_its_format(const Member& test) {
  auto out = test.value;
  if (out.find("format") != nullptr) return out;
  Node format;
  format.kind = Node::Kind::integer;
  format.integer = table_format;
  format.at = test.at;
  out.members.push_back({"format", test.at, std::move(format)});
  return out;
}

// A test that is there, or a new one.
void test(Source& ruleset, const Member& member, Overlay& over) {
  const auto found = std::ranges::find_if(
      ruleset.tests, [&](const auto& other) { return other.first == member.key; });
  if (found != ruleset.tests.end()) {
    over.table(found->second, member.value, member.key);
  } else if (member.value.find("procedure") != nullptr) {
    over.note(What::adds, member.at, member.key, {}, {});
    ruleset.tests.emplace_back(member.key, in_its_format(member));
  } else {
    std::vector<std::string_view> known{"rules",   "words",     "rulings",
                                        "natural", "reference", "battle"};
    for (const auto& [name, table] : ruleset.tests) known.push_back(name);
    over.fault(member.at, message({"there is no test '{}'", "non c'è un test '{}'"}, {member.key}) +
                              suggestion(member.key, known));
  }
}

}  // namespace

std::string ruleset_of(const Node& house, const std::string& otherwise, Problems& problems) {
  const auto* rules = house.find("rules");
  if (rules == nullptr) return otherwise;
  if (rules->kind == Node::Kind::string) return rules->text;
  problems.push_back({rules->at, message({"'rules' must be the name of a ruleset",
                                          "'rules' deve essere il nome di un regolamento"})});
  return {};
}

namespace {

void lay_all(Source& ruleset, const Node& house, std::vector<HouseChange>& changes,
             Problems& problems) {
  Overlay over(ruleset.id, changes, problems);
  Arena arena;
  Fields(house, "", arena, problems).format(false);
  std::vector<std::string> lists;
  for (const auto& member : house.members) {
    if (member.key == "rules" || member.key == "format") continue;
    if (member.value.kind != Node::Kind::table) {
      over.fault(member.at,
                 message({"'{}' must be a table", "'{}' deve essere una tabella"}, {member.key}));
      continue;
    }
    if (member.key == "words") {
      for (const auto& list : ruleset.words.members) lists.push_back(list.key);
      over.table(ruleset.words, member.value, member.key);
    } else if (member.key == "rulings") {
      rulings(ruleset.rulings, member.value, over);
    } else if (member.key == "natural") {
      Node root;
      root.members.push_back(member);
      over.table(ruleset.ruleset, root, "ruleset");
    } else if (member.key == "battle") {
      over.table(ruleset.battle, member.value, member.key);
    } else if (member.key == "reference") {
      references(ruleset, member.value, over);
    } else {
      test(ruleset, member, over);
    }
  }
  if (const auto* words = house.find("words")) unused_lists(ruleset, *words, lists, over);
}

}  // namespace

void overlay(Source& ruleset, const Node& house, std::vector<HouseChange>& changes,
             Problems& problems) {
  try {
    lay_all(ruleset, house, changes, problems);
  } catch (const Enough&) {  // so many are enough to show
  }
}

}  // namespace nfw::tables
