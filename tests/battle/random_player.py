"""Plays a battle at random, by what is due and by what the tables say may be done, and holds every
entry against the second reader of battle_model.py."""

import json
import pathlib
import random
import re
import subprocess
import tomllib

from battle_model import Model, in_force
from battle_rules import TABLES, several

# An environment without settings of the program, or a home for them.
NOBODYS = {"LC_ALL": "C.UTF-8"}
TRIES = 40  # lines until a test that must be taken is one that cannot be taken


class Fault(Exception):
    """What a battle must not do."""


def table_of(book, test):
    return tomllib.loads((TABLES / book / f"{test}.toml").read_text())


def inputs_of(table):
    """What may be said of a test: its inputs by their ids, those of the other side too."""
    own = {one["id"]: one for one in several(table.get("input"))}
    prefix = table.get("other-side", {}).get("prefix", "")
    return own, {prefix + id: one for id, one in own.items()} | own


class Player:
    def __init__(self, nfw, folder, book, lists, seed):
        self.nfw, self.folder, self.book = nfw, pathlib.Path(folder), book
        self.random = random.Random(f"{book} {seed}")
        self.file = self.folder / "a.battle"
        self.said, self.refused = [], []
        self.run("--rules", book, "battle", "new", "a.battle", *map(str, lists))
        self.read = 0
        self.model = Model(json.loads(self.lines()[0]))
        self.read = 1
        self.rules = self.model.rules
        self.said_of = {}
        self.shown = self.look()

    # ---- the program

    def run(self, *words, may_refuse=False):
        self.said.append("nfw " + " ".join(words))
        done = subprocess.run([self.nfw, *words], cwd=self.folder, env=NOBODYS, text=True,
                              stdin=subprocess.DEVNULL, capture_output=True)
        if done.returncode != 0 and not (may_refuse and done.returncode == 2 and
                                         done.stderr.startswith("nfw: ")):
            raise Fault(f"status {done.returncode}: {done.stderr}")
        if done.returncode != 0:
            self.refused.append(f"{self.said.pop()}: {done.stderr.strip()}")
        return done

    def look(self):
        """All that the program shows of the battle."""
        return [self.run(command, "--json").stdout for command in ("battle", "due")]

    def lines(self):
        """Those of the file that were not read yet."""
        return self.file.read_text().splitlines()[self.read:]

    # ---- what must be so

    def enter(self, *words, may_refuse=False):
        """A line that is written down: whether it was, and all that must then be so."""
        before = self.file.read_bytes()
        done = self.run(*words, may_refuse=may_refuse)
        if done.returncode != 0:
            if self.file.read_bytes() != before:
                raise Fault("a line that was refused left something in the file")
            return False
        shown = self.shown
        for line in map(json.loads, self.lines()):
            self.hold(line)
        self.read = len(self.file.read_text().splitlines())
        self.shown = self.look()
        self.hold_shown(done.stdout)
        return shown

    def hold(self, entry):
        standing = self.standing()
        changes = self.model.changes(self.model.enter(entry))
        if sorted(changes) != sorted(entry["set"]):
            raise Fault(f"[{entry['n']}]\n  file  {entry['set']}\n  model {changes}")
        for one in self.model.records:
            for key, value in one.keys.items():
                if isinstance(value, (int, float)) and value < 0:
                    raise Fault(f"{one.handle}.{key} is {value}")
        self.hold_standing(entry, standing, self.standing())

    def hold_shown(self, report):
        state, due = map(json.loads, self.shown)
        here = {one["handle"]: one["keys"] for one in state["records"]}
        if here != self.model.state():
            raise Fault(f"nfw battle --json\n  file  {here}\n  model {self.model.state()}")
        dues = [(one["id"], one["seat"], one["must"]) for one in due["due"]]
        model = [(row.deed, self.model.records[n].handle, row.must) for row, n in self.model.dues()]
        if dues != model:
            raise Fault(f"nfw due --json\n  file  {dues}\n  model {model}")
        told = json.loads(report).get("battle", {}).get("due") if report.startswith("{") else None
        if told is not None and told != [{"id": id, "seat": seat} for id, seat, must in dues if must]:
            raise Fault(f"nfw due is not what the report said: {told}")

    def standing(self):
        return {n: self.model.known(n)("standing") for n, one in enumerate(self.model.records)
                if "standing" in one.kind.facts}

    def hold_standing(self, entry, before, now):
        """Who stands is who stood less who was killed; the end of a round changes nobody's number."""
        lost = {}
        seats = [self.model.place(handle) for handle in entry.get("seats", [])]
        if entry["k"] == "test" and entry["test"] in ("fire", "melee"):
            named = several(self.rules.deed(entry["test"])["seat"])
            struck = [seat for seat, one in zip(seats, named) if one.get("of") == "enemy"] + seats[:1]
            for facts, seat in zip(entry.get("facts", []), struck):
                lost[seat] = facts.get("kills", 0) + facts.get("captured", 0)
        if entry["k"] in ("round", "note") or lost:
            for n, number in before.items():
                if now[n] != number - lost.get(n, 0):
                    raise Fault(f"[{entry['n']}] {self.model.records[n].handle}: {number} stood, "
                                f"{lost.get(n, 0)} fell, {now[n]} stand")

    # ---- a turn of the player

    def step(self):
        """One line more."""
        due = json.loads(self.shown[1])["due"]
        must = [one for one in due if one["must"]]
        chance = self.random.random()
        if must and chance < 0.8:
            self.take_one_that_must(must)
        elif due and chance < 0.5:
            one = self.random.choice(due)
            self.try_to(one["id"], one["seat"], 4)
        elif chance < 0.7:
            id = self.random.choice([*self.rules.table["test"], *self.rules.table.get("act", {})])
            self.try_to(id, None, 2)
        elif not must:
            self.enter("round", "--skip")
        elif self.run("round", "--skip", may_refuse=True).returncode == 0:
            raise Fault(f"the round ended although something must be done: {must}")
        if self.random.random() < 0.15:
            self.undo_and_redo()
        if self.random.random() < 0.03:
            self.edit()

    def take_one_that_must(self, must):
        """The first of them that can be; each waits at most for the others."""
        for one in self.random.sample(must, len(must)):
            if self.try_to(one["id"], one["seat"], TRIES):
                return
        last = {" ".join(told.split()[1:3]): told for told in self.refused}
        raise Fault("cannot be taken, and must: " + "".join(
            f"\n  {id} {seat}: " + last.get(f"{self.verb(id)} {seat}", "never tried")
            for id, seat in ((one["id"], one["seat"]) for one in must)))

    def try_to(self, id, seat, tries):
        return any(self.enter_mended(self.line(id, seat)) for _ in range(tries))

    def enter_mended(self, words, mends=6):
        """A line, and where it is refused the line as the refusal would have it."""
        if self.enter(*words, may_refuse=True):
            return True
        all = self.said_of[words[0]][1]
        told = self.refused[-1]
        wrong = re.findall(r"nfw: (--[a-z-]+)", told)
        mended = [word for word in words if word.split("=")[0] not in wrong]
        for flag in re.findall(r" needs --([a-z-]+)", told):
            mended += self.flag(flag, {**all[flag], "required": True}, 0) if flag in all else []
        return mends > 0 and mended != words and self.enter_mended(mended, mends - 1)

    def undo_and_redo(self):
        if not self.model.done:
            return
        last, keys = self.model.done[-1]
        number = last["n"]
        after = self.shown
        self.enter("undo")
        if [dict(one.keys) for one in self.model.records] != keys:
            raise Fault(f"undo of [{number}] is not the state before")
        self.enter("redo")
        if self.shown != after:
            raise Fault(f"undo and redo of [{number}] is not the state behind it")

    def edit(self):
        """Says another number with a test of before, or takes it out, with what hung on it."""
        done = [one for one in in_force([one for one, _ in self.model.done]) if "test" in one]
        if not done:
            return
        one = self.random.choice(done)
        number = str(one["n"])
        said = [f"--{flag}={value + 1}" for flag, value in one["hand"].items() if type(value) is int]
        line = ["amend", number, self.random.choice(said)] if said else ["undo", number]
        if self.enter(*line, "--skip", may_refuse=True):
            self.undo_and_redo()

    # ---- a line

    def verb(self, id):
        """What is typed: several deeds may be one test, for other seats."""
        return self.rules.deed(id).get("test", id)

    def line(self, id, first):
        deed = self.rules.deed(id)
        is_test = id in self.rules.table["test"]
        verb = self.verb(id)
        words = [verb]
        seats = several(deed.get("seat"))
        for place, seat in enumerate(seats):
            name = first if place == 0 and first else self.name(seat, words)
            first = first or name
            if name and (place == 0 or name != "battle"):
                words.append(name)
        if verb not in self.said_of:
            self.said_of[verb] = self.what_may_be_said(verb, deed)
        own, all, dice = self.said_of[verb]
        said = [*several(deed.get("main")), *several(deed.get("table")), *several(deed.get("choice"))]
        answered = {flag for seat in deed.get("file", {}).values() for flag in seat}
        answered |= {*several(deed.get("never")), *deed.get("says", {}),
                     *(one["flag"] for one in several(deed.get("item")))}
        said += [flag for flag, one in own.items() if "required" in one]
        talkative = self.random.choice((0, 0.1, 0.3))
        for flag in dict.fromkeys(said):
            if flag in all and flag not in answered and flag.removeprefix("enemy-") not in answered:
                words += self.flag(flag, all[flag], talkative)
        if dice:
            words += [f"--seed={self.random.randrange(1 << 40)}", "--skip"]
        if is_test:
            words += ["--json"]
        return words

    def what_may_be_said(self, id, deed):
        """Its inputs, those of the other side among them, and whether it rolls dice."""
        if id not in self.rules.table["test"]:
            own = {one["id"]: one for one in several(deed.get("input"))}
            return own, own, False
        table = table_of(self.book, id)
        return *inputs_of(table), table["stages"] != []

    def name(self, seat, words):
        """Somebody who may take this seat."""
        if (seat.get("optional") or "to" in seat) and self.random.random() < 0.5:
            return None
        model = self.model
        fit = [n for n, one in enumerate(model.records) if one.kind.id == seat["is"]
               and not model.is_gone(n) and one.handle not in words
               and model.rules.holds(seat.get("where"), model.known(n))]
        if "of" in seat and len(words) > 1:
            side = model.side(model.place(words[1]))
            fit = [n for n in fit if (model.side(n) == side) == (seat["of"] == "friend")]
        return model.records[self.random.choice(fit)].handle if fit else None

    def flag(self, id, one, talkative):
        """A flag with some value, or nothing."""
        likely = 0.9 if one.get("required") is True else 0.5 if "required" in one else talkative
        kind = one["kind"]
        if self.random.random() > (likely / 3 if kind == "flag" else likely):
            return []
        if kind == "flag":
            return ["--" + id]
        if kind in ("choice", "choices"):
            values = one["values"]
            listed = self.rules.words[values] if isinstance(values, str) else values
            return [f"--{id}={self.random.choice(listed)['id']}"]
        if kind == "entries":
            return [f"--{id}=Ney:{self.random.randrange(6)}"]
        if kind == "counts":
            return [f"--{id}=" + ",".join(["6"] * self.random.randrange(1, 4))]
        most = one["max"] if isinstance(one.get("max"), int) else 60 if kind == "cm" else 9
        least = one["min"] if isinstance(one.get("min"), int) else 0
        return [f"--{id}={self.random.randint(least, max(least, most))}"]
