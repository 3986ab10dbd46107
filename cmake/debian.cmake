# Run by CPack on the files that go into a package, to make them what Debian expects.
cmake_minimum_required(VERSION 3.25)

set(share ${CPACK_TEMPORARY_INSTALL_DIRECTORY}${CPACK_PACKAGING_INSTALL_PREFIX}/share)
set(changelog ${share}/doc/nfw/changelog)
configure_file(${CMAKE_CURRENT_LIST_DIR}/changelog ${changelog} COPYONLY)
file(GLOB_RECURSE pages ${share}/man/*)
execute_process(COMMAND gzip -9n ${pages} ${changelog} ${share}/doc/nfw/CHANGELOG.md
  COMMAND_ERROR_IS_FATAL ANY)

configure_file(${CMAKE_CURRENT_LIST_DIR}/lintian-overrides ${share}/lintian/overrides/nfw COPYONLY)

# Whatever the umask of who cloned, built and packs.
execute_process(COMMAND chmod -R u=rwX,go=rX ${CPACK_TEMPORARY_INSTALL_DIRECTORY}
  COMMAND_ERROR_IS_FATAL ANY)
