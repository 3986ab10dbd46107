#pragma once

#include <array>
#include <csignal>

namespace nfw {

/// The signals that ask for an end: by a key, by another program, as the terminal goes away.
inline constexpr std::array interrupts{SIGINT, SIGTERM, SIGHUP};

}  // namespace nfw
