/// The solved form of a component: how its values follow from its constants.
///
/// Which constraints hold exactly, and on which side of the others the answer lies, decides by
/// itself whether an answer is the best one: levels, preferences and limits all see only the
/// directions in which they get worse. So while that pattern stays, new constants need no new
/// search. The rows that hold exactly are a square system; it is factored once, and a change of
/// constants goes through the factors: O(size), nothing allocated.
struct Plan: Sendable {
  /// Which side of its constant a row was on; exactly there is 0.
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

  /// A row of the factored system, its first term that of the variable it gives.
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
  /// The rows: of the solver, then preferences, then variables that are 0.
  var sources: [Int32] = []
  var constraintCount = 0
  var preferenceCount = 0
  var factors: [Factor] = []
  var pivots: [Pivot] = []
  var entries: [Entry] = []

  var checks: [Check] = []
  var wishChecks: [Check] = []
  /// The sides of 0 of variables that only their order settles.
  var signs: [Check] = []
  /// Whether every variable is determined by the constraints alone.
  var isDetermined = true

  /// What changed since the last evaluation: the first change of each constant.
  private(set) var changes: [Pending.Constant] = []
  /// What had changed before it.
  private(set) var lastChanges: [Pending.Constant] = []
  /// How the values follow constants that keep changing, no two with anything in common.
  var rays: [Ray] = []
  /// Whether constants that change together have something in common.
  var areRaysJoint = false
  /// Whether the last evaluation only followed rays.
  var hasFollowed = false

  // Work: residuals of the sources and steps of the core, and the values before the last change.
  var residuals: [Double] = []
  var steps: [Double] = []
  var backup: [Double] = []
  var evaluatesKnown = false

  /// Notes a change for the next evaluation; whether it is the first.
  mutating func note(_ change: Pending.Constant) -> Bool {
    if changes.count < 16 && changes.contains(where: change.isOfSameRow) { return false }
    changes.append(change)
    return changes.count == 1
  }

  /// Ends an evaluation that holds.
  mutating func settle() {
    swap(&changes, &lastChanges)
    changes.removeAll(keepingCapacity: true)
  }

  /// Looks after one more row.
  mutating func watch(_ check: Check) {
    checks.append(check)
    rays.removeAll()
  }
}
