#include "nfw/expression.hpp"

#include <charconv>
#include <numeric>
#include <optional>

namespace nfw {

namespace {

constexpr std::int64_t most_dice = 1'000'000;
constexpr std::int64_t most_sides = 100;

// Takes a number off the front of the text.
std::optional<std::int64_t> take_number(std::string_view& text) {
  std::int64_t n = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
  if (error != std::errc{} || text.front() == '-' || n > most_dice) return {};
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return n;
}

bool take(std::string_view& text, std::string_view any_of) {
  if (text.empty() || any_of.find(text.front()) == std::string_view::npos) return false;
  text.remove_prefix(1);
  return true;
}

std::optional<DicePart> take_part(std::string_view& text) {
  DicePart part;
  const bool die_alone = !text.empty() && (text.front() == 'd' || text.front() == 'D');
  const auto count = die_alone ? 1 : take_number(text);
  if (!count) return {};
  part.count = *count;
  if (take(text, "/")) {
    const auto divisor = take_number(text);
    constexpr std::int64_t most_divisor = 10;
    if (part.count != 1 || !divisor || *divisor < 2 || *divisor > most_divisor) return {};
    part.divisor = static_cast<int>(*divisor);
  }
  if (!take(text, "dD")) return part.divisor == 1 ? std::optional(part) : std::nullopt;
  const auto sides = take_number(text);
  if (!sides || *sides < 2 || *sides > most_sides) return {};
  part.sides = static_cast<int>(*sides);
  return part;
}

}  // namespace

std::vector<DicePart> parse_dice(std::string_view text) {
  std::vector<DicePart> out;
  std::int64_t dice = 0;
  std::int64_t sign = take(text, "-") ? -1 : 1;
  while (true) {
    auto part = take_part(text);
    if (!part) return {};
    part->sign = sign;
    if (part->sides > 0) dice += part->count;
    out.push_back(*part);
    if (dice > most_dice) return {};
    if (text.empty()) return out;
    sign = text.front() == '-' ? -1 : 1;
    if (!take(text, "+-")) return {};
  }
}

RolledDice roll_dice(const std::vector<DicePart>& parts, DiceSource& dice) {
  RolledDice out;
  for (const auto& part : parts) {
    RolledPart rolled{part, {}, part.count};
    if (part.sides > 0) {
      StageTable stage;
      stage.id = "roll";
      stage.label = {"dice", "dadi"};
      stage.kind = StageKind::sum;
      stage.sides = part.sides;
      Plan plan;
      plan.stage = &stage;
      rolled.faces.resize(static_cast<std::size_t>(part.count));
      dice.draw({&plan, part.count}, rolled.faces);
      const auto sum = std::accumulate(rolled.faces.begin(), rolled.faces.end(), std::int64_t{0});
      rolled.value = (sum + part.divisor - 1) / part.divisor;
    }
    rolled.value *= part.sign;
    out.total += rolled.value;
    out.parts.push_back(std::move(rolled));
  }
  return out;
}

}  // namespace nfw
