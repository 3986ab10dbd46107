#pragma once

#include <sys/types.h>

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "world.hpp"

/// Files that are written to: what is said to be kept is on the disk, and whole.
namespace nfw {

/// What is asked of the system, a call each, answered as POSIX does: -1, and why in errno. Tests
/// put a disk of their own in its place, which fails or ends at the call they choose.
class Disk {
 public:
  Disk() = default;
  Disk(const Disk&) = default;
  Disk(Disk&&) = default;
  Disk& operator=(const Disk&) = default;
  Disk& operator=(Disk&&) = default;
  virtual ~Disk() = default;

  virtual int open(const std::string& path, int flags);
  virtual bool is_regular(int file);
  /// Holds it until it is closed, by whatever end, once nobody else has it: waits for that, or not.
  virtual int lock(int file, bool waits);
  virtual ssize_t read(int file, std::size_t from, std::span<char> to);
  virtual ssize_t write(int file, std::string_view text);
  virtual int flush(int file);
  virtual int cut(int file, std::size_t size);
  virtual int remove(const std::string& path);
  virtual int rename(const std::string& from, const std::string& to);
  virtual void close(int file);
};
Disk& disk();

cli::FileText::Fault create_file(const std::string& path, std::string_view text, Disk& on = disk());
cli::FileText::Fault put_file(const std::string& path, std::string_view text, Disk& on = disk());
cli::HeldFile hold_file(const std::string& path, std::size_t most,
                        const std::function<void()>& waits, Disk& on = disk());
std::vector<std::string> files_ending(std::string_view ending);

}  // namespace nfw
