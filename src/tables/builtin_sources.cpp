#include "builtin_sources.hpp"

#include <algorithm>
#include <filesystem>
#include <iterator>
#include <sstream>

#include "nfw/battle_rules.hpp"
#include "packed.hpp"

namespace nfw::tables {

namespace {

// What is read of a ruleset in any case; "../HOST/ruleset" of those that it borrows from.
bool is_head(std::string_view name) {
  return name == "words" || name == "../words" || name == "ruleset" || name.ends_with("/ruleset");
}

template <class Any>
auto test_of(Any& source, std::string_view id) -> decltype(&source.tests.front().second) {
  const auto found = std::ranges::find(source.tests, id, [](const auto& one) { return one.first; });
  if (found == source.tests.end()) return nullptr;
  return &found->second;
}

Node text_node(std::string_view of) {
  Node out;
  out.kind = Node::Kind::string;
  out.text = of;
  return out;
}

// The rulings, by no more than what they are called: a house file says which reading is in force.
Node named(List<Ruling> rulings) {
  Node list;
  list.kind = Node::Kind::array;
  for (const auto& ruling : rulings) {
    Node row;
    for (const auto& [key, name] :
         {std::pair("number", ruling.number), {"id", ruling.id}, {"switch", ruling.switch_id}})
      if (!name.empty()) row.members.push_back({key, {}, text_node(name)});
    list.items.push_back(std::move(row));
  }
  Node out;
  out.members.push_back({"ruling", {}, std::move(list)});
  return out;
}

// The test that a row is like: "RULESET/TEST".
std::string lender(std::string_view ruleset, std::string_view like) {
  const std::string test(like.substr(0, like.find('.')));
  return test.find('/') != std::string::npos ? test : std::string(ruleset) + "/" + test;
}
// What its rows are like, as it was built in.
std::vector<std::string> lenders_of(const BuiltinFile& file) {
  std::istringstream all{std::string(file.lenders)};
  return {std::istream_iterator<std::string>(all), {}};
}
std::string name_in(std::string_view path) { return std::string(path.substr(path.find('/') + 1)); }

}  // namespace

const BuiltinFile* BuiltinSources::file(std::string_view path) const {
  const auto found = std::ranges::find(files_, path, &BuiltinFile::path);
  return found == files_.end() ? nullptr : &*found;
}

const Ruleset* BuiltinSources::built(std::string_view id) const {
  const auto found = std::ranges::find(rulesets_, id, &Ruleset::id);
  return found == rulesets_.end() ? nullptr : *found;
}

Node BuiltinSources::read(const std::string& name) const {
  const auto path = std::filesystem::path(name + ".toml").lexically_normal().generic_string();
  const auto* found = file(path);
  return found == nullptr ? Node{} : unpack(found->packed, path);
}

Source BuiltinSources::whole(const std::string& id) const {
  Problems none;  // they were sound when they were built in
  return read_source(
      id, [&](const std::string& name, const Position& /*at*/) { return read(id + "/" + name); },
      none);
}

Source BuiltinSources::begun(const std::string& id) const {
  Problems none;
  auto out = read_source(
      id,
      [&](const std::string& name, const Position& /*at*/) {
        return is_head(name) ? read(id + "/" + name) : Node{};
      },
      none);
  out.built = built(id);
  for (auto& host : out.hosts) host.built = built(host.id);
  for (const auto& [test, node] : out.tests) out.as_built.insert(test);
  return out;
}

Source* BuiltinSources::find(const std::string& id) {
  if (const auto found = touched.find(id); found != touched.end()) return &found->second;
  if (built(id) == nullptr) return nullptr;
  return &touched.emplace(id, whole_ ? whole(id) : begun(id)).first->second;
}

// ---- what a house file touches

void BuiltinSources::touch(Source& source, const Node& house) {
  if (source.built == nullptr) return;
  auto& changed = changed_[source.id];
  for (const auto& [key, at, value] : house.members) {
    if (key == "rulings") {
      touch_rulings(source, value, changed);
    } else if (key == "battle") {
      if (source.battle.members.empty()) source.battle = read(source.id + "/battle");
      scope_ = {};  // it is about all tests
    } else if (key == "reference") {
      for (auto& [id, node] : source.references)
        if (value.find(id) != nullptr && node.members.empty())
          node = read(source.id + "/reference/" + id);
    } else if (key == "words") {
      touch_words(source, value, changed);
    } else if (key == "natural") {
      changed.all = true;
    } else {
      touch_test(source, key, value);
    }
  }
}

void BuiltinSources::touch_rulings(Source& source, const Node& rulings, Changed& changed) {
  if (source.rulings.members.empty()) source.rulings = named(source.built->rulings);
  for (const auto& ruling : source.built->rulings)
    for (const auto name : {ruling.switch_id, ruling.id, ruling.number})
      if (rulings.find(name) != nullptr) changed.words.emplace(ruling.switch_id);
  changed.readings = true;
}

// Lists, and the words in them, which a test may also have for itself.
void BuiltinSources::touch_words(Source& source, const Node& words, Changed& changed) {
  for (const auto& [key, at, list] : words.members) {
    if (key == "players" || key == "common") {
      source.has_own_players = true;
      continue;
    }
    if (key == "groups" || key == "flags") changed.all = true;
    changed.words.insert(key);
    const auto add_id = [&](const Node& word) {
      if (const auto* id = word.find("id")) changed.words.insert(id->text);
    };
    add_id(list);
    std::ranges::for_each(list.items, add_id);
    if (list.find("id") == nullptr)
      for (const auto& word : list.members) changed.words.insert(word.key);
  }
}

// That it is new, or no test at all, is seen when the house file is laid over the rest.
void BuiltinSources::touch_test(Source& source, const std::string& id, const Node& house) {
  auto* node = test_of(source, id);
  if (node != nullptr && source.as_built.erase(id) > 0 && node->members.empty())
    *node = read(source.id + "/" + id);
  tests_.insert(source.id + "/" + id);
  const auto tests = source.built->tests;
  const auto test = std::ranges::find(tests, id, &TestTable::id);
  if (test == tests.end() || (*test)->roster != nullptr) changed_[source.id].lists = true;
  for (const auto& part : house.members) {
    parts_.insert(source.id + "/" + id + "." + part.key);
    if (part.key == "ref") parts_.insert(source.id + "/" + id);  // which its rows bear, too
  }
}

// ---- and what depends on that

bool BuiltinSources::depends(const Ruleset& ruleset, const TestTable& test) const {
  const auto* in = file(std::string(ruleset.id) + "/" + std::string(test.id) + ".toml");
  if (const auto found = changed_.find(ruleset.id); found != changed_.end()) {
    const auto& changed = found->second;
    if (changed.all || (changed.lists && !test.from_list.empty()) || changed.names_one(*in))
      return true;
  }
  return std::ranges::any_of(
      lenders_of(*in), [&](const std::string& like) { return lends_otherwise(ruleset.id, like); });
}

// A test that lends a part lends its text. Another reading may change how that is understood.
bool BuiltinSources::lends_otherwise(std::string_view ruleset, std::string_view like) const {
  const auto test = lender(ruleset, like);
  if (!tests_.contains(test)) return false;
  const auto part = like.find('.');
  const auto changed = changed_.find(test.substr(0, test.find('/')));
  return part == std::string_view::npos || changed == changed_.end() || changed->second.readings ||
         parts_.contains(test) || parts_.contains(test + std::string(like.substr(part)));
}

// What a test that is asked for leads to, is like, or takes the lists of.
void BuiltinSources::follow(const Ruleset& ruleset, const TestTable& test,
                            std::vector<std::string>& more) const {
  const std::string id(ruleset.id);
  for (const auto& next : test.next) more.emplace_back(next.test);
  if (!test.from_list.empty())
    for (const auto* other : ruleset.tests)
      if (other->roster != nullptr) more.emplace_back(other->id);
  for (const auto& like : lenders_of(*file(id + "/" + std::string(test.id) + ".toml")))
    more.push_back(name_in(lender(id, like)));
  const auto source = touched.find(id);
  if (source == touched.end()) return;
  const auto* changed = test_of(source->second, test.id);
  if (changed == nullptr) return;
  for (const auto& like : lenders_of(*changed)) more.push_back(name_in(lender(id, like)));
  if (const auto* next = changed->find("next"))
    for (const auto& row : next->as_list())
      if (const auto* to = row.find("test")) more.push_back(to->text);
}

void BuiltinSources::follow_asked() {
  std::vector<std::string> left(scope_.tests.begin(), scope_.tests.end());
  while (!left.empty()) {
    const auto id = left.back();
    left.pop_back();
    std::vector<std::string> more;
    for (const auto* ruleset : rulesets_)
      for (const auto* test : ruleset->tests)
        if (test->id == id) follow(*ruleset, *test, more);
    for (auto& one : more)
      if (scope_.tests.insert(one).second) left.push_back(std::move(one));
  }
}

void BuiltinSources::spread() {
  if (touched.empty()) return;
  if (whole_) return renew_hosts();
  follow_asked();
  for (bool more = true; more;) {
    more = false;
    for (const auto* ruleset : rulesets_)
      for (const auto* test : ruleset->tests) {
        const std::string id(ruleset->id);
        if (!scope_.tests.empty() && !scope_.tests.contains(test->id)) continue;
        if (tests_.contains(lender(id, test->id)) || !depends(*ruleset, *test)) continue;
        touch_test(*find(id), std::string(test->id), {});
        more = true;
      }
  }
  if (scope_.tests.empty() && scope_.battles) touch_battles();
  read_lenders();
  renew_hosts();
}

// Of rulesets that have other tests now, or other words and rulings that their battles ask for.
void BuiltinSources::touch_battles() {
  for (auto& [id, source] : touched) {
    if (source.built == nullptr || source.built->battle == nullptr) continue;
    const auto& has = changed_[id];
    const bool changes = has.all || source.as_built.size() < source.built->tests.size() ||
                         has.names_one(*file(id + "/battle.toml"));
    if (changes && source.battle.members.empty()) read_battle(source, has);
  }
}

bool BuiltinSources::Changed::names_one(const BuiltinFile& in) const {
  return std::ranges::any_of(words, [&](const auto& word) { return stands_in(in.packed, word); });
}

namespace {

// What the values of a list are called where a row asks for them.
void add_values(const Node& list, std::set<std::string>& out) {
  for (const auto& value : list.items)
    if (const auto* id = value.find("id")) out.insert(id->text);
}

}  // namespace

// What it says of tests that are as they were built in, and of no word that is not, stands as well.
void BuiltinSources::read_battle(Source& source, const Changed& changed) const {
  if (changed.all || changed.readings) {
    source.battle = read(source.id + "/battle");
    return;
  }
  auto words = changed.words;
  for (const auto& list : changed.words)
    if (const auto* values = source.words.find(list)) add_values(*values, words);
  const auto deeds = source.built->battle->deeds;
  const auto is_wanted = [&](std::string_view id) {
    const auto deed = std::ranges::find(deeds, id, &Deed::id);
    return deed == deeds.end() || !source.as_built.contains(deed->test->id);
  };
  const auto path = source.id + "/battle.toml";
  source.battle = unpack(file(path)->packed, path, {"test", is_wanted, words});
  source.battle_in_part = true;
}

void BuiltinSources::read_lenders() {
  for (auto& [id, source] : touched) {
    if (source.built == nullptr) continue;
    std::vector<std::string> likes;
    for (const auto& [test, node] : source.tests)
      if (!source.as_built.contains(test))
        std::ranges::copy(lenders_of(node), std::back_inserter(likes));
    for (const auto& like : likes) read_lender(source, like);
  }
}

void BuiltinSources::read_lender(Source& borrower, std::string_view like) {
  const auto path = lender(borrower.id, like);
  const auto slash = path.find('/');
  const auto id = path.substr(0, slash);
  auto* from = &borrower;
  if (id != borrower.id) {
    const auto host = std::ranges::find(borrower.hosts, id, &Source::id);
    if (host == borrower.hosts.end()) return;
    const auto changed = touched.find(id);
    from = changed == touched.end() ? &*host : &changed->second;
  }
  auto* node = test_of(*from, path.substr(slash + 1));
  if (node != nullptr && node->members.empty()) *node = read(path);
}

void BuiltinSources::renew_hosts() {
  if (whole_)
    for (const auto* ruleset : rulesets_) {
      const std::string id(ruleset->id);
      const auto head = read(id + "/ruleset");
      const auto* hosts = head.find("hosts");
      if (hosts != nullptr && std::ranges::any_of(hosts->items, [&](const Node& host) {
            return touched.contains(host.text);
          }))
        find(id);
    }
  for (auto& [id, source] : touched)
    for (auto& host : source.hosts)
      if (const auto changed = touched.find(host.id); changed != touched.end())
        host = Source(changed->second);
}

}  // namespace nfw::tables
