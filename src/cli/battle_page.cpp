#include <fmt/format.h>

#include "battle_commands.hpp"
#include "files.hpp"
#include "page.hpp"
#include "program.hpp"

namespace nfw::cli {

namespace {

// What is not ours stays as it is, whatever it is.
void refuse_what_stands_there(const std::string& path, const World& world, Lang lang) {
  constexpr std::size_t most = std::size_t{1} << 26U;
  const auto there = world.read_file(path, most, Readable::regular);
  if (there.fault == FileText::Fault::missing) return;
  if (there.fault != FileText::Fault::none) stop_at(there.fault, path, lang);
  if (!report::is_page(there.text))
    throw UsageError(lang,
                     "--html '{}': there is such a file already, and it is no page of a battle",
                     "--html '{}': questo file c'è già, e non è la pagina di una battaglia", path);
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
  const auto text = report::html(page, lang);
  refuse_what_stands_there(path, context.world, lang);
  stop_at(context.world.put_file(path, text), path, lang);
  constexpr std::size_t kilobyte = 1000;
  context.world.out(sentence(lang, "{}: {} entries, {} kB\n", "{}: {} voci, {} kB\n", path,
                             open.journal->entries().size(), text.size() / kilobyte + 1));
  return resolved;
}

}  // namespace nfw::cli
