#include <doctest/doctest.h>

#include <stdexcept>

#include "case_file.hpp"
#include "nfw/builtin.hpp"
#include "transcript.hpp"

// What holds the tests themselves: a file of theirs that is damaged, or says nothing, is an error.

namespace {

using namespace nfw::testing;

const std::string calm = "# A comment.\n\n$ true\n\n$ echo 1\n1\n";

TEST_CASE("a transcript is a command and what it prints, between comments and blank lines") {
  const auto read = read_transcripts(calm + "\n# Another.\n$ false\n? 1\n", "a.t");
  REQUIRE(read.size() == 3);
  CHECK(read[0].expected == "");
  CHECK(read[1].command == "echo 1");
  CHECK(read[1].line == 5);
  CHECK(read[1].expected == "1");
  CHECK(read[2].expected == "? 1");
}

TEST_CASE("a file of transcripts that holds none is an error") {
  for (const std::string text : {"", "\n\n", "# A comment.\n"})
    CHECK_THROWS_WITH(read_transcripts(text, "a.t"), "a.t: no transcript");
}

TEST_CASE("a damaged prompt is an error, wherever it stands") {
  CHECK_THROWS_WITH(read_transcripts("nfw list\n" + calm, "a.t"),
                    "a.t:1: 'nfw list' stands outside of a transcript");
  CHECK_THROWS_WITH(read_transcripts(calm + "# More.\n$nfw list\n", "a.t"),
                    "a.t:8: '$nfw list' stands outside of a transcript");
  CHECK_THROWS_WITH(read_transcripts(calm + "# $ echo 2\n2\n", "a.t"),
                    "a.t:8: '2' stands outside of a transcript");
  CHECK_THROWS_WITH(read_transcripts("$ \n1\n", "a.t"), "a.t:1: a transcript without a command");
  // Behind another transcript it is part of what that should print.
  CHECK(read_transcripts(calm + " $ echo 2\n2\n", "a.t").back().expected == "1\n $ echo 2\n2");
}

TEST_CASE("a text is rewritten with what its commands say now; its comments stay") {
  CHECK(rewritten(calm + "\n# Last.\n", [](const std::string& command) {
          return command == "true" ? "" : "said " + command;
        }) == "# A comment.\n\n$ true\n\n$ echo 1\nsaid echo 1\n\n# Last.\n");
  CHECK(rewritten(calm, [](const std::string& command) { return command == "true" ? "" : "1"; }) ==
        calm);
}

TEST_CASE("what a command prints, says and ends with is written down as a transcript has it") {
  CHECK(perform("echo 1; echo 2 >&2; exit 3", "/bin/sh") == "1\n2> 2\n? 3");
  CHECK(perform("NFW_UPDATE=1; echo \"$NFW_RULES$NFW_LANG$NFW_HOUSE$LANG$NO_COLOR\"", "/bin/sh") ==
        "");
}

const std::string head = "[[case]]\nname = 'a case'\nrun = 'fire --shooters 1'\n";

TEST_CASE("a worked case has a name, a command and what is expected of it") {
  const auto read = parse_cases(
      "[text]\nlist = 'men = 1'\n" + head + "before = 'list'\nnext = ''\n", "fire.toml");
  REQUIRE(read.size() == 1);
  CHECK(read[0].file == "fire.toml");
  CHECK(read[0].test == "fire");
  CHECK(read[0].input == "men = 1");
  CHECK(read[0].next == "");
}

TEST_CASE("a file of worked cases that holds none, or holds them by another name, is an error") {
  CHECK_THROWS_WITH(parse_cases("", "a.toml"), "a.toml: no case");
  CHECK_THROWS_WITH(parse_cases("case = []\n", "a.toml"), "a.toml: no case");
  CHECK_THROWS_WITH(parse_cases("[[cases]]\nname = 'a'\n", "a.toml"),
                    "a.toml:1: unknown key 'cases'");
}

TEST_CASE("a worked case that nothing could fail is an error") {
  const auto fault = [](const std::string& rest, const std::string& said) {
    CHECK_THROWS_WITH(parse_cases(head + rest, "a.toml"), ("a.toml:" + said).c_str());
  };
  fault("dice = '1'\n", "1: the case expects nothing");
  fault("outcme = { kills = 1 }\n", "4: unknown key 'outcme'");
  fault("absent = 'save'\n", "4: 'absent' is of another type");
  fault("before = 'list'\nnext = ''\n", "4: no text 'list'");
  fault("error = ''\n", "1: what is refused has words of the message, and nothing comes of it");
  fault("error = 'no'\nnext = ''\n",
        "1: what is refused has words of the message, and nothing comes of it");
  CHECK_THROWS_WITH(parse_cases("[[case]]\nrun = 'fire'\nnext = ''\n", "a.toml"),
                    "a.toml:1: a case needs 'name' and 'run'");
}

TEST_CASE("stages that are not rolled and keys without a value must be those of the test") {
  const auto names = [](const std::string& rest) {
    return unknown_names(parse_cases(head + rest, "fire.toml").front(),
                         *nfw::builtin::rulesets().front());
  };
  CHECK(names("absent = ['kill']\noutcome = { kills = 'null', enemy_kills = 1 }\n") == "");
  CHECK(names("absent = ['klil']\n") == "no stage klil\n");
  CHECK(names("outcome = { klils = 'null' }\n") == "no key klils\n");
}

TEST_CASE("a worked case that comes out otherwise says where") {
  const auto difference = [](const std::string& rest) {
    return failure(parse_cases(head + "dice = '1'\n" + rest, "fire.toml").front(),
                   nfw::builtin::rulesets());
  };
  CHECK(difference("outcome = { kills = 0 }\n").starts_with("status 2: "));
}

}  // namespace
