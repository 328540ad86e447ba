import Foundation
import Workloads

/// What is known of a system: its checksum and its answer.
struct Expected {
  var checksum: String
  var objective: Double
  /// Null where several answers are as good.
  var solution: String?

  /// Reads a file of `workload,n,variables,constraints,checksum,objective,solution`.
  static func read(_ file: URL) throws -> [String: Expected] {
    var expected: [String: Expected] = [:]
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst() {
      let words = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      guard words.count == 7, let objective = Double(words[5]) else { continue }
      expected["\(words[0]) \(words[1])"] = Expected(
        checksum: words[4], objective: objective, solution: words[6].isEmpty ? nil : words[6])
    }
    return expected
  }

  /// Whether `objective/hash` is the right answer.
  func isMet(by check: String) -> Bool {
    let parts = check.split(separator: "/").map(String.init)
    guard parts.count == 2, let number = Double(parts[0]) else { return false }
    if (number - objective).magnitude > 1e-5 * max(1, objective) { return false }
    return solution == nil || solution == parts[1]
  }
}
