/// A primal simplex over free variables with a piecewise linear cost, one level at a time.
///
/// A *unit* is a quantity that is active (its value is 0, it has a slot of the basis) or is given
/// by the active ones. The first units are the problem's variables, which may take any value;
/// every constraint adds the unit `Σ coefficient · variable - constant`, so all the places where
/// a cost or a limit begins are at 0. An inequality forbids one sign of its unit; a wish charges
/// one sign or both. Only the active rows are factored (``Basis``); all others are looked at
/// through the columns of the variables that move, and memory is that of the rows as written.
///
/// Levels are solved in order of strength. After each the answers are narrowed to the optimal
/// face: signs are forbidden (``closeLevel()``), so that no later level can touch what a stronger
/// one settled: preemptive goal programming, without weights. The narrowing is derived from the
/// vertex and its multipliers alone; so after an edit the last vertex is repaired (``repair()``), or,
/// where its prices prove nothing, the levels are gone through again from it: both end where a fresh
/// solve ends.
struct Simplex: Sendable {
  /// As many units as the matrix has rows; those that are the problem's variables come first.
  var units: [Unit] = []
  var basis = Basis()
  var variableCount = 0
  /// Whether no vertex was chosen yet.
  var isFresh = true
  /// How many active units may still move.
  var openCount = 0
  /// Rows that were taken away while the basis needs them.
  var ghosts: [Int32] = []

  // The level at hand.
  var level: ArraySlice<Int32> = []
  var levelCost = 0.0
  /// The sum of errors when the level began, while no pivot was made since.
  var firstError: (sum: Double, tolerance: Double)?
  /// By slot: how the cost changes with the active unit, without its own cost; 0 for slots that are
  /// not listed.
  var reducedCosts: [Double] = []
  var costed: [Int32] = []
  var isCosted: [Bool] = []
  /// Whether no pivot was made since these were computed.
  var areCostsFresh = false
  /// Slots whose move may lower the cost.
  var attractive = Offers()
  /// Slots whose cost changed since it was looked at.
  var noted: [Int32] = []
  var isNoted: [Bool] = []

  /// How many pivots were made since ``reset(variableCount:)``.
  var pivots = 0
  /// Asked now and then whether to give up.
  var shouldStop: (@Sendable () -> Bool)?
  /// Whether a level was left before its optimum because the numbers would not settle, or there was no more time.
  var isStuck = false
  /// The weakest level of which the error is noted, infinite for none; and whether there may be one.
  var leastNoted: Float = .infinity
  var allowsErrors = true
  /// The errors of these levels, the strongest first, but for the required one.
  var notedErrors: [NotedError] = []
  /// Whether `speeds` are those of a motion of all that is open, in general position.
  var hasProbed = false
  /// Whether values may be off by what was rounded away.
  var isDrifted = false

  /// What moving an active unit costs at each level; for ``repair()``.
  var prices = Prices()
  /// Units that may be on the wrong side of 0.
  var crossed: [Int32] = []
  /// Units that were held although the levels do not ask for it.
  var altered: [Int32] = []
  /// Whether all rows have values.
  var areAllInPlay = false

  // Scratch: how fast each unit in play moves; rows in the order of their levels.
  var rates: [Double] = []
  var rated: [Int32] = []
  var ratedCount = 0
  var candidates: [Candidate] = []
  var ordered: [Int32] = []
  /// How fast the variables move when all that is open does, and those that do.
  var speeds: [Double] = []
  var probed: [Int32] = []
  /// By slot: how fast it moves then.
  var weights: [Double] = []
  /// Inactive units at 0 that may go one way only.
  var limits: [Int32] = []
  var isOrdered = false

  /// The sum of errors of a level, and the tolerance within which it counts as none.
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

  /// Starts over with `variableCount` variables, each free and active, and with room for rows.
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
    ghosts.removeAll(keepingCapacity: true)
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

  /// Makes the units of the variables.
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
