#include "repeat.hpp"

#include <fmt/format.h>

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

std::int64_t wanted(const Context& context) {
  const auto& text = *context.arguments.repeat;
  constexpr std::uint64_t most = 1'000'000'000;
  const auto number = read_unsigned(text);
  if (!number || *number < 1 || *number > most)
    throw UsageError(context.style.lang,
                     "--repeat '{}': allowed are whole numbers from 1 to 1000000000",
                     "--repeat '{}': sono ammessi numeri interi da 1 a 1000000000", text);
  return static_cast<std::int64_t>(*number);
}

// How often it was resolved: fewer times than were asked for where the player interrupts.
std::int64_t resolve(const Repeatable& what, std::int64_t all, std::uint64_t seed,
                     const Context& context) {
  static_cast<void>(context.world.interrupted());  // an interrupt counts from here on
  RandomDice dice(seed);
  std::int64_t done = 0;
  {
    Progress progress(context, all);
    constexpr std::int64_t at_a_time = 256;
    for (; done < all && !context.world.interrupted(); ++done) {
      what.once(dice);
      if (done % at_a_time == 0) progress.at(done);
    }
  }
  if (done < all)
    context.world.err(sentence(context.style.lang, "nfw: stopped after {} of {}\n",
                               "nfw: interrotto dopo {} di {}\n", done, all));
  return done;
}

}  // namespace

int run_repeated(const Repeatable& what, const Context& context) {
  const auto& given = context.arguments.seed;
  const auto all = wanted(context);
  const auto seed = given ? read_seed(*given, context.style.lang) : context.world.fresh_seed();
  report::Counted counted{{what.ruleset, &what.play, odds_if_any(what)}};
  counted.seed = seed;
  counted.resolutions = resolve(what, all, seed, context);
  if (counted.resolutions == 0) return wrong;
  counted.counts = what.counts();
  print(counted, context);
  return resolved;
}

}  // namespace nfw::cli
