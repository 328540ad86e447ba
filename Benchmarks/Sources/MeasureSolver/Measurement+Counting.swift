import CBench
import Workloads

extension Measurement {
  /// Counts instructions.
  ///
  /// Callgrind writes a file for each phase; the amount printed says by how many the count is to be
  /// divided.
  func count() {
    var engine = make(system)
    if countsSolving {
      count("build") { engine.build() }
      count("solve") { engine.solve() }
      report("build", 1, check(engine))
      report("solve", 1, check(engine))
    } else {
      engine.build()
      engine.solve()
    }
    let widths = system.widths.prefix(suggestions)
    count("suggest") { for width in widths { engine.suggest(width) } }
    report("suggest", Double(widths.count), check(engine))
    if !engine.takesProbe { return }
    var added = ""
    for _ in 0..<probes {
      count("add") { engine.add() }
      added = check(engine)
      count("remove") { engine.remove() }
    }
    report("add", Double(probes), added)
    report("remove", Double(probes), check(engine))
  }

  private func count(_ phase: String, _ body: () -> Void) {
    bench_count_start()
    body()
    bench_count_stop(phase)
  }
}
