#pragma once

#include <optional>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "nfw/facts.hpp"
#include "report.hpp"
#include "state.hpp"

/// What all JSON reports have in common.
namespace nfw::report {

struct BattleNews;  // battle.hpp

using Json = nlohmann::ordered_json;

/// The keys that every report begins with, then these.
Json opened(const Json& rest);
/// The same of what a command line came to, with its words.
Json opened(const Json& rest, const Style& style);
/// The files of house rules that change a table.
void add_house(Json& out, List<std::string_view> files);

Json number_json(Number n);
/// A text from 2^53 on, where readers of JSON would round a number; null without a seed.
Json seed_json(std::optional<std::uint64_t> seed);
Json value_json(const Value& value);

/// A record of a battle with its keys.
Json record_json(const battle::State& state, std::size_t place);
/// What changed in a battle: [record.key, from, to] for each.
Json changes_json(const battle::State& state, const battle::Changes& changes);

/// What an entry did to a battle.
Json news_json(const BattleNews& news);

/// One object on one line.
std::string line(const Json& object);

}  // namespace nfw::report
