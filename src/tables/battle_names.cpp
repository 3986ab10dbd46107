#include "battle_names.hpp"

#include <algorithm>

#include "nfw/facts.hpp"

namespace nfw::tables {

void unknown(Fields& from, const Node& at, std::string_view key, std::string_view id,
             const std::vector<std::string_view>& names) {
  from.fault(at, message({"'{}': there is no '{}'", "'{}': non c'è '{}'"}, {key, id}) +
                     what_it_can_be(id, names));
}

std::uint16_t place(Fields& from, std::string_view key,
                    const std::vector<std::string_view>& names) {
  const auto id = from.word(key);
  const auto found = std::ranges::find(names, id);
  if (found != names.end()) return static_cast<std::uint16_t>(found - names.begin());
  if (!id.empty()) unknown(from, *from.get(key), key, id, names);
  return no_place;
}

std::int64_t constant(Fields& row, std::string_view key, const Fact& about, const Node& value) {
  const auto bit = [&](const Node& one) {
    const auto n = Reader::choice(row, about, one);
    return n < 0 ? 0 : std::int64_t{1} << static_cast<unsigned>(n);
  };
  if (about.kind == Kind::choice) return std::max(0, Reader::choice(row, about, value));
  if (about.kind == Kind::choices) {
    if (value.kind != Node::Kind::array) return bit(value);
    std::int64_t out = 0;
    for (const auto& item : value.items) out |= bit(item);
    return out;
  }
  if (value.kind == (about.kind == Kind::flag ? Node::Kind::boolean : Node::Kind::integer))
    return value.kind == Node::Kind::boolean ? std::int64_t{value.boolean} : value.integer;
  row.fault(value,
            about.kind == Kind::flag
                ? message({"'{}' takes true or false", "'{}' ammette true o false"}, {key})
                : message({"'{}' takes a whole number", "'{}' ammette un numero intero"}, {key}));
  return 0;
}

}  // namespace nfw::tables
