// The header of the command line's parser includes <iostream>, for which every start would make
// eight streams and a locale; the program writes through none of them. The linker calls this for
// what does (std::ios_base::Init). A stream of one's own makes the locale when it needs it.

// NOLINTNEXTLINE(bugprone-reserved-identifier,readability-identifier-naming): the linker's name
extern "C" void __wrap__ZNSt8ios_base4InitC1Ev(void* /*init*/) {}
