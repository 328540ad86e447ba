/// Finds the word that somebody may have meant.
package enum Suggestion {
  /// The known word that is nearest to one that is not known, or `nil` where none is near.
  ///
  /// - Complexity: O(words × letters²).
  package static func nearest(to word: String, among known: some Sequence<String>) -> String? {
    near(to: word, among: known).first
  }

  /// The known words that are near to one that is not known, the nearest first: at most a third of its
  /// letters are wrong, missing, too many, or change places with the next.
  ///
  /// - Complexity: O(words × letters²).
  package static func near(to word: String, among known: some Sequence<String>) -> [String] {
    let letters = Array(word.utf8)
    guard (1...64).contains(letters.count) else { return [] }
    var found: [(distance: Int, word: String)] = []
    for candidate in known {
      let distance = distance(letters, Array(candidate.utf8))
      if distance > 0, distance <= max(1, letters.count / 3) { found.append((distance, candidate)) }
    }
    return found.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.map(\.word)
  }

  /// `; did you mean 'width'?`, or nothing.
  package static func words(for word: String, among known: some Sequence<String>) -> String {
    nearest(to: word, among: known).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// The optimal string alignment distance (Damerau 1964, restricted): as Levenshtein's, with a
  /// change of places as one step.
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    if (a.count - b.count).magnitude > a.count / 3 + 1 { return .max }
    var older: [Int] = []
    var previous = Array(0...b.count)
    for row in 0..<a.count {
      var current = [row + 1]
      for column in 0..<b.count {
        var cost = min(
          previous[column] + (a[row] == b[column] ? 0 : 1), previous[column + 1] + 1,
          current[column] + 1)
        if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
          cost = min(cost, older[column - 1] + 1)
        }
        current.append(cost)
      }
      (older, previous) = (previous, current)
    }
    return previous[b.count]
  }
}
