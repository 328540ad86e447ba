import Workloads

/// One engine on one system.
struct Subject: Hashable, Sendable {
  var engine: String
  var workload: Workload
  var size: Int
}

/// What is measured of it.
enum Phase: String, CaseIterable {
  case build
  case solve
  case total
  case suggest
  case add
  case remove
}

/// A figure, as far as it was measured.
struct Figure {
  var instructions: Double?
  /// Processor time in microseconds, one for each round.
  var times: [Double] = []
  var check = ""

  /// The median of the rounds.
  var time: Double? { times.isEmpty ? nil : times.sorted()[times.count / 2] }
}

/// All figures of a run.
struct Results {
  private var figures: [Subject: [Phase: Figure]] = [:]
  /// Peak memory of building and solving in bytes.
  var memory: [Subject: Double] = [:]
  /// What went wrong.
  var failures: [String] = []

  subscript(subject: Subject, phase: Phase) -> Figure {
    get { figures[subject]?[phase] ?? Figure() }
    set { figures[subject, default: [:]][phase] = newValue }
  }

  func figure(_ engine: String, _ workload: Workload, _ size: Int, _ phase: Phase) -> Figure {
    self[Subject(engine: engine, workload: workload, size: size), phase]
  }

  /// Whether anything was measured.
  func has(_ subject: Subject) -> Bool { figures[subject] != nil }
}
