#include "choices.hpp"

#include <algorithm>

namespace nfw::tables {

std::vector<std::string_view> ids(List<Choice> values) {
  std::vector<std::string_view> out;
  for (const auto& value : values) out.push_back(value.id);
  return out;
}

namespace {

// As the player types it: no capital letters, hyphens for blanks.
std::string typed(std::string_view name) {
  std::string out(name);
  for (auto& c : out) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    if (c == ' ') c = '-';
  }
  return out;
}

std::vector<std::string> names_of(const Choice& choice) {
  std::vector<std::string> out{typed(choice.id), typed(choice.label.en), typed(choice.label.it)};
  for (const auto other : choice.also) out.push_back(typed(other));
  return out;
}

// The value that bears a name of this one, so that nobody could tell which is meant.
const Choice* namesake(const std::vector<Choice>& values, const Choice& choice) {
  const auto names = names_of(choice);
  for (const auto& value : values)
    for (const auto& name : names_of(value))
      if (!name.empty() && std::ranges::find(names, name) != names.end()) return &value;
  return nullptr;
}

}  // namespace

List<Choice> read_choices(const Node& list, const std::string& what, Arena& arena,
                          Problems& problems) {
  std::vector<Choice> out;
  for (const auto& item : list.items) {
    Fields row(item, what, arena, problems);
    Choice choice;
    choice.id = row.name("id");
    choice.label = row.label();
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
  if (out.size() > most)
    problems.push_back(
        {list.at, as_is(what + ": ") + message({"more than 64 values", "più di 64 valori"})});
  out.resize(std::min(out.size(), most));
  return arena.keep(std::move(out));
}

}  // namespace nfw::tables
