#include "query.hpp"

#include <algorithm>
#include <iterator>
#include <optional>

#include <fmt/format.h>

#include "lookup.hpp"
#include "nfw/base/spelling.hpp"
#include "plain.hpp"
#include "stem.hpp"

namespace nfw::report {

namespace {

constexpr double of_another = 0.8;  // a word of the book in place of the player's
constexpr std::string_view unit_of_distance = "cm";

std::vector<std::string> plain_words(std::string_view text) {
  std::vector<std::string> out;
  each_plain_word(text, [&](std::string_view word) { out.emplace_back(word); });
  return out;
}

// "3.4.3", "3.8"; a full stop or a comma may follow.
std::string chapter_in(std::string_view word) {
  while (word.ends_with('.') || word.ends_with(',')) word.remove_suffix(1);
  const bool numbers = word.find_first_not_of("0123456789.") == std::string_view::npos;
  if (!numbers || word.starts_with('.') || word.find("..") != std::string_view::npos ||
      word.find('.') == std::string_view::npos)
    return {};
  return std::string(word);
}

// "F-75" of "f75", where some ruling has this number; "F-999" where none has, but might.
std::string ruling_in(std::string_view word, const std::vector<const Ruleset*>& rulesets) {
  constexpr std::size_t most = 8;
  if (word.size() > most || is_figures(word)) return {};
  for (const auto* ruleset : rulesets)
    if (const auto* ruling = ruling_numbered(*ruleset, word)) return std::string(ruling->number);
  const bool may_be = std::ranges::any_of(
      rulesets, [&](const Ruleset* ruleset) { return may_be_ruling(*ruleset, word); });
  return may_be ? std::string(word) : std::string();
}

// Whether this is the unit of all distances, or a word that players say for it.
bool is_unit(std::string_view word, const std::vector<const Ruleset*>& rulesets) {
  const auto plain = folded(word);
  const auto says_it = [&](const PlayersWord& one) {
    return one.said == plain && one.means.size() == 1 && one.means[0] == unit_of_distance;
  };
  return plain == unit_of_distance || std::ranges::any_of(rulesets, [&](const Ruleset* ruleset) {
           return std::ranges::any_of(ruleset->players, says_it);
         });
}

// "30", "7.5", "7,5", ".5"; a number of a few figures, as people say it.
std::optional<Number> number_in(std::string_view word) {
  constexpr std::size_t most = 6;
  const auto point = std::min(word.find_first_of(".,"), word.size());
  const auto part = word.substr(std::min(point + 1, word.size()));
  const auto figures = std::string(word.substr(0, point)).append(part);
  const bool is_number = !figures.empty() && figures.size() <= most &&
                         figures.find_first_not_of("0123456789") == std::string::npos &&
                         part.empty() == (point == word.size());
  if (!is_number) return {};
  Number out{std::stoi(figures)};
  for (std::size_t n = 0; n < part.size(); ++n) out.den *= 10;
  return out;
}

std::string_view without_stop(std::string_view word) {
  return word.substr(0, word.find_last_not_of(".,;:?!)") + 1);
}

// A distance, "7.5" and its unit, where `word` is one, "7,5cm?", or `next` is the unit behind it.
std::vector<std::string> distance_in(std::string_view word, std::string_view next,
                                     const std::vector<const Ruleset*>& rulesets) {
  word = without_stop(word);
  const auto end = std::min(word.find_first_not_of("0123456789.,"), word.size());
  std::string said(word.substr(0, end));
  if (!number_in(said)) return {};
  std::ranges::replace(said, ',', '.');
  if (end < word.size() && is_unit(word.substr(end), rulesets))
    return {said, std::string(unit_of_distance)};
  if (end == word.size() && is_unit(without_stop(next), rulesets)) return {said};
  return {};
}

class Interpreter {
 public:
  Interpreter(const std::vector<std::string>& words, const Ruleset& ruleset) : ruleset_(ruleset) {
    for (const auto& word : words) words_.push_back(way(word, 1));
    for (const auto& one : ruleset.players)
      if (std::ranges::any_of(
              words, [&](const std::string& word) { return word.front() == one.said.front(); }))
        players_.push_back({ways(plain_words(one.said), 1), &one});
  }

  std::vector<Wanted> wanted() {
    std::vector<Wanted> out;
    bool after_distance = false;
    for (std::size_t at = 0; at < words_.size();) {
      const auto length = longest(at);
      Wanted one;
      for (auto n = at; n < at + length; ++n) one.said += (n == at ? "" : " ") + words_[n].word;
      if (length == 1) one.ways.push_back(words_[at]);
      for (const auto& players : players_)
        if (length_at(players, at) == length) add_meaning(*players.word, one);
      one.common = one.ways.size() == 1 && is_common(one.ways[0].word);
      at += length;
      one.unit = after_distance;
      one.number = number_in(one.said);
      one.distance = one.number && at < words_.size() && words_[at].word == unit_of_distance;
      after_distance = one.distance;
      const auto before = std::ranges::find(out, one.said, &Wanted::said);
      if (before == out.end())
        out.push_back(std::move(one));
      else
        before->distance = before->distance || one.distance;
    }
    if (std::ranges::all_of(out, &Wanted::common))
      for (auto& one : out) one.common = false;
    return out;
  }

 private:
  struct Players {
    std::vector<Way> said;
    const PlayersWord* word;
  };

  Way way(const std::string& word, double weight) {
    return {word, {std::string(english_(word)), std::string(italian_(word))}, weight};
  }
  std::vector<Way> ways(const std::vector<std::string>& words, double weight) {
    std::vector<Way> out;
    for (const auto& word : words) out.push_back(way(word, weight));
    return out;
  }
  // Of several words of the book all are meant, but for those that tell nothing.
  void add_meaning(const PlayersWord& word, Wanted& out) {
    for (const auto mean : word.means) {
      const auto weight = out.ways.empty() ? 1 : of_another;
      auto words = plain_words(mean);
      if (std::ranges::any_of(words, [&](const auto& one) { return !is_common(one); }))
        std::erase_if(words, [&](const auto& one) { return is_common(one); });
      const bool is_phrase = words.size() > 1;
      if (is_phrase) out.phrases.push_back(words.size());
      for (std::size_t part = 0; part < words.size(); ++part) {
        out.ways.push_back(way(words[part], weight));
        if (!is_phrase) continue;
        out.ways.back().phrase = out.phrases.size();
        out.ways.back().part = part;
      }
    }
  }

  // How many words it takes where the player says this here: the words with other endings, in one
  // language, and between them some that tell nothing; 0 where he does not.
  [[nodiscard]] std::size_t length_at(const Players& players, std::size_t at) const {
    return std::max(length_at(players, at, 0), length_at(players, at, 1));
  }
  [[nodiscard]] std::size_t length_at(const Players& players, std::size_t at,
                                      std::size_t language) const {
    auto end = at;
    for (const auto& said : players.said) {
      const auto is_it = [&] { return said.stems.at(language) == words_[end].stems.at(language); };
      while (end > at && end < words_.size() && !is_it() && is_common(words_[end].word)) ++end;
      if (end == words_.size() || !is_it()) return 0;
      ++end;
    }
    const bool is_distance = end < words_.size() && words_[end].word == unit_of_distance &&
                             number_in(words_[end - 1].word);
    return is_distance ? 0 : end - at;  // "cannon 12 cm"
  }
  // How many words from here on are one thing.
  [[nodiscard]] std::size_t longest(std::size_t at) const {
    std::size_t out = 1;
    for (const auto& players : players_) out = std::max(out, length_at(players, at));
    return out;
  }
  [[nodiscard]] bool is_common(std::string_view word) const {
    return std::ranges::find(ruleset_.common, word) != ruleset_.common.end();
  }

  const Ruleset& ruleset_;
  Stemmer english_{Lang::en};
  Stemmer italian_{Lang::it};
  std::vector<Way> words_;
  std::vector<Players> players_;  // whose first word may be among them
};

}  // namespace

Question question(const std::vector<std::string>& asked,
                  const std::vector<const Ruleset*>& rulesets) {
  constexpr std::size_t most_words = 32;
  Question out;
  const auto all = fmt::format("{}", fmt::join(asked, " "));
  std::string_view rest = all;
  while (!rest.empty()) {
    const auto end = std::min(rest.find_first_of(" \t\n"), rest.size());
    const auto word = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    if (word.size() > most_letters || out.words.size() + out.numbers.size() >= most_words) {
      out.cut = true;
      continue;
    }
    const auto next = rest.substr(0, rest.find_first_of(" \t\n"));
    if (auto distance = distance_in(word, next, rulesets); !distance.empty()) {
      std::ranges::move(distance, std::back_inserter(out.words));
      continue;
    }
    auto number = chapter_in(word);
    if (number.empty()) number = ruling_in(word, rulesets);
    if (!number.empty())
      out.numbers.push_back(std::move(number));
    else if (is_unit(without_stop(word), rulesets))
      out.words.emplace_back(unit_of_distance);
    else
      std::ranges::move(plain_words(word), std::back_inserter(out.words));
  }
  out.cut = out.cut || out.words.size() > most_words;
  out.words.resize(std::min(out.words.size(), most_words));
  return out;
}

Query query_of(const Question& question, const Ruleset& ruleset) {
  return {Interpreter(question.words, ruleset).wanted(), question.numbers};
}

}  // namespace nfw::report
