"""What a system means, by linear programs that HiGHS solves level by level.

Many systems are laid into one program, block beside block: as no row touches two of them, the
least sum over all blocks is the sum of the least of each. So a thousand systems cost a few calls.
"""

import numpy
import scipy.optimize
import scipy.sparse

from systems import REQUIRED


# A price above this is no rounding error.
COSTS = 1e-7


class OracleFailure(Exception):
    """HiGHS gave no answer."""


class Program:
    """Rows and columns of one linear program over several systems.

    A row of a system is `a x + below - above == constant`. Both are errors of an equality; an
    inequality may be over or under for nothing.
    """

    def __init__(self, systems):
        self.systems = systems
        self.first = []  # the first column of each system's variables
        self.errors = []  # (system, row index, columns) of each row
        self.low, self.high = [], []
        self.entries = entries = Entries()
        for place, system in enumerate(systems):
            self.first.append(len(self.low))
            self.low += [-numpy.inf] * system.count
            self.high += [numpy.inf] * system.count
            for index, row in enumerate(system.rows):
                for variable, coefficient in row.terms.items():
                    entries.add(self.first[place] + variable, coefficient)
                below, above = self.column(1.0), self.column(-1.0)
                entries.end(row.constant)
                columns = {-1: [above], 0: [below, above], 1: [below]}[row.relation]
                self.errors.append((place, index, columns))

    def column(self, sign):
        """A new column that is not negative, in the row at hand."""
        self.entries.add(len(self.low), sign)
        self.low.append(0.0)
        self.high.append(numpy.inf)
        return len(self.low) - 1

    def by_level(self):
        """The errors of all systems: {strength: {system: [column]}}."""
        result = {}
        for place, index, columns in self.errors:
            strength = self.systems[place].rows[index].strength
            result.setdefault(strength, {}).setdefault(place, []).extend(columns)
        return result

    def minimise(self, costs):
        """The best point for costs {column: cost}, and what each column would cost more."""
        objective = numpy.zeros(len(self.low))
        for column, cost in costs.items():
            objective[column] = cost
        bounds = numpy.column_stack([self.low, self.high])
        for options in ({}, {"presolve": False}):
            answer = scipy.optimize.linprog(
                objective, bounds=bounds, method="highs", A_eq=self.entries.matrix(len(self.low)),
                b_eq=self.entries.right, options=options | {
                    "primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9})
            if answer.status == 0:
                return answer.x, answer.lower.marginals
        raise OracleFailure(answer.message)


class Entries:
    """A sparse matrix and its right sides, made row by row."""

    def __init__(self):
        self.rows, self.columns, self.numbers, self.right = [], [], [], []

    def add(self, column, number):
        self.rows.append(len(self.right))
        self.columns.append(column)
        self.numbers.append(number)

    def end(self, side):
        self.right.append(side)

    def matrix(self, width):
        return scipy.sparse.csr_array(
            (self.numbers, (self.rows, self.columns)), shape=(len(self.right), width))


def violations(systems):
    """The least sum of the errors of each system's required rows; 0 where they can all hold."""
    required = [
        system.only([i for i, row in enumerate(system.rows) if row.strength == REQUIRED])
        for system in systems
    ]
    program = Program(required)
    if not program.errors:
        return [0.0] * len(systems)
    point, _ = program.minimise(
        {column: 1.0 for _, _, columns in program.errors for column in columns})
    sums = [0.0] * len(systems)
    for place, _, columns in program.errors:
        sums[place] += sum(point[column] for column in columns)
    return sums


class Levels:
    """The least sums of errors of systems whose required rows can hold, level by level.

    After a level, every column that would cost something stays at 0: those are all the points with
    the least sum, and no others (complementary slackness).
    """

    def __init__(self, systems):
        self.program = program = Program(systems)
        self.sums = [{} for _ in systems]
        levels = program.by_level()
        for columns in levels.pop(REQUIRED, {}).values():
            for column in columns:
                program.high[column] = 0.0
        for strength in sorted(levels, reverse=True):
            columns = levels[strength]
            point, prices = program.minimise({c: 1.0 for list in columns.values() for c in list})
            for place, list in columns.items():
                self.sums[place][strength] = float(sum(point[column] for column in list))
            for column, price in enumerate(prices):
                if price > COSTS:
                    program.high[column] = 0.0

    def ranges(self, chosen, centres, reach):
        """From where to where one variable of each system can go, at most `reach` from a centre."""
        ends = []
        program = self.program
        columns = [first + variable for first, variable in zip(program.first, chosen)]
        for column, centre in zip(columns, centres):
            program.low[column], program.high[column] = centre - reach, centre + reach
        for sign in (1.0, -1.0):
            point, _ = program.minimise({column: sign for column in columns})
            ends.append([float(point[column]) for column in columns])
        for column in columns:
            program.low[column], program.high[column] = -numpy.inf, numpy.inf
        return list(zip(*ends))
