#include "case_file.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <stdexcept>

#include <nlohmann/json.hpp>

#include "harness.hpp"
#include "nfw/facts.hpp"

namespace nfw::testing {

namespace {

using Json = nlohmann::json;
using tables::Node;

Json to_json(const Node& node) {
  switch (node.kind) {
    case Node::Kind::table: {
      Json out = Json::object();
      for (const auto& member : node.members) out[member.key] = to_json(member.value);
      return out;
    }
    case Node::Kind::array: {
      Json out = Json::array();
      for (const auto& item : node.items) out.push_back(to_json(item));
      return out;
    }
    case Node::Kind::string:
      // TOML has no null.
      return node.text == "null" ? Json(nullptr) : Json(node.text);
    case Node::Kind::integer: return node.integer;
    case Node::Kind::real: return node.real;
    default: return node.boolean;
  }
}

std::string text_at(const Node& node, const std::string& key) {
  const auto* value = node.find(key);
  return value == nullptr ? "" : value->text;
}

// What a key of a case holds, and what it is for.
enum class Part { run, expectation, refusal };
struct Key {
  std::string_view name;
  Node::Kind kind;
  Part part;
};
constexpr Key keys[] = {{"name", Node::Kind::string, Part::run},
                        {"run", Node::Kind::string, Part::run},
                        {"dice", Node::Kind::string, Part::run},
                        {"before", Node::Kind::string, Part::run},
                        {"input", Node::Kind::string, Part::run},
                        {"error", Node::Kind::string, Part::refusal},
                        {"next", Node::Kind::string, Part::expectation},
                        {"absent", Node::Kind::array, Part::expectation},
                        {"effects", Node::Kind::array, Part::expectation},
                        {"breaches", Node::Kind::array, Part::expectation},
                        {"warnings", Node::Kind::array, Part::expectation},
                        {"keys", Node::Kind::table, Part::expectation},
                        {"stages", Node::Kind::table, Part::expectation},
                        {"enemy-stages", Node::Kind::table, Part::expectation},
                        {"after", Node::Kind::table, Part::expectation},
                        {"outcome", Node::Kind::table, Part::expectation}};

[[noreturn]] void fault(const tables::Position& at, const std::string& what) {
  throw std::runtime_error(at.file.str() + ":" + std::to_string(at.line) + ": " + what);
}

// A case must be able to fail: it is refused, or something is expected of it.
void check_keys(const Node& node) {
  int refusals = 0;
  int expectations = 0;
  for (const auto& member : node.members) {
    const auto* const key = std::ranges::find(keys, member.key, &Key::name);
    if (key == std::end(keys)) fault(member.at, "unknown key '" + member.key + "'");
    if (key->kind != member.value.kind) fault(member.at, "'" + member.key + "' is of another type");
    if (key->part == Part::refusal) ++refusals;
    if (key->part == Part::expectation) ++expectations;
  }
  if (text_at(node, "run").empty() || text_at(node, "name").empty())
    fault(node.at, "a case needs 'name' and 'run'");
  if (refusals > 0 && (expectations > 0 || text_at(node, "error").empty()))
    fault(node.at, "what is refused has words of the message, and nothing comes of it");
  if (refusals + expectations == 0) fault(node.at, "the case expects nothing");
}

WorkedCase read_case(const Node& node, const Node& texts) {
  check_keys(node);
  WorkedCase out;
  out.file = node.at.file;
  out.name = text_at(node, "name");
  out.run = text_at(node, "run");
  const auto words = split_words(out.run);
  out.test = words[0] == "--rules" ? words.at(2) : words[0];
  if (const auto* before = node.find("before"); before != nullptr && !texts.find(before->text))
    fault(before->at, "no text '" + before->text + "'");
  if (node.find("dice") != nullptr) out.dice = text_at(node, "dice");
  if (const auto* error = node.find("error")) out.error = error->text;
  if (const auto* next = node.find("next")) out.next = next->text;
  if (const auto* absent = node.find("absent"))
    for (const auto& item : absent->items) out.absent.push_back(item.text);
  out.input = text_at(texts, text_at(node, "before")) + text_at(node, "input");
  if (const auto* breaches = node.find("breaches")) out.breaches = *breaches;
  if (const auto* warnings = node.find("warnings")) out.warnings = *warnings;
  if (const auto* of_records = node.find("keys")) out.keys = *of_records;
  if (const auto* effects = node.find("effects")) out.effects = *effects;
  if (const auto* stages = node.find("stages")) out.stages = *stages;
  if (const auto* stages = node.find("enemy-stages")) out.enemy_stages = *stages;
  if (const auto* after = node.find("after")) out.after = *after;
  if (const auto* outcome = node.find("outcome")) out.outcome = *outcome;
  return out;
}

std::string differs(const std::string& what, const Json& wanted, const Json& got) {
  return what + ": wanted " + wanted.dump() + ", got " + got.dump() + "\n";
}

Json modifiers_of(const Json& stage) {
  Json out = Json::object();
  for (const auto& modifier : stage.at("modifiers")) out[modifier.at("id")] = modifier.at("value");
  return out;
}

Json halvings_of(const Json& stage) {
  Json out = Json::array();
  for (const auto& halving : stage.value("halvings", Json::array()))
    out.push_back(halving.at("id"));
  return out;
}

// Where both sides roll, the stage of this side.
const Json* stage_of(const Json& result, const std::string& id, const std::string& side) {
  for (const auto& stage : result.at("stages"))
    if (stage.at("id") == id && stage.value("side", "own") == side) return &stage;
  return nullptr;
}

std::string stage_failures(const Node& stages, const std::string& side, const Json& result) {
  std::string out;
  for (const auto& member : stages.members) {
    const auto* stage = stage_of(result, member.key, side);
    if (stage == nullptr) {
      out += "stage " + member.key + " was not rolled\n";
      continue;
    }
    for (const auto& wanted : member.value.members) {
      const auto got = wanted.key == "modifiers"  ? modifiers_of(*stage)
                       : wanted.key == "halvings" ? halvings_of(*stage)
                                                  : stage->value(wanted.key, Json("no such key"));
      if (to_json(wanted.value) != got)
        out += differs(member.key + "." + wanted.key, to_json(wanted.value), got);
    }
  }
  return out;
}

// What a test that both sides' attacks led to came to, by the side that took it.
std::string after_failures(const WorkedCase& worked, const Json& result) {
  std::string out;
  for (const auto& side : worked.after.members) {
    const Json then = result.value("then", Json::array());
    const auto taken =
        std::ranges::find_if(then, [&](const Json& one) { return one.at("side") == side.key; });
    if (taken == then.end()) {
      out += "no test of side " + side.key + " was taken\n";
      continue;
    }
    for (const auto& wanted : side.value.members) {
      const auto got = taken->at("outcome").value(wanted.key, Json("no such key"));
      if (to_json(wanted.value) != got)
        out += differs(side.key + "." + wanted.key, to_json(wanted.value), got);
    }
  }
  return out;
}

std::string broken_limits(const std::string& key, const std::optional<Node>& wanted,
                          const Json& result) {
  if (!wanted) return "";
  Json got = Json::array();
  for (const auto& one : result.at(key)) got.push_back(one.at("id"));
  return to_json(*wanted) == got ? "" : differs(key, to_json(*wanted), got);
}

// A record of the list by its name, or that of its kind and place; the list itself by that of its
// kind.
const Json* record_of(const Json& result, const std::string& name) {
  for (const auto& records : result)
    if (records.is_array())
      for (const auto& one : records)
        if (one.is_object() && one.contains("keys") && one.at("name") == name) return &one;
  return result.contains("keys") ? &result : nullptr;
}

std::string key_failures(const Node& expected, const Json& result) {
  std::string out;
  for (const auto& record : expected.members) {
    const auto* found = record_of(result, record.key);
    if (found == nullptr) out += "no record " + record.key + "\n";
    for (const auto& wanted : record.value.members) {
      const auto got = found == nullptr ? Json() : found->at("keys").value(wanted.key, Json());
      if (to_json(wanted.value) != got)
        out += differs(record.key + "." + wanted.key, to_json(wanted.value), got);
    }
  }
  return out;
}

std::string next_failure(const std::string& wanted, const Json& result) {
  std::string got;
  for (const auto& next : result.at("next")) {
    if (!got.empty()) got += "; ";
    got += next.at("test");
    for (const auto& arg : next.at("args")) got += " " + arg.get<std::string>();
  }
  return got == wanted ? "" : differs("next", wanted, got);
}

}  // namespace

std::vector<WorkedCase> parse_cases(const std::string& text, const std::string& file) {
  tables::Problems problems;
  const auto root = tables::parse(text, file, problems);
  for (const auto& problem : problems) throw std::runtime_error(problem.text());
  for (const auto& member : root.members)
    if (member.key != "case" && member.key != "text")
      fault(member.at, "unknown key '" + member.key + "'");
  const auto* const texts = root.find("text");
  const auto* const cases = root.find("case");
  if (cases == nullptr || cases->items.empty()) throw std::runtime_error(file + ": no case");
  std::vector<WorkedCase> out;
  for (const auto& node : cases->items)
    out.push_back(read_case(node, texts != nullptr ? *texts : Node()));
  return out;
}

std::vector<WorkedCase> read_cases(const std::string& ruleset) {
  std::vector<WorkedCase> out;
  std::vector<std::filesystem::path> files;
  for (const auto& entry :
       std::filesystem::directory_iterator(std::string(NFW_SOURCE) + "/tests/cases/" + ruleset))
    if (entry.path().filename() != "reference.toml") files.push_back(entry.path());
  std::ranges::sort(files);
  for (const auto& path : files)
    for (auto& worked : parse_cases(read_file(path.string()), path.filename().string())) {
      worked.run.insert(0, "--rules " + ruleset + " ");
      out.push_back(std::move(worked));
    }
  return out;
}

std::string unknown_names(const WorkedCase& worked, const Ruleset& ruleset) {
  const auto named = [&](std::string_view id) {
    return **std::ranges::find(ruleset.tests, id, &TestTable::id);
  };
  const auto test = named(worked.test);
  std::set<std::string> known;
  const auto add = [&](const TestTable& from) {
    for (const auto& one : from.outcome)
      known.insert({std::string(one.id), "enemy_" + std::string(one.id)});
  };
  add(test);
  for (const auto id : test.both.then) add(named(id));
  std::string out;
  for (const auto& id : worked.absent)
    if (find_stage(test, id) == nullptr) out += "no stage " + id + "\n";
  for (const auto& member : worked.outcome.members)
    if (!known.contains(member.key)) out += "no key " + member.key + "\n";
  return out;
}

std::string failure(const WorkedCase& worked, List<const Ruleset*> rulesets) {
  const auto dice = worked.dice ? " --dice '" + *worked.dice + " '" : std::string();
  Given given;
  given.input = worked.input;
  const auto ran = run(worked.run + " --json" + dice, rulesets, given);
  if (worked.error) {
    if (ran.status != 2 || !ran.out.empty()) return "was not refused: " + ran.out;
    return ran.err.find(*worked.error) != std::string::npos
               ? ""
               : "the message lacks '" + *worked.error + "': " + ran.err;
  }
  if (ran.status != 0) return "status " + std::to_string(ran.status) + ": " + ran.err;
  const auto result = Json::parse(ran.out);
  auto out = stage_failures(worked.stages, "own", result) +
             stage_failures(worked.enemy_stages, "enemy", result) + after_failures(worked, result);
  for (const auto& id : worked.absent)
    if (stage_of(result, id, "own") != nullptr) out += "stage " + id + " was rolled\n";
  for (const auto& wanted : worked.outcome.members) {
    const auto got = result.at("outcome").value(wanted.key, Json(nullptr));
    if (to_json(wanted.value) != got) out += differs(wanted.key, to_json(wanted.value), got);
  }
  if (worked.effects) {
    const auto got = result.value("effects", Json::array());
    if (to_json(*worked.effects) != got) out += differs("effects", to_json(*worked.effects), got);
  }
  out += broken_limits("breaches", worked.breaches, result);
  out += broken_limits("warnings", worked.warnings, result);
  out += key_failures(worked.keys, result);
  if (worked.next) out += next_failure(*worked.next, result);
  return out;
}

}  // namespace nfw::testing
