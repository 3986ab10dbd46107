#include "commands.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "battle_commands.hpp"
#include "bind.hpp"
#include "house_files.hpp"
#include "look_ups.hpp"

namespace nfw::cli {

report::SameRules same_rules(const Context& context) {
  const auto& [ruleset, rulesets, arguments, world, style, laid] = context;
  report::SameRules out;
  if (&ruleset != rulesets.front() || arguments.rules)
    out.before = {"--rules", std::string(ruleset.id)};
  for (const auto& [ruling, place] : choose_rulings(ruleset, arguments, style.lang)) {
    const auto value = ruling->readings[static_cast<std::size_t>(place)].value;
    out.behind.insert(out.behind.end(),
                      {"--ruling", fmt::format("{}={}", ruling->switch_id, value)});
  }
  const auto house = same_rules(arguments.rules, arguments.house).behind;
  out.behind.insert(out.behind.end(), house.begin(), house.end());
  return out;
}

namespace {

constexpr std::string_view of_next[] = {"seed",   "dice", "ask",    "odds", "json",     "quiet",
                                        "expect", "skip", "anyway", "at",   "new-dice", "ruling"};
constexpr std::string_view of_amend[] = {"seed", "dice",   "ask",      "json",    "quiet",
                                         "skip", "anyway", "new-dice", "without", "ruling"};

constexpr Command other_commands[] = {
    {"roll",
     "tira",
     Operand::dice,
     {"EXPR...", "ESPR..."},
     {"plain dice: 3d6, 2d6-2, 1/2d6, 4d6kh3", "dadi semplici: 3d6, 2d6-2, 1/2d6, 4d6kh3"},
     run_roll,
     OwnHouse::unread},
    {"help",
     "aiuto",
     Operand::help,
     {"[COMMAND]", "[COMANDO]"},
     {"what a test takes: each flag, its effect, its chapter",
      "che cosa vuole un test: ogni opzione, effetto e capitolo"},
     run_help,
     OwnHouse::shown},
    {"list",
     "elenco",
     Operand::nothing,
     {},
     {"the tests of the ruleset, and what each resolves",
      "i test del regolamento, e che cosa risolvono"},
     run_list,
     OwnHouse::looked_up},
    {"table",
     "tabella",
     Operand::table,
     {"[NAME]", "[NOME]"},
     {"the whole table of a test, or one for reference such as turn",
      "la tabella completa di un test, o una da consultare: turn"},
     run_table,
     OwnHouse::as_read},
    {"find",
     "trova",
     Operand::words,
     {"WORDS", "PAROLE"},
     {"what answers a question: modifiers, bands, rulings, chapters",
      "che cosa risponde: modificatori, fasce, letture, capitoli"},
     run_find,
     OwnHouse::as_read},
    {"check",
     "controlla",
     Operand::file,
     {"FILE", "FILE"},
     {"is a file of house rules sound, and what does it change",
      "se un file di regole della casa è corretto, che cosa cambia"},
     run_check,
     OwnHouse::unread},
    {"rulings",
     "letture",
     Operand::ruling,
     {"[ID]", "[ID]"},
     {"questions the book leaves open, and how they are read",
      "domande che il libro lascia aperte, e come si leggono"},
     run_rulings,
     OwnHouse::looked_up},
    {"battle",
     "battaglia",
     Operand::words,
     {"[new FILE LIST LIST]", "[new FILE LISTA LISTA]"},
     {"a battle: where it stands; new begins one", "una battaglia: dov'è, o una nuova"},
     run_battle},
    {"play",
     "gioca",
     Operand::file,
     {"[FILE]", "[FILE]"},
     {"a prompt for the evening: the same lines without 'nfw'",
      "un prompt per la serata: le stesse righe senza 'nfw'"},
     run_play,
     OwnHouse::played,
     For::battle},
    {"due",
     "dovuto",
     Operand::nothing,
     {},
     {"what must and what may be done now in the battle",
      "che cosa si deve e che cosa si può fare ora nella battaglia"},
     run_due,
     OwnHouse::unread,
     For::battle},
    {"next",
     "prossimo",
     Operand::words,
     {"[N]", "[N]"},
     {"does what is due: the first, or that of this number",
      "fa ciò che è dovuto: il primo, o quello di questo numero"},
     run_next,
     OwnHouse::unread,
     For::battle,
     {"The test that is open goes on first. Behind N stand names, flags and words as behind the "
      "test itself.",
      "Prima prosegue il test che è aperto. Dopo N stanno nomi, opzioni e parole come dopo il test "
      "stesso."},
     of_next},
    {"round",
     "round",
     Operand::round,
     {"[ROUND]", "[ROUND]"},
     {"ends the round, or all up to this one", "chiude il round, o tutti fino a questo"},
     run_round,
     OwnHouse::unread,
     For::battle},
    {"turn",
     "turno",
     Operand::nothing,
     {},
     {"ends the turn", "chiude il turno"},
     run_turn,
     OwnHouse::unread,
     For::battle},
    {"set",
     "imposta",
     Operand::keys,
     {"NAME KEY=VALUE...", "NOME CHIAVE=VALORE..."},
     {"changes the battle by agreement, with --why",
      "cambia la battaglia di comune accordo, con --why"},
     run_set,
     OwnHouse::unread,
     For::battle,
     {"A KEY is called as 'nfw battle' shows it, such as volleys-left; nothing behind the sign: it "
      "is "
      "not known. 'set ruling ID=VALUE' and 'set house FILE' change what is played by.",
      "Una CHIAVE si chiama come la mostra 'nfw battle'; niente dopo il segno: non si sa. 'set "
      "ruling "
      "ID=VALORE' e 'set house FILE' cambiano le regole con cui si gioca."}},
    {"note",
     "nota",
     Operand::words,
     {"TEXT", "TESTO"},
     {"a remark for the battle's journal", "un'annotazione nel diario della battaglia"},
     run_note,
     OwnHouse::unread,
     For::battle},
    {"count",
     "conteggio",
     Operand::keys,
     {"NAME [KEY=]N...", "NOME [CHIAVE=]N..."},
     {"what was counted at the table: does the battle say so, too",
      "ciò che si è contato sul tavolo: se lo dice anche la battaglia"},
     run_count,
     OwnHouse::unread,
     For::battle,
     {"A KEY is called as 'nfw battle' shows it. The claim is written down; exit status 1 where "
      "the "
      "battle says otherwise.",
      "Una CHIAVE si chiama come la mostra 'nfw battle'. Il conto è annotato; stato d'uscita 1 se "
      "la "
      "battaglia dice altro."}},
    {"undo",
     "annulla",
     Operand::text,
     {"[N]", "[N]"},
     {"takes back the last thing done in the battle, or entry N",
      "annulla l'ultima cosa fatta nella battaglia, o la voce N"},
     run_undo,
     OwnHouse::unread,
     For::battle,
     {"Of N what came after it is played again on the same dice, listed, and asked about.",
      "Di N, ciò che è venuto dopo si rigioca con gli stessi dadi, è elencato e si chiede."}},
    {"redo",
     "ripeti",
     Operand::nothing,
     {},
     {"puts back what was undone", "ripete ciò che è stato annullato"},
     run_redo,
     OwnHouse::unread,
     For::battle,
     {"As long as nothing else was entered since.", "Finché non si è inserito altro."}},
    {"amend",
     "correggi",
     Operand::words,
     {"N FLAGS", "N OPZIONI"},
     {"says otherwise what was said with a test, on the same dice",
      "corregge ciò che si è detto di un test, con gli stessi dadi"},
     run_amend,
     OwnHouse::unread,
     For::battle,
     {"N is the number that 'nfw log' shows; flags and words are those of the test, its names "
      "stay. "
      "What came after it is played again, listed, and asked about.",
      "N è il numero che mostra 'nfw log'; opzioni e parole sono quelle del test, i nomi restano. "
      "Ciò "
      "che è venuto dopo si rigioca, è elencato e si chiede."},
     of_amend},
    {"log",
     "diario",
     Operand::record,
     {"[NAME]", "[NOME]"},
     {"the battle's journal, or what touches one unit",
      "il diario della battaglia, o ciò che tocca un'Unità"},
     run_log,
     OwnHouse::unread,
     For::battle},
    {"verify",
     "verifica",
     Operand::files,
     {"[FILE]", "[FILE]"},
     {"does a battle follow from its dice, line by line",
      "se una battaglia segue dai suoi dadi, riga per riga"},
     run_verify,
     OwnHouse::unread,
     For::battle},
    {"luck",
     "fortuna",
     Operand::file,
     {"[FILE]", "[FILE]"},
     {"how lucky the dice of each side were in the battle",
      "quanta fortuna hanno avuto i dadi di ogni parte nella battaglia"},
     run_luck,
     OwnHouse::unread,
     For::battle},
    {"batch",
     "batch",
     Operand::nothing,
     {},
     {"answers each line of standard input with JSON, for programs",
      "risponde in JSON a ogni riga dello standard input"},
     run_batch,
     OwnHouse::played,
     For::programs},
    {"completion",
     "completamento",
     Operand::shell,
     {"SHELL", "SHELL"},
     {"a script that completes commands and flags: bash, zsh, fish",
      "uno script che completa comandi e opzioni: bash, zsh, fish"},
     run_completion,
     OwnHouse::unread,
     For::programs},
};

}  // namespace

List<Command> commands() { return other_commands; }

const Command* find_command(std::string_view name) {
  const auto found = std::ranges::find(other_commands, name, &Command::name);
  return found == std::end(other_commands) ? nullptr : found;
}

const Command* find_command_in_italian(std::string_view name) {
  const auto found = std::ranges::find(other_commands, name, &Command::it_name);
  return found == std::end(other_commands) ? nullptr : found;
}

std::size_t most_words(Operand operand) {
  switch (operand) {
    case Operand::nothing: return 0;
    case Operand::dice:
    case Operand::keys:
    case Operand::words: return std::string_view::npos;
    case Operand::files: return 2;
    default: return 1;
  }
}

}  // namespace nfw::cli
