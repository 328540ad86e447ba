import BenchReport
import Workloads

extension Phase {
  static let total = Phase("total", "build + solve + read")
  static let suggest = Phase("suggest", "one suggested width + read")
  static let add = Phase("add", "one constraint added + read")
  static let remove = Phase("remove", "it is removed again + read")
}

extension Workload {
  /// The workload as the report knows it.
  var family: Family {
    var family = Family(rawValue, title, sizes: sizes, views: sizes.map(viewCount))
    if self == .article || self == .feasible { family.weight = 30 }
    return family
  }
}

extension Suite {
  /// The constraint solver beside kiwi and cassowary-rs, and beside storing frames.
  static var solver: Suite {
    var suite = Suite(
      name: "solver", program: "measure-solver", peers: ["kiwi", "cassowary"], baseline: "frames",
      families: Workload.allCases.map(\.family), total: .total,
      parts: [Phase("build", "build"), Phase("solve", "solve + read")],
      changes: [.suggest, .add, .remove])
    suite.caps = { engine, family, _ in
      Workload(rawValue: family.name).map { solverCaps(engine, $0) } ?? Caps()
    }
    suite.goals = Goal.solver
    return suite
  }

  /// Up to which sizes a peer is measured.
  ///
  /// Callgrind runs 25 to 50 times slower than the processor. What needs more than some ten seconds
  /// by itself is only timed, and what needs minutes is left out.
  private static func solverCaps(_ engine: String, _ workload: Workload) -> Caps {
    switch (engine, workload) {
    case ("kiwi", .article), ("kiwi", .feasible): Caps(counted: 300, edited: 1000)
    case ("kiwi", .chain): Caps(counted: 100, edited: 300, timed: 300)
    case ("kiwi", .nested): Caps(counted: 1000, edited: 1000, timed: 1000)
    case ("kiwi", .dependent): Caps(counted: 1000, edited: 3000, timed: 3000)
    case ("kiwi", .form): Caps(counted: 50, edited: 100, timed: 100)
    case ("cassowary", .chain): Caps(counted: 300, edited: 300, timed: 300)
    case ("cassowary", .nested): Caps(counted: 1000, edited: 1000, timed: 1000)
    case ("cassowary", .dependent): Caps(counted: 1000, edited: 1000, timed: 3000)
    case ("cassowary", .form): Caps(counted: 100, edited: 100, timed: 200)
    default: Caps()
    }
  }
}
