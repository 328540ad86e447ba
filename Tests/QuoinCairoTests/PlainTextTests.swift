import CPangoCairo
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinCairo

/// Texts that are shaped word by word against Pango's shaping of the whole text.
@Suite struct PlainTextTests {
  /// A font and what else decides how HarfBuzz shapes its letters.
  struct Case: Sendable, CustomTestStringConvertible {
    var family: String?
    var weight = Font.Weight.regular
    var isItalic = false
    var size = 13.3
    var features: [String] = []
    var spacing = 0.0

    var testDescription: String { "\(family ?? "system") \(weight) \(size) \(features) \(spacing)" }

    var look: TextLook {
      var font = Font(family: family, size: size, weight: weight)
      font.isItalic = isItalic
      font.features = features.compactMap { Font.Feature($0) }
      var look = TextLook()
      look.font = font
      look.letterSpacing = spacing
      return look
    }
  }

  private static let cases: [Case] =
    [
      nil, "Inter", "Inter Display", "Liberation Serif", "Liberation Sans", "Liberation Mono",
      "DejaVu Sans", "DejaVu Sans Mono", "DejaVu Serif", "Roboto",
    ].flatMap { family in
      [
        Case(family: family), Case(family: family, weight: .bold, size: 10),
        Case(family: family, isItalic: true, size: 22), Case(family: family, spacing: 1),
        Case(family: family, features: ["tnum", "zero"]), Case(family: family, features: ["frac"]),
        Case(family: family, features: ["case", "ss01", "dlig"]),
      ]
    }

  /// The widths of a text that Pango itemizes and shapes as a whole.
  private func whole(_ text: [UInt8], _ font: PartFont, _ engine: TextEngine) -> [Int32] {
    var widths = Array(repeating: PlainFont.noCluster, count: text.count)
    text.withUnsafeBufferPointer { bytes in
      let attributes = pango_attr_list_new()
      defer { pango_attr_list_unref(attributes) }
      font.insert(into: attributes, from: 0, to: bytes.count, of: bytes)
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let base = characters.baseAddress else { return }
        let length = Int32(characters.count)
        var items = ItemList(
          pango_itemize_with_base_dir(
            engine.context, PANGO_DIRECTION_LTR, base, 0, length, attributes, nil))
        guard let glyphs = pango_glyph_string_new() else { return }
        defer { pango_glyph_string_free(glyphs) }
        while let item = items.next() {
          let start = Int(item.pointee.offset)
          pango_shape_full(
            base + start, item.pointee.length, base, length, &item.pointee.analysis, glyphs)
          for index in 0..<Int(glyphs.pointee.num_glyphs) {
            let place = start + Int(glyphs.pointee.log_clusters[index])
            if widths[place] == PlainFont.noCluster { widths[place] = 0 }
            widths[place] += glyphs.pointee.glyphs[index].geometry.width
          }
        }
      }
    }
    return widths
  }

  /// Texts of words that kern, form ligatures or arrows, or have digits and signs beside spaces.
  private static func texts(_ count: Int) -> [String] {
    let words = [
      "AVATAR", "To", "Tom", "fi", "office", "flow", "A", "V", "Wa.", "P,", "L", "Y", "11", "1/2",
      "3x4", "x", "->", "-", "--", "=", "(a)", "[", "]", "1:2", ":", "12,", "f", "r.", "\"To\"",
      "don't", "ffi", "Ta", "T", "*", "@", "a@b", "internationalization", "I", "Item", "number",
      "", "7.00", "Wd", "ty", "rn", "{}", "~", "+", "<=", "!=", "1st", "'", "No.",
    ]
    var random = SystemLetterRandom(seed: 7)
    return (0..<count).map { _ in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in
        if Int.random(in: 0..<4, using: &random) == 0 {
          return String(
            decoding: (0..<Int.random(in: 1...20, using: &random)).map { _ in
              UInt8.random(in: 33...126, using: &random)
            }, as: UTF8.self)
        }
        return words.randomElement(using: &random) ?? ""
      }.joined(separator: " ")
    }.filter { !$0.isEmpty }
  }

  private struct SystemLetterRandom: RandomNumberGenerator {
    private var state: UInt64
    init(seed: UInt64) { state = seed }
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ z >> 30) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ z >> 27) &* 0x94D0_49BB_1331_11EB
      return z ^ z >> 31
    }
  }

  @Test(arguments: cases)
  func wordsHaveTheWidthsOfTheWholeText(_ one: Case) {
    FontLibrary.standard.exclusively { engine in
      let font = PartFont(one.look, scale: 1, engine: engine)
      for text in PlainTextTests.texts(300) {
        let bytes = Array(text.utf8)
        let hasLetters = bytes.contains { (97...122).contains($0 | 0x20) }
        guard let plain = font.setup.plainFont(font, hasLetters ? .words : .numbers, engine) else {
          Issue.record("the font has all characters")
          return
        }
        let expected = whole(bytes, font, engine)
        // Twice, because the second time the words are known.
        for _ in 0..<2 {
          let found = bytes.withUnsafeBufferPointer { plain.widths(of: $0, engine) }
          #expect(found == expected, "\(text)")
        }
      }
    }
  }

  @Test(arguments: [
    ("Liberation Serif", "To be", true), ("Roboto", "To be", true), ("Inter", "To be", true),
    ("DejaVu Sans", "To be", true),
    // Inter draws a sign of multiplication between numbers, also beyond spaces.
    ("Inter", "2 x 4", false), (nil, "2 x 4", true),
  ])
  func wordsThatKernOnlyAreShapedSeparately(_ family: String?, _ text: String, _ expected: Bool) {
    FontLibrary.standard.exclusively { engine in
      let font = PartFont(Case(family: family).look, scale: 1, engine: engine)
      let plain = font.setup.plainFont(font, .words, engine)
      Array(text.utf8).withUnsafeBufferPointer { bytes in
        for _ in 0..<PlainFont.fewTexts { _ = plain?.shapesSeparately(bytes, engine) }
        #expect(plain?.shapesSeparately(bytes, engine) == expected)
      }
    }
  }

  @Test(arguments: [
    ("Inter", "Item number 12.50, with words", true), ("Inter", "3x4", false),
    // The letters of the system's font are spaced, so Pango shapes them.
    ("Inter", "->", false), (nil, "12", false), ("Liberation Sans", "AVATAR", true),
    // DejaVu forms ligatures of the letter f, and has none for letters with accents that are not there.
    ("DejaVu Sans", "fi", false), ("DejaVu Sans", "12.50", true),
  ])
  func charactersThatOnlyKernHaveTheWidthsOfPairs(
    _ family: String?, _ text: String, _ expected: Bool
  ) {
    FontLibrary.standard.exclusively { engine in
      let font = PartFont(Case(family: family).look, scale: 1, engine: engine)
      let plain = font.setup.plainFont(font, .words, engine)
      for number in 0...PlainFont.fewShaped {
        Array("word\(number)".utf8).withUnsafeBufferPointer { _ = plain?.widths(of: $0, engine) }
      }
      #expect(plain?.isOfPairs(Array(text.utf8)) == expected)
    }
  }

  @Test func tableOfPairsKeepsItsSizeAndTheLastPair() {
    let pairs = PairWidths()
    for number in 0..<3 * PairWidths.mostPairs {
      let pair = PairWidths.pair(
        UInt8(number % 95 + 32), UInt8(number / 95 % 95 + 32), font: UInt32(number / 9025 + 1))
      #expect(pairs[pair] == nil)
      pairs.insert(Int32(number), for: pair)
      #expect(pairs[pair] == Int32(number))
    }
    #expect(pairs.count <= PairWidths.mostPairs)
    #expect(pairs[PairWidths.pair(65, nil, font: 1)] == nil)
  }

  /// A text in one look has the clusters of one whose parts have equal looks, which are collected one by one.
  @Test(arguments: cases)
  func textsInOneLookHaveTheClustersOfTheirParts(_ one: Case) {
    FontLibrary.standard.exclusively { engine in
      for string in PlainTextTests.texts(100) where string.utf8.count > 1 {
        let count = string.utf8.count
        for wrap in [nil, TextWrap.words, .anywhere, .characters] {
          var text = StyledText(string)
          (text.breakRules, text.wrap) = (.browsers, wrap)
          var whole = text
          whole.runs = [StyledText.Run(0..<count, one.look)]
          var split = text
          split.runs = [
            StyledText.Run(0..<count / 2, one.look), StyledText.Run(count / 2..<count, one.look),
          ]
          let expected = PangoShaper.shape(split, style: one.look, scale: 1, engine: engine)
          for text in [text, whole] {
            let found = PangoShaper.shape(text, style: one.look, scale: 1, engine: engine)
            #expect(found.clusters.map(Cluster.init) == expected.clusters.map(Cluster.init))
            #expect(found.bytes == expected.bytes)
            #expect(found.sourceLength == expected.sourceLength)
            #expect(found.segments[0].above == expected.segments[0].above)
            #expect(found.segments[0].below == expected.segments[0].below)
            #expect(found.segments[0].mark == expected.segments[0].mark)
          }
        }
      }
    }
  }

  /// A cluster without its segment.
  private struct Cluster: Equatable {
    var source: Int32
    var shown: Int32
    var advance: Double
    var level: UInt8
    var traits: ClusterTraits

    init(_ cluster: ShapedText.Cluster) {
      (source, shown, advance) = (cluster.source, cluster.shown, cluster.advance)
      (level, traits) = (cluster.level, cluster.traits)
    }
  }

  @Test func tableOfWordsKeepsItsSizeAndTheLastWord() {
    var cache = WordCache()
    for number in 0..<3 * WordCache.capacity {
      let text = Array("w\(number)".utf8)
      text.withUnsafeBufferPointer { bytes in
        guard let word = WordCache.Word(bytes[...], font: 1) else {
          Issue.record("the word is short enough")
          return
        }
        #expect(cache[word] == nil)
        cache.insert(.init([Int32(number)], count: 1), for: word)
        #expect(cache[word]?.letters[0] == Int32(number))
        #expect(WordCache.Word(bytes[...], font: 2).flatMap { cache[$0] } == nil)
      }
    }
    #expect(cache.count <= WordCache.capacity)
    Array("sixteen-letters-".utf8).withUnsafeBufferPointer {
      #expect(WordCache.Word($0[...], font: 1) == nil)
    }
  }

  /// Browsers' rules need Unicode's only for other characters; a letter behind the text that is not ASCII asks for them.
  @Test func breaksOfASCIIAreThoseOfUnicodesRulesTailored() {
    for text in PlainTextTests.texts(2000) {
      let bytes = Array(text.utf8)
      let own = breaks(bytes)
      let tailored = breaks(bytes + Array(" é".utf8))
      for index in bytes.indices {
        var (one, other) = (own.traits(at: index), tailored.traits(at: index))
        // A line may always end behind a space, which is settled later.
        if index > 0, bytes[index - 1] == 32, bytes[index] != 32 {
          #expect(one.contains(.breakBefore))
          one.remove(.breakBefore)
          other.remove(.breakBefore)
        }
        #expect(one == other, "\(text) at \(index)")
      }
    }
  }

  private func breaks(_ bytes: [UInt8]) -> BreakPlaces {
    bytes.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { BreakPlaces($0, rules: .browsers) }
    }
  }
}
