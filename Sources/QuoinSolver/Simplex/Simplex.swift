/// A primal simplex method over free variables with a piecewise linear cost, one level at a time.
///
/// A *unit* is a quantity that is either active (its value is 0, and it has a slot of the basis) or
/// determined by the active ones. The first units are the problem's variables, which may take any
/// value; every constraint adds the unit `Σ coefficient · variable - constant`, so all points at
/// which a cost or a limit begins are at 0. An inequality forbids one sign of its unit; an optional
/// row charges one sign or both. Only the active rows are factored (``Basis``); all others are
/// accessed through the columns of the variables that move, and the memory needed is that of the
/// rows as written.
///
/// Levels are solved in order of strength. After each one, the solutions are restricted to the
/// optimal face by forbidding signs (``closeLevel()``), so that no later level can change what a
/// stronger one settled: preemptive goal programming, without weights. The restriction is derived
/// from the vertex and its multipliers alone. After an edit the last vertex is therefore repaired
/// (``repair()``), or, if its prices prove nothing, the levels are solved again from it: both lead
/// to the result of a fresh solve.
struct Simplex: Sendable {
  /// A unit for each row of the matrix; the problem's variables come first.
  var units: [Unit] = []
  var basis = Basis()
  var variableCount = 0
  /// Whether no vertex has been chosen yet.
  var isFresh = true
  /// The number of active units that may still move.
  var openCount = 0
  /// The units of removed rows that the basis still needs.
  var retired: [Int32] = []

  // The current level.
  var level: ArraySlice<Int32> = []
  var levelCost = 0.0
  /// The sum of errors at the start of the level, valid until the first pivot.
  var firstError: (sum: Double, tolerance: Double)?
  /// By slot: the rate at which the cost changes with the active unit, excluding its own cost; 0
  /// for slots that are not listed in `costed`.
  var reducedCosts: [Double] = []
  var costed: [Int32] = []
  var isCosted: [Bool] = []
  /// Whether no pivot was made since these were computed.
  var areCostsFresh = false
  /// Slots whose move may lower the cost.
  var attractive = Offers()
  /// Slots whose cost has changed since it was last checked.
  var noted: [Int32] = []
  var isNoted: [Bool] = []

  /// The number of pivots made since ``reset(variableCount:rows:terms:)``.
  var pivots = 0
  /// A callback that is polled to ask whether to stop.
  var shouldStop: (@Sendable () -> Bool)?
  /// Whether a level was left before its optimum, because the numbers did not settle or time ran
  /// out.
  var isStuck = false
  /// The weakest level whose error is recorded, infinite for none; and whether errors are allowed.
  var leastNoted: Float = .infinity
  var allowsErrors = true
  /// The recorded errors of these levels, the strongest first, without the required level.
  var notedErrors: [NotedError] = []
  /// Whether `speeds` contains a motion of all open slots in general position.
  var hasProbed = false
  /// Whether values may be inaccurate by accumulated rounding.
  var isDrifted = false

  /// The costs of moving active units at each level, for ``repair()``.
  var prices = Prices()
  /// Units that may be on the wrong side of 0.
  var crossed: [Int32] = []
  /// Units held or exchanged since the units were last restricted to the optimal face.
  var altered: [Int32] = []
  /// Whether all rows have values.
  var areAllInPlay = false

  // Scratch memory: the speeds of the units in play, and the rows in the order of their levels.
  var rates: [Double] = []
  var rated: [Int32] = []
  var ratedCount = 0
  var candidates: [Candidate] = []
  var ordered: [Int32] = []
  /// The speeds of the variables when everything open moves, and the variables that move.
  var speeds: [Double] = []
  var probed: [Int32] = []
  /// By slot: its speed in that motion.
  var weights: [Double] = []
  /// Inactive units at 0 that may move in one direction only.
  var limits: [Int32] = []
  var isOrdered = false

  /// The sum of errors of a level, and the tolerance within which it counts as zero.
  struct NotedError: Sendable {
    var strength: Float
    var sum: Double
    var tolerance: Double
  }

  /// A unit that reaches 0 when the entering unit moves.
  struct Candidate: Sendable {
    var unit: Int32
    var step: Double
    var rate: Double
  }

  /// Starts over with `variableCount` variables, all free and active, and reserves memory for rows.
  mutating func reset(variableCount count: Int, rows: Int = 0, terms: Int = 0) {
    variableCount = count
    units.removeAll(keepingCapacity: true)
    units.reserveCapacity(count + rows)
    basis.matrix.reset(columnCount: count)
    basis.matrix.reserve(rows: count + rows, terms: count + terms)
    addVariables(count)
    basis.reset(variableCount: count, rows: rows)
    reducedCosts.refill(with: 0, count: count)
    isCosted.refill(with: false, count: count)
    costed.removeAll(keepingCapacity: true)
    isOrdered = false
    isFresh = true
    isNoted.refill(with: false, count: count)
    noted.removeAll(keepingCapacity: true)
    attractive.removeAll()
    retired.removeAll(keepingCapacity: true)
    prices.invalidate()
    crossed.removeAll(keepingCapacity: true)
    altered.removeAll(keepingCapacity: true)
    areAllInPlay = false
    speeds.removeAll(keepingCapacity: true)
    probed.removeAll(keepingCapacity: true)
    weights.removeAll(keepingCapacity: true)
    ratedCount = 0
    pivots = 0
    isStuck = false
    isDrifted = false
    openCount = count
  }

  /// Creates the units of the variables.
  private mutating func addVariables(_ count: Int) {
    var unit = Unit()
    unit.isInPlay = true
    units.append(contentsOf: repeatElement(unit, count: count))
    for variable in 0..<count {
      units[variable].slot = Int32(truncatingIfNeeded: variable)
      basis.matrix.addUnitRow(Int32(truncatingIfNeeded: variable))
    }
  }

  /// The value of a variable.
  func value(of variable: Int) -> Double { units[variable].value }

  /// Whether an active unit may still move.
  @inline(__always) func isOpen(_ slot: Int) -> Bool {
    !units[Int(basis.unitOfSlot[slot])].isFixed
  }
}
