#pragma once

#include "reader.hpp"

namespace nfw::tables {

/// Names the inputs of a test or of a record; those behind the first `written` are made, and what
/// is wrong with them is said where they were written.
void name_inputs(Fields& root, Reader& reader, std::size_t written);
/// Names what [[fact]] works out.
void name_facts(Fields& root, Reader& reader);
/// Names what the stages give, and what else is known from the dice.
void name_stages(Fields& root, Reader& reader);
/// Names what stands elsewhere: in [both], [range] and [compare].
void name_others(Fields& root, Reader& reader);

/// A stage whose numbers are chances: it, or a row of it, names one.
bool succeeds_low(const Node& stage);

}  // namespace nfw::tables
