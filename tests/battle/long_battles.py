"""The whole battles of the transcripts, to be played once more."""

import hashlib
import os
import pathlib
import shutil
import subprocess

TESTS = pathlib.Path(__file__).resolve().parents[1]
# One of each ruleset, from the lists to the end.
LONG = ["fucilier-battle", "future-battle", "guaitana-battle"]
# Where a flush takes no time.
FAST = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None


class Folder:
    """A player's folder, with the lists in it, and the battle of a transcript."""

    def __init__(self, nfw, path, name):
        self.path = pathlib.Path(path)
        self.env = {"PATH": f"{pathlib.Path(nfw).parent}:{os.environ['PATH']}", "HOME": str(path)}
        for one in ("lists", "house"):
            shutil.copytree(TESTS / one, self.path, dirs_exist_ok=True)
        text = (TESTS / f"cli/{name}.t").read_text()
        self.lines = [line[2:] for line in text.splitlines() if line.startswith("$ ")]
        begun = next(line for line in self.lines if " battle new " in line)
        self.battle = self.path / next(word for word in begun.split() if word.endswith(".battle"))

    def say(self, line):
        return subprocess.run(line, shell=True, cwd=self.path, env=self.env, text=True,
                              stdin=subprocess.DEVNULL, capture_output=True, check=False).stdout


def played(nfw, name):
    """The file of the battle of a transcript, in a folder of its own."""
    folder = Folder(nfw, name, name)
    for line in folder.lines:
        folder.say(line)
    return folder.battle


def summed(lines):
    """The lines with right digests."""
    before, out = "", []
    for line in lines:
        body = line[:line.rindex(',"sum":"')]
        before = hashlib.sha256((before + body).encode()).hexdigest()[:32]
        out.append(f'{body},"sum":"{before}"}}')
    return out
