import QuoinModel
import Testing

/// Which of the known words are near to one that is not known.
@Suite struct VocabularyTests {
  /// Whether so many steps make one word of another, by the definition: a letter more, less or another one, or two
  /// neighbours that change places.
  private func within(_ steps: Int, _ a: Substring, _ b: Substring) -> Bool {
    guard let x = a.last, let y = b.last else { return a.count + b.count <= steps }
    let (shortA, shortB) = (a.dropLast(), b.dropLast())
    if x == y, within(steps, shortA, shortB) { return true }
    guard steps > 0 else { return false }
    if within(steps - 1, shortA, shortB) || within(steps - 1, shortA, b)
      || within(steps - 1, a, shortB)
    {
      return true
    }
    guard let u = shortA.last, let v = shortB.last, x == v, y == u else { return false }
    return within(steps - 1, shortA.dropLast(), shortB.dropLast())
  }

  private func words(_ letters: String, _ count: Int) -> [String] {
    count == 0 ? [""] : words(letters, count - 1).flatMap { word in letters.map { word + "\($0)" } }
  }

  /// All short words of few letters, of which each is near to many.
  @Test func nearWordsAreThoseOfFewSteps() {
    let short = (1...3).flatMap { words("abc", $0) }
    let long = words("ab", 6) + words("ab", 7)
    for (asked, known) in [(short, short), (words("ab", 6), long), (words("ab", 7), long)] {
      let vocabulary = Vocabulary(known)
      for word in asked {
        let limit = max(1, word.count / 3)
        let near = (1...limit).flatMap { steps in
          known.filter {
            within(steps, word[...], $0[...]) && !within(steps - 1, word[...], $0[...])
          }
          .sorted()
        }
        #expect(vocabulary.near(to: word) == near, "\(word)")
      }
    }
  }

  /// Words without a letter, or with very many, are nobody's slip.
  @Test func wordsThatAreNoSlips() {
    let vocabulary = Vocabulary(["", "a", String(repeating: "a", count: 65)])
    #expect(vocabulary.near(to: "").isEmpty)
    #expect(vocabulary.near(to: "b") == ["", "a"])
    #expect(vocabulary.near(to: String(repeating: "a", count: 65)).isEmpty)
    #expect(vocabulary.near(to: String(repeating: "a", count: 64)).count == 1)
  }
}
