#include "lay_over.hpp"

#include <algorithm>
#include <filesystem>
#include <set>
#include <tuple>

#include "builtin_sources.hpp"
#include "fields.hpp"
#include "overlay.hpp"
#include "path.hpp"

namespace nfw::tables {

namespace {

using Spot = std::tuple<std::string, int, int>;
using Spots = std::set<Spot>;
Spot place_of(const Position& at) { return {at.file, at.line, at.column}; }

class House {
 public:
  House(List<const Ruleset*> builtin, List<BuiltinFile> files, bool whole, const HouseScope& scope)
      : builtin_(builtin), sources_(builtin, files, whole, scope) {}

  HouseRules lay(const std::vector<HouseFile>& house) {
    out_.problems.most = most_problems;
    for (const auto& file : house) {
      if (file.is_folder)
        whole(file);
      else
        lay(file);
    }
    if (out_.problems.empty()) load_all();
    if (!out_.problems.empty()) {
      point_at_houses();
      out_.changes.clear();
    }
    return std::move(out_);
  }

 private:
  // What a house rule makes wrong elsewhere is said at the house rule, and only where nothing is
  // wrong with the rule itself.
  void point_at_houses() {
    auto& all = out_.problems;
    const auto is_elsewhere = [&](const Problem& p) { return sources_.has(p.at.file.str()); };
    if (!std::ranges::all_of(all, is_elsewhere))
      std::erase_if(all, is_elsewhere);
    else if (!out_.changes.empty())
      for (auto& problem : all) blame(problem);
    only_causes();
  }
  // One mistake is one line: of faults at one place the first, and none of a table that has a
  // fault within it, from which its own may follow.
  void only_causes() {
    Spots faults;
    for (const auto& problem : out_.problems) faults.insert(place_of(problem.at));
    Spots follow;
    for (const auto& [id, source] : sources_.touched) {
      for (const auto* node : {&source.ruleset, &source.words, &source.rulings, &source.battle})
        static_cast<void>(within(*node, faults, follow));
      for (const auto* list : {&source.tests, &source.references})
        for (const auto& [name, node] : *list) static_cast<void>(within(node, faults, follow));
    }
    Problems causes;
    for (const auto& problem : out_.problems)
      if (!follow.contains(place_of(problem.at)) && faults.erase(place_of(problem.at)) > 0)
        causes.push_back(problem);
    if (!causes.empty()) out_.problems = std::move(causes);
  }
  // The places of the faults of a table, and of all that stands in it; `follow` gets those of
  // tables that have one somewhere within.
  static Spots within(const Node& node, const Spots& faults, Spots& follow) {
    Spots out;
    const auto add = [&](const Position& at, const Node& value) {
      out.merge(within(value, faults, follow));
      if (const auto place = place_of(at); faults.contains(place)) out.insert(place);
    };
    for (const auto& member : node.members) add(member.at, member.value);
    for (const auto& item : node.items) add(item.at, item);
    const auto here = place_of(node.at);
    out.erase(here);
    if (!out.empty()) follow.insert(here);
    if (faults.contains(here)) out.insert(here);
    return out;
  }
  // The first change of what the fault names, else of something within that, else of the same
  // table, else of all.
  void blame(Problem& problem) const {
    const auto table = std::filesystem::path(problem.at.file.str()).stem().string() + ".";
    const auto is_named = [&](const HouseChange& c, std::string_view name) {
      return c.path.starts_with(table) &&
             problem.message.en.find("'" + std::string(name) + "'") != std::string::npos;
    };
    const auto last = [](std::string_view path) { return path.substr(path.rfind('.') + 1); };
    const auto outer = [](std::string_view path) { return path.substr(0, path.rfind('.')); };
    const auto& all = out_.changes;
    auto change =
        std::ranges::find_if(all, [&](const HouseChange& c) { return is_named(c, last(c.path)); });
    if (change == all.end())
      change = std::ranges::find_if(
          all, [&](const HouseChange& c) { return is_named(c, last(outer(c.path))); });
    if (change == all.end())
      change = std::ranges::find_if(
          all, [&](const HouseChange& c) { return c.path.starts_with(table); });
    const auto& culprit = change == all.end() ? all.front() : *change;
    problem.message = as_is(culprit.path + ": ") + problem.message;
    problem.at = culprit.at;
  }

  void lay(const HouseFile& file) {
    const auto node = parse(file.text, file.name, out_.problems);
    if (!out_.problems.empty()) return;
    const auto id = ruleset_of(node, std::string(builtin_.front()->id), out_.problems);
    if (!out_.problems.empty()) return;
    auto* source = sources_.find(id);
    if (source == nullptr) {
      const auto* rules = node.find("rules");
      std::vector<std::string_view> known;
      for (const auto* ruleset : builtin_) known.push_back(ruleset->id);
      if (rules != nullptr)
        out_.problems.push_back(
            {rules->at, message({"there is no ruleset '{}'", "non c'è un regolamento '{}'"}, {id}) +
                            suggestion(id, known)});
      return;
    }
    sources_.touch(*source, node);
    overlay(*source, node, out_.changes, out_.problems);
    houses_.insert(file.name);
  }

  void whole(const HouseFile& folder) {
    const auto path = path_of(folder.name);
    const auto read = [&](const std::string& name, const Position& at) {
      // Its hosts are built in.
      if (name.starts_with("../")) return sources_.read(name.substr(3));
      return read_own_file(path, name, at);
    };
    auto source = read_source(path.filename().string(), read, out_.problems);
    if (!out_.problems.empty()) return;
    HouseChange change;
    change.at.file = folder.name;
    change.ruleset = source.id;
    out_.changes.push_back(std::move(change));
    new_.push_back(source.id);
    sources_.touched.insert_or_assign(source.id, std::move(source));
  }

  Node read_own_file(const std::filesystem::path& folder, const std::string& name,
                     const Position& at) {
    const auto file = folder / (name + ".toml");
    const auto shown = file.generic_string();
    std::error_code none;
    const bool may_be_absent = name == "words" || name == "rulings";
    if (may_be_absent && !std::filesystem::exists(file, none)) return {};
    const auto whole = std::filesystem::weakly_canonical(folder, none);
    const auto real = std::filesystem::weakly_canonical(file, none);
    if (std::ranges::mismatch(whole, real).in1 == whole.end())
      return parse_file(shown, shown, out_.problems);
    const auto leads_out = message({"{}.toml leads out of the folder of its ruleset",
                                    "{}.toml porta fuori dalla cartella del suo regolamento"},
                                   {name});
    out_.problems.push_back({at.line > 0 ? at : Position{shown, 0, 0}, leads_out});
    return {};
  }

  void load_all() {
    sources_.spread();
    auto books = std::make_shared<std::vector<std::unique_ptr<Book>>>();
    const auto loaded = [&](const std::string& id) -> const Ruleset* {
      const auto source = sources_.touched.find(id);
      if (source == sources_.touched.end()) return nullptr;
      Problems problems;
      problems.most = most_problems;
      auto book = load(source->second, problems, houses_);
      if (problems.empty()) check(*book, problems);
      out_.problems.insert(out_.problems.end(), problems.begin(), problems.end());
      return &books->emplace_back(std::move(book))->ruleset;
    };
    for (const auto* ruleset : builtin_) {
      const auto* changed = loaded(std::string(ruleset->id));
      out_.rulesets.push_back(changed != nullptr ? changed : ruleset);
    }
    for (const auto& id : new_)
      if (std::ranges::none_of(builtin_, [&](const Ruleset* r) { return r->id == id; }))
        out_.rulesets.push_back(loaded(id));
    out_.owner = std::move(books);
  }

  List<const Ruleset*> builtin_;
  BuiltinSources sources_;
  std::vector<std::string> new_;
  std::set<std::string, std::less<>> houses_;
  HouseRules out_;
};

}  // namespace

// Mostly nothing is wrong, and little is touched. What is wrong is said by whoever read it all.
HouseRules lay_over(List<const Ruleset*> builtin, List<BuiltinFile> files,
                    const std::vector<HouseFile>& house, const HouseScope& scope) {
  const bool replaces = std::ranges::any_of(house, [&](const HouseFile& file) {
    const auto name = path_of(file.name).filename().string();
    return file.is_folder && std::ranges::find(builtin, name, &Ruleset::id) != builtin.end();
  });
  if (!replaces)
    if (auto out = House(builtin, files, false, scope).lay(house); out.problems.empty()) return out;
  return lay_over_all(builtin, files, house);
}

HouseRules lay_over_all(List<const Ruleset*> builtin, List<BuiltinFile> files,
                        const std::vector<HouseFile>& house) {
  return House(builtin, files, true, {}).lay(house);
}

}  // namespace nfw::tables
