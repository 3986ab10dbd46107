#include "emit.hpp"

#include <map>
#include <ostream>
#include <string>

#include "nfw/battle_rules.hpp"
#include "packed.hpp"

namespace nfw::tables {

namespace {

// Every `cpp` function gives an initializer for one value; lists become arrays of their own,
// written before the value that refers to them, and equal lists are written once. What is read of
// every test to find one is called a head, and lies together (cmake/start-order).
class Emitter {
 public:
  explicit Emitter(std::ostream& out) : out_(out) {}

  /// A constant for the ruleset; its name.
  std::string ruleset(const Ruleset& r) { return constant(r); }

 private:
  template <class T>
  static std::string type() {
    if constexpr (std::is_same_v<T, std::string_view>)
      return "std::string_view";
    else if constexpr (std::is_same_v<T, int>)
      return "int";
    else if constexpr (std::is_same_v<T, Slot>)
      return "Slot";
    else if constexpr (std::is_pointer_v<T>)
      return "const " + type<std::remove_cv_t<std::remove_pointer_t<T>>>() + "*";
    else if constexpr (std::is_enum_v<T>)
      return std::string(Words<T>::name);
    else
      return std::string(description<T>.name);
  }

  static std::string braces(const std::vector<std::string>& fields) {
    std::string out = "{";
    for (const auto& field : fields) out += field + ",";
    out.back() = '}';
    return out;
  }

  template <class T>
  std::string constant(const T& value) {
    const auto fields = cpp(value);
    auto name = "head" + std::to_string(++names_);
    out_ << "constexpr " << type<T>() << " " << name << fields << ";\n";
    return name;
  }

  template <class T>
  std::string cpp(const T& value) {
    if constexpr (std::is_same_v<T, bool>)
      return value ? "true" : "false";
    else if constexpr (std::is_enum_v<T>)
      return type<T>() + "(" + std::to_string(static_cast<int>(value)) + ")";
    else if constexpr (std::is_unsigned_v<T>)
      return std::to_string(value) + "U";
    else if constexpr (std::is_integral_v<T>)
      return std::to_string(value);
    else
      return row(value);
  }
  template <Described Row>
  std::string row(const Row& row) {
    std::vector<std::string> members;
    for_each_field<Row>([&](const auto& field) { members.push_back(cpp(row.*field.member)); });
    return braces(members);
  }
  static std::string row(std::string_view text) {
    if (text.empty()) return "{}";
    std::string out = "\"";
    for (const char c : text) {
      if (c == '"' || c == '\\') out += '\\';
      out += c;
    }
    return out + "\"";
  }
  template <class T>
  std::string row(const std::optional<T>& value) {
    return value ? type<T>() + cpp(*value) : "{}";
  }
  std::string row(const std::optional<List<Term>>& rows) {
    return rows ? "List<Term>{" + (rows->empty() ? "" : cpp(*rows)) + "}" : "{}";
  }
  template <class T>
  std::string row(const T* one) {
    if (one == nullptr) return "{}";
    auto& name = constants_[one];
    if (name.empty()) name = constant(*one);
    return "&" + name;
  }
  template <class T>
  std::string row(List<T> rows) {
    if (rows.empty()) return "{}";
    std::string body;
    for (const auto& row : rows) body += cpp(row) + ",";
    auto& name = lists_[type<T>() + body];
    if (name.empty()) {
      name = (std::is_pointer_v<T> ? "head" : "list") + std::to_string(++names_);
      out_ << "constexpr " << type<T>() << " " << name << "[]{" << body << "};\n";
    }
    return name;
  }

  std::ostream& out_;
  std::map<std::string, std::string> lists_;
  std::map<const void*, std::string> constants_;
  int names_ = 0;
};

}  // namespace

void emit(const std::vector<const Ruleset*>& rulesets, std::ostream& out) {
  out << "// Made from the tables by the build; change the tables instead.\n"
      << "#include \"nfw/battle_rules.hpp\"\n#include \"nfw/builtin.hpp\"\n\nnamespace "
         "nfw::builtin "
         "{\n\nnamespace {\n\n";
  Emitter emitter(out);
  std::string all;
  for (const auto* ruleset : rulesets) all += "&" + emitter.ruleset(*ruleset) + ",";
  out << "constexpr const Ruleset* heads[]{" << all << "};\n\n}  // namespace\n\n"
      << "List<const Ruleset*> rulesets() { return heads; }\n\n}  // namespace nfw::builtin\n";
}

namespace {

// The bytes as a literal; three digits each where they are no letters.
std::string literal(std::string_view bytes) {
  std::string out = "{\"";
  for (const char c : bytes) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= ' ' && byte < 0x7f && c != '"' && c != '\\' && c != '?') {
      out += c;
      continue;
    }
    out += '\\';
    for (const unsigned shift : {6U, 3U, 0U})
      out += static_cast<char>('0' + ((unsigned{byte} >> shift) & 7U));
  }
  return out + "\", " + std::to_string(bytes.size()) + "}";
}

}  // namespace

void emit_files(const std::vector<std::pair<std::string, Node>>& files, std::ostream& out) {
  out << "// Made from the tables by the build; change the tables instead.\n"
      << "#include \"nfw/builtin.hpp\"\n\n"
      << "#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n\nnamespace nfw::builtin {\n\n"
      << "List<BuiltinFile> files() {\n  static constexpr BuiltinFile all[]{\n";
  for (const auto& [path, node] : files) {
    std::string lenders;
    for (const auto& one : lenders_of(node)) lenders += (lenders.empty() ? "" : " ") + one;
    out << "{\"" << path << "\", " << literal(pack(node)) << ", \"" << lenders << "\"},\n";
  }
  out << "  };\n  return all;\n}\n\n}  // namespace nfw::builtin\n";
}

}  // namespace nfw::tables
