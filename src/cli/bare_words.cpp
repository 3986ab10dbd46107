#include "bare_words.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "nfw/base/spelling.hpp"
#include "nfw/facts.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

// The values of an input that are called so, or begin so. Here and below words are folded already.
std::vector<std::string> values_called(const Input& input, std::string_view word, bool in_full,
                                       Lang lang) {
  std::vector<std::string> out;
  for (const auto place : fitting(input.values, word, lang))
    if (!in_full || is_called(input.values[place], word))
      out.emplace_back(report::name_of(input.values[place], lang));
  return out;
}

// "general,heroic": each of them.
std::vector<std::string> lists_called(const Input& input, std::string_view word, bool in_full,
                                      Lang lang) {
  std::string out;
  for (const auto item : items(word)) {
    const auto meant = values_called(input, item, in_full, lang);
    if (meant.size() != 1) return {};
    out += (out.empty() ? "" : ",") + meant.front();
  }
  return {out};
}

std::vector<Meaning> all_called(const TestTable& test, std::string_view word, bool in_full,
                                Lang lang) {
  std::vector<Meaning> out;
  for (const auto& input : test.inputs) {
    const bool is_list = input.kind == Kind::choices && word.find(',') != std::string_view::npos;
    if (in_full && is_called(input, word)) out.push_back({&input, {}});
    for (auto& value : (is_list ? lists_called : values_called)(input, word, in_full, lang))
      out.push_back({&input, std::move(value)});
  }
  return out;
}

class SpeltOut {
 public:
  SpeltOut(const std::vector<std::string>& words, const TestTable& test, List<Slot> main, Lang lang)
      : words_(words), test_(test), main_(main), lang_(lang) {}

  std::vector<std::string> all(Unclear unclear) {
    while (at_ < words_.size()) {
      const auto& word = words_[at_++];
      try {
        next(word);
      } catch (const UsageError&) {
        if (unclear == Unclear::refused) throw;
        out_.push_back(word);
      }
    }
    return std::move(out_);
  }

 private:
  void next(const std::string& word) {
    const bool has_dash = word.size() > 1 && word.starts_with('-');
    if (is_unknown_)
      out_.push_back(word);
    else if (has_dash && !has_ended_)
      dashed(word);
    else if (reads_as_number(word))
      lone_number(word);
    else
      bare(word);
  }

  // The word behind it is its value, whatever else that could be; one that is not known is told
  // with all that follows when the line is split.
  void dashed(const std::string& word) {
    has_ended_ = word == "--";
    if (has_ended_) return;
    out_.push_back(word);
    if (!word.starts_with("--")) return;
    const auto equals = word.find('=');
    const auto flag = meant_flag(&test_, std::string_view(word).substr(2, equals - 2), lang_);
    is_unknown_ = !flag.is_any();
    if (is_unknown_ || equals != std::string::npos) return;
    const bool takes_one =
        flag.input != nullptr && flag.input->kind != Kind::flag && has_value_after(words_, at_ - 1);
    for (auto n = takes_one ? std::size_t{1} : values_after(words_, at_ - 1); n > 0; --n)
      out_.push_back(words_[at_++]);
  }

  // "lost of 20" names a flag where its number is due.
  [[nodiscard]] static bool may_be_value(const Input& input, std::string_view word) {
    const bool is_number = input.kind == Kind::count || input.kind == Kind::cm;
    return !is_number || word.starts_with('-') || begins_with_digit(word);
  }

  void add(const Meaning& meaning) { out_.push_back(meaning.written(lang_, '=')); }

  // The n-th is that of the n-th main flag that takes numbers.
  void lone_number(const std::string& word) {
    std::vector<std::string> flags;
    for (const auto slot : main_)
      if (test_.inputs[slot].values.empty()) flags.push_back(as_flag(test_.inputs[slot], lang_));
    ++numbers_;
    if (numbers_ <= flags.size()) {
      out_.push_back(fmt::format("{}={}", flags[numbers_ - 1], word));
      return;
    }
    const auto known = joined({flags.begin(), flags.end()});
    if (known.empty())
      throw UsageError(lang_, "{}: '{}': a number goes with its flag",
                       "{}: '{}': un numero va con la sua opzione", test_.id, word);
    std::vector<std::string> others;
    for (const auto& input : test_.inputs)
      if (const auto name = as_flag(input, lang_);
          input.kind == Kind::cm && std::ranges::find(flags, name) == flags.end())
        others.push_back(name);
    const auto measures = joined({others.begin(), others.end()});
    throw UsageError(sentence(lang_, "{}: '{}': without a flag a number is {}{}",
                              "{}: '{}': senza opzione un numero è {}{}", test_.id, word, known,
                              measures.empty()
                                  ? ""
                                  : sentence(lang_, "; of measures say which: {}",
                                             "; per le misure dite quale: {}", measures)));
  }

  void bare(const std::string& word) {
    const auto meant = meanings(test_, main_, word, lang_);
    if (meant.size() > 1) {
      std::vector<std::string> several;
      for (const auto& one : meant) several.push_back(one.written(lang_));
      throw UsageError(lang_, "'{}' may mean: {}", "'{}' può significare: {}", word,
                       joined({several.begin(), several.end()}));
    }
    if (meant.empty()) return begins_with_digit(word) ? lone_number(word) : unknown(word);
    auto one = meant.front();
    if (one.value.empty() && one.input->kind != Kind::flag) {
      if (!has_value_after(words_, at_ - 1) || !may_be_value(*one.input, words_[at_]))
        throw UsageError(lang_, "--{} needs a value: behind '{}'{}",
                         "--{} richiede un valore: dopo '{}'{}", report::name_of(*one.input, lang_),
                         word,
                         one.input->values.empty() ? "" : pick(lang_, ", or alone", ", o da solo"));
      one.value = words_[at_++];
    }
    add(one);
  }

  [[noreturn]] void unknown(const std::string& word) const {
    const auto& inputs = test_.inputs;
    auto hint = hint_for(word);
    if (hint.empty() && inputs.size() == 1 && !inputs.front().values.empty())
      read_choice(inputs.front().id, inputs.front().values, word, lang_);
    throw UsageError(
        sentence(lang_, "{} takes no '{}'{}", "{} non ammette '{}'{}", test_.id, word, hint));
  }

  [[nodiscard]] std::string hint_for(const std::string& word) const {
    if (word.starts_with('@'))
      return sentence(lang_, ": no name is due here", ": qui non ci si aspetta un nome");
    if (const auto flag = meant_flag(&test_, word, lang_); flag.is_any())
      return sentence(lang_, "; did you mean '--{}'?", "; forse '--{}'?", flag.name(lang_));
    if (const auto several = may_mean(&test_, word, lang_); !several.empty())
      return sentence(lang_, "; flags that begin so: {}", "; opzioni che cominciano così: {}",
                      several);
    std::vector<std::string_view> known;
    for (const auto& input : test_.inputs) {
      known.push_back(report::name_of(input, lang_));
      for (const auto& choice : input.values) known.push_back(report::name_of(choice, lang_));
    }
    return did_you_mean(word, known, lang_);
  }

  const std::vector<std::string>& words_;
  const TestTable& test_;
  List<Slot> main_;
  Lang lang_;
  std::size_t at_ = 0;
  std::size_t numbers_ = 0;  // without a flag
  bool has_ended_ = false;   // no more options
  bool is_unknown_ = false;  // a flag before
  std::vector<std::string> out_ = {};
};

}  // namespace

bool begins_with_digit(std::string_view word) {
  return !word.empty() && word.front() >= '0' && word.front() <= '9';
}

bool reads_as_number(std::string_view word) {
  return begins_with_digit(word) && word.find_first_not_of("0123456789.,") == std::string::npos;
}

std::string Meaning::written(Lang lang, char between) const {
  return value.empty() ? as_flag(*input, lang)
                       : fmt::format("{}{}{}", as_flag(*input, lang), between, value);
}

std::vector<Meaning> meanings(const TestTable& test, List<Slot> main, std::string_view word,
                              Lang lang) {
  const auto wanted = folded(word);
  auto out = all_called(test, wanted, true, lang);
  if (out.empty()) {
    out = all_called(test, wanted, false, lang);
    const auto differs = [&](const Meaning& one) { return one.value != out.front().value; };
    if (std::ranges::any_of(out, differs)) return out;
  }
  const auto is_main = [&](const Meaning& one) {
    return !one.value.empty() &&
           std::ranges::any_of(main, [&](Slot slot) { return &test.inputs[slot] == one.input; });
  };
  if (out.size() > 1 && std::ranges::count_if(out, is_main) == 1)
    return {*std::ranges::find_if(out, is_main)};
  const auto is_its_name = [](const Meaning& one) { return one.value.empty(); };
  if (std::ranges::count_if(out, is_its_name) == 1)
    return {*std::ranges::find_if(out, is_its_name)};
  return out;
}

std::vector<std::string> spelt_out(const std::vector<std::string>& words, const TestTable& test,
                                   List<Slot> main, Lang lang, Unclear unclear) {
  return SpeltOut(words, test, main, lang).all(unclear);
}

std::vector<std::string> line_spelt_out(const std::vector<std::string>& args, std::size_t verb,
                                        const TestTable& test, List<Slot> main, Lang lang,
                                        Unclear unclear) {
  const auto place = static_cast<std::ptrdiff_t>(verb);
  const bool has_ended = verb > 0 && args[verb - 1] == "--";
  std::vector<std::string> words(has_ended ? 1 : 0, "--");
  words.insert(words.end(), args.begin() + place + 1, args.end());
  std::vector<std::string> out(args.begin(), args.begin() + place - (has_ended ? 1 : 0));
  out.push_back(args[verb]);
  for (auto& word : spelt_out(words, test, main, lang, unclear)) out.push_back(std::move(word));
  return out;
}

}  // namespace nfw::cli
