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

namespace {

void check_length(std::string_view line, Lang lang) {
  if (line.size() > longest_line)
    throw UsageError(lang, "a line has at most 1 MB", "una riga ha al più 1 MB");
}

}  // namespace

void check_line(std::string_view line, ShellWords::Lacks lacks, Lang lang) {
  check_length(line, lang);
  if (line.find('\0') != std::string_view::npos)
    throw UsageError(lang, "a line has no NUL bytes", "una riga non ha byte NUL");
  if (lacks != ShellWords::Lacks::nothing) throw UsageError(std::string(unfinished(lacks, lang)));
}

std::optional<std::string> answer_to(std::string_view question, const World& world, Lang lang) {
  world.err(question);
  auto out = world.read_line(longest_line + 1);
  if (!out) world.err("\n");
  if (out) check_length(*out, lang);
  return out;
}

Settings settings_of_line(const std::vector<std::string>& args, const Settings& outer,
                          const World& world) {
  auto out = outer;
  if (peek(args, "lang")) out.lang = language(args, world, {});
  if (!peek(args, "rules")) return out;
  out.ruleset = &choose_ruleset(args, out.house.rulesets, world, {}, {}, out.lang);
  out.rulings.clear();
  return out;
}

}  // namespace nfw::cli
