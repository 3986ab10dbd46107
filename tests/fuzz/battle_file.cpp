// A battle's file. Its digests are made to fit, as nothing behind a wrong one is read.
#include "digest.hpp"
#include "held.hpp"

namespace {

using namespace nfw::fuzz;

std::string with_digests(const std::string& text) {
  constexpr std::string_view before_sum = ",\"sum\":\"";
  std::string out;
  std::string sum;
  for (const auto& line : split(text, '\n')) {
    const auto body = line.substr(0, line.rfind(before_sum));
    sum = nfw::battle::digest(sum, body);
    out += body + std::string(before_sum) + sum + "\"}\n";
  }
  return out;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  Desk desk{.files = {{"a.battle", with_digests({reinterpret_cast<const char*>(data), size})}}};
  const bool is_read = held({"battle"}, desk).status == 0;
  held({"verify"}, desk);
  if (!is_read) return 0;
  for (const Words& words : {Words{"battle", "--lang", "it"},
                             {"log"},
                             {"log", "--html", "a.html"},
                             {"luck", "--json"},
                             {"due"},
                             {"amend", "1"},
                             {"undo"},
                             {"next"},
                             {"verify", "--json"}})
    held(words, desk);
  return 0;
}
