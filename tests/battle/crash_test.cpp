#include <doctest/doctest.h>

#include <algorithm>
#include <cerrno>

#include "small_disk.hpp"

// Whatever happens to a process or a disk: what was shown is there, and what is there is a battle.

namespace {

using namespace nfw;
using namespace nfw::testing;

const std::string path = "a.battle";

Table begun() {
  Table out;
  REQUIRE(out.run("battle new a.battle turin.toml marsin.toml").status == 0);
  REQUIRE(out.run("round fire --skip").status == 0);
  REQUIRE(out.run("note begun").status == 0);
  return out;
}

const std::string& text(Table& table) { return table.disk.files.at(path); }

std::string torn_of(const Table& table) {
  for (const auto& [name, torn] : table.disk.files)
    if (name != path) return torn;
  return {};
}

// What a player may do, and what he types for it.
struct Deed {
  std::string line;
  std::deque<std::string> answers = {};
};
const std::vector<Deed> deeds{
    {"note the sun is low"},
    {"fire gardes guards 20 long --seed 30"},
    {"fire twelve gardes long value 1 formation battery --ask", {"5", "2", "3"}},
    {"fire twelve gardes long value 1 formation battery --dice 5,2,3"},
    {"fire twelve gardes long value 1 formation battery --at 1 --skip --dice 5,2,3"},
    {"undo"},
};

TEST_CASE("a process that ends at any call, with any part of its line written") {
  for (const auto& deed : deeds)
    for (const auto part : {0U, 1U, 200U, 100'000U}) {
      const auto before = begun();
      bool ended = true;
      for (int call = 1; ended; ++call) {
        CAPTURE(deed.line);
        CAPTURE(call);
        auto table = before;
        const auto was = text(table);
        table.answers = deed.answers;
        table.disk.trouble_at = call;
        table.disk.written_yet = part;
        const auto ran = table.run(deed.line);
        ended = ran.status == -1;
        CHECK(text(table).starts_with(was));
        CHECK(table.entries() >= 1);
        if (!ended) CHECK(ran.status == 0);
        table.disk.trouble_at = 0;
        if (table.run("undo").status != 0) continue;  // an open test, too
        CHECK(table.run("note still here").status == 0);
        CHECK(table.entries() >= 2);
      }
    }
}

// What did not get onto the disk: the player's dice, and what stands there for him to go on with.
void check_told(Table& table, const Deed& deed, const Ran& ran) {
  if (deed.line.find("--dice") != std::string::npos && table.disk.writes > 0)
    CHECK(ran.err.find("typed: --dice 5") != std::string::npos);
  if (table.disk.for_good) return;  // it does not even say what it has
  table.disk.trouble_at = 0;
  const bool is_open = table.run("due").out.find("Open") != std::string::npos;
  CHECK(is_open == (ran.err.find("is open since [3]") != std::string::npos));
  if (is_open) CHECK(ran.err.find("nothing was kept\n") == std::string::npos);
}

bool all_answers_are_kept(Table& table) {
  return text(table).find(R"("said":"Characters: 3")") != std::string::npos;
}

TEST_CASE("a disk that fails at any call, once or from then on") {
  for (const auto& deed : deeds)
    for (const int error : {ENOSPC, EIO})
      for (const bool for_good : {false, true}) {
        const auto before = begun();
        bool failed = true;
        for (int call = 1; failed; ++call) {
          CAPTURE(deed.line);
          CAPTURE(call);
          auto table = before;
          const auto was = text(table);
          table.answers = deed.answers;
          table.disk.trouble_at = call;
          table.disk.error = error;
          table.disk.for_good = for_good;
          table.disk.written_yet = 20;
          const auto ran = table.run(deed.line);
          failed = table.disk.calls >= call;
          CHECK(text(table).starts_with(was));
          if (ran.status != 0) {
            CHECK(ran.status == 2);
            CHECK(ran.out == "");
          }
          const bool confirmed = ran.err.find("does not confirm") == std::string::npos;
          if (ran.status != 0 && !for_good && confirmed && deed.answers.empty())
            CHECK(text(table) == was);
          if (!confirmed) CHECK(text(table).size() > was.size());
          if (ran.status != 0 && confirmed && !deed.answers.empty() && table.answers.empty()) {
            const bool is_told = ran.err.find("typed: ") != std::string::npos;
            CHECK((is_told || all_answers_are_kept(table)));
            if (!for_good) CHECK(is_told != all_answers_are_kept(table));
          }
          CHECK(table.entries() >= 1);
          if (ran.status != 0) check_told(table, deed, ran);
        }
      }
}

void check_made_whole(const Table& before, const std::string& line, const std::string& file) {
  auto whole = before;
  CHECK(whole.run(line).status == 0);
  const auto& made = whole.disk.files.at(file);
  for (const int error : {0, ENOSPC, EIO}) {
    bool failed = true;
    for (int call = 1; failed; ++call) {
      CAPTURE(line);
      CAPTURE(error);
      CAPTURE(call);
      auto table = before;
      table.disk.trouble_at = call;
      table.disk.error = error;
      table.disk.written_yet = 20;
      const auto ran = table.run(line);
      failed = table.disk.calls >= call;
      const bool is_there = table.disk.files.contains(file);
      if (is_there) CHECK(table.disk.files.at(file) == made);
      if (ran.status == 0) CHECK(is_there);
      if (error != 0) CHECK(table.disk.files.size() <= whole.disk.files.size());
      table.disk.trouble_at = 0;
      const auto again = table.run(line);
      CHECK((again.status == 0 || again.err == "nfw: " + file + ": is there already\n"));
      CHECK(table.disk.files.at(file) == made);
    }
  }
}

TEST_CASE("what is made is whole or not there, whatever ended or failed, and can be had later") {
  check_made_whole({}, "battle new a.battle turin.toml marsin.toml", path);
  check_made_whole(begun(), "log --html page.html", "page.html");
}

TEST_CASE("a battle never takes the place of what stands there") {
  SmallDisk disk;
  disk.files[path] = "mine";
  CHECK(create_file(path, "other", disk) == cli::FileText::Fault::exists);
  CHECK(disk.files == std::map<std::string, std::string>{{path, "mine"}});
}

TEST_CASE("a file does not grow beyond what is read of it") {
  SmallDisk disk;
  disk.files[path] = "123";
  const auto held = hold_file(
      path, 5, [] {}, disk);
  CHECK(held.append("456") == cli::FileText::Fault::too_big);
  CHECK(disk.files.at(path) == "123");
  CHECK(held.append("45") == cli::FileText::Fault::none);
  CHECK(disk.files.at(path) == "12345");
}

TEST_CASE("where two writers cannot be kept apart nothing is written") {
  auto table = begun();
  const auto was = text(table);
  table.disk.trouble_at = 2;  // opened, then locked
  table.disk.error = ENOLCK;
  const auto ran = table.run("note one");
  CHECK(ran.status == 2);
  CHECK(ran.err == "nfw: a.battle: two writers cannot be kept apart here\n");
  CHECK(text(table) == was);
}

TEST_CASE("who waits for another writer is asked again and again whether he still does") {
  struct NoLonger {};
  SmallDisk disk;
  disk.files[path];
  disk.trouble_at = 2;  // opened, then locked
  disk.error = EAGAIN;
  disk.for_good = true;
  int asked = 0;
  const auto waits = [&] {
    if (++asked == 3) throw NoLonger();
  };
  CHECK_THROWS_AS(hold_file(path, 1, waits, disk), NoLonger);
}

TEST_CASE("a file cut at each of its bytes is read, and written to") {
  auto table = begun();
  const auto head = text(table).find('\n') + 1;
  REQUIRE(table.run("note one").status == 0);
  REQUIRE(table.run("fire gardes guards 20 long --seed 30").status == 0);
  const auto whole = text(table);
  for (std::size_t size = 0; size <= whole.size(); size += size < head ? 61 : 1) {
    CAPTURE(size);
    table.disk.files = {{path, whole.substr(0, size)}};
    if (size < head) {
      CHECK(table.run("log").status == 2);
      CHECK(table.run("note two").status == 2);
      continue;
    }
    const auto lines = std::ranges::count(whole.substr(0, size), '\n') - 1;
    CHECK(table.entries() == lines);
    CHECK(table.run("note two").status == 0);
    CHECK(table.entries() == lines + 1);
    const auto last = whole.rfind('\n', size == 0 ? 0 : size - 1) + 1;
    CHECK(torn_of(table) == whole.substr(last, size - last));
  }
}

TEST_CASE(
    "a torn line that cannot be set aside: the file that fails is named, and nothing is lost") {
  auto before = begun();
  before.disk.files.at(path) += "torn";
  for (int call = 1, failed = 1; failed != 0; ++call) {
    CAPTURE(call);
    auto table = before;
    table.disk.trouble_at = call;
    table.disk.error = EIO;
    const auto ran = table.run("note one");
    failed = ran.status;
    const bool is_aside = torn_of(table) == "torn";
    CHECK((is_aside || text(table).ends_with("torn")));
    if (ran.err.find("cannot be cut off") == std::string::npos) continue;
    CHECK(ran.err.starts_with("nfw: a.battle: its last line is unfinished"));
    CHECK(is_aside != text(table).ends_with("torn"));
  }
}

TEST_CASE("a bit flipped in any line is found there, by a reader and by a writer") {
  auto table = begun();
  REQUIRE(table.run("fire gardes guards 20 long --seed 30").status == 0);
  const auto whole = text(table);
  std::size_t line = 1;
  for (std::size_t byte = 0; byte + 1 < whole.size(); ++byte) {
    if (whole[byte] == '\n') {
      ++line;
      continue;
    }
    if (byte % 13 != 0) continue;
    auto flipped = whole;
    flipped[byte] = static_cast<char>(flipped[byte] ^ (1 << (byte % 7)));
    if (flipped[byte] == '\n') continue;
    CAPTURE(byte);
    table.disk.files = {{path, flipped}};
    const auto named = "nfw: a.battle:" + std::to_string(line) + ": ";
    for (const auto* command : {"due", "note one"}) {
      const auto ran = table.run(command);
      CHECK(ran.status == 2);
      CHECK(ran.err.starts_with(named));
    }
    CHECK(text(table) == flipped);
  }
}

}  // namespace
