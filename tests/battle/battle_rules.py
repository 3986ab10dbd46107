"""Reads tables/BOOK/battle.toml as tables/README.md explains it: records, counts and facts of them,
conditions. No code of the program is in it, and none of its own looks at a battle."""

import pathlib
import tomllib
from fractions import Fraction

TABLES = pathlib.Path(__file__).resolve().parents[2] / "tables"


def several(node):
    """Where a list is due, a single one will do."""
    return node if isinstance(node, list) else [] if node is None else [node]


def in_range(number, wanted):
    """`7`, "6..11", "12..", "..1", ">50", "<50"."""
    if not isinstance(wanted, str):
        return number == wanted
    if wanted[0] in "<>":
        limit = Fraction(wanted[1:])
        return number > limit if wanted[0] == ">" else number < limit
    least, _, most = wanted.partition("..")
    return not (least and number < Fraction(least)) and not (most and number > Fraction(most))


class Rules:
    """One rulebook's battle."""

    def __init__(self, book):
        folder = TABLES / book
        self.table = tomllib.loads((folder / "battle.toml").read_text())
        self.words = tomllib.loads((folder / "words.toml").read_text())
        self.rulings = {}
        for one in several(tomllib.loads((folder / "rulings.toml").read_text()).get("ruling")):
            if "switch" in one:
                self.rulings[one["switch"]] = one["reading"][0]["value"]
        self.likes = {value["id"]: value["like"] for values in self.words.values()
                      for value in several(values) if isinstance(value, dict) and "like" in value}
        self.rounds = several(self.table["round"])
        self.names = [one["id"] for one in self.rounds]
        self.kinds = {id: Kind(self, id) for id in self.table["records"]}
        self.always = several(self.table.get("always"))
        self.end = several(self.table.get("end"))
        self.dues = [Due(self, row) for row in several(self.table.get("due"))]

    def deed(self, id):
        """A test or an act: no two bear one name."""
        return self.table.get("test", {}).get(id) or self.table["act"][id]

    def time(self, row):
        """The round of a test, an act or a due, and the place of its step in it."""
        round = row.get("round")
        steps = several(self.rounds[self.names.index(round)].get("step")) if round else []
        step = row.get("step")
        return round, [one["id"] for one in steps].index(step) if step and round else 0

    def holds(self, when, known):
        """All entries of a table, one table of several. `known` says what is known of a fact."""
        return when is None or any(all(self.is_so(known(fact), wanted)
                                       for fact, wanted in one.items()) for one in several(when))

    def is_so(self, value, wanted):
        if isinstance(wanted, bool):
            return bool(value) == wanted
        if value is None or wanted == "not given":
            return value is None and wanted == "not given"
        if wanted == "given":
            return True
        if isinstance(value, (str, list)):
            return any(self.is_like(one, other) for one in several(value) for other in several(wanted))
        return in_range(value, wanted)

    def is_like(self, value, wanted):
        return value == wanted or value in self.likes and self.is_like(self.likes[value], wanted)

    def sum(self, rows, kind, known):
        total = 0
        taken = set()
        for row in several(rows):
            if not self.holds(row.get("when"), known) or \
                    "unless" in row and self.holds(row["unless"], known):
                continue
            group = row.get("exclusive")
            if group and not ("together" in row and self.holds(row["together"], known)):
                if group in taken:
                    continue
                taken.add(group)
            value = self.amount(row.get("value", 1), kind, known)
            if "per" in row:
                items = total if row["per"] == "above" else self.amount(row["per"], kind, known)
                each = self.amount(row.get("each", 1), kind, known)
                value *= items if each == 1 else items // max(each, 1)
            total += value
        return total

    def amount(self, said, kind, known):
        """A number, or that of a fact; an unknown one counts 0."""
        if not isinstance(said, str):
            return said
        sign, fact = (-1, said[1:]) if said.startswith("-") else (1, said)
        value = known(fact)
        return 0 if value is None else sign * (kind.rank(fact, value) if isinstance(value, str)
                                               else int(value) if isinstance(value, bool) else value)


class Due:
    """A row of what is due, with the round and step that its test or act has."""

    def __init__(self, rules, row):
        self.row = row
        self.deed = row.get("act") or row["test"]
        deed = rules.deed(self.deed)
        self.round, self.step = rules.time({**deed, **row} if "round" not in row else row)
        self.must = row.get("must", False)


class Kind:
    """A kind of record: its keys in their order, and what is worked out from them."""

    def __init__(self, rules, id):
        self.rules = rules
        self.id = id
        table = rules.table[id]
        self.gone = table.get("gone")
        self.keys = {key["id"]: key for key in several(table.get("input"))}
        self.links = {link["id"]: link["is"] for link in several(table.get("link"))}
        for one in several(table.get("link")) + several(table.get("group")):
            self.keys[one["id"]] = {"id": one["id"], "kind": "count", "default": 0}
        self.counts = {row["id"]: row for row in several(table.get("count"))}
        self.facts = {}
        for rule in several(table.get("fact")):
            self.facts.setdefault(rule["id"], []).append(rule)

    def values(self, key):
        """The ids of a choice's values."""
        values = self.keys[key]["values"]
        if values == "rounds":
            return self.rules.names
        return [one["id"] for one in (self.rules.words[values] if isinstance(values, str) else values)]

    def rank(self, fact, value):
        values = self.keys[fact]["values"]
        listed = self.rules.words[values] if isinstance(values, str) else values
        return next(one.get("rank", 0) for one in listed if one["id"] == value)

    def fits(self, key, value):
        """What another fact says, as this key says it; None where it has no word for it."""
        kind = self.keys[key]["kind"]
        if kind == "flag":
            return bool(value)
        if value is None:
            return None
        if kind == "choices":
            kept = [one for one in self.values(key) if one in several(value)]
            return kept or None
        if kind == "choice":
            return value if value in self.values(key) else None
        return int(value) if isinstance(value, bool) else value

    def blank(self):
        """What each key is when nothing was said of any."""
        keys = {}
        for id, key in self.keys.items():
            rows = key.get("default", False if key["kind"] == "flag" else None)
            if not isinstance(rows, list):
                rows = [{"value": rows}]
            known = lambda fact: keys.get(fact, self.rules.rulings.get(fact))
            found = [row["value"] for row in rows if self.rules.holds(row.get("when"), known)]
            value = found[0] if found else None
            keys[id] = keys.get(value) if value in self.keys and key["kind"] != "choice" else value
        return keys
