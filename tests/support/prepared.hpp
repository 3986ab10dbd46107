#pragma once

#include <string>

#include "prepare.hpp"

namespace nfw::testing {

/// The tests of a command line ("fire --shooters 3 ... --then morale"), bound and linked.
cli::Prepared prepared(const std::string& line);

}  // namespace nfw::testing
