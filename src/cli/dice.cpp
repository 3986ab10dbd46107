#include "dice.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "breakdown.hpp"
#include "files.hpp"
#include "lines.hpp"
#include "nfw/base/spelling.hpp"
#include "values.hpp"

namespace nfw::cli {

namespace {

// Room for what a million dice may lead to, and no more is read.
std::string read_all(const World& world, Lang lang) {
  constexpr std::size_t megabytes = 16;
  constexpr std::size_t most = megabytes * 1'000'000;
  std::string out;
  while (const auto line = world.read_line(most + 1 - out.size())) {
    out += *line + "\n";
    if (out.size() > most) stop_at(FileText::Fault::too_big, "--dice -", lang, megabytes);
  }
  if (world.interrupted()) stop_at(FileText::Fault::interrupted, "--dice -", lang);
  return out;
}

bool says_undo(std::string_view line) {
  std::string word(line);
  std::erase_if(word, [](char c) { return c == ' ' || c == '\t' || c == '\r'; });
  word = folded(word);
  return word == "undo" || word == "annulla";
}

template <class Faces>
std::string listed(const Faces& faces) {
  return fmt::format("{}", fmt::join(faces, ","));
}

// An option to say them again with.
template <class Number>
std::string typed(const std::vector<Number>& faces, Lang lang) {
  return sentence(lang, "typed: --dice {}\n", "dettati: --dice {}\n", listed(faces));
}

// What succeeds: "5+", or where low is good "3-", or of dice that are added up "2D6 over 9".
std::string success(const Plan& plan, Lang lang) {
  const auto& stage = *plan.stage;
  if (stage.each > 1)
    return sentence(lang, "{}D{} over {}", "{}D{} oltre {}", stage.each, stage.sides,
                    plan.base - 1);
  return stage.low ? fmt::format("{}-", plan.chance()) : fmt::format("{}+", plan.need());
}

}  // namespace

// "Gardes: Initiative": whose roll it is, where that is not plain, and which.
std::string AskedDice::title(const Plan& plan) const {
  std::string out;
  if (plan.side) {
    const auto& name = answers_.names.at(*plan.side);
    out += fmt::format("{}: ", name.empty() ? say(report::side_title(*plan.side), lang_) : name);
  }
  if (!plan.entry.empty()) out += fmt::format("{}: ", plan.entry);
  return out + std::string(say(plan.stage->label, lang_));
}

AskedDice::~AskedDice() {
  std::vector<Face> faces;
  std::string his;
  bool are_all = true;
  for (std::size_t n = 0; n < std::min(rolls_.size(), his_.size()); ++n) {
    const auto told = std::span(rolls_[n].faces).subspan(kept_[n]);
    are_all = are_all && his_[n] && kept_[n] == 0;
    if (!his_[n] || told.empty()) continue;
    faces.insert(faces.end(), told.begin(), told.end());
    his += fmt::format("{}{}: {}", his.empty() ? "" : "; ", titles_[n], listed(told));
  }
  if (faces.empty()) return;
  world_.err(are_all ? typed(faces, lang_) : sentence(lang_, "typed: {}\n", "dettati: {}\n", his));
}

std::string AskedDice::prompt(const Roll& roll, std::size_t left) const {
  const bool it = lang_ == Lang::it;
  const auto& stage = *roll.plan->stage;
  const auto need = stage.is_pool() ? ", " + success(*roll.plan, lang_) : std::string();
  return fmt::format("{}: {} {} (1-{}{}): ", title(*roll.plan), left,
                     left == 1 ? (it ? "dado" : "die") : (it ? "dadi" : "dice"), stage.sides, need);
}

std::string AskedDice::answer(const Roll& roll, std::size_t left) const {
  if (auto line = answer_to(prompt(roll, left), world_, lang_)) return std::move(*line);
  throw DiceError(DiceError::What::too_few, *roll.plan->stage, static_cast<std::int64_t>(left));
}

void AskedDice::again(const std::string& message) {
  constexpr int most_wrong = 20;
  if (++wrong_ == most_wrong)
    throw UsageError(lang_, "--ask: too many wrong answers in a row",
                     "--ask: troppe risposte sbagliate di fila");
  world_.err(complaint(message));
}

// Faces may stand together, `6131`, where each of them is one digit.
std::vector<Face> AskedDice::faces_of(const std::string& line, const StageTable& stage,
                                      std::size_t left) const {
  constexpr int one_digit = 9;
  std::string apart;
  for (const char c : line) {
    apart += c;
    if (stage.sides <= one_digit && c >= '0' && c <= '9') apart += ' ';
  }
  const auto given = read_faces(apart, lang_, "");
  if (given.size() > left)
    throw DiceError(DiceError::What::left_over, static_cast<std::int64_t>(given.size() - left),
                    static_cast<std::int64_t>(left));
  std::vector<Face> out;
  for (const auto face : given) {
    if (face < 1 || face > stage.sides) throw DiceError(DiceError::What::no_such_face, stage, face);
    out.push_back(static_cast<Face>(face));
  }
  return out;
}

// Dice that were rolled before are not rolled again; they must be those of this roll.
void AskedDice::check_kept(const Plan& plan, std::size_t wanted) const {
  const auto& [roll, faces] = rolls_[known_];
  const auto is_face = [&](Face face) { return face >= 1 && face <= plan.stage->sides; };
  if (roll != report::roll_id(plan) || faces.size() != wanted ||
      !std::ranges::all_of(faces, is_face))
    throw UsageError(lang_, "{}: the dice that were kept do not fit",
                     "{}: i dadi registrati non corrispondono", title(plan));
}

void AskedDice::tell(const Plan& plan, const std::vector<Face>& faces) const {
  world_.err(sentence(lang_, "{}: {} before\n", "{}: {} prima\n", title(plan), listed(faces)));
}

void AskedDice::take_spare(const Roll& roll, std::size_t wanted) {
  const auto found =
      std::ranges::find(answers_.spare, report::roll_id(*roll.plan), &battle::Fallen::roll);
  if (found == answers_.spare.end()) return;
  repeats_ = false;
  auto& here = rolls_.back().faces;
  here = std::move(found->faces);
  answers_.spare.erase(found);
  if (here.size() > wanted) here.resize(wanted);
  kept_.back() = here.size();
  tell(*roll.plan, here);
}

// He takes back what he typed of this roll, or the roll of his before it; what the program rolled
// since falls the same again.
void AskedDice::take_back() {
  auto& here = rolls_.back().faces;
  if (!here.empty()) {
    kept_.back() = 0;
    return here.clear();
  }
  drop_last();
  const auto last = std::ranges::find(his_.rbegin(), his_.rend(), true);
  for (auto more = last == his_.rend() ? 0 : last - his_.rbegin() + 1; more > 0; --more) {
    if (!his_.back()) answers_.spare.insert(answers_.spare.begin(), rolls_.back());
    drop_last();
    answers_.taken_back();
  }
  told_ = std::min(told_, rolls_.size());
  throw Undone();
}

void AskedDice::drop_last() {
  rolls_.pop_back();
  his_.pop_back();
  kept_.pop_back();
}

void AskedDice::begin_roll(const Roll& roll, std::size_t wanted) {
  rolls_.push_back({report::roll_id(*roll.plan), {}});
  kept_.push_back(0);
  take_spare(roll, wanted);
}

void AskedDice::roll_for_him(const Roll& roll, std::size_t wanted) {
  begin_roll(roll, wanted);
  if (program_ == nullptr) {
    const auto seed = world_.fresh_seed();
    program_ = std::make_unique<RandomDice>(seed);
    seed_ = seed;
  }
  auto& here = rolls_.back().faces;
  const auto there = here.size();
  here.resize(wanted);
  program_->draw(roll, std::span(here).subspan(there));
  told_ = rolls_.size();
  rolled_.push_back(title(*roll.plan));
}

void AskedDice::keep(std::size_t roll, const std::string& title) {
  if (!answers_.answered) return;
  answers_.answered(rolls_[roll], title);
  kept_[roll] = rolls_[roll].faces.size();
}

// What the program rolled is kept, and told, before he answers to it.
void AskedDice::keep_rolled() {
  const auto first = rolls_.size() - 1 - rolled_.size();
  for (std::size_t n = 0; n < rolled_.size(); ++n) {
    const auto& roll = rolls_[first + n];
    keep(first + n, rolled_[n]);
    world_.err(sentence(lang_, "{}: {} rolled by the program\n", "{}: {} tirati dal programma\n",
                        rolled_[n], listed(roll.faces)));
  }
  rolled_.clear();
}

void AskedDice::ask(const Roll& roll, std::size_t wanted) {
  repeats_ = false;
  begin_roll(roll, wanted);
  while (rolls_.back().faces.size() < wanted) {
    auto& here = rolls_.back().faces;
    const auto left = wanted - here.size();
    answers_.asks();
    keep_rolled();
    const auto line = answer(roll, left);
    if (says_undo(line)) {
      take_back();
      continue;
    }
    try {
      const auto given = faces_of(line, *roll.plan->stage, left);
      here.insert(here.end(), given.begin(), given.end());
      wrong_ = 0;
    } catch (const DiceError& error) {
      again(dice_error(error, lang_));
    } catch (const UsageError& error) {
      again(error.lines().front());
    }
  }
  told_ = rolls_.size();
  keep_rolled();  // where he was asked for nothing: his dice fell before
  keep(rolls_.size() - 1, title(*roll.plan));
}

void AskedDice::draw(const Roll& roll, std::span<Face> faces) {
  const bool is_his = answers_.is_his(*roll.plan);
  his_.resize(known_);
  his_.push_back(is_his);
  titles_.resize(known_);
  titles_.push_back(title(*roll.plan));
  if (known_ == rolls_.size()) {
    if (is_his)
      ask(roll, faces.size());
    else
      roll_for_him(roll, faces.size());
  } else {
    check_kept(*roll.plan, faces.size());
    if (known_ == told_) {
      tell(*roll.plan, rolls_[known_].faces);
      ++told_;
    }
  }
  std::ranges::copy(rolls_[known_++].faces, faces.begin());
}

std::optional<std::uint64_t> AskedDice::seed() const { return repeats_ ? seed_ : std::nullopt; }

void KeptDice::draw(const Roll& roll, std::span<Face> faces) {
  const auto id = report::roll_id(*roll.plan);
  const auto& stage = *roll.plan->stage;
  const auto found = std::ranges::find(fallen_, id, &battle::Fallen::roll);
  const auto there = found == fallen_.end() ? std::span<const Face>() : std::span(found->faces);
  auto& taken = taken_[id];
  const auto count = std::min(faces.size(), there.size() - taken);
  for (auto& face : faces.first(count)) {
    face = there[taken++];
    if (face < 1 || face > stage.sides) throw DiceError(DiceError::What::no_such_face, stage, face);
  }
  if (count == faces.size()) return;
  was_short_ = true;
  const auto missing = faces.size() - count;
  if (others_ == nullptr)
    throw DiceError(DiceError::What::too_few, stage, static_cast<std::int64_t>(missing));
  others_->draw(roll, faces.last(missing));
}

ChosenDice::ChosenDice(const Arguments& arguments, const World& world, Lang lang, Answers answers)
    : world_(world), lang_(lang) {
  if (arguments.dice) {
    faces_ = read_faces(*arguments.dice == "-" ? read_all(world, lang) : *arguments.dice, lang);
    auto given = std::make_unique<GivenDice>(faces_);
    given_ = given.get();
    source_ = std::move(given);
  } else if (arguments.ask) {
    auto asked = std::make_unique<AskedDice>(world, lang, std::move(answers));
    asked_ = asked.get();
    source_ = std::move(asked);
  } else {
    seed_ = arguments.seed ? read_seed(*arguments.seed, lang) : world.fresh_seed();
    source_ = std::make_unique<RandomDice>(*seed_);
    if (!answers.spare.empty())
      kept_ = std::make_unique<KeptDice>(std::move(answers.spare), source_.get());
  }
}

void ChosenDice::tell_given() const {
  if (!faces_.empty()) world_.err(typed(faces_, lang_));
}

}  // namespace nfw::cli
