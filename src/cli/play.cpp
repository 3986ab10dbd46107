#include <algorithm>

#include <fmt/format.h>

#include "battle.hpp"
#include "battle_file.hpp"
#include "files.hpp"
#include "layout.hpp"
#include "list_file.hpp"
#include "program.hpp"
#include "shell_words.hpp"
#include "values.hpp"

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

// ---- the evening

/// Lines of commands, one after the other, in one battle or in none.
class Evening {
 public:
  explicit Evening(const Context& context)
      : context_(context),
        outside_(context.world),
        lang_(context.style.lang),
        bare_(without_house(context)),
        world_(of_lines()) {}

  int run() {
    if (!choose_battle()) return wrong;
    begin();
    while (!over_) {
      const auto line = next_line();
      if (!line && !outside_.interrupted()) break;
      if (line && !perform(*line)) return wrong;
      if (!outside_.edit_line && outside_.interrupted()) break;
      outside_.go_on();
    }
    return outside_.edit_line ? resolved : status_;
  }

 private:
  static HouseRules without_house(const Context& context) {
    if (!context.house.empty()) return context.world.lay_over({});
    return {{context.rulesets.begin(), context.rulesets.end()}, {}, {}, {}, {}};
  }

  // What was said behind `play` holds for each line, unless that says otherwise.
  World of_lines() {
    auto out = outside_;
    out.out = [this](std::string_view text) { out_ += text; };
    out.browse = [this](std::string_view text) {
      out_ += text;
      is_browsed_ = true;
    };
    if (outside_.edit_line) {
      out.err = [this](std::string_view text) { tell(text); };
      out.read_line = [this] { return outside_.edit_line({std::exchange(asked_, {})}); };
    }
    const auto& said = context_.arguments;
    out.env = [this, &said](const char* name) -> std::optional<std::string> {
      const std::string_view is(name);
      if (is == "NFW_BATTLE" && path_) return path_;
      if (is == "NFW_LANG") return std::string(report::pick(lang_, "en", "it"));
      if (is == "NFW_RULES" && said.rules) return said.rules;
      if (is == "NFW_HOUSE" && !said.house.empty())
        return fmt::format("{}:{}", outside_.env(name).value_or(""), fmt::join(said.house, ":"));
      if (is == "NO_COLOR" && said.color == "never") return "1";
      return outside_.env(name);
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
    if (!words.empty()) path_ = words.front();
    const auto here = outside_.files_ending(".battle");
    const auto named = outside_.env("NFW_BATTLE");
    const bool is_known = !path_ && named && !named->empty();
    if (is_known) path_ = named;
    if (!path_ && here.size() == 1) path_ = here.front();
    if (!path_ && here.size() > 1)
      path_ = one_of(report::pick(lang_, "Which battle", "Quale battaglia"), here);
    if (!path_ && !here.empty()) return false;
    if (!path_ || read_file(*path_, outside_, Readable::regular).fault == FileText::Fault::missing)
      return begin_battle();
    return true;
  }

  // Where two army lists are here.
  bool begin_battle() {
    const auto [ruleset, lists] = lists_here();
    if (lists.size() < 2) {
      if (path_) stop_at(FileText::Fault::missing, *path_, lang_);
      outside_.err(sentence(
          lang_, "nfw: no battle here, and no two army lists: 'battle new FILE LIST LIST'\n",
          "nfw: qui non c'è una battaglia, né due elenchi: 'battle new FILE LISTA LISTA'\n"));
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
      path_ = answer->empty() ? usual : *answer;
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
        if (ruleset->battle != nullptr && is_list(file, *ruleset)) out.push_back(file);
      if (out.size() > 1) return {ruleset, out};
    }
    return {&context_.ruleset, {}};
  }
  bool is_list(const std::string& file, const Ruleset& ruleset) const try {
    const Arguments none;
    const Context context{ruleset, context_.rulesets, none, outside_, context_.style};
    read_list(file, *ruleset.battle->list->roster, {}, context);
    return true;
  } catch (const UsageError&) {
    return false;
  }

  // Asks until one is named, by its number or its beginning; nothing where no answer comes.
  std::optional<std::string> one_of(std::string_view what, const std::vector<std::string>& all) {
    std::string question(what);
    for (std::size_t n = 0; n < all.size(); ++n)
      question += fmt::format("{} {} {}", n == 0 ? ":" : ",", n + 1, all[n]);
    while (const auto answer = ask(question + "? ")) {
      const auto number = read_unsigned(*answer);
      if (number && *number > 0 && *number <= all.size()) return all[*number - 1];
      const auto begins = [&](const std::string& one) { return one.starts_with(*answer); };
      const auto found = std::ranges::find_if(all, begins);
      if (!answer->empty() && std::ranges::count_if(all, begins) == 1) return *found;
    }
    return {};
  }
  std::optional<std::string> ask(std::string_view question) {
    world_.err(question);
    auto out = world_.read_line();
    if (!out) world_.err("\n");
    while (out && (out->ends_with(' ') || out->ends_with('\r'))) out->pop_back();
    return out;
  }

  // ---- line by line

  // At the terminal: what was done before is at hand, and what is due is shown.
  void begin() {
    if (!outside_.edit_line) return;
    if (const auto battle = battle_now()) {
      for (const auto& entry : battle->journal->entries()) past_.push_back(entry.said);
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
    if (!outside_.edit_line) return outside_.read_line();
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
    words.insert(words.begin(), "complete");
    std::string found;
    auto quiet = world_;
    quiet.out = [&](std::string_view text) { found += text; };
    quiet.err = [](std::string_view) {};
    cli::run(words, bare_.rulesets, quiet);
    auto all = found == ":files\n" ? files(word) : candidates(found);
    return completion(all, word.size(), in_quotes);
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
    if (lacks != ShellWords::Lacks::nothing) {
      outside_.err(fmt::format("nfw: {}\n", unfinished(lacks, lang_)));
      status_ = wrong;
      return true;
    }
    if (!words.empty() && words.front() == "nfw") words.erase(words.begin());
    if (words.empty()) return true;
    const bool alone = words.size() == 1;
    if (alone && (words[0] == "quit" || words[0] == "exit" || words[0] == "esci")) {
      over_ = true;
      return true;
    }
    if (alone && words[0] == "?") words[0] = battle_now() ? "due" : "help";
    status_ = std::max(status_, do_line(words));
    return outside_.show();
  }

  int do_line(const std::vector<std::string>& words) {
    out_.clear();
    is_browsed_ = false;
    int status = wrong;
    const auto name = command_of(words);
    if (name == "play" || name == "batch")
      world_.err(sentence(lang_, "nfw: {}: not at the prompt of another\n",
                          "nfw: {}: non al prompt di un altro\n", name));
    else
      status = cli::run(words, bare_.rulesets, world_);
    if (!asked_.empty()) outside_.err(std::exchange(asked_, {}) + "\n");
    if (status != wrong) (is_browsed_ ? outside_.browse : outside_.out)(out_);
    outside_.show();
    return status;
  }

  const Context& context_;
  const World& outside_;
  Lang lang_;
  HouseRules bare_;                       // what a line is laid over by its own house rules
  std::optional<std::string> path_ = {};  // of the battle, where it was chosen
  std::string asked_ = {};
  std::string out_ = {};
  bool is_browsed_ = false;
  World world_;
  std::vector<std::string> past_ = {};
  int status_ = resolved;
  bool over_ = false;
};

}  // namespace

int run_play(const Context& context) { return Evening(context).run(); }

}  // namespace nfw::cli
