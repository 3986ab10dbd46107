#include "reference_numbers.hpp"

#include <cctype>
#include <set>
#include <stdexcept>

#include "toml_node.hpp"
#include "words.hpp"

namespace nfw::testing {

namespace {

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

bool is_capital(char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; }

// "30 60" of "30 cm deep, 60 cm apart"; the number of a ruling, F-50, is none.
std::string numbers_in(std::string_view text) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    const auto begin = at;
    while (at < text.size() && is_digit(text[at])) ++at;
    const bool ruling = begin > 1 && text[begin - 1] == '-' && is_capital(text[begin - 2]);
    if (at > begin && !ruling)
      out += (out.empty() ? "" : " ") + std::string(text.substr(begin, at - begin));
    if (at == begin) ++at;
  }
  return out;
}

std::string numbers_in(List<Note> notes, bool italian) {
  std::string all;
  for (const auto& note : notes) all += std::string(italian ? note.label.it : note.label.en) + " ";
  return numbers_in(all);
}

std::string value_of(const Cell& cell, bool italian) {
  switch (cell.kind) {
    case ValueKind::number: return report::number_text(cell.number);
    case ValueKind::flag: return cell.number.num != 0 ? "yes" : "no";
    default: return numbers_in(italian ? cell.text.it : cell.text.en);
  }
}

std::string value_of(const tables::Node& node) {
  switch (node.kind) {
    case tables::Node::Kind::integer: return std::to_string(node.integer);
    case tables::Node::Kind::boolean: return node.boolean ? "yes" : "no";
    case tables::Node::Kind::string: return node.text;
    case tables::Node::Kind::real: {
      auto out = std::to_string(node.real);
      return out.erase(out.find_last_not_of('0') + 1);
    }
    default: throw std::runtime_error("reference.toml: neither a number nor numbers");
  }
}

}  // namespace

Numbers numbers_of(const ReferenceTable& table, bool italian) {
  Numbers out;
  const auto add = [&](const std::string& key, const std::string& value) {
    if (!value.empty()) out[key] = value;
  };
  for (const auto& row : table.rows) {
    const std::string id(row.id);
    for (std::size_t n = 0; n < row.cells.size(); ++n)
      add(id + "." + std::string(table.columns[n].id), value_of(row.cells[n], italian));
    add(id + ".notes", numbers_in(row.notes, italian));
  }
  add("notes", numbers_in(table.notes, italian));
  return out;
}

std::map<std::string, Numbers> numbers_of_book(std::string_view ruleset) {
  const auto path = std::string(NFW_SOURCE "/tests/cases/") + std::string(ruleset);
  tables::Problems problems;
  const auto root = tables::parse_file(path + "/reference.toml", "reference.toml", problems);
  for (const auto& problem : problems) throw std::runtime_error(problem.text());
  std::map<std::string, Numbers> out;
  for (const auto& table : root.members)
    for (const auto& row : table.value.members) {
      auto& numbers = out[table.key];
      if (row.value.kind != tables::Node::Kind::table) numbers[row.key] = value_of(row.value);
      for (const auto& cell : row.value.members)
        numbers[row.key + "." + cell.key] = value_of(cell.value);
    }
  return out;
}

std::string differences(const Numbers& book, const Numbers& table) {
  std::set<std::string> keys;
  for (const auto& [key, value] : book) keys.insert(key);
  for (const auto& [key, value] : table) keys.insert(key);
  std::string out;
  const auto at = [](const Numbers& numbers, const std::string& key) {
    const auto found = numbers.find(key);
    return found == numbers.end() ? "nothing" : found->second;
  };
  for (const auto& key : keys)
    if (at(book, key) != at(table, key))
      out += key + ": the book has " + at(book, key) + ", the table " + at(table, key) + "\n";
  return out;
}

}  // namespace nfw::testing
