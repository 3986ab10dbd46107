#pragma once

#include <functional>

#include "reader.hpp"

/// The parts of a test: each function reads one from the file, written out, into the table. Facts
/// have their names by then.
namespace nfw::tables {

/// The first `written` are those of the file; what is wrong with one that is made is said there.
/// `grouped`: help shows them under headings.
void read_inputs(Fields& root, Reader& reader, TestTable& out, std::size_t written, bool grouped);
/// The inputs that a lone number or word belongs to.
void read_main(Fields& root, Reader& reader, TestTable& out);
/// What is worked out: each fact after those that it asks for.
std::vector<FactRule> read_rules(Fields& root, Reader& reader);
/// Those that only the end of a test asks for, and that depend on dice, are worked out there; all
/// that may ask before is read by then.
void split_by_dice(const std::vector<FactRule>& rules, Reader& reader, TestTable& out);
void read_ranges(Fields& root, Reader& reader, TestTable& out);
void read_stages(Fields& root, Reader& reader, TestTable& out);
void read_roll_again(Fields& root, Reader& reader, TestTable& out);
void read_both(Fields& root, Reader& reader, TestTable& out);
void read_comparison(Fields& root, Reader& reader, TestTable& out);
void read_outcome(Fields& root, Reader& reader, TestTable& out);
void read_effects(Fields& root, Reader& reader, TestTable& out);
void read_next(Fields& root, Reader& reader, TestTable& out);
void read_roles(Fields& root, Reader& reader, TestTable& out);
/// The name of the same input of the other side; where there is none, the name itself.
using Like = std::function<std::string(std::string_view)>;
/// What a list answers, of a test below the table of these lists.
void read_from_list(Fields& root, Reader& reader, const Like& like, TestTable& out,
                    Problems& problems);

/// A heading of the help, by its id; whoever writes its words is told that.
Text read_group(Fields& from, Reader& reader, std::string_view key, bool required);

/// The test of one file.
TestTable read_test(std::string_view ruleset, std::string_view id, const Node& node,
                    const Shared& shared, Arena& arena, Places& places, Problems& problems);
/// The inputs and facts of a record, which is no test; `more` are facts that it has besides.
void read_form(Fields& root, Reader& reader, TestTable& out, const std::vector<Fact>& more);
/// What is known of a table once it is read.
void finish(Reader& reader, TestTable& out);

}  // namespace nfw::tables
