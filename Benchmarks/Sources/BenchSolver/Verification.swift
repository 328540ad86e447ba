import BenchReport
import Foundation
import Workloads

/// Proves that all engines solved the same systems, and solved them.
struct Verification {
  private let suite: Suite
  private let expected: [String: Expected]

  init(_ suite: Suite, _ benchmark: Benchmark) throws {
    self.suite = suite
    expected = try Expected.read(URL(filePath: "expected.csv"))
    let recording = benchmark.peers.appending(path: "w7.txt")
    for (family, size) in benchmark.systems {
      let name = "\(family.name) \(size)"
      let system = Workload(rawValue: family.name)?.system(
        size, recording: (try? String(contentsOf: recording, encoding: .utf8)) ?? "")
      if system?.checksum != expected[name]?.checksum {
        throw Failure("\(name) is not the system that it should be")
      }
    }
  }

  /// Sentences about answers that are not what is expected, or differ between engines.
  func findings(_ results: Results) -> [String] {
    var findings: [String] = []
    for family in suite.families {
      for size in family.sizes {
        let name = "\(family.name) \(size)"
        guard let expected = expected[name] else { continue }
        for engine in [suite.subject] + suite.peers {
          let check = results.figure(engine, family, size, suite.parts[1]).check
          if !check.isEmpty && !expected.isMet(by: check) {
            findings.append(
              "\(name): \(engine) answers \(check), expected "
                + "\(expected.objective)/\(expected.solution ?? "any")")
          }
        }
        if expected.solution == nil { continue }
        for phase in suite.changes { findings += disagreement(results, family, size, phase) }
      }
    }
    return findings
  }

  /// Where the answer is unique, all engines find it after a change as well.
  private func disagreement(
    _ results: Results, _ family: Family, _ size: Int, _ phase: Phase
  ) -> [String] {
    let ours = results.figure(suite.subject, family, size, phase).check
    if ours.isEmpty { return [] }
    return suite.peers.compactMap { engine in
      let theirs = results.figure(engine, family, size, phase).check
      if theirs.isEmpty || theirs == ours { return nil }
      return "\(family.name) \(size) after \(phase.name): quoin \(ours), \(engine) \(theirs)"
    }
  }
}
