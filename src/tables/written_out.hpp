#pragma once

#include "reader.hpp"

namespace nfw::tables {

/// A test with all that it says in short written out: inputs of the other side, stages that are
/// like others, rows of another test's comparison.
Node written_out(Fields& root, Reader& reader);

}  // namespace nfw::tables
