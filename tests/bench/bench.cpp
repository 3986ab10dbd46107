// How long exact odds and repeated resolutions take: cmake --build --preset release --target bench
#include <benchmark/benchmark.h>

#include <random>
#include <string>

#include "nfw/odds.hpp"
#include "nfw/sample.hpp"
#include "prepared.hpp"

namespace {

using namespace nfw;

// The volley question in full: hits, kills, characters, and the losses test that follows.
void volley_and_losses_test(benchmark::State& state) {
  const auto prepared =
      testing::prepared("fire --weapon mounted --range short --target-figures 24 --shooters " +
                        std::to_string(state.range(0)) + " --then morale");
  for (auto _ : state) benchmark::DoNotOptimize(odds(prepared));
  state.SetComplexityN(state.range(0));
}
BENCHMARK(volley_and_losses_test)
    ->Arg(12)
    ->Arg(24)
    ->Arg(100)
    ->Arg(1000)
    ->Arg(10'000)
    ->Arg(100'000)
    ->Unit(benchmark::kMillisecond)
    ->Complexity();

void volley_with_saves(benchmark::State& state) {
  const auto prepared = testing::prepared("fire --range short --target-save 8 --shooters " +
                                          std::to_string(state.range(0)));
  for (auto _ : state) benchmark::DoNotOptimize(odds(prepared));
}
BENCHMARK(volley_with_saves)->Arg(24)->Arg(1000)->Arg(10'000)->Unit(benchmark::kMillisecond);

void resolutions_of_12_muskets(benchmark::State& state) {
  constexpr std::int64_t at_a_time = 1000;
  const auto prepared = testing::prepared("fire --shooters 12 --range short");
  Sampler sampler(prepared);
  RandomDice dice(1);
  for (auto _ : state) sampler.resolve(at_a_time, dice);
  state.SetItemsProcessed(state.iterations() * at_a_time);
}
BENCHMARK(resolutions_of_12_muskets);

// The same volley by hand, die by die from the same generator, 24 faces a draw.
void bare_loop_of_12_muskets(benchmark::State& state) {
  constexpr int faces_a_draw = 24;
  constexpr std::uint64_t ways = 4'738'381'338'321'616'896U;  // 6 to the 24th
  std::mt19937_64 engine(1);
  std::uint64_t stock = 0;
  int left = 0;
  const auto die = [&] {
    if (left == 0) {
      do stock = engine();
      while (stock >= 3 * ways);
      stock %= ways;
      left = faces_a_draw;
    }
    const auto face = static_cast<int>(stock % 6) + 1;
    stock /= 6;
    --left;
    return face;
  };
  const auto pool = [&](int dice, int need) {
    int good = 0;
    for (int n = 0; n < dice; ++n) good += die() >= need ? 1 : 0;
    return good;
  };
  for (auto _ : state) {
    const int kills = pool(pool(12, 5), 3);
    benchmark::DoNotOptimize(kills);
    benchmark::DoNotOptimize(pool((kills + 2) / 3, 6));
  }
  state.SetItemsProcessed(state.iterations());
}
BENCHMARK(bare_loop_of_12_muskets);

}  // namespace

BENCHMARK_MAIN();
