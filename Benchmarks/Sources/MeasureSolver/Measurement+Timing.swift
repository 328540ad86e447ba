import CBench
import Workloads

extension Measurement {
  /// Measures processor time in microseconds, and memory in bytes.
  ///
  /// The time is the median of as many repetitions as fit the budget; the memory is the peak of the
  /// first of them, beyond what the process had before.
  func time() {
    var build: [Int64] = []
    var solve: [Int64] = []
    var total: [Int64] = []
    var engine = make(system)
    let clock = Self.clockCost()
    bench_keep_memory()
    let memory = bench_memory_start()
    var spent: Int64 = 0
    while true {
      let start = bench_cpu_time()
      engine.build()
      let middle = bench_cpu_time()
      engine.solve()
      let end = bench_cpu_time()
      build.append(middle - start - clock)
      solve.append(end - middle - clock)
      total.append(end - start - 2 * clock)
      spent += end - start
      if total.count == 1 { report("memory", Double(bench_memory_peak() - memory), check(engine)) }
      if spent >= budget || total.count == 1000 { break }
      engine.destroy()
      engine = make(system)
    }
    let solved = check(engine)
    report("build", Self.median(build), solved)
    report("solve", Self.median(solve), solved)
    report("total", Self.median(total), solved)
    timeSuggestions(&engine, clock)
    if engine.takesProbe { timeProbe(&engine, clock) }
  }

  /// The figure is for one suggestion.
  private func timeSuggestions(_ engine: inout E, _ clock: Int64) {
    let widths = system.widths.prefix(suggestions)
    if widths.isEmpty { return }
    var times: [Int64] = []
    var spent: Int64 = 0
    while spent < budget && times.count < 1000 {
      let start = bench_cpu_time()
      for width in widths { engine.suggest(width) }
      let time = bench_cpu_time() - start - clock
      times.append(time)
      spent += time
    }
    report("suggest", Self.median(times) / Double(widths.count), check(engine))
  }

  private func timeProbe(_ engine: inout E, _ clock: Int64) {
    var adding: [Int64] = []
    var removing: [Int64] = []
    var spent: Int64 = 0
    var added = ""
    while spent < budget && adding.count < 1000 {
      let start = bench_cpu_time()
      engine.add()
      let middle = bench_cpu_time()
      if adding.isEmpty { added = check(engine) }
      let again = bench_cpu_time()
      engine.remove()
      let end = bench_cpu_time()
      adding.append(middle - start - clock)
      removing.append(end - again - clock)
      spent += end - start
    }
    report("add", Self.median(adding), added)
    report("remove", Self.median(removing), check(engine))
  }

  /// What reading the clock costs by itself.
  private static func clockCost() -> Int64 {
    var least = Int64.max
    for _ in 0..<1000 {
      let start = bench_cpu_time()
      least = min(least, bench_cpu_time() - start)
    }
    return least
  }

  /// The median in microseconds.
  private static func median(_ nanoseconds: [Int64]) -> Double {
    Double(nanoseconds.sorted()[nanoseconds.count / 2]) / 1000
  }
}
