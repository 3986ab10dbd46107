#include "load.hpp"

#include <algorithm>
#include <cctype>
#include <set>

#include "battle_reader.hpp"
#include "choices.hpp"
#include "fields.hpp"
#include "nfw/base/spelling.hpp"
#include "reference_reader.hpp"
#include "test_parts.hpp"

namespace nfw::tables {

namespace {

// The reading that a house rule put in force.
void read_in_force(Fields& row, const Node& chosen, Ruling& out) {
  const auto value = row.word("in-force");
  const auto reading = std::ranges::find(out.readings, value, &Reading::value);
  std::vector<std::string_view> values;
  for (const auto& one : out.readings)
    if (!one.value.empty()) values.push_back(one.value);
  if (out.switch_id.empty())
    row.fault(chosen, message({"has no switch: it cannot be played another way",
                               "non ha scelta: non si può giocare altrimenti"}));
  else if (value.empty() || reading == out.readings.end())
    row.fault(chosen, message({"no reading '{}'", "nessuna lettura '{}'"}, {value}) +
                          what_it_can_be(value, values));
  else
    out.in_force = static_cast<int>(reading - out.readings.begin());
}

Ruling read_ruling(const Node& node, Reader& reader) {
  const auto* number = node.find("number");
  auto row = reader.fields(node, number != nullptr ? number->text : "ruling");
  auto out = reader.row<Ruling>(row);
  out.source = {};
  if (out.readings.empty()) row.fault(message({"needs a reading", "richiede una lettura"}));
  if (const auto* chosen = row.get("in-force")) {
    read_in_force(row, *chosen, out);
    out.source = reader.source_of(*chosen);
  }
  if (!out.switch_id.empty() && (out.readings.size() < 2 || out.readings[0].value.empty()))
    row.fault(message({"a switch needs two readings with a value, the one in force first",
                       "una scelta richiede due letture con un valore, prima quella in vigore"}));
  row.done();
  return out;
}

// As they were built, but for what house rules put in force.
List<Ruling> built_rulings(const Source& source, Reader& reader) {
  if (source.rulings.members.empty()) return source.built->rulings;
  std::vector<Ruling> out(source.built->rulings.begin(), source.built->rulings.end());
  const auto& rows = source.rulings.members.front().value.items;
  for (std::size_t n = 0; n < out.size(); ++n)
    if (const auto* chosen = rows[n].find("in-force")) {
      auto row = reader.fields(rows[n], std::string(out[n].number));
      read_in_force(row, *chosen, out[n]);
      out[n].source = reader.source_of(*chosen);
    }
  return reader.arena.keep(std::move(out));
}

List<Ruling> read_rulings(const Source& source, Arena& arena, Problems& problems,
                          const Names& house = {}) {
  Shared alone;
  alone.house = &house;
  Places places;
  Reader reader("", alone, arena, places, problems);
  if (source.built != nullptr) return built_rulings(source, reader);
  auto root = reader.fields(source.rulings, "");
  std::vector<Ruling> out;
  for (const auto* node : root.tables("ruling")) {
    out.push_back(read_ruling(*node, reader));
    const auto same = [&](const Ruling& r) {
      return r.number == out.back().number || r.id == out.back().id;
    };
    if (std::ranges::count_if(out, same) > 1)
      problems.push_back({node->at, as_is(std::string(out.back().number) + ": ") +
                                        message({"stands twice", "c'è due volte"})});
  }
  root.done();
  return arena.keep(std::move(out));
}

// A switch is a fact that every condition may ask for; its first value is in force.
std::vector<Fact> switches(List<Ruling> rulings, Arena& arena) {
  std::vector<Fact> out;
  for (const auto& ruling : rulings) {
    if (ruling.switch_id.empty()) continue;
    std::vector<Choice> values;
    for (const auto& reading : ruling.readings)
      if (!reading.value.empty())
        values.push_back({.id = reading.value, .label = reading.label, .also = {}, .needs = {}});
    out.push_back({.id = ruling.switch_id, .kind = Kind::choice, .values = arena.keep(values)});
  }
  return out;
}

// Of each switch the place of the value in force, where a house rule chose another than the first.
std::map<std::string_view, int> in_force(List<Ruling> rulings) {
  std::map<std::string_view, int> out;
  for (const auto& ruling : rulings) {
    const auto end = ruling.readings.begin() + ruling.in_force;
    if (ruling.in_force > 0)
      out[ruling.switch_id] = static_cast<int>(std::count_if(
          ruling.readings.begin(), end, [](const Reading& r) { return !r.value.empty(); }));
  }
  return out;
}

// What players say, and the words of the book that they mean by it.
void read_players(const Node& node, Arena& arena, Problems& problems,
                  std::vector<PlayersWord>& out) {
  Fields players(node, "players", arena, problems);
  for (const auto& member : node.members) {
    auto means = players.words(member.key);
    if (has_control_character(member.key))
      players.fault(member.value, message({"a word has a control character",
                                           "una parola ha un carattere di controllo"}));
    if (!has_letter_or_digit(member.key))
      players.fault(member.value,
                    message({"'{}' is no word", "'{}' non è una parola"}, {member.key}));
    if (means.empty() && member.value.kind == Node::Kind::array)
      players.fault(member.value,
                    message({"'{}' needs a word of the book", "'{}' richiede una parola del libro"},
                            {member.key}));
    out.push_back({arena.keep(folded(member.key)), arena.keep(std::move(means))});
  }
}

void read_words(const Node& node, Arena& arena, Problems& problems, Shared& out) {
  for (const auto& member : node.members) {
    if (member.key == "players" || member.key == "common") continue;
    if (member.key == "groups") {
      Fields groups(member.value, "groups", arena, problems);
      for (const auto& group : member.value.members)
        out.groups.emplace(group.key, groups.label_at(group.key));
    } else if (member.key == "flags") {
      Fields flags(member.value, "flags", arena, problems);
      for (const auto& flag : member.value.members)
        out.flags.emplace(flag.key, flags.name(flag.key));
    } else if (member.value.kind == Node::Kind::array) {
      out.vocabularies.emplace(member.key, read_choices(member.value, member.key, arena, problems));
    } else {
      problems.push_back({member.value.at, message({"'{}' must be a list of words",
                                                    "'{}' deve essere un elenco di parole"},
                                                   {member.key})});
    }
  }
}

// How players speak, of this ruleset and of all of them.
void read_speech(const Source& source, Arena& arena, Problems& problems, Ruleset& out) {
  if (source.built != nullptr && !source.has_own_players) {
    out.players = source.built->players;
    out.common = source.built->common;
    return;
  }
  std::vector<PlayersWord> players;
  std::vector<std::string_view> common;
  for (const auto* words : {&source.words, &source.shared_words}) {
    if (const auto* said = words->find("players")) read_players(*said, arena, problems, players);
    for (const auto word : Fields(*words, "words", arena, problems).words("common"))
      common.push_back(word);
  }
  out.players = arena.keep(std::move(players));
  out.common = arena.keep(std::move(common));
}

std::string text_of(const Node& node, std::string_view key) {
  const auto* found = node.find(key);
  return found == nullptr ? "" : found->text;
}

// What borrowing tests must know of another rulebook; its faults are reported with that itself.
Host read_host(const Source& source) {
  Arena arena;
  Problems problems;
  Host out{.title = text_of(source.ruleset, "en"), .readings = {}};
  for (const auto& ruling : read_rulings(source, arena, problems))
    if (!ruling.switch_id.empty() && !ruling.readings.empty())
      out.readings.emplace(ruling.switch_id,
                           ruling.readings[static_cast<std::size_t>(ruling.in_force)].value);
  return out;
}

void add_hosts(const Source& source, Shared& shared) {
  for (const auto& host : source.hosts) {
    shared.hosts.emplace(host.id, read_host(host));
    for (const auto& [id, node] : host.tests) shared.tests.emplace(host.id + "/" + id, &node);
  }
}

void check_hosts(Fields& root, const Source& source) {
  if (root.words("hosts").empty()) return;
  for (const auto& item : root.get("hosts")->items) {
    const auto host = std::ranges::find(source.hosts, item.text, &Source::id);
    if (host == source.hosts.end() || host->ruleset.members.empty())
      root.fault(item,
                 message({"there is no ruleset '{}'", "non c'è un regolamento '{}'"}, {item.text}));
  }
}

// One name is one table, whether of a test or for reference; the sheet has some of them.
void check_names(Fields& root) {
  auto names = root.words("tests");
  if (!root.words("references").empty())
    for (const auto& item : root.get("references")->items) {
      if (std::ranges::find(names, item.text) != names.end())
        root.fault(item, message({"'{}' is already the name of a table",
                                  "'{}' è già il nome di una tabella"},
                                 {item.text}));
      names.push_back(item.text);
    }
  if (!root.words("sheet").empty())
    for (const auto& item : root.get("sheet")->items)
      if (std::ranges::find(names, item.text) == names.end())
        root.fault(item, message({"no table '{}'", "nessuna tabella '{}'"}, {item.text}) +
                             suggestion(item.text, names));
}

// What is read twice is reported once.
void drop_repeated(Problems& problems) {
  std::set<std::string> seen;
  std::erase_if(problems, [&](const Problem& one) { return !seen.insert(one.text()).second; });
}

}  // namespace

namespace {

// The entries of a list that may name a file: no path leads out of the folder.
std::vector<const Node*> file_names(const Node& ruleset, std::string_view key, Problems& problems) {
  std::vector<const Node*> out;
  const auto* list = ruleset.find(key);
  if (list == nullptr) return out;
  const auto of_a_name = [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_';
  };
  for (const auto& item : list->items) {
    if (!item.text.empty() && std::ranges::all_of(item.text, of_a_name))
      out.push_back(&item);
    else
      problems.push_back({item.at, message({"'{}': a name has letters, figures and hyphens alone",
                                            "'{}': un nome ha solo lettere, cifre e trattini"},
                                           {item.text})});
  }
  return out;
}

}  // namespace

Source read_source(std::string id, const ReadFile& read, Problems& problems) {
  Source out;
  out.id = std::move(id);
  out.ruleset = read("ruleset", {});
  out.words = read("words", {});
  out.shared_words = read("../words", {});
  out.rulings = read("rulings", {});
  for (const auto* test : file_names(out.ruleset, "tests", problems))
    out.tests.emplace_back(test->text, read(test->text, test->at));
  for (const auto* one : file_names(out.ruleset, "references", problems))
    out.references.emplace_back(one->text, read("reference/" + one->text, one->at));
  if (const auto* battle = out.ruleset.find("battle"); battle != nullptr && battle->boolean)
    out.battle = read("battle", battle->at);
  for (const auto* host : file_names(out.ruleset, "hosts", problems))
    out.hosts.push_back(read_source(
        host->text,
        [&](const std::string& name, const Position& /*at*/) {
          return read("../" + host->text + "/" + name, host->at);
        },
        problems));
  return out;
}

Source read_source(const std::filesystem::path& folder, Problems& problems) {
  return read_source(
      folder.filename().string(),
      [&](const std::string& name, const Position& /*at*/) {
        const auto path = folder / (name + ".toml");
        std::error_code none;
        if (name.ends_with("../words") && !std::filesystem::exists(path, none)) return Node{};
        return parse_file(path.string(), name + ".toml", problems);
      },
      problems);
}

namespace {

// A list of a ruleset, of which what was not read again is as it was built in.
template <class Table>
const Table& as_built(List<Table> built, std::string_view id) {
  return *std::ranges::find(built, id, [](const Table& one) {
    if constexpr (std::is_pointer_v<Table>)
      return one->id;
    else
      return one.id;
  });
}

void read_natural(Fields& root, Arena& arena, Problems& problems, Shared& shared) {
  const auto* natural = root.get("natural");
  if (natural == nullptr) return;
  Fields faces(*natural, "natural", arena, problems);
  shared.natural = natural;
  shared.always = static_cast<int>(faces.integer("always", 0));
  shared.never = static_cast<int>(faces.integer("never", 0));
  constexpr int most_sides = 100;
  for (const auto face : {shared.always, shared.never})
    if (face < 0 || face > most_sides)
      root.fault(*natural,
                 message({"a natural face is from 0 to 100", "una faccia naturale va da 0 a 100"}));
  if (shared.always > 0 && shared.always == shared.never)
    root.fault(*natural, message({"a face cannot both always and never succeed",
                                  "una faccia non può riuscire sempre e mai"}));
  faces.done();
}

List<const TestTable*> read_tests(const Source& source, Shared& shared, Book& book,
                                  Problems& problems) {
  std::vector<const TestTable*> out;
  for (const auto& [id, node] : source.tests) {
    if (source.as_built.contains(id)) {
      out.push_back(as_built(source.built->tests, id));
    } else {
      book.places.emplace_back();
      out.push_back(book.tests
                        .emplace_back(std::make_unique<TestTable>(
                            read_test(book.ruleset.id, book.arena.keep(id), node, shared,
                                      book.arena, book.places.back(), problems)))
                        .get());
    }
    if (const auto* roster = out.back()->roster) shared.rosters.emplace(id, roster);
  }
  return book.arena.keep(std::move(out));
}

List<ReferenceTable> read_references(const Source& source, const Names& house, Arena& arena,
                                     Problems& problems) {
  std::vector<ReferenceTable> out;
  for (const auto& [id, node] : source.references)
    out.push_back(source.built != nullptr && node.members.empty()
                      ? as_built(source.built->references, id)
                      : read_reference(arena.keep(id), node, arena, problems, house));
  return arena.keep(std::move(out));
}

void read_book(const Source& source, const Names& house, Book& book, Problems& problems) {
  auto& arena = book.arena;
  auto& out = book.ruleset;
  out.id = arena.keep(source.id);
  Fields root(source.ruleset, "", arena, problems);
  root.format();
  out.also = arena.keep(root.words("also"));
  out.sheet = arena.keep(root.words("sheet"));
  out.title = root.label();
  out.book = root.label_at("book");
  const bool has_battle = root.flag("battle");
  check_hosts(root, source);
  check_names(root);
  out.rulings = read_rulings(source, arena, problems, house);
  Shared shared;
  read_words(source.words, arena, problems, shared);
  read_words(source.shared_words, arena, problems, shared);
  shared.house = &house;
  shared.words = &source.words;
  shared.switches = switches(out.rulings, arena);
  shared.in_force = in_force(out.rulings);
  for (const auto& ruling : out.rulings)
    if (!ruling.source.empty()) shared.chosen_by[ruling.switch_id] = ruling.source;
  read_natural(root, arena, problems, shared);
  root.done();
  for (const auto& [id, node] : source.tests) shared.tests.emplace(id, &node);
  add_hosts(source, shared);

  out.tests = read_tests(source, shared, book, problems);
  if (source.built != nullptr) out.battle = source.built->battle;
  // Faults of the tests would bring others with them here.
  if (has_battle && !source.battle.members.empty() && problems.empty())
    out.battle =
        BattleReader(shared, out.id, out.tests,
                     source.battle_in_part ? source.built->battle : nullptr, arena, problems)
            .read(source.battle);
  out.references = read_references(source, house, arena, problems);
  read_speech(source, arena, problems, out);
}

}  // namespace

std::unique_ptr<Book> load(const Source& source, Problems& problems, const Names& house) {
  auto book = std::make_unique<Book>();
  try {
    read_book(source, house, *book, problems);
  } catch (const Enough&) {  // so many are enough to show
  }
  drop_repeated(problems);
  return book;
}

}  // namespace nfw::tables
