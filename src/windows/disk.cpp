#include "disk.hpp"

#include <io.h>
#include <windows.h>

#include <cerrno>

#include "console.hpp"

namespace nfw {

namespace {

int error_of(DWORD error) {
  switch (error) {
    case ERROR_FILE_NOT_FOUND:
    case ERROR_PATH_NOT_FOUND:
    case ERROR_INVALID_NAME: return ENOENT;
    case ERROR_FILENAME_EXCED_RANGE: return ENAMETOOLONG;
    case ERROR_FILE_EXISTS:
    case ERROR_ALREADY_EXISTS: return EEXIST;
    case ERROR_ACCESS_DENIED:
    case ERROR_SHARING_VIOLATION:
    case ERROR_LOCK_VIOLATION: return EACCES;
    case ERROR_HANDLE_DISK_FULL:
    case ERROR_DISK_FULL: return ENOSPC;
    case ERROR_OPERATION_ABORTED: return EINTR;
    default: return EIO;
  }
}

int answer(BOOL done) {
  if (done != 0) return 0;
  errno = error_of(GetLastError());
  return -1;
}

HANDLE handle(int file) { return reinterpret_cast<HANDLE>(_get_osfhandle(file)); }

OVERLAPPED at(std::uint64_t place) {
  constexpr unsigned half = 32;
  OVERLAPPED out{};
  out.Offset = static_cast<DWORD>(place);
  out.OffsetHigh = static_cast<DWORD>(place >> half);
  return out;
}

bool is_folder(const std::wstring& path) {
  const auto attributes = GetFileAttributesW(path.c_str());
  return attributes != INVALID_FILE_ATTRIBUTES && (attributes & FILE_ATTRIBUTE_DIRECTORY) != 0;
}

}  // namespace

int Disk::open(const std::string& path, For what) {
  const auto name = file_name(path);
  const bool makes = what == For::making || what == For::remaking;
  const DWORD access = what == For::adding ? GENERIC_READ | GENERIC_WRITE
                       : makes             ? GENERIC_WRITE
                                           : GENERIC_READ;
  const auto file = CreateFileW(
      name.c_str(), access, FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE, nullptr,
      makes ? CREATE_NEW : OPEN_EXISTING,
      what == For::flushing ? FILE_FLAG_BACKUP_SEMANTICS : FILE_ATTRIBUTE_NORMAL, nullptr);
  if (file != INVALID_HANDLE_VALUE)
    return _open_osfhandle(reinterpret_cast<std::intptr_t>(file), 0);
  static_cast<void>(answer(FALSE));
  if (errno == EACCES && is_folder(name)) errno = makes ? EEXIST : EISDIR;
  return -1;
}

bool Disk::is_regular(int file) {
  BY_HANDLE_FILE_INFORMATION about{};
  return GetFileType(handle(file)) == FILE_TYPE_DISK &&
         GetFileInformationByHandle(handle(file), &about) != 0 &&
         (about.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY) == 0;
}

// What is locked nobody else can read: a place far behind the end.
int Disk::lock(int file) {
  constexpr std::uint64_t behind_all = 1ULL << 62U;
  auto place = at(behind_all);
  constexpr DWORD how = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
  return answer(LockFileEx(handle(file), how, 0, 1, 0, &place));
}

std::ptrdiff_t Disk::read(int file, std::size_t from, std::span<char> to) {
  auto place = at(from);
  DWORD n = 0;
  if (ReadFile(handle(file), to.data(), static_cast<DWORD>(to.size()), &n, &place) == 0 &&
      GetLastError() != ERROR_HANDLE_EOF)
    return answer(FALSE);
  return static_cast<std::ptrdiff_t>(n);
}

std::ptrdiff_t Disk::write(int file, std::string_view text) {
  constexpr std::uint64_t end_of_file = -1;
  auto place = at(end_of_file);
  DWORD n = 0;
  if (WriteFile(handle(file), text.data(), static_cast<DWORD>(text.size()), &n, &place) == 0)
    return answer(FALSE);
  return static_cast<std::ptrdiff_t>(n);
}

// Of a folder the system itself keeps the names.
int Disk::flush(int file) { return is_regular(file) ? answer(FlushFileBuffers(handle(file))) : 0; }

int Disk::cut(int file, std::size_t size) {
  FILE_END_OF_FILE_INFO end{};
  end.EndOfFile.QuadPart = static_cast<LONGLONG>(size);
  return answer(SetFileInformationByHandle(handle(file), FileEndOfFileInfo, &end, sizeof end));
}

bool Disk::is_there(const std::string& path) {
  return GetFileAttributesW(file_name(path).c_str()) != INVALID_FILE_ATTRIBUTES;
}
// Rights are those of the folder.
void Disk::take_after(int /*file*/, const std::string& /*path*/) {}
int Disk::remove(const std::string& path) { return answer(DeleteFileW(file_name(path).c_str())); }
int Disk::rename(const std::string& from, const std::string& to) {
  return answer(MoveFileExW(file_name(from).c_str(), file_name(to).c_str(),
                            MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH));
}
int Disk::name(const std::string& from, const std::string& to) {
  return answer(
      MoveFileExW(file_name(from).c_str(), file_name(to).c_str(), MOVEFILE_WRITE_THROUGH));
}
void Disk::close(int file) { _close(file); }
int Disk::process() { return static_cast<int>(GetCurrentProcessId()); }

void undisturbed(const std::function<void()>& act) { act(); }

}  // namespace nfw
