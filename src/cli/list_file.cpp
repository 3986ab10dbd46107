#include "list_file.hpp"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "files.hpp"
#include "list_words.hpp"
#include "utf8.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

bool stands_in(const RecordTable& table, std::uint16_t kind) {
  return ((table.in >> kind) & 1U) != 0;
}

constexpr std::size_t most_shown = 20;

// More mistakes than are shown: the rest of the file is not read for their sake.
struct Enough {};

class ListReader {
 public:
  ListReader(const Roster& roster, const Node& root, List<ChosenRuling> rulings, Lang lang)
      : roster_(roster), root_(root), rulings_(rulings), lang_(lang) {}

  // Nothing where there are more mistakes than are shown.
  std::optional<Entry> read_all() {
    try {
      auto out = record(0, root_, {});
      for (const auto& [at, words] : wrong_names(out, links_, lang_)) add_fault(at, words);
      for (const auto& table : roster_.records)
        if (!table.profiles.empty()) profiles(table);
      return out;
    } catch (const Enough&) {
      return {};
    }
  }
  [[nodiscard]] const Problems& problems() const { return problems_; }

 private:
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return lang_ == Lang::it ? it : en;
  }
  void add_fault(const Position& at, const std::string& message) {
    ++faults_;
    Problem problem{at, as_is(message)};
    // What is wrong with a profile is said once, not for each record that takes it.
    const auto same = [&](const Problem& p) { return p.text() == problem.text(); };
    if (std::ranges::any_of(problems_, same)) return;
    problems_.push_back(std::move(problem));
    if (problems_.size() > most_shown) throw Enough();
  }
  void wrong_type(const Member& member, std::string_view wanted) {
    add_fault(member.value.at,
              sentence(lang_, "'{}' must be {}, not {}", "'{}' deve essere {}, non {}", member.key,
                       wanted, kind_name(member.value.kind, lang_)));
  }
  [[nodiscard]] std::uint16_t kind_of(const RecordTable& table) const {
    return static_cast<std::uint16_t>(&table - roster_.records.data());
  }

  // ---- records

  // `where` is what the record is called where it has no name.
  Entry record(std::uint16_t kind, const Node& node, const std::string& where) {
    Entry out(roster_, kind);
    out.name = where;
    const auto& form = out.table->form;
    for (const auto& [ruling, value] : rulings_)
      if (const auto slot = find_fact(form, ruling->switch_id); slot != no_slot)
        out.facts.set(slot, value);
    take_over(out, in_);
    const auto before = faults_;
    const auto* profile = profile_of(*out.table, node);
    for (const auto& member : node.members) read_member(member, out);
    if (profile != nullptr)
      for (const auto& member : profile->members)
        if (!says(node, member.key, form)) input(member, out.facts, form);
    if (faults_ == before) judge(node, out);  // what follows from another fault is no news
    in_.push_back(&out);
    below(node, out);
    in_.pop_back();
    return out;
  }

  void read_member(const Member& member, Entry& out) {
    if (member.key == "name") return name(member, out);
    if (is_record_in(out.kind, member.key) || is_profiles(out, member.key)) return;
    if (!input(member, out.facts, out.table->form)) unknown(member, *out.table);
  }

  void name(const Member& member, Entry& out) {
    if (const auto words = own_words(member.key, member.value)) {
      out.name = *words;
      out.is_named = true;
    }
  }

  // Words of the player's own, without blanks around them.
  std::optional<std::string> own_words(std::string_view key, const Node& value) {
    if (value.kind != Node::Kind::string) {
      wrong_type({std::string(key), value.at, value}, tr("a text", "un testo"));
      return {};
    }
    try {
      return words_in_list(key, value.text, lang_);
    } catch (const UsageError& error) {
      add_fault(value.at, error.lines().front());
      return {};
    }
  }

  // Records that stand in this one; a single table counts as a list of one.
  void below(const Node& node, Entry& out) {
    for (const auto& table : roster_.records) {
      if (!stands_in(table, out.kind)) continue;
      const std::string id(table.form.id);
      const auto* value = node.find(id);
      if (value == nullptr) {
        if (table.required)
          add_fault(node.at.line > 0 ? node.at : Position{root_.at.file, 1, 1},
                    sentence(lang_, "no [[{}]]: the list needs one",
                             "manca [[{}]]: l'elenco ne richiede uno", id));
        continue;
      }
      if (value->kind == Node::Kind::table) {
        out.below.push_back(record(kind_of(table), *value, id));
        continue;
      }
      if (value->kind != Node::Kind::array) {
        wrong_type({id, value->at, *value},
                   tr("a table or a list of tables", "una tabella o un elenco di tabelle"));
        continue;
      }
      for (const auto& item : value->items) {
        if (item.kind == Node::Kind::table)
          out.below.push_back(record(kind_of(table), item,
                                     fmt::format("{} {}", id, &item - &value->items.front() + 1)));
        else
          wrong_type({id, item.at, item}, tr("a list of tables", "un elenco di tabelle"));
      }
    }
  }

  [[nodiscard]] bool is_record_in(std::uint16_t kind, std::string_view key) const {
    return std::ranges::any_of(roster_.records, [&](const RecordTable& table) {
      return stands_in(table, kind) && table.form.id == key;
    });
  }

  // ---- profiles: values that several records share

  // The key stands in the list, with all profiles, and in each record, with the name of one.
  [[nodiscard]] bool is_profiles(const Entry& entry, std::string_view key) const {
    if (entry.kind != 0) return entry.table->profiles == key;
    return std::ranges::any_of(roster_.records,
                               [&](const RecordTable& table) { return table.profiles == key; });
  }

  const Node* profile_of(const RecordTable& table, const Node& node) {
    if (table.profiles.empty()) return nullptr;
    const std::string key(table.profiles);
    const auto* named = node.find(key);
    if (named == nullptr) return nullptr;
    if (named->kind != Node::Kind::string) {
      wrong_type({key, named->at, *named}, tr("the name of a profile", "il nome di un profilo"));
      return nullptr;
    }
    const auto* all = root_.find(key);
    const auto* found = all != nullptr ? all->find(named->text) : nullptr;
    if (found != nullptr && found->kind == Node::Kind::table) return found;
    std::vector<std::string_view> names;
    if (all != nullptr)
      for (const auto& member : all->members) names.push_back(member.key);
    add_fault(named->at, sentence(lang_, "no [{}.{}]{}", "manca [{}.{}]{}", key, named->text,
                                  did_you_mean(named->text, names, lang_)));
    return nullptr;
  }

  // All of them are checked, whether a record takes them or not.
  void profiles(const RecordTable& table) {
    const auto* all = root_.find(table.profiles);
    if (all == nullptr) return;
    const Member whole{std::string(table.profiles), all->at, *all};
    if (all->kind != Node::Kind::table) return wrong_type(whole, tr("a table", "una tabella"));
    for (const auto& profile : all->members) {
      if (profile.value.kind != Node::Kind::table) {
        wrong_type(profile, tr("a table", "una tabella"));
        continue;
      }
      Facts unused(table.form);
      for (const auto& member : profile.value.members)
        if (!input(member, unused, table.form)) unknown(member, table);
    }
  }

  // Whether a record says this itself, however it spells the key.
  [[nodiscard]] static bool says(const Node& node, std::string_view key, const TestTable& form) {
    const auto* wanted = find_input(form, key);
    return std::ranges::any_of(node.members, [&](const Member& member) {
      return member.key == key || (wanted != nullptr && find_input(form, member.key) == wanted);
    });
  }

  void unknown(const Member& member, const RecordTable& table) {
    std::vector<std::string_view> known{"name"};
    if (!table.profiles.empty()) known.push_back(table.profiles);
    for (const auto& input : table.form.inputs) known.push_back(input.id);
    for (const auto& other : roster_.records) {
      if (stands_in(other, kind_of(table))) known.push_back(other.form.id);
      if (kind_of(table) == 0 && !other.profiles.empty()) known.push_back(other.profiles);
    }
    add_fault(member.at,
              sentence(lang_, "unknown key '{}' in {}{}", "chiave ignota '{}' in {}{}", member.key,
                       table.form.id, did_you_mean(member.key, known, lang_)));
  }

  // ---- values

  // False where there is no such input.
  bool input(const Member& member, Facts& facts, const TestTable& form) {
    const auto* found = find_input(form, member.key);
    if (found == nullptr) return false;
    const auto slot = static_cast<Slot>(found - form.inputs.data());
    if (facts.has(slot)) {
      add_fault(member.at,
                sentence(lang_, "'{}' is said twice", "'{}' è detto due volte", found->id));
      return true;
    }
    try {
      set(*found, slot, member, facts);
    } catch (const UsageError& error) {
      add_fault(member.value.at, error.lines().front());
    }
    return true;
  }

  void set(const Input& input, Slot slot, const Member& member, Facts& facts) {
    if (input.kind == Kind::text) {
      if (auto words = own_words(member.key, member.value)) {
        facts.set(slot, 1);
        facts.set_words(slot, std::move(*words));
      }
    } else if (input.kind == Kind::names) {
      auto named = links(input, member);
      if (named.empty()) return;
      facts.set(slot, number_of(input.kind, named));
      facts.set(slot, std::move(named));
    } else if (const auto value = read_value(input, member)) {
      facts.set(slot, *value);
    }
  }

  std::optional<Number> read_value(const Input& input, const Member& member) {
    const auto& value = member.value;
    switch (input.kind) {
      case Kind::flag:
        if (value.kind == Node::Kind::boolean) return Number{value.boolean ? 1 : 0};
        wrong_type(member, tr("true or false", "true o false"));
        return {};
      case Kind::choice:
        if (value.kind == Node::Kind::string) return Number{word(input, member, value.text)};
        wrong_type(member, tr("a text", "un testo"));
        return {};
      case Kind::choices: return words(input, member);
      default: return number(input, member);
    }
  }

  [[nodiscard]] std::int64_t word(const Input& input, const Member& member,
                                  std::string_view text) const {
    return read_word(fmt::format("{} =", member.key), input.values, text, lang_);
  }

  std::optional<Number> words(const Input& input, const Member& member) {
    const auto bit = [&](const std::string& text) {
      return std::int64_t{1} << static_cast<unsigned>(word(input, member, text));
    };
    const auto& value = member.value;
    if (value.kind == Node::Kind::string) return Number{bit(value.text)};
    const bool all_texts = std::ranges::all_of(
        value.items, [](const Node& item) { return item.kind == Node::Kind::string; });
    if (value.kind != Node::Kind::array || !all_texts) {
      wrong_type(member, tr("a list of texts", "un elenco di testi"));
      return {};
    }
    Number out;
    for (const auto& item : value.items) out.num |= bit(item.text);
    return out;
  }

  // Of something that there is at most one of, `true` is a natural way to say 1; only centimetres
  // have decimals.
  std::optional<Number> number(const Input& input, const Member& member) {
    constexpr std::int64_t parts = 1000;
    const auto& value = member.value;
    if (value.kind == Node::Kind::boolean && input.kind == Kind::count)
      return Number{value.boolean ? 1 : 0};
    const bool decimals = input.kind == Kind::cm;
    const bool is_real = value.kind == Node::Kind::real && decimals;
    if (value.kind != Node::Kind::integer && !is_real) {
      wrong_type(member,
                 decimals ? tr("a number", "un numero") : tr("a whole number", "un numero intero"));
      return {};
    }
    const auto [low, high] = report::limits(input);
    const auto n = is_real ? value.real : static_cast<double>(value.integer);
    if (n >= static_cast<double>(low) && n <= static_cast<double>(high))
      return is_real ? Number{std::llround(n * parts), parts}.reduced() : Number{value.integer};
    add_fault(value.at,
              sentence(lang_, "{} = {}: allowed are {} from {} to {}",
                       "{} = {}: sono ammessi {} da {} a {}", member.key,
                       is_real ? fmt::format("{}", n) : std::to_string(value.integer),
                       decimals ? tr("numbers", "numeri") : tr("whole numbers", "numeri interi"),
                       low, high));
    return {};
  }

  // ---- records that are named by others

  std::vector<Item> links(const Input& input, const Member& member) {
    std::vector<Item> out;
    for (const auto& one : member.value.as_list()) {
      const auto words = own_words(member.key, one);
      if (!words) continue;
      links_.push_back({one.at, member.key, *words, &input});
      out.push_back({*words, 1});
    }
    return out;
  }

  // ---- what the inputs of a record say of each other

  void judge(const Node& node, const Entry& entry) {
    const auto& form = entry.table->form;
    Facts facts = entry.facts;
    complete(form, facts);
    for (const auto& input : form.inputs) {
      const auto slot = static_cast<Slot>(&input - form.inputs.data());
      if (!entry.facts.has(slot)) {
        if (is_required(input, facts)) missing(node, entry, input);
        continue;
      }
      const auto& at = place_of(node, input, form);
      if (!holds(input.needs, facts)) only_with(at, std::string(input.id), input.needs, form);
      if (input.kind == Kind::choice) {
        const auto& value = input.values[static_cast<std::size_t>(facts.count(slot))];
        if (!holds(value.needs, facts))
          only_with(at, fmt::format("{} = \"{}\"", input.id, value.id), value.needs, form);
      }
      bound(at, input, slot, facts, form);
    }
  }

  // Where the record says it; where its profile does, the record itself.
  [[nodiscard]] static const Position& place_of(const Node& node, const Input& input,
                                                const TestTable& form) {
    for (const auto& member : node.members)
      if (find_input(form, member.key) == &input) return member.at;
    return node.at;
  }

  void missing(const Node& node, const Entry& entry, const Input& input) {
    std::string values;
    for (const auto& value : input.values)
      values += fmt::format("{}{}", values.empty() ? ": " : ", ", value.id);
    add_fault(node.at,
              sentence(lang_, "{}: '{}' is missing ({}{}){}", "{}: manca '{}' ({}{}){}", entry.name,
                       input.id, say(input.label, lang_), values,
                       input.is_always_required()
                           ? ""
                           : sentence(lang_, "; it goes with {}", "; va con {}",
                                      key_condition(*input.required, entry.table->form, lang_))));
  }

  void only_with(const Position& at, const std::string& what, const When& when,
                 const TestTable& form) {
    add_fault(at, sentence(lang_, "{} goes only with {}", "{} vale solo con {}", what,
                           key_condition(when, form, lang_)));
  }

  void bound(const Position& at, const Input& input, Slot slot, const Facts& facts,
             const TestTable& form) {
    const auto check = [&](const std::optional<Amount>& limit, bool below) {
      const auto other = limit ? limit->fact : no_slot;
      if (other == no_slot || !facts.has(other)) return;
      if (below ? facts[slot] >= facts[other] : facts[slot] <= facts[other]) return;
      add_fault(at,
                fmt::format(fmt::runtime(below ? tr("{} = {}: at least {} = {} is allowed",
                                                    "{} = {}: è ammesso almeno {} = {}")
                                               : tr("{} = {}: at most {} = {} is allowed",
                                                    "{} = {}: è ammesso al più {} = {}")),
                            input.id, facts.count(slot), form.facts[other].id, facts.count(other)));
    };
    check(input.min, true);
    check(input.max, false);
  }

  const Roster& roster_;
  const Node& root_;
  List<ChosenRuling> rulings_;
  Lang lang_;
  Problems problems_;
  std::size_t faults_ = 0;
  std::vector<Link> links_;
  std::vector<const Entry*> in_;  // the records that the one being read stands in
};

[[noreturn]] void refuse(const Problems& problems, Lang lang) {
  std::vector<std::string> lines;
  for (const auto& problem : List<Problem>(problems).first(std::min(problems.size(), most_shown)))
    lines.push_back(report::told(problem.line(), lang));
  if (problems.size() > most_shown)
    lines.emplace_back(lang == Lang::it ? "e altri errori" : "and more mistakes");
  throw UsageError(std::move(lines));
}

// The rulebook by which a list is faultless, if any.
const Ruleset* book_of(const Node& root, const Context& context) {
  for (const auto* ruleset : context.rulesets) {
    const auto* test = list_test(*ruleset);
    if (test == nullptr) continue;
    ListReader reader(*test->roster, root, {}, context.style.lang);
    reader.read_all();
    if (reader.problems().empty()) return ruleset;
  }
  return nullptr;
}

// The other kind of file.
bool holds_house_rules(const Node& root, List<const Ruleset*> rulesets) {
  constexpr std::string_view keys[] = {"format", "rules", "words", "rulings", "natural"};
  return std::ranges::any_of(root.members, [&](const Member& member) {
    return std::ranges::count(keys, member.key) > 0 ||
           std::ranges::any_of(rulesets, [&](const auto* ruleset) {
             return ruleset->id == member.key || find_test(*ruleset, member.key) != nullptr;
           });
  });
}

}  // namespace

bool holds_list(const Node& root, const Roster& roster) {
  return std::ranges::any_of(roster.records, [&](const RecordTable& table) {
    return stands_in(table, 0) && root.find(table.form.id) != nullptr;
  });
}

Entry read_list(const std::string& path, const Roster& roster,
                const std::vector<ChosenRuling>& rulings, const Context& context) {
  const HouseFile file{path, text_of(read_file(path, context.world), path, context.style.lang)};
  return read_list(file, roster, rulings, context);
}

Entry read_list(const HouseFile& file, const Roster& roster,
                const std::vector<ChosenRuling>& rulings, const Context& context) {
  const auto lang = context.style.lang;
  const auto& path = file.name;
  Problems problems;
  auto root = context.world.parse(file.text, path, problems);
  for (auto& problem : problems)
    problem.message = message({"not TOML: ", "TOML non valido: "}) + problem.message;
  if (!problems.empty()) refuse(problems, lang);
  if (!holds_list(root, roster) && holds_house_rules(root, context.rulesets))
    throw UsageError(lang, "{}: holds house rules, not a list; '{}' checks them",
                     "{}: contiene regole della casa, non un elenco; '{}' le controlla", path,
                     report::command_line({}, {"check", path}));
  root.at.file = path;
  ListReader reader(roster, root, rulings, lang);
  auto out = reader.read_all();
  if (out && reader.problems().empty()) return std::move(*out);
  problems = reader.problems();
  if (const auto* book = book_of(root, context))
    throw UsageError(lang, "{}: a list of {}, not of {}; '{}' judges it",
                     "{}: è un elenco di {}, non di {}; '{}' lo giudica", path,
                     report::say(book->title, lang), report::say(context.ruleset.title, lang),
                     report::command_line(same_rules(std::string(book->id), {}),
                                          {std::string(list_test(*book)->id), path}));
  std::ranges::stable_sort(problems, {}, [](const Problem& problem) {
    return std::pair{problem.at.line, problem.at.column};
  });
  refuse(problems, lang);
}

}  // namespace nfw::cli
