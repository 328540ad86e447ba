"""Systems of linear constraints with strict levels, drawn at random.

A row is `sum of coefficient * variable + 0 (relation) constant` with a strength; 1000 is required.
"""

import dataclasses
import math

REQUIRED = 1000.0


@dataclasses.dataclass
class Row:
    relation: int  # -1 for <=, 0 for ==, 1 for >=
    strength: float
    constant: float
    terms: dict  # variable: coefficient

    def error(self, values):
        """By how much the row fails at a point."""
        difference = sum(c * values[v] for v, c in self.terms.items()) - self.constant
        if self.relation == 0:
            return abs(difference)
        return max(0.0, -difference * self.relation)

    def scale(self):
        return max([abs(self.constant)] + [abs(c) for c in self.terms.values()])


@dataclasses.dataclass
class System:
    count: int
    rows: list
    kind: str = ""

    def levels(self):
        """The optional strengths, strongest first."""
        return sorted({row.strength for row in self.rows if row.strength < REQUIRED}, reverse=True)

    def only(self, chosen):
        """The system with some of its rows."""
        return System(self.count, [self.rows[index] for index in chosen], self.kind)

    def scale(self, values=None):
        """The largest of the system's numbers, and of what they come to at a point."""
        numbers = [1.0] + [row.scale() for row in self.rows]
        if values:
            numbers += [abs(c * values[v]) for row in self.rows for v, c in row.terms.items()]
        return max(numbers)

    def line(self):
        """The system as the answering program reads it."""
        words = [self.count, len(self.rows)]
        for row in self.rows:
            words += [row.relation, repr(row.strength), repr(row.constant), len(row.terms)]
            for variable, coefficient in row.terms.items():
                words += [variable, repr(coefficient)]
        return " ".join(str(word) for word in words)

    def text(self):
        """The system as people read it."""
        signs = {-1: "<=", 0: "==", 1: ">="}
        lines = []
        for row in self.rows:
            left = " + ".join(f"{c!r}*x{v}" for v, c in row.terms.items()) or "0"
            level = "" if row.strength == REQUIRED else f"  @{row.strength:g}"
            lines.append(f"{left} {signs[row.relation]} {row.constant!r}{level}")
        return "\n".join(lines)


class Generator:
    """Draws systems of all kinds."""

    def __init__(self, random):
        self.random = random
        self.kinds = {
            "soup": self.soup,
            "degenerate": self.degenerate,
            "real": self.real,
            "offsets": self.offsets,
            "layout": self.layout,
            "chain": self.chain,
            "large": self.large,
        }
        self.weights = [26, 20, 18, 12, 12, 8, 4]

    def system(self):
        kind = self.random.choices(list(self.kinds), self.weights)[0]
        system = self.kinds[kind]()
        system.kind = kind
        if self.random.random() < 0.3:
            self.add_redundant(system)
            system.kind += "+redundant"
        if self.random.random() < 0.15:
            self.add_contradiction(system)
            system.kind += "+contradiction"
        if self.random.random() < 0.15:
            # Variables that nothing holds.
            system.count += self.random.randint(1, 3)
        self.random.shuffle(system.rows)
        return system

    # The kinds

    def soup(self):
        count = self.random.randint(1, 10)
        system = System(count, [])
        for _ in range(self.random.randint(0, 6)):
            system.rows.append(self.integer_row(count, REQUIRED))
        for _ in range(self.random.randint(0, 14)):
            system.rows.append(self.integer_row(count, self.level()))
        return system

    def degenerate(self):
        """Zeros and a few equal numbers: vertices at which many rows hold exactly."""
        count = self.random.randint(2, 8)
        system = System(count, [])
        constants = [0.0, 0.0, 0.0, float(self.random.randint(1, 4))]
        for _ in range(self.random.randint(4, 24)):
            strength = self.random.choice([REQUIRED, 750.0, 500.0])
            row = self.integer_row(count, strength)
            if strength == REQUIRED and row.relation == 0 and self.random.random() < 0.6:
                row.relation = self.random.choice([-1, 1])
            row.constant = self.random.choice(constants)
            system.rows.append(row)
            if self.random.random() < 0.2:
                system.rows.append(dataclasses.replace(row, strength=self.level()))
        return system

    def real(self):
        """Numbers of two orders of magnitude, none of them round."""
        count = self.random.randint(1, 9)
        system = System(count, [])
        for _ in range(self.random.randint(2, 16)):
            required = self.random.random() < 0.25
            terms = {}
            for variable in self.some(count, 4):
                size = 10 ** self.random.uniform(-1, 1)
                terms[variable] = math.copysign(size, self.random.random() - 0.5)
            system.rows.append(
                Row(self.relation(), REQUIRED if required else self.level(),
                    self.random.uniform(-1000, 1000), terms))
        return system

    def offsets(self):
        """Views at wished offsets from earlier ones, kept in a range."""
        count = self.random.randint(3, 24)
        system = System(count, [Row(0, REQUIRED, 0.0, {0: 1.0})])
        high = float(self.random.randint(50, 400))
        for variable in range(1, count):
            other = self.random.randrange(variable)
            offset = float(self.random.randint(-50, 300))
            system.rows.append(Row(1, REQUIRED, 0.0, {variable: 1.0}))
            system.rows.append(Row(-1, REQUIRED, high, {variable: 1.0}))
            system.rows.append(Row(0, self.level(), offset, {variable: 1.0, other: -1.0}))
            if self.random.random() < 0.3:
                system.rows.append(
                    Row(self.relation(), self.level(), offset / 2,
                        {variable: 1.0, self.random.randrange(variable): -1.0}))
        return system

    def layout(self):
        """Rows of views with content sizes, gaps, equal widths, ratios and centres."""
        views = self.random.randint(1, 8)
        system = System(2 * views + 1, [])  # lefts, widths, and the width of the whole
        rows = system.rows
        whole = 2 * views
        rows.append(Row(0, self.random.choice([REQUIRED, 999.0]),
                        float(self.random.randint(20, 600)), {whole: 1.0}))
        for view in range(views):
            left, width = 2 * view, 2 * view + 1
            size = float(self.random.randint(0, 200))
            rows.append(Row(-1, self.random.choice([250.0, 251.0]), size, {width: 1.0}))
            rows.append(Row(1, self.random.choice([750.0, 751.0, REQUIRED]), size, {width: 1.0}))
            if self.random.random() < 0.7:
                rows.append(Row(1, REQUIRED, 0.0, {width: 1.0}))
            gap = float(self.random.choice([0, 8, 20]))
            relation = self.random.choice([0, 0, 1])
            if view == 0:
                rows.append(Row(relation, REQUIRED, gap, {left: 1.0}))
            else:
                before = 2 * self.random.randrange(view)
                rows.append(
                    Row(relation, self.random.choice([REQUIRED, REQUIRED, 500.0]), gap,
                        {left: 1.0, before: -1.0, before + 1: -1.0}))
                if self.random.random() < 0.3:
                    ratio = self.random.choice([1.0, 0.5, 9 / 16, 4 / 3])
                    rows.append(Row(0, self.random.choice([REQUIRED, 700.0]), 0.0,
                                    {width: 1.0, before + 1: -ratio}))
            if self.random.random() < 0.5 or view + 1 == views:
                rows.append(Row(self.random.choice([-1, -1, 0]),
                                self.random.choice([REQUIRED, 800.0]), -gap,
                                {left: 1.0, width: 1.0, whole: -1.0}))
            if self.random.random() < 0.2:
                rows.append(Row(0, self.level(), 0.0, {left: 1.0, width: 0.5, whole: -0.5}))
        return system

    def chain(self):
        """Required equalities that determine nearly everything."""
        count = self.random.randint(4, 30)
        system = System(count, [])
        for variable in range(1, count):
            terms = {variable: 1.0, self.random.randrange(variable): -1.0}
            if self.random.random() < 0.3 and variable > 2:
                other = self.random.randrange(variable)
                terms[other] = terms.get(other, 0.0) - 0.5
                terms = {key: value for key, value in terms.items() if value}
            system.rows.append(Row(0, REQUIRED, float(self.random.randint(-9, 40)), terms))
        for _ in range(self.random.randint(0, 5)):
            system.rows.append(self.integer_row(count, self.level()))
        return system

    def large(self):
        count = self.random.randint(20, 50)
        system = System(count, [])
        for _ in range(self.random.randint(5, 25)):
            row = self.integer_row(count, REQUIRED)
            row.relation = self.random.choice([-1, 0, 1, 1])
            system.rows.append(row)
        for _ in range(self.random.randint(20, 110)):
            system.rows.append(self.integer_row(count, self.level()))
        return system

    # What makes them harder

    def add_redundant(self, system):
        """Adds sums of required rows, exactly as true as those are."""
        required = [row for row in system.rows if row.strength == REQUIRED]
        if not required:
            return
        for _ in range(self.random.randint(1, 3)):
            system.rows.append(self.sum_of(required, slack=0.0))

    def add_contradiction(self, system):
        """Adds a sum of required rows the wrong way round, so that they cannot hold together."""
        required = [row for row in system.rows if row.strength == REQUIRED]
        if not required:
            return
        row = self.sum_of(required, slack=0.0)
        relation = row.relation or self.random.choice([-1, 1])
        gap = float(self.random.choice([1, 1, 5, 100]))
        system.rows.append(Row(-relation, REQUIRED, row.constant + relation * -gap, row.terms))

    def sum_of(self, rows, slack):
        chosen = self.random.sample(rows, min(len(rows), self.random.randint(1, 3)))
        direction = self.random.choice([-1, 1])
        terms, constant, strict = {}, slack, 0
        for row in chosen:
            factor = float(self.random.choice([1, 1, 2, 0.5]))
            if row.relation == 0:
                factor *= self.random.choice([-1, 1])
            else:
                # Inequalities are turned to point the same way.
                factor *= direction * row.relation
                strict = direction
            for variable, coefficient in row.terms.items():
                terms[variable] = terms.get(variable, 0.0) + factor * coefficient
            constant += factor * row.constant
        return Row(strict, REQUIRED, constant, {v: c for v, c in terms.items() if c})

    # Pieces

    def integer_row(self, count, strength):
        terms = {}
        for variable in self.some(count, 3):
            terms[variable] = float(self.random.choice([1, 1, 1, 1, -1, -1, -1, 2, -2, 3, 0.5]))
        constant = 0.0 if self.random.random() < 0.4 else float(self.random.randint(-10, 60))
        return Row(self.relation(), strength, constant, terms)

    def relation(self):
        return self.random.choice([-1, 0, 0, 1])

    def level(self):
        return self.random.choice([999.0, 750.0, 750.0, 500.0, 250.0, 250.0, 250.5, 49.5, 1.0])

    def some(self, count, most):
        return self.random.sample(range(count), min(count, self.random.randint(1, most)))
