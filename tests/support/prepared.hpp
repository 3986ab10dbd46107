#pragma once

#include <string>

#include "prepare.hpp"

namespace nfw::testing {

/// The play of a command line ("fire --shooters 3 ... --then morale").
Play prepared(const std::string& line);

}  // namespace nfw::testing
