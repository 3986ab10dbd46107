#include "stem.hpp"

#include <libstemmer.h>

namespace nfw::report {

Stemmer::Stemmer(Lang lang)
    : stemmer_(sb_stemmer_new(lang == Lang::it ? "italian" : "english", nullptr)) {}

void Stemmer::Delete::operator()(sb_stemmer* stemmer) const { sb_stemmer_delete(stemmer); }

std::string_view Stemmer::operator()(std::string_view word) {
  const auto* bytes = reinterpret_cast<const sb_symbol*>(word.data());  // NOLINT: its bytes
  const auto* stem = sb_stemmer_stem(stemmer_.get(), bytes, static_cast<int>(word.size()));
  if (stem == nullptr) return word;             // no memory
  return {reinterpret_cast<const char*>(stem),  // NOLINT: its bytes
          static_cast<std::size_t>(sb_stemmer_length(stemmer_.get()))};
}

}  // namespace nfw::report
