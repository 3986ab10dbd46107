#include "small_disk.hpp"

#include <algorithm>
#include <cerrno>

#include "lay_over.hpp"
#include "nfw/builtin.hpp"
#include "program.hpp"
#include "toml_node.hpp"

namespace nfw::testing {

bool SmallDisk::in_trouble() {
  ++calls;
  if (trouble_at == 0 || calls < trouble_at || (calls > trouble_at && !for_good)) return false;
  if (error == 0) throw Died();
  errno = error;
  return true;
}

int SmallDisk::open(const std::string& path, For what) {
  if (in_trouble()) return -1;
  const bool there = files.contains(path) || path == ".";
  if (there == (what == For::making || what == For::remaking)) {
    errno = there ? EEXIST : ENOENT;
    return -1;
  }
  if (path != ".") files[path];
  open_[next_] = path;
  return next_++;
}

bool SmallDisk::is_regular(int file) { return open_.at(file) != "."; }

int SmallDisk::lock(int /*file*/) { return in_trouble() ? -1 : 0; }

std::ptrdiff_t SmallDisk::read(int file, std::size_t from, std::span<char> to) {
  if (in_trouble()) return -1;
  const auto& text = files.at(open_.at(file));
  const auto part = std::string_view(text).substr(std::min(from, text.size()), to.size());
  std::ranges::copy(part, to.begin());
  return std::ssize(part);
}

std::ptrdiff_t SmallDisk::write(int file, std::string_view text) {
  auto& there = files.at(open_.at(file));
  ++writes;
  if (calls + 1 == trouble_at) there += text.substr(0, written_yet);
  if (in_trouble()) return -1;
  there += text;
  return std::ssize(text);
}

int SmallDisk::flush(int /*file*/) { return in_trouble() ? -1 : 0; }

int SmallDisk::cut(int file, std::size_t size) {
  if (in_trouble()) return -1;
  files.at(open_.at(file)).resize(size);
  return 0;
}

void SmallDisk::take_after(int /*file*/, const std::string& /*path*/) { in_trouble(); }

int SmallDisk::remove(const std::string& path) {
  if (in_trouble()) return -1;
  files.erase(path);
  return 0;
}

int SmallDisk::rename(const std::string& from, const std::string& to) {
  if (in_trouble()) return -1;
  files[to] = files.at(from);
  files.erase(from);
  return 0;
}

int SmallDisk::name(const std::string& from, const std::string& to) {
  if (in_trouble()) return -1;
  if (!files.contains(to)) {
    files[to] = files.at(from);
    files.erase(from);
    return 0;
  }
  errno = EEXIST;
  return -1;
}

void SmallDisk::close(int file) { open_.erase(file); }

Ran Table::run(const std::string& line) {
  Ran ran;
  std::size_t prompts = 0;
  disk.calls = disk.writes = 0;
  const cli::World world{
      .out = [&](std::string_view text) { ran.out += text; },
      .err = [&](std::string_view text) { ran.err += text; },
      .read_line = [&](std::size_t /*most*/) -> std::optional<std::string> {
        if (prompts++ == killed_at_prompt) throw SmallDisk::Died();
        while_asked();
        if (answers.empty()) return {};
        const auto answer = answers.front();
        answers.pop_front();
        return answer;
      },
      .read_file = [&](const std::string& path, std::size_t, cli::Readable) -> cli::FileText {
        if (disk.files.contains(path)) return {cli::FileText::Fault::none, disk.files.at(path)};
        const auto list = read_file(NFW_SOURCE "/tests/lists/" + path);
        if (list.empty()) return {cli::FileText::Fault::missing};
        return {cli::FileText::Fault::none, list};
      },
      .create_file = [&](const std::string& path,
                         std::string_view text) { return create_file(path, text, disk); },
      .put_file = [&](const std::string& path,
                      std::string_view text) { return put_file(path, text, disk); },
      .hold_file = [&](const std::string& path, std::size_t most,
                       const auto& waits) { return hold_file(path, most, waits, disk); },
      .files_ending =
          [&](std::string_view ending) {
            std::vector<std::string> out;
            for (const auto& [path, text] : disk.files)
              if (path.ends_with(ending)) out.push_back(path);
            return out;
          },
      .date = [] { return std::string("2026-11-28T19:42:10Z"); },
      .parse = tables::parse,
      .lay_over =
          [&](const std::vector<HouseFile>& files, const HouseScope& scope) {
            return tables::lay_over(builtin::rulesets(), builtin::files(), files, scope);
          },
      .env = [](const char*) { return std::optional<std::string>(); },
      .fresh_seed = [&] { return seed; },
  };
  try {
    ran.status = cli::run(split_words(line), builtin::rulesets(), world);
  } catch (const SmallDisk::Died&) {
    ran = {-1, "", ran.err};
  }
  return ran;
}

int Table::entries() {
  const auto before = disk.trouble_at;
  disk.trouble_at = 0;
  const auto log = run("log");
  disk.trouble_at = before;
  if (log.status != 0) return -1;
  return static_cast<int>(std::ranges::count(log.out, '['));
}

}  // namespace nfw::testing
