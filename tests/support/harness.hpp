#pragma once

#include <map>
#include <string>
#include <vector>

#include "nfw/table.hpp"
#include "world.hpp"

namespace nfw::testing {

/// The sanitizers slow all down and watch memory, not rules: long tests then take one in so many.
#ifdef NFW_SANITIZED
constexpr int one_in = 7;
#else
constexpr int one_in = 1;
#endif

template <class T>
std::vector<T> one_in_so_many(const std::vector<T>& all) {
  std::vector<T> out;
  for (std::size_t n = 0; n < all.size(); n += one_in) out.push_back(all[n]);
  return out;
}

/// What a run of the program inside this process left behind.
struct Ran {
  int status = 0;
  std::string out;
  std::string err;
};

/// The world that the program sees: nothing but what is given here.
struct Given {
  std::string input = {};
  std::map<std::string, std::string> env = {};
  std::map<std::string, cli::FileText> files = {};
  std::uint64_t fresh_seed = 1;
  bool terminal = false;
};

/// Splits a command line at blanks; single quotes keep blanks together, and a backslash
/// outside of them takes its meaning from what follows.
std::vector<std::string> split_words(const std::string& line);

/// Runs a command line ("fire --shooters 3 ...") on the built-in tables, or on others.
Ran run(const std::string& line, const Given& given = {});
Ran run(const std::string& line, List<const Ruleset*> rulesets, const Given& given = {});

std::string read_file(const std::string& path);

/// True where NFW_UPDATE is set: what comes out otherwise than written is a failure as ever, but is
/// written, too.
bool updating();

}  // namespace nfw::testing
