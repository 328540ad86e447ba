import Foundation
import Workloads

/// The figures as files of comma-separated values.
enum CSV {
  /// Lines of `engine,workload,n,phase,instructions,cpu_us,check`.
  static func solver(_ results: Results, _ options: Options) -> String {
    var lines = ["engine,workload,n,phase,instructions,cpu_us,check"]
    for subject in subjects(results, options) {
      for phase in Phase.allCases {
        let figure = results[subject, phase]
        if figure.instructions == nil && figure.time == nil { continue }
        let instructions = figure.instructions.map { String(Int($0.rounded())) } ?? ""
        let time = figure.time.map { String(format: "%.3f", $0) } ?? ""
        lines.append("\(name(subject)),\(phase),\(instructions),\(time),\(figure.check)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Lines of `engine,workload,n,views,peak_bytes,bytes_per_view`.
  static func memory(_ results: Results, _ options: Options) -> String {
    var lines = ["engine,workload,n,views,peak_bytes,bytes_per_view"]
    for subject in subjects(results, options) {
      guard let bytes = results.memory[subject] else { continue }
      let views = subject.workload.viewCount(subject.size)
      lines.append("\(name(subject)),\(views),\(Int(bytes)),\(Int(bytes) / views)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func subjects(_ results: Results, _ options: Options) -> [Subject] {
    options.engines.flatMap { engine in
      options.workloads.flatMap { workload in
        workload.sizes.map { Subject(engine: engine, workload: workload, size: $0) }
      }
    }
    .filter(results.has)
  }

  private static func name(_ subject: Subject) -> String {
    "\(subject.engine),\(subject.workload.rawValue),\(subject.size)"
  }
}
