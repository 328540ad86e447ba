import BoxWorkloads
import Foundation

/// The figures of one engine on one tree, by phase.
struct Figures {
  var instructions: [String: Double] = [:]
  var microseconds: [String: Double] = [:]
  var checks: [String: String] = [:]
  var measures: Double?
  var bytes: Double?
}

/// All figures, and the comparisons that are made of them.
struct Results {
  static let phases = ["build", "layout", "dirty", "resize", "noop"]
  static let engines = ["quoin", "yoga"]

  struct Subject: Hashable {
    var engine: String
    var workload: BoxWorkload
    var size: Int
  }

  private(set) var figures: [Subject: Figures] = [:]

  /// Takes over what a process found out.
  mutating func add(_ answer: Job.Answer, _ job: Job) {
    let subject = Subject(engine: job.engine, workload: job.workload, size: job.size)
    var figure = figures[subject] ?? Figures()
    if job.isCount {
      for (phase, count) in answer.counts {
        figure.instructions[phase] = count / (answer.amounts[phase] ?? 1)
      }
      figure.measures = answer.amounts["measures"]
    } else {
      figure.bytes = answer.amounts["memory"]
      for phase in Self.phases { figure.microseconds[phase] = answer.amounts[phase] }
    }
    figure.checks.merge(answer.checks) { $1 }
    figures[subject] = figure
  }

  subscript(engine: String, workload: BoxWorkload, size: Int) -> Figures? {
    figures[Subject(engine: engine, workload: workload, size: size)]
  }

  /// How many times fewer instructions Quoin needs than Yoga; of time where only that was measured.
  func ratio(_ workload: BoxWorkload, _ size: Int, _ phase: String) -> (Double, isTime: Bool)? {
    guard let ours = self["quoin", workload, size], let peer = self["yoga", workload, size] else {
      return nil
    }
    if let a = ours.instructions[phase], let b = peer.instructions[phase], a > 0 {
      return (b / a, false)
    }
    if let a = ours.microseconds[phase], let b = peer.microseconds[phase], a > 0 {
      return (b / a, true)
    }
    return nil
  }

  /// The exponent of growth of the instructions of Quoin's layout, from the least size to the largest.
  func exponent(_ workload: BoxWorkload, _ count: (Int) -> Int) -> Double? {
    let sizes = workload.sizes.filter {
      self["quoin", workload, $0]?.instructions["layout"] != nil
    }
    guard let first = sizes.first, let last = sizes.last, first < last,
      let a = self["quoin", workload, first]?.instructions["layout"],
      let b = self["quoin", workload, last]?.instructions["layout"]
    else { return nil }
    return log(b / a) / log(Double(count(last)) / Double(count(first)))
  }

  /// Lines of `engine,workload,n,phase,instructions,cpu_us,check`.
  var csv: String {
    var lines = ["engine,workload,n,phase,instructions,cpu_us,check"]
    for engine in Self.engines {
      for workload in BoxWorkload.allCases {
        for size in workload.sizes {
          guard let figure = self[engine, workload, size] else { continue }
          for phase in Self.phases {
            let count = figure.instructions[phase].map { String(Int($0.rounded())) }
            let time = figure.microseconds[phase].map { String(format: "%.3f", $0) }
            if count == nil, time == nil { continue }
            let check = figure.checks[phase] ?? ""
            lines.append(
              "\(engine),\(workload.rawValue),\(size),\(phase),\(count ?? ""),\(time ?? ""),\(check)"
            )
          }
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
