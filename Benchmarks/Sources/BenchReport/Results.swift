/// One engine on one system.
public struct Subject: Hashable, Sendable {
  var engine: String
  var family: Family
  var size: Int
}

/// A figure, as far as it was measured.
public struct Figure: Sendable {
  /// How many instructions it takes.
  public var instructions: Double?
  /// Processor time in microseconds, one for each round.
  var times: [Double] = []
  /// What proves the answer.
  public var check = ""

  /// The median of the rounds in microseconds.
  public var time: Double? { times.isEmpty ? nil : times.sorted()[times.count / 2] }
}

/// All figures of a run.
public struct Results: Sendable {
  private var figures: [Subject: [String: Figure]] = [:]
  /// Peak memory of the whole in bytes.
  var memory: [Subject: Double] = [:]
  /// What measuring programs counted by themselves.
  var counters: [Subject: [String: Double]] = [:]
  /// What went wrong.
  var failures: [String] = []

  subscript(subject: Subject, phase: Phase) -> Figure {
    get { figures[subject]?[phase.name] ?? Figure() }
    set { figures[subject, default: [:]][phase.name] = newValue }
  }

  /// What was measured of a phase.
  public func figure(_ engine: String, _ family: Family, _ size: Int, _ phase: Phase) -> Figure {
    self[Subject(engine: engine, family: family, size: size), phase]
  }

  /// Whether anything was measured.
  func has(_ subject: Subject) -> Bool { figures[subject] != nil }
}
