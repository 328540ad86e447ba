/// The tables of a run.
struct Report {
  let suite: Suite
  let options: Options
  let results: Results

  var text: String {
    let tables = [totals] + suite.changes.map(change) + [memory, goals]
    return tables.filter(\.hasRows).map(\.text).joined(separator: "\n")
  }

  /// How each goal stands, and how many are reached.
  var verdicts: String { goals.text }

  private var systems: [(family: Family, size: Int)] {
    options.families.flatMap { family in family.sizes.map { (family, $0) } }
      .filter { results.has(Subject(engine: suite.subject, family: $0.0, size: $0.1)) }
  }

  private var compared: [String] { [suite.subject] + suite.peers }

  private func name(_ family: Family, _ size: Int) -> String { "\(family.name) \(size)" }

  private var totals: Table {
    var head = ["system"] + compared + ["better peer / \(suite.subject)"]
    head += suite.engines.map { "\($0) µs" }
    if let baseline = suite.baseline { head.append("\(suite.subject) / \(baseline)") }
    var table = Table(heading(suite.total), head)
    for (family, size) in systems {
      var row = row(family, size, suite.total, suite.engines)
      if let baseline = suite.baseline {
        let least = results.figure(baseline, family, size, suite.total).time
        let ours = results.figure(suite.subject, family, size, suite.total).time
        row.append(Numbers.times(least.flatMap { least in ours.map { $0 / least } }))
      }
      table.add(row)
    }
    return table
  }

  private func change(_ phase: Phase) -> Table {
    let head = ["system"] + compared + ["better peer / \(suite.subject)"]
    var table = Table(heading(phase), head + compared.map { "\($0) µs" })
    for (family, size) in systems { table.add(row(family, size, phase, compared)) }
    return table
  }

  private func heading(_ phase: Phase) -> String {
    phase.title + ": instructions, and processor time in µs"
  }

  private func row(_ family: Family, _ size: Int, _ phase: Phase, _ timed: [String]) -> [String] {
    let ratio = results.ratio(suite, family, size, phase)?.text ?? "–"
    return [name(family, size)]
      + compared.map { Numbers.short(results.figure($0, family, size, phase).instructions) }
      + [ratio] + timed.map { Numbers.short(results.figure($0, family, size, phase).time) }
  }

  private var memory: Table {
    var table = Table("Peak memory of the whole, KB a \(suite.unit)", ["system"] + compared)
    for (family, size) in systems where family.viewCount(size) >= 300 {
      let views = Double(family.viewCount(size))
      let amounts = compared.map { engine in
        let subject = Subject(engine: engine, family: family, size: size)
        return results.memory[subject].map { Numbers.digits($0 / views / 1024) } ?? "–"
      }
      table.add([name(family, size)] + amounts)
    }
    return table
  }

  private var goals: Table {
    let verdicts = suite.goals.filter { options.families.contains($0.family) }
      .map { $0.judge(results, suite) }
    let reached = verdicts.count { $0.isReached == true }
    var table = Table(
      "What is to be shown: \(reached) of \(verdicts.count) reached; ratios are of instructions to "
        + "the better peer, unless said", ["measure", "goal", "now", "reached"])
    for verdict in verdicts { table.add(verdict.cells) }
    return table
  }
}
