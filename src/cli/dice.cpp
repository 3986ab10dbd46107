#include "dice.hpp"

#include <fmt/format.h>

#include "breakdown.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

std::string read_all(const World& world) {
  constexpr std::size_t most = std::size_t{1} << 26U;  // bytes: more dice than any roll takes
  std::string out;
  while (const auto line = world.read_line()) {
    out += *line + "\n";
    if (out.size() > most) break;
  }
  return out;
}

}  // namespace

// "The enemy: Ney: Initiative": whose roll it is, where that is not plain, and which.
std::string AskedDice::title(const Plan& plan) const {
  std::string out;
  if (plan.side) out += fmt::format("{}: ", say(report::side_title(*plan.side), lang_));
  if (!plan.entry.empty()) out += fmt::format("{}: ", plan.entry);
  return out + std::string(say(plan.stage->label, lang_));
}

void AskedDice::draw(const Roll& roll, std::span<Face> faces) {
  const bool it = lang_ == Lang::it;
  const auto& stage = *roll.plan->stage;
  std::size_t have = 0;
  constexpr int most_wrong = 20;
  int wrong = 0;
  const auto again = [&](const std::string& message) {
    if (++wrong == most_wrong)
      throw UsageError(it ? "--ask: troppe risposte sbagliate di fila"
                          : "--ask: too many wrong answers in a row");
    world_.err("nfw: " + printable(message) + "\n");
  };
  while (have < faces.size()) {
    const auto left = faces.size() - have;
    const auto need = stage.is_pool() && stage.each == 1
                          ? fmt::format(", {}+", roll.plan->need())
                          : std::string();
    world_.err(fmt::format("{}: {} {} ({}{}{}): ", title(*roll.plan), left,
                           left == 1 ? (it ? "dado" : "die") : (it ? "dadi" : "dice"), "1-",
                           stage.sides, need));
    const auto line = world_.read_line();
    if (!line) {
      world_.err("\n");
      throw DiceError(DiceError::What::too_few, stage, static_cast<std::int64_t>(left));
    }
    try {
      const auto given = read_faces(*line, lang_);
      if (given.size() > left)
        throw DiceError(DiceError::What::left_over, static_cast<std::int64_t>(given.size() - left),
                        static_cast<std::int64_t>(left));
      for (const auto face : given)
        if (face < 1 || face > stage.sides)
          throw DiceError(DiceError::What::no_such_face, stage, face);
      for (const auto face : given) faces[have++] = static_cast<Face>(face);
      wrong = 0;
    } catch (const DiceError& error) {
      again(dice_error(error, lang_));
    } catch (const UsageError& error) {
      again(error.lines().front());
    }
  }
}

ChosenDice::ChosenDice(const Arguments& arguments, const World& world, Lang lang) {
  if (arguments.dice) {
    auto given = std::make_unique<GivenDice>(
        read_faces(*arguments.dice == "-" ? read_all(world) : *arguments.dice, lang));
    given_ = given.get();
    source_ = std::move(given);
  } else if (arguments.ask) {
    source_ = std::make_unique<AskedDice>(world, lang);
  } else {
    seed_ = arguments.seed ? read_seed(*arguments.seed, lang) : world.fresh_seed();
    source_ = std::make_unique<RandomDice>(*seed_);
  }
}

}  // namespace nfw::cli
