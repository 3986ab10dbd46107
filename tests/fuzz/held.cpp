#include "held.hpp"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <set>
#include <sstream>
#include <utility>

#include <nlohmann/json.hpp>

#include "lay_over.hpp"
#include "nfw/builtin.hpp"
#include "program.hpp"
#include "toml_node.hpp"

namespace nfw::fuzz {

namespace {

using cli::FileText;
using Json = nlohmann::json;

bool has(const Words& args, std::string_view option) {
  return std::ranges::any_of(args, [&](const std::string& arg) {
    return arg == option || arg.starts_with(std::string(option) + "=");
  });
}

// The library refuses to write what is not UTF-8.
bool is_utf8(const std::string& text) {
  try {
    return !Json(text).dump().empty();
  } catch (const Json::type_error&) {
    return false;
  }
}

std::size_t width(std::string_view line) {
  return static_cast<std::size_t>(std::ranges::count_if(
      line, [](char c) { return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U; }));
}

// A line that a break between two words would have made shorter.
bool too_wide(const std::string& line, std::size_t most) {
  if (width(line) <= most) return false;
  std::istringstream in(line);
  std::size_t longest = 0;
  for (std::string word; in >> word;) longest = std::max(longest, width(word));
  constexpr std::size_t head = 40;  // where the text of a row may begin
  return longest + head <= most;
}

// An object on one line, in which no key stands twice.
std::optional<Json> object_of(const std::string& text) {
  if (!text.ends_with('\n') || std::ranges::count(text, '\n') != 1) return {};
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
  if (ran.err.empty()) fail("status 2 without a word", args, desk, "");
  if (!ran.out.empty()) fail("status 2, and standard output", args, desk, ran.out);
  if (has(args, "--ask")) return;  // prompts stand on the same stream
  std::set<std::string> seen;
  for (const auto& line : split(ran.err, '\n')) {
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

bool is_given(const Words& args, std::initializer_list<std::string_view> options) {
  return std::ranges::any_of(options, [&](std::string_view option) { return has(args, option); });
}

void hold_output(const Words& args, const Desk& desk, const Ran& ran) {
  // What is meant for other programs, or holds lines of the player's as they are.
  if (args.empty() || is_given(args, {"-q", "--quiet", "--csv", "--help", "-h", "--version",
                                      "complete", "completion", "--show"}))
    return;
  if (!has(args, "--json")) {
    hold_text(args, desk, ran);
    return;
  }
  const auto object = object_of(ran.out);
  if (!object) fail("no object on one line", args, desk, ran.out);
  if (!sums(*object)) fail("probabilities do not come to 1", args, desk, ran.out);
}

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

Ran run(const Words& args, Desk& desk) {
  Ran ran;
  std::istringstream input(desk.input);
  int waits = 0;
  const auto read = [&](const std::string& path, std::size_t most) -> FileText {
    if (desk.files.contains(path + "/ruleset.toml")) return {FileText::Fault::folder};
    const auto file = desk.files.find(path);
    if (path != "-" && file == desk.files.end()) return {FileText::Fault::missing};
    const auto& text = path == "-" ? desk.input : file->second;
    if (text.size() > most) return {FileText::Fault::too_big};
    return {FileText::Fault::none, text};
  };
  const cli::World world{
      .out = [&](std::string_view text) { ran.out += text; },
      .err = [&](std::string_view text) { ran.err += text; },
      .read_line = [&]() -> std::optional<std::string> {
        std::string text;
        if (!std::getline(input, text)) return {};
        return text;
      },
      .read_file = [&](const std::string& path, std::size_t most,
                       cli::Readable) { return read(path, most); },
      .create_file =
          [&](const std::string& path, std::string_view text) {
            return desk.files.emplace(path, text).second ? FileText::Fault::none
                                                         : FileText::Fault::exists;
          },
      .hold_file = [&](const std::string& path, std::size_t most) -> cli::HeldFile {
        auto file = read(path, most);
        if (file.fault != FileText::Fault::none) return {file.fault};
        return {FileText::Fault::none, file.text,
                [&desk, path](std::string_view more) {
                  desk.files[path] += more;
                  return FileText::Fault::none;
                },
                [&desk, path](std::size_t from, const std::string& other) {
                  auto& text = desk.files[path];
                  desk.files[other] = text.substr(from);
                  text.resize(from);
                  return FileText::Fault::none;
                }};
      },
      .files_ending =
          [&](std::string_view ending) {
            Words out;
            for (const auto& file : desk.files)
              if (file.first.ends_with(ending) && file.first.find('/') == std::string::npos)
                out.push_back(file.first);
            return out;
          },
      .date = [] { return std::string("2026-11-28T19:42:10Z"); },
      .parse = tables::parse,
      .lay_over =
          [](const std::vector<HouseFile>& files) {
            return tables::lay_over(builtin::rulesets(), builtin::files(), files);
          },
      .env = [](const char*) { return std::optional<std::string>(); },
      .fresh_seed = [] { return std::uint64_t{1}; },
      .interrupted =
          [&] {
            constexpr int patience = 200;  // with many repeats
            return ++waits > patience;
          },
  };
  ran.status = cli::run(args, builtin::rulesets(), world);
  return ran;
}

Ran held(const Words& args, Desk& desk) {
  auto ran = run(args, desk);
  if (!is_utf8(ran.out)) fail("standard output is not UTF-8", args, desk, ran.out);
  if (!is_utf8(ran.err)) fail("standard error is not UTF-8", args, desk, ran.err);
  if (ran.status == cli::wrong)
    hold_messages(args, desk, ran);
  else if (ran.status == cli::resolved || ran.status == cli::not_expected)
    hold_output(args, desk, ran);
  else
    fail("status " + std::to_string(ran.status), args, desk, ran.err);
  return ran;
}

void hold_roll(const Words& args, Desk desk) {
  if (is_given(args,
               {"--json", "--csv", "--seed", "--dice", "--ask", "--odds", "--repeat", "--vary"}))
    return;
  const auto again = [&](const Words& more) {
    Desk fresh = desk;
    return held(with(args, with(more, {"--json"})), fresh);
  };
  const auto seeded = again({"--seed", "7"});
  const auto rolled = object_of(seeded.out);
  if (seeded.status != cli::resolved || !rolled || !rolled->contains("dice")) return;
  if (!is_given(args, {"--lang"}) && again({"--seed", "7", "--lang", "it"}).out != seeded.out)
    fail("the languages differ", args, desk, seeded.out);
  Json without_seed = *rolled;
  without_seed.erase("seed");
  without_seed.erase("given");
  if (!rolled->at("dice").empty()) {
    std::string dice;
    for (const auto& face : rolled->at("dice")) dice += (dice.empty() ? "" : ",") + face.dump();
    auto same = object_of(again({"--dice", dice}).out);
    if (!same) fail("its dice are refused", args, desk, dice);
    same->erase("seed");
    same->erase("given");
    if (*same != without_seed) fail("its dice give another result", args, desk, same->dump());
  }
  const auto law = object_of(again({"--odds"}).out);
  if (!law || !rolled->contains("outcome")) return;
  for (const auto& [key, value] : rolled->at("outcome").items()) {
    if (!law->at("odds").contains(key)) continue;
    const auto& values = law->at("odds").at(key).at("values");
    if (std::ranges::none_of(values, [&](const Json& one) { return one.at("value") == value; }))
      fail("the odds do not hold what was rolled", args, desk, key + ": " + value.dump());
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
