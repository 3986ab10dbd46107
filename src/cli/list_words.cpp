#include "list_words.hpp"

#include <algorithm>

#include "nfw/base/spelling.hpp"
#include "utf8.hpp"

namespace nfw::cli {

namespace {

void add_names(const Entry& entry, std::vector<std::string_view>& out) {
  if (entry.is_named && entry.kind != 0) out.push_back(entry.name);
  for (const auto& one : entry.below) add_names(one, out);
}

bool is_input_of(const Input& input, const TestTable& form) {
  return std::ranges::any_of(form.inputs, [&](const Input& one) { return &one == &input; });
}

bool is_fit(const Entry& list, std::string_view wanted, const Input& input) {
  return std::ranges::any_of(list.below, [&](const Entry& one) {
    auto facts = one.facts;
    complete(one.table->form, facts);
    return (is_folded(one.name, wanted) && is_input_of(input, one.table->form) &&
            holds(input.named, facts)) ||
           is_fit(one, wanted, input);
  });
}

const TestTable* form_of(const Entry& list, const Input& input) {
  if (is_input_of(input, list.table->form)) return &list.table->form;
  for (const auto& one : list.below)
    if (const auto* form = form_of(one, input)) return form;
  return nullptr;
}

// The form of those that it may name, where nobody of this name is one of them.
const TestTable* forbidding(const Entry& list, std::string_view wanted, const Input& input) {
  return input.named.any.empty() || is_fit(list, wanted, input) ? nullptr : form_of(list, input);
}

}  // namespace

std::string words_in_list(std::string_view key, const std::string& text, Lang lang) {
  for (auto left = std::string_view(text); !left.empty();) {
    const auto next = report::first_grapheme(left);
    if (!next.printable)
      throw UsageError(lang, "'{}' may not hold '{}', which does not show",
                       "'{}' non ammette '{}', che non si vede", key, printable(next.text));
    left.remove_prefix(next.text.size());
  }
  const auto first = text.find_first_not_of(' ');
  if (first == std::string::npos || report::graphemes(text) > longest_name)
    throw UsageError(lang, "'{}' must be 1 to {} characters on one line",
                     "'{}' deve essere da 1 a {} caratteri su una riga", key, longest_name);
  return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

std::vector<std::pair<Position, std::string>> wrong_names(const Entry& list,
                                                          const std::vector<Link>& links,
                                                          Lang lang) {
  std::vector<std::string_view> names;
  add_names(list, names);
  std::vector<std::pair<Position, std::string>> out;
  for (const auto& [at, key, name, input] : links) {
    const auto wanted = folded(name);
    const auto same = [&](std::string_view one) { return folded(one) == wanted; };
    if (std::ranges::none_of(names, same))
      out.emplace_back(at, sentence(lang, "{} = \"{}\": nothing in the list has this name{}",
                                    "{} = \"{}\": nell'elenco niente ha questo nome{}", key, name,
                                    did_you_mean(name, names, lang)));
    else if (const auto* form = forbidding(list, wanted, *input))
      out.emplace_back(
          at, sentence(lang, "{} = \"{}\": it must be {}", "{} = \"{}\": deve essere {}", key, name,
                       key_condition(input->named, *form, lang)));
  }
  return out;
}

std::string key_condition(const When& when, const TestTable& form, Lang lang) {
  auto text = report::condition_text(when, form, lang, lang);
  for (auto at = text.find("--"); at != std::string::npos; at = text.find("--", at))
    text.erase(at, 2);
  return text;
}

std::string_view kind_name(Node::Kind kind, Lang lang) {
  const bool it = lang == Lang::it;
  switch (kind) {
    case Node::Kind::table: return it ? "una tabella" : "a table";
    case Node::Kind::array: return it ? "un elenco" : "a list";
    case Node::Kind::string: return it ? "un testo" : "a text";
    case Node::Kind::integer: return it ? "un numero intero" : "a whole number";
    case Node::Kind::real: return it ? "un numero decimale" : "a decimal number";
    case Node::Kind::boolean: return it ? "sì o no" : "true or false";
    default: return it ? "una data" : "a date";
  }
}

}  // namespace nfw::cli
