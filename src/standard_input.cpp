#include "standard_input.hpp"

#include <algorithm>
#include <cerrno>
#include <string_view>
#include <system_error>
#include <utility>

namespace nfw {

bool StandardInput::fill() {
  if (is_endless_) return false;
  constexpr std::size_t at_a_time = 1 << 16;
  read_.resize(at_a_time);
  at_ = 0;
  const auto n = read(read_);
  read_.resize(static_cast<std::size_t>(std::max<std::ptrdiff_t>(n, 0)));
  if (n < 0) throw std::system_error(errno, std::generic_category(), "standard input");
  constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
  if (std::exchange(begins_, false) && read_.starts_with(byte_order_mark))
    at_ = byte_order_mark.size();
  return n > 0;
}

bool StandardInput::has_line() const {
  const auto end = read_.find('\n', at_);
  return is_cut_ && end != std::string::npos ? read_.find('\n', end + 1) != std::string::npos
                                             : end != std::string::npos;
}

bool StandardInput::pass_over() {
  constexpr std::size_t longest = std::size_t{1} << 30U;
  std::size_t passed = 0;
  while (is_cut_) {
    const auto end = std::min(read_.find('\n', at_), read_.size());
    is_cut_ = end == read_.size();
    passed += end - at_;
    at_ = end + (is_cut_ ? 0 : 1);
    is_endless_ = is_endless_ || passed > longest;
    if (is_cut_ && !fill()) return false;
  }
  return true;
}

std::optional<std::string> StandardInput::line(std::size_t most) {
  std::string out;
  if (interrupted_() || !pass_over() || (at_ == read_.size() && !fill())) return {};
  do {
    const auto end = std::min(read_.find('\n', at_), read_.size());
    const auto taken = std::min(end - at_, most - out.size());
    out.append(read_, at_, taken);
    at_ += taken;
    is_cut_ = at_ < end;
    if (is_cut_) return out;
    if (end < read_.size()) {
      ++at_;
      return out;
    }
  } while (fill());
  if (interrupted_()) return {};
  return out;
}

cli::FileText StandardInput::all(std::size_t most) try {
  if (is_folder()) return {cli::FileText::Fault::folder};
  cli::FileText out;
  for (bool more = pass_over(); more; more = fill()) {
    out.text.append(read_, at_);
    if (out.text.size() > most) return {cli::FileText::Fault::too_big};
  }
  if (interrupted_()) return {cli::FileText::Fault::interrupted};
  return out;
} catch (const std::system_error&) {
  return {cli::FileText::Fault::unreadable};
}

}  // namespace nfw
