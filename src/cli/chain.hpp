#pragma once

#include <string>
#include <vector>

#include "arguments.hpp"
#include "commands.hpp"

namespace nfw::cli {

/// The parts of a command line, of which each after --then is a test; the first has the options of
/// all. Throws UsageError.
std::vector<ChainPart> read_chain(const std::vector<std::string>& args, const Rulebooks& books,
                                  Lang lang);

/// Throws UsageError for an option that does not go with the line, or a word too many.
void check_chain(const std::vector<ChainPart>& chain, Lang lang);
void check_words(const ChainPart& part, Lang lang);

/// What a command names that is to be run with the rulebook and house rules of this line.
std::string in_same_rules(const std::vector<std::string>& args,
                          const std::vector<std::string>& words);

}  // namespace nfw::cli
