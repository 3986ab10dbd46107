# Run at each build: cmake -D SOURCE=folder -D OUTPUT=file -P commit.cmake
# Writes the commit of a checkout as a constant, "" outside one; leaves a file alone that says so.
cmake_minimum_required(VERSION 3.25)

set(commit "")
if(EXISTS ${SOURCE}/.git) # not the repository of somebody who unpacked an archive within it
  execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=7 --exclude=*
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT
  "#include \"commit.hpp\"\n\nconst std::string_view nfw::commit = \"@commit@\";\n")
