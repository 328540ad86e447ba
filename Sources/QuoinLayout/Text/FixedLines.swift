import QuoinModel

/// The lines of a text with a given number of glyphs per line.
struct FixedLines {
  /// The glyphs of each line.
  private(set) var lines: [[Character]] = []
  /// Whether nothing is truncated and no line exceeds the available width.
  private(set) var fits = true

  private let columns: Int?

  init(_ text: String, style: TextLook, columns: Int?) {
    self.columns = columns
    let limit = style.lineLimit
    let wraps = limit != 1 || style.lineBreak == .wordWrap || style.lineBreak == .characterWrap
    var rest: [Character] = []
    for paragraph in FixedLines.paragraphs(text) {
      if wraps, let columns {
        wrap(paragraph, columns: max(1, columns), anywhere: style.lineBreak == .characterWrap)
      } else {
        lines.append(paragraph)
      }
    }
    if limit > 0, lines.count > limit {
      fits = false
      for line in lines[limit...] { rest += (rest.isEmpty ? [] : [" "]) + line }
      lines.removeSubrange(limit...)
      if let last = lines.last { lines[limit - 1] = cut(last, followedBy: rest, style.lineBreak) }
    } else if let last = lines.last, limit > 0, let columns, last.count > columns {
      lines[lines.count - 1] = cut(last, followedBy: [], style.lineBreak)
    }
    if let columns, lines.contains(where: { $0.count > columns }) { fits = false }
  }

  /// Appends the lines of one paragraph.
  private mutating func wrap(_ paragraph: [Character], columns: Int, anywhere: Bool) {
    var line: [Character] = []
    var index = 0
    while index < paragraph.count {
      var end = index
      while end < paragraph.count, anywhere ? end == index : paragraph[end] != " " { end += 1 }
      while end < paragraph.count, paragraph[end] == " " { end += 1 }
      let piece = paragraph[index..<end]
      let isLast = end == paragraph.count
      let needed = isLast ? piece.count : FixedLines.trimmed(Array(piece)).count
      if !line.isEmpty, line.count + needed > columns {
        lines.append(FixedLines.trimmed(line))
        line = []
      }
      line += piece
      index = end
    }
    lines.append(line)
  }

  /// Returns the last visible line, with a truncation mark if it lost something.
  private mutating func cut(
    _ line: [Character], followedBy rest: [Character], _ lineBreak: LineBreak
  ) -> [Character] {
    let whole = rest.isEmpty ? line : line + [" "] + rest
    guard lineBreak != .wordWrap, lineBreak != .characterWrap, lineBreak != .clip else {
      return line
    }
    guard let columns else {
      // These modes join all lines, and without a width nothing is cut off.
      if lineBreak == .truncateHead || lineBreak == .truncateMiddle { return whole }
      return rest.isEmpty ? line : line + ["…"]
    }
    fits = false
    let room = max(0, columns - 1)
    switch lineBreak {
    case .truncateHead:
      return whole.count <= columns ? whole : ["…"] + whole.suffix(room)
    case .truncateMiddle:
      guard whole.count > columns else { return whole }
      return whole.prefix((room + 1) / 2) + ["…"] + whole.suffix(room / 2)
    default:
      guard whole.count > columns else { return rest.isEmpty ? whole : line + ["…"] }
      return whole.prefix(room) + ["…"]
    }
  }

  private static func paragraphs(_ text: String) -> [[Character]] {
    var paragraphs: [[Character]] = [[]]
    for glyph in text {
      if glyph.isNewline {
        paragraphs.append([])
      } else {
        paragraphs[paragraphs.count - 1].append(glyph)
      }
    }
    return paragraphs
  }

  private static func trimmed(_ line: [Character]) -> [Character] {
    var line = line
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Whether the first character with a direction is Hebrew or Arabic.
  static func isRightToLeft(_ glyphs: [Character]) -> Bool {
    for glyph in glyphs {
      for scalar in glyph.unicodeScalars {
        switch scalar.value {
        case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF: return true
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x058F: return false
        default: continue
        }
      }
    }
    return false
  }
}
