#include <algorithm>
#include <cctype>

#include <fmt/format.h>

#include "layout.hpp"
#include "lookup.hpp"

namespace nfw::report {

namespace {

constexpr std::size_t number_width = 7;

bool is_switch_of(const Ruling& ruling, const TestTable& test) {
  return !ruling.switch_id.empty() &&
         std::ranges::find(test.facts, ruling.switch_id, &Fact::id) != test.facts.end();
}

// Whether one of several chapters, "3.4.3, 3.6.5", is this.
bool has_chapter(std::string_view chapters, std::string_view one) {
  while (!chapters.empty()) {
    const auto end = chapters.find(", ");
    if (chapters.substr(0, end) == one) return true;
    chapters.remove_prefix(end == std::string_view::npos ? chapters.size() : end + 2);
  }
  return false;
}

bool is_chapter_of(const Ruling& ruling, const TestTable& test) {
  return has_chapter(ruling.ref, test.ref) ||
         std::ranges::any_of(test.chapters,
                             [&](const Chapter& one) { return has_chapter(ruling.ref, one.ref); });
}

// "losses-thresholds=worse, club.toml": how it is named, and who says so.
std::string source_text(const PlayedAs& played, Lang lang) {
  const auto& ruling = *played.ruling;
  if (played.by == PlayedAs::By::option) return "--ruling";
  if (played.by == PlayedAs::By::house) return std::string(ruling.source);
  return std::string(pick(lang, "default", "come da programma"));
}

// "losses-thresholds=worse-only|both"
std::string switch_text(const Ruling& ruling) {
  std::string values;
  for (const auto& reading : ruling.readings)
    if (!reading.value.empty()) values += (values.empty() ? "" : "|") + std::string(reading.value);
  return fmt::format("{}={}", ruling.switch_id, values);
}

constexpr std::string_view figures = "0123456789";

// "F75" of "f-75", "F2" of "F-02".
std::string bare_number(std::string_view number) {
  std::string out;
  for (const char c : number)
    if (c != '-') out += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  const auto from = std::min(out.find_first_of(figures), out.size());
  out.erase(from, std::min(out.find_first_not_of('0', from), out.size()) - from);
  return out;
}

// "75" of "F75".
std::string_view digits(std::string_view bare) {
  return bare.substr(std::min(bare.find_first_of(figures), bare.size()));
}

std::string_view letters(std::string_view number) {
  return number.substr(0, number.find_first_of("-0123456789"));
}

class Sheet {
 public:
  Sheet(const std::vector<PlayedAs>& rulings, Lang lang) : rulings_(rulings), lang_(lang) {}

  std::string write(const Ruleset& ruleset) {
    out_ = title_line(fmt::format("{}, {}", pick(lang_, "Rulings in force", "Letture in vigore"),
                                  say(ruleset.title, lang_)));
    otherwise();
    for (const auto* test : ruleset.tests) group(test);
    group(nullptr);
    return std::move(out_);
  }

 private:
  // Those that are not played as the program comes.
  void otherwise() {
    std::vector<Piece> pieces;
    for (const auto& one : rulings_)
      if (one.by != PlayedAs::By::book)
        pieces.push_back(
            piece(fmt::format("{} ({})", one.ruling->number, source_text(one, lang_))));
    if (!pieces.empty()) out_ += paragraph(pick(lang_, "Chosen", "Scelte"), pieces);
  }

  void group(const TestTable* test) {
    bool headed = false;
    for (const auto& one : rulings_) {
      if ((one.tests.empty() ? nullptr : one.tests.front()) != test) continue;
      if (!headed && test != nullptr)
        out_ +=
            "\n" + title_line(fmt::format("{} ({})", say(test->title, lang_), ref_text({}, *test)));
      else if (!headed)
        out_ += fmt::format("\n{}\n", pick(lang_, "Whatever the test", "Quale che sia il test"));
      headed = true;
      add(one);
    }
  }

  void add(const PlayedAs& one) {
    const auto& ruling = *one.ruling;
    out_ += paragraph(ruling.number,
                      words(fmt::format("{} ({})", say(ruling.question, lang_), ruling.ref)),
                      number_width);
    std::string text(say(one.in_force().label, lang_));
    if (one.felt) text += fmt::format(" [{}={}]", ruling.switch_id, one.in_force().value);
    if (one.by != PlayedAs::By::book) text += fmt::format(" [{}]", source_text(one, lang_));
    out_ +=
        paragraph(one.by == PlayedAs::By::book ? "    ->" : "  * ->", words(text), number_width);
  }

  const std::vector<PlayedAs>& rulings_;
  Lang lang_;
  std::string out_;
};

}  // namespace

void PlayedAs::choose(std::int64_t n) {
  by = By::option;
  for (reading = 0; reading < ruling->readings.size(); ++reading)
    if (!ruling->readings[reading].value.empty() && n-- == 0) return;
}

// Of a switch those that ask for it; else those of its chapters.
PlayedAs played_as(const Ruling& ruling, const Ruleset& ruleset) {
  PlayedAs out{
      .ruling = &ruling, .reading = static_cast<std::size_t>(ruling.in_force), .tests = {}};
  if (!ruling.source.empty()) out.by = PlayedAs::By::house;
  for (const auto* test : ruleset.tests)
    if (is_switch_of(ruling, *test)) out.tests.push_back(test);
  if (!out.tests.empty()) return out;
  for (const auto* test : ruleset.tests)
    if (is_chapter_of(ruling, *test)) out.tests.push_back(test);
  return out;
}

const Ruling* ruling_numbered(const Ruleset& ruleset, std::string_view number) {
  const auto wanted = bare_number(number);
  const bool is_bare = !number.empty() && figures.find(number.front()) != std::string_view::npos;
  const Ruling* same_digits = nullptr;
  bool only_one = true;
  for (const auto& ruling : ruleset.rulings) {
    const auto its = bare_number(ruling.number);
    if (its == wanted) return &ruling;
    if (!is_bare || digits(its) != wanted) continue;
    only_one = same_digits == nullptr;
    same_digits = &ruling;
  }
  return only_one ? same_digits : nullptr;
}

bool may_be_ruling(const Ruleset& ruleset, std::string_view number) {
  const auto dash = number.find('-');
  const auto behind = number.substr(std::min(dash + 1, number.size()));
  if (dash == 0 || dash == std::string_view::npos || behind.empty() ||
      behind.find_first_not_of(figures) != std::string_view::npos)
    return false;
  return std::ranges::any_of(ruleset.rulings, [&](const Ruling& ruling) {
    return bare_number(letters(ruling.number)) == bare_number(number.substr(0, dash));
  });
}

std::string rulings_text(const std::vector<PlayedAs>& rulings, Lang lang) {
  std::string out;
  for (const auto& one : rulings) {
    auto text = fmt::format("{} ({})", say(one.ruling->question, lang), one.ruling->ref);
    if (one.felt) text += fmt::format(" --ruling {}", switch_text(*one.ruling));
    out += paragraph(one.ruling->number, words(text), number_width);
  }
  return out;
}

std::string ruling_text(const PlayedAs& played, Lang lang) {
  const auto& ruling = *played.ruling;
  auto out = title_line(fmt::format("{} {}, {}", ruling.number, ruling.id, ruling.ref));
  out += paragraph("", words(say(ruling.question, lang)), 2);
  out += "\n";
  for (const auto& reading : ruling.readings) {
    const bool in_force = &reading == &played.in_force();
    std::string text(say(reading.label, lang));
    if (in_force) text += fmt::format(" [{}]", pick(lang, "in force", "in vigore"));
    if (in_force && played.by != PlayedAs::By::book)
      text += fmt::format(" [{}]", source_text(played, lang));
    out += paragraph(
        reading.value.empty() ? (in_force ? "  *" : "  -") : fmt::format("  {}", reading.value),
        words(text), ruling.switch_id.empty() ? 4 : 22);
  }
  out += "\n" + paragraph("", words(say(ruling.why, lang)), 2);
  if (played.felt) {
    const auto& last = ruling.readings.back().value;
    out += paragraph("",
                     words(fmt::format("--ruling {}={}", ruling.switch_id,
                                       last.empty() ? ruling.readings[1].value : last)),
                     2);
  } else if (!ruling.switch_id.empty()) {
    out += paragraph("",
                     words(pick(lang, "Advice to the players: no command can feel it.",
                                "Un consiglio ai giocatori: nessun comando ne dipende.")),
                     2);
  }
  return out;
}

std::string rulings_sheet(const std::vector<PlayedAs>& rulings, const Ruleset& ruleset, Lang lang) {
  return Sheet(rulings, lang).write(ruleset);
}

}  // namespace nfw::report
