#include "repeat.hpp"

#include <fmt/format.h>

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

}  // namespace

Repeated repeatedly(const Context& context, const std::function<void(DiceSource&)>& resolve_once) {
  const auto& a = context.arguments;
  constexpr std::uint64_t most = 1'000'000'000;
  const auto wanted = read_unsigned(*a.repeat);
  if (!wanted || *wanted < 1 || *wanted > most)
    throw UsageError(context.style.lang,
                     "--repeat '{}': allowed are whole numbers from 1 to 1000000000",
                     "--repeat '{}': sono ammessi numeri interi da 1 a 1000000000", *a.repeat);
  const auto all = static_cast<std::int64_t>(*wanted);
  const auto seed = a.seed ? read_seed(*a.seed, context.style.lang) : context.world.fresh_seed();
  static_cast<void>(context.world.interrupted());  // an interrupt counts from here on
  RandomDice dice(seed);
  std::int64_t done = 0;
  {
    Progress progress(context, all);
    constexpr std::int64_t at_a_time = 256;
    for (; done < all && !context.world.interrupted(); ++done) {
      resolve_once(dice);
      if (done % at_a_time == 0) progress.at(done);
    }
  }
  if (done < all)
    context.world.err(sentence(context.style.lang, "nfw: stopped after {} of {}\n",
                               "nfw: interrotto dopo {} di {}\n", done, all));
  return {done, seed};
}

}  // namespace nfw::cli
