# What Debian asks of a program that reads what others wrote (hardening=+all), as far as compiler and
# linker know it. All but a place in memory that changes with each start (-static-pie): the compiled
# tables hold 87,000 pointers, and with these to move a start takes three times as long.
include(CheckCXXCompilerFlag)
include(CheckLinkerFlag)

add_library(nfw_hardening INTERFACE)
set(optimised $<CONFIG:Release,RelWithDebInfo,MinSizeRel>)

set(stack -fstack-protector-strong)
if(WIN32) # large frames are probed anyway, and jumps are not watched; the guard is in a library
  target_link_options(nfw_hardening INTERFACE ${stack})
else()
  list(APPEND stack -fstack-clash-protection -fcf-protection -mbranch-protection=standard)
endif()
foreach(flag ${stack} -Werror=format-security)
  string(MAKE_C_IDENTIFIER NFW_KNOWS_${flag} known)
  check_cxx_compiler_flag("-Werror -Wformat ${flag}" ${known})
  if(${known})
    target_compile_options(nfw_hardening INTERFACE $<${optimised}:-Wformat> $<${optimised}:${flag}>)
  endif()
endforeach()
target_compile_options(nfw_hardening INTERFACE
  $<${optimised}:-U_FORTIFY_SOURCE> $<${optimised}:-D_FORTIFY_SOURCE=2>)

# For the systems of ELF, then for Windows.
foreach(flag -z,relro -z,now -z,noexecstack --dynamicbase --high-entropy-va --nxcompat)
  string(MAKE_C_IDENTIFIER NFW_LINKS_${flag} known)
  check_linker_flag(CXX LINKER:${flag} ${known})
  if(${known})
    target_link_options(nfw_hardening INTERFACE $<${optimised}:LINKER:${flag}>)
  endif()
endforeach()
