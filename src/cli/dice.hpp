#pragma once

#include <array>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "arguments.hpp"
#include "entries.hpp"
#include "nfw/faces.hpp"
#include "world.hpp"

namespace nfw::cli {

/// Dice as they fell before, roll by roll; what they lack comes from others, which may be none.
class KeptDice final : public DiceSource {
 public:
  explicit KeptDice(std::vector<battle::Fallen> fallen, DiceSource* others = nullptr)
      : fallen_(std::move(fallen)), others_(others) {}
  /// Throws DiceError.
  void draw(const Roll& roll, std::span<Face> faces) override;
  /// Whether it was the others' turn.
  [[nodiscard]] bool was_short() const { return was_short_; }

 private:
  std::vector<battle::Fallen> fallen_;
  DiceSource* others_;
  std::map<std::string, std::size_t> taken_ = {};
  bool was_short_ = false;
};

/// Where a player's answers are kept as he gives them, and what he answered before.
struct Answers {
  std::vector<battle::Fallen> kept = {};   // of this very test
  std::vector<battle::Fallen> spare = {};  // of one like it that was dropped
  std::function<bool(const Plan&)> is_his = [](const Plan&) { return true; };  // not the program's
  std::array<std::string, both_sides.size()> names = {};                       // of who rolls
  std::function<void()> asks = [] {};                                          // him of a roll
  /// Nothing, where nobody keeps them.
  std::function<void(const battle::Fallen&, const std::string& title)> answered = {};
  std::function<void()> taken_back = [] {};  // of what was answered, the last
};

/// Asks for each roll when it is due: how many dice and why. A wrong answer is asked for again.
/// What is not the player's to roll the program does.
class AskedDice final : public DiceSource {
 public:
  /// The player took the last roll back: whatever is resolved begins anew, and the rolls before it
  /// are answered without him.
  struct Undone {};

  AskedDice(const World& world, Lang lang, Answers answers)
      : world_(world), lang_(lang), answers_(std::move(answers)), rolls_(answers_.kept) {
    for (const auto& roll : rolls_) kept_.push_back(roll.faces.size());
  }
  AskedDice(const AskedDice&) = delete;
  AskedDice& operator=(const AskedDice&) = delete;
  /// Tells the faces that were typed and that nobody kept: as an option to say them again with,
  /// where these are all.
  ~AskedDice() override;
  /// Throws Undone.
  void draw(const Roll& roll, std::span<Face> faces) override;
  void begin_anew() { known_ = 0; }
  /// What the dice can be drawn with again, where the player was asked for none.
  [[nodiscard]] std::optional<std::uint64_t> seed() const;

 private:
  [[nodiscard]] std::string title(const Plan& plan) const;
  [[nodiscard]] std::string prompt(const Roll& roll, std::size_t left) const;
  std::string answer(const Roll& roll, std::size_t left) const;
  [[nodiscard]] std::vector<Face> faces_of(const std::string& line, const StageTable& stage,
                                           std::size_t left) const;
  void again(const std::string& message);
  void begin_roll(const Roll& roll, std::size_t wanted);
  void ask(const Roll& roll, std::size_t wanted);
  void roll_for_him(const Roll& roll, std::size_t wanted);
  void keep_rolled();
  void keep(std::size_t roll, const std::string& title);
  void take_back();
  void drop_last();
  void take_spare(const Roll& roll, std::size_t wanted);
  void check_kept(const Plan& plan, std::size_t wanted) const;
  void tell(const Plan& plan, const std::vector<Face>& faces) const;

  const World& world_;
  Lang lang_;
  Answers answers_;
  std::vector<battle::Fallen> rolls_;       // as answered
  std::vector<bool> his_ = {};              // of each whether he rolled it,
  std::vector<std::string> titles_ = {};    // what it is called,
  std::vector<std::size_t> kept_ = {};      // and how many of its faces are not to be told
  std::vector<std::string> rolled_ = {};    // titles of the last of them, which nobody knows of yet
  std::optional<std::uint64_t> seed_ = {};  // of the program's own
  std::unique_ptr<RandomDice> program_ = {};
  bool repeats_ = true;    // its seed brings all of them again
  std::size_t known_ = 0;  // of these have been handed out
  std::size_t told_ = 0;   // of those that were kept the player has been shown
  int wrong_ = 0;          // answers in a row
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
        return resolve(kept_ ? static_cast<DiceSource&>(*kept_) : *source_);
      } catch (const AskedDice::Undone&) {
        asked_->begin_anew();
      }
    }
  }
  /// What these dice can be drawn with again; not those that fell before.
  [[nodiscard]] std::optional<std::uint64_t> seed() const {
    if (asked_ != nullptr) return asked_->seed();
    return kept_ && !kept_->was_short() ? std::nullopt : seed_;
  }
  /// Tells the faces that --dice gave, as AskedDice tells those that were typed: what they were for
  /// was not kept.
  void tell_given() const;
  /// Throws DiceError when given dice are left over.
  void finish() const {
    if (given_ != nullptr) given_->finish();
  }

 private:
  const World& world_;
  Lang lang_;
  std::vector<std::int64_t> faces_ = {};  // that were given
  std::unique_ptr<DiceSource> source_ = {};
  std::unique_ptr<KeptDice> kept_ = {};  // that go before it
  const GivenDice* given_ = nullptr;
  AskedDice* asked_ = nullptr;
  std::optional<std::uint64_t> seed_;
};

}  // namespace nfw::cli
