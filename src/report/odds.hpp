#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nfw/engagement.hpp"
#include "nfw/odds.hpp"
#include "nfw/sample.hpp"
#include "report.hpp"

namespace nfw::report {

/// Probabilities of the tests of a chain, exact or counted in a sample.
struct Chances {
  const Ruleset* ruleset = nullptr;
  const Chain* chain = nullptr;
  std::vector<Odds> odds;  // exact, by test of the chain
  std::vector<PlayedRuling> rulings;
  std::vector<Side> sides = {};  // by test of the chain: whose it is, where two sides take a test
};
/// What so many resolutions came to.
struct Counted {
  std::int64_t resolutions = 0;
  std::uint64_t seed = 0;
  std::vector<std::vector<std::vector<Tally>>> tallies;  // by test and key
};

struct Bars {
  bool unicode = false;
};

/// The first key of the headline that has any value here.
std::size_t headline_of(const TestTable& test, const Odds& odds);

/// Mean of the numbers of a law, as far as they are numbers; nothing where there is none.
std::optional<double> mean(const Law& law);

std::string odds_text(const Chances& chances, const Style& style, const Bars& bars);
std::string odds_json(const Chances& chances, std::string_view version);
/// Values of the headline, one a line, each with its probability.
std::string odds_lines(const Chances& chances);

/// Counts beside the exact probabilities.
std::string repeat_text(const Chances& chances, const Counted& counted, const Style& style);
/// Values of the headline, one a line, each with its count.
std::string repeat_lines(const Chances& chances, const Counted& counted);
std::string repeat_json(const Chances& chances, const Counted& counted, std::string_view version);

/// What a sweep shows of each place: a mean or a probability.
struct Measure {
  std::string name;  // "kills" or "kills=3+"
  const OutcomeKey* about = nullptr;
  std::optional<Side> side;  // whose, where both sides roll
  bool is_headline = false;
  std::size_t test = 0;
  std::size_t key = 0;
  bool is_mean = true;
  std::vector<Range> ranges;
  std::vector<std::string> words;

  [[nodiscard]] double of(const std::vector<Odds>& odds) const;
};
struct Varied {
  std::string flag;
  std::vector<std::string> values;
};
/// What one combination of values gives.
struct SweptPlace {
  std::vector<double> shown;  // by measure; none where the rules refuse it
  std::string refused;        // why
};
struct Sweep {
  const Ruleset* ruleset = nullptr;
  const TestTable* test = nullptr;
  std::vector<Varied> flags;  // one or two
  std::vector<Measure> measures;
  /// By the values of the first flag, then of the second.
  std::vector<SweptPlace> places;
};
std::string sweep_text(const Sweep& sweep, const Style& style);
std::string sweep_csv(const Sweep& sweep);
std::string sweep_json(const Sweep& sweep, std::string_view version);

}  // namespace nfw::report
