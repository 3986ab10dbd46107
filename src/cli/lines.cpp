#include "lines.hpp"

#include "arguments.hpp"

namespace nfw::cli {

Settings settings_of(const Context& context) {
  Settings out{context.style.lang};
  out.config.color = context.style.color ? "always" : "never";
  out.house.rulesets.assign(context.rulesets.begin(), context.rulesets.end());
  out.house.files.assign(context.house.begin(), context.house.end());
  out.ruleset = &context.ruleset;
  return out;
}

Settings settings_of_line(const std::vector<std::string>& args, const Settings& outer,
                          const World& world) {
  auto out = outer;
  if (peek(args, "lang")) out.lang = language(args, world, {});
  if (peek(args, "rules"))
    out.ruleset = &choose_ruleset(args, out.house.rulesets, world, {}, out.lang);
  return out;
}

}  // namespace nfw::cli
