#include <algorithm>
#include <iterator>
#include <sstream>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_commands.hpp"
#include "battle_file.hpp"
#include "files.hpp"
#include "layout.hpp"
#include "lines.hpp"
#include "program.hpp"
#include "screen.hpp"
#include "shell_words.hpp"
#include "values.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

// ---- what Tab does

/// A candidate and what it says.
struct Candidate {
  std::string word;
  std::string says;
};

std::vector<Candidate> candidates(std::string_view lines) {
  std::vector<Candidate> out;
  while (!lines.empty()) {
    const auto line = lines.substr(0, lines.find('\n'));
    lines.remove_prefix(std::min(line.size() + 1, lines.size()));
    const auto tab = std::min(line.find('\t'), line.size());
    out.push_back({std::string(line.substr(0, tab)),
                   std::string(line.substr(std::min(tab + 1, line.size())))});
  }
  return out;
}

// What all have in common behind what is typed, in whole letters.
std::string common(const std::vector<Candidate>& all, std::size_t typed) {
  auto out = all.front().word;
  for (const auto& one : all)
    out.resize(static_cast<std::size_t>(std::ranges::mismatch(out, one.word).in1 - out.begin()));
  const auto is_inside = [](char byte) { return (static_cast<unsigned char>(byte) >> 6U) == 2; };
  const auto& first = all.front().word;
  while (out.size() > typed && out.size() < first.size() && is_inside(first[out.size()]))
    out.pop_back();
  return out.substr(std::min(typed, out.size()));
}

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (std::string_view(" '\"\\#").find(c) != std::string_view::npos) out += '\\';
    out += c;
  }
  return out;
}

// What of these may stand in place of a word, as far as it is typed.
Completion completion(const std::vector<Candidate>& all, std::size_t typed, bool in_quotes) {
  if (all.empty()) return {};
  auto added = common(all, typed);
  if (!in_quotes) added = escaped(added);
  if (all.size() == 1 && !in_quotes && !all.front().word.ends_with('=')) added += ' ';
  if (!added.empty()) return {added};
  constexpr std::size_t width = 26;
  std::string shown;
  for (const auto& one : all)
    shown += report::paragraph("  " + one.word, report::words(one.says), width);
  return {{}, shown};
}

// ---- what was done before

// The line that does it again; nothing for what only went with others, or is mended otherwise.
std::optional<std::string> typed(const battle::Entry& entry) {
  using battle::EntryKind;
  switch (entry.kind) {
    case EntryKind::test:
    case EntryKind::act: return entry.said;
    case EntryKind::set: return entry.said + " " + as_typed({"--why", entry.why});
    case EntryKind::note: {
      std::istringstream text(entry.said);
      return as_typed({std::istream_iterator<std::string>(text), {}});
    }
    default: return {};
  }
}

// ---- the evening

/// Lines of commands, one after the other, in one battle or in none.
class Evening {
 public:
  explicit Evening(const Context& context)
      : context_(context),
        outside_(context.world),
        lang_(context.style.lang),
        settings_(settings_of(context)),
        world_(of_lines()) {}

  int run() {
    if (!choose_battle()) return over_ ? resolved : wrong;
    begin();
    while (!over_ && is_read_) {
      const auto line = next_line();
      if (!line && !outside_.interrupted()) break;
      if (line && !perform(*line)) return wrong;
      if (!outside_.edit_line && outside_.interrupted()) break;
      outside_.go_on();
    }
    if (!is_read_) return wrong;
    return outside_.edit_line ? resolved : status_;
  }

 private:
  World of_lines() {
    auto out = outside_;
    out.out = [this](std::string_view text) { out_ += text; };
    out.browse = [this](std::string_view text) {
      out_ += text;
      is_browsed_ = true;
    };
    if (outside_.edit_line) {
      out.err = [this](std::string_view text) { tell(text); };
      out.read_line = [this](std::size_t /*most*/) {
        return outside_.edit_line({std::exchange(asked_, {})});
      };
    }
    out.env = [this](const char* name) {
      return path_ && std::string_view(name) == "NFW_BATTLE" ? path_ : outside_.env(name);
    };
    return out;
  }

  // What has no end of line yet is what the next answer is asked by.
  void tell(std::string_view text) {
    asked_ += text;
    const auto end = asked_.rfind('\n') + 1;
    outside_.err(asked_.substr(0, end));
    asked_.erase(0, end);
  }

  // ---- which battle

  // One that is named, or stands here, or is begun now; in the end there may be none.
  bool choose_battle() {
    const auto& words = context_.arguments.words;
    if (!words.empty())
      path_ = is_there(words.front()) ? words.front() : with_ending(words.front());
    const auto here = outside_.files_ending(battle_ending);
    const auto named = outside_.env("NFW_BATTLE");
    const bool is_known = !path_ && named && !named->empty();
    if (is_known) path_ = named;
    if (!path_ && here.size() == 1) path_ = here.front();
    if (!path_ && here.size() > 1)
      path_ = one_of(report::pick(lang_, "Which battle", "Quale battaglia"), here);
    if (!path_ && !here.empty()) return false;
    return (path_ && is_there(*path_)) || begin_battle();
  }
  [[nodiscard]] bool is_there(const std::string& path) const {
    return read_file(path, outside_, Readable::regular).fault != FileText::Fault::missing;
  }
  // Else nobody would find it again.
  static std::string with_ending(const std::string& path) {
    return path.ends_with(battle_ending) ? path : path + std::string(battle_ending);
  }

  // Where two army lists are here.
  bool begin_battle() {
    const auto [ruleset, lists] = lists_here();
    if (lists.size() < 2) {
      if (path_) stop_at(FileText::Fault::missing, *path_, lang_);
      outside_.err(complaint(report::pick(
          lang_, "no battle here, and no two army lists: 'battle new FILE LIST LIST'",
          "qui non c'è una battaglia, né due elenchi: 'battle new FILE LISTA LISTA'")));
      return true;
    }
    const auto first = one_of(report::pick(lang_, "First side", "Prima parte"), lists);
    auto others = lists;
    std::erase(others, first);
    const auto second = first && others.size() > 1
                            ? one_of(report::pick(lang_, "Second side", "Seconda parte"), others)
                            : std::optional(others.front());
    if (!first || !second) return false;
    const auto stem = [](std::string_view name) { return name.substr(0, name.rfind('.')); };
    const auto usual = fmt::format("{}-{}.battle", stem(*first), stem(*second));
    if (!path_) {
      const auto answer =
          ask(sentence(lang_, "File of the battle [{}]: ", "File della battaglia [{}]: ", usual));
      if (!answer) return false;
      path_ = answer->empty() ? usual : with_ending(*answer);
    }
    return do_line({"--rules", std::string(ruleset->id), "battle", "new", *path_, *first,
                    *second}) == resolved;
  }

  // The army lists of the folder, by the first of the rulesets that two of them fit.
  std::pair<const Ruleset*, std::vector<std::string>> lists_here() const {
    auto rulesets = std::vector<const Ruleset*>(context_.rulesets.begin(), context_.rulesets.end());
    rulesets.insert(rulesets.begin(), &context_.ruleset);
    const auto files = outside_.files_ending(".toml");
    for (const auto* ruleset : rulesets) {
      std::vector<std::string> out;
      for (const auto& file : files)
        if (is_army_list(file, *ruleset, context_)) out.push_back(file);
      if (out.size() > 1) return {ruleset, out};
    }
    return {&context_.ruleset, {}};
  }
  // Asks until one is named, by its number or its beginning; nothing where no answer comes.
  std::optional<std::string> one_of(std::string_view what, const std::vector<std::string>& all) {
    std::string question(what);
    for (std::size_t n = 0; n < all.size(); ++n)
      question += fmt::format("{} {} {}", n == 0 ? ":" : ",", n + 1, printable(all[n]));
    while (const auto answer = ask(question + "? ")) {
      const auto number = read_unsigned(*answer);
      if (number && *number > 0 && *number <= all.size()) return all[*number - 1];
      const auto begins = [&](const std::string& one) { return one.starts_with(*answer); };
      const auto found = std::ranges::find_if(all, begins);
      if (!answer->empty() && std::ranges::count_if(all, begins) == 1) return *found;
      if (!answer->empty() && *answer != "?")
        world_.err(complaint(sentence(lang_, "'{}': none of these; 'quit' leaves",
                                      "'{}': nessuno di questi; 'esci' lascia", *answer)));
    }
    return {};
  }
  // Nothing where no answer comes, or the evening is over.
  std::optional<std::string> ask(std::string_view question) {
    auto out = answer_to(question, world_, lang_);
    if (!out)
      world_.err(complaint(
          report::pick(lang_, "no battle was chosen; 'nfw play FILE' names one",
                       "nessuna battaglia è stata scelta; 'nfw play FILE' ne nomina una")));
    while (out && (out->ends_with(' ') || out->ends_with('\r'))) out->pop_back();
    over_ = out && leaves(*out);
    return over_ ? std::nullopt : out;
  }
  static bool leaves(std::string_view word) {
    return word == "quit" || word == "exit" || word == "esci";
  }

  // ---- line by line

  // Those of the battle, unless others were named.
  void choose_rules() {
    if (context_.arguments.rules) return;
    auto played = battle_rules({}, true, world_, lang_);
    const bool has_own = played.rules.empty() || names_house(context_.style.given, outside_);
    if (!has_own && played.house != settings_.house.files) lay_over(std::move(played.house));
    Config usual;
    usual.rules = context_.ruleset.id;
    settings_.ruleset =
        &choose_ruleset({}, settings_.house.rulesets, world_, played.rules, usual, lang_);
    settings_.rulings = known_rulings(played.rulings, *settings_.ruleset, lang_);
  }

  // Faults are told by the lines of the battle.
  void lay_over(std::vector<HouseFile> files) try {
    auto quiet = world_;
    quiet.err = [](std::string_view) {};
    const auto built = world_.lay_over({}, {}).rulesets;
    settings_.house = laid_over(std::move(files), {}, Laid::all, built, true, quiet, lang_);
  } catch (const UsageError&) {
  }

  // At the terminal: what was done before is at hand, and what is due is shown.
  void begin() {
    if (!outside_.edit_line) return;
    if (const auto battle = battle_now()) {
      for (const auto& entry : battle->journal->entries())
        if (auto line = typed(entry)) past_.push_back(std::move(*line));
      do_line({"due"});
    }
  }

  // The battle as it stands; nothing where there is none that can be read.
  std::optional<Battle> battle_now() const try {
    const auto path = battle_path({}, world_, lang_);
    if (!path) return {};
    return open_battle(*path, world_, lang_, false);
  } catch (const UsageError&) {
    return {};  // told when a line is run
  }

  std::optional<std::string> next_line() {
    choose_rules();
    if (!outside_.edit_line) return outside_.read_line(longest_line + 1);
    const auto battle = battle_now();
    auto line = outside_.edit_line(
        {prompt(battle), [this](const std::string& before) { return complete(before); }, past_});
    if (line && line->find_first_not_of(" \t") != std::string::npos) past_.push_back(*line);
    return line;
  }

  // The time of the battle, and the side on which it waits.
  [[nodiscard]] std::string prompt(const std::optional<Battle>& battle) const {
    if (!battle) return "nfw> ";
    const auto& state = battle->state();
    const auto side = waits_for(state);
    return report::time_text(state, lang_) +
           (side == 0 ? "" : fmt::format(" ({})", state[side].handle)) + "> ";
  }
  // Who has to do what is due: the first thing that must be done, or all that may; 0: both, or
  // nobody.
  static std::size_t waits_for(const battle::State& state) {
    std::optional<std::size_t> out;
    for (const auto& due : battle::dues(state)) {
      auto side = state.side_of(due.record);
      for (std::size_t n = 1; due.row->by_enemy && n < state.records().size(); ++n)
        if (state.side_of(n) == n && n != state.side_of(due.record)) side = n;
      if (due.row->must) return side;
      if (out && *out != side) return 0;
      out = side;
    }
    return out.value_or(0);
  }

  Completion complete(const std::string& before) {
    auto [words, lacks, in_word] = shell_words(before);
    const bool in_quotes = lacks != ShellWords::Lacks::nothing;
    if (!words.empty() && words.front() == "nfw" && words.size() + (in_word ? 0 : 1) > 1)
      words.erase(words.begin());
    if (!in_word) words.emplace_back();
    const auto word = words.back();
    const auto found = offered(words, settings_, world_);
    return completion(found == ":files\n" ? files(word) : candidates(found), word.size(),
                      in_quotes);
  }
  // Those of the folder, behind what a flag has before them.
  [[nodiscard]] std::vector<Candidate> files(const std::string& word) const {
    const auto flag = word.starts_with("--") ? word.substr(0, word.find('=') + 1) : "";
    std::vector<Candidate> out;
    for (const auto& file : outside_.files_ending(""))
      if ((flag + file).starts_with(word)) out.push_back({flag + file, {}});
    return out;
  }

  // False where nobody reads the answer.
  bool perform(const std::string& line) {
    auto [words, lacks, in_word] = shell_words(line);
    const auto can_be = or_told({}, lang_, outside_, [&, lacking = lacks] {
      check_line(line, lacking, lang_);
      return resolved;
    });
    if (can_be == wrong) {
      status_ = wrong;
      return true;
    }
    if (!words.empty() && words.front() == "nfw") words.erase(words.begin());
    const bool is_blank =
        outside_.edit_line && line.find_first_not_of(" \t\r") == std::string::npos;
    if (is_blank && battle_now()) words = {"due"};
    if (words.empty()) return true;
    const bool alone = words.size() == 1;
    over_ = alone && leaves(words[0]);
    if (over_) return true;
    if (alone && words[0] == "?") words[0] = battle_now() ? "due" : "help";
    if (alone && words[0] == "help") outside_.out(about_prompt());
    status_ = std::max(status_, do_line(words));
    return is_read_;
  }

  [[nodiscard]] std::string about_prompt() const {
    return report::paragraph(
        report::pick(lang_, "Here", "Qui"),
        report::words(sentence(
            lang_, "'quit' or Ctrl-D leaves; '?' or an empty line shows what is due in the battle.",
            "'esci' o Ctrl-D lascia; '?' o una riga vuota mostra ciò che è dovuto in "
            "battaglia.")));
  }

  int do_line(const std::vector<std::string>& words) {
    out_.clear();
    is_browsed_ = false;
    const auto lang = peek(words, "lang") ? language(words, world_, {}) : lang_;
    const auto status = or_told(words, lang, world_, [&] {
      const auto* command = only_command(command_of(words), context_.rulesets);
      if (command != nullptr && (command->name == "play" || command->name == "batch"))
        throw UsageError(lang, "{}: not at the prompt of another", "{}: non al prompt di un altro",
                         command->name);
      if (peek(words, "house"))
        throw UsageError(lang, "--house: it stands behind 'play', for every line",
                         "--house: sta dopo 'play', per ogni riga");
      return cli::run(words, settings_of_line(words, settings_, world_), world_);
    });
    if (!asked_.empty()) outside_.err(std::exchange(asked_, {}) + "\n");
    if (status != wrong && is_browsed_)
      browse(outside_, out_);
    else if (status != wrong)
      outside_.out(out_);
    is_read_ = outside_.show();
    return is_read_ ? status : wrong;
  }

  const Context& context_;
  const World& outside_;
  Lang lang_;
  Settings settings_;                     // what was said behind `play` holds for each line
  std::optional<std::string> path_ = {};  // of the battle, where it was chosen
  std::string asked_ = {};
  std::string out_ = {};
  bool is_browsed_ = false;
  bool is_read_ = true;  // somebody sees what is shown
  World world_;
  std::vector<std::string> past_ = {};
  int status_ = resolved;
  bool over_ = false;
};

}  // namespace

int run_play(const Context& context) { return Evening(context).run(); }

}  // namespace nfw::cli
