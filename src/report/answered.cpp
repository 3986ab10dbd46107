#include "answered.hpp"

#include <string>

#include <fmt/format.h>

#include "words.hpp"

namespace nfw::report {

namespace {

// "shooters 18", "prone", "prone no".
std::string said_words(const TestTable& test, Slot input, Number value, Lang lang) {
  const auto& fact = test.facts[input];
  auto out = std::string(fact_name(test, input, lang));
  if (fact.kind != Kind::flag || value.num == 0) out += " " + fact_text(fact, value, lang);
  return out;
}

// "by hand: shooters 18 (file: 20), prone": what was said of one seat instead of what the battle
// answered.
std::string instead_words(const BattleNews& news, std::size_t seat, Lang lang) {
  const auto& test = news.deed->asks();
  std::string out;
  for (const auto& [said, value, file] : news.instead) {
    if (file.seat != seat) continue;
    out += out.empty() ? fmt::format("{} ", pick(lang, "by hand:", "a mano:")) : ", ";
    out += said_words(test, said, value, lang);
    const auto& fact = test.facts[file.input];
    if (said != file.input)
      out += fmt::format(" (file: {})", said_words(test, file.input, file.value, lang));
    else if (fact.kind != Kind::flag)
      out += fmt::format(" (file: {})", fact_text(fact, file.value, lang));
  }
  return out;
}

}  // namespace

std::vector<Piece> answered_words(const BattleNews& news, std::size_t seat, Lang lang) {
  const auto& test = news.deed->asks();
  Facts by_default(test);
  complete(test, by_default);
  std::string line;
  for (const auto& [input, of, value] : news.file) {
    const auto& fact = test.facts[input];
    const bool usual = by_default.has(input) && by_default[input] == value;
    if (of != seat || usual || (fact.kind != Kind::choice && value.num == 0)) continue;
    line += line.empty() ? fmt::format("{}: ", name_of(*news.now, news.seats[seat])) : ", ";
    line += fact_name(test, input, lang);
    if (fact.kind != Kind::flag) line += " " + fact_text(fact, value, lang);
  }
  if (const auto instead = instead_words(news, seat, lang); !instead.empty())
    line += line.empty() ? fmt::format("{}: {}", name_of(*news.now, news.seats[seat]), instead)
                         : fmt::format("; {}", instead);
  return line.empty() ? std::vector<Piece>() : words(line);
}

}  // namespace nfw::report
