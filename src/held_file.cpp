#include "held_file.hpp"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <thread>

#include "files.hpp"
#include "path.hpp"
#include "system.hpp"

namespace nfw {

Disk& disk() {
  static Disk out;
  return out;
}

namespace {

using Fault = cli::FileText::Fault;

/// An open file, closed at the end.
class OpenFile {
 public:
  OpenFile(Disk& on, const std::string& path, Disk::For what)
      : disk_(on), number_(on.open(path, what)) {}
  OpenFile(const OpenFile&) = delete;
  OpenFile& operator=(const OpenFile&) = delete;
  ~OpenFile() {
    if (is_open()) disk_.close(number_);
  }

  [[nodiscard]] bool is_open() const { return number_ >= 0; }
  [[nodiscard]] bool is_regular() const { return disk_.is_regular(number_); }
  [[nodiscard]] bool flush() const { return disk_.flush(number_) == 0; }
  // As far as it may: else it is its maker's alone.
  void take_after(const std::string& other) const { disk_.take_after(number_, other); }
  [[nodiscard]] bool cut(std::size_t size) const { return disk_.cut(number_, size) == 0; }

  // Who waits is asked again and again whether he still does: an interrupt just before a lock that
  // waits by itself would be lost.
  [[nodiscard]] bool lock(const std::function<void()>& waits) const {
    constexpr auto moment = std::chrono::milliseconds(10);
    while (disk_.lock(number_) != 0) {
      const bool is_held = errno == EAGAIN || errno == EACCES || errno == EINTR;
      if (!is_held) return false;
      waits();
      std::this_thread::sleep_for(moment);
    }
    return true;
  }

  [[nodiscard]] bool write(std::string_view text) const {
    while (!text.empty()) {
      const auto n = disk_.write(number_, text);
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
  }

  // From there to its end.
  Fault read(std::size_t from, std::size_t most, std::string& out) const {
    constexpr std::size_t at_a_time = 1 << 16;
    std::string part(at_a_time, '\0');
    while (true) {
      const auto n = disk_.read(number_, from + out.size(), part);
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) return Fault::unreadable;
      if (n == 0) return Fault::none;
      out.append(part, 0, static_cast<std::size_t>(n));
      if (out.size() > most) return Fault::too_big;
    }
  }

 private:
  Disk& disk_;
  int number_;
};

Fault fault_of(int error) {
  switch (error) {
    case EEXIST: return Fault::exists;
    case ENOENT: return Fault::missing;
    case ENOTDIR: return Fault::out_of_reach;
    case EISDIR: return Fault::folder;
    case ENAMETOOLONG: return Fault::name_too_long;
    default: return Fault::unwritable;
  }
}

// A new name is on the disk once its folder is.
bool flush_folder(const std::string& path, Disk& on) {
  const auto folder = tables::path_of(path).parent_path().string();
  const OpenFile file(on, folder.empty() ? "." : folder, Disk::For::flushing);
  return file.is_open() && (file.flush() || errno == EINVAL);
}

/// A file that is locked, and was read up to its end.
class Held {
 public:
  Held(Disk& on, const std::string& path) : disk_(on), file_(on, path, Disk::For::adding) {}

  Fault hold(std::size_t most, const std::function<void()>& waits) {
    if (!file_.is_open()) return fault_of(errno);
    if (!file_.is_regular()) return Fault::special;
    if (!file_.lock(waits)) return Fault::unlockable;
    most_ = most;
    return file_.read(0, most, text_);
  }
  [[nodiscard]] const std::string& text() const { return text_; }

  Fault append(std::string_view text) {
    if (text_.size() + text.size() > most_) return Fault::too_big;  // nobody could read it again
    if (!file_.write(text)) return give_back();
    if (!file_.flush()) return stands_there(text) ? Fault::unconfirmed : give_back();
    text_ += text;
    return Fault::none;
  }

  Fault set_aside(std::size_t from, const std::string& other) {
    const auto fault = create_file(other, std::string_view(text_).substr(from), disk_);
    if (fault != Fault::none) return fault;
    if (!file_.cut(from)) {
      disk_.remove(other);
      return Fault::uncut;
    }
    text_.resize(from);
    return file_.flush() ? Fault::none : Fault::uncut;
  }

 private:
  // What was written in part is no entry; where even the cut fails readers pass over it.
  Fault give_back() {
    if (file_.cut(text_.size())) static_cast<void>(file_.flush());
    return Fault::unwritable;
  }
  // What a disk that failed to keep it still has of it.
  [[nodiscard]] bool stands_there(std::string_view text) const {
    std::string tail;
    return file_.read(text_.size(), text.size(), tail) == Fault::none && tail == text;
  }

  Disk& disk_;
  OpenFile file_;
  std::string text_ = {};
  std::size_t most_ = 0;
};

Fault write_to(const OpenFile& file, const std::string& path, std::string_view text, Disk& on) {
  if (!file.is_open()) return fault_of(errno);
  if (file.write(text) && file.flush()) return Fault::none;
  on.remove(path);
  return Fault::unwritable;
}

Fault make(const std::string& path, std::string_view text, Disk& on) {
  return write_to({on, path, Disk::For::making}, path, text, on);
}

using Naming = int (Disk::*)(const std::string& from, const std::string& to);

/// A file that is to be made, or to take the place of another.
struct Making {
  const std::string& path;
  std::string_view text;
  Disk& on;
  Naming named;
};

// What takes another's place is read and written by whoever read and wrote that.
Fault make_like(const Making& it, const std::string& beside) {
  if (it.named != &Disk::rename || !it.on.is_there(it.path)) return make(beside, it.text, it.on);
  const OpenFile file(it.on, beside, Disk::For::remaking);
  if (file.is_open()) file.take_after(it.path);
  return write_to(file, beside, it.text, it.on);
}

/// A file that stands beside another until it takes its name.
struct Beside {
  std::string path;
  Fault fault;  // why it does not
};
// By a name of its own; one that leaves no room for more is shortened.
Beside made_beside(const Making& it) {
  constexpr int most_left_over = 100;  // by processes that were killed
  const auto own = ".new-" + std::to_string(Disk::process());
  const auto made = [&](const std::string& path) { return Beside{path, make_like(it, path)}; };
  auto stem = it.path;
  auto out = made(stem + own);
  if (out.fault == Fault::name_too_long)
    out = made((stem = cli::short_name(it.path, has_drives())) + own);
  for (int n = 1; out.fault == Fault::exists && n < most_left_over; ++n)
    out = made(stem + own + "-" + std::to_string(n));
  return out;
}

// No half file ever bears the name: it stands beside it until it is whole.
Fault make_whole(const Making& it) {
  const auto beside = made_beside(it);
  if (beside.fault != Fault::none) return beside.fault;
  if ((it.on.*it.named)(beside.path, it.path) == 0)
    return flush_folder(it.path, it.on) ? Fault::none : Fault::unconfirmed;
  const auto fault = fault_of(errno);
  it.on.remove(beside.path);
  return fault;
}

// Whoever ends this process gets nothing to clear away.
Fault made(const std::string& path, std::string_view text, Disk& on, Naming named) {
  auto fault = Fault::none;
  undisturbed([&] { fault = make_whole({path, text, on, named}); });
  return fault;
}

// A link stays: what it leads to is written.
std::string led_to(std::string path) {
  constexpr int most = 40;
  std::error_code none;
  for (int n = 0; n < most && std::filesystem::is_symlink(path, none); ++n)
    path = (std::filesystem::path(path).parent_path() / std::filesystem::read_symlink(path, none))
               .string();
  return path;
}

}  // namespace

Fault create_file(const std::string& path, std::string_view text, Disk& on) {
  return made(path, text, on, &Disk::name);
}

Fault put_file(const std::string& named, std::string_view text, Disk& on) {
  return made(led_to(named), text, on, &Disk::rename);
}

cli::HeldFile hold_file(const std::string& path, std::size_t most,
                        const std::function<void()>& waits, Disk& on) {
  const auto held = std::make_shared<Held>(on, path);
  const auto fault = held->hold(most, waits);
  return {
      fault, held->text(), [held](std::string_view text) { return held->append(text); },
      [held](std::size_t from, const std::string& other) { return held->set_aside(from, other); }};
}

}  // namespace nfw
