#include "plot.hpp"

#include <fmt/format.h>

namespace nfw::report {

std::string escaped(std::string_view text) {
  std::string out;
  for (const char c : text) switch (c) {
      case '&': out += "&amp;"; break;
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '"': out += "&quot;"; break;
      case '\'': out += "&#39;"; break;
      default: out += (c >= 0 && c < ' ' && c != '\n') || c == '\x7f' ? ' ' : c;
    }
  return out;
}

double Plot::across(double x) const {
  const auto all = x_.to - x_.from;
  const auto share = all > 0 ? (x - x_.from) / all : 0;
  return size_.margin + share * (size_.width - size_.margin - 1);
}

double Plot::down(double y) const {
  const auto all = y_.to - y_.from;
  const auto share = all > 0 ? (y - y_.from) / all : 0;
  return 1 + (1 - share) * (size_.height - size_.margin - 2);
}

std::string Plot::at(Point point) const {
  return fmt::format("{:.1f},{:.1f}", across(point.x), down(point.y));
}

void Plot::steps(const Points& points, std::string_view look) {
  std::string path;
  for (const auto& point : points)
    path += path.empty() ? "M" + at(point)
                         : fmt::format("H{:.1f}V{:.1f}", across(point.x), down(point.y));
  path += fmt::format("H{:.1f}", across(x_.to));
  out_ += fmt::format(R"(<path class="{}" d="{}"/>)", look, path);
}

void Plot::line(const Points& points, std::string_view look) {
  std::string all;
  for (const auto& point : points) all += (all.empty() ? "" : " ") + at(point);
  out_ += fmt::format(R"(<polyline class="{}" points="{}"/>)", look, all);
}

void Plot::band(const Points& low, const Points& high, std::string_view look) {
  std::string all;
  for (const auto& point : high) all += at(point) + " ";
  std::string back;
  for (const auto& point : low) back = at(point) + " " + back;
  all += back;
  all.resize(all.empty() ? 0 : all.size() - 1);
  out_ += fmt::format(R"(<polygon class="{}" points="{}"/>)", look, all);
}

void Plot::text(Point at, std::string_view anchor, std::string_view label) {
  out_ += fmt::format(R"(<text x="{:.1f}" y="{:.1f}" text-anchor="{}">{}</text>)", at.x, at.y,
                      anchor, escaped(label));
}

void Plot::mark_x(double x, std::string_view label) {
  const auto floor = down(y_.from);
  out_ += fmt::format(R"(<path class="tick" d="M{0:.1f},{1:.1f}v4"/>)", across(x), floor);
  text({across(x), size_.height - 2}, "middle", label);
}

void Plot::mark_y(double y, std::string_view label) {
  constexpr double gap = 4;
  constexpr double half_a_letter = 4;
  out_ += fmt::format(R"(<path class="grid" d="M{:.1f},{:.1f}H{:.1f}"/>)", size_.margin, down(y),
                      across(x_.to));
  text({size_.margin - gap, down(y) + half_a_letter}, "end", label);
}

std::string Plot::svg(std::string_view look, std::string_view words) const {
  return fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"{}\" viewBox=\"0 0 {} {}\" role=\"img\" "
      "aria-label=\"{}\">{}</svg>",
      look, size_.width, size_.height, escaped(words), out_);
}

}  // namespace nfw::report
