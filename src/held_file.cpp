#include "held_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <memory>

namespace nfw {

namespace {

using Fault = cli::FileText::Fault;

/// A file descriptor, closed at the end.
class Descriptor {
 public:
  explicit Descriptor(int number) : number_(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() {
    if (number_ >= 0) close(number_);
  }
  [[nodiscard]] int operator*() const { return number_; }
  [[nodiscard]] bool is_open() const { return number_ >= 0; }

 private:
  int number_;
};

bool write_all(int file, std::string_view text) {
  while (!text.empty()) {
    const auto n = write(file, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return true;
}

// A new name is on the disk once its folder is.
bool flush_folder(const std::string& path) {
  const auto folder = std::filesystem::path(path).parent_path();
  const Descriptor file(open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_DIRECTORY));
  return file.is_open() && (fsync(*file) == 0 || errno == EINVAL);
}

Fault fault_of(int error) {
  switch (error) {
    case EEXIST: return Fault::exists;
    case ENOENT: return Fault::missing;
    case ENOTDIR: return Fault::out_of_reach;
    case EISDIR: return Fault::folder;
    default: return Fault::unwritable;
  }
}

// Held until its descriptor is closed, by whatever end: it dies with the process.
Fault lock(int file) {
  struct flock whole {};
  whole.l_type = F_WRLCK;
  whole.l_whence = SEEK_SET;
  while (fcntl(file, F_OFD_SETLKW, &whole) != 0)
    if (errno != EINTR) return Fault::unlockable;
  return Fault::none;
}

Fault read_all(int file, std::size_t most, std::string& out) {
  constexpr std::size_t at_a_time = 1 << 16;
  std::string part(at_a_time, '\0');
  while (true) {
    const auto n = read(file, part.data(), part.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return Fault::unreadable;
    if (n == 0) return Fault::none;
    out.append(part, 0, static_cast<std::size_t>(n));
    if (out.size() > most) return Fault::too_big;
  }
}

Fault append(int file, std::size_t size, std::string_view text) {
  if (write_all(file, text) && fsync(file) == 0) return Fault::none;
  // What was written in part is no entry; where even the cut fails readers pass over it.
  if (ftruncate(file, static_cast<off_t>(size)) == 0) static_cast<void>(fsync(file));
  return Fault::unwritable;
}

}  // namespace

Fault create_file(const std::string& path, std::string_view text) {
  constexpr mode_t readable_by_all = 0666;
  const Descriptor file(
      open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, readable_by_all));
  if (!file.is_open()) return fault_of(errno);
  if (write_all(*file, text) && fsync(*file) == 0 && flush_folder(path)) return Fault::none;
  unlink(path.c_str());
  return Fault::unwritable;
}

cli::HeldFile hold_file(const std::string& path, std::size_t most) {
  const auto file =
      std::make_shared<Descriptor>(open(path.c_str(), O_RDWR | O_APPEND | O_CLOEXEC | O_NONBLOCK));
  if (!file->is_open()) return {fault_of(errno)};
  struct stat about {};
  if (fstat(**file, &about) != 0 || !S_ISREG(about.st_mode)) return {Fault::special};
  cli::HeldFile out{lock(**file)};
  if (out.fault == Fault::none) out.fault = read_all(**file, most, out.text);
  const auto size = std::make_shared<std::size_t>(out.text.size());
  out.append = [file, size](std::string_view text) {
    const auto fault = nfw::append(**file, *size, text);
    if (fault == Fault::none) *size += text.size();
    return fault;
  };
  out.set_aside = [file, size, text = out.text](std::size_t from, const std::string& other) {
    const auto fault = create_file(other, std::string_view(text).substr(from));
    if (fault != Fault::none) return fault;
    if (ftruncate(**file, static_cast<off_t>(from)) != 0 || fsync(**file) != 0)
      return Fault::unwritable;
    *size = from;
    return Fault::none;
  };
  return out;
}

std::vector<std::string> files_ending(std::string_view ending) {
  std::vector<std::string> out;
  std::error_code none;
  for (const auto& entry : std::filesystem::directory_iterator(".", none))
    if (entry.is_regular_file(none) && entry.path().filename().string().ends_with(ending))
      out.push_back(entry.path().filename().string());
  std::ranges::sort(out);
  return out;
}

}  // namespace nfw
