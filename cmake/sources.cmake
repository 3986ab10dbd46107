# Run at each build: cmake -D SOURCE=folder -D OUTPUT=file [-D WITHOUT=libraries] -P sources.cmake
# Writes what a program is built from as a constant, the commit of a checkout or of an archive that
# git made (else none), a digest of the tables and libraries that were not to be had; leaves a file
# alone that says so.
cmake_minimum_required(VERSION 3.25)

set(commit "$Format:%h$") # filled in by git archive
if(commit MATCHES Format)
  set(commit "")
endif()
if(EXISTS ${SOURCE}/.git) # not the repository of somebody who unpacked an archive within it
  execute_process(COMMAND git -C ${SOURCE} describe --always --dirty --abbrev=7 --exclude=*
    OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
endif()
if(commit)
  string(APPEND commit ", ")
endif()

file(GLOB_RECURSE tables RELATIVE ${SOURCE} ${SOURCE}/tables/*.toml)
list(SORT tables)
set(digests "")
foreach(table ${tables})
  file(SHA256 ${SOURCE}/${table} digest)
  string(APPEND digests "${digest}  ${table}\n") # as sha256sum prints them
endforeach()
string(SHA256 digest "${digests}")
string(SUBSTRING ${digest} 0 12 digest)
list(TRANSFORM WITHOUT PREPEND ", without " OUTPUT_VARIABLE without)
string(JOIN "" without ${without})

file(CONFIGURE OUTPUT ${OUTPUT} @ONLY CONTENT
  "#include \"sources.hpp\"\n\nconst std::string_view nfw::sources = \"@commit@tables @digest@@without@\";\n")
