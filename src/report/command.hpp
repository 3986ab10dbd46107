#pragma once

#include <string>
#include <vector>

namespace nfw::report {

/// What a further command says so that it is played by the same rules.
struct SameRules {
  std::vector<std::string> before = {};  // its name: "--rules", "X"
  std::vector<std::string> behind = {};  // its own flags: "--ruling", "X=Y", "--house", "F"
};

/// A command to be run as it stands, word by word, each as a shell takes it.
std::vector<std::string> command_words(const SameRules& rules,
                                       const std::vector<std::string>& words);
/// The same on one line: "nfw --rules X fire --house 'club win.toml'".
std::string command_line(const SameRules& rules, const std::vector<std::string>& words);

}  // namespace nfw::report
