import QuoinGeometry
import QuoinModel

/// A text measurer that is easy to reproduce: each character is a square of one em, independent of any font.
///
/// A character is a Unicode scalar, including spaces and marks. A line holds as many of them as fit, at least one. A
/// longer paragraph breaks at the last position beside a space, or at the end of the line if there is none, and spaces
/// at the start of the next line are removed. Recorded layouts of other engines are compared using such texts.
package struct SquareTextMeasurer: TextMeasurer {
  private let fixed = FixedTextMeasurer()

  package init() {}

  package func metrics(of font: Font) -> FontMetrics { fixed.metrics(of: font) }

  package func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText {
    guard !text.isEmpty else { return MeasuredText(lines: [], size: .zero) }
    let em = style.font.size
    var columns: Int?
    if let width, em > 0, width / em < 1e9 {
      columns = max(1, Int((width / em + 1e-6).rounded(.down)))
    }
    var lines: [TextLine] = []
    if let rows = SquareTextMeasurer.plainRows(text, columns) {
      lines.reserveCapacity(rows.count)
      for row in rows { lines.append(line(row.text, length: row.length, em, lines.count)) }
    } else {
      for row in SquareTextMeasurer.rows(Array(text.unicodeScalars), columns) {
        var string = String.UnicodeScalarView()
        string.append(contentsOf: row)
        lines.append(line(String(string), length: row.count, em, lines.count))
      }
    }
    let widest = lines.reduce(0.0) { max($0, $1.width) }
    return MeasuredText(lines: lines, size: Size(widest, Double(lines.count) * em))
  }

  private func line(_ text: String, length: Int, _ em: Double, _ number: Int) -> TextLine {
    let top = Double(number) * em
    return TextLine(
      text: text, width: Double(length) * em, top: top, baseline: top + 0.8 * em, height: em)
  }

  /// Returns the lines of a text of ASCII letters, or `nil` for another text.
  private static func plainRows(_ text: String, _ columns: Int?) -> [(text: String, length: Int)]? {
    var text = text
    return text.withUTF8 { bytes -> [(text: String, length: Int)]? in
      guard bytes.allSatisfy({ $0 < 0x80 && $0 != UInt8(ascii: "\n") }) else { return nil }
      let space = UInt8(ascii: " ")
      var rows: [(text: String, length: Int)] = []
      var start = 0
      while let columns, bytes.count - start > columns {
        // A line may end before or after a space.
        var end = start + columns
        while end > start, bytes[end - 1] != space, bytes[end] != space { end -= 1 }
        if end == start { end = start + columns }
        rows.append((String(decoding: bytes[start..<end], as: UTF8.self), end - start))
        start = end
        while start < bytes.count, bytes[start] == space { start += 1 }
      }
      rows.append((String(decoding: bytes[start...], as: UTF8.self), bytes.count - start))
      return rows
    }
  }

  /// Returns the characters of each line.
  private static func rows(
    _ text: [Unicode.Scalar], _ columns: Int?
  ) -> [ArraySlice<Unicode.Scalar>] {
    var rows: [ArraySlice<Unicode.Scalar>] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var rest = paragraph
      while let columns, rest.count > columns {
        let limit = rest.startIndex + columns
        // A line may end before or after a space.
        let end = (rest.startIndex + 1...limit).last { rest[$0 - 1] == " " || rest[$0] == " " }
        rows.append(rest[rest.startIndex..<(end ?? limit)])
        rest = rest[(end ?? limit)...].drop { $0 == " " }
      }
      rows.append(rest)
    }
    return rows
  }

  package func measure(_ text: StyledText, style: TextLook, width: Double?) -> MeasuredText {
    // Bold and slanted letters are squares of the same size.
    let isPlain = text.runs.allSatisfy { $0.look.font.size == style.font.size && $0.rise == 0 }
    return isPlain && !text.string.unicodeScalars.contains("\u{FFFC}")
      ? measure(text.string, style: style, width: width)
      : fixed.measure(text, style: style, width: width)
  }

  package func line(
    of text: StyledText, style: TextLook, from offset: Int, width: Double?
  ) -> TextLine? {
    fixed.line(of: text, style: style, from: offset, width: width)
  }

  package func contentWidths(of text: StyledText, style: TextLook) -> ContentWidths {
    fixed.contentWidths(of: text, style: style)
  }
}
