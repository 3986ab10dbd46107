#include "answer.hpp"

#include <fmt/format.h>

#include "json.hpp"

namespace nfw::report {

std::string answer(const AnsweredLine& line, std::string_view object) {
  return fmt::format(R"({{"line":{},"status":{},{})", line.number, line.status, object.substr(1));
}

std::string refusal(const AnsweredLine& line, const std::vector<std::string>& given,
                    std::string_view error) {
  return answer(line, report::line(opened(Json{{"error", error}}, {.given = given})));
}

}  // namespace nfw::report
