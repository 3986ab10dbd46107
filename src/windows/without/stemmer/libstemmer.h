#pragma once

// In the place of libstemmer where it could not be had: every word is its own stem, and only the
// very words of a question are found.
using sb_symbol = unsigned char;

struct sb_stemmer {
  int length = 0;
};

inline sb_stemmer* sb_stemmer_new(const char* /*algorithm*/, const char* /*encoding*/) {
  return new sb_stemmer;
}
inline void sb_stemmer_delete(sb_stemmer* stemmer) { delete stemmer; }
inline const sb_symbol* sb_stemmer_stem(sb_stemmer* stemmer, const sb_symbol* word, int size) {
  stemmer->length = size;
  return word;
}
inline int sb_stemmer_length(const sb_stemmer* stemmer) { return stemmer->length; }
