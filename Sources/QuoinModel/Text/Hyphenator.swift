/// A hyphenator for the words of a language, by the patterns of a dictionary.
///
/// The algorithm is that of Liang, Word Hy-phen-a-tion by Com-put-er (1983).
///
///     let english = Hyphenator(dictionary: text)  // of hyph_en_US.dic
///     TextNode(english.hyphenated("An extraordinary hyphenation"))
///
/// It reads the dictionaries of Hunspell and LibreOffice, which Debian's `hyphen-*` packages
/// install in `/usr/share/hyphen`, and pattern files of TeX. Hyphenation that changes adjacent
/// letters (Hungarian `asszonnyal`) is not supported.
public struct Hyphenator: Sendable {
  /// The patterns of compounds, if the dictionary has them, and those of their parts.
  private var levels: [Patterns] = []
  /// The minimum number of letters that stay on a line, and that move to the next.
  public var leastLetters = (before: 2, after: 2)
  /// The minimum number of letters of a word that is hyphenated.
  public var leastLength = 5
  /// The minimum numbers of letters at the boundaries of a compound's parts.
  private var leastPartLetters = (before: 2, after: 2)
  /// The letters beside which parts of compounds do not end.
  private var unhyphenated: Set<Unicode.Scalar> = []

  /// Creates a hyphenator from patterns, such as `hy3ph` and `.ach4`.
  public init(patterns: some Sequence<String>) {
    var level = Patterns()
    for pattern in patterns { level.add(pattern.unicodeScalars) }
    levels = [level]
  }

  /// Creates a hyphenator from a dictionary's text; the first line, which names the encoding, is
  /// skipped.
  ///
  /// - Complexity: O(n) in the length of the text.
  public init(dictionary text: String) {
    var level = Patterns(onlyLongest: true)
    for line in text.unicodeScalars.split(whereSeparator: { $0 == "\n" || $0 == "\r" }).dropFirst()
    {
      let words = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard let first = words.first, first.first != "%", first.first != "#" else { continue }
      let number = words.count > 1 ? Int(String(words[1])) : nil
      switch String(first) {
      case "LEFTHYPHENMIN": leastLetters.before = max(2, number ?? 2)
      case "RIGHTHYPHENMIN": leastLetters.after = max(2, number ?? 2)
      case "COMPOUNDLEFTHYPHENMIN": leastPartLetters.before = max(1, number ?? 2)
      case "COMPOUNDRIGHTHYPHENMIN": leastPartLetters.after = max(1, number ?? 2)
      case "NOHYPHEN":
        if words.count > 1 { unhyphenated = Set(words[1].filter { $0 != "," }) }
      case "NEXTLEVEL":
        levels.append(level)
        level = Patterns(onlyLongest: true)
      default: level.add(first)
      }
    }
    levels.append(level)
  }

  /// Returns the places where a word may be hyphenated, as ascending numbers of preceding scalars.
  ///
  /// - Complexity: O(n × the longest pattern) in the length of the word.
  public func places(in word: String) -> [Int] {
    let letters = word.lowercased().unicodeScalars.map { $0 }
    // If lowercasing changes the number of scalars, places cannot be counted in them.
    guard letters.count == word.unicodeScalars.count, letters.count >= leastLength else {
      return []
    }
    var breaks = [Bool](repeating: false, count: letters.count + 1)
    var parts = [0..<letters.count]
    for level in levels {
      var next: [Range<Int>] = []
      for part in parts {
        var start = part.lowerBound
        for place in level.places(in: letters[part]) where !isUnhyphenated(letters, place) {
          let isInside =
            (part.lowerBound == 0 || place - part.lowerBound >= leastPartLetters.before)
            && (part.upperBound == letters.count
              || part.upperBound - place >= leastPartLetters.after)
          guard isInside else { continue }
          breaks[place] = true
          next.append(start..<place)
          start = place
        }
        next.append(start..<part.upperBound)
      }
      parts = next
    }
    return breaks.indices.filter {
      breaks[$0] && $0 >= leastLetters.before && letters.count - $0 >= leastLetters.after
    }
  }

  private func isUnhyphenated(_ letters: [Unicode.Scalar], _ place: Int) -> Bool {
    unhyphenated.contains(letters[place - 1]) || unhyphenated.contains(letters[place])
  }

  /// Returns a text with a soft hyphen, U+00AD, wherever its words may be hyphenated.
  ///
  /// Words that already contain soft hyphens keep only those.
  ///
  /// - Complexity: O(n × the longest pattern) in the length of the text.
  public func hyphenated(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var word = String.UnicodeScalarView()
    func finish() {
      defer { word = String.UnicodeScalarView() }
      guard !word.contains("\u{AD}") else { return result.append(contentsOf: word) }
      var places = places(in: String(word))[...]
      for (number, letter) in word.enumerated() {
        if places.first == number {
          result.append("\u{AD}")
          places = places.dropFirst()
        }
        result.append(letter)
      }
    }
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.isMark || scalar == "\u{AD}" {
        word.append(scalar)
      } else {
        finish()
        result.append(scalar)
      }
    }
    finish()
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isMark: Bool { properties.generalCategory == .nonspacingMark }
}

/// Patterns as a trie, in one table.
private struct Patterns: Sendable {
  /// Whether only the longest of the patterns that end at a letter counts.
  ///
  /// It contains the shorter ones' digits: dictionaries are built that way, and some rely on it to
  /// remove hyphens.
  private let onlyLongest: Bool
  /// The node after a node and a letter; the root is 0.
  private var steps: [UInt64: Int32] = [:]
  /// The beginning of the digits of the pattern that ends at a node, or -1.
  private var starts: [Int32] = [-1]
  /// The digits between the letters of all patterns, each list after its count.
  private var digits: [UInt8] = []

  init(onlyLongest: Bool = false) { self.onlyLongest = onlyLongest }

  mutating func add(_ pattern: some Sequence<Unicode.Scalar>) {
    var node: Int32 = 0
    var values: [UInt8] = [0]
    for scalar in pattern {
      switch scalar {
      case "0"..."9": values[values.count - 1] = UInt8(scalar.value - 48)
      // Hyphenation that changes letters.
      case "/": return
      default:
        let key = UInt64(node) << 21 | UInt64(scalar.value)
        if let known = steps[key] {
          node = known
        } else {
          starts.append(-1)
          node = Int32(starts.count - 1)
          steps[key] = node
        }
        values.append(0)
      }
    }
    guard node > 0, values.count < 256 else { return }
    starts[Int(node)] = Int32(digits.count)
    digits.append(UInt8(values.count))
    digits += values
  }

  /// Returns the indices of letters before which a word may be hyphenated: those where the highest
  /// digit of all matching patterns is odd; patterns match the word with a point at both ends.
  func places(in word: ArraySlice<Unicode.Scalar>) -> [Int] {
    let letters = ["."] + Array(word) + ["."]
    var highest = [UInt8](repeating: 0, count: letters.count + 1)
    // Whether a longer pattern, or a prefix of one, ends at a letter.
    var isTaken = [Bool](repeating: false, count: letters.count)
    for start in letters.indices {
      var node: Int32 = 0
      for index in start..<letters.count {
        guard let next = steps[UInt64(node) << 21 | UInt64(letters[index].value)] else { break }
        node = next
        if onlyLongest, isTaken[index] { continue }
        isTaken[index] = true
        let digit = Int(starts[Int(node)])
        guard digit >= 0 else { continue }
        for place in 0..<Int(digits[digit]) {
          highest[start + place] = max(highest[start + place], digits[digit + 1 + place])
        }
      }
    }
    return (1..<max(1, word.count)).filter { highest[$0 + 1] % 2 == 1 }.map {
      word.startIndex + $0
    }
  }
}
