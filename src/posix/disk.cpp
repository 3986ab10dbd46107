#include "disk.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <csignal>
#include <cstdio>

namespace nfw {

namespace {

int flags_for(Disk::For what) {
  switch (what) {
    case Disk::For::adding: return O_RDWR | O_APPEND | O_NONBLOCK;
    case Disk::For::making: return O_WRONLY | O_CREAT | O_EXCL;
    default: return O_RDONLY | O_DIRECTORY;
  }
}

}  // namespace

int Disk::open(const std::string& path, For what) {
  constexpr mode_t readable_by_all = 0666;
  return ::open(path.c_str(), flags_for(what) | O_CLOEXEC, readable_by_all);
}

bool Disk::is_regular(int file) {
  struct stat about {};
  return fstat(file, &about) == 0 && S_ISREG(about.st_mode);
}

int Disk::lock(int file) { return flock(file, LOCK_EX | LOCK_NB); }

std::ptrdiff_t Disk::read(int file, std::size_t from, std::span<char> to) {
  return pread(file, to.data(), to.size(), static_cast<off_t>(from));
}
std::ptrdiff_t Disk::write(int file, std::string_view text) {
  return ::write(file, text.data(), text.size());
}
int Disk::flush(int file) { return fsync(file); }
int Disk::cut(int file, std::size_t size) { return ftruncate(file, static_cast<off_t>(size)); }
int Disk::remove(const std::string& path) { return unlink(path.c_str()); }
int Disk::rename(const std::string& from, const std::string& to) {
  return ::rename(from.c_str(), to.c_str());
}
// Not every file system knows two names of one file.
int Disk::name(const std::string& from, const std::string& to) {
  if (link(from.c_str(), to.c_str()) == 0) {
    unlink(from.c_str());
    return 0;
  }
  struct stat about {};
  if (lstat(to.c_str(), &about) != 0) return ::rename(from.c_str(), to.c_str());
  errno = EEXIST;
  return -1;
}
void Disk::close(int file) { ::close(file); }
int Disk::process() { return getpid(); }

namespace {

/// For as long as it lives signals wait.
class Patience {
 public:
  Patience() {
    sigset_t all{};
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &before_);
  }
  Patience(const Patience&) = delete;
  Patience& operator=(const Patience&) = delete;
  ~Patience() { sigprocmask(SIG_SETMASK, &before_, nullptr); }

 private:
  sigset_t before_{};
};

}  // namespace

void undisturbed(const std::function<void()>& act) {
  const Patience patience;
  act();
}

}  // namespace nfw
