/// A solver for systems of linear constraints with strict levels of strength.
///
/// It answers the question of Cassowary (Badros, Borning & Stuckey 2001) with strict levels in
/// place of weights: required constraints hold; then the sum of absolute errors is minimal at the
/// strongest optional level, then, among those answers, at the next, and so on. Freedom that
/// remains is settled by preferences, each in turn, and at last by making the variables as small
/// in magnitude as can be, in their order. There is therefore one answer, and it depends on the
/// system as it is, never on how it came to be.
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
  /// How many variables were made.
  public private(set) var variableCount = 0

  var system = RowStore()
  var wishes = RowStore()

  // The last solution.
  @usableFromInline var values: [Double] = []
  @usableFromInline var determined: [Bool] = []

  // What changed since.
  var isDirty: [Bool] = []
  var dirtyVariables: [Int32] = []
  /// Constraints in which no variable is left: they hold or they do not.
  var constantRows: [Int32] = []
  /// Rows and preferences whose numbers are not finite; a superset, checked when solving.
  var suspectRows: [Int32] = []
  var suspectWishes: [Int32] = []

  /// Edits that may need no solving, and the plans to evaluate what they change.
  var pending = Pending()
  var plans = PlanBook()
  /// What was solved by search, to go on from; and what the solve under way overwrote.
  var cores = CoreBook()
  var backup: [Saved] = []

  /// A value of the last solution.
  struct Saved: Sendable {
    var value: Double
    var variable: Int32
    var isDetermined: Bool
  }
  /// Asked now and then during a solve whether to give up; the values are as far as it came then.
  public var shouldStop: (@Sendable () -> Bool)?
  /// The row that ``suggest(_:for:)`` made for each variable, -1 for none.
  var edits: [Int32] = []

  /// Memory for solving, kept from one solve to the next.
  var worker = ComponentSolver()
  var memory = PropagationMemory()
  var core = Core()
  /// The components of the solve under way, and those of them that need the general method.
  var solved: [Propagation.Component] = []
  var doubtful: [Propagation.Component] = []
  var seen = (variables: 0, rows: 0, wishes: 0)

  /// Makes a solver without variables.
  public init() {}

  /// Makes a variable.
  ///
  /// Its value is 0 until the first ``solve(_:policy:)``.
  @discardableResult
  public mutating func makeVariable() -> Variable { makeVariables(1) }

  /// Makes `count` variables with consecutive numbers and returns the first of them.
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

  /// Makes room for constraints to come, so that they are added without copying others.
  ///
  /// - Parameters:
  ///   - constraints: How many constraints.
  ///   - terms: How many terms they have in all.
  public mutating func reserveCapacity(constraints: Int, terms: Int) {
    system.reserve(rows: constraints, terms: terms)
  }

  /// Makes the solver empty, without variables, constraints and preferences.
  ///
  /// Removed constraints keep their numbers, so a solver whose rows are replaced over and over
  /// grows; one that starts anew with each pass uses its memory again.
  public mutating func removeAll() {
    variableCount = 0
    system.removeAll()
    wishes.removeAll()
    values.removeAll(keepingCapacity: true)
    determined.removeAll(keepingCapacity: true)
    isDirty.removeAll(keepingCapacity: true)
    dirtyVariables.removeAll(keepingCapacity: true)
    constantRows.removeAll(keepingCapacity: true)
    suspectRows.removeAll(keepingCapacity: true)
    suspectWishes.removeAll(keepingCapacity: true)
    pending.removeAll()
    plans.removeAll()
    cores = CoreBook()
    edits.removeAll(keepingCapacity: true)
  }

  /// The variable's value in the last solution, 0 before the first.
  @inlinable
  public func value(of variable: Variable) -> Double { values[Int(variable.index)] }

  /// Whether the constraints alone, without preferences, leave the variable no freedom.
  ///
  /// Speaks of the last solution; false before the first.
  @inlinable
  public func isDetermined(_ variable: Variable) -> Bool { determined[Int(variable.index)] }

  /// The component of a variable.
  ///
  /// Variables that share constraints or preferences, directly or not, have the same. Components
  /// are numbered in the order of their first variables.
  ///
  /// - Complexity: Near linear in the whole system.
  public func component(of variable: Variable) -> Int {
    Int(index.componentOfVariable[Int(variable.index)])
  }

  /// How many components the system has.
  ///
  /// - Complexity: Near linear in the whole system.
  public var componentCount: Int { index.count }

  private var index: ComponentIndex {
    ComponentIndex(variableCount: variableCount, constraints: system, preferences: wishes)
  }
}
