/// A primal simplex over free variables with a piecewise linear cost, one level at a time.
///
/// A *unit* is a quantity that is nonbasic (its value is 0, it has a column) or basic (it has a
/// row that gives it in nonbasic units). The first units are the problem's variables, which may
/// take any value; every constraint adds the unit `Σ coefficient · variable - constant`, so all
/// the places where a cost or a limit begins are at 0. An inequality forbids one sign of its
/// unit; a wish charges one sign or both. This is the textbook method with the positive and the
/// negative error of a row kept in one column (they are each other's negatives).
///
/// Levels are solved in order of strength. After each the answers are narrowed to the optimal
/// face: signs are forbidden and columns are taken out (``closeLevel()``), so that no later level
/// can touch what a stronger one settled: preemptive goal programming, without weights.
struct Simplex {
  /// What a unit may do and what it costs at the level at hand.
  struct Unit {
    /// Whether values below, above 0 are allowed.
    var mayFall = true
    var mayRise = true
    /// The cost per unit of value below, above 0.
    var fallCost = 0.0
    var riseCost = 0.0
    /// The row (0, 1…), the column (-1, -2…), or ``gone``: at 0 for good or of no more interest.
    var place = Unit.gone
    /// What was multiplied into the row to bring its numbers near 1.
    var scale = 1.0
    /// The largest number that the row's constant was made from.
    var magnitude = 0.0
    /// The client's number for the row, -1 for a variable.
    var label: Int32 = -1

    static let gone = Int32.min
    /// Whether anything happens at 0.
    var isKinked: Bool { !mayFall || !mayRise || fallCost > 0 || riseCost > 0 }
  }

  var units: [Unit] = []
  /// The units that are the problem's variables come first.
  var variableCount = 0

  // The rows: which unit, its value, and the side of 0 on which it counts while it is 0.
  var rowUnit: [Int32] = []
  var rowValue: [Double] = []
  var rowIsAbove: [Bool] = []
  /// The coefficients, row after row, `stride` apart.
  var entries: [Double] = []
  var stride = 0
  var columnUnit: [Int32] = []

  // The level at hand.
  var levelStart = 0
  var levelCost = 0.0
  var reducedCosts: [Double] = []

  /// How many pivots were made since ``reset(variableCount:)``.
  var pivots = 0
  /// Whether a level was left before its optimum because the numbers would not settle.
  var isStuck = false

  // Scratch.
  var rates: [Double] = []
  var candidates: [Candidate] = []
  var scratch: [Double] = []
  var filled: [Int32] = []

  /// A row that reaches 0 when the entering unit moves.
  struct Candidate {
    var row: Int32
    var step: Double
    var rate: Double
  }

  var rowCount: Int { rowUnit.count }
  var columnCount: Int { columnUnit.count }

  /// Starts over with `variableCount` variables, each free and nonbasic.
  mutating func reset(variableCount: Int) {
    self.variableCount = variableCount
    units.removeAll(keepingCapacity: true)
    rowUnit.removeAll(keepingCapacity: true)
    rowValue.removeAll(keepingCapacity: true)
    rowIsAbove.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    columnUnit.removeAll(keepingCapacity: true)
    stride = variableCount
    levelStart = variableCount
    pivots = 0
    isStuck = false
    for variable in 0..<variableCount {
      var unit = Unit()
      unit.place = -1 - Int32(variable)
      units.append(unit)
      columnUnit.append(Int32(variable))
    }
  }

  /// The value of a unit; one that is nonbasic or was taken out is 0.
  func value(of unit: Int) -> Double {
    let place = units[unit].place
    return place >= 0 ? rowValue[Int(place)] : 0
  }
}
