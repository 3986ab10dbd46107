#include "packed.hpp"

#include <algorithm>
#include <bit>
#include <map>
#include <tuple>

namespace nfw::tables {

namespace {

// Seven bits at a time, the lowest first; all but the last have the eighth.
constexpr unsigned bits = 7;
constexpr std::uint64_t more = 1U << bits;

void put(std::string& out, std::uint64_t number) {
  for (; number >= more; number >>= bits) out += static_cast<char>(number | more);
  out += static_cast<char>(number);
}

// Small ones first, whatever their sign.
constexpr std::uint64_t folded(std::int64_t number) {
  const auto twice = static_cast<std::uint64_t>(number) << 1U;
  return number < 0 ? ~twice : twice;
}
constexpr std::int64_t unfolded(std::uint64_t number) {
  const auto half = static_cast<std::int64_t>(number >> 1U);
  return (number & 1U) != 0 ? ~half : half;
}

class Packer {
 public:
  std::string pack(const Node& file) {
    node(file);
    std::string out;
    put(out, places_.size());
    put(out, words_.size());
    return out + words_ + values_;
  }

 private:
  void word(const std::string& text) {
    const auto [at, fresh] = places_.emplace(text, places_.size());
    if (fresh) words_ += '\0' + text;
    put(values_, at->second);
  }
  void place(const Position& at) {
    put(values_, folded(at.line - line_));
    put(values_, folded(at.column));
    line_ = at.line;
  }
  void node(const Node& one) {
    values_ += static_cast<char>(one.kind);
    place(one.at);
    switch (one.kind) {
      case Node::Kind::table:
        put(values_, one.members.size());
        for (const auto& member : one.members) {
          word(member.key);
          place(member.at);
          node(member.value);
        }
        break;
      case Node::Kind::array:
        put(values_, one.items.size());
        for (const auto& item : one.items) node(item);
        break;
      case Node::Kind::string: word(one.text); break;
      case Node::Kind::integer: put(values_, folded(one.integer)); break;
      case Node::Kind::real: put(values_, std::bit_cast<std::uint64_t>(one.real)); break;
      case Node::Kind::boolean: put(values_, one.boolean ? 1 : 0); break;
      case Node::Kind::other: break;
    }
  }

  std::map<std::string, std::size_t> places_;
  std::string words_;  // each behind a zero, which stands in none
  std::string values_;
  int line_ = 0;
};

std::uint64_t take(std::string_view& from) {
  std::uint64_t out = 0;
  for (unsigned shift = 0;; shift += bits) {
    const auto byte = static_cast<unsigned char>(from.front());
    from.remove_prefix(1);
    out |= (byte & (more - 1)) << shift;
    if (byte < more) return out;
  }
}

class Unpacker {
 public:
  Unpacker(std::string_view packed, const std::string& file) : file_(file), rest_(packed) {
    words_.reserve(take(rest_));
    const auto size = take(rest_);
    auto words = rest_.substr(0, size);
    rest_.remove_prefix(size);
    while (!words.empty()) {
      words.remove_prefix(1);
      words_.push_back(words.substr(0, words.find('\0')));
      words.remove_prefix(words_.back().size());
    }
  }

  void node(Node& out) {
    out.kind = static_cast<Node::Kind>(rest_.front());
    rest_.remove_prefix(1);
    out.at = place();
    switch (out.kind) {
      case Node::Kind::table:
        for (auto& member : out.members.make(take(rest_))) {
          member.key = word();
          member.at = place();
          node(member.value);
        }
        break;
      case Node::Kind::array:
        for (auto& item : out.items.make(take(rest_))) node(item);
        break;
      case Node::Kind::string: out.text = word(); break;
      case Node::Kind::integer: out.integer = unfolded(take(rest_)); break;
      case Node::Kind::real: out.real = std::bit_cast<double>(take(rest_)); break;
      case Node::Kind::boolean: out.boolean = take(rest_) != 0; break;
      case Node::Kind::other: break;
    }
  }

  void node(Node& out, const Part& part) {
    out.kind = static_cast<Node::Kind>(rest_.front());
    rest_.remove_prefix(1);
    out.at = place();
    for (auto& member : out.members.make(take(rest_))) {
      member.key = word();
      member.at = place();
      if (member.key == part.table)
        some(member.value, part);
      else
        node(member.value);
    }
  }

 private:
  // A table as far as it is wanted.
  void some(Node& out, const Part& part) {
    std::vector<bool> sought(words_.size());
    for (std::size_t n = 0; n < words_.size(); ++n)
      sought[n] = part.words.contains(std::string(words_[n]));
    rest_.remove_prefix(1);
    out.at = place();
    for (auto left = take(rest_); left > 0; --left) {
      Member member;
      member.key = word();
      member.at = place();
      const auto begin = std::pair(rest_, line_);
      if (!names_one(sought) && !part.is_wanted(member.key)) continue;
      std::tie(rest_, line_) = begin;
      node(member.value);
      out.members.push_back(std::move(member));
    }
  }
  // Passes a value over, and says whether a word in it is one of these.
  bool names_one(const std::vector<bool>& sought) {
    const auto kind = static_cast<Node::Kind>(rest_.front());
    rest_.remove_prefix(1);
    static_cast<void>(place());
    bool out = false;
    if (kind == Node::Kind::other) return out;
    auto number = take(rest_);
    if (kind == Node::Kind::string) return sought[number];
    if (kind != Node::Kind::table && kind != Node::Kind::array) return out;
    for (; number > 0; --number) {
      if (kind == Node::Kind::table) {
        out |= sought[take(rest_)];
        static_cast<void>(place());
      }
      out |= names_one(sought);
    }
    return out;
  }

  std::string_view word() { return words_[take(rest_)]; }
  Position place() {
    line_ += static_cast<int>(unfolded(take(rest_)));
    return {file_, line_, static_cast<int>(unfolded(take(rest_)))};
  }

  FileName file_;
  std::string_view rest_;
  std::vector<std::string_view> words_;
  int line_ = 0;
};

void add_lenders(const Node& node, std::vector<std::string>& out) {
  for (const auto& member : node.members) {
    const bool names = member.key == "like" || member.key == "prices";
    if (names && std::ranges::find(out, member.value.text) == out.end())
      out.push_back(member.value.text);
    add_lenders(member.value, out);
  }
  for (const auto& item : node.items) add_lenders(item, out);
}

}  // namespace

std::string pack(const Node& file) { return Packer().pack(file); }

Node unpack(std::string_view packed, const std::string& file) {
  Node out;
  Unpacker(packed, file).node(out);
  return out;
}

Node unpack(std::string_view packed, const std::string& file, const Part& part) {
  Node out;
  Unpacker(packed, file).node(out, part);
  return out;
}

bool stands_in(std::string_view packed, std::string_view word) {
  if (word.empty()) return false;
  static_cast<void>(take(packed));
  const auto size = take(packed);
  const auto words = packed.substr(0, size + 1);  // the first value is a table: zero, too
  for (auto at = words.find(word); at != std::string_view::npos; at = words.find(word, at + 1))
    if (words[at - 1] == '\0' && words[at + word.size()] == '\0') return true;
  return false;
}

std::vector<std::string> lenders_of(const Node& test) {
  std::vector<std::string> out;
  add_lenders(test, out);
  return out;
}

}  // namespace nfw::tables
