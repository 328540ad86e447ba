import CBench
import QuoinSolver
import Workloads

/// The solver of this package.
struct QuoinEngine: Engine {
  private let system: System
  private let strengths: [Strength]
  /// Room for the rows, and for a few that come later.
  private let capacity: (rows: Int, terms: Int)
  private var solver = Solver()
  private var width = ConstraintID(index: 0)
  private var probe = ConstraintID(index: 0)
  private let read: UnsafeMutablePointer<Double>

  init(_ system: System) {
    self.system = system
    strengths = system.rows.map { Strength(weight: $0.strength) }
    capacity = (
      system.rows.count + 16, system.rows.reduce(64) { $0 + Int($1.term_count) }
    )
    read = .allocate(capacity: system.variableCount)
  }

  var takesProbe: Bool { true }

  var values: UnsafePointer<Double> { UnsafePointer(read) }

  mutating func build() {
    solver.makeVariables(system.variableCount)
    solver.reserveCapacity(constraints: capacity.rows, terms: capacity.terms)
    let edits = system.pointer.pointee.edits
    width = solver.add(edits.0)
    solver.add(edits.1)
    for (index, row) in system.rows.enumerated() { solver.add(row, strengths[index]) }
  }

  mutating func solve() {
    do {
      try solver.solve()
    } catch {
      bench_fail("quoin: the system has no solution: \(error)")
    }
    for index in 0..<system.variableCount {
      read[index] = solver.value(of: Variable(index: Int32(truncatingIfNeeded: index)))
    }
  }

  mutating func suggest(_ width: Double) {
    solver.setConstant(width, of: self.width)
    solve()
  }

  mutating func add() {
    let row = system.pointer.pointee.probe
    probe = solver.add(row, Strength(weight: row.strength))
    solve()
  }

  mutating func remove() {
    solver.remove(probe)
    solve()
  }

  mutating func destroy() {
    solver = Solver()
    read.deallocate()
  }
}

extension Solver {
  /// Adds the wish that a variable has its first value; suggesting another is changing that.
  @discardableResult
  fileprivate mutating func add(_ edit: BenchEdit) -> ConstraintID {
    add(
      Term(Variable(index: edit.variable)), .equal, edit.start,
      strength: Strength(weight: edit.strength))
  }

  /// Adds a row in the way that suits the number of its terms.
  @discardableResult
  fileprivate mutating func add(_ row: BenchRow, _ strength: Strength) -> ConstraintID {
    let relation: RelationalOperator =
      row.relation == 0 ? .equal : row.relation < 0 ? .lessThanOrEqual : .greaterThanOrEqual
    func term(_ index: Int) -> Term {
      Term(Variable(index: row.terms[index].variable), row.terms[index].coefficient)
    }
    switch row.term_count {
    case 1:
      return add(term(0), relation, -row.constant, strength: strength)
    case 2:
      return add(term(0), term(1), relation, -row.constant, strength: strength)
    case 3:
      return add(term(0), term(1), term(2), relation, -row.constant, strength: strength)
    case 4:
      return add(term(0), term(1), term(2), term(3), relation, -row.constant, strength: strength)
    default:
      let terms = (0..<Int(row.term_count)).map(term)
      return add(LinearExpression(terms, row.constant), relation, strength: strength)
    }
  }
}

extension Strength {
  /// The strict level that stands for a weight of kiwi; the order is the same.
  init(weight: Double) {
    switch weight {
    case BENCH_REQUIRED: self = .required
    case 1e7: self = Strength(999)
    case 1e6: self = Strength(750)
    case 5e5: self = Strength(749)
    case 1e5: self = Strength(600)
    case 1250: self = Strength(501)
    case 1e3: self = Strength(500)
    case 10: self = Strength(300)
    case 1.5: self = Strength(252)
    case 1.25: self = Strength(251)
    case 1: self = Strength(250)
    default: bench_fail("no level for the weight \(weight)")
    }
  }
}
