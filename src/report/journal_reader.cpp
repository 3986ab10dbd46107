#include <algorithm>

#include "digest.hpp"
#include "journal.hpp"
#include "journal_events.hpp"
#include "journal_line.hpp"
#include "json.hpp"
#include "utf8.hpp"

namespace nfw::report {

namespace {

using battle::Entry;
using battle::EntryKind;
using battle::State;
using Fault = JournalFault::What;

// What was made to exhaust its reader, or to say two things at once, is refused before it is built.
Json parsed(std::string_view line) {
  KeysOnce keys;
  return Json::parse(line, [&](int depth, Json::parse_event_t event, const Json& value) {
    if (depth > deepest) throw std::out_of_range("depth");
    if (event == Json::parse_event_t::object_start) keys.begin();
    if (event == Json::parse_event_t::object_end) keys.end();
    if (event == Json::parse_event_t::key) keys.take(value.get_ref<const std::string&>());
    return true;
  });
}

// What a line says its digest is.
std::string_view sum_of(std::string_view line) {
  const auto at = line.rfind(before_sum);
  if (at == std::string_view::npos || !line.ends_with("\"}")) return {};
  line.remove_prefix(at + before_sum.size());
  line.remove_suffix(std::string_view("\"}").size());
  return line;
}

// Throws JournalFault.
void check_sum(std::string_view line, std::string_view last_sum, std::size_t number) {
  const auto body = line.substr(0, line.rfind(before_sum));
  if (battle::digest(last_sum, body) != sum_of(line)) throw JournalFault(Fault::broken, number);
}

std::string shown_text_of(const Json& value) { return shown_text(value.get<std::string>()); }

Scalar scalar_of(const Json& value) {
  if (value.is_null()) return {};
  if (value.is_boolean()) return {Scalar::Is::flag, value.get<bool>() ? 1 : 0, 1, {}};
  if (value.is_string()) return {Scalar::Is::text, 0, 1, value.get_ref<const std::string&>()};
  if (value.is_number_float()) return decimal_scalar(value.get<double>());
  if (value.is_number_unsigned()) return whole_scalar(value.get<std::uint64_t>());
  return whole_scalar(value.get<std::int64_t>());
}

HouseFile house_of(const Json& file) {
  return {shown_line(file.at("name").get<std::string>()), file.at("text").get<std::string>()};
}

std::vector<HouseFile> files_of(const Json& list) {
  std::vector<HouseFile> out;
  for (const auto& file : list) out.push_back(house_of(file));
  return out;
}

// Whatever is not as it should be in a line whose digest is right was not written by us.
template <class Do>
auto in_line(std::size_t number, const Do& act) {
  try {
    return act();
  } catch (const JournalFault&) {
    throw;
  } catch (const std::exception&) {
    throw JournalFault(number == 1 ? Fault::none_of_ours : Fault::contradicts, number);
  }
}

void read_key(const Json& value, std::size_t record, Slot key, State& out) {
  if (out.kind(out[record]).form.facts[key].kind != Kind::choices || !value.is_array())
    return out.keep(record, key, key_number(out, record, key, scalar_of(value)));
  Number all;
  for (const auto& one : value) all.num |= key_number(out, record, key, scalar_of(one)).num;
  out.keep(record, key, all);
}

// A side and a name, of each of whose characters come at most two, and a number.
constexpr std::size_t longest_handle = 5 * longest_name;

// The first of a battle is the battle itself, and there already.
void add_record(const Json& one, bool is_battle, State& out) {
  const auto& all = out.rules().records;
  const auto kind = std::ranges::find_if(all, [&](const BattleRecord& record) {
    return record.form.id == one.at("kind").get<std::string>();
  });
  if (kind == all.end() || is_battle != (kind == all.begin())) throw std::out_of_range("kind");
  if (is_battle) return;
  if (out.records().size() > battle::most_records) throw std::out_of_range("records");
  const auto in = out.find(one.at("in").get<std::string>()).value();
  if (out[in].kind != kind->in) throw std::out_of_range("in");
  auto handle = shown_text_of(one.at("handle"));
  auto name = shown_text_of(one.at("name"));
  if (graphemes(handle) > longest_handle || graphemes(name) > longest_name)
    throw std::out_of_range("name");
  out.add(static_cast<std::uint16_t>(kind - all.begin()), in, std::move(handle), std::move(name));
}

// Records from this place on; their keys last, since those may name records behind their own.
void read_records(const Json& records, std::size_t first, State& out) {
  for (const auto& one : records) add_record(one, first == 0 && &one == &records.front(), out);
  for (std::size_t n = 0; n < records.size(); ++n) {
    const auto& form = out.kind(out[first + n]).form;
    for (const auto& [id, value] : records[n].at("keys").items()) {
      const auto key = find_fact(form, id);
      if (key >= form.inputs.size()) throw std::out_of_range(id);
      read_key(value, first + n, key, out);
    }
  }
}

State start_of(const Json& records, const JournalHead& head, const BattleRules& rules) {
  State out(rules, head.rulings);
  read_records(records, 0, out);
  return out;
}

Entry entry_of(std::string_view line, const State& state);

// What is read of one kind of entry alone.
void read_own(const Json& line, const State& before, Entry& out) {
  if (out.kind == EntryKind::open) {
    out.deed = line.at("open").get<std::string>();
    for (const auto& arg : line.at("args")) out.args.push_back(shown_text_of(arg));
  }
  if (out.kind == EntryKind::faces)
    for (const auto& [roll, faces] : line.at("faces").items())
      out.fallen = {roll, faces_of(faces.get<std::string>())};
  if (out.kind == EntryKind::rules) {
    out.ruling = shown_text_of(line.value("ruling", Json("")));
    if (const auto house = line.find("house"); house != line.end()) out.house = house_of(*house);
  }
  if (out.kind == EntryKind::edit)
    for (const auto& later : line.value("follow", Json::array()))
      out.follow.push_back(entry_of(later.dump(), before));
  if (out.kind != EntryKind::add) return;
  auto with = before;
  read_records(line.at("records"), before.records().size(), with);
  const auto first = with.records().begin() + std::ssize(before.records());
  out.added.assign(first, with.records().end());
}

bool has_own(EntryKind kind) {
  return kind == EntryKind::open || kind == EntryKind::faces || kind == EntryKind::rules ||
         kind == EntryKind::add || kind == EntryKind::edit;
}

EntryKind kind_named(std::string_view name) {
  const auto kind = std::ranges::find(entry_kinds, name);
  if (kind == entry_kinds.end()) throw std::out_of_range("k");
  return static_cast<EntryKind>(kind - entry_kinds.begin());
}

// The kind of an entry, which says what else is read of it. No text within holds a bare quote.
EntryKind kind_of_line(std::string_view line) {
  constexpr std::string_view before = R"(,"k":")";
  const auto at = line.find(before);
  if (at == std::string_view::npos) throw std::out_of_range("k");
  line.remove_prefix(at + before.size());
  return kind_named(line.substr(0, line.find('"')));
}

// What was counted are numbers that whoever is counted has.
void check_claim(const Entry& entry, const State& state) {
  const auto& form = state.kind(state[entry.seats.at(0)]).form;
  for (const auto& [key, values] : entry.hand) {
    const auto slot = find_fact(form, key);
    const auto is_number = [&](Kind kind) { return kind == Kind::count || kind == Kind::whole; };
    if (slot >= form.facts.size() || !is_number(form.facts[slot].kind) || values.size() != 1 ||
        values.front().empty() ||
        values.front().find_first_not_of("0123456789") != std::string::npos)
      throw std::out_of_range(key);
  }
}

Entry entry_of(std::string_view line, const State& state) {
  Entry out;
  out.kind = kind_of_line(line);
  if (has_own(out.kind)) read_own(parsed(line), state, out);
  if (out.added.empty())
    read_common(line, state, out);
  else
    read_common(line, battle::with_added(state, out), out);
  if (out.kind == EntryKind::count) check_claim(out, state);
  return out;
}

// Whether rulings or house rules may have come into force in one of these lines.
bool changes_rules(std::string_view lines) {
  return lines.find(R"("k":"rules")") != std::string_view::npos;
}

// The rulings and house rules that came into force later, and still are.
void play_on(const std::vector<std::string_view>& lines, PlayedBy& out) {
  if (std::ranges::none_of(lines, changes_rules)) return;
  battle::Order order;
  for (std::size_t n = 1; n < lines.size(); ++n)
    in_line(n + 1, [&] {
      check_sum(lines[n], sum_of(lines[n - 1]), n + 1);
      const auto line = parsed(lines[n]);
      order.add(kind_of_line(lines[n]), line.value("of", std::int64_t{0}));
    });
  for (const auto number : order.done()) {
    const auto text = lines[static_cast<std::size_t>(number)];
    if (kind_of_line(text) != EntryKind::rules) continue;
    const auto line = parsed(text);
    if (const auto house = line.find("house"); house != line.end()) {
      out.house.push_back(house_of(*house));
      continue;
    }
    take_ruling(line.at("ruling").get<std::string>(), out.rulings);
  }
}

}  // namespace

struct JournalStart {
  Json records;
};

std::size_t whole_lines(std::string_view text) {
  const auto last = text.rfind('\n');
  return last == std::string_view::npos ? 0 : last + 1;
}

void take_ruling(const std::string& ruling, std::vector<std::string>& rulings) {
  take_rulings({ruling}, rulings);
}

void take_rulings(const std::vector<std::string>& said, std::vector<std::string>& rulings) {
  const auto switch_of = [](std::string_view ruling) { return ruling.substr(0, ruling.find('=')); };
  std::erase_if(rulings, [&](const std::string& one) {
    return std::ranges::any_of(
        said, [&](const std::string& ruling) { return switch_of(ruling) == switch_of(one); });
  });
  for (const auto& one : said)
    if (std::ranges::find(rulings, one) == rulings.end()) rulings.push_back(one);
}

std::vector<std::string_view> lines_of(std::string_view text) {
  std::vector<std::string_view> out;
  text = text.substr(0, whole_lines(text));
  while (!text.empty()) {
    const auto one = text.substr(0, text.find('\n'));
    text.remove_prefix(one.size() + 1);
    out.push_back(one.ends_with('\r') ? one.substr(0, one.size() - 1) : one);
  }
  return out;
}

namespace {

constexpr std::string_view of_battle = R"({"nfw":"battle")";
constexpr std::string_view of_this_format = R"({"nfw":"battle","format":1,)";
static_assert(journal_format == 1);

}  // namespace

std::string_view rules_named(std::string_view line) {
  constexpr std::string_view key = R"(,"rules":")";
  const auto at = line.find(key);
  if (!line.starts_with(of_battle) || at == std::string_view::npos) return {};
  line.remove_prefix(at + key.size());
  return line.substr(0, line.find('"'));
}

namespace {

// Rulings and house rules, of what stands behind the ruleset up to the lists: the rest is long, and
// is looked at where the battle is opened. Nothing where they do not stand so.
std::optional<PlayedBy> played_as_written(std::string_view rules, std::string_view behind) {
  constexpr std::string_view before = R"(",)";
  const auto end = behind.find(R"(,"lists":[)");
  if (!behind.starts_with(R"(","rulings":[)") || end == std::string_view::npos) return {};
  const auto between = behind.substr(before.size(), end - before.size());
  try {
    const auto said = parsed("{" + std::string(between) + "}");
    PlayedBy out{std::string(rules)};
    for (const auto& ruling : said.at("rulings")) out.rulings.push_back(shown_text_of(ruling));
    out.house = files_of(said.at("house"));
    return out;
  } catch (const std::exception&) {
    return {};
  }
}

}  // namespace

PlayedBy played_by(std::string_view text) {
  const auto line = beginning(text);
  const auto rules = rules_named(line);
  if (rules.empty()) return {};
  const auto behind = line.substr(static_cast<std::size_t>(rules.end() - line.begin()));
  auto out = line.starts_with(of_this_format) ? played_as_written(rules, behind) : std::nullopt;
  if (!out)
    out = static_cast<const PlayedBy&>(read_head(text));
  else if (changes_rules(text))
    play_on(lines_of(text), *out);
  return std::move(*out);
}

JournalHead read_head(std::string_view text) {
  const auto all = lines_of(text);
  if (all.empty() || !all.front().starts_with(of_battle))
    throw JournalFault(Fault::none_of_ours, 1);
  return in_line(1, [&] {
    // Its format first: a newer one may say its digest in another way.
    auto line = parsed(all.front());
    JournalHead out;
    const auto format = line.at("format");
    const auto number = scalar_of(format);
    if (!format.is_number_integer() || number.parts == 0 || number.number < 1)
      throw std::out_of_range("format");
    if (number.number > journal_format) throw JournalFault(Fault::newer, 1);
    out.format = static_cast<int>(number.number);
    check_sum(all.front(), "", 1);
    out.id = shown_line(line.at("id").get<std::string>());
    out.at = shown_line(line.at("at").get<std::string>());
    out.rules = line.at("rules").get<std::string>();
    for (const auto& ruling : line.at("rulings")) out.rulings.push_back(shown_text_of(ruling));
    out.house = files_of(line.at("house"));
    out.lists = files_of(line.at("lists"));
    out.start = std::make_shared<JournalStart>(JournalStart{std::move(line.at("records"))});
    play_on(all, out);
    return out;
  });
}

battle::Journal read_entries(const JournalHead& head, std::string_view text,
                             const BattleRules& rules) {
  const auto all = lines_of(text);
  battle::Journal out(in_line(1, [&] { return start_of(head.start->records, head, rules); }));
  for (std::size_t n = 1; n < all.size(); ++n)
    in_line(n + 1, [&] {
      check_sum(all[n], sum_of(all[n - 1]), n + 1);
      out.add(entry_of(all[n], out.state()));
    });
  return out;
}

Entry read_entry(std::string_view line, const State& before, std::size_t number) {
  return in_line(number, [&] { return entry_of(line, before); });
}

Mended mended(std::string_view text) {
  Mended out;
  std::string_view said;  // by the line before
  for (const auto line : lines_of(text)) {
    const auto body = line.substr(0, line.rfind(before_sum));
    if (battle::digest(said, body) != sum_of(line)) out.broken.push_back(out.sums.size() + 1);
    said = sum_of(line);
    out.sums.push_back(battle::digest(out.sums.empty() ? "" : out.sums.back(), body));
    out.text.append(body).append(before_sum).append(out.sums.back()).append("\"}\n");
  }
  return out;
}

namespace {

// What stands in one list and not in the other.
const Json* first_missing(const Json& of, const Json& in) {
  const auto found = std::ranges::find_if(
      of, [&](const Json& one) { return std::ranges::find(in, one) == in.end(); });
  return found == of.end() ? nullptr : &*found;
}

std::string short_text(const Json* value) {
  constexpr std::size_t longest = 200;
  if (value == nullptr || value->is_null()) return "-";
  auto out = value->is_string() ? value->get<std::string>() : value->dump();
  auto end = std::min(out.size(), longest);
  while (end < out.size() && (static_cast<unsigned char>(out[end]) & 0xC0U) == 0x80U) --end;
  return out.substr(0, end);  // no character is cut
}

void compare(const std::string& key, const Json* written, const Json* follows,
             std::vector<Difference>& out) {
  const auto both = [&](Json::value_t kind) {
    return written != nullptr && follows != nullptr && written->type() == kind &&
           follows->type() == kind;
  };
  if (written != nullptr && follows != nullptr && *written == *follows) return;
  if (both(Json::value_t::object)) {
    const auto within = [&](const std::string& one) {
      const auto inner = [&](const Json& of) { return of.contains(one) ? &of.at(one) : nullptr; };
      compare(key.empty() ? one : key + "." + one, inner(*written), inner(*follows), out);
    };
    for (const auto& [one, value] : written->items()) within(one);
    for (const auto& [one, value] : follows->items())
      if (!written->contains(one)) within(one);
  } else if (both(Json::value_t::array) && written->size() == follows->size() && key != "set") {
    for (std::size_t n = 0; n < written->size(); ++n)
      compare(key + "." + std::to_string(n + 1), &written->at(n), &follows->at(n), out);
  } else if (both(Json::value_t::array)) {
    const auto* more = first_missing(*written, *follows);
    const auto* less = first_missing(*follows, *written);
    if (more == nullptr && less == nullptr) more = written, less = follows;
    out.push_back({key, short_text(more), short_text(less)});
  } else {
    out.push_back({key, short_text(written), short_text(follows)});
  }
}

}  // namespace

std::vector<Difference> differences(std::string_view written, std::string_view follows) {
  auto one = parsed(written);
  auto other = parsed(follows);
  one.erase("sum");
  other.erase("sum");
  std::vector<Difference> out;
  compare("", &one, &other, out);
  return out;
}

std::string last_sum(std::string_view text) {
  const auto end = whole_lines(text);
  const auto begin = end < 2 ? 0 : text.rfind('\n', end - 2) + 1;
  return std::string(sum_of(lines_of(text.substr(begin, end - begin)).back()));
}

}  // namespace nfw::report
