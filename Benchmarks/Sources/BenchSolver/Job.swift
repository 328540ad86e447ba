import Foundation
import Workloads

/// A process that measures one engine on one system.
struct Job: Sendable {
  enum Measure: String {
    case time
    case count
    /// Counts suggesting, adding and removing only.
    case countEdits
  }

  var measure: Measure
  var subject: Subject

  /// Roughly how long it takes, to begin with what takes longest.
  var cost: Double {
    let growth = subject.engine == Engines.quoin || subject.engine == Engines.frames ? 1.0 : 2.5
    let share = measure == .count ? 1 : 0.2
    let count = Double(subject.workload.viewCount(subject.size))
    return share * pow(count, growth)
  }

  var title: String {
    let what = measure == .time ? "time" : "count"
    return "\(what) \(subject.engine) \(subject.workload.rawValue) \(subject.size)"
  }

  /// What to run, and where callgrind puts its files.
  func command(_ options: Options, scratch: URL) -> [String] {
    let program = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    let measuring = [
      program.appending(path: "measure-solver").path, measure == .time ? "time" : "count",
      subject.engine, subject.workload.rawValue, String(subject.size), options.peers.path,
    ]
    if measure == .time { return measuring + ["milliseconds=40"] }
    let callgrind = [
      "valgrind", "-q", "--tool=callgrind", "--instr-atstart=no",
      "--callgrind-out-file=\(scratch.path)/counts",
    ]
    return callgrind + measuring + ["solving=\(measure == .count ? 1 : 0)"]
  }
}
