#include "small_battle.hpp"

#include <stdexcept>

#include "toml_node.hpp"

namespace nfw::testing {

namespace {

constexpr const char* ruleset_text = R"(
format = 2
en = "Skirmish"
it = "Schermaglia"
book = { en = "Skirmish", it = "Schermaglia" }
tests = ["band", "shoot", "nerve"]
battle = true
)";

constexpr const char* band_text = R"(
format = 2
procedure = "roster"
en = "Band"
it = "Banda"
about = { en = "a band", it = "una banda" }
ref = "1"
operand = { en = "FILE", it = "FILE" }
records = ["band", "squad"]
stages = []
headline = "cost"
[[outcome]]
id = "cost"
kind = "number"
en = "point|points"
it = "punto|punti"
[band]
en = "Band"
it = "Banda"
ref = "1"
[squad]
in = "band"
list = "squads"
many = true
en = "Squad"
it = "Squadra"
ref = "1"
input = [
  { id = "men", kind = "count", required = true, en = "men", it = "uomini" },
  { id = "sergeants", kind = "count", en = "sergeants", it = "sergenti" },
]
)";

constexpr const char* shoot_text = R"(
format = 2
procedure = "check"
en = "Shoot"
it = "Sparare"
about = { en = "shots", it = "tiri" }
ref = "2"
stages = ["hit"]
headline = "hits"
input = [
  { id = "men", kind = "count", required = true, group = "squad", en = "men", it = "uomini" },
  { id = "range", kind = "choice", required = true, group = "squad", en = "range", it = "gittata", values = [
    { id = "near", en = "near", it = "vicino" }, { id = "far", en = "far", it = "lontano" } ] },
  { id = "targets", kind = "count", group = "squad", en = "targets", it = "bersagli" },
  { id = "spare", kind = "count", group = "squad", en = "spare", it = "di riserva" },
]
[hit]
en = "To hit"
it = "Per colpire"
kind = "pool"
counted = { en = "hit|hits", it = "colpo|colpi" }
dice = "men"
need = 4
result = "hits"
[[outcome]]
id = "hits"
kind = "number"
en = "hit|hits"
it = "colpo|colpi"
)";

constexpr const char* nerve_text = R"(
format = 2
procedure = "check"
en = "Nerve"
it = "Nervi"
about = { en = "nerve", it = "nervi" }
ref = "3"
stages = ["roll"]
headline = "result"
input = [
  { id = "lost", kind = "count", required = true, group = "squad", en = "lost", it = "persi" },
  { id = "led", kind = "flag", group = "squad", en = "led", it = "guidata" },
]
[roll]
en = "Nerve"
it = "Nervi"
kind = "sum"
dice = 1
result = "result"
[[roll.modifier]]
id = "led"
when = { led = true }
en = "led"
it = "guidata"
[[roll.band]]
id = "stands"
totals = "4.."
en = "stands"
it = "resiste"
[[roll.band]]
id = "runs"
totals = "..3"
en = "runs"
it = "fugge"
[[outcome]]
id = "result"
kind = "word"
en = "result"
it = "risultato"
)";

constexpr const char* battle_text = R"(format = 2
list = "band"
records = ["battle", "side", "squad"]
measure = [{ id = "men", en = "man|men", it = "uomo|uomini" }, { id = "steps", en = "step|steps", it = "grado|gradi" }]
end = [{ each = "squad", clear = ["shot"] }]
always = [
  { each = "squad", where = { men = 0, place = "field" }, set = { place = "gone" } },
  { each = "squad", where = { nerve = "runs", place = "field" }, set = { place = "gone" } },
]
[[round]]
id = "shots"
en = "shots"
it = "tiri"
step = [
  { id = "shooting", en = "shooting", it = "tiri" },
  { id = "nerve", en = "nerve", it = "nervi" },
]
end = [
  { each = "squad", where = { lost = "1.." }, add = { men = "-lost" } },
  { each = "squad", clear = ["lost", "hit-at", "owed", "tested"] },
]
[[round]]
id = "moves"
en = "moves"
it = "movimenti"
[battle]
en = "Battle"
it = "Battaglia"
ref = "1"
input = [
  { id = "turn", kind = "count", default = 1, en = "turn", it = "turno" },
  { id = "round", kind = "choice", values = "rounds", default = "shots", en = "round", it = "round" },
  { id = "step", kind = "count", default = 0, en = "step", it = "passo" },
]
[side]
in = "battle"
list = "band"
en = "Side"
it = "Parte"
ref = "1"
input = [{ id = "standard", kind = "flag", en = "standard", it = "stendardo" }]
[squad]
in = "side"
list = "squad"
en = "Squad"
it = "Squadra"
ref = "1"
gone = { place = "gone" }
hide = { tested = true }
show = ["men", "lost"]
strength = "men"
start = { began = "men" }
input = [
  { id = "men", kind = "count", en = "men", it = "uomini" },
  { id = "began", kind = "count", en = "at the start", it = "all'inizio" },
  { id = "sergeants", kind = "count", en = "sergeants", it = "sergenti" },
  { id = "lost", kind = "count", default = 0, en = "lost", it = "persi" },
  { id = "owed", kind = "count", default = 0, en = "owed", it = "da nominare" },
  { id = "shot", kind = "flag", en = "has shot", it = "ha sparato" },
  { id = "tested", kind = "flag", en = "tested", it = "provata" },
  { id = "hit-at", kind = "choices", en = "hit at", it = "colpita a", values = [
    { id = "near", en = "near", it = "vicino" }, { id = "far", en = "far", it = "lontano" } ] },
  { id = "nerve", kind = "choice", en = "nerve", it = "nervi", values = [
    { id = "stands", en = "stands", it = "resiste" }, { id = "runs", en = "runs", it = "fugge" } ] },
  { id = "place", kind = "choice", default = "field", en = "place", it = "posto", values = [
    { id = "field", en = "on the field", it = "in campo" }, { id = "gone", en = "gone", it = "andata" } ] },
]
fact = [{ id = "standing", sum = [{ value = "men" }, { value = "-lost" }], min = 0 }]
[test.shoot]
round = "shots"
step = "shooting"
main = "men"
seat = [{ id = "own", is = "squad" }, { id = "other", is = "squad", of = "enemy" }]
table = ["range"]
luck = [{ key = "hits", for = "own", unit = "men" }]
refuse = [{ seat = "own", where = { shot = true }, en = "has shot", it = "ha sparato" }]
change = [
  { seat = "own", set = { shot = true } },
  { seat = "other", when = { hits = "1.." }, add = { lost = "hits" }, join = { hit-at = [
    { value = "near", when = { range = "near" } }, { value = "far", when = { range = "far" } } ] } },
  { seat = "other", when = { hits = "3.." }, add = { owed = 1 } },
]
[test.shoot.file.own]
men = "men"
spare = { key = "sergeants", with = "range" }
[test.shoot.file.other]
targets = "standing"
[test.nerve]
round = "shots"
step = "nerve"
seat = [{ id = "own", is = "squad" }]
luck = [{ key = "result", for = "own", unit = "steps", less = true }]
change = [{ seat = "own", take = { nerve = "result" }, set = { tested = true } }]
[test.nerve.file.own]
lost = "lost"
led = "sergeants"
[act.name]
en = "Name"
it = "Nominare"
ref = "2"
main = "who"
seat = [{ id = "own", is = "squad" }]
input = [{ id = "who", kind = "choice", required = true, en = "who", it = "chi", values = [{ id = "sergeant", en = "sergeant", it = "sergente" }] }]
change = [{ seat = "own", when = { who = "sergeant" }, add = { sergeants = -1, owed = -1 } }]
[[due]]
act = "name"
each = "squad"
must = true
by-enemy = true
where = { owed = "1.." }
[[due]]
test = "nerve"
each = "squad"
must = true
where = { lost = "1..", standing = "1..", tested = false, owed = 0 }
[[due]]
test = "shoot"
each = "squad"
where = { shot = false, standing = "1.." }
)";

}  // namespace

std::string small_battle_text() { return battle_text; }

tables::Source small_battle_source(const std::string& battle) {
  Problems problems;
  const auto read = [&](const std::string& text, const std::string& file) {
    return tables::parse(text, file, problems);
  };
  tables::Source out;
  out.id = "skirmish";
  out.ruleset = read(ruleset_text, "ruleset.toml");
  out.words = read("[groups]\nsquad = { en = \"The squad\", it = \"La squadra\" }", "words.toml");
  out.tests = {{"band", read(band_text, "band.toml")},
               {"shoot", read(shoot_text, "shoot.toml")},
               {"nerve", read(nerve_text, "nerve.toml")}};
  out.battle = read(battle, "battle.toml");
  if (!problems.empty()) throw std::logic_error(problems.front().text());
  return out;
}

const tables::Book& small_battle() {
  static const auto book = [] {
    Problems problems;
    auto out = tables::load(small_battle_source(battle_text), problems);
    if (problems.empty()) tables::check(*out, problems);
    if (!problems.empty()) throw std::logic_error(problems.front().text());
    return out;
  }();
  return *book;
}

}  // namespace nfw::testing
