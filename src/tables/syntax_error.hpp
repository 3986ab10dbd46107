#pragma once

#include <string_view>

#include "nfw/base/message.hpp"

namespace nfw::tables {

/// What the reader of TOML says of a mistake, in both languages.
Message syntax_error(std::string_view said);

}  // namespace nfw::tables
