/// Solves one component of a system; its arrays are reused for the next component.
///
/// 1. Required equalities are eliminated (``Elimination``).
/// 2. The other rows are expressed in the variables that are kept.
/// 3. These are solved level by level (``Simplex``).
/// 4. Remaining freedom is settled by preferences, then by the order of the variables.
/// 5. The eliminated variables are computed by back substitution.
struct ComponentSolver {
  // The solution, by index within the component.
  var values: [Double] = []
  var isDetermined: [Bool] = []
  /// Whether the solution is less accurate than it should be.
  var isInexact = false
  /// Whether the levels left some freedom, which was then settled.
  var hasFreedom = false
  var pivots = 0
  /// A callback that is polled to ask whether to stop.
  var shouldStop: (@Sendable () -> Bool)?

  // The component: the numbers of its variables, constraints and preferences in the solver, and the
  // index of each of the solver's variables within its component.
  var variables: ArraySlice<Int32> = []
  var constraints: ArraySlice<Int32> = []
  var preferences: ArraySlice<Int32> = []
  var place: [Int32] = []
  var system = RowStore()
  var preferred = RowStore()

  // Conflicts: rows that were set aside (ascending), and multiples of inequality rows that cannot
  // hold, found in this attempt.
  var setAside: [Int32] = []
  var opposites: [Opposite] = []
  var leftOut = LeftOutRows()
  var contradictions: [[Contribution]] = []

  /// The optional level whose equalities are treated as required, -1 for none; see
  /// ``solveHolding(_:)``.
  var heldStrength: Float = -1
  /// The weakest level whose error is recorded, and whether errors are allowed there.
  var notedStrength: Float?
  var allowsErrors = true
  /// Whether that level and those below it are ignored.
  var leavesWeakOut = false
  /// The errors of recorded optional rows that have reduced to constants.
  var fixedErrors: [Simplex.NotedError] = []

  // Working memory.
  var elimination = Elimination()
  /// The variables of the equalities as written, if there are many equalities: the start of each
  /// row, and the concatenated variables.
  var writtenStarts: [Int32] = []
  var writtenVariables: [Int32] = []
  /// The solver's row for each row of the elimination.
  var equalities: [Int32] = []
  var reduced = ReducedRows()
  var simplex = Simplex()
  var blockSets = DisjointSets()
  var unitOfVariable: [Int32] = []
  var speeds: [Double] = []
  var speedMagnitudes: [Double] = []
  var scratchUnits: [Int32] = []
  /// The numbers 0, 1, 2 and so on.
  var identity: [Int32] = []

  /// A multiple of a constraint in a contradiction.
  struct Contribution {
    var row: Int32
    var multiplier: Double
  }

  /// Takes over a system temporarily.
  mutating func begin(_ system: RowStore, _ preferred: RowStore) {
    self.system = system
    self.preferred = preferred
  }

  /// Releases the system, which would otherwise be copied at its next change.
  ///
  /// Memory that only very large components need is released as well.
  mutating func end() {
    if elimination.columnHead.capacity > 10_000 || simplex.units.capacity > 10_000 {
      self = ComponentSolver()
      return
    }
    begin(RowStore(), RowStore())
    variables = []
    constraints = []
    preferences = []
    contradictions.removeAll()
  }

  /// Solves the component, or returns the first conflicts found.
  mutating func attempt(explains: Bool) -> [Conflict] {
    contradictions.removeAll(keepingCapacity: true)
    isInexact = false
    heldStrength = -1
    eliminate(recordsFactors: explains)
    reduceRows()
    solveLevels()
    pivots += simplex.pivots
    if simplex.isStuck { isInexact = true }
    if !contradictions.isEmpty || !elimination.inconsistentRows.isEmpty {
      return explains ? explainConflicts() : attempt(explains: true)
    }
    if simplex.openCount > 0 {
      findDetermined()
      settle()
      if simplex.isStuck { isInexact = true }
    }
    elimination.substituteBack(into: &values)
    check()
    return []
  }
}
