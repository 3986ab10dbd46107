#pragma once

#include <string>
#include <string_view>
#include <vector>

/// Drawings as text: SVG that stands in a page and needs nothing else.
namespace nfw::report {

/// Text that stands in a page as it is, whatever it holds.
std::string escaped(std::string_view text);

struct Point {
  double x = 0;
  double y = 0;
};
using Points = std::vector<Point>;

/// A drawing of numbers over others. The look of its lines is said by the page, by their class.
class Plot {
 public:
  struct Range {
    double from = 0;
    double to = 1;
  };
  struct Size {
    double width = 0;
    double height = 0;
    double margin = 0;  // for labels, on the left and below
  };
  Plot(Size size, Range x, Range y) : size_(size), x_(x), y_(y) {}

  /// Each number holds until the next one.
  void steps(const Points& points, std::string_view look);
  /// Straight from each to the next.
  void line(const Points& points, std::string_view look);
  /// All that lies between two lines of as many points.
  void band(const Points& low, const Points& high, std::string_view look);
  void mark_x(double x, std::string_view label);
  void mark_y(double y, std::string_view label);
  /// The whole, with what it says in words.
  [[nodiscard]] std::string svg(std::string_view look, std::string_view words) const;

 private:
  [[nodiscard]] std::string at(Point point) const;
  [[nodiscard]] double across(double x) const;
  [[nodiscard]] double down(double y) const;
  void text(Point at, std::string_view anchor, std::string_view label);

  Size size_;
  Range x_;
  Range y_;
  std::string out_ = {};
};

}  // namespace nfw::report
