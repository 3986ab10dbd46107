# What `cpack --preset release` makes of what is installed: a package for Debian and its kin.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR "the nfw authors")
set(CPACK_PACKAGE_CONTACT "the nfw authors <nfw@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
"nfw rolls the tests of Naran Fucilier Wars, Naran Future Wars, Guaitana
Capitano and of their campaign rules, in the middle of a game. It shows every
die, every modifier with its chapter, the result, and the test that follows,
in English or Italian.
.
It also works out the exact odds, prices army lists, prints the tables of the
rulebooks, takes a club's house rules, and serves scripts with exit statuses
and JSON.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_PRE_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/debian.cmake)
set(CPACK_POST_BUILD_SCRIPTS ${PROJECT_SOURCE_DIR}/cmake/packed.cmake)

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION games)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_COMPRESSION_TYPE xz)
if(NOT NFW_STATIC) # else it depends on nothing
  set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
endif()
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/changelog nfw_released REGEX "^ -- ")
string(REGEX REPLACE "^.*>  " "" nfw_released "${nfw_released}")
configure_file(${CMAKE_CURRENT_LIST_DIR}/cpack.cmake ${CMAKE_BINARY_DIR}/cpack.cmake @ONLY)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_BINARY_DIR}/cpack.cmake)
include(CPack)
