import CBench
import Quoin

/// Measures what it costs to say constraints: each phase prints `name,count,nanoseconds a piece`,
/// or under callgrind writes its instructions to a file of its own.
///
///     measure-languages
///     valgrind --tool=callgrind --collect-atstart=yes --instr-atstart=no measure-languages
@main enum Command {
  static let rows = 1_000

  static func main() throws {
    measure("nodes", rows) { _ in _ = Work.makeNodes(rows) }
    measure("trees", 10_000) { _ in Work.makeTree(10_000) }
    var sum = 0.0
    measure("operators alone", rows - 1) { sum += Work.operatorsAlone($0) }
    measure("two anchors", 4 * (rows - 1)) { Work.twoAnchors($0) }
    measure("two anchors by chains", 4 * (rows - 1)) { Work.twoAnchorChains($0) }
    measure("operators", 4 * rows) { Work.operators($0) }
    measure("chains", 4 * rows) { Work.chains($0) }
    var solved = 0.0
    try measure("solver", 4 * rows) { _ in solved = try Work.solver(rows) }
    // 8 + 52 · row, added up.
    let expected = 8.0 * Double(rows) + 52 * Double(rows * (rows - 1) / 2)
    if solved != expected { bench_fail("the solver says \(solved), and not \(expected)") }
    try check()
    if sum.isNaN { bench_fail("not a number") }
  }

  /// The fewest nanoseconds of several runs, or one run that callgrind counts.
  private static func measure(
    _ name: String, _ count: Int, _ body: ([Node]) throws -> Void
  ) rethrows {
    if bench_is_counting() != 0 {
      let nodes = Work.makeNodes(rows)
      bench_count_start()
      try withExtendedLifetime(nodes) {
        try body(nodes)
        bench_count_stop(name)
      }
      return
    }
    var best = Int64.max
    for _ in 0..<20 {
      let nodes = Work.makeNodes(rows)
      let start = bench_cpu_time()
      try withExtendedLifetime(nodes) {
        try body(nodes)
        best = min(best, bench_cpu_time() - start)
      }
    }
    print("\(name),\(count),\(Double(best) / Double(count))")
  }

  /// Both languages must come to the frames that the solver found.
  private static func check() throws {
    for describe in [Work.operators, Work.chains] {
      let rows = Work.makeNodes(rows)
      let page = RelativeContainer { rows }
      describe(rows)
      let arrangement = Scene(page).layout(in: Size(320, 100_000))
      guard let last = rows.last, let frame = arrangement[last]?.frame else {
        bench_fail("the last row has no frame")
      }
      if frame != Rect(16, 8 + 52 * Double(rows.count - 1), 288, 44) {
        bench_fail("the last row is at \(frame)")
      }
    }
  }
}
