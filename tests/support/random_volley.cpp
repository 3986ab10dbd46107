#include <algorithm>

#include "random_stages.hpp"

namespace nfw::testing {

namespace {

const std::vector<std::string> given{"hits", "kills", "characters", "saved", "wounds_lost"};

class Volley {
 public:
  Volley(Chooser& chooser, Rows& rows, Node& test) : choose_(chooser), rows_(rows), test_(test) {}

  std::vector<Known> write() {
    const bool lone = choose_.percent(20);
    role("models", 1, 3, 60);
    role("wounds", 0, 2, 60);
    role("saving", 0, 2, 30);
    role("cap", 1, 2, 20);
    role("mortal", 0, 1, 20);
    hit();
    if (choose_.percent(30)) pool("reroll", {{"like", text("hit")}});
    if (choose_.percent(60)) pool("kill", {{"need", whole(2)}});
    if (lone) pool("strike", {{"need", whole(2)}});
    if (!lone && choose_.percent(50))
      pool("character", {{"need", whole(2)}, {"per", whole(choose_.between(1, 3))}});
    if (choose_.percent(70)) save();
    if (lone) set(cases_, "lone", rows_.when());
    for (const auto* name : {"naturals-stand", "characters-after-saves", "leftover-to-each",
                             "cap-mortal-hits", "wounds-spread", "dealt-in-turn"})
      if (choose_.percent(20)) set(cases_, name, rows_.when());
    set(test_, "stages", texts(stages_));
    if (!roles_.members.empty()) set(test_, "roles", roles_);
    if (!cases_.members.empty()) set(test_, "cases", cases_);
    std::vector<Known> out;
    for (const auto& id : given) out.push_back({id});
    rows_.known.insert(rows_.known.end(), out.begin(), out.end());
    return out;
  }

 private:
  // A fact from one number to another, or unknown.
  void role(const std::string& name, int low, int high, int percent) {
    if (!choose_.percent(percent)) return;
    auto rule = table({{"id", text(name)},
                       {"sum", list({table({{"value", whole(choose_.between(low, high))}})})}});
    if (choose_.percent(50)) set(rule, "when", rows_.when());
    add(test_, "fact", std::move(rule));
    set(roles_, name, text(name));
  }

  void pool(const std::string& id, std::initializer_list<std::pair<std::string, Node>> members) {
    auto out =
        table({{"kind", text("pool")}, {"en", text(id)}, {"it", text(id)}, {"sides", whole(2)}});
    for (const auto& [key, value] : members) set(out, key, value);
    if (choose_.percent(40)) rows_.terms(out, "modifier", 1, true);
    stages_.push_back(id);
    set(test_, id, std::move(out));
  }

  void hit() {
    auto row = rows_.labelled(rows_.fresh("row"));
    if (choose_.percent(50))
      set(row, "per", text("men"));
    else
      set(row, "value", whole(choose_.between(1, 3)));
    pool("hit", {{"need", whole(2)}, {"dice", list({row})}});
  }

  void save() {
    if (choose_.percent(50)) return pool("save", {{"need", whole(2)}});
    pool("save", {{"each", whole(2)}, {"over", text("men")}});
  }

  Chooser& choose_;
  Rows& rows_;
  Node& test_;
  std::vector<std::string> stages_;
  Node roles_;
  Node cases_;
};

}  // namespace

std::vector<Known> write_volley(Chooser& chooser, Rows& rows, Node& test) {
  return Volley(chooser, rows, test).write();
}

bool given_by_a_volley(const Known& one) { return std::ranges::find(given, one.id) != given.end(); }

bool forgotten_by_a_volley(const Known& one) { return given_by_a_volley(one) && one.id != "kills"; }

}  // namespace nfw::testing
