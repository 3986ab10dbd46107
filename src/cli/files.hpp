#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "errors.hpp"
#include "world.hpp"

namespace nfw::cli {

/// As large as a battle may grow.
inline constexpr std::size_t battle_megabytes = 64;

/// A file of at most 1 MB; "-" is standard input.
FileText read_file(const std::string& path, const World& world, Readable what = Readable::any);
/// True where there is no such file, or none that this user may know of.
inline bool is_absent(const FileText& file) {
  return file.fault == FileText::Fault::missing || file.fault == FileText::Fault::out_of_reach;
}
/// The path, with the player's home in place of "~/".
std::string in_home(const std::string& path, const World& world);
/// Whether it leads to the same file from every folder.
bool is_absolute(std::string_view path, const World& world);
/// The same with a shorter name, where behind it there is room for more. With drives its folders
/// may end in backslashes, too.
std::string short_name(const std::string& path, bool has_drives);
/// A folder as the shells complete it ends in a slash; its name does not.
std::string without_slash(std::string path, const World& world);
/// The paths in a list as the environment has it.
std::vector<std::string> listed_paths(const std::string& list, const World& world);
/// Throws UsageError where there is a fault; `named` is the file, which may have so many MB.
void stop_at(FileText::Fault fault, const std::string& named, Lang lang, std::size_t megabytes = 1);
/// Likewise of a file that is made: what is missing is its folder. That it was made is told where
/// no result can be.
void stop_writing_at(FileText::Fault fault, const std::string& named, const World& world,
                     Lang lang);
/// Its text. Throws UsageError where there is none; the message calls the file `named`.
std::string text_of(FileText file, const std::string& named, Lang lang, std::size_t megabytes = 1);

}  // namespace nfw::cli
