import Foundation

/// The figures as files of comma-separated values.
struct CSV {
  let suite: Suite
  let options: Options
  let results: Results

  /// Lines of `engine,workload,n,phase,instructions,cpu_us,check`.
  var figures: String {
    var lines = ["engine,workload,n,phase,instructions,cpu_us,check"]
    for subject in subjects {
      for phase in suite.phases {
        let figure = results[subject, phase]
        if figure.instructions == nil && figure.time == nil { continue }
        let instructions = figure.instructions.map { String(Int($0.rounded())) } ?? ""
        let time = figure.time.map { String(format: "%.3f", $0) } ?? ""
        lines.append("\(name(subject)),\(phase.name),\(instructions),\(time),\(figure.check)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Lines of `engine,workload,n,views,peak_bytes,bytes_per_view`.
  var memory: String {
    var lines = ["engine,workload,n,views,peak_bytes,bytes_per_view"]
    for subject in subjects {
      guard let bytes = results.memory[subject] else { continue }
      let views = subject.family.viewCount(subject.size)
      lines.append("\(name(subject)),\(views),\(Int(bytes)),\(Int(bytes) / views)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var subjects: [Subject] {
    options.engines.flatMap { engine in
      options.families.flatMap { family in
        family.sizes.map { Subject(engine: engine, family: family, size: $0) }
      }
    }
    .filter(results.has)
  }

  private func name(_ subject: Subject) -> String {
    "\(subject.engine),\(subject.family.name),\(subject.size)"
  }
}
