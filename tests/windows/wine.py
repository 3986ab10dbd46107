"""nfw.exe in Wine, with settings that a caller chooses."""

import contextlib
import pathlib
import subprocess

TOP = pathlib.Path(__file__).resolve().parents[2]
WINE = str(TOP / "scripts/wine")


@contextlib.contextmanager
def session():
    """As long as it lasts programs find the APPDATA of their caller, which Wine would set anew when
    the first of them starts."""
    silent = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}  # what Wine starts stays
    first = subprocess.Popen([WINE, "cmd"], stdin=subprocess.PIPE, **silent)
    subprocess.run([WINE, "reg", "delete", r"HKCU\Volatile Environment", "/v", "APPDATA", "/f"],
                   check=False, **silent)
    yield
    first.communicate(b"exit\r\n")
