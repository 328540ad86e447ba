import Foundation
import Workloads

/// Proves that all engines solved the same systems, and solved them.
struct Verification {
  let expected: [String: Expected]

  init(_ options: Options) throws {
    expected = try Expected.read(URL(filePath: "expected.csv"))
    let recording = options.peers.appending(path: "w7.txt")
    for workload in options.workloads {
      for size in workload.sizes where size <= options.largest {
        let name = "\(workload.rawValue) \(size)"
        let system = workload.system(
          size, recording: (try? String(contentsOf: recording, encoding: .utf8)) ?? "")
        if system?.checksum != expected[name]?.checksum {
          throw Failure("\(name) is not the system that it should be")
        }
      }
    }
  }

  /// Sentences about answers that are not what is expected, or differ between engines.
  func findings(_ results: Results, _ options: Options) -> [String] {
    var findings: [String] = []
    for workload in options.workloads {
      for size in workload.sizes {
        let name = "\(workload.rawValue) \(size)"
        guard let expected = expected[name] else { continue }
        for engine in options.engines where engine != Engines.frames {
          let check = results.figure(engine, workload, size, .solve).check
          if !check.isEmpty && !expected.isMet(by: check) {
            findings.append(
              "\(name): \(engine) answers \(check), expected "
                + "\(expected.objective)/\(expected.solution ?? "any")")
          }
        }
        if expected.solution == nil { continue }
        for phase in [Phase.suggest, .add, .remove] {
          findings += disagreement(results, options, workload, size, phase)
        }
      }
    }
    return findings
  }

  /// Where the answer is unique, all engines find it after a change as well.
  private func disagreement(
    _ results: Results, _ options: Options, _ workload: Workload, _ size: Int, _ phase: Phase
  ) -> [String] {
    let ours = results.figure(Engines.quoin, workload, size, phase).check
    if ours.isEmpty { return [] }
    return options.engines.compactMap { engine in
      let theirs = results.figure(engine, workload, size, phase).check
      if theirs.isEmpty || theirs == "-" || theirs == ours { return nil }
      return "\(workload.rawValue) \(size) after \(phase): quoin \(ours), \(engine) \(theirs)"
    }
  }
}
