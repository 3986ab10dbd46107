#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "arguments.hpp"
#include "nfw/faces.hpp"
#include "world.hpp"

namespace nfw::cli {

/// Asks for each roll when it is due: how many dice and why. A wrong answer is asked for again.
class AskedDice final : public DiceSource {
 public:
  AskedDice(const World& world, Lang lang) : world_(world), lang_(lang) {}
  void draw(const Roll& roll, std::span<Face> faces) override;

 private:
  [[nodiscard]] std::string title(const Plan& plan) const;

  const World& world_;
  Lang lang_;
};

/// The dice that the options name: given, asked for, or random with this seed.
class ChosenDice {
 public:
  ChosenDice(const Arguments& arguments, const World& world, Lang lang);

  [[nodiscard]] DiceSource& source() { return *source_; }
  [[nodiscard]] std::optional<std::uint64_t> seed() const { return seed_; }
  /// Throws DiceError when given dice are left over.
  void finish() const {
    if (given_ != nullptr) given_->finish();
  }

 private:
  std::unique_ptr<DiceSource> source_;
  const GivenDice* given_ = nullptr;
  std::optional<std::uint64_t> seed_;
};

}  // namespace nfw::cli
