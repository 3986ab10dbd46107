#include "held.hpp"

#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include <nlohmann/json.hpp>

#include "arguments.hpp"
#include "lay_over.hpp"
#include "nfw/builtin.hpp"
#include "program.hpp"
#include "toml_node.hpp"
#include "verbs.hpp"
#include "words.hpp"

namespace nfw::fuzz {

namespace {

using cli::FileText;
using Json = nlohmann::json;

// Options may stand by a beginning, in one word with their value; behind "--" there are none.
bool has(const Words& args, std::string_view option) {
  constexpr std::size_t shortest = 3;  // --o
  return std::any_of(args.begin(), std::ranges::find(args, "--"), [&](std::string_view arg) {
    const auto name = arg.substr(0, arg.find('='));
    return name.size() >= shortest && option.starts_with(name);
  });
}

bool has_any(const Words& args, std::initializer_list<std::string_view> options) {
  return std::ranges::any_of(options, [&](std::string_view option) { return has(args, option); });
}

// Letters may stand together: -qh.
bool has_letter(const Words& args) {
  return std::ranges::any_of(args, [](std::string_view arg) {
    return arg.size() > 1 && arg[0] == '-' && arg.find_first_of("qhV") != std::string_view::npos &&
           arg[1] != '-';
  });
}

// What a word may mean in any rulebook, asked again and again of the same.
const std::set<std::string_view>& meanings(const std::string& word) {
  static std::string last;
  static std::set<std::string_view> all;
  if (word == last) return all;
  last = word;
  all.clear();
  for (const auto* ruleset : builtin::rulesets())
    for (const auto verb : cli::verbs(word, *ruleset)) all.insert(verb);
  return all;
}

// It may stand by a beginning.
bool is_command(const Words& args, std::initializer_list<std::string_view> names) {
  const auto word = cli::command_of(args);
  const auto& meant = meanings(word);
  return std::ranges::any_of(
      names, [&](std::string_view name) { return name == word || meant.contains(name); });
}

// It answers lines of standard input, one after the other.
bool answers_lines(const Words& args) { return is_command(args, {"batch", "play"}); }

// The library refuses to write what is not UTF-8.
bool is_utf8(const std::string& text) {
  const auto is_plain = [](char c) { return static_cast<unsigned char>(c) < 0x80; };
  try {
    return std::ranges::all_of(text, is_plain) || !Json(text).dump().empty();
  } catch (const Json::type_error&) {
    return false;
  }
}

// A line that a break between two words would have made shorter.
bool too_wide(const std::string& line, std::size_t most) {
  if (report::width(line) <= most) return false;
  std::istringstream in(line);
  std::size_t longest = 0;
  for (std::string word; in >> word;) longest = std::max(longest, report::width(word));
  constexpr std::size_t head = 40;  // where the text of a row may begin
  return longest + head <= most;
}

// An object in which no key stands twice.
std::optional<Json> object_of(const std::string& text) {
  std::vector<std::set<std::string>> open;
  bool twice = false;
  auto out = Json::parse(
      text,
      [&](int, Json::parse_event_t event, Json& parsed) {
        if (event == Json::parse_event_t::object_start) open.emplace_back();
        if (event == Json::parse_event_t::object_end) open.pop_back();
        if (event == Json::parse_event_t::key)
          twice = !open.back().insert(parsed.get<std::string>()).second || twice;
        return true;
      },
      false);
  if (out.is_discarded() || !out.is_object() || twice) return {};
  return out;
}

bool has_numbers(const Json& values, const char* key) {
  return values.is_array() && !values.empty() && values[0].is_object() && values[0].contains(key);
}

// Whether the probabilities of every law come to 1 and none is negative.
bool sums(const Json& json) {
  if (json.is_object() && json.contains("values") && has_numbers(json["values"], "p")) {
    double sum = 0;
    for (const auto& value : json["values"]) {
      const auto p = value.at("p").get<double>();
      if (!(p >= 0)) return false;
      sum += p;
    }
    constexpr double slack = 1e-9;
    if (!(std::abs(sum - 1) <= slack)) return false;
  }
  return !json.is_structured() ||
         std::ranges::all_of(json, [](const Json& part) { return sums(part); });
}

bool is_message(const std::string& line) {
  const auto number = line.find_first_not_of("0123456789");
  return line.empty() || line.starts_with("nfw: ") || line.starts_with(' ') ||
         (number != 0 && number != std::string::npos && line.substr(number).starts_with(" |"));
}

void hold_messages(const Words& args, const Desk& desk, const Ran& ran) {
  // Questions stand on the same stream.
  const auto asks = [&](std::string_view how) { return ran.err.find(how) != std::string::npos; };
  if (has(args, "--ask") || answers_lines(args) || asks("/n) ") || asks(" go (o)") ||
      asks(" toglie (t)"))
    return;
  const bool is_usage =
      ran.status == cli::wrong && (ran.err.starts_with("Usage") || ran.err.starts_with("Uso"));
  std::set<std::string> seen;
  for (const auto& line : split(is_usage ? "" : ran.err, '\n')) {
    if (!is_message(line)) fail("no message", args, desk, ran.err);
    if (line.starts_with("nfw: ") && !seen.insert(line).second)
      fail("message twice", args, desk, ran.err);
  }
}

void hold_text(const Words& args, const Desk& desk, const Ran& ran) {
  constexpr std::size_t page = 80;
  constexpr std::size_t wide_page = 132;  // of the sheet
  for (const auto& line : split(ran.out, '\n')) {
    if (too_wide(line, has(args, "--sheet") ? wide_page : page)) fail("wide", args, desk, line);
    if (line.ends_with(' ')) fail("blank at the end", args, desk, line);
  }
}

void hold_objects(const Words& args, const Desk& desk, const Ran& ran) {
  const auto lines = split(ran.out, '\n');
  if (!ran.out.ends_with('\n') || (lines.size() != 1 && !answers_lines(args)))
    fail("no object on one line", args, desk, ran.out);
  for (const auto& line : lines) {
    const auto object = object_of(line);
    if (!object) fail("no object, or a key twice", args, desk, line);
    if (!sums(*object)) fail("probabilities do not come to 1", args, desk, line);
  }
}

void hold_output(const Words& args, const Desk& desk, const Ran& ran) {
  // What is meant for other programs.
  if (has_any(args, {"--quiet", "--csv", "--version"}) || has_letter(args) ||
      is_command(args, {"complete", "completion", "help", "manual"}))
    return;
  const bool is_read = is_command(args, {"batch"}) ? !ran.out.empty() : has(args, "--json");
  if (is_read && !has(args, "--help"))
    hold_objects(args, desk, ran);
  else if (!answers_lines(args) && !is_command(args, {"verify"}))  // which names lines of a file
    hold_text(args, desk, ran);
}

void hold_status(const Words& args, const Desk& desk, const Ran& ran) {
  if (ran.status == cli::not_expected && !has(args, "--expect") && !answers_lines(args) &&
      !is_command(args, {"amend", "count", "find", "redo", "undo", "verify"}))
    fail("status 1 of what expects nothing", args, desk, ran.out);
  if (ran.status != cli::wrong) return hold_output(args, desk, ran);
  if (answers_lines(args)) return;
  if (ran.err.empty()) fail("status 2 without a word", args, desk, "");
  if (!ran.out.empty()) fail("status 2, and standard output", args, desk, ran.out);
}

double most_megabytes() {
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  constexpr double kilobytes = 1 << 10;
  return static_cast<double>(usage.ru_maxrss) / kilobytes;
}

// A second and 256 MB; the sanitizers slow all down and use memory of their own. What the program
// had before its first run is not counted, nor is anything else kept but the inputs.
class Cost {
 public:
  void hold(const Words& args, const Desk& desk) const {
#ifdef NFW_SANITIZED
    constexpr double seconds = 20;
    constexpr double megabytes = 4096;
#else
    constexpr double seconds = 1;
    constexpr double megabytes = 256;
#endif
    static const double before = first_;
    const auto took = static_cast<double>(std::clock() - begun_) / CLOCKS_PER_SEC;
    if (took > seconds) fail("slow", args, desk, std::to_string(took) + " s");
    const auto grown = most_megabytes() - before;
    if (grown > megabytes) fail("memory", args, desk, std::to_string(grown) + " MB");
  }

 private:
  double first_ = most_megabytes();
  std::clock_t begun_ = std::clock();
};

// The runs of the program, of which an input makes several.
class Counted {
 public:
  Counted() = default;
  Counted(const Counted&) = delete;
  Counted& operator=(const Counted&) = delete;
  ~Counted() { std::fprintf(stderr, "Runs of the program: %llu\n", runs_); }
  void add() { ++runs_; }

 private:
  unsigned long long runs_ = 0;
};

// What an input lays over the book is read once for all of its runs.
HouseRules lay_over(const std::vector<HouseFile>& files, const HouseScope& scope,
                    const Desk& desk) {
  static std::string last;
  static std::map<HouseScope, HouseRules> read;
  std::string now;
  for (const auto& file : files) {
    now += file.name + '\n' + file.text + '\n';
    for (const auto& [path, text] : desk.files)
      if (file.is_folder && path.starts_with(file.name + "/")) now += path + '\n' + text + '\n';
  }
  if (now != last) read.clear();
  last = std::move(now);
  const auto found = read.find(scope);
  if (found != read.end()) return found->second;
  return read.emplace(scope, tables::lay_over(builtin::rulesets(), builtin::files(), files, scope))
      .first->second;
}

// One run at a desk.
class Sitting {
 public:
  explicit Sitting(Desk& desk) : desk_(desk), input_(desk.input) {}

  Ran run(const Words& args) {
    ran_.status = cli::run(args, builtin::rulesets(), world());
    return std::move(ran_);
  }

 private:
  cli::World world() {
    cli::World out;
    out.out = [this](std::string_view text) { ran_.out += text; };
    out.err = [this](std::string_view text) { ran_.err += text; };
    out.read_line = [this](std::size_t /*most*/) -> std::optional<std::string> {
      std::string text;
      if (!std::getline(input_, text)) return {};
      return text;
    };
    out.date = [] { return std::string("2026-11-28T19:42:10Z"); };
    out.parse = tables::parse;
    out.lay_over = [this](const std::vector<HouseFile>& files, const HouseScope& scope) {
      return lay_over(files, scope, desk_);
    };
    out.env = [](const char*) { return std::optional<std::string>(); };
    out.fresh_seed = [] { return std::uint64_t{1}; };
    out.interrupted = [this] {
      constexpr int patience = 100;  // with many repeats
      return ++waits_ > patience;
    };
    out.go_on = [this] { waits_ = 0; };
    add_files(out);
    return out;
  }

  void add_files(cli::World& out) {
    out.read_file = [this](const std::string& path, std::size_t most, cli::Readable) {
      return read(path, most);
    };
    out.create_file = [this](const std::string& path, std::string_view text) {
      return desk_.files.emplace(path, text).second ? FileText::Fault::none
                                                    : FileText::Fault::exists;
    };
    out.put_file = [this](const std::string& path, std::string_view text) {
      desk_.files.insert_or_assign(path, std::string(text));
      return FileText::Fault::none;
    };
    out.hold_file = [this](const std::string& path, std::size_t most,
                           const std::function<void()>&) { return hold(path, most); };
    out.files_ending = [this](std::string_view ending) {
      Words found;
      for (const auto& file : desk_.files)
        if (file.first.ends_with(ending) && file.first.find('/') == std::string::npos)
          found.push_back(file.first);
      return found;
    };
  }

  FileText read(const std::string& path, std::size_t most) {
    if (desk_.files.contains(path + "/ruleset.toml")) return {FileText::Fault::folder};
    const auto file = desk_.files.find(path);
    if (path != "-" && file == desk_.files.end()) return {FileText::Fault::missing};
    const auto text =
        path == "-" ? std::string(std::istreambuf_iterator<char>(input_), {}) : file->second;
    if (text.size() > most) return {FileText::Fault::too_big};
    return {FileText::Fault::none, text};
  }

  cli::HeldFile hold(const std::string& path, std::size_t most) {
    auto file = read(path, most);
    if (file.fault != FileText::Fault::none) return {file.fault};
    return {FileText::Fault::none, file.text,
            [this, path](std::string_view more) {
              desk_.files[path] += more;
              return FileText::Fault::none;
            },
            [this, path](std::size_t from, const std::string& other) {
              auto& text = desk_.files[path];
              desk_.files[other] = text.substr(from);
              text.resize(from);
              return FileText::Fault::none;
            }};
  }

  Desk& desk_;
  Ran ran_ = {};
  std::istringstream input_;
  int waits_ = 0;
};

std::string shown(const Words& args) {
  std::string out = "nfw";
  for (const auto& arg : args)
    out += " " + Json(arg).dump(-1, ' ', true, Json::error_handler_t::replace);
  return out;
}

}  // namespace

void fail(std::string_view what, const Words& args, const Desk& desk, std::string_view detail) {
  std::fprintf(stderr, "%s\n%s\n%s\n", std::string(what).c_str(), shown(args).c_str(),
               std::string(detail).c_str());
  for (const auto& [path, text] : desk.files)
    if (!laid_desk().files.contains(path))
      std::fprintf(stderr, "--- %s\n%s\n", path.c_str(), text.c_str());
  std::abort();
}

const Desk& laid_desk() {
  static const Desk desk = [] {
    namespace fs = std::filesystem;
    Desk out;
    for (const auto* folder : {NFW_SOURCE "/tests/lists", NFW_SOURCE "/tests/house"})
      for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
          out.files[fs::relative(entry.path(), folder).string()] =
              testing::read_file(entry.path().string());
    constexpr int answers = 100;
    for (int n = 0; n < answers; ++n) out.input += "3\n";
    return out;
  }();
  return desk;
}

Ran run(const Words& args, Desk& desk) { return Sitting(desk).run(args); }

Ran held(const Words& args, Desk& desk) {
  static Counted counted;
  counted.add();
  const Cost cost;
  auto ran = run(args, desk);
  cost.hold(args, desk);
  if (ran.status < cli::resolved || ran.status > cli::wrong)
    fail("status " + std::to_string(ran.status), args, desk, ran.err);
  if (!is_utf8(ran.out)) fail("standard output is not UTF-8", args, desk, ran.out);
  if (!is_utf8(ran.err)) fail("standard error is not UTF-8", args, desk, ran.err);
  hold_messages(args, desk, ran);
  hold_status(args, desk, ran);
  return ran;
}

void hold_roll(const Words& args, Desk desk) {
  if (has_any(args,
              {"--json", "--csv", "--seed", "--dice", "--ask", "--odds", "--repeat", "--vary"}) ||
      is_command(args, {"batch", "play"}))
    return;
  const auto again = [&](const Words& more) {
    Desk fresh = desk;
    return held(with(args, with(more, {"--json"})), fresh);
  };
  const auto seeded = again({"--seed", "7"});
  auto rolled = object_of(seeded.out);
  if (seeded.status == cli::wrong || !rolled || !rolled->contains("dice")) return;
  // Another run of the same must give this, but for how it was asked for.
  const auto hold_same = [&](const Words& more, const char* what) {
    const auto ran = again(more);
    auto other = object_of(ran.out);
    // What stands for a flag by its beginning is of one language.
    if (has(more, "--lang") &&
        (!other || other->value("flags", Json()) != rolled->value("flags", Json())))
      return;
    if (!other) fail(what, with(args, more), desk, ran.out + ran.err);
    for (auto* one : {&*rolled, &*other})
      for (const auto* key : {"seed", "given"}) one->erase(key);
    if (*other != *rolled) fail(what, with(args, more), desk, rolled->dump() + other->dump());
  };
  if (!has(args, "--lang")) hold_same({"--seed", "7", "--lang", "it"}, "the languages differ");
  std::string dice;
  for (const auto& face : rolled->at("dice")) dice += (dice.empty() ? "" : ",") + face.dump();
  if (!dice.empty()) hold_same({"--dice", dice}, "its dice give another result");
  const auto law = object_of(again({"--odds"}).out);
  if (!law || !rolled->contains("outcome")) return;
  for (const auto& rolled_key : rolled->at("outcome").items()) {
    if (!law->at("odds").contains(rolled_key.key())) continue;
    const auto& values = law->at("odds").at(rolled_key.key()).at("values");
    const auto is_it = [&](const Json& one) {  // of a test that may not be due, null is "none"
      return one.at("value") == rolled_key.value() ||
             (rolled_key.value().is_null() && one.at("value") == "none");
    };
    if (std::ranges::none_of(values, is_it))
      fail("the odds do not hold what was rolled", args, desk, rolled_key.key() + law->dump());
  }
}

Words with(Words args, const Words& more) {
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

Words split(std::string_view text, char between) {
  Words out;
  std::string part;
  for (const char c : text) {
    if (c == between)
      out.push_back(std::exchange(part, {}));
    else if (c != '\0')
      part += c;
  }
  if (!part.empty()) out.push_back(part);
  return out;
}

}  // namespace nfw::fuzz
