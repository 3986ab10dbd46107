#include <algorithm>

#include <fmt/format.h>

#include "battle_commands.hpp"
#include "battle_verifier.hpp"
#include "files.hpp"
#include "limits.hpp"
#include "program.hpp"

namespace nfw::cli {

namespace {

void check_seal_digits(const Context& context) {
  const auto& seal = context.arguments.seal;
  if (seal && (seal->size() < seal_digits ||
               seal->find_first_not_of("0123456789abcdef") != std::string::npos))
    throw UsageError(context.style.lang, "--seal '{}': allowed are {} digits of 0-9 a-f, or more",
                     "--seal '{}': sono ammesse {} cifre tra 0-9 a-f, o più", *seal, seal_digits);
}

std::string file_text(const std::string& path, const Context& context) {
  return text_of(context.world.read_file(path, most_bytes, Readable::regular), path,
                 context.style.lang, battle_megabytes);
}

// Two files of one battle that was played on at two tables: how far they agree.
int compare_battles(const std::vector<std::string>& paths, const Context& context) {
  const auto lang = context.style.lang;
  for (const auto* option : {"json", "seal"})
    if (stands(*find_option(option), context.arguments))
      throw UsageError(lang, "--{}: goes with one battle: two are but compared",
                       "--{}: vale per una battaglia: due si confrontano soltanto", option);
  std::vector<Battle> both;
  std::vector<std::vector<std::string_view>> lines;
  for (const auto& path : paths) both.push_back(open_battle(path, context.world, lang, false));
  for (const auto& one : both) lines.push_back(report::lines_of(one.text));
  const auto [here, there] = std::ranges::mismatch(lines[0], lines[1]);
  const auto same = here - lines[0].begin();
  if (same == 0)
    throw UsageError(lang, "{} and {}: two battles", "{} e {}: due battaglie", paths[0], paths[1]);
  std::string out = sentence(lang, "the same up to [{}]\n", "uguali fino a [{}]\n", same - 1);
  bool forked = true;
  for (const auto& one : both) {
    const auto& entries = one.journal->entries();
    forked = forked && std::ssize(entries) >= same;
    for (auto n = same - 1; n < std::ssize(entries); ++n)
      out += fmt::format("{}: [{}] {}\n", printable(one.path), n + 1,
                         entries[static_cast<std::size_t>(n)].said);
  }
  context.world.out(out);
  return forked ? not_expected : resolved;
}

}  // namespace

int run_verify(const Context& context) {
  const auto lang = context.style.lang;
  const auto& words = context.arguments.words;
  check_seal_digits(context);
  if (words.size() == 2) return compare_battles(words, context);
  const auto path = words.empty() ? battle_path(context.arguments.battle_file, context.world, lang)
                                  : std::optional(words.front());
  if (!path) refuse_without_battle(lang);
  const auto text = file_text(*path, context);
  if (!text.starts_with(R"({"nfw":"battle")") || report::whole_lines(text) == 0)
    throw UsageError(lang, "{}: this is no battle of nfw", "{}: non è una battaglia di nfw", *path);
  tell_of_tail(*path, text, context.world, lang);
  auto verified = cli::verified(*path, text, context);
  if (!context.arguments.json) verified.file = printable(*path);
  context.world.out(context.arguments.json ? report::verified_json(verified, context.style)
                                           : report::verified_text(verified, lang));
  return verified.problems.empty() ? resolved : not_expected;
}

}  // namespace nfw::cli
