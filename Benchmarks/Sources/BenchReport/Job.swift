import Foundation

/// A process that measures one engine on one system.
struct Job: Sendable {
  enum Measure: String {
    case time
    case count
    /// Counts only what comes after the first answer.
    case countEdits
  }

  var measure: Measure
  var subject: Subject
  /// Roughly how long it takes, to begin with what takes longest.
  var cost = 0.0

  var title: String {
    let what = measure == .time ? "time" : "count"
    return "\(what) \(subject.engine) \(subject.family.name) \(subject.size)"
  }

  /// The measuring program, which lies beside this one.
  static func program(of suite: Suite) -> URL {
    URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: suite.program)
  }

  /// What to run, and where callgrind puts its files.
  func command(_ suite: Suite, _ options: Options, scratch: URL) -> [String] {
    let program =
      measure == .time ? Self.program(of: suite) : scratch.appending(path: suite.program)
    let measuring = [
      program.path, measure == .time ? "time" : "count", subject.engine,
      subject.family.name, String(subject.size), options.peers.path,
    ]
    if measure == .time { return measuring + ["milliseconds=40"] }
    let callgrind = [
      "valgrind", "-q", "--tool=callgrind", "--instr-atstart=no",
      "--callgrind-out-file=\(scratch.path)/counts",
    ]
    return callgrind + measuring + ["solving=\(measure == .count ? 1 : 0)"]
  }
}
