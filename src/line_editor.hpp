#pragma once

#include <memory>
#include <optional>
#include <string>

#include "world.hpp"

namespace nfw {

/// Lines that are written at the terminal, with the keys that people know from their shell.
class LineEditor {
 public:
  LineEditor();
  LineEditor(const LineEditor&) = delete;
  LineEditor& operator=(const LineEditor&) = delete;
  ~LineEditor();

  enum class How { written, dropped, ended };
  struct Line {
    How how = How::written;
    std::string text = {};
  };
  Line line(const cli::Prompt& prompt);

 private:
  class Keys;
  std::unique_ptr<Keys> keys_;
};

}  // namespace nfw
