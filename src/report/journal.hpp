#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "breakdown.hpp"
#include "entries.hpp"
#include "nfw/house.hpp"

/// The file of a battle as text: a head, then an entry a line, each a JSON object that ends with
/// the digest of all up to it.
namespace nfw::report {

inline constexpr std::int64_t journal_format = 1;

struct JournalStart;

/// What a battle is played by: the ruleset, the rulings and house rules that were in force when it
/// began, and those that came later.
struct PlayedBy {
  std::string rules;                      // empty where they are of no battle
  std::vector<std::string> rulings = {};  // SWITCH=VALUE
  std::vector<HouseFile> house = {};
};

/// What a battle was begun with, and what it is played by now.
struct JournalHead : PlayedBy {
  std::int64_t format = journal_format;
  std::string id;
  std::string at;
  std::vector<HouseFile> lists;
  std::shared_ptr<const JournalStart> start = {};  // its records, as they were read
};

/// What an entry rests on, besides what is read of it again.
struct Evidence {
  const Deed* deed = nullptr;
  std::vector<battle::Answered> file = {};
  const Rolled* rolled = nullptr;
  std::vector<Facts> facts = {};         // as the test ended; where two struck at once, of either
  std::vector<std::string> follow = {};  // of an edit: what is otherwise by now, each as an object
};
/// How each stage of a test fell, all its rolls together.
std::vector<battle::Fallen> fallen(const Rolled& rolled);

/// Lines with their ends.
std::string head_line(const JournalHead& head, const battle::State& start);
/// The same without what holds it to the lines before it.
std::string entry_object(const battle::Entry& entry, const battle::State& before,
                         const Evidence& evidence);
std::string entry_line(const battle::Entry& entry, const battle::State& before,
                       const Evidence& evidence, std::string_view last_sum);

/// What is wrong with a file, and in which line.
class JournalFault : public std::exception {
 public:
  enum class What { none_of_ours, newer, broken, contradicts };
  JournalFault(What what, std::size_t line) : what_(what), line_(line) {}
  [[nodiscard]] What kind() const { return what_; }
  [[nodiscard]] std::size_t line() const { return line_; }
  [[nodiscard]] const char* what() const noexcept override { return "journal"; }

 private:
  What what_;
  std::size_t line_;
};

/// The bytes of a file up to the end of its last whole line.
std::size_t whole_lines(std::string_view text);
/// The first line alone: the battle as it begins.
inline std::string_view beginning(std::string_view text) {
  return text.substr(0, text.find('\n') + 1);
}
/// The ruleset that a first line names, whole or not; nothing where it is of no battle.
std::string_view rules_named(std::string_view line);
/// Throws JournalFault; of a battle no more is looked at, not even its digests, where its first
/// line says it all.
PlayedBy played_by(std::string_view text);
/// Throw JournalFault; the head is that of the text, and the rules are those that it names.
JournalHead read_head(std::string_view text);
battle::Journal read_entries(const JournalHead& head, std::string_view text,
                             const BattleRules& rules);
/// One entry, in the line of this number. Throws JournalFault.
battle::Entry read_entry(std::string_view line, const battle::State& before, std::size_t number);
/// A ruling, SWITCH=VALUE, in the place of what was said of its switch.
void take_ruling(const std::string& ruling, std::vector<std::string>& rulings);
/// The same of all that one line says; what contradicts itself in it stands side by side.
void take_rulings(const std::vector<std::string>& said, std::vector<std::string>& rulings);
/// The digest that the next line goes on from.
std::string last_sum(std::string_view text);

/// The lines of a file, without their ends.
std::vector<std::string_view> lines_of(std::string_view text);

/// A file whose lines have the digests that they ought to have.
struct Mended {
  std::string text = {};
  std::vector<std::size_t> broken = {};  // the numbers of the lines that had others
  std::vector<std::string> sums = {};    // of each line
};
Mended mended(std::string_view text);

/// What a line says otherwise than the one that follows from those before it, key by key.
struct Difference {
  std::string key;
  std::string written;
  std::string follows;
};
std::vector<Difference> differences(std::string_view written, std::string_view follows);

}  // namespace nfw::report
