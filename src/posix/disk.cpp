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
    case Disk::For::making:
    case Disk::For::remaking: return O_WRONLY | O_CREAT | O_EXCL;
    default: return O_RDONLY | O_DIRECTORY;
  }
}

}  // namespace

int Disk::open(const std::string& path, For what) {
  constexpr mode_t readable_by_all = 0666;
  constexpr mode_t ours_alone = 0600;
  return ::open(path.c_str(), flags_for(what) | O_CLOEXEC,
                what == For::remaking ? ours_alone : readable_by_all);
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
bool Disk::is_there(const std::string& path) {
  struct stat about {};
  return stat(path.c_str(), &about) == 0;
}
// Where the owner cannot be kept the group may be; nobody gets rights that another had: to another
// group belong some of the old one and some of all others.
void Disk::take_after(int file, const std::string& path) {
  constexpr mode_t rights = 0777;
  constexpr mode_t of_group = 0070;
  constexpr mode_t of_others = 0007;
  struct stat about {};
  if (stat(path.c_str(), &about) != 0) return;
  const bool has_group = fchown(file, about.st_uid, about.st_gid) == 0 ||
                         fchown(file, static_cast<uid_t>(-1), about.st_gid) == 0;
  const mode_t of_both = about.st_mode & ((about.st_mode & of_others) << 3U);
  static_cast<void>(fchmod(
      file, has_group ? about.st_mode & rights : (about.st_mode & rights & ~of_group) | of_both));
}
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
