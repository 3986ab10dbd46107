#include "from_lists.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "bind.hpp"
#include "list_file.hpp"
#include "report.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

class Asking {
 public:
  Asking(const TestTable& test, const Facts& known, const Said& said, Lang lang)
      : test_(test), known_(known), said_(said), by_hand_(said.given), lang_(lang) {}

  std::vector<Listed> ask(const Lists& lists) {
    for (const auto& one : lists)
      for (auto& answer : answers(test_, one.list, one.side == enemy_side, known_))
        take(one.file, answer);
    withdraw();
    return std::move(out_);
  }

 private:
  void take(const std::string& file, ListAnswer& answer) {
    const auto slot = answer.input;
    const auto& input = test_.inputs[slot];
    const bool named = is_named(slot);
    if (!named && (!holds(input.needs, known_) || is_replaced(slot))) return;
    const auto before = std::ranges::find(out_, slot, &Listed::slot);
    const auto first = before == out_.end() ? std::string() : before->file;
    const auto items = named ? 0 : said_.facts.items(slot).size();
    out_.push_back({slot, file, named, items, items + answer.items.size()});
    if (named) return;
    for (const auto& item : answer.items) within(slot, item.number, file);
    if (answer.items.empty()) within(slot, answer.value.num, file);
    if (first.empty()) said_.given.push_back(slot);
    if (is_list(input.kind)) return add_items(answer);
    if (!first.empty() && said_.facts[slot] != answer.value)
      said_.faults.push_back(sentence(
          lang_, "--{}: {} says {}, {} says {}: give the flag",
          "--{}: {} dice {}, {} dice {}: indicate l'opzione", report::fact_name(test_, slot, lang_),
          first, report::number_text(said_.facts[slot]), file, report::number_text(answer.value)));
    said_.facts.set(slot, answer.value);
  }

  [[nodiscard]] bool is_named(Slot slot) const {
    return std::ranges::find(by_hand_, slot) != by_hand_.end();
  }
  [[nodiscard]] bool is_replaced(Slot slot) const {
    return std::ranges::any_of(test_.inputs[slot].excludes,
                               [&](Slot other) { return is_named(other); }) ||
           std::ranges::any_of(by_hand_, [&](Slot other) {
             return std::ranges::count(test_.inputs[other].excludes, slot) > 0;
           });
  }

  // What would contradict the rest, one list being there without the other, say, is not taken where
  // the test can do without.
  void withdraw() {
    auto completed = known_;
    for (const auto& one : out_) completed.set(one.slot, said_.facts[one.slot]);
    complete(test_, completed);
    for (const auto& refusal : test_.refusals) {
      const auto is_free = [&](Slot slot) {
        return !is_named(slot) && !is_required(test_.inputs[slot], completed);
      };
      if (!holds(refusal.when, completed) || !std::ranges::all_of(refusal.flags, is_free)) continue;
      for (const auto slot : refusal.flags) {
        std::erase(said_.given, slot);
        std::erase_if(out_, [&](const Listed& one) { return one.slot == slot; });
        said_.facts.clear(slot);
      }
    }
  }

  // Behind those of the other list; no two have one name.
  void add_items(ListAnswer& answer) {
    const auto before = said_.facts.items(answer.input);
    std::vector<Item> all(before.begin(), before.end());
    for (auto& item : answer.items) {
      const auto name = item.name;
      for (int n = 2; !name.empty() && std::ranges::count(all, item.name, &Item::name) > 0; ++n)
        item.name = fmt::format("{} {}", name, n);
      all.push_back(std::move(item));
    }
    said_.facts.set(answer.input, number_of(test_.inputs[answer.input].kind, all));
    said_.facts.set(answer.input, std::move(all));
  }

  void within(Slot slot, std::int64_t number, const std::string& file) {
    const auto& input = test_.inputs[slot];
    const auto [low, high] = report::limits(input);
    if (number < low || number > high)
      said_.faults.push_back(sentence(lang_, "{}: --{} {}: allowed are whole numbers from {} to {}",
                                      "{}: --{} {}: sono ammessi numeri interi da {} a {}", file,
                                      report::fact_name(test_, slot, lang_), number, low, high));
  }

  const TestTable& test_;
  const Facts& known_;
  const Said& said_;
  std::vector<Slot> by_hand_;
  Lang lang_;
  std::vector<Listed> out_;
};

}  // namespace

std::vector<Listed> ask_lists(const Lists& lists, const TestTable& test, const Facts& known,
                              const Said& said, Lang lang) {
  return Asking(test, known, said, lang).ask(lists);
}

const TestTable* list_test(const Ruleset& ruleset) {
  const auto test = std::ranges::find_if(ruleset.tests, [](const TestTable* one) {
    return one->roster != nullptr && one->roster->priced.empty();
  });
  return test == ruleset.tests.end() ? nullptr : *test;
}

Lists read_lists(const Context& context) {
  const auto& arguments = context.arguments;
  const auto& ruleset = context.ruleset;
  const auto lang = context.style.lang;
  Lists out;
  if (!arguments.list && !arguments.enemy_list) return out;
  if (arguments.list == "-" && arguments.enemy_list == "-")
    throw UsageError(lang, "--list and --enemy-list cannot both be standard input",
                     "--list ed --enemy-list non possono essere tutti e due lo standard input");
  const auto rulings = choose_rulings(ruleset, arguments, lang);
  const auto add = [&](Side side, const std::optional<std::string>& file) {
    if (!file) return;
    out.push_back(
        {side, printable(*file), read_list(*file, *list_test(ruleset)->roster, rulings, context)});
    muster(out.back().list);
  };
  add(own_side, arguments.list);
  add(enemy_side, arguments.enemy_list);
  return out;
}

}  // namespace nfw::cli
