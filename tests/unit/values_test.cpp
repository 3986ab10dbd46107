#include <doctest/doctest.h>

#include "nfw/base/spelling.hpp"
#include "nfw/builtin.hpp"
#include "play.hpp"
#include "values.hpp"

namespace {

using namespace nfw;
using namespace nfw::cli;

const Input& input(std::string_view test, std::string_view id) {
  return testing::builtin_test(test).inputs[find_fact(testing::builtin_test(test), id)];
}

using Given = std::vector<std::string>;

Number value(std::string_view test, std::string_view id, const Given& values) {
  return read_value(input(test, id), values, Lang::en);
}

// What the player is told when something is refused.
template <class Do>
std::string told(const Do& act) {
  try {
    act();
  } catch (const UsageError& error) {
    REQUIRE(error.lines().size() == 1);
    return error.lines().front();
  }
  return "nothing was refused";
}
std::string refused(std::string_view test, std::string_view id, const Given& values,
                    Lang lang = Lang::en) {
  return told([&] { read_value(input(test, id), values, lang); });
}

// ---- words

// The id of the value that a word means for `fire --weapon`.
std::string_view weapon(std::string_view word) {
  const auto& values = input("fire", "weapon").values;
  return values[static_cast<std::size_t>(read_choice("weapon", values, word, Lang::en))].id;
}

TEST_CASE("a choice is named by its id, whatever the case") {
  CHECK(weapon("musket") == "musket");
  CHECK(weapon("Cannon") == "cannon");
  CHECK(weapon("HOWITZER") == "howitzer");
}

TEST_CASE("a choice is named by its words in English or Italian") {
  CHECK(weapon("musket, rifle or carbine") == "musket");
  CHECK(weapon("cannone") == "cannon");
  CHECK(weapon("Obice") == "howitzer");
  CHECK(weapon("arma da tiro a cavallo") == "mounted");
}

TEST_CASE("a choice is named by a further spelling") {
  CHECK(weapon("rifle") == "musket");
  CHECK(weapon("Moschetto") == "musket");
  CHECK(weapon("a-cavallo") == "mounted");
}

TEST_CASE("blanks, underscores and hyphens are the same") {
  CHECK(weapon("a cavallo") == "mounted");
  CHECK(weapon("A_CAVALLO") == "mounted");
}

TEST_CASE("the beginning of a name is enough while nothing else begins so") {
  CHECK(weapon("mu") == "musket");
  CHECK(weapon("Fuc") == "musket");
  CHECK(weapon("h") == "howitzer");
}

TEST_CASE("a beginning is one of a name in the language in force") {
  const auto read = [](std::string_view word, Lang lang) {
    return told([&] { read_choice("weapon", input("fire", "weapon").values, word, lang); });
  };
  CHECK(read("obi", Lang::it) == "nothing was refused");
  CHECK(read("obice", Lang::en) == "nothing was refused");
  CHECK(read("obi", Lang::en).starts_with("--weapon 'obi': allowed are musket, bow,"));
  CHECK(read("howi", Lang::it).starts_with("--weapon 'howi': sono ammessi moschetto, arco,"));
}

TEST_CASE("a name that is whole stands before those that begin with it") {
  CHECK(weapon("carbine") == "musket");  // mounted is "carbine or bow on horseback"
  const auto& formations = input("fire", "formation").values;
  CHECK(read_choice("formation", formations, "colonna", Lang::en) == 0);
  CHECK(read_choice("formation", formations, "colonna in attacco", Lang::en) == 1);
}

TEST_CASE("letters are read with their accents or without") {
  CHECK(folded("Qualità PIÙ") == "qualita-piu");
  CHECK(folded("e\xcc\x81lite") == "elite");
  CHECK(folded("æ\xc3") == "æ\xc3");
  for (const auto* name : {"Qualità PIÙ", "e\xcc\x81lite", "e\xcc\x81", "æ\xc3", "\xcc", ""}) {
    CHECK(is_folded(name, folded(name)));
    CHECK(begins_folded(name, folded(name)));
    CHECK(begins_folded(name, ""));
    CHECK(!is_folded(name, folded(name) + "e"));
    CHECK(!begins_folded(name, folded(name) + "e"));
  }
  CHECK(begins_folded("Qualità PIÙ", "qualita-"));
  CHECK(!is_folded("Qualità PIÙ", "qualita-"));
  CHECK(value("fire", "quality", {"élite"}) == Number{0, 1});
  CHECK(value("fire", "quality", {"elite"}) == Number{0, 1});
}

TEST_CASE("a beginning that several names share is refused with all of them") {
  CHECK(refused("fire", "weapon", {"c"}) == "--weapon 'c' may mean: musket, mounted, cannon");
  CHECK(refused("fire", "weapon", {"c"}, Lang::it) ==
        "--weapon 'c' può significare: moschetto, cannone");
}

TEST_CASE("an unknown word is refused with what is allowed and what it looks like") {
  CHECK(refused("fire", "range", {"shrot"}) ==
        "--range 'shrot': allowed are point-blank, short, long; did you mean 'short'?");
  CHECK(refused("fire", "range", {"shrot"}, Lang::it) ==
        "--range 'shrot': sono ammessi bruciapelo, corta, lunga; forse 'corta'?");
  CHECK(refused("fire", "range", {"bruciapello"}, Lang::it) ==
        "--range 'bruciapello': sono ammessi bruciapelo, corta, lunga; forse 'bruciapelo'?");
  CHECK(refused("fire", "range", {"12"}) == "--range '12': allowed are point-blank, short, long");
  CHECK(refused("fire", "range", {""}) == "--range '': allowed are point-blank, short, long");
}

TEST_CASE("a choice is said once") {
  CHECK(refused("fire", "range", {"short", "short"}) == "--range stands twice");
  CHECK(refused("fire", "range", {"short", "long"}, Lang::it) == "--range è ripetuta");
}

TEST_CASE("values that stand together are listed, or said one after the other") {
  CHECK(value("morale", "by", {"musketry"}) == Number{0b001, 1});
  CHECK(value("morale", "by", {"art,Mitraglia"}) == Number{0b110, 1});
  CHECK(value("morale", "by", {"musketry", "canister"}) == Number{0b101, 1});
  CHECK(value("morale", "by", {"canister,canister"}) == Number{0b100, 1});
  CHECK(refused("morale", "by", {"musketry,gas"}) ==
        "--by 'gas': allowed are musketry, artillery, canister");
}

TEST_CASE("a flag is yes") { CHECK(value("fire", "sharpshooter", {}) == Number{1, 1}); }

// ---- numbers

TEST_CASE("a count is a whole number up to a million") {
  CHECK(value("fire", "shooters", {"0"}) == Number{0, 1});
  CHECK(value("fire", "shooters", {"12"}) == Number{12, 1});
  CHECK(value("fire", "shooters", {"+12"}) == Number{12, 1});
  CHECK(value("fire", "shooters", {"1000000"}) == Number{1'000'000, 1});
}

TEST_CASE("a count beyond its limits is refused with the nearest that is right") {
  CHECK(refused("fire", "shooters", {"1000001"}) ==
        "--shooters '1000001': allowed are whole numbers from 0 to 1000000; the nearest is "
        "1000000");
  CHECK(refused("fire", "shooters", {"-3"}) ==
        "--shooters '-3': allowed are whole numbers from 0 to 1000000; the nearest is 0");
  CHECK(refused("fire", "shooters", {"-3"}, Lang::it) ==
        "--shooters '-3': sono ammessi numeri interi da 0 a 1000000; il più vicino è 0");
}

TEST_CASE("what is no whole number is refused with the number that it begins with") {
  CHECK(refused("fire", "shooters", {"12x"}) ==
        "--shooters '12x': allowed are whole numbers from 0 to 1000000; did you mean '12'?");
  CHECK(refused("fire", "shooters", {"12x"}, Lang::it) ==
        "--shooters '12x': sono ammessi numeri interi da 0 a 1000000; forse '12'?");
  CHECK(refused("fire", "shooters", {"1.5"}) ==
        "--shooters '1.5': allowed are whole numbers from 0 to 1000000; did you mean '1'?");
  CHECK(refused("fire", "shooters", {"many"}) ==
        "--shooters 'many': allowed are whole numbers from 0 to 1000000");
  CHECK(refused("fire", "shooters", {""}) ==
        "--shooters '': allowed are whole numbers from 0 to 1000000");
  CHECK(refused("fire", "shooters", {"99999999999999999999"}) ==
        "--shooters '99999999999999999999': allowed are whole numbers from 0 to 1000000; the "
        "nearest is 1000000");
  CHECK(refused("fire", "shooters", {"1,000"}) ==
        "--shooters '1,000': allowed are whole numbers from 0 to 1000000; did you mean '1000'?");
}

TEST_CASE("the limits of the tables hold") {
  CHECK(value("reinforce", "turn", {"1"}) == Number{1, 1});
  CHECK(value("reinforce", "turn", {"12"}) == Number{12, 1});
  CHECK(refused("reinforce", "turn", {"0"}) ==
        "--turn '0': allowed are whole numbers from 1 to 12; the nearest is 1");
  CHECK(refused("reinforce", "turn", {"13"}) ==
        "--turn '13': allowed are whole numbers from 1 to 12; the nearest is 12");
  CHECK(refused("reinforce", "turn", {"0x"}) ==
        "--turn '0x': allowed are whole numbers from 1 to 12");
}

TEST_CASE("a whole number may be negative") {
  CHECK(value("scout", "against", {"-5"}) == Number{-5, 1});
  CHECK(value("scout", "against", {"-1000000"}) == Number{-1'000'000, 1});
  CHECK(refused("scout", "against", {"-1000001"}) ==
        "--against '-1000001': allowed are whole numbers from -1000000 to 1000000; the nearest is "
        "-1000000");
}

TEST_CASE("a number is said once") {
  CHECK(refused("fire", "shooters", {"3", "4"}) == "--shooters stands twice");
  CHECK(refused("fire", "shooters", {"3", "4"}, Lang::it) == "--shooters è ripetuta");
}

TEST_CASE("a distance may have decimals, and is kept exactly") {
  CHECK(value("fire", "distance", {"15"}) == Number{15, 1});
  CHECK(value("fire", "distance", {"1.5"}) == Number{15, 10});
  CHECK(value("fire", "distance", {"15.125"}) == Number{15'125, 1000});
  CHECK(value("fire", "distance", {"0.0"}) == Number{0, 1});
}

TEST_CASE("a distance with too many decimals, or with none after its point, is refused") {
  CHECK(refused("fire", "distance", {"15.1234"}) ==
        "--distance '15.1234': allowed are numbers from 0 to 1000000, with up to three decimals; "
        "the nearest is 15.123");
  CHECK(refused("fire", "distance", {"15."}) ==
        "--distance '15.': allowed are numbers from 0 to 1000000, with up to three decimals; the "
        "nearest is 15");
  CHECK(refused("fire", "distance", {".5"}) ==
        "--distance '.5': allowed are numbers from 0 to 1000000, with up to three decimals; the "
        "nearest is 0.5");
  CHECK(refused("fire", "distance", {"-1"}, Lang::it) ==
        "--distance '-1': sono ammessi numeri da 0 a 1000000, con al più tre decimali; il più "
        "vicino è 0");
  CHECK(refused("fire", "distance", {"1000000.5"}) ==
        "--distance '1000000.5': allowed are numbers from 0 to 1000000, with up to three decimals; "
        "the nearest is 1000000");
}

TEST_CASE("a share lies between 0 and 100 per cent") {
  CHECK(value("morale", "lost-percent", {"33.3"}) == Number{333, 10});
  CHECK(value("morale", "lost-percent", {"100"}) == Number{100, 1});
  CHECK(value("morale", "lost-percent", {"100.0"}) == Number{100, 1});
  CHECK(refused("morale", "lost-percent", {"101"}) ==
        "--lost-percent '101': allowed are numbers from 0 to 100, with up to three decimals; the "
        "nearest is 100");
  CHECK(refused("morale", "lost-percent", {"100.1"}) ==
        "--lost-percent '100.1': allowed are numbers from 0 to 100, with up to three decimals; the "
        "nearest is 100");
  CHECK(refused("morale", "lost-percent", {"50%"}) ==
        "--lost-percent '50%': allowed are numbers from 0 to 100, with up to three decimals; did "
        "you mean '50'?");
}

TEST_CASE("2.1.1: several command values are added up") {
  CHECK(value("scout", "cv", {"2,3,1"}) == Number{6, 1});
  CHECK(value("scout", "cv", {"2,3", "1"}) == Number{6, 1});
  CHECK(value("scout", "cv", {"6,6"}) == Number{12, 1});
  CHECK(refused("scout", "cv", {"2,7"}) ==
        "--cv '7': allowed are whole numbers from 0 to 6; the nearest is 6");
  CHECK(refused("scout", "cv", {"2,,3"}) == "--cv '': allowed are whole numbers from 0 to 6");
}

// ---- seeds and faces

std::string seed_refused(std::string_view text, Lang lang = Lang::en) {
  return told([&] { read_seed(text, lang); });
}

TEST_CASE("a seed is decimal or hexadecimal, of 64 bits") {
  CHECK(read_seed("0", Lang::en) == 0);
  CHECK(read_seed("42", Lang::en) == 42);
  CHECK(read_seed("18446744073709551615", Lang::en) == 18446744073709551615U);
  CHECK(read_seed("0xFf", Lang::en) == 255);
  CHECK(read_seed("0XFFFFFFFFFFFFFFFF", Lang::en) == 18446744073709551615U);
}

TEST_CASE("anything else is no seed") {
  CHECK(seed_refused("18446744073709551616") ==
        "--seed '18446744073709551616': allowed are whole numbers from 0 to 18446744073709551615, "
        "decimal or 0x hex");
  CHECK(seed_refused("mimma", Lang::it) ==
        "--seed 'mimma': sono ammessi numeri interi da 0 a 18446744073709551615, decimali o "
        "esadecimali (0x)");
  for (const auto* text : {"", "-1", "+1", "1.5", "0x", "0xg", "1 2", "ff", "0x10000000000000000"})
    CHECK(seed_refused(text).starts_with("--seed '"));
}

using Faces = std::vector<std::int64_t>;

TEST_CASE("faces are separated by commas, blanks or line ends") {
  CHECK(read_faces("6 5 4", Lang::en) == Faces{6, 5, 4});
  CHECK(read_faces("6,5,4", Lang::en) == Faces{6, 5, 4});
  CHECK(read_faces(" 6, 5\n4\t3\r\n", Lang::en) == Faces{6, 5, 4, 3});
  CHECK(read_faces("", Lang::en).empty());
  CHECK(read_faces(" ,\n", Lang::en).empty());
}

TEST_CASE("which faces a die has is for the roll to say") {
  CHECK(read_faces("0 -1 7", Lang::en) == Faces{0, -1, 7});
}

TEST_CASE("what is no number is no face") {
  const auto refusal = [](std::string_view text, Lang lang) {
    return told([&] { read_faces(text, lang); });
  };
  CHECK(refusal("6 x 5", Lang::en) ==
        "--dice 'x': allowed are faces, separated by commas or blanks");
  CHECK(refusal("6 5.5", Lang::it) ==
        "--dice '5.5': sono ammesse facce, separate da virgole o spazi");
  CHECK(refusal("6;5", Lang::en) ==
        "--dice '6;5': allowed are faces, separated by commas or blanks");
  CHECK(refusal("99999999999999999999", Lang::en) ==
        "--dice '99999999999999999999': allowed are faces, separated by commas or blanks");
}

TEST_CASE(
    "every value of every flag is known by its names in both languages, whichever is spoken") {
  int names = 0;
  for (const auto* ruleset : builtin::rulesets())
    for (const auto* test : ruleset->tests)
      for (const auto& one : test->inputs)
        for (std::size_t n = 0; n < one.values.size(); ++n) {
          const auto& choice = one.values[n];
          std::vector<std::string_view> words{choice.id, choice.label.en, choice.label.it};
          words.insert(words.end(), choice.also.begin(), choice.also.end());
          for (const auto word : words)
            for (const auto lang : {Lang::en, Lang::it}) {
              CAPTURE(ruleset->id);
              CAPTURE(test->id);
              CAPTURE(one.id);
              CAPTURE(word);
              CHECK(read_choice(one.id, one.values, word, lang) == static_cast<int>(n));
              ++names;
            }
        }
  CHECK(names > 1000);
}

}  // namespace
