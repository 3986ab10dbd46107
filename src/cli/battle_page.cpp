#include <fmt/format.h>

#include "battle_commands.hpp"
#include "battle_replay.hpp"
#include "files.hpp"
#include "layout.hpp"
#include "limits.hpp"
#include "page.hpp"
#include "program.hpp"

namespace nfw::cli {

namespace {

// What is not ours stays as it is, whatever it is.
void refuse_what_stands_there(const std::string& path, const Battle& open, const World& world,
                              Lang lang) {
  if (path.empty()) stop_at(FileText::Fault::unnamed, "--html", lang);
  if (path == "-") {
    const auto ending = open.path.ends_with(battle_ending) ? battle_ending.size() : 0;
    throw UsageError(lang, "--html '-': allowed is the name of a file; did you mean '{}.html'?",
                     "--html '-': è ammesso il nome di un file; forse '{}.html'?",
                     open.path.substr(0, open.path.size() - ending));
  }
  if (path.ends_with(battle_ending))
    throw UsageError(lang, "--html '{}': {} is for battles; did you mean '{}.html'?",
                     "--html '{}': {} è per le battaglie; forse '{}.html'?", path, battle_ending,
                     path.substr(0, path.size() - battle_ending.size()));
  const auto there = world.read_file(path, most_bytes, Readable::regular);
  if (there.fault == FileText::Fault::missing) return;
  if (there.fault != FileText::Fault::none) stop_at(there.fault, path, lang);
  if (!report::is_page(there.text))
    throw UsageError(lang,
                     "--html '{}': there is such a file already, and it is no page of a battle",
                     "--html '{}': questo file c'è già, e non è la pagina di una battaglia", path);
}

// Of each test, for whoever looks; what lists many is left out while one of them is hidden.
std::map<std::int64_t, std::string> reports(const Battle& open, const report::Viewer& viewer,
                                            const Context& context) {
  constexpr std::size_t columns = 48;  // of a telephone
  const report::Page narrow(columns);
  const auto& state = open.state();
  bool is_hiding = false;
  for (std::size_t n = 0; n < state.records().size(); ++n)
    is_hiding = is_hiding || !report::knows(state, viewer, n);
  std::map<std::int64_t, std::string> out;
  replay(open, context, [&](const Retaken& test) {
    const auto& [entry, ready, rolled, after, set_aside] = test;
    if (set_aside || (is_hiding && !ready.intent.deed->items.empty())) return;
    const report::BattleNews news{.entry = entry.number,
                                  .now = &after,
                                  .deed = ready.intent.deed,
                                  .seats = entry.seats,
                                  .file = ready.file,
                                  .instead = ready.instead,
                                  .not_said = ready.not_said,
                                  .is_past = true};
    rolled.battle = &news;
    out[entry.number] = report::text(rolled, {.lang = context.style.lang});
  });
  return out;
}

}  // namespace

int write_page(const Battle& open, const Context& context) {
  const auto lang = context.style.lang;
  const auto& path = *context.arguments.html;
  if (!context.arguments.words.empty())
    throw UsageError(lang, "--html: the page is of the whole battle: no '{}'",
                     "--html: la pagina è di tutta la battaglia: niente '{}'",
                     context.arguments.words.front());
  report::BattlePage page{.head = &open.head, .ruleset = open.ruleset, .journal = &*open.journal};
  page.viewer = viewer(open.state(), context);
  if (!page.viewer) page.viewer = report::onlooker;
  refuse_what_stands_there(path, open, context.world, lang);
  page.reports = reports(open, page.viewer, context);
  page.luck = luck_of(open, context);
  const auto text = report::html(page, lang);
  stop_writing_at(context.world.put_file(path, text), path, context.world, lang);
  constexpr std::size_t kilobyte = 1000;
  context.world.out(sentence(lang, "{}: {} entries, {} kB\n", "{}: {} voci, {} kB\n",
                             printable(path), open.journal->entries().size(),
                             text.size() / kilobyte + 1));
  return resolved;
}

}  // namespace nfw::cli
