#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

namespace nfw {

/// What is said to the player, in both languages.
struct Message {
  std::string en;
  std::string it;
};

/// The words of a message, with a {} for each of its parts. Words that lack a language, or a part
/// in one of them, do not compile.
class Wording {
 public:
  consteval Wording(const char* english, const char* italian) : en(english), it(italian) {
    if (en.empty() || it.empty() || places(en) != places(it)) throw "a language lacks something";
  }

  std::string_view en;
  std::string_view it;

 private:
  static consteval int places(std::string_view words) {
    int out = 0;
    for (auto at = words.find("{}"); at != std::string_view::npos; at = words.find("{}", at + 2))
      ++out;
    return out;
  }
};

Message message(Wording words, std::initializer_list<std::string_view> parts = {});
/// Names and places, which are the same in every language.
Message as_is(const std::string& text);
Message operator+(Message first, const Message& second);

}  // namespace nfw
