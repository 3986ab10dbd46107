#pragma once

#include <string>
#include <string_view>
#include <vector>

/// What each line of many is answered with: one JSON object on one line.
namespace nfw::report {

struct AnsweredLine {
  std::size_t number = 0;
  int status = 0;
};
/// An object as it would be of the line alone, behind which line it answers and with what status.
std::string answer(const AnsweredLine& line, std::string_view object);
/// What is wrong with a line.
std::string refusal(const AnsweredLine& line, const std::vector<std::string>& given,
                    std::string_view error);

}  // namespace nfw::report
