#pragma once

#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "harness.hpp"
#include "held_file.hpp"

namespace nfw::testing {

/// A disk in memory, which can be told to fail at a call, or to be the end of the process there.
class SmallDisk : public Disk {
 public:
  /// The process was killed: nothing of it goes on, and nothing that it has not shown is shown.
  struct Died {};

  std::map<std::string, std::string> files = {};
  int calls = 0;
  int writes = 0;      // of these
  int trouble_at = 0;  // number of the call; 0: never
  int error = 0;       // it and (`for_good`) all behind it fail so; 0: the process ends there
  bool for_good = false;
  std::size_t written_yet = 0;  // bytes of a write that is in trouble

  int open(const std::string& path, For what) override;
  bool is_regular(int file) override;
  int lock(int file) override;
  std::ptrdiff_t read(int file, std::size_t from, std::span<char> to) override;
  std::ptrdiff_t write(int file, std::string_view text) override;
  int flush(int file) override;
  int cut(int file, std::size_t size) override;
  bool is_there(const std::string& path) override { return files.contains(path); }
  void take_after(int file, const std::string& path) override;
  int remove(const std::string& path) override;
  int rename(const std::string& from, const std::string& to) override;
  int name(const std::string& from, const std::string& to) override;
  void close(int file) override;

 private:
  bool in_trouble();

  std::map<int, std::string> open_ = {};
  int next_ = 3;
};

/// A table with a battle on it: the program runs inside this process, one command after the other.
class Table {
 public:
  SmallDisk disk = {};
  std::deque<std::string> answers = {};  // that the player types
  std::uint64_t seed = 1;                // of dice that are drawn
  std::optional<std::size_t> killed_at_prompt = {};
  std::function<void()> while_asked = [] {};

  /// The lists are those of the tests. A run that is killed has status -1.
  Ran run(const std::string& line);
  /// How many entries a reader sees; -1: he cannot read it.
  int entries();
};

}  // namespace nfw::testing
