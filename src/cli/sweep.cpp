#include "sweep.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "expectation.hpp"
#include "nfw/base/spelling.hpp"
#include "prepare.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

constexpr std::size_t most_places = 1'000;

// A flag of one of the tests, and the values it takes in turn.
struct Axis {
  std::size_t part = 0;
  Slot slot = no_slot;
  std::string name = {};  // as the flag was written
  report::Varied varied = {};
};

std::vector<std::string_view> all_flags(const std::vector<ChainPart>& parts, Lang lang) {
  std::vector<std::string_view> out;
  for (const auto& part : parts)
    for (const auto& input : part.test->inputs) out.push_back(report::name_of(input, lang));
  return out;
}

// 1/1000 is enough for centimetres and per cents.
std::optional<std::int64_t> thousandths(std::string_view text) {
  const auto dot = text.find('.');
  const auto whole = read_whole(text.substr(0, dot));
  constexpr std::int64_t most = 1'000'000;
  if (!whole || *whole < -most || *whole > most) return {};
  std::int64_t out = *whole * 1000;
  if (dot == std::string_view::npos) return out;
  std::int64_t unit = 100;
  for (const char digit : text.substr(dot + 1)) {
    if (digit < '0' || digit > '9' || unit == 0) return {};
    out += (text.starts_with('-') ? -unit : unit) * (digit - '0');
    unit /= 10;
  }
  return out;
}

// A..B, or A..B:STEP.
std::optional<std::vector<std::string>> stretch(std::string_view text) {
  const auto dots = text.find("..");
  if (dots == std::string_view::npos) return {};
  const auto colon = text.find(':', dots);
  const auto from = thousandths(text.substr(0, dots));
  const auto to = thousandths(text.substr(dots + 2, colon - dots - 2));
  const auto step = colon == std::string_view::npos ? std::optional<std::int64_t>(1000)
                                                    : thousandths(text.substr(colon + 1));
  if (!from || !to || !step || *step <= 0 || *from > *to) return {};
  if ((*to - *from) / *step >= static_cast<std::int64_t>(most_places)) return {};
  std::vector<std::string> out;
  for (auto n = *from; n <= *to; n += *step) out.push_back(report::number_text({n, 1000}));
  return out;
}

// The places of the parts, the one that an option stands with first.
std::vector<std::size_t> from_own(std::size_t own, std::size_t all) {
  std::vector<std::size_t> out{own};
  for (std::size_t n = 0; n < all; ++n)
    if (n != own) out.push_back(n);
  return out;
}

Axis read_axis(const std::string& text, std::size_t own, const std::vector<ChainPart>& parts,
               const Context& context) {
  const auto equals = text.find('=');
  const auto name = text.substr(0, equals);
  Axis out;
  for (const auto part : from_own(own, parts.size())) {
    const auto& test = *parts[part].test;
    const auto* input = find_input(test, name);
    if (input == nullptr) continue;
    out.part = part;
    out.slot = static_cast<Slot>(input - test.inputs.data());
    break;
  }
  if (out.slot == no_slot)
    throw UsageError(context.style.lang, "--vary '{}': there is no flag '{}'{}",
                     "--vary '{}': non c'è l'opzione '{}'{}", text, name,
                     did_you_mean(name, all_flags(parts, context.style.lang), context.style.lang));
  const auto& input = parts[out.part].test->inputs[out.slot];
  if (is_named_list(input.kind))
    throw UsageError(context.style.lang, "--vary '{}': a list of names does not vary",
                     "--vary '{}': un elenco di nomi non varia", text);
  const auto values = equals == std::string::npos ? std::string() : text.substr(equals + 1);
  out.name = name;
  out.varied = {&input, values_of(input), stretch(values).value_or(std::vector<std::string>())};
  if (equals == std::string::npos)
    for (const auto& value : out.varied.choices) out.varied.values.emplace_back(value.id);
  else if (!values.empty() && values.find("..") == std::string::npos)
    for (const auto item : items(values)) {
      const auto meant = fitting(out.varied.choices, folded(item), context.style.lang);
      out.varied.values.emplace_back(meant.size() == 1 ? out.varied.choices[meant[0]].id : item);
    }
  if (out.varied.values.empty())
    throw UsageError(context.style.lang,
                     "--vary '{}': allowed are FLAG=A..B, from the smaller to the larger, "
                     "FLAG=A..B:STEP and FLAG=a,b,c, at most {} values",
                     "--vary '{}': sono ammessi OPZIONE=A..B, dal minore al maggiore, "
                     "OPZIONE=A..B:PASSO e OPZIONE=a,b,c, al più {} valori",
                     text, most_places);
  return out;
}

// The command line with one value of the axis. A bare flag takes yes or no.
void set(std::vector<ChainPart>& parts, const Axis& axis, const std::string& value,
         const Context& context) {
  auto& part = parts[axis.part];
  auto& inputs = part.arguments.inputs;
  std::erase_if(inputs, [&](const Arguments::Given& g) { return g.slot == axis.slot; });
  const auto& input = part.test->inputs[axis.slot];
  if (input.kind == Kind::flag) {
    if (read_choice(axis.name, axis.varied.choices, value, context.style.lang) == 0) return;
  } else {
    read_value("--" + axis.name, input, {value}, context.style.lang);
  }
  inputs.push_back({axis.slot, {value}, axis.name});
}

bool is_headline(const TestTable& test, std::uint16_t key) {
  return std::ranges::find(test.headline, key) != test.headline.end();
}

report::Measure read_measure(const std::string& text, std::size_t own, const Play& play,
                             const Context& context) {
  const auto equals = text.find('=');
  const auto name = text.substr(0, equals);
  std::vector<std::string> known;
  for (const auto n : from_own(own, play.parts.size())) {
    const auto& test = *play.parts[n].test;
    const auto side = play.parts[n].side;
    for (std::size_t place = 0; place < test.outcome.size(); ++place) {
      const auto& about = test.outcome[place];
      const auto key = static_cast<std::uint16_t>(place);
      known.push_back(report::key_of(side, about.id));
      const auto in_words =
          report::key_of(side, folded(report::plural(about.label, context.style.lang)));
      if (known.back() != name && in_words != folded(name)) continue;
      report::Measure out{.name = text,
                          .about = &about,
                          .side = side,
                          .is_headline = is_headline(test, key),
                          .part = n,
                          .key = key,
                          .is_mean = equals == std::string::npos,
                          .ranges = {},
                          .words = {}};
      if (out.is_mean && about.kind != ValueKind::number)
        throw UsageError(context.style.lang, "--show '{}': has no mean; name a value: {}=...",
                         "--show '{}': non ha una media; indicate un valore: {}=...", text, name);
      if (out.is_mean) return out;
      const Expectation wanted("show", text.substr(equals + 1), test, {&key, 1},
                               context.style.lang);
      out.ranges = wanted.ranges();
      out.words = wanted.words();
      return out;
    }
  }
  const std::vector<std::string_view> names(known.begin(), known.end());
  throw UsageError(fmt::format("--show '{}': {}{}", text, allowed_are(names, context.style.lang),
                               did_you_mean(name, names, context.style.lang)));
}

// What a sweep shows where nothing else is asked for: of each test the mean of its headline, or the
// probability of each word.
std::vector<report::Measure> usual_measures(const Play& play, const std::vector<Odds>& odds,
                                            const Context& context) {
  std::vector<report::Measure> out;
  for (std::size_t n = 0; n < play.parts.size(); ++n) {
    const auto& test = *play.parts[n].test;
    const auto& key = test.outcome[report::headline_of(test, odds[n])];
    const auto id = report::key_of(play.parts[n].side, key.id);
    const auto add = [&](const std::string& text) {
      out.push_back(read_measure(text, n, play, context));
    };
    if (key.kind == ValueKind::number) {
      add(id);
    } else {
      for (const auto& value : key.values) add(id + "=" + std::string(value.id));
      if (!key.none.en.empty()) add(id + "=no");
    }
  }
  return out;
}

// The command line at one place, counted row by row.
std::vector<ChainPart> parts_at(std::size_t place, const std::vector<Axis>& axes,
                                const std::vector<ChainPart>& parts, const Context& context) {
  const auto columns = axes.size() > 1 ? axes[1].varied.values.size() : 1;
  auto out = parts;
  set(out, axes[0], axes[0].varied.values[place / columns], context);
  if (axes.size() > 1) set(out, axes[1], axes[1].varied.values[place % columns], context);
  return out;
}

// All places together take no longer than a few that are as large as can be.
constexpr std::size_t few = 20;

std::vector<Odds> odds_of_one(const Play& play, std::size_t places, Lang lang) {
  if (places <= few) return odds(play);
  try {
    return odds(play, static_cast<double>(few) / static_cast<double>(places));
  } catch (const TooManyWays& error) {
    throw UsageError(lang,
                     "too many ways through the roll '{}' for exact odds at each of {} places; "
                     "fewer places, or smaller counts",
                     "troppe vie al tiro '{}' per le probabilità esatte in ognuno di {} posti; "
                     "meno posti, o numeri più piccoli",
                     error.roll(), places);
  }
}

/// What comes out at a place, or why the rules do not allow what is said there.
struct Place {
  Play play = {};
  std::vector<Odds> odds = {};
  std::optional<UsageError> refused = {};
};

Place place_of(const std::vector<ChainPart>& parts, std::size_t places, const Lists& lists,
               const Context& context) {
  Place out;
  try {
    out.play = prepare(parts, context.ruleset, lists, context.style.lang);
  } catch (const UsageError& error) {
    out.refused = error;
    return out;
  }
  out.odds = odds_of_one(out.play, places, context.style.lang);
  return out;
}

// What is asked for, or else what is usual.
std::vector<report::Measure> measures(const std::vector<ChainPart>& parts, const Play& play,
                                      const std::vector<Odds>& odds, const Context& context) {
  std::vector<report::Measure> out;
  for (std::size_t n = 0; n < parts.size(); ++n)
    for (const auto& text : parts[n].arguments.show)
      out.push_back(
          read_measure(text, n == 0 ? 0 : play.parts.size() - parts.size() + n, play, context));
  if (out.empty()) out = usual_measures(play, odds, context);
  if (out.empty())
    throw UsageError(fmt::format(
        fmt::runtime(
            pick(context, "--vary: {} gives no number and no word of a list; say --show KEY=VALUE",
                 "--vary: {} non dà numeri né parole di un elenco; indicate --show CHIAVE=VALORE")),
        parts.front().test->id));
  return out;
}

}  // namespace

report::Sweep sweep(const std::vector<ChainPart>& parts, const Lists& lists,
                    const Context& context) {
  std::vector<Axis> axes;
  std::size_t places = 1;
  for (std::size_t n = 0; n < parts.size(); ++n)
    for (const auto& text : parts[n].arguments.vary) {
      axes.push_back(read_axis(text, n, parts, context));
      places *= axes.back().varied.values.size();
    }
  if (axes.size() > 2)
    throw UsageError(std::string(
        pick(context, "--vary stands more than twice", "--vary è ripetuta più di due volte")));
  if (axes.size() > 1 && axes[0].part == axes[1].part && axes[0].slot == axes[1].slot)
    throw UsageError(context.style.lang, "--vary: --{} stands twice", "--vary: --{} è ripetuta",
                     axes[0].name);
  if (places > most_places)
    throw UsageError(context.style.lang, "--vary: {} places; at most {} are worked out",
                     "--vary: {} posti; se ne calcolano al più {}", places, most_places);

  report::Sweep out{.ruleset = &context.ruleset,
                    .test = parts.front().test,
                    .flags = {},
                    .measures = {},
                    .places = {}};
  for (const auto& axis : axes) out.flags.push_back(axis.varied);
  const auto at = [&](std::size_t place) {
    return place_of(parts_at(place, axes, parts, context), places, lists, context);
  };
  // The last is mostly the largest: where that is too much, it is told at once.
  auto last = places > few ? std::optional(at(places - 1)) : std::nullopt;
  std::optional<UsageError> first_refusal;
  for (std::size_t n = 0; n < places; ++n) {
    auto& row = out.places.emplace_back();
    const auto place = last && n + 1 == places ? std::move(*last) : at(n);
    if (place.refused) {
      row.refused = place.refused->lines().front();
      if (!first_refusal) first_refusal = place.refused;
      continue;
    }
    if (out.measures.empty()) out.measures = measures(parts, place.play, place.odds, context);
    for (const auto& measure : out.measures) row.shown.push_back(measure.of(place.odds));
  }
  if (out.measures.empty()) throw *first_refusal;
  return out;
}

}  // namespace nfw::cli
