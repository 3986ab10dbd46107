#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>

#include "world.hpp"

namespace nfw {

/// What is read of standard input, by lines and whole. It knows whether a line is there already:
/// who answers one before the next is written must show the answer first.
class StandardInput {
 public:
  /// `interrupted`: nobody waits any more.
  explicit StandardInput(bool (*interrupted)()) : interrupted_(interrupted) {}

  /// Nothing at its end. What is longer than so many bytes loses the rest, which is passed over
  /// only when more is asked for; where that goes on and on it was the last. Throws
  /// std::system_error.
  std::optional<std::string> line(std::size_t most);
  [[nodiscard]] bool has_line() const;
  /// All that is left, if it is no more than so many bytes.
  cli::FileText all(std::size_t most);

 private:
  /// Reads more; false at its end, and where an interrupt came.
  bool fill();
  /// What is left of a line that was too long; false where it has no end.
  bool pass_over();

  // What each system does in its own way.
  /// Waits for more, and says how much it took: 0 at its end, and where an interrupt came, if only
  /// just before; -1 where it cannot, and why in errno.
  std::ptrdiff_t read(std::span<char> to);
  static bool is_folder();

  bool (*interrupted_)();
  bool begins_ = true;
  bool is_cut_ = false;  // the last line was too long, and its rest is still to come
  bool is_endless_ = false;
  std::string read_;    // from here ...
  std::size_t at_ = 0;  // ... on not yet handed out
};

}  // namespace nfw
