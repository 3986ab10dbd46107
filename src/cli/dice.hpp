#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arguments.hpp"
#include "entries.hpp"
#include "nfw/faces.hpp"
#include "world.hpp"

namespace nfw::cli {

/// Where a player's answers are kept as he gives them, and what he answered before.
struct Answers {
  std::vector<battle::Fallen> kept = {};   // of this very test
  std::vector<battle::Fallen> spare = {};  // of one like it that was dropped
  std::function<void()> asks = [] {};      // he is about to be asked
  std::function<void(const battle::Fallen&, const std::string& title)> answered =
      [](const battle::Fallen&, const std::string&) {};
  std::function<void()> taken_back = [] {};  // of what was answered, the last
};

/// Asks for each roll when it is due: how many dice and why. A wrong answer is asked for again.
class AskedDice final : public DiceSource {
 public:
  /// The player took the last roll back: whatever is resolved begins anew, and the rolls before it
  /// are answered without him.
  struct Undone {};

  AskedDice(const World& world, Lang lang, Answers answers)
      : world_(world), lang_(lang), answers_(std::move(answers)), rolls_(answers_.kept) {}
  AskedDice(const AskedDice&) = delete;
  AskedDice& operator=(const AskedDice&) = delete;
  /// Tells the faces that were typed, as an option to say them again with.
  ~AskedDice() override;
  /// Throws Undone.
  void draw(const Roll& roll, std::span<Face> faces) override;
  void begin_anew() { known_ = 0; }

 private:
  [[nodiscard]] std::string title(const Plan& plan) const;
  void prompt(const Roll& roll, std::size_t left) const;
  std::string answer(const Roll& roll, std::size_t left) const;
  [[nodiscard]] std::vector<Face> faces_of(const std::string& line, const StageTable& stage,
                                           std::size_t left) const;
  void again(const std::string& message);
  void ask(const Roll& roll, std::size_t wanted);
  void take_back();
  void take_spare(const Roll& roll, std::size_t wanted);
  void check_kept(const Plan& plan, std::size_t wanted) const;
  void tell(const Plan& plan, const std::vector<Face>& faces) const;

  const World& world_;
  Lang lang_;
  Answers answers_;
  std::vector<battle::Fallen> rolls_;  // as answered
  std::size_t known_ = 0;              // of these have been handed out
  std::size_t told_ = 0;               // of those that were kept the player has been shown
  int wrong_ = 0;                      // answers in a row
};

/// The dice that the options name: given, asked for, or random with this seed.
class ChosenDice {
 public:
  ChosenDice(const Arguments& arguments, const World& world, Lang lang, Answers answers = {});

  /// What `resolve` makes of the dice; it is called again where the player takes a roll back.
  template <class Resolve>
  auto resolve(const Resolve& resolve) {
    while (true) {
      try {
        return resolve(*source_);
      } catch (const AskedDice::Undone&) {
        asked_->begin_anew();
      }
    }
  }
  [[nodiscard]] std::optional<std::uint64_t> seed() const { return seed_; }
  /// Throws DiceError when given dice are left over.
  void finish() const {
    if (given_ != nullptr) given_->finish();
  }

 private:
  std::unique_ptr<DiceSource> source_;
  const GivenDice* given_ = nullptr;
  AskedDice* asked_ = nullptr;
  std::optional<std::uint64_t> seed_;
};

}  // namespace nfw::cli
