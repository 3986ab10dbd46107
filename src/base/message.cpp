#include "nfw/base/message.hpp"

namespace nfw {

namespace {

std::string filled(std::string_view words, std::initializer_list<std::string_view> parts) {
  std::string out;
  for (const auto part : parts) {
    const auto place = words.find("{}");
    if (place == std::string_view::npos) break;
    out += std::string(words.substr(0, place)) + std::string(part);
    words.remove_prefix(place + 2);
  }
  return out + std::string(words);
}

}  // namespace

Message message(Wording words, std::initializer_list<std::string_view> parts) {
  return {filled(words.en, parts), filled(words.it, parts)};
}

Message as_is(const std::string& text) { return {text, text}; }

Message operator+(Message first, const Message& second) {
  first.en += second.en;
  first.it += second.it;
  return first;
}

}  // namespace nfw
