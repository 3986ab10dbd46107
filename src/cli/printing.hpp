#pragma once

#include <algorithm>

#include <fmt/format.h>

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
  const auto& format = chosen_format(context);
  const auto printer = format.printer<Result>();
  if (printer == nullptr)
    throw UsageError(fmt::format("--{}: {}", format.option,
                                 pick(context, "what this comes to has no such form",
                                      "quello che ne risulta non ha questa forma")));
  context.world.out(printer(result, context.style));
}

}  // namespace nfw::cli
