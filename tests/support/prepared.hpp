#pragma once

#include <string>

#include "prepare.hpp"

namespace nfw::testing {

/// The play of a command line ("fire --shooters 3 ... --then morale"), or of its words.
Play prepared(const std::string& line);
Play prepared(const std::vector<std::string>& line, report::Lang lang = report::Lang::en);

const Ruleset& ruleset_of(const std::vector<std::string>& line);

}  // namespace nfw::testing
