#include <algorithm>
#include <unordered_map>

#include <fmt/format.h>

#include "answer.hpp"
#include "chain.hpp"
#include "lines.hpp"
#include "prepare.hpp"
#include "program.hpp"
#include "shell_words.hpp"
#include "verbs.hpp"

namespace nfw::cli {

namespace {

/// A line that was rolled, ready for when it comes again.
struct Known {
  const Ruleset* ruleset = nullptr;
  std::vector<ChainPart> chain;
  Play play;
};

/// Where the seed that a line names stands among its words, behind "--seed=" or alone.
struct SeedWord {
  std::size_t at = 0;
  std::size_t from = 0;
};
std::optional<SeedWord> seed_word(const std::vector<std::string>& args) {
  constexpr std::string_view option = "--seed";
  for (std::size_t at = 0; at < args.size(); ++at) {
    if (args[at] == option && at + 1 < args.size()) return SeedWord{at + 1, 0};
    if (args[at].starts_with(option) && args[at][option.size()] == '=')
      return SeedWord{at, option.size() + 1};
  }
  return {};
}

bool is_plain_roll(const ChainPart& part) {
  const auto& a = part.arguments;
  const bool is_roll =
      part.test != nullptr && part.test->rolls_dice() && part.test->roster == nullptr;
  const bool is_plain = !a.odds && !a.repeat && a.vary.empty() && !a.dice;
  return is_roll && is_plain && !a.list && !a.enemy_list && !a.help && !a.version;
}

// Standard input, by whatever name.
bool is_input(std::string_view path) {
  constexpr std::string_view names[] = {"-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"};
  return std::ranges::find(names, path) != std::end(names);
}

std::string key_of(std::vector<std::string> args) {
  if (const auto seed = seed_word(args)) args[seed->at].resize(seed->from);
  return fmt::format("{}", fmt::join(args, "\n"));
}

class Batch {
 public:
  explicit Batch(const Context& context)
      : context_(context), settings_(settings_of(context)), world_(of_lines(context.world)) {}

  int run() {
    const auto& world = context_.world;
    while (const auto line = world.read_line(longest_line + 1)) {
      ++number_;
      answer(*line);
      if (!world.line_is_there() && !world.show()) return wrong;
    }
    return status_;
  }

 private:
  // A line sees no battle, and cannot read what is the next line's.
  World of_lines(const World& outside) {
    auto out = outside;
    out.out = [this](std::string_view text) { out_ += text; };
    out.err = [this](std::string_view text) { err_ += text; };
    out.browse = {};
    out.read_line = [this](std::size_t /*most*/) -> std::optional<std::string> { refuse_input(); };
    out.read_file = [this](const std::string& path, std::size_t most, Readable what) {
      if (is_input(path)) refuse_input();
      return context_.world.read_file(path, most, what);
    };
    out.files_ending = [](std::string_view) { return std::vector<std::string>(); };
    out.env = [this](const char* name) {
      return std::string_view(name) == "NFW_BATTLE" ? std::nullopt : context_.world.env(name);
    };
    out.out_is_terminal = out.err_is_terminal = false;
    return out;
  }
  [[noreturn]] void refuse(std::string_view what, std::string_view en, std::string_view it) const {
    throw UsageError(fmt::format("{}: {}{}", what,
                                 report::pick(lang_, "in a batch ", "in un batch "),
                                 report::pick(lang_, en, it)));
  }

  [[noreturn]] void refuse_input() const {
    refuse("-", "standard input has the lines", "lo standard input ha le righe");
  }

  void answer(const std::string& line) {
    const bool is_too_long = line.size() > longest_line;
    auto split = is_too_long ? ShellWords() : shell_words(line);
    auto& args = split.words;
    const bool has_nul = line.find('\0') != std::string::npos;
    if (args.empty() && split.lacks == ShellWords::Lacks::nothing && !has_nul && !is_too_long)
      return;
    if (!args.empty() && args.front() == "nfw") args.erase(args.begin());
    out_.clear();
    err_.clear();
    lang_ = peek(args, "lang") ? language(args, world_, {}) : settings_.lang;
    const auto status = or_told(args, lang_, world_, [&] {
      check_line(line, split.lacks, lang_);
      if (args.empty() || std::ranges::find(args, "--json") == args.end())
        args.insert(std::ranges::find(args, "--"), "--json");
      return resolve(args);
    });
    status_ = std::max(status_, status);
    context_.world.out(status == wrong ? report::refusal({number_, status}, args, told())
                                       : report::answer({number_, status}, out_));
  }

  // What was said of what is wrong, without the program's name before each line.
  [[nodiscard]] std::string told() const {
    constexpr std::string_view name = "nfw: ";
    std::string out;
    for (std::string_view left = err_; !left.empty();) {
      if (left.starts_with(name)) left.remove_prefix(name.size());
      const auto end = std::min(left.find('\n'), left.size() - 1) + 1;
      out += left.substr(0, end);
      left.remove_prefix(end);
    }
    while (out.ends_with('\n')) out.pop_back();
    return out;
  }

  int resolve(const std::vector<std::string>& args) {
    auto key = key_of(args);
    if (const auto found = known_.find(key); found != known_.end())
      return roll(found->second, args);
    const auto settings = settings_of_line(args, settings_, world_);
    const auto full = options_in_full(args, *settings.ruleset, lang_);
    check_options_of(full);
    if (auto known = prepared(full, settings))
      return roll(keep(std::move(key), std::move(*known)), args);
    const auto status = cli::run(full, settings, world_);
    if (status != wrong && !out_.starts_with('{'))
      throw UsageError(lang_, "'{}' has no JSON form", "'{}' non ha una forma JSON", args.front());
    return status;
  }
  void check_options_of(const std::vector<std::string>& args) const {
    if (std::ranges::find(args, "--ask") != args.end())
      refuse("--ask", "nobody answers", "nessuno risponde");
    if (peek(args, "battle-file"))
      refuse("--battle-file", "no battle is played", "non si giocano battaglie");
    if (peek(args, "house"))
      refuse("--house", "it stands behind 'batch', for every line",
             "sta dopo 'batch', per ogni riga");
  }

  int roll(Known& known, const std::vector<std::string>& args) {
    auto& arguments = known.chain.front().arguments;
    if (const auto seed = seed_word(args)) arguments.seed = args[seed->at].substr(seed->from);
    return roll_once(known.play, {*known.ruleset,
                                  context_.rulesets,
                                  arguments,
                                  world_,
                                  {.lang = lang_, .given = args},
                                  context_.house});
  }

  // Nothing where it is no plain roll.
  std::optional<Known> prepared(const std::vector<std::string>& args, const Settings& settings) {
    const Rulebooks books{*settings.ruleset, settings.house.rulesets};
    Known out{settings.ruleset, read_chain(args, books, lang_), {}};
    const auto& name = out.chain.front().arguments.command;
    const auto* command = find_command(name);
    if (find_act(*settings.ruleset, name) != nullptr ||
        (command != nullptr && (command->whom == For::battle || command->name == "battle")))
      refuse(name, "no battle is played", "non si giocano battaglie");
    if (!is_plain_roll(out.chain.front())) return {};
    check_chain(out.chain, lang_);
    out.play = prepare(out.chain, *out.ruleset, {}, lang_);
    return out;
  }
  Known& keep(std::string key, Known known) {
    constexpr std::size_t most = 1000;
    if (known_.size() == most) known_.clear();
    return known_.emplace(std::move(key), std::move(known)).first->second;
  }

  const Context& context_;
  Settings settings_;
  World world_;
  Lang lang_ = Lang::en;  // of a line
  std::string out_;
  std::string err_;
  std::unordered_map<std::string, Known> known_;
  std::size_t number_ = 0;
  int status_ = resolved;
};

}  // namespace

int run_batch(const Context& context) { return Batch(context).run(); }

}  // namespace nfw::cli
