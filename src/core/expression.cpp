#include "nfw/expression.hpp"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace nfw {

namespace {

using What = ExpressionError::What;

class Parser {
 public:
  explicit Parser(std::string_view text) : text_(text), left_(text) {}

  std::vector<DiceExpression> all() {
    std::vector<DiceExpression> out;
    do out.push_back(expression());
    while (!left_.empty());
    return out;
  }

 private:
  DiceExpression expression() {
    DiceExpression out;
    blanks();
    const auto before = left_;
    std::int64_t sign = take("-") ? -1 : 1;
    while (true) {
      blanks();
      out.parts.push_back(part());
      out.parts.back().sign = sign;
      const auto end = before.size() - left_.size();
      const bool apart = blanks();
      const bool signed_next = !left_.empty() && (left_.front() == '+' || left_.front() == '-');
      if (left_.empty() || (apart && !signed_next)) {
        out.text = before.substr(0, end);
        return out;
      }
      sign = left_.front() == '-' ? -1 : 1;
      if (!take("+-")) fail();
    }
  }

  DicePart part() {
    DicePart out;
    const bool die_alone = !left_.empty() && (left_.front() == 'd' || left_.front() == 'D');
    out.count = die_alone ? 1 : number();
    if (take("/")) {
      constexpr std::int64_t most_divisor = 10;
      const auto divisor = number();
      if (out.count != 1 || divisor < 2 || divisor > most_divisor) fail();
      out.divisor = static_cast<int>(divisor);
    }
    const bool of_dice = take("dD");
    if (!of_dice && out.divisor > 1) fail();
    if (!of_dice && out.count > most_dice) fail(What::number_too_big);
    if (!of_dice) return out;
    dice_ += std::min(out.count, most_dice + 1);
    if (dice_ > most_dice) fail(What::too_many_dice);
    const auto sides = take("%") ? most_sides : number();
    if (sides < 2 || sides > most_sides) fail(What::no_such_die);
    out.sides = static_cast<int>(sides);
    out.explodes = take("!");
    out.kept = kept(out.count);
    return out;
  }

  // kh3, kl: so many are kept; dh, dl2: so many are dropped.
  std::optional<Kept> kept(std::int64_t dice) {
    const bool keeps = take("kK");
    if (!keeps && !take("dD")) return {};
    const bool high = take("hH");
    if (!high && !take("lL")) fail();
    const bool counted = !left_.empty() && left_.front() >= '0' && left_.front() <= '9';
    const auto named = counted ? number() : 1;
    if (named > dice) fail(What::fewer_dice);
    return keeps ? Kept{named, high} : Kept{dice - named, !high};
  }

  std::int64_t number() {
    std::int64_t n = 0;
    const auto* const end = left_.data() + left_.size();
    const auto [after, error] = std::from_chars(left_.data(), end, n);
    if (left_.empty() || left_.front() == '-' || error == std::errc::invalid_argument) fail();
    left_.remove_prefix(static_cast<std::size_t>(after - left_.data()));
    return error == std::errc::result_out_of_range ? most_dice + 1 : n;
  }

  bool take(std::string_view any_of) {
    if (left_.empty() || any_of.find(left_.front()) == std::string_view::npos) return false;
    left_.remove_prefix(1);
    return true;
  }
  bool blanks() {
    const bool some = !left_.empty() && left_.front() == ' ';
    left_.remove_prefix(std::min(left_.find_first_not_of(' '), left_.size()));
    return some;
  }

  [[noreturn]] void fail(What what = What::no_dice) const { throw ExpressionError(what, text_); }

  std::string_view text_;
  std::string_view left_;
  std::int64_t dice_ = 0;
};

// The dice of one part, rolled as a stage of their own.
class PartRoll {
 public:
  PartRoll(const DicePart& part, DiceSource& source) : out_{part, {}, {}, 0}, source_(source) {
    stage_.id = "roll";
    stage_.label = {"dice", "dadi"};
    stage_.kind = StageKind::sum;
    stage_.sides = part.sides;
    plan_.stage = &stage_;
  }

  RolledPart roll() && {
    const auto first = draw(out_.part.count);
    for (const auto face : first) out_.dice.push_back({face, true});
    if (out_.part.explodes) explode(first);
    if (out_.part.kept) drop(*out_.part.kept);
    for (const auto& die : out_.dice) out_.value += die.counts ? die.value : 0;
    out_.value = (out_.value + out_.part.divisor - 1) / out_.part.divisor;
    return std::move(out_);
  }

 private:
  std::vector<Face> draw(std::int64_t count) {
    std::vector<Face> faces(static_cast<std::size_t>(count));
    source_.draw({&plan_, count}, faces);
    out_.faces.insert(out_.faces.end(), faces.begin(), faces.end());
    return faces;
  }

  void explode(std::vector<Face> faces) {
    std::vector<std::size_t> rolled(faces.size());  // the dice whose last faces these are
    std::iota(rolled.begin(), rolled.end(), std::size_t{0});
    for (int times = 0; times < most_explosions; ++times) {
      std::vector<std::size_t> again;
      for (std::size_t n = 0; n < faces.size(); ++n)
        if (faces[n] == out_.part.sides) again.push_back(rolled[n]);
      if (again.empty()) return;
      rolled = std::move(again);
      faces = draw(std::ssize(rolled));
      for (std::size_t n = 0; n < faces.size(); ++n) out_.dice[rolled[n]].value += faces[n];
    }
  }

  // Of equals the first ones are kept.
  void drop(const Kept& kept) {
    std::vector<std::size_t> order(out_.dice.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t n) {
      return kept.highest ? -out_.dice[n].value : out_.dice[n].value;
    });
    for (auto n = static_cast<std::size_t>(kept.count); n < order.size(); ++n)
      out_.dice[order[n]].counts = false;
  }

  RolledPart out_;
  DiceSource& source_;
  StageTable stage_;
  Plan plan_;
};

}  // namespace

bool DiceExpression::explodes() const {
  return std::ranges::any_of(parts, [](const DicePart& p) { return p.explodes; });
}

std::vector<DiceExpression> parse_dice(std::string_view text) { return Parser(text).all(); }

RolledDice roll_dice(const DiceExpression& expression, DiceSource& dice) {
  RolledDice out;
  for (const auto& part : expression.parts) {
    auto rolled =
        part.sides == 0 ? RolledPart{part, {}, {}, part.count} : PartRoll(part, dice).roll();
    rolled.value *= part.sign;
    out.total += rolled.value;
    out.parts.push_back(std::move(rolled));
  }
  return out;
}

}  // namespace nfw
