#include "verified.hpp"

#include <fmt/format.h>

#include "json.hpp"
#include "layout.hpp"
#include "words.hpp"

namespace nfw::report {

namespace {

struct Trust {
  std::string_view id;
  Text label;
};

constexpr Trust trusts[] = {
    {"dice", {"dice of the players", "dadi dei giocatori"}},
    {"seeds", {"seeds typed by hand", "semi scritti a mano"}},
    {"hand", {"facts by hand", "fatti detti a mano"}},
    {"rulings", {"rulings of one test", "letture di un solo test"}},
    {"agreed", {"set by agreement", "cambiati di comune accordo"}},
    {"rules", {"other rulings or house rules", "altre letture o regole della casa"}},
    {"lists", {"who came later", "chi è venuto dopo"}},
    {"anyway", {"taken all the same", "fatti lo stesso"}},
    {"undone", {"undone", "annullati"}},
    {"edited", {"corrections", "correzioni"}},
    {"new-dice", {"dice rolled anew", "dadi tirati di nuovo"}},
};
static_assert(std::size(trusts) == static_cast<std::size_t>(Trusted::count));

std::vector<std::int64_t> entries_of(const Verified& verified, std::size_t kind) {
  std::vector<std::int64_t> out;
  for (const auto& [trusted, entry] : verified.trusted)
    if (trusted == static_cast<Trusted>(kind)) out.push_back(entry);
  return out;
}

}  // namespace

std::string verified_text(const Verified& verified, Lang lang) {
  std::string out;
  constexpr std::size_t indent = 4;  // of all but its first line
  for (const auto& problem : verified.problems)
    out +=
        paragraph("",
                  words(fmt::format("{}:{}: {}{}", verified.file, problem.line,
                                    problem.entry == 0 ? "" : fmt::format("[{}] ", problem.entry),
                                    problem.what)),
                  indent)
            .substr(indent);
  const auto n = verified.entries;
  if (verified.problems.empty())
    out += paragraph(
        "",
        words(lang == Lang::it
                  ? fmt::format("{}: {} {}, e ognuna segue dai suoi dadi e da ciò che la precede",
                                verified.file, n, n == 1 ? "voce" : "voci")
                  : fmt::format("{}: {} {}, each as its dice and all before it make it",
                                verified.file, n, n == 1 ? "entry" : "entries")),
        0);
  std::vector<Piece> pieces;
  for (std::size_t kind = 0; kind < std::size(trusts); ++kind) {
    const auto all = entries_of(verified, kind);
    if (all.empty()) continue;
    for (auto& word : words(say(trusts[kind].label, lang))) pieces.push_back(std::move(word));
    for (const auto entry : all)
      pieces.push_back(piece(fmt::format("[{}]{}", entry, entry == all.back() ? ";" : "")));
  }
  if (!pieces.empty()) {
    pieces.back().text.pop_back();
    --pieces.back().width;
    out += paragraph(pick(lang, "On trust", "Sulla fiducia"), pieces);
  }
  auto seal = words(verified.seal);
  if (verified.sealed)
    for (auto& word :
         words(fmt::format("({} [{}])", pick(lang, "the one noted: that of", "quello annotato: di"),
                           *verified.sealed)))
      seal.push_back(std::move(word));
  return out + paragraph(pick(lang, "Seal", "Sigillo"), seal);
}

std::string verified_json(const Verified& verified, const Style& style) {
  auto out = opened({{"battle", verified.file},
                     {"entries", verified.entries},
                     {"sound", verified.problems.empty()},
                     {"problems", Json::array()},
                     {"trusted", Json::object()},
                     {"seal", verified.seal}},
                    style);
  const auto text_or_null = [](const std::string& text) {
    return text.empty() ? Json(nullptr) : Json(text);
  };
  for (const auto& problem : verified.problems)
    out["problems"].push_back({{"line", problem.line},
                               {"entry", problem.entry == 0 ? Json(nullptr) : Json(problem.entry)},
                               {"key", text_or_null(problem.key)},
                               {"written", text_or_null(problem.written)},
                               {"follows", text_or_null(problem.follows)},
                               {"what", problem.what}});
  for (std::size_t kind = 0; kind < std::size(trusts); ++kind)
    out["trusted"][std::string(trusts[kind].id)] = entries_of(verified, kind);
  return line(out);
}

}  // namespace nfw::report
