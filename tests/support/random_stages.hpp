#pragma once

#include <string>
#include <vector>

#include "random_rows.hpp"

/// The rolls of a test by chance.
namespace nfw::testing {

/// Writes the stages of a check, each of which may ask for what those above it gave.
class Stages {
 public:
  Stages(Chooser& chooser, Rows& rows) : choose_(chooser), rows_(rows) {}

  /// Adds one more; from then on the rows know what it gives.
  void write(Node& test);
  [[nodiscard]] std::vector<std::string> ids() const;
  /// Adds the facts that the stages give, for the outcome to say.
  [[nodiscard]] const std::vector<Known>& gives() const { return gives_; }

  void roll_again(Node& test);
  void compare(Node& test);

 private:
  enum class Kind { pool, sum, reckoning, deal };
  struct Stage {
    std::string id;
    Kind kind = Kind::pool;
    bool low = false;                // it has a chance
    std::vector<std::string> bands;  // of a sum
    bool may_repeat = false;         // its dice alone can end a repetition
    std::string result = {};
    std::vector<std::string> more = {};  // facts that it gives besides
  };

  Node pool(Stage& stage);
  Node sum(Stage& stage);
  Node reckoning(Stage& stage);
  Node deal(Stage& stage);
  void dice(Node& to, Stage& stage);
  void trial(Node& to, Stage& stage);
  std::vector<std::string> columns(Node& to);
  Node number_for(const std::vector<std::string>& columns, int low, int high);
  void bands(Node& to, Stage& stage);
  bool like_another(Node& to, Stage& stage);
  void modifiers(Node& to, const Stage& stage);
  void halves(Node& to, const Stage& stage);
  void give(Node& to, Stage& stage);

  Chooser& choose_;
  Rows& rows_;
  std::vector<Stage> stages_;
  std::vector<Known> gives_;
};

}  // namespace nfw::testing
