# What Debian asks of a program that reads what others wrote (hardening=+all), as far as the compiler
# knows it. All but a place in memory that changes with each start (-static-pie): the compiled tables
# hold 87,000 pointers, and with these to move a start takes three times as long.
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)

add_library(nfw_hardening INTERFACE)
set(optimised $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)

foreach(flag -fstack-protector-strong -fstack-clash-protection -fcf-protection
    -mbranch-protection=standard -Werror=format-security)
  string(MAKE_C_IDENTIFIER NFW_KNOWS_${flag} known)
  check_cxx_compiler_flag("-Werror -Wformat ${flag}" ${known})
  if(${known})
    target_compile_options(nfw_hardening INTERFACE $<${optimised}:-Wformat> $<${optimised}:${flag}>)
  endif()
endforeach()
target_compile_options(nfw_hardening INTERFACE
  $<${optimised}:-U_FORTIFY_SOURCE> $<${optimised}:-D_FORTIFY_SOURCE=2>)

foreach(flag relro now noexecstack)
  check_linker_flag(CXX LINKER:-z,${flag} NFW_LINKS_${flag})
  if(NFW_LINKS_${flag})
    target_link_options(nfw_hardening INTERFACE $<${optimised}:LINKER:-z,${flag}>)
  endif()
endforeach()
