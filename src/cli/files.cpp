#include "files.hpp"

#include <sstream>

#include <fmt/format.h>

namespace nfw::cli {

namespace {

bool is_slash(char c, const World& world) { return c == '/' || (world.has_drives && c == '\\'); }

std::string_view words_of(FileText::Fault fault, bool it) {
  switch (fault) {
    case FileText::Fault::unnamed:
      return it ? "il nome del file è vuoto" : "the file name is empty";
    case FileText::Fault::name_too_long:
      return it ? "il nome del file è troppo lungo" : "the file name is too long";
    case FileText::Fault::missing: return it ? "questo file non c'è" : "no such file";
    case FileText::Fault::folder:
      return it ? "è una cartella, non un file" : "is a folder, not a file";
    case FileText::Fault::special: return it ? "non è un file regolare" : "is not a regular file";
    case FileText::Fault::exists: return it ? "c'è già" : "is there already";
    case FileText::Fault::unwritable:
      return it ? "non si può scrivere: nulla è stato registrato"
                : "cannot be written to: nothing was kept";
    case FileText::Fault::interrupted:
      return it ? "interrotto prima della fine" : "was interrupted before its end";
    case FileText::Fault::unconfirmed:
      return it ? "il disco non conferma ciò che ha preso: ora sta nel file, ma può non restarci"
                : "the disk does not confirm what it took: it is in the file now, but may not last";
    case FileText::Fault::uncut:
      return it ? "l'ultima riga è incompiuta e non si può togliere: nulla è stato registrato"
                : "its last line is unfinished, and cannot be cut off: nothing was kept";
    case FileText::Fault::unlockable:
      return it ? "qui non si possono tenere separati due programmi che scrivono"
                : "two writers cannot be kept apart here";
    default: return it ? "non si può leggere" : "cannot be read";
  }
}

}  // namespace

FileText read_file(const std::string& path, const World& world, Readable what) {
  constexpr std::size_t most = 1'000'000;
  if (path.empty()) return {FileText::Fault::unnamed};
  return world.read_file(path, most, what);
}

std::string in_home(const std::string& path, const World& world) {
  const auto home = world.env("HOME");
  return home && path.starts_with("~/") ? *home + path.substr(1) : path;
}

bool is_absolute(std::string_view path, const World& world) {
  return !path.empty() &&
         (is_slash(path[0], world) || (world.has_drives && path.substr(1).starts_with(':')));
}

std::string short_name(const std::string& path, bool has_drives) {
  constexpr std::size_t longest = 64;
  const auto begin = path.find_last_of(has_drives ? "/\\" : "/") + 1;
  auto end = begin + longest;
  if (end >= path.size()) return path;
  const auto is_inside = [](char byte) { return (static_cast<unsigned char>(byte) >> 6U) == 2; };
  while (end > begin && is_inside(path[end])) --end;
  return path.substr(0, end);
}

std::string without_slash(std::string path, const World& world) {
  while (path.size() > 1 && is_slash(path.back(), world)) path.pop_back();
  return path;
}

std::vector<std::string> listed_paths(const std::string& list, const World& world) {
  std::vector<std::string> out;
  std::istringstream parts(list);
  for (std::string part; std::getline(parts, part, world.has_drives ? ';' : ':');)
    if (!part.empty()) out.push_back(part);
  return out;
}

void stop_at(FileText::Fault fault, const std::string& named, Lang lang, std::size_t megabytes) {
  if (fault == FileText::Fault::too_big)
    throw UsageError(lang, "{}: is larger than {} MB", "{}: è più grande di {} MB", named,
                     megabytes);
  if (fault != FileText::Fault::none)
    throw UsageError(
        fmt::format("{}: {}", named.empty() ? "''" : named, words_of(fault, lang == Lang::it)));
}

void stop_writing_at(FileText::Fault fault, const std::string& named, const World& world,
                     Lang lang) {
  if (fault == FileText::Fault::missing)
    throw UsageError(lang, "{}: no such folder", "{}: questa cartella non c'è", named);
  if (fault == FileText::Fault::out_of_reach)
    throw UsageError(lang, "{}: part of its path is a file, not a folder",
                     "{}: una parte del percorso è un file, non una cartella", named);
  stop_at(fault, named, lang);
  world.if_not_shown(
      complaint(sentence(lang, "{}: the file is written", "{}: il file è scritto", named)));
}

std::string text_of(FileText file, const std::string& named, Lang lang, std::size_t megabytes) {
  stop_at(file.fault, named, lang, megabytes);
  return std::move(file.text);
}

}  // namespace nfw::cli
