/// A solver for systems of linear constraints with strict levels of strength.
///
/// It solves Cassowary's problem (Badros, Borning & Stuckey 2001) with strict levels in place of
/// weights: required constraints hold; then the sum of absolute errors is minimal at the strongest
/// optional level, then, among those solutions, at the next, and so on. Remaining freedom is
/// settled by preferences, each in turn, and finally by minimising the magnitudes of the variables,
/// in their order. The solution is therefore unique, and depends only on the current system, not on
/// its history.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable()
/// let right = solver.makeVariable()
/// solver.add(Term(right), Term(left, -1), .equal, 100)   // right - left == 100
/// solver.add(Term(left), .greaterThanOrEqual, 20)
/// solver.add(Term(left), .equal, 0, strength: .low)
/// try solver.solve()
/// solver.value(of: right)                                // 120
/// ```
public struct Solver: Sendable {
  /// The number of variables created.
  public private(set) var variableCount = 0

  /// The constraints, and the preferences, as rows.
  var system = RowStore()
  var preferred = RowStore()

  // The last solution.
  @usableFromInline var values: [Double] = []
  @usableFromInline var determined: [Bool] = []

  // Changes since the last solution.
  var isDirty: [Bool] = []
  var dirtyVariables: [Int32] = []
  /// Constraints without variables, which either hold or fail as constants.
  var constantRows: [Int32] = []
  /// Rows and preferences with numbers that may not be finite; a superset, checked when solving.
  var suspectRows: [Int32] = []
  var suspectPreferences: [Int32] = []

  /// Edits that may not need a solve, and the plans that evaluate their effects.
  var pending = Pending()
  var plans = PlanBook()
  /// Components solved by search, from which later solves resume, and the values that the current
  /// solve has overwritten.
  var cores = CoreBook()
  var backup: [Saved] = []

  /// A value of the last solution.
  struct Saved: Sendable {
    var value: Double
    var variable: Int32
    var isDetermined: Bool
  }
  /// A callback that is polled during a solve; if it returns `true`, the solve stops with the
  /// values reached so far.
  public var shouldStop: (@Sendable () -> Bool)?
  /// The row that ``suggest(_:for:)`` created for each variable, -1 for none.
  var edits: [Int32] = []

  /// Working memory, kept from one solve to the next.
  var worker = ComponentSolver()
  var memory = PropagationMemory()
  var core = Core()
  /// The components of the current solve, and those of them that need the general method.
  var solved: [Propagation.Component] = []
  var doubtful: [Propagation.Component] = []
  var seen = (variables: 0, rows: 0, preferences: 0)

  /// Creates a solver without variables.
  public init() {}

  /// Creates a variable.
  ///
  /// Its value is 0 until the first ``solve(_:policy:)``.
  @discardableResult
  public mutating func makeVariable() -> Variable { makeVariables(1) }

  /// Creates `count` variables with consecutive numbers and returns the first of them.
  @discardableResult
  public mutating func makeVariables(_ count: Int) -> Variable {
    let first = variableCount
    system.addVariables(count)
    values.append(contentsOf: repeatElement(0, count: count))
    determined.append(contentsOf: repeatElement(false, count: count))
    isDirty.append(contentsOf: repeatElement(true, count: count))
    dirtyVariables.reserveCapacity(first + count)
    for variable in first..<first + count { dirtyVariables.append(Int32(variable)) }
    variableCount += count
    return Variable(index: Int32(first))
  }

  /// Reserves memory for constraints, so that adding them does not copy existing ones.
  ///
  /// - Parameters:
  ///   - constraints: The number of constraints.
  ///   - terms: The number of terms in all of them together.
  public mutating func reserveCapacity(constraints: Int, terms: Int) {
    system.reserve(rows: constraints, terms: terms)
  }

  /// Removes all variables, constraints and preferences.
  ///
  /// Removed constraints keep their numbers, so a solver whose rows are repeatedly replaced grows;
  /// one that starts over with each pass reuses its memory.
  public mutating func removeAll() {
    variableCount = 0
    system.removeAll()
    preferred.removeAll()
    values.removeAll(keepingCapacity: true)
    determined.removeAll(keepingCapacity: true)
    isDirty.removeAll(keepingCapacity: true)
    dirtyVariables.removeAll(keepingCapacity: true)
    constantRows.removeAll(keepingCapacity: true)
    suspectRows.removeAll(keepingCapacity: true)
    suspectPreferences.removeAll(keepingCapacity: true)
    pending.removeAll()
    plans.removeAll()
    cores = CoreBook()
    edits.removeAll(keepingCapacity: true)
  }

  /// The variable's value in the last solution; 0 before the first.
  @inlinable
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// Whether the constraints alone, without preferences, leave the variable no freedom.
  ///
  /// Refers to the last solution; false before the first.
  @inlinable
  public func isDetermined(_ variable: Variable) -> Bool { determined[Int(variable.index)] }

  /// The component of a variable.
  ///
  /// Variables that share constraints or preferences, directly or indirectly, are in the same
  /// component. Components are numbered in the order of their first variables.
  ///
  /// - Complexity: Near linear in the whole system.
  public func component(of variable: Variable) -> Int {
    Int(index.componentOfVariable[Int(variable.index)])
  }

  /// The number of components in the system.
  ///
  /// - Complexity: Near linear in the whole system.
  public var componentCount: Int { index.count }

  private var index: ComponentIndex {
    ComponentIndex(variableCount: variableCount, constraints: system, preferences: preferred)
  }
}
