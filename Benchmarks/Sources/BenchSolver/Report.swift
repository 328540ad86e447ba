import Workloads

/// The tables of a run.
struct Report {
  let results: Results
  let options: Options

  var text: String {
    let tables = [totals, phase(.suggest), phase(.add), phase(.remove), memory, goals]
    return tables.filter(\.hasRows).map(\.text).joined(separator: "\n")
  }

  private var systems: [(workload: Workload, size: Int)] {
    options.workloads.flatMap { workload in workload.sizes.map { (workload, $0) } }
      .filter { results.has(Subject(engine: Engines.quoin, workload: $0.0, size: $0.1)) }
  }

  private var totals: Table {
    var table = Table(
      "Build + solve + read: instructions, and processor time in µs", "system", "quoin", "kiwi",
      "cassowary", "better peer / quoin", "quoin µs", "kiwi µs", "cassowary µs", "frames µs",
      "quoin / frames")
    for (workload, size) in systems {
      let figures = Engines.all.map { results.figure($0, workload, size, .total) }
      let frames = figures[3].time.flatMap { frames in figures[0].time.map { $0 / frames } }
      table.add(
        ["\(workload.rawValue) \(size)"]
          + figures.prefix(3).map { Numbers.short($0.instructions) }
          + [results.ratio(workload, size, .total)?.text ?? "–"]
          + figures.map { Numbers.short($0.time) } + [Numbers.times(frames)])
    }
    return table
  }

  private func phase(_ phase: Phase) -> Table {
    let titles: [Phase: String] = [
      .suggest: "One suggested width + read", .add: "One constraint added + read",
      .remove: "It is removed again + read",
    ]
    var table = Table(
      (titles[phase] ?? phase.rawValue) + ": instructions, and processor time in µs", "system",
      "quoin", "kiwi", "cassowary", "better peer / quoin", "quoin µs", "kiwi µs", "cassowary µs")
    for (workload, size) in systems {
      let figures = Engines.all.prefix(3).map { results.figure($0, workload, size, phase) }
      table.add(
        ["\(workload.rawValue) \(size)"] + figures.map { Numbers.short($0.instructions) }
          + [results.ratio(workload, size, phase)?.text ?? "–"]
          + figures.map { Numbers.short($0.time) })
    }
    return table
  }

  private var memory: Table {
    var table = Table(
      "Peak memory of building and solving, KB a view", "system", "quoin", "kiwi", "cassowary")
    for (workload, size) in systems where workload.viewCount(size) >= 300 {
      let views = Double(workload.viewCount(size))
      table.add(
        ["\(workload.rawValue) \(size)"]
          + Engines.all.prefix(3).map { engine in
            let subject = Subject(engine: engine, workload: workload, size: size)
            return results.memory[subject].map { Numbers.digits($0 / views / 1024) } ?? "–"
          })
    }
    return table
  }

  private var goals: Table {
    var table = Table(
      "What is to be shown; ratios are of instructions to the better peer, unless said",
      "measure", "goal", "now", "reached")
    for goal in Goal.all where options.workloads.contains(goal.workload) {
      table.add(goal.judge(results).cells)
    }
    return table
  }
}
