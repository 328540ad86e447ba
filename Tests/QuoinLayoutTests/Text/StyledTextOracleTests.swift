import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// Random styled texts against a breaker that tries every line end anew.
@Suite struct StyledTextOracleTests {
  /// One character of the reference, with nothing but its measures.
  private struct Glyph {
    var character: Character
    var width: Double
    var ascent: Double
    var descent: Double
    var isSpace: Bool { character == " " }
  }

  private struct Line: Equatable {
    var text: String
    var width: Double
    var top: Double
    var baseline: Double
    var height: Double
  }

  @Test(arguments: 0..<300)
  func linesAreThoseOfTheReference(_ seed: Int) {
    var random = Random(seed: UInt64(seed))
    let base = look(size: 10)
    var string = ""
    var glyphs: [Glyph] = []
    var runs: [StyledText.Run] = []
    for _ in 0..<Int.random(in: 1...8, using: &random) {
      let size: Double = [8.0, 10, 12.5, 20].randomElement(using: &random) ?? 10
      var look = look(size: size)
      look.letterSpacing = [0.0, 0, 1.5, -0.5].randomElement(using: &random) ?? 0
      look.wordSpacing = [0.0, 0, 3].randomElement(using: &random) ?? 0
      let rise: Double = [0.0, 0, 4, -3].randomElement(using: &random) ?? 0
      let start = string.utf8.count
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        let character: Character = "abä   \n漢x".randomElement(using: &random) ?? "a"
        // Two paragraphs' break at once would be one character in Swift only with a return.
        string.append(character)
        glyphs.append(
          Glyph(
            character: character,
            width: size + look.letterSpacing + (character == " " ? look.wordSpacing : 0),
            ascent: 0.8 * size + rise, descent: 0.2 * size - rise))
      }
      runs.append(.init(start..<string.utf8.count, look, rise: rise))
    }
    var text = StyledText(string, runs: runs)
    text.wrap = [.words, .breakWord, .characters, .never].randomElement(using: &random)
    for room: Double? in [nil, 0, 25, 60.5, 110] {
      let found = FixedTextMeasurer().measure(text, style: base, width: room)
      let expected = Self.lines(glyphs, room: room, wrap: text.wrap ?? .words)
      #expect(found.lines.map(\.text) == expected.map(\.text), "seed \(seed) in \(room ?? -1)")
      for (line, other) in zip(found.lines, expected) {
        #expect(abs(line.width - other.width) < 1e-9)
        #expect(abs(line.top - other.top) < 1e-9)
        #expect(abs(line.baseline - other.baseline) < 1e-9)
        #expect(abs(line.height - other.height) < 1e-9)
      }
    }
  }

  private func look(size: Double) -> TextLook {
    var look = TextLook()
    look.font = .system(size)
    look.lineLimit = 0
    look.lineBreak = .wordWrap
    return look
  }

  /// The lines by trying, for each, every place where it could end, from the longest on.
  private static func lines(_ glyphs: [Glyph], room: Double?, wrap: TextWrap) -> [Line] {
    var lines: [Line] = []
    var start = 0
    var top = 0.0
    while true {
      let hard = glyphs[start...].firstIndex { $0.character == "\n" } ?? glyphs.count
      let end = lineEnd(glyphs, start, hard, room, wrap)
      var shown = Array(glyphs[start..<end])
      let isWrapped = end < hard
      if isWrapped { while shown.last?.isSpace == true { shown.removeLast() } }
      var width = shown.reduce(0) { $0 + $1.width }
      if !isWrapped, let room {
        var ink = shown
        while ink.last?.isSpace == true { ink.removeLast() }
        if ink.count < shown.count {
          width = min(width, max(room, ink.reduce(0) { $0 + $1.width }))
        }
      }
      // A line in which nothing is has the height of what is at its place.
      let high = shown.isEmpty ? [glyphs[min(start, glyphs.count - 1)]] : shown
      let ascent = high.map(\.ascent).max() ?? 0
      let descent = high.map(\.descent).max() ?? 0
      lines.append(
        Line(
          text: String(shown.map(\.character)), width: width, top: top, baseline: top + ascent,
          height: ascent + descent))
      top += ascent + descent
      if isWrapped { start = end } else if hard < glyphs.count { start = hard + 1 } else { break }
    }
    return lines
  }

  /// The longest end that fits, else the shortest there is.
  private static func lineEnd(
    _ glyphs: [Glyph], _ start: Int, _ hard: Int, _ room: Double?, _ wrap: TextWrap
  ) -> Int {
    guard let room, wrap != .never else { return hard }
    func fits(_ end: Int) -> Bool {
      var part = glyphs[start..<end]
      while part.last?.isSpace == true { part.removeLast() }
      return part.reduce(0) { $0 + $1.width } <= room + 1e-6
    }
    let words = (start + 1..<max(start + 1, hard)).filter {
      !glyphs[$0].isSpace && (glyphs[$0 - 1].isSpace || wrap == .characters)
    }
    let ends = words + [hard]
    if let best = ends.last(where: fits) { return best }
    if wrap == .breakWord {
      let first = ends[0]
      let letters = (start + 1..<max(start + 1, first)).filter { !glyphs[$0].isSpace }
      return letters.last(where: fits) ?? letters.first ?? first
    }
    return ends[0]
  }
}

/// SplitMix64, the same on every machine.
private struct Random: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
