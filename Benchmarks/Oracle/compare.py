#!/usr/bin/env python3
"""Holds the solver's answers against linear programs: SciPy's `linprog`, that is, HiGHS.

    compare.py [--systems N] [--seed N] [--skip N] [--batch N] ANSWERING-PROGRAM

Draws systems at random (equalities, inequalities, mixed strengths; redundant, contradictory,
unbounded, degenerate), asks ANSWERING-PROGRAM for the answers, and checks

- that exactly the systems have an answer whose required rows can hold together;
- that the answer keeps the required rows, and that the sum of errors of every level is the least
  that the stronger levels allow;
- that a reported conflict cannot hold, and can without any one of its members;
- that a variable is called determined when, and only when, it cannot move;
- that another order of rows and of variables gives the same sums.

What differs is cut down to few rows and printed; the exit status is 1 then.
"""

import argparse
import collections
import random
import subprocess
import sys
import time

from levels import Levels, OracleFailure, violations
from systems import REQUIRED, Generator, Row, System

# Answers are held to this, times the largest number of the system.
TOLERANCE = 1e-6
# What moves by less stands still, what can move by more is free.
STILL = 1e-4


class Answer:
    """A line of the answering program."""

    def __init__(self, line):
        kind, *words = line.split()
        self.kind = kind
        self.values, self.determined, self.members = [], [], []
        if kind == "solved":
            self.values = [float(word) for word in words[::2]]
            self.determined = [word == "1" for word in words[1::2]]
        else:
            self.members = [int(word) for word in words]


class Solver:
    """The answering program."""

    def __init__(self, program):
        self.program = program

    def answers(self, systems):
        text = "".join(system.line() + "\n" for system in systems)
        run = subprocess.run([self.program], input=text, capture_output=True, text=True,
                             timeout=600, check=False)
        lines = run.stdout.splitlines()
        if run.returncode != 0 or len(lines) != len(systems):
            place = min(len(lines), len(systems) - 1)
            raise SystemExit(f"{self.program} ended with {run.returncode} at\n"
                             f"{systems[place].text()}\n{systems[place].line()}")
        return [Answer(line) for line in lines]


class Comparison:
    def __init__(self, solver, random, speaks=False):
        self.solver, self.random, self.speaks = solver, random, speaks
        self.counts = collections.Counter()
        self.worst = collections.defaultdict(float)
        self.found = {}  # what differs: the first system of the kind
        self.differences = collections.Counter()

    def note(self, measure, amount):
        self.worst[measure] = max(self.worst[measure], amount)

    def differ(self, what, system, detail=""):
        self.differences[what] += 1
        if what not in self.found and self.speaks:
            print(f"\n{what} ({system.kind}): {detail}\n{system.line()}", file=sys.stderr)
        self.found.setdefault(what, (system, detail))

    def check(self, systems):
        """Compares a batch; returns what differs as (kind, system, detail)."""
        answers = self.solver.answers(systems)
        sums = violations(systems)
        feasible = []
        for system, answer, violation in zip(systems, answers, sums):
            self.counts["systems"] += 1
            limit = TOLERANCE * system.scale()
            if answer.kind == "solved":
                if violation > limit:
                    self.differ("an answer where the rows contradict", system, f"{violation:g}")
                else:
                    feasible.append((system, answer))
            elif violation < limit:
                self.differ(f"{answer.kind} where the rows can hold", system, f"{answer.members}")
        self.check_levels(feasible)
        self.check_conflicts([(s, a) for s, a in zip(systems, answers) if a.kind == "conflict"])

    def check_levels(self, pairs):
        if not pairs:
            return
        systems = [system for system, _ in pairs]
        levels = Levels(systems)
        self.check_order(systems, levels.sums)
        for (system, answer), sums in zip(pairs, levels.sums):
            self.counts["feasible"] += 1
            scale = system.scale(answer.values)
            for row in system.rows:
                if row.strength == REQUIRED:
                    error = row.error(answer.values) / scale
                    self.note("required row", error)
                    if error > TOLERANCE:
                        self.differ("a required row fails", system, f"{error * scale:g}")
                        break
            for strength, least in sums.items():
                self.counts["levels"] += 1
                ours = level_sum(system, strength, answer.values)
                deviation = (ours - least) / scale
                self.note("level", abs(deviation))
                if abs(deviation) > TOLERANCE:
                    what = "more" if deviation > 0 else "less"
                    self.differ(f"{what} error than the oracle", system,
                                f"level {strength:g}: {ours!r}, oracle {least!r}")
                    break
        self.check_ranges(pairs, levels)

    def check_ranges(self, pairs, levels):
        """Asks of one variable in each system whether it can move."""
        chosen = [self.random.randrange(system.count) for system, _ in pairs]
        centres = [answer.values[variable] for (_, answer), variable in zip(pairs, chosen)]
        reach = 1000.0
        for (system, answer), variable, (low, high) in zip(
                pairs, chosen, levels.ranges(chosen, centres, reach)):
            self.counts["ranges"] += 1
            limit = STILL * max(1.0, system.scale(answer.values) / 100)
            if answer.determined[variable] and high - low > limit:
                self.differ("determined, but free to move", system,
                            f"x{variable} from {low!r} to {high!r}")
            if not answer.determined[variable] and high - low < limit / 100:
                self.differ("called free, but cannot move", system, f"x{variable} = {low!r}")

    def check_order(self, systems, sums):
        """Another order of rows and variables leads to the same sums."""
        turned = [shuffled(system, self.random) for system in systems]
        for system, answer, least in zip(turned, self.solver.answers(turned), sums):
            self.counts["shuffled"] += 1
            if answer.kind != "solved":
                self.differ("no answer in another order", system)
                continue
            scale = system.scale(answer.values)
            for strength, amount in least.items():
                deviation = abs(level_sum(system, strength, answer.values) - amount) / scale
                self.note("level, shuffled", deviation)
                if deviation > TOLERANCE:
                    self.differ("another error in another order", system, f"level {strength:g}")
                    break

    def check_conflicts(self, pairs):
        """Each set cannot hold, and can without any one member."""
        parts, names = [], []
        for system, answer in pairs:
            self.counts["conflicts"] += 1
            members = answer.members
            if any(system.rows[member].strength < REQUIRED for member in members):
                self.differ("a conflict with an optional row", system, f"{members}")
                continue
            parts.append(system.only(members))
            names.append((system, members, None))
            for member in members:
                parts.append(system.only([other for other in members if other != member]))
                names.append((system, members, member))
        if not parts:
            return
        for (system, members, without), amount in zip(names, violations(parts)):
            self.counts["parts of conflicts"] += 1
            if without is None and amount < 1e-9 * system.scale():
                self.differ("a conflict that can hold", system, f"{members}: {amount:g}")
            if without is not None and amount > TOLERANCE * system.scale():
                self.differ("a conflict with a member to spare", system, f"{members}: {without}")


def level_sum(system, strength, values):
    return sum(row.error(values) for row in system.rows if row.strength == strength)


def shuffled(system, random):
    """The same system with rows and variables in another order."""
    order = list(range(system.count))
    random.shuffle(order)
    rows = [
        Row(row.relation, row.strength, row.constant,
            {order[variable]: coefficient for variable, coefficient in row.terms.items()})
        for row in system.rows
    ]
    random.shuffle(rows)
    return System(system.count, rows, system.kind)


def reduced(what, system, solver):
    """The system with as few rows as still show the same difference."""
    def shows(candidate):
        for seed in range(3):  # which variable is asked for, and the order, are drawn
            comparison = Comparison(solver, random.Random(seed))
            try:
                comparison.check([candidate] * 4)
            except OracleFailure:
                return False
            if what in comparison.differences:
                return True
        return False

    index = 0
    while index < len(system.rows):
        rest = System(system.count, system.rows[:index] + system.rows[index + 1:], system.kind)
        if shows(rest):
            system = rest
        else:
            index += 1
    return system


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program")
    parser.add_argument("--systems", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--skip", type=int, default=0, help="draw so many, but do not compare them")
    parser.add_argument("--batch", type=int, default=100)
    options = parser.parse_args()

    solver = Solver(options.program)
    generator = Generator(random.Random(options.seed))
    comparison = Comparison(solver, random.Random(options.seed + 1), speaks=True)
    kinds = collections.Counter()
    start = last = time.monotonic()
    done = 0
    for _ in range(options.skip):
        generator.system()
    while done < options.systems:
        batch = [generator.system() for _ in range(min(options.batch, options.systems - done))]
        kinds.update(system.kind.split("+")[0] for system in batch)
        try:
            comparison.check(batch)
        except OracleFailure:
            # One system may be too much for HiGHS; the others are compared without it.
            for system in batch:
                try:
                    comparison.check([system])
                except OracleFailure as failure:
                    comparison.counts["left out by the oracle"] += 1
                    print(f"the oracle fails: {failure}", file=sys.stderr)
        done += len(batch)
        if time.monotonic() - last > 10:
            last = time.monotonic()
            print(f"oracle: {done} of {options.systems} · {last - start:.0f} s · "
                  f"{sum(comparison.differences.values())} differ", file=sys.stderr)

    for name, count in comparison.counts.items():
        print(f"{name:24} {count}")
    print("kinds                   ", ", ".join(f"{k} {n}" for k, n in kinds.most_common()))
    for name, amount in comparison.worst.items():
        print(f"worst deviation, {name}: {amount:.2g} of the system's scale")
    for what, (system, detail) in comparison.found.items():
        print(f"\n{comparison.differences[what]} × {what}, the first ({system.kind}): {detail}")
        small = reduced(what, system, solver)
        print(small.text(), f"\n{small.line()}")
    print(f"\n{comparison.counts['systems']} systems in {time.monotonic() - start:.0f} s: "
          f"{sum(comparison.differences.values())} differ")
    sys.exit(1 if comparison.differences else 0)


if __name__ == "__main__":
    main()
