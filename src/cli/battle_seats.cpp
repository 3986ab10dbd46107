#include <algorithm>

#include "bare_words.hpp"
#include "battle.hpp"
#include "battle_deed.hpp"
#include "values.hpp"

namespace nfw::cli {

using battle::State;

namespace {

std::string names_sought(const State& state, const Sought& wanted, Lang lang) {
  std::vector<std::string_view> out;
  for (std::size_t n = 1; n < state.records().size(); ++n)
    if (is_sought(state, n, wanted)) out.push_back(state[n].handle);
  return there_are(out, lang);
}

bool is_option(std::string_view word) {
  if (!word.starts_with("--")) return word.starts_with('-');
  return find_option(word.substr(2, word.find('=') - 2)) != nullptr;
}

// A kind that stands in that of the first seat: it is one of his own.
bool is_within(const State& state, const BattleSeat& seat, std::size_t first) {
  const auto kind = state[first].kind;
  return seat.of != Whose::enemy && seat.kind != kind &&
         state.rules().records[seat.kind].in == kind;
}

// The only one of those that stand in the first.
std::optional<std::size_t> only_within(const State& state, const BattleSeat& seat,
                                       std::size_t first, Lang lang) {
  std::vector<std::size_t> all;
  for (std::size_t n = 1; n < state.records().size(); ++n)
    if (state[n].kind == seat.kind && state[n].in == first) all.push_back(n);
  if (all.empty())
    throw UsageError(lang, "{} has no '{}'", "{} non ha '{}'", report::name_of(state, first),
                     state.rules().records[seat.kind].form.id);
  if (all.size() > 1) return {};
  return all.front();
}

// Whoever a link of the seat before leads to takes it; where it leads nowhere, anyone may.
bool is_led(const BattleSeat& seat) { return seat.to && seat.to->bond == Bond::along; }

std::optional<std::size_t> led_to(const State& state, const BattleSeat& seat, std::size_t before) {
  const auto place = static_cast<std::size_t>(state[before].keys.count(seat.to->key));
  if (place == 0) return {};
  return place;
}

// Who takes a seat that nobody need name.
std::optional<std::size_t> known_seat(const State& state, const BattleSeat& seat,
                                      const std::vector<std::size_t>& seats, Lang lang) {
  if (seats.empty()) return {};
  if (is_led(seat)) return led_to(state, seat, seats.back());
  if (seat.meant) return battle::meant(state, seat, seats.back());
  if (is_within(state, seat, seats.front())) return only_within(state, seat, seats.front(), lang);
  return other_side(state, seat, seats);
}

// Whom a word in the place of who is known means all the same: him, or where a link leads to him
// another. One that the next seat knows as well is left for that.
std::optional<std::size_t> taken_by(const std::string& word, std::size_t known, const State& state,
                                    const Deed& deed, const std::vector<std::size_t>& seats,
                                    Lang lang) {
  if (!is_name(word)) return {};
  const auto wanted = sought(state, deed, seats);
  const auto named = records_named(state, word, wanted);
  const bool is_meant = std::ranges::find(named, known) != named.end();
  const auto& seat = deed.seats[seats.size()];
  if (is_led(seat) || seat.meant)
    return is_meant            ? std::optional(known)
           : named.size() == 1 ? std::optional(named.front())
                               : std::nullopt;
  auto then = seats;
  then.push_back(known);
  const bool is_last = then.size() == deed.seats.size();
  if (is_meant)
    return is_last || records_named(state, word, sought(state, deed, then)).empty()
               ? std::optional(known)
               : std::nullopt;
  const bool is_another = is_last && !records_named(state, word, {}).empty() &&
                          meanings(deed.asks(), deed.main, word, lang).empty();
  if (!is_another) return {};
  return find_record(state, word, wanted, lang);  // tells why he is not meant
}

}  // namespace

bool is_name(std::string_view word) {
  return !word.empty() && word.front() != '-' && !reads_as_number(word);
}

std::optional<std::size_t> other_side(const State& state, const BattleSeat& seat,
                                      const std::vector<std::size_t>& seats) {
  if (seats.empty() || seat.of != Whose::enemy) return {};
  std::optional<std::size_t> out;
  for (std::size_t n = 1; n < state.records().size(); ++n) {
    if (state[n].kind != seat.kind || n == seats.front()) continue;
    if (out || state.side_of(n) != n) return {};
    out = n;
  }
  return out;
}

bool is_said(std::string_view word, const State& state, const Deed& deed, Lang lang) {
  return deed.test != nullptr && !deed.seats.empty() && !word.starts_with('@') &&
         (!is_name(word) || records_named(state, word, {}).empty()) &&
         (begins_with_digit(word) || !meanings(*deed.test, deed.main, word, lang).empty());
}

Sought sought(const State& state, const Deed& deed, const std::vector<std::size_t>& seats) {
  const auto& seat = deed.seats[seats.size()];
  Sought out{.kind = seat.kind, .where = &seat.where};
  if (seats.empty()) return out;
  if (is_within(state, seat, seats.front())) out.in = seats.front();
  if (seat.to && !is_led(seat)) {
    out.bond = &*seat.to;
    out.with = seats.back();
  }
  const auto side = state.side_of(seats.front());
  if (seat.of == Whose::enemy) out.foe = side;
  if (seat.of == Whose::friendly) out.side = side;
  return out;
}

// They stand directly behind, with options between them; behind other words each needs its @.
void take_names(std::vector<std::string>& words, const State& state, const Deed& deed, Lang lang,
                std::vector<std::size_t>& seats) {
  const auto has_at = [](const std::string& word) { return word.starts_with('@'); };
  for (std::size_t at = 0; seats.size() < deed.seats.size();) {
    const auto& seat = deed.seats[seats.size()];
    if (const auto known = known_seat(state, seat, seats, lang)) {
      const auto named = at < words.size() ? taken_by(words[at], *known, state, deed, seats, lang)
                                           : std::optional<std::size_t>();
      if (named) words.erase(words.begin() + static_cast<std::ptrdiff_t>(at));
      seats.push_back(named.value_or(*known));
      continue;
    }
    while (at < words.size() && is_option(words[at])) at += 1 + values_after(words, at);
    const auto marked = static_cast<std::size_t>(std::ranges::count_if(words, has_at));
    const bool is_direct = at < words.size() && !words[at].starts_with('-') &&
                           (!seat.optional || is_name(words[at])) &&
                           seats.size() + marked < deed.seats.size();
    const auto name = is_direct ? words.begin() + static_cast<std::ptrdiff_t>(at)
                                : std::ranges::find_if(words, has_at);
    const auto wanted = sought(state, deed, seats);
    if (name == words.end() || (seat.optional && records_named(state, *name, wanted).size() != 1))
      return;
    if (!seats.empty() && records_named(state, *name, wanted).empty() &&
        is_said(*name, state, deed, lang))
      throw UsageError(lang, "'{}': names come first; whom is it done to? {}",
                       "'{}': prima i nomi; a chi? {}", *name, names_sought(state, wanted, lang));
    seats.push_back(find_record(state, *name, wanted, lang));
    words.erase(name);
  }
}

}  // namespace nfw::cli
