#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <map>
#include <regex>
#include <set>

#include "harness.hpp"
#include "nfw/battle_rules.hpp"
#include "nfw/builtin.hpp"

// What the layout promises and the compiler cannot hold: rules live in tables, and the folders
// depend on each other one way only.

namespace {

using namespace nfw;
namespace fs = std::filesystem;

struct SourceFile {
  std::string name;
  std::string text;
};

std::vector<SourceFile> sources(const std::string& folder) {
  std::vector<SourceFile> out;
  for (const auto& entry : fs::recursive_directory_iterator(NFW_SOURCE "/" + folder))
    if (entry.path().extension() == ".cpp" || entry.path().extension() == ".hpp")
      out.push_back(
          {fs::relative(entry.path(), NFW_SOURCE).string(), testing::read_file(entry.path())});
  return out;
}

std::vector<std::string> includes(const std::string& text) {
  static const std::regex line("#include [<\"]([^>\"]+)[>\"]");
  std::vector<std::string> out;
  for (std::sregex_iterator at(text.begin(), text.end(), line), end; at != end; ++at)
    out.push_back((*at)[1]);
  return out;
}

// The records of all lists; those of prices are the same.
std::vector<RecordTable> records_of(const Ruleset& ruleset) {
  std::vector<RecordTable> out;
  for (const auto* test : ruleset.tests)
    if (test->roster != nullptr && test->roster->priced.empty())
      out.insert(out.end(), test->roster->records.begin(), test->roster->records.end());
  return out;
}

// Ids of stages, modifiers, dice, rulings and rulesets. Single words that name a mechanic as well
// (a stage, a key of the table language) are told apart by the hyphen.
std::set<std::string> rule_ids() {
  std::set<std::string> out;
  for (const auto* ruleset : builtin::rulesets()) {
    for (const auto& ruling : ruleset->rulings)
      out.insert({std::string(ruling.id), std::string(ruling.switch_id)});
    for (const auto& table : ruleset->references)
      for (const auto& row : table.rows) out.insert(std::string(row.id));
    for (const auto* test : ruleset->tests) {
      for (const auto& role : test->roles) out.insert(std::string(role.name));
      for (const auto& stage : test->stages) {
        out.insert({std::string(stage.id), std::string(stage.key)});
        for (const auto rows : {stage.modifiers, stage.dice})
          for (const auto& row : rows) out.insert(std::string(row.id));
      }
    }
    if (ruleset->battle != nullptr) {
      for (const auto& round : ruleset->battle->rounds) out.insert(std::string(round.id));
      for (const auto& record : ruleset->battle->records)
        for (const auto& key : record.form.inputs) out.insert(std::string(key.id));
    }
    for (const auto& record : records_of(*ruleset)) {
      for (const auto& row : record.costs) out.insert(std::string(row.id));
      for (const auto& limit : record.limits) out.insert(std::string(limit.id));
      for (const auto& input : record.form.inputs) out.insert(std::string(input.id));
    }
  }
  std::erase_if(out, [](const std::string& id) { return id.find('-') == std::string::npos; });
  return out;
}

TEST_CASE("no C++ file names a ruleset, a modifier or a ruling") {
  const auto ids = rule_ids();
  CHECK(ids.size() > 50);
  static const std::regex literal("\"([a-z0-9-]+)\"");
  static const std::regex of_the_language("std::\\w+|#include <\\w+>");
  for (const auto& folder : {"src", "include"})
    for (const auto& source : sources(folder)) {
      const auto own = std::regex_replace(source.text, of_the_language, "");
      for (const auto* ruleset : builtin::rulesets())
        CHECK_MESSAGE(own.find(ruleset->id) == std::string::npos,
                      source.name << " names " << ruleset->id);
      for (std::sregex_iterator at(source.text.begin(), source.text.end(), literal), end; at != end;
           ++at)
        CHECK_MESSAGE(!ids.contains((*at)[1]), source.name << " names " << (*at)[1]);
    }
}

TEST_CASE("the core includes the standard library, the base and itself alone") {
  for (const auto& folder : {"src/core", "include"})
    for (const auto& source : sources(folder))
      for (const auto& header : includes(source.text)) {
        const bool own = header.starts_with("nfw/") || fs::exists(NFW_SOURCE "/src/core/" + header);
        const bool standard = header.find('/') == std::string::npos && !header.ends_with(".hpp");
        CHECK_MESSAGE((own || standard), source.name << " includes " << header);
      }
}

TEST_CASE("the battle includes the standard library, the base, the core and itself alone") {
  for (const auto& source : sources("src/battle"))
    for (const auto& header : includes(source.text)) {
      const bool own = header.starts_with("nfw/") || fs::exists(NFW_SOURCE "/src/battle/" + header);
      const bool standard = header.find('/') == std::string::npos && !header.ends_with(".hpp");
      CHECK_MESSAGE((own || standard), source.name << " includes " << header);
    }
}

TEST_CASE("the base includes the standard library and itself alone") {
  for (const auto& folder : {"src/base", "include/nfw/base"})
    for (const auto& source : sources(folder))
      for (const auto& header : includes(source.text)) {
        const bool standard = header.find('/') == std::string::npos && !header.ends_with(".hpp");
        CHECK_MESSAGE((header.starts_with("nfw/base/") || standard),
                      source.name << " includes " << header);
      }
}

TEST_CASE("the core does no input or output") {
  static const std::set<std::string> forbidden{"iostream", "fstream", "cstdio",    "cstdlib",
                                               "chrono",   "ctime",   "filesystem"};
  for (const auto& folder : {"src/base", "src/core", "src/battle", "include"})
    for (const auto& source : sources(folder))
      for (const auto& header : includes(source.text))
        CHECK_MESSAGE(!forbidden.contains(header), source.name << " includes " << header);
}

TEST_CASE(
    "few files touch the world, those that CONTRIBUTING names, and each system in its folder") {
  const auto named = testing::read_file(NFW_SOURCE "/CONTRIBUTING.md");
  static const std::set<std::string> systems{"bcrypt.h", "fcntl.h",  "histedit.h",
                                             "io.h",     "poll.h",   "shellapi.h",
                                             "spawn.h",  "unistd.h", "windows.h"};
  for (const auto& source : sources("src"))
    for (const auto& header : includes(source.text)) {
      if (systems.contains(header) || header.starts_with("sys/"))
        CHECK_MESSAGE(
            (source.name.starts_with("src/posix/") || source.name.starts_with("src/windows/")),
            source.name << " includes " << header);
      if (header == "fstream")
        CHECK_MESSAGE(named.find("`" + fs::path(source.name).replace_extension("").string()) !=
                          std::string::npos,
                      source.name << " includes " << header);
    }
}

TEST_CASE("no code asks by which compiler or for which system it is built") {
  static const std::regex asked("# *(if|ifdef|ifndef|elif)\\b");
  for (const auto& folder : {"src", "include"})
    for (const auto& source : sources(folder))
      CHECK_MESSAGE(!std::regex_search(source.text, asked), source.name);
}

TEST_CASE("how a system writes paths, and where it keeps settings, stands in its folder alone") {
  for (const auto& folder : {"src", "include"})
    for (const auto& source : sources(folder))
      for (const auto& own : {"preferred_separator", "APPDATA", "USERPROFILE"})
        CHECK_MESSAGE(
            (source.name.starts_with("src/windows/") || source.text.find(own) == std::string::npos),
            source.name << " knows " << own);
}

TEST_CASE("each library stays behind one file") {
  const std::map<std::string, std::string> only{
      {"CLI/CLI.hpp", "src/cli/arguments.cpp"},     {"toml++/toml.h", "src/tables/toml_node.cpp"},
      {"nlohmann/json.hpp", "src/report/json.hpp"}, {"sha2.h", "src/posix/sha256.cpp"},
      {"libstemmer.h", "src/report/stem.cpp"},      {"utf8proc.h", "src/report/utf8.cpp"}};
  for (const auto& source : sources("src"))
    for (const auto& header : includes(source.text))
      if (const auto found = only.find(header); found != only.end())
        CHECK_MESSAGE(found->second == source.name, source.name << " includes " << header);
}

TEST_CASE("dependencies point one way: cli to report to core, tables to core") {
  for (const auto& source : sources("src/report"))
    for (const auto& header : includes(source.text))
      CHECK_MESSAGE((!fs::exists(NFW_SOURCE "/src/cli/" + header) &&
                     !fs::exists(NFW_SOURCE "/src/tables/" + header)),
                    source.name << " includes " << header);
  for (const auto& source : sources("src/tables"))
    for (const auto& header : includes(source.text))
      CHECK_MESSAGE((!fs::exists(NFW_SOURCE "/src/cli/" + header) &&
                     !fs::exists(NFW_SOURCE "/src/report/" + header)),
                    source.name << " includes " << header);
}

TEST_CASE("the command line does not include the reader of the tables") {
  for (const auto& source : sources("src/cli"))
    for (const auto& header : includes(source.text))
      CHECK_MESSAGE(!fs::exists(NFW_SOURCE "/src/tables/" + header),
                    source.name << " includes " << header);
}

TEST_CASE("every file of tests holds one and is built") {
  const auto built = testing::read_file(NFW_SOURCE "/tests/CMakeLists.txt");
  for (const auto& source : sources("tests")) {
    if (!source.name.ends_with("_test.cpp")) continue;
    CHECK_MESSAGE(source.text.find("TEST_CASE(\"") != std::string::npos, source.name);
    const auto name = source.name.substr(std::string("tests/").size());
    CHECK_MESSAGE(built.find(name) != std::string::npos, source.name);
  }
}

TEST_CASE("every label of the tables stands in both languages") {
  const auto both = [](const Text& text) { return !text.en.empty() && !text.it.empty(); };
  for (const auto* ruleset : builtin::rulesets()) {
    for (const auto& ruling : ruleset->rulings) {
      CHECK_MESSAGE((both(ruling.question) && both(ruling.why)), ruling.number);
      for (const auto& reading : ruling.readings) CHECK_MESSAGE(both(reading.label), ruling.number);
    }
    for (const auto& table : ruleset->references) {
      CHECK_MESSAGE((both(table.title) && both(table.about)), table.id);
      for (const auto& column : table.columns) CHECK_MESSAGE(both(column.label), table.id);
      for (const auto& note : table.notes) CHECK_MESSAGE(both(note.label), table.id);
      for (const auto& row : table.rows) {
        CHECK_MESSAGE(both(row.label), table.id << " " << row.id);
        CHECK_MESSAGE(!row.ref.empty(), table.id << " " << row.id);
      }
    }
    for (const auto& record : records_of(*ruleset)) {
      CHECK_MESSAGE(both(record.form.title), record.form.id);
      for (const auto& input : record.form.inputs) CHECK_MESSAGE(both(input.label), input.id);
      for (const auto& row : record.costs) CHECK_MESSAGE(both(row.label), row.id);
      for (const auto& limit : record.limits) CHECK_MESSAGE(both(limit.label), limit.id);
    }
    for (const auto* test : ruleset->tests) {
      for (const auto& input : test->inputs) {
        CHECK_MESSAGE(both(input.label), test->id << " " << input.id);
        for (const auto& value : input.values)
          CHECK_MESSAGE(both(value.label), test->id << " " << input.id << " " << value.id);
      }
      for (const auto& stage : test->stages) {
        CHECK_MESSAGE(both(stage.label), test->id << " " << stage.id);
        for (const auto& row : stage.modifiers) CHECK_MESSAGE(both(row.label), row.id);
      }
    }
  }
}

}  // namespace
