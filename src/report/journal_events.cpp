#include "journal_events.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "journal_line.hpp"
#include "json.hpp"
#include "utf8.hpp"
#include "words.hpp"

namespace nfw::report {

namespace {

using battle::Entry;
using battle::State;

// As large as sums of counts may grow, and small enough to go on counting with.
constexpr std::int64_t largest = 1'000'000'000'000;
constexpr Scalar too_large{Scalar::Is::number, 0, 0, {}};  // a seed may be

std::int64_t number_in(const Scalar& value, Scalar::Is wanted) {
  if (value.is != wanted || value.parts != 1) throw std::out_of_range("value");
  return value.number;
}

std::string_view text_in(const Scalar& value) {
  if (value.is != Scalar::Is::text) throw std::out_of_range("text");
  return value.text;
}

// One that is too large for a number of JSON.
std::uint64_t seed_in(std::string_view text) {
  std::uint64_t out = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), out);
  if (error != std::errc{} || end != text.data() + text.size()) throw std::out_of_range("seed");
  return out;
}

std::int64_t place_of(const Fact& fact, std::string_view id) {
  const auto found = std::ranges::find(fact.values, id, &Choice::id);
  if (found == fact.values.end()) throw std::out_of_range("value");
  return found - fact.values.begin();
}

battle::Edit edit_named(std::string_view name) {
  const auto found = std::ranges::find(edit_kinds, name);
  if (found == edit_kinds.end()) throw std::out_of_range("edit");
  return static_cast<battle::Edit>(found - edit_kinds.begin());
}

// What a player said, as he would say it again.
std::string word_of(const Scalar& value) {
  if (value.is == Scalar::Is::text) return shown_text(value.text);
  if (value.is == Scalar::Is::flag && value.number != 0) return "true";
  if (value.is != Scalar::Is::number || value.parts == 0) throw std::out_of_range("hand");
  return number_text(Number{value.number, value.parts}.reduced());
}

std::size_t record_named(const State& state, std::string_view handle) {
  const auto found = state.find(handle);
  if (!found) throw std::out_of_range("record");
  return *found;
}

// What stands in a line, as one value or as several.
constexpr std::string_view ones[] = {"n",      "t",     "of",    "again", "target", "edit",
                                     "anyway", "typed", "asked", "seed",  "at",     "said",
                                     "why",    "is",    "test",  "act",   "r",      "k"};
constexpr std::string_view several[] = {"seats", "hand", "rulings", "dice", "aside", "left", "set"};

// Takes what it knows of a line; all else passes by.
class LineReader final : public nlohmann::json_sax<Json> {
 public:
  LineReader(const State& now, Entry& out) : now_(now), out_(out) {}

  // Whether what every line has was there.
  [[nodiscard]] bool is_whole() const {
    const auto says_nothing = [](const battle::Said& one) { return one.values.empty(); };
    return !out_.at.empty() && !out_.said.empty() && has_round_ && has_changes_ &&
           std::ranges::none_of(out_.hand, says_nothing);
  }

  bool null() override { return take({}); }
  bool boolean(bool value) override { return take({Scalar::Is::flag, value ? 1 : 0, 1, {}}); }
  bool number_integer(number_integer_t value) override { return take(whole_scalar(value)); }
  bool number_unsigned(number_unsigned_t value) override {
    if (depth_ == 1 && key_ == "seed") out_.seed = value;
    return take(whole_scalar(value));
  }
  bool number_float(number_float_t value, const string_t& /*text*/) override {
    return take(decimal_scalar(value));
  }
  bool string(string_t& value) override { return take({Scalar::Is::text, 0, 1, value}); }
  bool binary(binary_t& /*value*/) override { return false; }

  bool start_object(std::size_t /*size*/) override {
    if (key_ == "set") throw std::out_of_range("change");
    keys_.begin();
    return deeper();
  }
  bool end_object() override {
    keys_.end();
    return higher();
  }
  bool key(string_t& value) override {
    keys_.take(value);
    (depth_ == 1 ? key_ : inner_) = value;
    if (key_ == "hand" && depth_ == in_list_of_all) out_.hand.push_back({value, {}});
    return true;
  }
  bool start_array(std::size_t /*size*/) override {
    deeper();
    if (key_ == "set" && depth_ == in_change) part_ = 0;
    if (key_ == "set" && depth_ == in_list) {
      value() = Number{0};
      if (now_.kind(now_[change_.record]).form.facts[change_.key].kind != Kind::choices)
        throw std::out_of_range("value");
    }
    has_changes_ = has_changes_ || (key_ == "set" && depth_ == in_list_of_all);
    return true;
  }
  bool end_array() override {
    if (key_ == "set" && depth_ == in_list) ++part_;
    if (key_ == "set" && depth_ == in_change) {
      if (part_ != parts) throw std::out_of_range("change");
      out_.changes.push_back(change_);
    }
    return higher();
  }
  bool parse_error(std::size_t /*place*/, const std::string& /*token*/,
                   const nlohmann::detail::exception& error) override {
    throw std::out_of_range(error.what());
  }

 private:
  static constexpr int in_list_of_all = 2;  // [[record.key, from, to], ...]
  static constexpr int in_change = 3;
  static constexpr int in_list = 4;  // a value that is one
  static constexpr int parts = 3;

  bool deeper() {
    if (depth_ == 1) hold_apart(key_, ones);
    if (++depth_ > deepest) throw std::out_of_range("depth");
    return true;
  }
  bool higher() {
    --depth_;
    return true;
  }

  static void hold_apart(std::string_view key, List<std::string_view> others) {
    if (std::ranges::find(others, key) != others.end()) throw std::out_of_range("shape");
  }

  bool take(const Scalar& scalar) {
    if (depth_ == 1)
      take_of_line(scalar);
    else if (key_ == "seats" && depth_ == in_list_of_all)
      out_.seats.push_back(record_named(now_, text_in(scalar)));
    else if (key_ == "hand" && depth_ >= in_list_of_all)
      said().values.push_back(word_of(scalar));
    else if (key_ == "rulings" && depth_ == in_list_of_all)
      out_.said_rulings.push_back(shown_text(text_in(scalar)));
    else if (key_ == "dice" && depth_ == in_list_of_all)
      out_.dice.push_back({shown_text(inner_), faces_of(text_in(scalar))});
    else if (key_ == "aside" && depth_ == in_list_of_all)
      out_.aside.push_back(number_in(scalar, Scalar::Is::number));
    else if (key_ == "left" && depth_ == in_list_of_all)
      out_.left.push_back(number_in(scalar, Scalar::Is::number));
    else if (key_ == "set")
      take_of_change(scalar);
    return true;
  }

  void take_of_change(const Scalar& scalar) {
    if (depth_ == in_change) return take_part(scalar);
    if (depth_ != in_list) throw std::out_of_range("change");
    auto& list = value();  // there is one only behind its key
    list.num |= number_in_change(scalar).num;
  }

  void take_of_line(const Scalar& scalar) {
    hold_apart(key_, several);
    if (key_ == "n") out_.number = number_in(scalar, Scalar::Is::number);
    if (key_ == "t") out_.turn = number_in(scalar, Scalar::Is::number);
    if (key_ == "of") out_.of = number_in(scalar, Scalar::Is::number);
    if (key_ == "again") out_.again = number_in(scalar, Scalar::Is::number);
    if (key_ == "target") out_.target = number_in(scalar, Scalar::Is::number);
    if (key_ == "edit") out_.edit = edit_named(text_in(scalar));
    if (key_ == "anyway") out_.anyway = number_in(scalar, Scalar::Is::flag) != 0;
    if (key_ == "typed") out_.typed = number_in(scalar, Scalar::Is::flag) != 0;
    if (key_ == "asked") out_.asked = number_in(scalar, Scalar::Is::flag) != 0;
    if (key_ == "seed" && scalar.is == Scalar::Is::text) out_.seed = seed_in(scalar.text);
    if (key_ == "at") out_.at = shown_line(text_in(scalar));
    if (key_ == "said") out_.said = shown_line(text_in(scalar));
    if (key_ == "why") out_.why = shown_line(text_in(scalar));
    if (key_ == "is") out_.got = shown_text(text_in(scalar));
    if (key_ == "test" || key_ == "act") out_.deed = shown_text(text_in(scalar));
    if (key_ == "r") take_round(text_in(scalar));
  }

  void take_round(std::string_view id) {
    const auto& rounds = now_.rules().rounds;
    const auto round = std::ranges::find(rounds, id, &BattleRound::id);
    if (round == rounds.end()) throw std::out_of_range("round");
    out_.round = static_cast<std::uint16_t>(round - rounds.begin());
    has_round_ = true;
  }

  void take_part(const Scalar& scalar) {
    if (part_ == 0)
      take_key(text_in(scalar));
    else
      value() = number_in_change(scalar);
    ++part_;
  }

  void take_key(std::string_view name) {
    const auto dot = name.rfind('.');
    if (dot == std::string_view::npos) throw std::out_of_range("key");
    change_.record = record_named(now_, name.substr(0, dot));
    const auto& form = now_.kind(now_[change_.record]).form;
    change_.key = find_fact(form, name.substr(dot + 1));
    if (change_.key >= form.inputs.size()) throw std::out_of_range("key");
  }

  battle::Said& said() {
    if (out_.hand.empty()) throw std::out_of_range("hand");
    return out_.hand.back();
  }

  // Of the change that is being read: the value before, then the one after.
  Number& value() {
    if (part_ < 1 || part_ >= parts) throw std::out_of_range("change");
    return part_ == 1 ? change_.from : change_.to;
  }
  [[nodiscard]] Number number_in_change(const Scalar& scalar) const {
    return key_number(now_, change_.record, change_.key, scalar);
  }

  const State& now_;
  Entry& out_;
  int depth_ = 0;
  KeysOnce keys_;
  std::string key_;    // of the line itself
  std::string inner_;  // of what stands there
  int part_ = 0;
  battle::Change change_;
  bool has_round_ = false;
  bool has_changes_ = false;
};

}  // namespace

Scalar whole_scalar(std::int64_t value) {
  if (value > largest || value < -largest) return too_large;
  return {Scalar::Is::number, value, 1, {}};
}

Scalar whole_scalar(std::uint64_t value) {
  if (value > static_cast<std::uint64_t>(largest)) return too_large;
  return whole_scalar(static_cast<std::int64_t>(value));
}

Scalar decimal_scalar(double value) {
  constexpr std::int64_t parts = 1000;  // a number has at most three decimals
  if (!(std::abs(value) <= static_cast<double>(largest))) return too_large;
  return {Scalar::Is::number, std::llround(value * parts), parts, {}};
}

bool leads(const State& state, std::size_t record, Slot key) {
  const auto* link = state.link(record, key);
  return link != nullptr && link->to != no_place;
}

Number key_number(const State& state, std::size_t record, Slot key, const Scalar& value) {
  const auto& fact = state.kind(state[record]).form.facts[key];
  if (value.is == Scalar::Is::nothing) return {0, 0};
  if (leads(state, record, key)) {
    const auto handle = text_in(value);
    return {handle.empty() ? 0 : static_cast<std::int64_t>(record_named(state, handle))};
  }
  if (fact.kind == Kind::flag) return {number_in(value, Scalar::Is::flag)};
  if (fact.kind == Kind::choice) return {place_of(fact, text_in(value))};
  if (fact.kind == Kind::cm || fact.kind == Kind::percent) {
    if (value.is != Scalar::Is::number || value.parts == 0) throw std::out_of_range("value");
    return Number{value.number, value.parts}.reduced();
  }
  if (fact.kind != Kind::choices) return {number_in(value, Scalar::Is::number)};
  return {std::int64_t{1} << static_cast<unsigned>(place_of(fact, text_in(value)))};
}

std::vector<Face> faces_of(std::string_view text) {
  std::vector<Face> out;
  while (!text.empty()) {
    const auto* const end = text.data() + text.size();
    Face face = 0;
    const auto [next, error] = std::from_chars(text.data(), end, face);
    if (error != std::errc{} || (next != end && *next != ' ')) throw std::out_of_range("faces");
    out.push_back(face);
    text.remove_prefix(static_cast<std::size_t>(next - text.data()) + (next == end ? 0 : 1));
  }
  return out;
}

std::string shown_text(std::string_view text) {
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~'; };
  for (auto left = text; !std::ranges::all_of(left, is_plain);) {
    const auto next = first_grapheme(left);
    if (!next.printable) throw std::out_of_range("text");
    left.remove_prefix(next.text.size());
  }
  return std::string(text);
}

std::string shown_line(std::string_view text) {
  if (text.size() > most_of_printable) throw std::out_of_range("text");
  return shown_text(text);
}

void read_common(std::string_view line, const State& now, Entry& out) {
  LineReader reader(now, out);
  if (!Json::sax_parse(line.begin(), line.end(), &reader) || !reader.is_whole())
    throw std::out_of_range("line");
  const auto& deeds = now.rules().deeds;
  if (!out.deed.empty() && std::ranges::find(deeds, out.deed, &Deed::id) == deeds.end())
    throw std::out_of_range("deed");
}

}  // namespace nfw::report
