#pragma once

#include <map>
#include <set>
#include <string>

#include "load.hpp"
#include "nfw/house.hpp"

namespace nfw::tables {

/// The files of the rulesets that are built in, for house rules to be laid over: all of a ruleset,
/// or no more than what the house rules touch and what depends on that. Where tests are `asked`
/// for, only those that these need depend on anything.
class BuiltinSources {
 public:
  BuiltinSources(List<const Ruleset*> rulesets, List<BuiltinFile> files, bool whole,
                 HouseScope scope)
      : rulesets_(rulesets), files_(files), whole_(whole), scope_(std::move(scope)) {}

  /// By name, those that are touched.
  std::map<std::string, Source> touched;

  /// nullptr where there is no such ruleset.
  Source* find(const std::string& id);
  /// An empty table where there is no such file; "RULESET/fire", or "RULESET/../HOST/fire".
  [[nodiscard]] Node read(const std::string& name) const;
  [[nodiscard]] bool has(std::string_view path) const { return file(path) != nullptr; }

  /// Reads what this house file is laid over, before it is.
  void touch(Source& source, const Node& house);
  /// Reads what depends on all that was touched: a ruleset that borrows from one which is changed
  /// here borrows what that says now.
  void spread();

 private:
  /// What the files of a ruleset may ask for that has changed.
  struct Changed {
    bool all = false;       // any of them may
    bool lists = false;     // how a list is written
    bool readings = false;  // what is in force of a ruling
    std::set<std::string> words = {};

    [[nodiscard]] bool names_one(const BuiltinFile& in) const;
  };

  [[nodiscard]] const BuiltinFile* file(std::string_view path) const;
  [[nodiscard]] const Ruleset* built(std::string_view id) const;
  Source whole(const std::string& id) const;
  Source begun(const std::string& id) const;
  static void touch_rulings(Source& source, const Node& rulings, Changed& changed);
  static void touch_words(Source& source, const Node& words, Changed& changed);
  void touch_test(Source& source, const std::string& id, const Node& house);
  [[nodiscard]] bool lends_otherwise(std::string_view ruleset, std::string_view like) const;
  [[nodiscard]] bool depends(const Ruleset& ruleset, const TestTable& test) const;
  void follow_asked();
  void follow(const Ruleset& ruleset, const TestTable& test, std::vector<std::string>& more) const;
  void touch_battles();
  void read_battle(Source& source, const Changed& changed) const;
  void read_lenders();
  void read_lender(Source& borrower, std::string_view like);
  void renew_hosts();

  List<const Ruleset*> rulesets_;
  List<BuiltinFile> files_;
  bool whole_;
  HouseScope scope_;
  std::map<std::string, Changed, std::less<>> changed_;  // by ruleset
  std::set<std::string, std::less<>> tests_;             // that are read again: "RULESET/TEST"
  std::set<std::string, std::less<>> parts_;  // that house rules change: "RULESET/TEST.STAGE"
};

}  // namespace nfw::tables
