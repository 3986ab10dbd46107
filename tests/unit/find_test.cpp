#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include "find.hpp"
#include "harness.hpp"
#include "lay_over.hpp"
#include "nfw/builtin.hpp"
#include "plain.hpp"
#include "search.hpp"
#include "stem.hpp"

// What a player types at the table, and the row that he must see first.

namespace {

using namespace nfw;
using report::Hit;
using report::Lang;

report::Found ask(const std::string& query, std::string_view played = "fucilier") {
  const auto all = builtin::rulesets();
  std::vector<const Ruleset*> rulesets(all.begin(), all.end());
  const auto first = std::ranges::find(rulesets, played, &Ruleset::id);
  std::rotate(rulesets.begin(), first, first + 1);
  return report::find(rulesets, testing::split_words(query));
}
std::vector<Hit> found(const std::string& query, std::string_view played = "fucilier") {
  return ask(query, played).hits;
}

// "fucilier fire heavy-cover"
std::string name_of(const Hit& hit) {
  return std::string(hit.ruleset->id) + " " + hit.where() + " " + std::string(hit.row.id);
}
std::string first(const std::string& query, std::string_view played = "fucilier") {
  const auto hits = found(query, played);
  return hits.empty() ? "" : name_of(hits.front());
}

struct Asked {
  const char* query;
  const char* first;
};

// By the rulebook that has it.
void check_all(const std::vector<Asked>& all) {
  for (const auto& asked : all) {
    CAPTURE(asked.query);
    const std::string_view name = asked.first;
    CHECK(first(asked.query, name.substr(0, name.find(' '))) == name);
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
      {"sharpshooter", "fucilier table characters sharpshooter"},
      {"elite dice", "fucilier rulings F-65 quality-dice-base"},
      {"bloodlust", "fucilier morale bloodlust"},
      {"retreat", "fucilier table morale-tests retreat"},
      {"rout", "fucilier command-test rout"},
      {"morale", "fucilier morale morale"},
      {"influence", "fucilier influence influence"},
      {"command test", "fucilier command-test command-test"},
      {"charge lance", "fucilier melee charge-lance"},
      {"bayonet", "fucilier table melee-lines bayonet"},
      {"pikes", "fucilier table melee-lines pike"},
      {"hooves", "fucilier melee horns-and-hooves"},
      {"colours", "fucilier colours colours"},
      {"ford", "fucilier ford ford"},
      {"river", "fucilier ford ford"},
      {"initiative", "fucilier initiative initiative"},
      {"reinforcements", "fucilier reinforce reinforce"},
      {"outmanoeuvres", "fucilier scout outmanoeuvres"},
      {"command radius", "fucilier table distances command-radius"},
      {"trumpeter", "fucilier muster trumpeters"},
      {"army standard", "fucilier table army-standard army-standard"},
      {"charismatic", "fucilier muster charismatic"},
      {"messenger", "fucilier table messengers messengers"},
      {"munitions", "fucilier table munitions munitions"},
      {"cavalry share", "fucilier table limits cavalry-share"},
      {"jam", "guaitana jam jam"},
      {"machine gun", "guaitana jam machine-guns"},
      {"javelin", "guaitana range javelin"},
      {"chain", "guaitana table formations chain"},
      {"native impulse", "guaitana impulse impulse"},
      {"laser rifle", "future range laser-rifle"},
      {"hostile", "future hostile hostile"},
      {"deserters", "campaign deserters deserters"},
      {"wounded", "campaign wounded wounded"},
      {"forced march", "campaign table orders forced-march"},
      {"territory", "campaign table territory territory"},
      {"losses over half", "fucilier morale losses-over-50"},
      {"return fire", "fucilier rulings F-61 return-fire"},
      {"who may fire", "fucilier fire fire"},
      {"prone", "fucilier table fire-limits prone"},
      {"limbered", "fucilier table artillery limbered"},
      {"attack column", "fucilier table formations attack-column"},
      {"skirmishers", "fucilier scout skirmishers"},
      {"dragoons", "fucilier scout light-cavalry"},
      {"difficult ground", "fucilier table terrain-types difficult"},
      {"indirect fire", "fucilier fire indirect-fire"},
      {"table depth", "fucilier table scenery table"},
      {"half surprised", "guaitana table fire-limits surprised"},
      {"F-75", "fucilier rulings F-75 losses-thresholds"},
      {"losses-thresholds", "fucilier rulings F-75 losses-thresholds"},
      {"G-29", "guaitana rulings G-29 clear-then-jam"},
  });
}

TEST_CASE("what is asked for in Italian comes first") {
  check_all({
      {"discorso", "fucilier table distances speech"},
      {"copertura pesante", "fucilier fire heavy-cover"},
      {"COPERTURÀ PESANTE", "fucilier fire heavy-cover"},
      {"copertura leggera", "fucilier fire light-cover"},
      {"gittata del moschetto", "fucilier range musket"},
      {"obice", "fucilier range howitzer"},
      {"bruciapelo", "fucilier fire point-blank"},
      {"mitraglia", "fucilier fire canister"},
      {"tiratore scelto", "fucilier table limits sharpshooter"},
      {"disorganizzata", "fucilier table reorganisation disorganised"},
      {"morale", "fucilier morale morale"},
      {"influenza", "fucilier influence influence"},
      {"test di comando", "fucilier command-test command-test"},
      {"lancia da carica", "fucilier melee charge-lance"},
      {"baionetta", "fucilier table melee-lines bayonet"},
      {"zoccoli", "fucilier melee horns-and-hooves"},
      {"stendardo", "fucilier colours colours"},
      {"guadare", "fucilier ford ford"},
      {"iniziativa", "fucilier initiative initiative"},
      {"rinforzi", "fucilier reinforce reinforce"},
      {"fiume", "fucilier ford ford"},
      {"raggio di comando", "fucilier table distances command-radius"},
      {"trombettiere", "fucilier table distances command-radius-trumpeter"},
      {"stendardo dell esercito", "fucilier table army-standard army-standard"},
      {"carismatico", "fucilier muster charismatic"},
      {"messaggeri", "fucilier table messengers messenger"},
      {"munizioni", "fucilier table munitions munitions"},
      {"ordini", "fucilier table orders orders"},
      {"sorpresa", "guaitana table fire-limits surprised"},
      {"inceppamento", "guaitana jam jam"},
      {"mitragliatrice", "guaitana jam machine-guns"},
      {"giavellotto", "guaitana range javelin"},
      {"catena", "guaitana table formations chain"},
      {"comandante in capo", "guaitana cinc cinc"},
      {"fucile laser", "future range laser-rifle"},
      {"terreno ostile", "future hostile hostile"},
      {"disertori", "campaign deserters deserters"},
      {"feriti", "campaign wounded wounded"},
      {"marcia", "campaign march march"},
      {"foresta", "fucilier table cover forest"},
      {"territorio", "campaign table territory territory"},
      {"perdite oltre la meta", "fucilier rulings F-75 losses-thresholds"},
      {"pancia a terra", "fucilier table fire-limits prone"},
      {"scudo nemico", "fucilier melee enemy-shield"},
      {"resistenza", "fucilier table profile resistance"},
      {"ordine di marcia", "fucilier table artillery limbered"},
      {"colonna in attacco", "fucilier table formations attack-column"},
      {"schermagliatori", "fucilier scout skirmishers"},
      {"dragoni", "fucilier scout light-cavalry"},
      {"terreno difficoltoso", "fucilier table terrain-types difficult"},
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
      {"dificult ground", "fucilier table terrain-types difficult"},
      {"heavy covr", "fucilier fire heavy-cover"},
      {"copetura pesante", "fucilier fire heavy-cover"},
      {"moschettto", "fucilier range musket"},
      {"obicce", "fucilier range howitzer"},
      {"rinfozi", "fucilier reinforce reinforce"},
      {"terrreno difficoltoso", "fucilier table terrain-types difficult"},
      {"mitragliatirce", "guaitana jam machine-guns"},
      {"sharpshoter", "fucilier table characters sharpshooter"},
      {"inifluence", "fucilier influence influence"},
      {"bajonetta", "fucilier table melee-lines bayonet"},
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
  for (const auto* query :
       {"rnage musket", "range musket", "gitata moschetto", "gittata moschetto", "arnge musket"}) {
    CAPTURE(query);
    CHECK(first(query) == "fucilier range musket");
  }
  CHECK(first("disrogan") == first("disorganised"));
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
  CHECK(found("lnace").size() == found("lance").size());
  for (const auto& hit : found("rigato"))  // "riga" has the same stem, and nothing else in common
    CHECK(hit.ruleset->id != "fucilier");
}

TEST_CASE("a question is answered without its small words, or by what has most of its words") {
  CHECK(!ask("heavy cover").partial);
  CHECK(!ask("can my infantry charge").partial);
  CHECK(first("can my infantry charge") == first("infantry charge"));
  CHECK(!ask("posso guadare un fiume").partial);
  CHECK(first("posso guadare un fiume") == first("guadare un fiume"));
  const auto most = ask("can I fire over my own troops zzz");
  CHECK(most.partial);
  REQUIRE(!most.hits.empty());
  CHECK(most.hits.front().where() == "table fire-limits");
  const auto half = ask("copertura zzz");
  CHECK(half.partial);
  CHECK(name_of(half.hits.front()) == first("copertura"));
}

// Each is answered by a row of this table, among the first three.
TEST_CASE("questions are answered as players put them") {
  struct Put {
    const char* query;
    const char* played;
    const char* table;
  };
  const std::vector<Put> all{
      {"how far can muskets shoot", "fucilier", "fire"},
      {"what happens when the general dies", "fucilier", "table morale-tests"},
      {"retreating unit fires", "fucilier", "fire"},
      {"crossing a river", "fucilier", "ford"},
      {"turning the flank", "fucilier", "table envelopment"},
      {"when do I test morale", "fucilier", "morale"},
      {"how long is a battle", "fucilier", "table turn"},
      {"hard cover", "fucilier", "fire"},
      {"drummer", "fucilier", "table characters"},
      {"who may shoot", "fucilier", "table fire-limits"},
      {"check list", "fucilier", "muster"},
      {"check list", "fucilier", "table turn"},
      {"colonel wound", "fucilier", "table characters"},
      {"howitzer wood", "fucilier", "table cover"},
      {"generale morto", "fucilier", "table morale-tests"},
      {"velocità della cavalleria", "fucilier", "move"},
      {"compenetrazione", "fucilier", "table movement"},
      {"elicottero", "fucilier", "table flying"},
      {"how far does cavalry move", "guaitana", "table movement"},
      {"river crossing", "campaign", "march"},
      {"can my infantry charge", "fucilier", "table orders"},
      {"when may I shoot at a general", "fucilier", "table fire-limits"},
      {"chi può entrare in un acquitrino", "fucilier", "table terrain-types"},
      {"pistola in corpo a corpo", "future", "melee"},
      {"crossing a river", "guaitana", "table movement-costs"},
      {"when is the commander killed", "guaitana", "fire"},
      {"nuovi ordini in montagna", "campaign", "force-order"},
      {"recupero dei feriti", "campaign", "wounded"},
  };
  for (const auto& one : all) {
    CAPTURE(one.query);
    std::string tables;
    for (const auto& hit : found(one.query, one.played))
      if (std::ranges::count(tables, '\n') < 3) tables += hit.where() + "\n";
    CHECK(("\n" + tables).find("\n" + std::string(one.table) + "\n") != std::string::npos);
    CAPTURE(tables);
  }
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
  CHECK(place(found("chain", "guaitana"), "chain") == 0);
  CHECK(place(found("disorg"), "disorganised") == 0);
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

TEST_CASE("the other rulesets are asked where a word stands nowhere in the one played by") {
  CHECK(first("musket range") == "fucilier range musket");
  CHECK(first("musket range", "guaitana") == "guaitana range musket");
  for (const auto& hit : found("musket range")) CHECK(hit.ruleset->id == "fucilier");
  const auto laser = ask("laser rifle");
  CHECK(laser.elsewhere);
  CHECK(!laser.partial);
  for (const auto& hit : laser.hits) CHECK(hit.ruleset->id == "future");
  CHECK(!ask("musket range").elsewhere);
}

TEST_CASE("a slip is told, and so is what is longer than a question") {
  using Taken = std::vector<std::pair<std::string, std::string>>;
  CHECK(ask("rnage musket").taken == Taken{{"rnage", "range"}});
  CHECK(ask("range musket").taken.empty());
  CHECK(!ask("heavy cover").cut);
  CHECK(ask(std::string(96000, 'a')).hits.empty());
  CHECK(ask(std::string(96000, 'a')).cut);
  std::string many;
  for (int n = 0; n < 3000; ++n) many += "cover ";
  CHECK(ask(many).cut);
}

TEST_CASE("what a reading that is not in force brings is found among all alone") {
  const auto is_short = [](const Hit& hit) { return hit.row.id == "canister-short"; };
  const auto* ruleset = builtin::rulesets().front();
  CHECK(std::ranges::none_of(report::find({ruleset}, {"canister"}).hits, is_short));
  CHECK(std::ranges::any_of(report::find({ruleset}, {"canister"}, true).hits, is_short));
}

void check_same(const report::Index& one, const report::Index& other) {
  CHECK(std::ranges::equal(one.begins, other.begins));
  CHECK(std::ranges::equal(one.words, other.words, [](auto a, auto b) {
    return a.word == b.word && std::ranges::equal(a.documents, b.documents);
  }));
}

TEST_CASE("the indexes that the program brings along are those of its rulesets") {
  const auto rulesets = builtin::rulesets();
  REQUIRE(builtin::indexes().size() == rulesets.size());
  for (std::size_t n = 0; n < rulesets.size(); ++n) {
    const report::MadeIndex made(*rulesets[n]);
    check_same(made.index(), builtin::indexes()[n]);
  }
}

TEST_CASE("the index of house rules, made of the book's, is as if it was made anew") {
  const auto built = builtin::rulesets();
  for (const auto& entry : std::filesystem::directory_iterator(NFW_SOURCE "/tests/house")) {
    if (entry.is_directory()) continue;
    CAPTURE(entry.path());
    const auto text = testing::read_file(entry.path().string());
    const auto house =
        tables::lay_over(built, builtin::files(), {{entry.path().string(), text, false}});
    REQUIRE(house.problems.empty());
    for (std::size_t n = 0; n < built.size(); ++n) {
      auto before = builtin::indexes()[n];
      before.ruleset = built[n];
      check_same(report::MadeIndex(*house.rulesets[n], before).index(),
                 report::MadeIndex(*house.rulesets[n]).index());
    }
  }
}

TEST_CASE("a band is found by a total that it has, a row by a number under a heading") {
  CHECK(first("speech 9") == "fucilier speech success");
  CHECK(first("round 7") == "fucilier table turn influence");
  CHECK(first("fase 5") == "fucilier table turn movement");
}

TEST_CASE("several words of the book that a player means stand together") {
  check_all({
      {"8 pounder", "fucilier range cannon-10"},
      {"quanto tira un cannone da 12 libbre", "fucilier range cannon-heavy"},
      {"stendardo perso", "fucilier morale colours-lost"},
      {"bandiera persa", "fucilier morale colours-lost"},
      {"flank attack", "guaitana melee flanked"},
      {"who moves first", "guaitana table turn movement"},
      {"chi muove per primo", "guaitana table turn movement"},
      {"tiro obbligatorio", "guaitana discipline discipline"},
  });
  CHECK(first("cannon 12 cm") == first("cannon 15 cm"));
}

TEST_CASE("a word that one rulebook has means no other there") {
  check_all({
      {"rifle range", "guaitana range rifle"},
      {"gittata del fucile", "guaitana fire rifle"},
      {"rifle range", "fucilier range musket"},
      {"swamp", "future table terrain-types swamp"},
      {"swamp", "fucilier table scenery swamp"},
      {"commander and morale", "fucilier morale officer-present"},
  });
}

TEST_CASE("a word of players means words of the book, others than it says itself") {
  report::Stemmer english(Lang::en);
  report::Stemmer italian(Lang::it);
  std::set<std::string> stems;
  for (const auto* ruleset : builtin::rulesets()) {
    const report::MadeIndex made(*ruleset);
    for (const auto& one : made.index().words) {
      stems.emplace(english(one.word));
      stems.emplace(italian(one.word));
    }
  }
  for (const auto* ruleset : builtin::rulesets())
    for (const auto& word : ruleset->players)
      for (const auto mean : word.means) {
        CAPTURE(word.said);
        std::string plain;
        report::each_plain_word(mean, [&](std::string_view one) {
          plain += (plain.empty() ? "" : " ") + std::string(one);
          CHECK_MESSAGE((stems.contains(std::string(english(one))) ||
                         stems.contains(std::string(italian(one)))),
                        mean);
          const std::string meant(english(one));
          CHECK_MESSAGE(meant != english(word.said), mean);
        });
        CHECK(plain == mean);
      }
}

TEST_CASE("where nothing is found, a known word that is like one of those asked for is told") {
  CHECK(ask("obiccee").nearest == "obice");
  CHECK(ask("zzz").nearest.empty());
}

}  // namespace
