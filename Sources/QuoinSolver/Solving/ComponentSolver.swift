/// Solves one component of a system; its arrays are used again for the next.
///
/// 1. Required equalities are eliminated (``Elimination``).
/// 2. The other rows are written in the variables that are kept.
/// 3. These are solved level by level (``Simplex``).
/// 4. Freedom that is left is settled by preferences, then by the order of the variables.
/// 5. The eliminated variables follow backwards.
struct ComponentSolver {
  // The answer, by place within the component.
  var values: [Double] = []
  var isDetermined: [Bool] = []
  /// Whether the answer is not as exact as it should be.
  var isInexact = false
  /// Whether the levels left some freedom, which was settled then.
  var hasFreedom = false
  var pivots = 0
  /// Asked now and then whether to give up.
  var shouldStop: (@Sendable () -> Bool)?

  // The component: numbers of variables, constraints and preferences in the solver, and the
  // place of each of the solver's variables within its component.
  var variables: ArraySlice<Int32> = []
  var constraints: ArraySlice<Int32> = []
  var preferences: ArraySlice<Int32> = []
  var place: [Int32] = []
  var system = RowStore()
  var wishes = RowStore()

  // Conflicts: rows that were set aside (ascending), and multiples of inequality rows that cannot
  // hold, found in this attempt.
  var setAside: [Int32] = []
  var twins: [Twin] = []
  var leftOut = LeftOutRows()
  var contradictions: [[Contribution]] = []

  /// The optional level whose equalities are taken for required ones (``holdLevel()``), -1 for none.
  var heldStrength: Float = -1
  /// The weakest level of which the error is looked at, and whether there may be one.
  var notedStrength: Float?
  var allowsErrors = true
  /// Whether that level and those below it are left out.
  var leavesWeakOut = false
  /// The errors of optional rows that are numbers, where they are looked at.
  var fixedErrors: [Simplex.NotedError] = []

  // Work.
  var elimination = Elimination()
  /// The variables of the equalities as they were written, where these are many: where each row begins, and all.
  var writtenStarts: [Int32] = []
  var writtenVariables: [Int32] = []
  /// The row of the solver from which each row of the elimination was made.
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

  /// Takes over a system for a while.
  mutating func begin(_ system: RowStore, _ wishes: RowStore) {
    self.system = system
    self.wishes = wishes
  }

  /// Lets go of the system, which would be copied at its next change otherwise.
  ///
  /// Memory that only a very large component needs goes too.
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
