/// Known words, made ready for the question which of them somebody may have meant.
///
/// A list that is asked often is made once: most of its words are turned down by their length and by the
/// letters in them, and only the rest is compared letter by letter.
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

  /// The words that are near to one that is not among them, the nearest first: at most a third of its letters
  /// are wrong, missing, too many, or change places with the next.
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

  /// Which letters a word has.
  ///
  /// One step of an alignment takes at most one of them away, and several letters that
  /// share a bit make the distance look smaller, never greater.
  private static func set(of letters: [UInt8]) -> UInt64 {
    letters.reduce(0) { $0 | 1 << UInt64($1 & 63) }
  }

  /// The optimal string alignment distance (Damerau 1964, restricted): as Levenshtein's, with a change of
  /// places as one step.
  private struct Alignment {
    let limit: Int
    private var older: [Int] = []
    private var previous: [Int] = []
    private var current: [Int] = []

    init(limit: Int) { self.limit = limit }

    /// The distance, or some number beyond the limit where it is greater.
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
        // A later row comes from one of the last two, so that both beyond the limit are the end.
        if least > limit, olderLeast > limit { return limit + 1 }
        olderLeast = least
        (older, previous, current) = (previous, current, older)
      }
      return previous[b.count]
    }
  }
}
