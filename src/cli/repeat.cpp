#include "repeat.hpp"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <future>

#include <fmt/format.h>

#include "nfw/sample.hpp"
#include "printing.hpp"
#include "program.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

// Says how far it is, once it takes longer than a moment.
class Progress {
 public:
  Progress(const Context& context, std::int64_t all)
      : context_(context), all_(all), began_(context.world.seconds()) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() {
    if (shown_) context_.world.err("\r\033[K");
  }
  void at(std::int64_t n) {
    const auto& world = context_.world;
    constexpr double moment = 1.0;
    constexpr double between = 0.1;
    if (!world.err_is_terminal || !obeys_escapes(world)) return;
    const double now = world.seconds() - began_;
    if (now < moment || now - last_ < between) return;
    shown_ = true;
    last_ = now;
    world.err(fmt::format("\r{}%  {}/{}", n * 100 / all_, n, all_));
  }

 private:
  const Context& context_;
  std::int64_t all_;
  double began_;
  double last_ = 0;
  bool shown_ = false;
};

// The exact odds; where there are too many ways none: a sample can be taken all the same.
std::vector<Odds> odds_if_any(const Repeatable& what) {
  try {
    return what.exact();
  } catch (const TooManyWays&) {
    std::vector<Odds> out;
    for (const auto& part : what.play.parts)
      out.push_back({std::vector<Law>(part.test->outcome.size())});
    return out;
  }
}

// The number that --repeat or --jobs says.
std::int64_t wanted(std::string_view option, const std::string& text, std::uint64_t most,
                    Lang lang) {
  const auto number = read_unsigned(text);
  if (!number || *number < 1 || *number > most)
    throw UsageError(lang, "--{} '{}': allowed are whole numbers from 1 to {}{}",
                     "--{} '{}': sono ammessi numeri interi da 1 a {}{}", option, text, most,
                     nearest_number(text, {1, static_cast<std::int64_t>(most)}, lang));
  return static_cast<std::int64_t>(*number);
}

// A hundred dice a billion times take a minute or two.
constexpr double most_repeated = 100e9;

/// What the first resolutions roll, on dice that are the same whatever the seed: so they decide
/// alike.
class Tried {
 public:
  explicit Tried(const Repeatable& what) : what_(what) {}

  double dice_of(std::int64_t times) {
    while (std::ssize(sums_) <= times)
      sums_.push_back(sums_.back() + static_cast<double>(what_.dice_of_one(dice_)));
    return sums_[static_cast<std::size_t>(times)];
  }
  [[nodiscard]] std::int64_t mean() const {
    return std::llround(sums_.back() / static_cast<double>(sums_.size() - 1));
  }

 private:
  const Repeatable& what_;
  RandomDice dice_{0};
  std::vector<double> sums_{0};
};

// As often, or less often where that is too many dice. One resolution may roll far more than
// others: so a part of them is tried, large enough to meet what could count.
std::int64_t as_often_as_may_be(Tried& tried, std::int64_t times) {
  constexpr std::int64_t part = 100'000;
  const auto some = std::max<std::int64_t>(times / part, 1);
  const auto limit = most_repeated / static_cast<double>(times) * static_cast<double>(some);
  for (std::int64_t n = 1; n <= some; ++n)
    if (const auto dice = tried.dice_of(n); dice > limit)
      return std::min(times - 1,
                      static_cast<std::int64_t>(most_repeated / dice * static_cast<double>(n)));
  return times;
}

void stop_at_too_many(const Repeatable& what, std::int64_t all, Lang lang) {
  Tried tried(what);
  auto nearest = as_often_as_may_be(tried, all);
  if (nearest == all) return;
  for (auto times = all; nearest < times;) {
    times = nearest;
    nearest = as_often_as_may_be(tried, times);
  }
  throw UsageError(
      lang,
      "--repeat '{}': about {} dice each time are too many: at most {} in all; the nearest "
      "is {}",
      "--repeat '{}': circa {} dadi ogni volta sono troppi: al più {} in tutto; il più vicino "
      "è {}",
      all, tried.mean(), static_cast<std::int64_t>(most_repeated), nearest);
}

// Resolutions in blocks, each with dice of its own: what they come to does not depend on who takes
// which.
class Blocks {
 public:
  Blocks(std::int64_t all, std::uint64_t seed) : all_(all), seed_(seed) {}

  /// Resolves blocks until none is left, or somebody stops it. Calls `between` every now and then.
  template <class Between>
  void take(const Resolver& resolver, const Between& between) {
    constexpr std::int64_t size = 8192;
    constexpr std::int64_t at_a_time = 256;
    while (true) {
      const auto block = next_.fetch_add(1);
      const auto last = std::min(all_, (block + 1) * size);
      RandomDice dice(seed_of_block(seed_, static_cast<std::uint64_t>(block)));
      for (auto n = block * size; n < last; n += at_a_time) {
        between();
        if (stopped_) return;
        const auto times = std::min(at_a_time, last - n);
        resolver.resolve(times, dice);
        done_ += times;
      }
      if (last == all_) return;
    }
  }
  void stop() { stopped_ = true; }
  [[nodiscard]] std::int64_t done() const { return done_; }

 private:
  std::int64_t all_;
  std::uint64_t seed_;
  std::atomic<std::int64_t> next_ = 0;
  std::atomic<std::int64_t> done_ = 0;
  std::atomic<bool> stopped_ = false;
};

// How often it was resolved: fewer times than were asked for where the player interrupts.
std::int64_t resolve(const std::vector<Resolver>& resolvers, std::int64_t all, std::uint64_t seed,
                     const Context& context) {
  static_cast<void>(context.world.interrupted());  // an interrupt counts from here on
  Blocks blocks(all, seed);
  {
    Progress progress(context, all);
    std::vector<std::future<void>> others;
    for (std::size_t n = 1; n < resolvers.size(); ++n)
      others.push_back(
          std::async(std::launch::async, [&, n] { blocks.take(resolvers[n], [] {}); }));
    blocks.take(resolvers.front(), [&] {
      if (context.world.interrupted()) blocks.stop();
      progress.at(blocks.done());
    });
    for (auto& other : others) other.get();
  }
  const auto done = blocks.done();
  if (done < all)
    context.world.err(complaint(sentence(context.style.lang, "stopped after {} of {}",
                                         "interrotto dopo {} di {}", done, all)));
  return done;
}

}  // namespace

int run_repeated(const Repeatable& what, const Context& context) {
  const auto& a = context.arguments;
  constexpr std::uint64_t most = 1'000'000'000;
  constexpr std::uint64_t most_jobs = 256;
  const auto all = wanted("repeat", *a.repeat, most, context.style.lang);
  const auto jobs = a.jobs ? wanted("jobs", *a.jobs, most_jobs, context.style.lang) : 1;
  const auto seed = a.seed ? read_seed(*a.seed, context.style.lang) : context.world.fresh_seed();
  stop_at_too_many(what, all, context.style.lang);
  report::Counted counted{{what.ruleset, &what.play, odds_if_any(what)}};
  counted.seed = seed;
  std::vector<Resolver> resolvers;
  for (std::int64_t n = 0; n < jobs; ++n) resolvers.push_back(what.resolver());
  counted.resolutions = resolve(resolvers, all, seed, context);
  if (counted.resolutions == 0) return wrong;
  counted.counts = resolvers.front().counts();
  for (std::size_t n = 1; n < resolvers.size(); ++n)
    add_counts(what.play, counted.counts, resolvers[n].counts());
  print(counted, context);
  return resolved;
}

}  // namespace nfw::cli
