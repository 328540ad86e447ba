/// A vocabulary of known words, prepared for finding words similar to a misspelled one.
///
/// A list that is used often is prepared once: most of its words are rejected by their length and
/// by their letters, and only the rest is compared letter by letter.
package struct Vocabulary: Sendable {
  private struct Entry: Sendable {
    let word: String
    let letters: [UInt8]
    let set: UInt64
  }

  private let entries: [Entry]

  /// - Complexity: O(n) in the letters of all words.
  package init(_ words: some Sequence<String>) {
    entries = words.map { word in
      let letters = Array(word.utf8)
      return Entry(word: word, letters: letters, set: Vocabulary.set(of: letters))
    }
  }

  /// Returns the known words that are similar to an unknown one, the nearest first.
  ///
  /// At most a third of the letters may be wrong, missing, superfluous, or transposed.
  ///
  /// - Complexity: O(words), and O(letters²) for each that has about the same letters.
  package func near(to word: String) -> [String] {
    let letters = Array(word.utf8)
    guard (1...64).contains(letters.count) else { return [] }
    let limit = max(1, letters.count / 3)
    let set = Vocabulary.set(of: letters)
    var alignment = Alignment(limit: limit)
    var found: [(distance: Int, word: String)] = []
    for entry in entries
    where (letters.count - entry.letters.count).magnitude <= limit
      && (set & ~entry.set).nonzeroBitCount <= limit
      && (entry.set & ~set).nonzeroBitCount <= limit
    {
      let distance = alignment.distance(letters, entry.letters)
      if distance > 0, distance <= limit { found.append((distance, entry.word)) }
    }
    return found.sorted { ($0.distance, $0.word) < ($1.distance, $1.word) }.map(\.word)
  }

  /// Returns a bit set of a word's letters.
  ///
  /// One step of an alignment removes at most one of them, and letters that share a bit make the
  /// distance look smaller, never greater.
  private static func set(of letters: [UInt8]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The optimal string alignment distance (Damerau 1964, restricted): the Levenshtein distance
  /// with a transposition as one step.
  private struct Alignment {
    let limit: Int
    private var older: [Int] = []
    private var previous: [Int] = []
    private var current: [Int] = []

    init(limit: Int) { self.limit = limit }

    /// Returns the distance, or any number beyond the limit if it is greater.
    mutating func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
      let width = b.count + 1
      if current.count < width {
        older = Array(repeating: 0, count: width)
        previous = older
        current = older
      }
      for column in 0..<width { previous[column] = column }
      var olderLeast = 0
      for row in 0..<a.count {
        current[0] = row + 1
        var least = row + 1
        for column in 0..<b.count {
          var cost = min(
            previous[column] + (a[row] == b[column] ? 0 : 1), previous[column + 1] + 1,
            current[column] + 1)
          if row > 0, column > 0, a[row] == b[column - 1], a[row - 1] == b[column] {
            cost = min(cost, older[column - 1] + 1)
          }
          current[column + 1] = cost
          least = min(least, cost)
        }
        // A later row depends only on the last two, so if both are beyond the limit, the result is.
        if least > limit, olderLeast > limit { return limit + 1 }
        olderLeast = least
        (older, previous, current) = (previous, current, older)
      }
      return previous[b.count]
    }
  }
}
