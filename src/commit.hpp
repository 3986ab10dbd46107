#pragma once

#include <string_view>

namespace nfw {

/// What was built: "fe64813", with "-dirty" behind it where files differ; empty outside a checkout.
extern const std::string_view commit;

}  // namespace nfw
