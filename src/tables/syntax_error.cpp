#include "syntax_error.hpp"

#include <algorithm>
#include <utility>

namespace nfw::tables {

namespace {

constexpr std::string_view own_word = " (TOML_MAX_NESTED_VALUES)";

// The phrases from which toml++ makes its messages; one that holds another stands before it.
constexpr std::pair<std::string_view, std::string_view> phrases[] = {
    {"Error while parsing ", "errore leggendo "},
    {"Encountered invalid utf-8 sequence", "byte che non sono UTF-8"},
    {"Encountered overlong utf-8 sequence", "byte che non sono UTF-8"},
    {"Encountered EOF during incomplete utf-8 code point sequence",
     "il file finisce a metà di un carattere UTF-8"},
    // what was being read
    {"table header: ", "l'intestazione di una tabella: "},
    {"inline table: ", "una tabella tra graffe: "},
    {"root table: ", "il file: "},
    {"key-value pair: ", "una chiave con il suo valore: "},
    {"dotted key: ", "una chiave con punti: "},
    {"key: ", "una chiave: "},
    {"array: ", "un elenco: "},
    {"literal string: ", "un testo: "},
    {"string: ", "un testo: "},
    {"unicode scalar sequence: ", "un carattere scritto in cifre: "},
    {"comment: ", "un commento: "},
    {"boolean: ", "true o false: "},
    {"hexadecimal floating-point: ", "un numero decimale: "},
    {"floating-point: ", "un numero decimale: "},
    {"binary integer: ", "un numero intero: "},
    {"octal integer: ", "un numero intero: "},
    {"hexadecimal integer: ", "un numero intero: "},
    {"decimal integer: ", "un numero intero: "},
    {"date-time offset: ", "una data con l'ora: "},
    {"date-time: ", "una data con l'ora: "},
    {"date: ", "una data: "},
    {"time: ", "un'ora: "},
    {"value: ", "un valore: "},
    // what was met instead
    {"encountered end-of-file", "il file finisce prima"},
    {"could not determine value type", "non si capisce che valore sia"},
    {"could not be interpreted as a value", "non è un valore"},
    {" is not representable in 64 bits", " è troppo grande"},
    {"an unspecified error occurred while trying to interpret ", "non si può leggere "},
    {" as a value", " come valore"},
    {"cannot redefine existing table ", "c'è già la tabella "},
    {"cannot redefine existing array ", "c'è già l'elenco "},
    {"cannot redefine existing string ", "c'è già il testo "},
    {"cannot redefine existing integer ", "c'è già il numero "},
    {"cannot redefine existing floating-point ", "c'è già il numero "},
    {"cannot redefine existing boolean ", "c'è già il valore "},
    {"cannot redefine existing ", "c'è già "},
    {"cannot insert ", "non si può aggiungere "},
    {" into existing inline table", " a una tabella tra graffe"},
    {" as dotted key-value pair", " come chiave con punti"},
    {" as array-of-tables", " come elenco di tabelle"},
    {" as table", " come tabella"},
    {"unexpected control character", "un carattere di controllo"},
    {"expected expected digit or sign", "attesi una cifra o un segno"},
    {"expected bare key starting character or string delimiter", "attesa una chiave"},
    {"expected comma or closing ", "attesa una virgola, o "},
    {"expected key or closing ", "attesa una chiave, o "},
    {"expected key-value pair or closing ", "attesa una chiave con il suo valore, o "},
    {"expected key-value pair", "attesa una chiave con il suo valore"},
    {"expected value or closing ", "atteso un valore, o "},
    {"expected value-terminator", "atteso che il valore finisse"},
    {"expected value", "atteso un valore"},
    {"expected a comment or whitespace", "atteso che la riga finisse"},
    {"expected keys, tables, whitespace or comments", "attesa una chiave o una tabella"},
    {"expected space or tab", "atteso uno spazio"},
    {"expected space, ", "atteso uno spazio, "},
    {"expected hex digit", "attesa una cifra esadecimale"},
    {"expected hexadecimal digit or exponent", "attesa una cifra esadecimale o l'esponente"},
    {"expected hexadecimal digit", "attesa una cifra esadecimale"},
    {"expected decimal digit or exponent", "attesa una cifra o l'esponente"},
    {"expected decimal digit", "attesa una cifra"},
    {"expected exponent decimal digit or sign", "attesi una cifra dell'esponente o un segno"},
    {"expected exponent digit or sign", "attesi una cifra dell'esponente o un segno"},
    {"expected exponent digit", "attesa una cifra dell'esponente"},
    {"expected fractional digits", "attese cifre dopo il punto"},
    {"expected digit", "attesa una cifra"},
    {"expected 4-digit year", "atteso l'anno in 4 cifre"},
    {"expected 2-digit month", "atteso il mese in 2 cifre"},
    {"expected 2-digit day", "atteso il giorno in 2 cifre"},
    {"expected 2-digit hour", "attesa l'ora in 2 cifre"},
    {"expected 2-digit minute", "attesi i minuti in 2 cifre"},
    {"expected 2-digit second", "attesi i secondi in 2 cifre"},
    {"expected month between ", "atteso un mese tra "},
    {"expected day between ", "atteso un giorno tra "},
    {"expected hour between ", "attesa un'ora tra "},
    {"expected minute between ", "attesi minuti tra "},
    {"expected second between ", "attesi secondi tra "},
    {" (inclusive)", ""},
    {"expected ", "atteso "},
    {", saw closing ", ", trovata la chiusura "},
    {" (dangling comma)", " dopo una virgola"},
    {", saw comma", ", trovata una virgola"},
    {", saw EOF", ", ma il file finisce"},
    {", saw ", ", trovato "},
    {" after ", " dopo "},
    {" and ", " e "},
    {" or ", " o "},
    {"unknown escape sequence ", "sequenza sconosciuta "},
    {"escape sequence ", "la sequenza "},
    {" is not supported in TOML 1.0.0 and earlier", " non è di TOML"},
    {"hexadecimal floating-point values are not supported in TOML 1.0.0 and earlier",
     "i decimali esadecimali non sono di TOML"},
    {"vertical tabs ", "tabulazioni verticali "},
    {"form-feeds ", "salti pagina "},
    {" are not legal line breaks in TOML", " non finiscono una riga"},
    {"line-ending backslashes must be the last non-whitespace character on the line",
     "una barra rovesciata che continua la riga deve esserne l'ultimo segno"},
    {"unescaped control characters other than TAB (U+0009) are explicitly prohibited",
     "i caratteri di controllo non sono ammessi"},
    {"control characters other than TAB (U+0009) are explicitly prohibited",
     "i caratteri di controllo non sono ammessi"},
    {" in comments", " nei commenti"},
    {"unescaped unicode surrogates", "i surrogati Unicode"},
    {"unicode surrogates", "i surrogati Unicode"},
    {" are explicitly prohibited", " non sono ammessi"},
    {"values greater than U+10FFFF are invalid", "oltre U+10FFFF non ci sono caratteri"},
    {"underscores may only follow digits", "un trattino basso può stare solo dopo una cifra"},
    {"underscores must be followed by digits", "dopo un trattino basso va una cifra"},
    {"values may not begin with underscores", "un valore non comincia con un trattino basso"},
    {"leading zeroes are prohibited", "un numero non comincia con zero"},
    {"missing exponent", "manca l'esponente"},
    {"exceeded maximum nested value depth of ", "troppi valori uno dentro l'altro: al più "},
    {own_word, ""},
    {"exceeds length limit of ", "più lungo di "},
    {"fragment exceeeds maximum length of ", "più lungo di "},
    {"fractional component exceeds maximum precision of ", "decimali oltre "},
    {"numeric value too long to identify type - cannot exceed ", "numero troppo lungo: al più "},
    {" digits", " cifre"},
    {" characters", " caratteri"},
    {" (consider using exponent notation)", ""},
    {"multi-line strings are prohibited in ", "un testo su più righe non può stare in "},
    {"dotted keys", "chiavi con punti"},
    {"keys", "una chiave"},
    {"[[array-of-table]] brackets must be contiguous (i.e. [ [ this ] ] is prohibited)",
     "le parentesi di [[un elenco]] stanno una accanto all'altra"},
    {"tables with blank bare keys are explicitly prohibited", "una tabella vuole un nome"},
};

void replace_all(std::string& text, std::string_view what, std::string_view by) {
  for (auto at = text.find(what); at != std::string::npos; at = text.find(what, at + by.size()))
    text.replace(at, what.size(), by);
}

}  // namespace

Message syntax_error(std::string_view said) {
  Message out{std::string(said), {}};
  replace_all(out.en, own_word, "");
  // What stands in quotes is the file's own.
  for (bool quoted = false; !said.empty(); quoted = !quoted) {
    const auto end = std::min(said.find('\''), said.size());
    std::string part(said.substr(0, end));
    if (!quoted)
      for (const auto& [en, it] : phrases) replace_all(part, en, it);
    const bool more = end < said.size();
    out.it += part + (more ? "'" : "");
    said.remove_prefix(end + (more ? 1 : 0));
  }
  return out;
}

}  // namespace nfw::tables
