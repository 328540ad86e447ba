import QuoinModel
import Testing

/// Hyphens by patterns.
@Suite struct HyphenatorTests {
  private func shown(_ hyphenator: Hyphenator, _ text: String) -> String {
    hyphenator.hyphenated(text).replacing("\u{AD}", with: "-")
  }

  /// The example of Liang's thesis, chapter 2.
  private let liang = Hyphenator(patterns: [
    "hy3ph", "he2n", "hena4", "hen5at", "1na", "n2at", "1tio", "2io", "o2n",
  ])

  @Test func theHighestDigitBetweenLettersDecides() {
    #expect(shown(liang, "hyphenation") == "hy-phen-ation")
    #expect(liang.places(in: "hyphenation") == [2, 6])
  }

  @Test func wordsAreFoundInTexts() {
    #expect(
      shown(liang, "Hyphenation, HYPHENATION (hyphenation)!")
        == "Hy-phen-ation, HY-PHEN-ATION (hy-phen-ation)!")
    #expect(shown(liang, "hy\u{AD}phenation") == "hy-phenation", "the author's alone")
    #expect(shown(liang, "") == "" && shown(liang, "123 — 5") == "123 — 5")
  }

  @Test func wordsKeepTheirFirstAndLastLetters() {
    var hyphenator = Hyphenator(patterns: ["a1b", "b1a"])
    #expect(shown(hyphenator, "abab ababab") == "abab ab-a-b-ab")
    hyphenator.leastLetters = (3, 3)
    #expect(shown(hyphenator, "abababab") == "aba-b-a-bab")
    hyphenator.leastLength = 9
    #expect(shown(hyphenator, "abababab") == "abababab")
  }

  @Test func dictionariesSayTheirLimitsAndLevels() {
    let text = """
      ISO8859-1
      % a comment
      LEFTHYPHENMIN 2
      RIGHTHYPHENMIN 3
      COMPOUNDLEFTHYPHENMIN 2
      COMPOUNDRIGHTHYPHENMIN 2
      haus1tür
      NOHYPHEN -
      1-1
      NEXTLEVEL
      1t
      a1u
      ff1f/f=f,2,1
      """
    let german = Hyphenator(dictionary: text)
    #expect(german.leastLetters == (2, 3))
    // The compound parts first; in a part the borders count: "ha-us" has two letters on both sides.
    #expect(shown(german, "Haustür") == "Ha-us-tür")
    #expect(
      shown(german, "schiffahrt") == "schiffahrt", "a hyphen that changes letters is left out")
    #expect(shown(german, "mutter") == "mu-t-ter")
  }

  @Test func ofADictionaryTheLongestPatternThatEndsThereCounts() {
    // Of all patterns the highest digit counts, of a dictionary's the longest pattern takes it away.
    #expect(shown(Hyphenator(patterns: ["1cd", "abcd"]), "abcdef") == "ab-cdef")
    #expect(shown(Hyphenator(dictionary: "UTF-8\n1cd\nabcd\n"), "abcdef") == "abcdef")
    #expect(shown(Hyphenator(dictionary: "UTF-8\n1cd\nabcd\n"), "xxcdef") == "xx-cdef")
  }

  @Test(arguments: [
    "", "UTF-8", "\n\n\n", "UTF-8\nNEXTLEVEL\nNEXTLEVEL\n",
    "UTF-8\nLEFTHYPHENMIN x\n9\n1\n/\n.\n..\n",
  ])
  func oddDictionariesHyphenateNothing(text: String) {
    let hyphenator = Hyphenator(dictionary: text)
    #expect(
      shown(hyphenator, "hyphenation of İstanbul e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}")
        == "hyphenation of İstanbul e\u{301}e\u{301}e\u{301}e\u{301}e\u{301}")
    #expect(hyphenator.places(in: "").isEmpty)
  }

  @Test func longWordsAreNoDanger() {
    let word = String(repeating: "hyphenation", count: 10_000)
    #expect(liang.places(in: word).count > 10_000)
  }
}
