#pragma once

#include <algorithm>

#include "commands.hpp"
#include "format.hpp"
#include "options.hpp"

namespace nfw::cli {

/// The format that an option asks for, or the one that needs none.
inline const report::Format& chosen_format(const Context& context) {
  const auto& given = context.arguments.options;
  for (const auto& format : report::formats())
    if (std::ranges::any_of(given, [&](const auto* one) { return one->name == format.option; }))
      return format;
  return report::formats().front();
}

template <class Result>
void print(const Result& result, const Context& context) {
  const auto printer = chosen_format(context).printer<Result>();
  context.world.out(printer(result, context.style));
}

}  // namespace nfw::cli
