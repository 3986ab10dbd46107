#pragma once

#include <optional>
#include <string>
#include <vector>

#include "nfw/roster.hpp"
#include "report.hpp"

namespace nfw::report {

/// What a list of records, or some records that flags describe, came to.
struct Mustering {
  struct Priced {
    const RecordTable* record = nullptr;
    std::vector<Applied> rows;
  };
  Mustering(const Ruleset& of_ruleset, const TestTable& of_test)
      : ruleset(&of_ruleset), test(&of_test), conclusion{{}, {}, Facts(of_test)} {}

  const Ruleset* ruleset;
  const TestTable* test;
  Conclusion conclusion;
  std::optional<Entry> list;  // of a file
  Mustered judged;
  std::vector<Priced> priced;  // of flags
};

/// Each record with its rows and its cost, the result, and each limit that is not kept.
std::string text(const Mustering& mustering, const Style& style);
/// The result alone.
std::string lines(const Mustering& mustering, const Style& style);
/// One JSON object on one line, in English.
std::string json(const Mustering& mustering, const Style& style);

/// Where a limit is not kept: names of records from the top down, "Centre, Guards"; for the list
/// itself the id of its record.
std::string where(const Breach& breach);
/// What is allowed, in words; empty where nothing is counted.
std::string allowed(const Breach& breach, Lang lang);
/// The chapter of a row of a record.
std::string_view chapter(std::string_view own, const RecordTable& record);

/// Rulings that a list is not judged by as the book is read by default.
std::vector<PlayedRuling> played_rulings(const Entry& list);

}  // namespace nfw::report
