import Foundation

extension CSV {
  /// Reads what an earlier run wrote, but for the subjects that are to be measured anew.
  static func read(
    _ folder: URL, _ suite: Suite, into results: inout Results,
    without isNew: (Subject) -> Bool
  ) {
    for words in lines(folder.appending(path: "\(suite.name).csv"), columns: 7) {
      guard let subject = subject(words, suite), !isNew(subject),
        let phase = suite.phases.first(where: { $0.name == words[3] })
      else { continue }
      results[subject, phase] = Figure(
        instructions: Double(words[4]), times: Double(words[5]).map { [$0] } ?? [],
        check: words[6])
    }
    for words in lines(folder.appending(path: "\(suite.name)-memory.csv"), columns: 6) {
      guard let subject = subject(words, suite), !isNew(subject) else { continue }
      results.memory[subject] = Double(words[4])
    }
  }

  private static func lines(_ file: URL, columns: Int) -> [[String]] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").dropFirst()
      .map { $0.split(separator: ",", omittingEmptySubsequences: false).map(String.init) }
      .filter { $0.count == columns }
  }

  private static func subject(_ words: [String], _ suite: Suite) -> Subject? {
    guard let family = suite.families.first(where: { $0.name == words[1] }),
      let size = Int(words[2])
    else { return nil }
    return Subject(engine: words[0], family: family, size: size)
  }
}
