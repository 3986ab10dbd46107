#pragma once

#include <random>
#include <stdexcept>
#include <vector>

#include "nfw/procedure.hpp"

namespace nfw {

/// Where faces come from.
class DiceSource {
 public:
  DiceSource() = default;
  DiceSource(const DiceSource&) = delete;
  DiceSource& operator=(const DiceSource&) = delete;
  virtual ~DiceSource() = default;
  /// Fills `faces` with the next dice of this roll.
  virtual void draw(const Roll& roll, std::span<Face> faces) = 0;
};

/// The seed of the dice of this block of many resolutions: of the first the seed itself.
std::uint64_t seed_of_block(std::uint64_t seed, std::uint64_t block);

/// mt19937_64 with a draw of its own: the same seed gives the same dice with every compiler.
/// Each face is exactly uniform; the dice of a roll do not depend on how many are drawn at a time.
class RandomDice final : public DiceSource {
 public:
  explicit RandomDice(std::uint64_t seed) : engine_(seed) {}
  void draw(const Roll& roll, std::span<Face> faces) override;
  /// One die with this many sides.
  int die(int sides);
  /// The next one to four dice with six sides as a number with one base-6 digit each, a face less
  /// one; the first of them is the lowest digit.
  unsigned six_sided(std::int64_t dice) {
    if (dice > left_) return across_draws(dice);
    left_ -= static_cast<int>(dice);
    switch (dice) {
      case 1: return take<6>();
      case 2: return take<36>();
      case 3: return take<216>();
      default: return take<1296>();
    }
  }

 private:
  void refill();
  unsigned across_draws(std::int64_t dice);
  template <unsigned Ways>
  unsigned take() {
    const auto rest = stock_ / Ways;
    const auto out = static_cast<unsigned>(stock_ - rest * Ways);
    stock_ = rest;
    return out;
  }

  std::mt19937_64 engine_;
  std::uint64_t stock_ = 0;  // base-6 digits of faces not yet handed out
  int left_ = 0;
};

/// Too few dice were given, or one has a face that the die does not have.
class DiceError : public std::runtime_error {
 public:
  enum class What { too_few, no_such_face, left_over, too_many };
  DiceError(What what, std::int64_t number, std::int64_t used = 0)
      : std::runtime_error("dice"), what_(what), number_(number), used_(used) {}
  DiceError(What what, const StageTable& stage, std::int64_t number)
      : std::runtime_error("dice"),
        what_(what),
        roll_(stage.id),
        label_(stage.label),
        sides_(stage.sides),
        number_(number) {}
  [[nodiscard]] What kind() const { return what_; }
  /// The roll that was due.
  [[nodiscard]] std::string_view roll() const { return roll_; }
  [[nodiscard]] const Text& label() const { return label_; }
  [[nodiscard]] int sides() const { return sides_; }
  /// Dice that are missing, left over, or would be rolled; or the face.
  [[nodiscard]] std::int64_t number() const { return number_; }
  /// Dice that were rolled before some were left over.
  [[nodiscard]] std::int64_t used() const { return used_; }

 private:
  What what_;
  std::string_view roll_;
  Text label_;
  int sides_ = 0;
  std::int64_t number_ = 0;
  std::int64_t used_ = 0;
};

/// The player's own dice, in the order in which the rules roll them.
class GivenDice final : public DiceSource {
 public:
  explicit GivenDice(std::vector<std::int64_t> faces) : faces_(std::move(faces)) {}
  void draw(const Roll& roll, std::span<Face> faces) override;
  /// Throws DiceError when some have not been rolled.
  void finish() const {
    if (left() > 0) throw DiceError(DiceError::What::left_over, left(), used_);
  }
  [[nodiscard]] std::int64_t left() const {
    return static_cast<std::int64_t>(faces_.size()) - used_;
  }

 private:
  std::vector<std::int64_t> faces_;
  std::int64_t used_ = 0;
};

/// One roll as it was made.
struct Step {
  Roll roll;
  std::vector<Face> faces;
  Answer answer;
};

struct Resolved {
  Procedure procedure;
  std::vector<Step> steps;
  Conclusion conclusion;
};

/// A procedure that is played a part at a time, on faces, and keeps every die.
class Run {
 public:
  explicit Run(Procedure procedure);
  [[nodiscard]] const Procedure& procedure() const { return procedure_; }
  [[nodiscard]] std::size_t stages() const { return procedure_.stages.size(); }
  [[nodiscard]] const std::vector<Step>& steps() const { return steps_; }
  /// Plays on up to the stage at this place, without it. Throws DiceError.
  void play(std::size_t last, DiceSource& dice);
  /// What is known so far.
  [[nodiscard]] Facts facts() const;
  [[nodiscard]] Resolved conclude(Facts facts) &&;

 private:
  void play_stage(const Stage& stage, DiceSource& dice);

  Procedure procedure_;
  Facts facts_;
  std::vector<Step> steps_;
  std::size_t next_ = 0;
  int rerolls_ = 0;
};

/// Runs a procedure on faces and keeps every die.
/// Throws DiceError when given dice do not fit.
Resolved resolve(Procedure procedure, DiceSource& dice);

}  // namespace nfw
