#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "find.hpp"
#include "harness.hpp"
#include "nfw/builtin.hpp"
#include "plain.hpp"
#include "search.hpp"
#include "stem.hpp"

// What a player types at the table, and the row that he must see first.

namespace {

using namespace nfw;
using report::Hit;
using report::Lang;

std::vector<Hit> found(const std::string& query) {
  const auto all = builtin::rulesets();
  return report::find({all.begin(), all.end()}, testing::split_words(query)).hits;
}

// "fucilier fire heavy-cover"
std::string name_of(const Hit& hit) {
  return std::string(hit.ruleset->id) + " " + hit.where() + " " + std::string(hit.row.id);
}
std::string first(const std::string& query) {
  const auto hits = found(query);
  return hits.empty() ? "" : name_of(hits.front());
}

struct Asked {
  const char* query;
  const char* first;
};

void check_all(const std::vector<Asked>& all) {
  for (const auto& asked : all) {
    CAPTURE(asked.query);
    CHECK(first(asked.query) == asked.first);
  }
}

TEST_CASE("what is asked for in English comes first") {
  check_all({
      {"speech", "fucilier speech speech"},
      {"heavy cover", "fucilier fire heavy-cover"},
      {"Heavy COVER", "fucilier fire heavy-cover"},
      {"cover heavy", "fucilier fire heavy-cover"},
      {"light cover", "fucilier fire light-cover"},
      {"musket range", "fucilier range musket"},
      {"range of the musket", "fucilier range musket"},
      {"howitzer", "fucilier range howitzer"},
      {"point blank", "fucilier fire point-blank"},
      {"long range", "fucilier fire long-range"},
      {"canister", "fucilier fire canister"},
      {"sharpshooter", "fucilier fire sharpshooter"},
      {"elite dice", "fucilier fire elite-dice"},
      {"bloodlust", "fucilier morale bloodlust"},
      {"retreat", "fucilier morale retreat"},
      {"rout", "fucilier morale rout"},
      {"morale", "fucilier morale morale"},
      {"influence", "fucilier influence influence"},
      {"command test", "fucilier command-test command-test"},
      {"charge lance", "fucilier melee charge-lance"},
      {"bayonet", "fucilier melee bayonet"},
      {"pikes", "fucilier table melee-lines pike"},
      {"hooves", "fucilier melee horns-and-hooves"},
      {"colours", "fucilier colours colours"},
      {"ford", "fucilier ford ford"},
      {"river", "fucilier ford ford"},
      {"initiative", "fucilier initiative initiative"},
      {"reinforcements", "fucilier reinforce reinforce"},
      {"outmanoeuvres", "fucilier scout outmanoeuvres"},
      {"command radius", "fucilier table distances command-radius"},
      {"trumpeter", "fucilier table messengers trumpeter"},
      {"army standard", "fucilier table army-standard army-standard"},
      {"charismatic", "fucilier muster charismatic"},
      {"messenger", "fucilier table messengers messenger"},
      {"munitions", "fucilier table munitions munitions"},
      {"cavalry share", "fucilier muster cavalry-share"},
      {"jam", "guaitana jam jam"},
      {"machine gun", "guaitana range rifle"},
      {"javelin", "guaitana range javelin"},
      {"chain", "guaitana fire target-chain"},
      {"native impulse", "guaitana impulse impulse"},
      {"laser rifle", "future range laser-rifle"},
      {"hostile", "future hostile hostile"},
      {"deserters", "campaign deserters deserters"},
      {"wounded", "campaign wounded wounded"},
      {"forced march", "campaign march forced-march"},
      {"territory", "campaign table territory territory"},
      {"losses over half", "fucilier morale losses-over-50"},
      {"return fire", "fucilier rulings F-61 return-fire"},
      {"who may fire", "fucilier table fire-limits fire-limits"},
      {"prone", "fucilier table fire-limits prone"},
      {"limbered", "fucilier table formations limbered"},
      {"attack column", "fucilier table formations attack-column"},
      {"skirmishers", "fucilier scout skirmishers"},
      {"dragoons", "fucilier scout light-cavalry"},
      {"difficult ground", "fucilier move difficult"},
      {"indirect fire", "fucilier fire indirect-fire"},
      {"table depth", "fucilier deploy table-depth"},
      {"half surprised", "guaitana fire half-surprised"},
      {"F-75", "fucilier rulings F-75 losses-thresholds"},
      {"losses-thresholds", "fucilier rulings F-75 losses-thresholds"},
      {"G-29", "guaitana rulings G-29 clear-then-jam"},
  });
}

TEST_CASE("what is asked for in Italian comes first") {
  check_all({
      {"discorso", "fucilier speech speech"},
      {"copertura pesante", "fucilier fire heavy-cover"},
      {"COPERTURÀ PESANTE", "fucilier fire heavy-cover"},
      {"copertura leggera", "fucilier fire light-cover"},
      {"gittata del moschetto", "fucilier range musket"},
      {"obice", "fucilier range howitzer"},
      {"bruciapelo", "fucilier fire point-blank"},
      {"mitraglia", "fucilier fire canister"},
      {"tiratore scelto", "fucilier fire sharpshooter"},
      {"disorganizzata", "fucilier fire disorganised"},
      {"morale", "fucilier morale morale"},
      {"influenza", "fucilier influence influence"},
      {"test di comando", "fucilier command-test command-test"},
      {"lancia da carica", "fucilier melee charge-lance"},
      {"baionetta", "fucilier melee bayonet"},
      {"zoccoli", "fucilier melee horns-and-hooves"},
      {"stendardo", "fucilier colours colours"},
      {"guadare", "fucilier ford ford"},
      {"iniziativa", "fucilier initiative initiative"},
      {"rinforzi", "fucilier reinforce reinforce"},
      {"fiume", "fucilier ford ford"},
      {"raggio di comando", "fucilier table distances command-radius"},
      {"trombettiere", "fucilier table messengers trumpeter"},
      {"stendardo dell esercito", "fucilier table army-standard army-standard"},
      {"carismatico", "fucilier muster charismatic"},
      {"messaggeri", "fucilier muster messengers"},
      {"munizioni", "fucilier table munitions munitions"},
      {"ordini", "fucilier table orders orders"},
      {"sorpresa", "guaitana fire half-surprised"},
      {"inceppamento", "guaitana jam jam"},
      {"mitragliatrice", "guaitana range rifle"},
      {"giavellotto", "guaitana range javelin"},
      {"catena", "guaitana fire target-chain"},
      {"comandante in capo", "guaitana cinc cinc"},
      {"fucile laser", "future range laser-rifle"},
      {"terreno ostile", "future hostile hostile"},
      {"disertori", "campaign deserters deserters"},
      {"feriti", "campaign wounded wounded"},
      {"marcia", "campaign march march"},
      {"foresta", "fucilier table cover forest"},
      {"territorio", "campaign table territory territory"},
      {"perdite oltre la meta", "fucilier rulings F-75 losses-thresholds"},
      {"pancia a terra", "fucilier fire prone"},
      {"scudo nemico", "fucilier melee enemy-shield"},
      {"resistenza", "fucilier fire resistance"},
      {"ordine di marcia", "fucilier table formations limbered"},
      {"colonna in attacco", "fucilier table formations attack-column"},
      {"schermagliatori", "fucilier scout skirmishers"},
      {"dragoni", "fucilier scout light-cavalry"},
      {"terreno difficoltoso", "fucilier move difficult"},
      {"tiro a parabola", "fucilier fire indirect-fire"},
      {"vittoria decisiva", "fucilier victory decisive"},
      {"ritirata generale", "campaign general-retreat general-retreat"},
  });
}

TEST_CASE("one misspelt word still finds") {
  check_all({
      {"musketts", "fucilier range musket"},
      {"howitzr", "fucilier range howitzer"},
      {"reinforcments", "fucilier reinforce reinforce"},
      {"dificult ground", "fucilier move difficult"},
      {"heavy covr", "fucilier fire heavy-cover"},
      {"copetura pesante", "fucilier fire heavy-cover"},
      {"moschettto", "fucilier range musket"},
      {"obicce", "fucilier range howitzer"},
      {"rinfozi", "fucilier reinforce reinforce"},
      {"terrreno difficoltoso", "fucilier move difficult"},
      {"mitragliatirce", "guaitana range rifle"},
      {"sharpshoter", "fucilier fire sharpshooter"},
      {"inifluence", "fucilier influence influence"},
      {"bajonetta", "fucilier melee bayonet"},
  });
}

TEST_CASE("the longer a word, the more slips it may have; a short one none") {
  CHECK(first("bwo").empty());
  CHECK(first("obicce") == first("obice"));
  CHECK(first("obiccee").empty());
  CHECK(first("moschtttto") == first("moschetto"));
}

TEST_CASE("a chapter finds what stands in it or below it, and no other number") {
  for (const std::string chapter : {"3.4.5", "3.8", "4.11", "2.1.1", "4.3"}) {
    CAPTURE(chapter);
    const auto hits = found(chapter);
    REQUIRE(!hits.empty());
    CHECK(std::string(hits.front().ruleset->id) == "fucilier");
    bool others = false;  // the ruleset that is played by comes first as a whole
    for (const auto& hit : hits) {
      const auto chapters = ", " + report::chapter_of(hit.row) + ",";
      CAPTURE(chapters);
      const bool has = chapters.find(", " + chapter + ",") != std::string::npos ||
                       chapters.find(", " + chapter + ".") != std::string::npos;
      CHECK(has);
      others = others || hit.ruleset != hits.front().ruleset;
      CHECK((hit.ruleset == hits.front().ruleset) != others);
    }
  }
  check_all({
      {"2.1.1", "fucilier scout scout"},
      {"2.1.1.", "fucilier scout scout"},
      {"3.8", "fucilier command-test command-test"},
      {"3.4.3 heavy cover", "fucilier fire heavy-cover"},
  });
  CHECK(found("9.9.9").empty());
  CHECK(found("3.4.34").empty());
}

TEST_CASE("a row of several chapters is found by each") {
  const auto has_rout = [](const std::string& chapter) {
    return std::ranges::any_of(found(chapter), [](const Hit& hit) {
      return name_of(hit) == "fucilier table reactions rout";
    });
  };
  CHECK(has_rout("3.4.5"));
  CHECK(has_rout("4.6.1"));
  CHECK(has_rout("4.6"));
  CHECK(!has_rout("4.6.2"));
}

TEST_CASE("a ruling is found by its number however it is written") {
  for (const auto* number : {"F-75", "f-75", "f75", "F75"}) {
    CAPTURE(number);
    const auto hits = found(number);
    REQUIRE(hits.size() == 1);
    CHECK(name_of(hits.front()) == "fucilier rulings F-75 losses-thresholds");
  }
  CHECK(first("75") == "fucilier rulings F-75 losses-thresholds");
  CHECK(first("n46") == "future rulings N-46 initiative-tie");
}

TEST_CASE("a ruling says which reading is in force") {
  const auto hits = found("F-75");
  REQUIRE(!hits.empty());
  CHECK(report::row_text(hits.front().row, Lang::en) ==
        "Losses above half: −3 alone, or −1 as well? -> −3 alone when more than half is lost "
        "(3.4.4)");
  CHECK(report::row_text(hits.front().row, Lang::it) ==
        "Perdite oltre la metà: solo −3, o anche −1? -> solo −3 quando è perduta più della metà "
        "(3.4.4)");
}

TEST_CASE("a slip goes together with a plural, another ending or a beginning") {
  const auto names = [](const std::string& query) {
    std::vector<std::string> out;
    for (const auto& hit : found(query)) out.push_back(name_of(hit));
    return out;
  };
  const auto has = [&](const std::string& query, const char* name) {
    return std::ranges::count(names(query), name) > 0;
  };
  for (const auto* query :
       {"rnage musket", "range musket", "gitata moschetto", "gittata moschetto", "arnge musket"}) {
    CAPTURE(query);
    CHECK(first(query) == "fucilier range musket");
    CHECK(has(query, "fucilier fire musket"));
    CHECK(has(query, "guaitana range musket"));
  }
  CHECK(first("disrogan") == "fucilier fire disorganised");
}

TEST_CASE("a slip does not change the first letter, unless it is swapped with the second") {
  CHECK(!first("covre").empty());
  CHECK(first("ocver") == first("covre"));
  CHECK(first("zover").empty());
}

TEST_CASE("where rows have a word as it is, those that have one like it are left out") {
  for (const auto& hit : found("heavy cover")) {
    CAPTURE(name_of(hit));
    CHECK(hit.row.id != "cannon-heavy");
    CHECK(hit.row.id != "over-10");
  }
  CHECK(found("lance").size() < found("lnace").size() + found("lance").size());
  const auto all = found("rigato");  // no beginning of it, "riga", either
  CHECK(all.empty());
}

TEST_CASE("a question is answered without its small words, or by what has most of its words") {
  const auto builtins = builtin::rulesets();
  const auto ask = [&](const std::string& query) {
    return report::find({builtins.begin(), builtins.end()}, testing::split_words(query));
  };
  CHECK(!ask("heavy cover").partial);
  const auto small = ask("can my infantry charge");
  CHECK(!small.partial);
  CHECK(small.hits.size() == ask("infantry charge").hits.size());
  const auto italian = ask("posso guadare un fiume");
  CHECK(!italian.partial);
  CHECK(italian.hits.size() == ask("guadare un fiume").hits.size());
  const auto most = ask("can I fire over my own troops");
  CHECK(most.partial);
  REQUIRE(!most.hits.empty());
  CHECK(most.hits.front().where() == "table fire-limits");
  CHECK(most.nearest.size() != 2);
  const auto half = ask("copertura zzz");
  CHECK(half.hits.empty());
  CHECK(!half.partial);
}

TEST_CASE("accents and case do not matter") {
  CHECK(first("citta") == first("CITTÀ"));
  CHECK(first("perche") == first("perché"));
  CHECK(!first("perche").empty());
}

TEST_CASE("a whole word comes before the beginning of one, and that before a slip") {
  const auto place = [](const std::vector<Hit>& hits, std::string_view id) {
    return std::ranges::find(hits, id, [](const Hit& hit) { return hit.row.id; }) - hits.begin();
  };
  const auto hits = found("lance");
  CHECK(place(hits, "charge-lance") < place(hits, "infantry-lance"));
  CHECK(place(found("chain"), "target-chain") == 0);
  CHECK(place(found("disorg"), "disorganised") == 0);
}

TEST_CASE("all words must be there, but for those that tell nothing") {
  CHECK(first("copertura zzz").empty());
  CHECK(found("the range of a musket").size() == found("range musket").size());
}

TEST_CASE("what the rules do not allow is found, with its condition") {
  const auto hits = found("limbered guns do not fire");
  REQUIRE(!hits.empty());
  CHECK(hits.front().row.kind == report::RowKind::refusal);
  CHECK(report::chapter_of(hits.front().row) == "3.3.2");
  CHECK(report::row_text(hits.front().row, Lang::en) ==
        "limbered guns do not fire (3.3.2): when --weapon cannon, howitzer and --formation "
        "column, limbered");
  CHECK(report::flags_of(hits.front().row) == std::vector<std::string_view>{"weapon", "formation"});
}

TEST_CASE("the ruleset that is played by comes before the others") {
  const auto all = builtin::rulesets();
  std::vector<const Ruleset*> rulesets(all.begin(), all.end());
  const auto ask = [&] {
    return name_of(report::find(rulesets, {"musket", "range"}).hits.front());
  };
  CHECK(ask() == "fucilier range musket");
  std::rotate(rulesets.begin(), std::ranges::find(rulesets, "guaitana", &Ruleset::id),
              rulesets.end());
  CHECK(ask() == "guaitana range musket");
}

TEST_CASE("a word of players means one word of the book, another one than it says itself") {
  report::Stemmer english(Lang::en);
  report::Stemmer italian(Lang::it);
  std::set<std::string> stems;
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& word : report::words_of(*ruleset)) {
      stems.emplace(english(word));
      stems.emplace(italian(word));
    }
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& word : ruleset->players)
      for (const auto mean : word.means) {
        CAPTURE(word.said);
        std::size_t words = 0;
        report::each_plain_word(mean, [&](std::string_view one) {
          ++words;
          CHECK_MESSAGE(one == mean, mean);
          CHECK_MESSAGE((stems.contains(std::string(english(one))) ||
                         stems.contains(std::string(italian(one)))),
                        mean);
          const std::string meant(english(one));
          CHECK_MESSAGE(meant != english(word.said), mean);
        });
        CHECK_MESSAGE(words == 1, mean);
      }
}

TEST_CASE("where nothing is found, a known word that is like one of those asked for is told") {
  const auto all = builtin::rulesets();
  CHECK(report::find({all.begin(), all.end()}, {"quaity", "zzz"}).nearest == "quality");
  CHECK(report::find({all.begin(), all.end()}, {"zzz"}).nearest.empty());
}

}  // namespace
