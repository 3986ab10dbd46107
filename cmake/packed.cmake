# Run by CPack on a package that is made: it holds how its parts might be read while they were packed,
# which is a matter of the umask.
cmake_minimum_required(VERSION 3.25)

execute_process(COMMAND env LC_ALL=C sed -E -i
    "s/((debian-binary|control\\.tar\\.gz|data\\.tar\\.xz) +[0-9]+ +0 +0 +)100[0-7]{3}/\\1100644/"
    ${CPACK_PACKAGE_FILES}
  COMMAND_ERROR_IS_FATAL ANY)
