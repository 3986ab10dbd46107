#include <algorithm>

#include <doctest/doctest.h>

#include "case_file.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "options.hpp"
#include "prepared.hpp"
#include "slow_words.hpp"
#include "values.hpp"

// Whatever is said in English and in full can be said in Italian and in short.
namespace {

using namespace nfw;
using report::Lang;
using Words = std::vector<std::string>;

std::string in_italian(const Input& input, const std::string& value) {
  if (input.values.empty()) return value;
  std::string out;
  for (const auto item : cli::items(value)) {
    const auto meant = cli::fitting(input.values, item, Lang::en);
    REQUIRE_MESSAGE(meant.size() == 1, item);
    out += out.empty() ? "" : ",";
    out += report::name_of(input.values[meant.front()], Lang::it);
  }
  return out;
}

// The same command line with the Italian names of flags and values.
Words in_italian(const Words& line) {
  const auto& ruleset = testing::ruleset_of(line);
  Words out;
  for (const auto& part : cli::parts(line)) {
    if (!out.empty()) out.emplace_back("--then");
    const auto& test = *cli::find_test(ruleset, cli::command_of(part));
    const Input* due = nullptr;  // whose value follows
    for (const auto& word : part) {
      const auto* input = word.starts_with("--")
                              ? cli::find_input(test, std::string_view(word).substr(2))
                              : nullptr;
      if (input != nullptr)
        out.push_back("--" + std::string(report::name_of(*input, Lang::it)));
      else
        out.push_back(due != nullptr ? in_italian(*due, word) : word);
      due = input;
    }
  }
  return out;
}

// Takes an input with its value as it would be typed in short: a bare number or word where one will
// do, else each by its shortest beginning.
class Short {
 public:
  Short(const TestTable& test, Lang lang) : test_(test), lang_(lang), slow_(test, lang) {}

  Words flag(const Input& input) const {
    const auto name = std::string(report::name_of(input, lang_));
    return {slow_.meanings(name).size() == 1 ? name : "--" + slow_.shortest_flag(input)};
  }
  Words valued(const Input& input, const std::string& value) {
    const auto slot = static_cast<Slot>(&input - test_.inputs.data());
    if (std::ranges::find(value, ':') == value.end() && numbers_ < main().size() &&
        main()[numbers_] == slot) {
      ++numbers_;
      return {value};
    }
    const auto name = std::string(report::name_of(input, lang_));
    const auto meant = slow_.meanings(value);
    if (meant.size() == 1 && meant[0] == "--" + name + " " + value) return {value};
    if (numbers_ % 2 == 0 && slow_.meanings(name).size() == 1) return {name, value};
    return {"--" + slow_.shortest_flag(input), value};
  }

 private:
  [[nodiscard]] std::vector<Slot> main() const {
    std::vector<Slot> out;
    for (const auto slot : test_.main)
      if (test_.inputs[slot].values.empty()) out.push_back(slot);
    return out;
  }

  const TestTable& test_;
  Lang lang_;
  testing::SlowWords slow_;
  std::size_t numbers_ = 0;
};

// The same command line, as short as can be.
Words in_short(const Words& line, Lang lang) {
  const auto& ruleset = testing::ruleset_of(line);
  Words out;
  for (const auto& part : cli::parts(line)) {
    if (!out.empty()) out.emplace_back("--the");
    const auto place = cli::command_place(part);
    const auto& test = *cli::find_test(ruleset, part[place]);
    Short shorter(test, lang);
    for (std::size_t n = 0; n < part.size(); ++n) {
      const auto* input = n > place && part[n].starts_with("--")
                              ? cli::find_input(test, std::string_view(part[n]).substr(2))
                              : nullptr;
      if (n == place)
        out.push_back(testing::shortest_verb(part[n], ruleset));
      else if (input == nullptr)
        out.push_back(part[n]);
      else
        for (auto& word :
             input->kind == Kind::flag ? shorter.flag(*input) : shorter.valued(*input, part[++n]))
          out.push_back(std::move(word));
    }
  }
  return out;
}

void check_same(const Part& one, const Part& other) {
  REQUIRE(one.test == other.test);
  CHECK(one.given == other.given);
  for (std::size_t n = 0; n < one.test->facts.size(); ++n) {
    const auto slot = static_cast<Slot>(n);
    CAPTURE(one.test->facts[n].id);
    CHECK(one.as_given.has(slot) == other.as_given.has(slot));
    if (one.as_given.has(slot)) CHECK(one.as_given[slot] == other.as_given[slot]);
    const auto same = [](const Item& a, const Item& b) {
      return a.name == b.name && a.number == b.number;
    };
    CHECK(std::ranges::equal(one.as_given.items(slot), other.as_given.items(slot), same));
  }
}

// Lists stand in files, and there are none here.
bool is_said_in_flags(const testing::WorkedCase& worked, const Ruleset& ruleset) {
  const auto* test = cli::find_test(ruleset, worked.test);
  const auto words = testing::split_words(worked.run);
  return test != nullptr && test->roster == nullptr && std::ranges::find(words, "-") == words.end();
}

TEST_CASE("every worked case says the same in Italian, in either language") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& worked : testing::read_cases(std::string(ruleset->id))) {
      const auto words = testing::split_words(worked.run);
      if (worked.error || !is_said_in_flags(worked, *ruleset)) continue;
      CAPTURE(worked.run);
      const auto english = testing::prepared(words);
      for (const auto lang : {Lang::en, Lang::it}) {
        const auto italian = testing::prepared(in_italian(words), lang);
        REQUIRE(italian.parts.size() == english.parts.size());
        for (std::size_t n = 0; n < english.parts.size(); ++n)
          check_same(english.parts[n], italian.parts[n]);
      }
    }
}

TEST_CASE("every worked case says the same in short, in both languages") {
  std::size_t saved = 0;
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& worked : testing::read_cases(std::string(ruleset->id))) {
      const auto words = testing::split_words(worked.run);
      if (worked.error || !is_said_in_flags(worked, *ruleset)) continue;
      const auto english = testing::prepared(words);
      for (const auto lang : {Lang::en, Lang::it}) {
        const auto line = in_short(lang == Lang::it ? in_italian(words) : words, lang);
        std::string typed;
        for (const auto& word : line) typed += word + " ";
        CAPTURE(worked.run);
        CAPTURE(typed);
        saved += worked.run.size() - std::min(worked.run.size(), typed.size());
        const auto shorter = testing::prepared(line, lang);
        REQUIRE(shorter.parts.size() == english.parts.size());
        for (std::size_t n = 0; n < english.parts.size(); ++n)
          check_same(english.parts[n], shorter.parts[n]);
      }
    }
  CHECK(saved > 100'000);
}

TEST_CASE("a flag's Italian name can be typed anywhere, and is no option's") {
  for (const auto* ruleset : builtin::rulesets())
    for (const auto* test : ruleset->tests)
      for (const auto& input : test->inputs) {
        CAPTURE(test->id);
        CAPTURE(input.id);
        REQUIRE(!input.it_id.empty());
        CHECK(input.it_id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") ==
              std::string_view::npos);
        CHECK(cli::find_option(input.it_id) == nullptr);
      }
}

}  // namespace
