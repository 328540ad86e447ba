/// The solved form of a component: how its values follow from its constants.
///
/// Which constraints hold exactly, and on which side of the others the solution lies, is enough to
/// decide whether a solution is optimal: levels, preferences and limits depend only on the
/// directions in which they get worse. As long as that pattern stays, new constants need no new
/// search. The rows that hold exactly form a square system; it is factored once, and a change of
/// constants goes through the factors: O(size), without allocation.
struct Plan: Sendable {
  /// The side of its constant that a row was on; 0 if it was exactly there.
  struct Check: Sendable {
    var row: Int32
    var side: Int8
  }

  /// `residual[target] += factor · residual[source]`.
  struct Factor: Sendable {
    var target: Int32
    var source: Int32
    var value: Double
  }

  /// A row of the factored system, starting with the term of the variable that it determines.
  struct Pivot: Sendable {
    var row: Int32
    var variable: Int32
    var start: Int32
    var end: Int32
    var coefficient: Double
  }

  struct Entry: Sendable {
    var coefficient: Double
    var variable: Int32
  }

  var variables: [Int32] = []
  /// Terms whose variables follow from earlier ones, in order.
  var known: [Int32] = []
  /// The rows of these terms, ascending.
  var knownRows: [Int32] = []
  /// Terms whose variables are evaluated last, in order.
  var loose: [Int32] = []

  // The square system between the two, over steps of its variables.
  var core: [Int32] = []
  /// The rows: first those of the solver, then preferences, then variables that are 0.
  var sources: [Int32] = []
  var constraintCount = 0
  var preferenceCount = 0
  var factors: [Factor] = []
  var pivots: [Pivot] = []
  var entries: [Entry] = []

  var checks: [Check] = []
  var preferenceChecks: [Check] = []
  /// The sides of 0 of variables that are settled only by their order.
  var signs: [Check] = []
  /// Whether every variable is determined by the constraints alone.
  var isDetermined = true

  /// The changes since the last evaluation: the first change of each constant.
  private(set) var changes: [Pending.Constant] = []
  /// The changes of the evaluation before.
  private(set) var lastChanges: [Pending.Constant] = []
  /// The rays of constants that keep changing, none of which affect the same values.
  var rays: [Ray] = []
  /// Whether constants that change together affect the same values.
  var areRaysJoint = false
  /// Whether the last evaluation only followed rays.
  var hasFollowed = false

  // Working memory: residuals of the sources, steps of the core, and the values before the last
  // change.
  var residuals: [Double] = []
  var steps: [Double] = []
  var backup: [Double] = []
  var evaluatesKnown = false

  /// Records a change for the next evaluation; returns whether it is the first one.
  mutating func note(_ change: Pending.Constant) -> Bool {
    if changes.count < 16 && changes.contains(where: change.isOfSameRow) { return false }
    changes.append(change)
    return changes.count == 1
  }

  /// Ends a successful evaluation.
  mutating func settle() {
    swap(&changes, &lastChanges)
    changes.removeAll(keepingCapacity: true)
  }

  /// Adds a row to the checks.
  mutating func watch(_ check: Check) {
    checks.append(check)
    rays.removeAll()
  }
}
