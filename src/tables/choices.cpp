#include "choices.hpp"

#include <algorithm>

#include "nfw/facts.hpp"

namespace nfw::tables {

std::vector<std::string_view> ids(List<Choice> values) {
  std::vector<std::string_view> out;
  for (const auto& value : values) out.push_back(value.id);
  return out;
}

namespace {

// The value that bears a name of this one, so that nobody could tell which is meant.
const Choice* namesake(const std::vector<Choice>& values, const Choice& choice) {
  for (const auto& value : values)
    for (const auto& name : names_of(value))
      if (is_called(choice, name)) return &value;
  return nullptr;
}

}  // namespace

std::string_view italian_id(std::string_view label, Arena& arena) {
  constexpr std::ptrdiff_t most_blanks = 2;
  std::string out(label);
  for (auto& c : out) {
    const bool letter = (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c < 0;
    if (c >= 'A' && c <= 'Z')
      c = static_cast<char>(c - 'A' + 'a');
    else if (c == ' ')
      c = '-';
    else if (!letter)
      return {};
  }
  return std::ranges::count(label, ' ') > most_blanks ? std::string_view() : arena.keep(out);
}

List<Choice> read_choices(const Node& list, const std::string& what, Arena& arena,
                          Problems& problems) {
  std::vector<Choice> out;
  for (const auto& item : list.items) {
    Fields row(item, what, arena, problems);
    Choice choice;
    choice.id = row.name("id");
    choice.label = row.label();
    choice.it_id = row.has("it-id") ? row.word("it-id") : italian_id(choice.label.it, arena);
    choice.also = arena.keep(row.words("also"));
    choice.rank = static_cast<int>(row.integer("rank", 0));
    row.passes("needs");  // read once every fact has its name
    if (const auto* like = row.get("like")) {
      const auto model = std::ranges::find(out, row.word("like"), &Choice::id);
      if (model == out.end())
        row.fault(*like,
                  message({"no value '{}' above", "nessun valore '{}' più sopra"}, {like->text}) +
                      suggestion(like->text, ids(arena.keep(out))));
      else
        choice.like = static_cast<int>(model - out.begin());
      if (model != out.end() && !row.has("rank")) choice.rank = model->rank;
    }
    row.done();
    if (std::ranges::find(out, choice.id, &Choice::id) != out.end())
      row.fault(message({"'{}' stands twice", "'{}' c'è due volte"}, {choice.id}));
    if (const auto* other = namesake(out, choice); other != nullptr && other->id != choice.id)
      row.fault(message({"'{}' has a name that '{}' bears, too", "'{}' ha un nome che ha già '{}'"},
                        {choice.id, other->id}));
    out.push_back(choice);
  }
  constexpr std::size_t most = 64;
  if (out.empty())
    problems.push_back({list.at, as_is(what + ": ") + message({"no values", "nessun valore"})});
  if (out.size() > most)
    problems.push_back(
        {list.at, as_is(what + ": ") + message({"more than 64 values", "più di 64 valori"})});
  out.resize(std::min(out.size(), most));
  return arena.keep(std::move(out));
}

}  // namespace nfw::tables
