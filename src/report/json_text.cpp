#include "json_text.hpp"

#include <algorithm>
#include <utility>

#include "utf8.hpp"

namespace nfw::report {

namespace {

void append_word(std::string& out, std::string_view text) {
  const auto is_plain = [](char c) { return c >= ' ' && c <= '~' && c != '"' && c != '\\'; };
  if (!std::ranges::all_of(text, is_plain)) {
    out += json_text(Json(text));
    return;
  }
  out += '"';
  out += text;
  out += '"';
}

}  // namespace

void ObjectText::add(std::string_view key, std::string_view value) {
  text_ += text_.empty() ? '{' : ',';
  append_word(text_, key);
  text_ += ':';
  text_ += value;
}

std::string ObjectText::close() {
  text_ += text_.empty() ? "{}" : "}";
  return std::move(text_);
}

// Within a text there would be a backslash before the second mark.
bool ObjectText::contains(std::string_view key) const {
  return text_.find(json_word(key) + ':') != std::string::npos;
}

std::string json_list(const std::vector<std::string>& written) {
  return json_list(written, [](const std::string& one) -> const std::string& { return one; });
}

std::string json_word(std::string_view text) {
  std::string out;
  append_word(out, text);
  return out;
}

std::string json_text(Number number) {
  if (number.num % number.den == 0) return std::to_string(number.num / number.den);
  return number_json(number).dump();
}

std::string json_text(const Value& value) {
  switch (value.kind) {
    case ValueKind::number: return json_text(Number{value.number, value.parts});
    case ValueKind::flag: return truth_text(value.number != 0);
    case ValueKind::word: return json_word(value.word);
    default: return json_text(value_json(value));
  }
}

std::string json_text(const Json& tree) {
  return tree.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string line(std::string json) {
  json += '\n';
  const auto is_plain = [](char c) { return (c >= ' ' && c <= '~') || c == '\n'; };
  if (std::ranges::all_of(json, is_plain)) return json;
  std::string out;
  for (std::string_view left = json; !left.empty();) {
    const auto next = first_grapheme(left);
    left.remove_prefix(next.text.size());
    if (next.printable || next.text.front() == '\n') {
      out += next.text;
      continue;
    }
    const auto escaped = Json(next.text).dump(-1, ' ', true);
    out.append(escaped, 1, escaped.size() - 2);
  }
  return out;
}

}  // namespace nfw::report
