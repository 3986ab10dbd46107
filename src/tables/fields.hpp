#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena.hpp"
#include "toml_node.hpp"

namespace nfw::tables {

inline std::string in_quotes(std::string_view word) { return "'" + std::string(word) + "'"; }

/// Thrown where there are more mistakes than anybody reads; some are found twice, and said once.
struct Enough {};
constexpr std::size_t most_problems = 100;
void add_problem(Problems& problems, Problem problem);

constexpr int table_format = 2;  // the version of the language of tables

/// Typed access to one TOML table. A wrong type is reported where it stands and read as a
/// default; `done` reports every key that nothing asked for.
class Fields {
 public:
  /// `what` names the table in messages: a row's id, or "input 'range'".
  Fields(const Node& node, std::string what, Arena& arena, Problems& problems)
      : Fields(node, std::move(what), arena, &problems) {}
  /// What is wrong is said elsewhere.
  static Fields silent(const Node& node, Arena& arena) { return {node, "", arena, nullptr}; }

  [[nodiscard]] const Node* get(std::string_view key);
  /// A key that is read elsewhere.
  void passes(std::string_view key) { static_cast<void>(get(key)); }
  [[nodiscard]] bool has(std::string_view key) { return get(key) != nullptr; }

  std::string_view word(std::string_view key, bool required = true);
  /// A word that the player types: the id of a flag or of a value.
  std::string_view name(std::string_view key);
  std::int64_t integer(std::string_view key, std::int64_t otherwise);
  /// With up to three decimals.
  Number number(std::string_view key);
  bool flag(std::string_view key);
  /// `en` and `it` of this table, or of the table that stands under `key`.
  Text label(bool required = true);
  Text label_at(std::string_view key, bool required = true);
  std::vector<std::string_view> words(std::string_view key);
  /// The tables of an array (a single table counts as one).
  std::vector<const Node*> tables(std::string_view key);

  /// The version of the language: a file of an older one says what is to be changed.
  void format(bool required = true);
  /// `otherwise` follows on a key that is like none that is known.
  void done(const Message& otherwise = {});
  void fault(const Position& at, const Message& message);
  void fault(const Node& at, const Message& message) { fault(at.at, message); }
  void fault(const Message& message) { fault(node_, message); }
  [[nodiscard]] const Node& node() const { return node_; }
  [[nodiscard]] const std::string& what() const { return what_; }

 private:
  Fields(const Node& node, std::string what, Arena& arena, Problems* problems);

  const Node& node_;
  std::string what_;
  Arena& arena_;
  Problems* problems_;
  std::vector<std::string_view> asked_;  // keys, which live as long as the node
};

/// Whether it has one, which would move the cursor or change the colours of a terminal.
bool has_control_character(std::string_view text);
/// Whether it has a letter of any alphabet, or a digit.
bool has_letter_or_digit(std::string_view text);
/// "; did you mean 'x'?" or nothing.
Message suggestion(std::string_view word, const std::vector<std::string_view>& candidates);
/// The same; where none of them is near, "; it can be a, b, c".
Message what_it_can_be(std::string_view word, const std::vector<std::string_view>& candidates);
/// "a, b, c".
std::string in_a_row(const std::vector<std::string_view>& names);

/// `12..`, `..1`, `6..11`, `7`, `>50`, `<50`, `10..<20`, `>0..5`: as a range; nothing if it is none
/// of these.
std::optional<Range> parse_range(std::string_view text);

}  // namespace nfw::tables
