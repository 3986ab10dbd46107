#pragma once

#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <string_view>

namespace nfw {

/// What is asked of the system for files that are written to, a call each, answered as POSIX does:
/// -1, and why in errno. Tests put a disk of their own in its place, which fails or ends at the
/// call they choose.
class Disk {
 public:
  Disk() = default;
  Disk(const Disk&) = default;
  Disk(Disk&&) = default;
  Disk& operator=(const Disk&) = default;
  Disk& operator=(Disk&&) = default;
  virtual ~Disk() = default;

  /// Adding to what is there, which may be read, too; making what was not there, or what takes the
  /// place of another file and may be no more open than that; flushing a folder.
  enum class For { adding, making, remaking, flushing };
  virtual int open(const std::string& path, For what);
  virtual bool is_regular(int file);
  /// Holds it until it is closed, by whatever end; EAGAIN or EACCES where somebody else has it.
  virtual int lock(int file);
  virtual std::ptrdiff_t read(int file, std::size_t from, std::span<char> to);
  virtual std::ptrdiff_t write(int file, std::string_view text);
  virtual int flush(int file);
  virtual int cut(int file, std::size_t size);
  virtual bool is_there(const std::string& path);
  /// Gives it the owner and the rights of what stands there, as far as this user may.
  virtual void take_after(int file, const std::string& path);
  virtual int remove(const std::string& path);
  /// In the place of what stands there.
  virtual int rename(const std::string& from, const std::string& to);
  /// Only where nothing stands there: EEXIST.
  virtual int name(const std::string& from, const std::string& to);
  virtual void close(int file);

  /// The number of this process, which no other has.
  static int process();
};
Disk& disk();

/// Does it to the end: what would end this process or stop it waits for that, as far as it can.
void undisturbed(const std::function<void()>& act);

}  // namespace nfw
