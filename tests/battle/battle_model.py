"""A second reader of battles: what stands after each entry, from no more than what the entry
evidences. See `tables/README.md`, A battle."""

import copy
from fractions import Fraction

from battle_rules import Rules, several


def in_force(done):
    """What was done, in the order in which it happened at the table, as it comes out by now."""
    out = []
    for one in done:
        if one["k"] != "edit":
            out.append(one)
            continue
        out = [each for each in out if each["n"] not in one.get("left", [])]
        for later in one.get("follow", []):
            numbers = [each["n"] for each in out]
            if later["n"] in numbers:
                out[numbers.index(later["n"])] = later
                continue
            place = numbers.index(one["target"]) + 1 if one["target"] in numbers else 0
            while place < len(out) and out[place].get("edit") == "at" and \
                    out[place].get("target") == one["target"]:
                place += 1
            out.insert(place, later)
    return out


class Record:
    def __init__(self, kind, above, handle, name):
        self.kind = kind
        self.above = above  # place of the record that it stands in
        self.handle = handle
        self.name = name
        self.keys = {}


class Model:
    """The records of a battle, by their places; the first is the battle itself."""

    def __init__(self, head):
        self.head = head
        self.rules = Rules(head["rules"])
        assert not head["house"], "house rules are none of this reader's"
        for ruling in head["rulings"]:
            self.play(ruling)
        self.records = []
        self.add(head["records"])
        self.done = []  # entries that were not taken back, each with the state before it
        self.undone = []
        self.caches = {}

    def play(self, ruling):
        switch, value = ruling.split("=")
        self.rules.rulings[switch] = value

    def add(self, records):
        first = len(self.records)
        for one in records:
            kind = self.rules.kinds[one["kind"]]
            above = self.place(one["in"]) if self.records else 0
            self.records.append(Record(kind, above, one["handle"], one["name"]))
        for record, one in zip(self.records[first:], records):
            for key in record.kind.keys:
                value = one["keys"].get(key)
                record.keys[key] = self.place(value) if key in record.kind.links and value \
                    else 0 if key in record.kind.links else value

    def place(self, handle):
        return next(n for n, one in enumerate(self.records) if one.handle == handle)

    # ---- what is known

    def known(self, place):
        """The keys of a record, and what is worked out from them."""
        record = self.records[place]

        def fact(id):
            if id in record.keys:
                return record.keys[id]
            if (place, id) not in self.caches:
                if id in record.kind.counts:
                    self.caches[place, id] = self.count(place, record.kind.counts[id])
                elif id in record.kind.facts:
                    self.caches[place, id] = self.worked_out(record.kind, id, fact)
                else:
                    self.caches[place, id] = self.rules.rulings[id]
            return self.caches[place, id]
        return fact

    def told(self, place, id):
        """What a record, or the nearest above it that has the like, says of a fact."""
        kind = self.records[place].kind
        if id in kind.keys or id in kind.counts or id in kind.facts:
            return self.known(place)(id)
        return self.told(self.records[place].above, id) if place else None

    def worked_out(self, kind, id, fact):
        rule = next((one for one in kind.facts[id] if self.rules.holds(one.get("when"), fact)), None)
        if rule is None:
            return None
        if "part" in rule:
            part, whole = fact(rule["part"]), fact(rule["whole"])
            value = Fraction(part * 100, whole) if part is not None and whole else None
        elif "is" in rule:
            value = fact(rule["is"])
        else:
            value = self.rules.sum(rule["sum"], kind, fact)
        limit = {key: fact(rule[key]) if isinstance(rule[key], str) else rule[key]
                 for key in ("min", "max") if key in rule}
        if value is not None and limit.get("min") is not None:
            value = max(value, limit["min"])
        if value is not None and limit.get("max") is not None:
            value = min(value, limit["max"])
        return value

    def count(self, place, row):
        others = [n for n in self.bonded(place, row)
                  if self.rules.holds(row.get("where"), self.known(n))]
        return sum(self.number(n, row["sum"]) for n in others) if "sum" in row else len(others)

    def number(self, place, id):
        value = self.known(place)(id)
        if isinstance(value, str):
            return self.records[place].kind.values(id).index(value)
        return int(value or 0)

    def bonded(self, place, row):
        """The places of the records that hang together with one."""
        own = self.records[place]
        if "along" in row:
            return [own.keys[row["along"]]] if own.keys[row["along"]] else []
        if "above" in row:
            return [self.above(place, row["above"])]
        all = [n for n, one in enumerate(self.records) if one.kind.id == row["each"]]
        if row.get("beside"):
            all = [n for n in all if self.records[n].above == own.above]
        elif "by" in row:
            all = [n for n in all if self.records[n].keys[row["by"]] == place]
        elif "over" in row:
            group = self.known(place)(row["over"])
            all = [n for n in all if group and self.known(n)(row["over"]) == group]
        elif "of" not in row:
            all = [n for n in all if self.above(n, own.kind.id) == place]
        if row.get("of", "any") != "any":
            friends = row["of"] == "friend"
            all = [n for n in all if (self.side(n) == self.side(place)) == friends]
        return all

    def above(self, place, kind):
        while place and self.records[place].kind.id != kind:
            place = self.records[place].above
        return place

    def side(self, place):
        return self.above(place, self.rules.table["records"][1])

    def is_gone(self, place):
        gone = self.records[place].kind.gone
        return gone is not None and self.rules.holds(gone, self.known(place))

    # ---- what is due

    def dues(self):
        """Rows with places; what must be done first."""
        all = [(due, n) for due in self.rules.dues for n in range(len(self.records))
               if self.is_due(due, n)]
        return [one for one in all if one[0].must] + [one for one in all if not one[0].must]

    def is_due(self, due, place):
        row, battle = due.row, self.records[0].keys
        if self.records[place].kind.id != row["each"] or self.is_gone(place) or self.is_gone(0):
            return False
        if due.round and (due.round != battle["round"] or
                          not due.must and due.step < battle["step"]):
            return False
        return self.rules.holds(row.get("where"), self.known(place)) and \
            not ("except" in row and self.rules.holds(row["except"], self.known(place)))

    # ---- what changes

    def set(self, place, key, value):
        self.records[place].keys[key] = value
        self.caches = {}

    def take(self, deed, seats, facts):
        """What a test or act with these facts makes of its seats."""
        seat = {one["id"]: place for one, place in zip(several(deed.get("seat")), seats)}

        def counts(row):
            return row["seat"] in seat and self.rules.holds(row.get("when"), facts) and \
                self.rules.holds(row.get("where"), self.known(seat[row["seat"]]))
        free = several(deed.get("free"))
        for row in free if any(map(counts, free)) else several(deed.get("change")):
            if counts(row):
                self.change(row, seat[row["seat"]], facts, seat)

    def each(self, rows):
        for row in rows:
            places = [n for n, one in enumerate(self.records) if one.kind.id == row["each"]
                      and self.rules.holds(row.get("where"), self.known(n))]
            asked = [{fact: self.known(n)(fact) for fact in self.asked(row)} for n in places]
            for place, facts in zip(places, asked):
                self.change(row, place, facts.get, {})

    @staticmethod
    def asked(row):
        """The facts that a row takes over."""
        return [value.lstrip("-") for how in ("add", "take") for value in row.get(how, {}).values()
                if isinstance(value, str)]

    def change(self, row, place, facts, seat):
        changed = [place]
        if "to" in row:
            changed = [n for n in self.bonded(place, row["to"])
                       if self.rules.holds(row.get("there"), self.known(n))]
        for key, fact in row.get("rank", {}).items():
            self.rank(changed, key, facts(fact) or [])
        for one in changed:
            self.change_keys(row, one, facts, seat)

    def rank(self, places, key, names):
        """By the order of the names: their own, or that of one that stands in them."""
        ranked = []
        for name in names:
            called = next((n for n in places if n not in ranked and self.is_called(n, name)), None)
            if called is not None:
                ranked.append(called)
                self.set(called, key, len(ranked))

    def is_called(self, place, name):
        return any((one.name or one.handle) == name and
                   self.above(n, self.records[place].kind.id) == place
                   for n, one in enumerate(self.records))

    def change_keys(self, row, place, facts, seat):
        kind, keys = self.records[place].kind, self.records[place].keys
        for key, value in row.get("set", {}).items():
            self.set(place, key, value)
        for key, value in row.get("add", {}).items():
            more = self.rules.amount(value, kind, facts)
            self.set(place, key, max((keys[key] or 0) + more, 0))
        for key, fact in row.get("take", {}).items():
            self.set(place, key, kind.fits(key, facts(fact)))
        for key, rows in row.get("join", {}).items():
            for one in rows if isinstance(rows, list) else [{"value": rows}]:
                if self.rules.holds(one.get("when"), facts):
                    self.set(place, key, kind.fits(key, several(keys[key]) + [one["value"]]))
        for key, other in row.get("link", {}).items():
            if other in seat:
                self.set(place, key, seat[other])
        for key, other in row.get("group", {}).items():
            if other in seat:
                self.join(place, seat[other], key)
        for key in several(row.get("clear")):
            self.set(place, key, kind.blank()[key])

    def join(self, one, other, key):
        """All of the one's group and all of the other's are one, of the lower number."""
        numbers = {self.records[n].keys[key] or n for n in (one, other)}
        for n, record in enumerate(self.records):
            if n in (one, other) or record.kind is self.records[one].kind \
                    and record.keys[key] in numbers:
                self.set(n, key, min(numbers))

    def settle(self):
        before = None
        while before != (before := [dict(one.keys) for one in self.records]):
            self.each(self.rules.always)

    def end_round(self):
        battle = self.records[0].keys
        place = self.rules.names.index(battle["round"])
        self.each(several(self.rules.rounds[place].get("end")))
        self.settle()
        if place + 1 == len(self.rules.rounds):
            self.each(self.rules.end)
            self.settle()
            self.set(0, "turn", battle["turn"] + 1)
        self.set(0, "round", self.rules.names[(place + 1) % len(self.rules.rounds)])
        self.set(0, "step", 0)

    # ---- entries

    def enter(self, entry):
        """Does what an entry of the file says was done. Its changes are not looked at."""
        before = [dict(one.keys) for one in self.records]
        getattr(self, "enter_" + entry["k"])(entry)
        if entry["k"] not in ("undo", "redo"):
            self.settle()
            self.done.append((entry, before))
            self.undone = []
        return before[:len(self.records)]

    def enter_test(self, entry):
        id = entry.get("test") or entry["act"]
        deed = self.rules.deed(id)
        seats = [self.place(handle) for handle in entry.get("seats", [])]
        facts = [one.get for one in entry.get("facts", [{}, {}])]
        due = self.due_of(id, seats, entry.get("hand", {}))
        round, step = (due.round, due.step) if due else self.rules.time(deed)
        if round == self.records[0].keys["round"] and step > self.records[0].keys["step"]:
            self.set(0, "step", step)
        self.take(deed, seats, facts[0])
        second = next((n for n, one in enumerate(several(deed.get("seat"))) if one.get("mirror")), 0)
        if second:
            seats[0], seats[second] = seats[second], seats[0]
            self.take(deed, seats, facts[1])

    enter_act = enter_test

    def due_of(self, id, seats, hand):
        """The row by which it is due, if it is: now, or for records as they are said by hand to be."""
        def row():
            return next((one for one in self.rules.dues
                         if one.deed == id and self.is_due(one, seats[0] if seats else 0)), None)
        due = row()
        if due is None and hand:
            before = [dict(one.keys) for one in self.records]
            self.say(self.rules.deed(id), seats, hand)
            due = row()
            self.restore(before)
        return due

    def say(self, deed, seats, hand):
        """Choices by hand, as keys of the records that would answer them."""
        for seat, place in zip(several(deed.get("seat")), seats):
            for flag, rows in deed.get("file", {}).get(seat["id"], {}).items():
                for row in several(rows):
                    self.say_key(place, row if isinstance(row, str) else row.get("key"), hand.get(flag))

    def say_key(self, place, key, value):
        kind = self.records[place].kind
        if place and key not in kind.keys and key not in kind.counts and key not in kind.facts:
            return self.say_key(self.records[place].above, key, value)
        if isinstance(value, str) and kind.keys.get(key, {}).get("kind") == "choice" and \
                kind.fits(key, value) is not None:
            self.set(place, key, value)

    def enter_round(self, entry):
        """The round that it ended at is the player's choice; all else follows."""
        ends = next((to for key, _, to in entry["set"] if key == "battle.round"),
                    self.records[0].keys["round"])
        self.end_round()
        while self.records[0].keys["round"] != ends:
            self.end_round()

    def enter_set(self, entry):
        place = self.place(entry["seats"][0])
        for word in entry["said"].split()[2:]:
            key, _, value = word.partition("=")
            kind = self.records[place].kind.keys[key]["kind"]
            self.set(place, key, None if not value else value if kind == "choice"
                     else value in ("yes", "true") if kind == "flag"
                     else value.split(",") if kind == "choices" else int(value))

    def enter_rules(self, entry):
        self.play(entry["ruling"])

    def enter_add(self, entry):
        self.add(entry["records"])

    def enter_nothing(self, entry):
        """A remark; a test that is begun and asks for its dice."""

    enter_note = enter_count = enter_open = enter_faces = enter_nothing

    def enter_edit(self, entry):
        """What is in force by now, from the beginning."""
        again = Model(self.head)
        for one in in_force([*(one for one, _ in self.done), entry]):
            again.enter(one)
        self.restore([one.keys for one in again.records])

    def enter_undo(self, entry):
        undone, before = self.done.pop()
        assert undone["n"] == entry["of"]
        self.undone.append((undone, [dict(one.keys) for one in self.records]))
        self.restore(before)

    def enter_redo(self, entry):
        redone, after = self.undone.pop()
        assert redone["n"] == entry["of"]
        self.done.append((redone, [dict(one.keys) for one in self.records]))
        self.restore(after)

    def restore(self, keys):
        for record, one in zip(self.records, keys):
            record.keys = dict(one)
        self.caches = {}

    # ---- as the file says it

    def changes(self, before):
        return [[f"{record.handle}.{key}", self.said(record, key, was), self.said(record, key, now)]
                for record, old in zip(self.records, before)
                for key, now in record.keys.items() if (was := old[key]) != now]

    def said(self, record, key, value):
        if key in record.kind.links:
            return self.records[value].handle if value else ""
        return value

    def state(self):
        return {one.handle: {key: self.said(one, key, value) for key, value in one.keys.items()
                             if value is not None} for one in self.records}
