#include "config.hpp"

#include <utility>

#include <fmt/format.h>

#include "arguments.hpp"
#include "files.hpp"
#include "house_files.hpp"

namespace nfw::cli {

namespace {

class ConfigReader {
 public:
  ConfigReader(const Node& root, std::string folder, Lang lang)
      : root_(root), folder_(std::move(folder)), lang_(lang) {}

  Config read_keys() {
    const std::vector<std::string_view> keys{"rules", "lang", "color", "house"};
    Config out;
    for (const auto& member : root_.members) {
      if (member.key == "rules") {
        out.rules = word(member);
      } else if (member.key == "lang") {
        out.lang = one_of(member);
      } else if (member.key == "color") {
        out.color = one_of(member);
      } else if (member.key == "house") {
        out.house = files(member);
      } else {
        add_fault(member.at, sentence(lang_, "unknown key '{}': allowed are {}{}",
                                      "chiave sconosciuta '{}': sono ammesse {}{}", member.key,
                                      joined(keys), did_you_mean(member.key, keys, lang_)));
      }
    }
    return out;
  }
  [[nodiscard]] const Problems& problems() const { return problems_; }

 private:
  [[nodiscard]] std::string_view tr(std::string_view en, std::string_view it) const {
    return lang_ == Lang::it ? it : en;
  }
  void add_fault(const Position& at, const std::string& message) {
    problems_.push_back({at, as_is(message)});
  }
  std::optional<std::string> word(const Member& member) {
    if (member.value.kind == Node::Kind::string && !member.value.text.empty())
      return member.value.text;
    add_fault(member.value.at,
              sentence(lang_, "'{}' must be a text", "'{}' deve essere un testo", member.key));
    return {};
  }
  // As after the option of that name.
  std::optional<std::string> one_of(const Member& member) {
    const auto given = word(member);
    if (!given) return {};
    try {
      return std::string(allowed_value(*find_option(member.key), member.key, *given, lang_));
    } catch (const UsageError& error) {
      add_fault(member.value.at, error.lines().front());
      return {};
    }
  }
  // A relative path is below the folder of the file.
  std::vector<std::string> files(const Member& member) {
    std::vector<std::string> out;
    for (const auto& one : member.value.as_list()) {
      if (one.kind != Node::Kind::string || one.text.empty())
        add_fault(one.at, sentence(lang_, "'house' must be a file, or a list of files",
                                   "'house' deve essere un file, o un elenco di file"));
      else
        out.push_back(is_absolute(one.text) || one.text.starts_with("~/")
                          ? one.text
                          : folder_ + "/" + one.text);
    }
    return out;
  }

  const Node& root_;
  std::string folder_;
  Lang lang_;
  Problems problems_;
};

}  // namespace

std::optional<std::string> config_folder(const World& world) {
  // A relative XDG_CONFIG_HOME is to be passed over, says the standard.
  if (const auto folder = world.env("XDG_CONFIG_HOME"); folder && is_absolute(*folder))
    return *folder + "/nfw";
  if (const auto home = world.env("HOME"); home && !home->empty()) return *home + "/.config/nfw";
  return {};
}

Config read_config(const World& world, Lang lang) {
  const auto folder = config_folder(world);
  if (!folder) return {};
  const auto path = *folder + "/config.toml";
  auto file = read_file(path, world, Readable::regular);
  if (file.fault == FileText::Fault::out_of_reach)
    world.err(complaint(sentence(lang, "{}: may not be read; ignored",
                                 "{}: non si può leggere; ignorata", *folder)));
  if (is_absent(file)) return {};
  const std::vector<HouseFile> shown{{path, text_of(std::move(file), path, lang), false}};
  Problems problems;
  const auto root = world.parse(shown.front().text, path, problems);
  stop_at(problems, shown, world, lang);
  ConfigReader reader(root, *folder, lang);
  auto out = reader.read_keys();
  stop_at(reader.problems(), shown, world, lang);
  return out;
}

}  // namespace nfw::cli
