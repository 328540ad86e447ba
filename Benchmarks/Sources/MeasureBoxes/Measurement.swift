import BoxWorkloads
import CBench
import CBoxBench

/// Measures one engine on one tree, and prints lines of `phase amount check`.
struct Measurement<E: Engine> {
  let workload: BoxWorkload
  let input: BoxBenchInput
  var engine: E
  /// For how long a phase is repeated.
  let nanoseconds: Int64
  /// How many changes are counted or timed together.
  let changes: Int

  /// Counts instructions: callgrind writes a file for each phase, the amount printed says by how many
  /// the count is to be divided.
  mutating func count() {
    bench_count_start()
    engine.build()
    bench_count_stop("build")
    let measured = engine.measureCount
    bench_count_start()
    engine.layout()
    bench_count_stop("layout")
    report("build", 1, "-")
    report("layout", 1, layoutHash(engine.frames()))
    report("measures", Double(engine.measureCount - measured), "-")
    bench_count_start()
    engine.layout()
    bench_count_stop("noop")
    report("noop", 1, layoutHash(engine.frames()))
    // Both contents of each leaf have been laid out before; the first two changes are not counted.
    change(0)
    change(1)
    bench_count_start()
    for step in 2..<changes + 2 { change(step) }
    bench_count_stop("dirty")
    report("dirty", Double(changes), layoutHash(engine.frames()))
    if workload.isResized {
      engine.resize(414)
      bench_count_start()
      engine.resize(375)
      bench_count_stop("resize")
      report("resize", 1, layoutHash(engine.frames()))
    }
  }

  /// Measures processor time in microseconds: the median of the repetitions that fit the budget.
  mutating func time() {
    var build: [Int64] = []
    var layout: [Int64] = []
    var check = ""
    let end = bench_cpu_time() + nanoseconds * 2
    bench_keep_memory()
    let memory = bench_memory_start()
    var peak: Int64 = 0
    repeat {
      build.append(span { $0.build() })
      layout.append(span { $0.layout() })
      if build.count == 1 {
        peak = bench_memory_peak()
        check = layoutHash(engine.frames())
      }
      guard bench_cpu_time() < end else { break }
      engine.free()
    } while true
    report("build", build, "-")
    report("layout", layout, check)
    report("memory", Double(peak - memory), "-")
    report("noop", repeated { $0.layout() }, check)
    var step = 0
    report("dirty", repeatedly { $0.change(&step) }, "-")
    if workload.isResized {
      var isNarrow = false
      report(
        "resize",
        repeated {
          $0.resize(isNarrow ? 375 : 414)
          isNarrow.toggle()
        }, "-")
    }
  }

  private mutating func change(_ step: Int) {
    engine.dirty(input.leaf(step), isSecond: step % 2 == 1)
  }

  private mutating func change(_ step: inout Int) {
    change(step)
    step += 1
  }

  private mutating func repeated(_ body: (inout E) -> Void) -> [Int64] {
    repeatedly { body(&$0.engine) }
  }

  private mutating func repeatedly(_ body: (inout Measurement) -> Void) -> [Int64] {
    var spans: [Int64] = []
    let end = bench_cpu_time() + nanoseconds
    repeat {
      let start = bench_cpu_time()
      body(&self)
      spans.append(bench_cpu_time() - start)
    } while bench_cpu_time() < end
    return spans
  }

  private mutating func span(_ body: (inout E) -> Void) -> Int64 {
    let start = bench_cpu_time()
    body(&engine)
    return bench_cpu_time() - start
  }

  private func report(_ phase: String, _ spans: [Int64], _ check: String) {
    // The clock itself takes some time.
    var clock = Int64.max
    for _ in 0..<100 {
      let start = bench_cpu_time()
      clock = min(clock, bench_cpu_time() - start)
    }
    let median = spans.sorted()[spans.count / 2]
    report(phase, Double(max(0, median - clock)) / 1000, check)
  }

  private func report(_ phase: String, _ amount: Double, _ check: String) {
    print(phase, amount, check)
  }
}
