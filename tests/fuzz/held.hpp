#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "harness.hpp"

/// What all harnesses share: the program on a desk of its own, and what must be true of every run.
namespace nfw::fuzz {

using Words = std::vector<std::string>;
using testing::Ran;

/// All that a run may read, and leave.
struct Desk {
  std::map<std::string, std::string> files = {};  // by path, folders before a slash
  std::string input = {};
};

/// A desk with the army lists and house rules of the tests.
const Desk& laid_desk();

Ran run(const Words& args, Desk& desk);
/// Runs it, and ends the program with what is wrong where a status, a stream, a text, an object,
/// its time or its memory is not as it must be.
Ran held(const Words& args, Desk& desk);
/// A line of a test: its dice give the same again, in both languages, and the odds hold it.
void hold_roll(const Words& args, Desk desk);
/// Says what is wrong with this line, and ends the program.
[[noreturn]] void fail(std::string_view what, const Words& args, const Desk& desk,
                       std::string_view detail);

Words with(Words args, const Words& more);
/// Parts of a text; none of them holds a zero, as no argument does.
Words split(std::string_view text, char between);

}  // namespace nfw::fuzz
