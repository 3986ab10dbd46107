#include "written_out.hpp"

#include <algorithm>

#include "borrow.hpp"
#include "nfw/procedure.hpp"
#include "other_side.hpp"

namespace nfw::tables {

namespace {

using Ids = std::set<std::string, std::less<>>;

class WrittenOut {
 public:
  WrittenOut(Fields& root, Reader& reader)
      : root_(root),
        reader_(reader),
        stages_(root.words("stages")),
        other_side_(root.node(), names()) {}

  Node node() {
    Node out = root_.node();
    for (auto& member : out.members) {
      if (member.key == "input" && is_list(member.value))
        member.value = other_side_.inputs(reader_.shared.groups.contains("enemy"));
      else if (member.key == "compare")
        member.value = with_loan("compare", member.value);
    }
    for (const auto id : stages_) {
      const auto stage = std::ranges::find(out.members, id, &Member::key);
      if (stage == out.members.end()) continue;
      give_chapter_to_rows(stage->value);
      stage->value = stage_like(id, stage->value, out);
    }
    return out;
  }

 private:
  static bool is_list(const Node& node) {
    return node.kind == Node::Kind::array || node.kind == Node::Kind::table;
  }
  void add_ids(std::string_view list, Ids& out) {
    for (const auto* row : reader_.silent(root_.node()).tables(list)) add_text(*row, "id", out);
  }
  static void add_text(const Node& row, std::string_view key, Ids& out) {
    if (const auto* text = row.find(key)) out.insert(text->text);
  }

  // The facts that conditions may ask for, but for the other side's and those of rulings.
  Ids names() {
    Ids out;
    for (const auto* list : {"input", "fact"}) add_ids(list, out);
    for (const auto id : stages_) {
      const auto stage = id == "roll" ? reader_.test_id : id;
      for (const auto* part : {"-chance", "-total", "-die", "-margin", "-die-margin"})
        out.insert(std::string(stage) + part);
      if (const auto* node = root_.node().find(id))
        for (const auto* given : {"result", "misses", "naturals", "dead", "wounds-lost"})
          add_text(*node, given, out);
    }
    for (const auto& info : procedures())
      if (const auto* name = root_.node().find("procedure");
          name != nullptr && info.name == name->text)
        for (const auto& fact : info.facts) out.emplace(fact.id);
    for (const auto* range : reader_.silent(root_.node()).tables("range"))
      for (const auto* key : {"reach", "band"}) add_text(*range, key, out);
    if (const auto* compare = root_.node().find("compare")) add_text(*compare, "result", out);
    if (const auto* both = root_.node().find("both"))
      if (const auto* exchanged = both->find("exchanged"))
        for (const auto& member : exchanged->members) out.insert(member.key);
    return out;
  }

  // The stages above are written out already.
  Node stage_like(std::string_view id, const Node& node, const Node& root) {
    const auto* like = node.find("like");
    if (like == nullptr || like->text.find('.') != std::string::npos) return with_loan(id, node);
    const auto end = std::ranges::find(stages_, id);
    const auto* above =
        std::find(stages_.begin(), end, like->text) == end ? nullptr : root.find(like->text);
    if (above == nullptr) {
      reader_.fields(node, std::string(id))
          .fault(*like, message({"'like' names no stage above: '{}'",
                                 "'like' non nomina un tiro che stia più sopra: '{}'"},
                                {like->text}));
      return node;
    }
    const auto* kind = node.find("kind");
    const auto* other_side = node.find("other-side");
    const bool is_other = other_side != nullptr && other_side->boolean;
    Node from = *above;
    if (is_other)
      for (auto& member : from.members)
        if (member.key == "dice" || member.key == "modifier")
          other_side_.exchange_rows(member.value);
    return like_stage_above(
        node, from, is_other || kind == nullptr || (kind->text != "pool" && kind->text != "deal"));
  }

  // `like = "melee.hit"`, or "HOST/melee.hit" of another rulebook: together with what the stage
  // of the other test lends.
  Node with_loan(std::string_view id, const Node& node) {
    const auto* like = node.find("like");
    if (like == nullptr || like->text.find('.') == std::string::npos) return node;
    const auto* lends = lender(like->text);
    auto from = reader_.fields(node, std::string(id));
    if (lends == nullptr || lends->kind != Node::Kind::table)
      from.fault(*like, message({"'like' names no stage of another test: '{}'",
                                 "'like' non nomina un tiro di un altro test: '{}'"},
                                {like->text}));
    else if (lends->find("like") != nullptr)
      from.fault(*like, message({"'{}' is itself like another stage: name that one",
                                 "'{}' è a sua volta come un altro tiro: nominare quello"},
                                {like->text}));
    auto borrower = borrower_from(like->text);
    if (lends == nullptr) return borrowed(node, {}, "", borrower);
    add_houses(*lends, *reader_.shared.house, reader_.houses);
    const auto* ref = lending_test(like->text)->find("ref");
    return borrowed(node, *lends, ref == nullptr ? "" : ref->text, borrower);
  }

  // The test before the dot, and the stage of it behind that.
  [[nodiscard]] const Node* lending_test(std::string_view like) const {
    const auto test = reader_.shared.tests.find(like.substr(0, like.find('.')));
    return test == reader_.shared.tests.end() ? nullptr : test->second;
  }
  [[nodiscard]] const Node* lender(std::string_view like) const {
    const auto* test = lending_test(like);
    return test == nullptr ? nullptr : test->find(like.substr(like.find('.') + 1));
  }

  // What is to be known here, and of the rulebook that `like` names before the slash.
  [[nodiscard]] Borrower borrower_from(std::string_view like) const {
    Borrower out;
    out.knows = [&](std::string_view fact) {
      return other_side_.names().contains(fact) || reader_.facts.is_switch(fact);
    };
    const auto& hosts = reader_.shared.hosts;
    const auto slash = like.find('/');
    const auto host =
        slash == std::string_view::npos ? hosts.end() : hosts.find(like.substr(0, slash));
    if (host != hosts.end()) {
      out.readings = host->second.readings;
      out.book = host->second.title;
    }
    return out;
  }

  Fields& root_;
  Reader& reader_;
  std::vector<std::string_view> stages_;
  OtherSide other_side_;
};

}  // namespace

Node written_out(Fields& root, Reader& reader) { return WrittenOut(root, reader).node(); }

}  // namespace nfw::tables
