#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nfw/odds.hpp"
#include "report.hpp"

namespace nfw::report {

/// The exact probabilities of a play.
struct Chances {
  const Ruleset* ruleset = nullptr;
  const Play* play = nullptr;
  std::vector<Odds> odds;  // by part
};
/// What so many resolutions came to, beside the exact probabilities, as far as these can be had.
struct Counted : Chances {
  std::int64_t resolutions = 0;
  std::uint64_t seed = 0;
  std::vector<Odds> counts = {};  // how often each value came, by part
};

/// The first key of the headline that has any value here.
std::size_t headline_of(const TestTable& test, const Odds& odds);

/// Mean of the numbers of a law, as far as they are numbers; nothing where there is none.
std::optional<double> mean(const Law& law);
/// How far such numbers lie from their mean: the standard deviation.
std::optional<double> spread(const Law& law);
/// The probability of each number or a smaller one; of a value that is no number, nothing.
std::vector<std::optional<double>> at_most(const Law& law);

/// With two decimals; what is neither impossible nor certain is never shown as if it were.
std::string percent(double p, Lang lang);

std::string text(const Chances& chances, const Style& style);
std::string json(const Chances& chances, const Style& style);
/// Values of the last test's headline, one a line, each with its probability.
std::string lines(const Chances& chances, const Style& style);
/// A line for each value of each key.
std::string csv(const Chances& chances, const Style& style);

std::string text(const Counted& counted, const Style& style);
std::string json(const Counted& counted, const Style& style);
/// Values of the last test's headline, one a line, each with its count.
std::string lines(const Counted& counted, const Style& style);
std::string csv(const Counted& counted, const Style& style);

/// What a sweep shows of each place: a mean or a probability.
struct Measure {
  std::string name;  // "kills" or "kills=3+"
  const OutcomeKey* about = nullptr;
  std::optional<Side> side;  // whose, where both sides roll
  bool is_headline = false;
  std::size_t part = 0;
  std::size_t key = 0;
  bool is_mean = true;
  std::vector<Range> ranges;
  std::vector<std::string> words;

  [[nodiscard]] double of(const std::vector<Odds>& odds) const;
  [[nodiscard]] std::string title() const { return is_mean ? "mean " + name : name; }
};
/// A flag, and the values that it takes in turn: ids, or numbers.
struct Varied {
  const Input* input = nullptr;
  List<Choice> choices = {};
  std::vector<std::string> values = {};
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

  /// The value that a flag has at a place.
  [[nodiscard]] const std::string& value(std::size_t place, std::size_t flag) const;
};
std::string text(const Sweep& sweep, const Style& style);
std::string json(const Sweep& sweep, const Style& style);
std::string csv(const Sweep& sweep, const Style& style);

}  // namespace nfw::report
