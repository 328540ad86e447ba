import QuoinGeometry
import QuoinModel

/// A text measurer with an imaginary font in which every glyph is one em wide and one em high.
///
/// Sizes can be counted, so tests may state them exactly and need no font: the ascender is 0.8 em,
/// the descender 0.2 em, and a line is one em high. A text wraps at spaces, which hang at the end
/// of a line without width; a word that is too long stays whole unless the line break is
/// `characterWrap`. Text beyond the line limit is truncated with "…".
public struct FixedTextMeasurer: TextMeasurer {
  /// Creates a measurer.
  public init() {}

  /// Returns the metrics of the imaginary font: 0.8, 0.2 and 1 em.
  public func metrics(of font: Font) -> FontMetrics {
    let em = font.size
    return FontMetrics(ascender: 0.8 * em, descender: 0.2 * em, lineHeight: em)
  }

  /// Breaks a text into lines with as many glyphs as fit.
  public func measure(_ text: String, style: TextLook, width: Double?) -> MeasuredText {
    guard !text.isEmpty else { return MeasuredText(lines: [], size: .zero) }
    guard style.isPlain else { return measure(StyledText(text), style: style, width: width) }
    var scale = 1.0
    var rows = FixedLines(text, style: style, columns: columns(width, em: style.font.size))
    // Tenths are enough steps to show that shrinking happens, and stay exact.
    while !rows.fits, style.minimumScale < 1, scale > style.minimumScale {
      scale = max(style.minimumScale, scale - 0.1)
      rows = FixedLines(text, style: style, columns: columns(width, em: style.font.size * scale))
    }
    let em = style.font.size * scale
    var ranges = FixedRanges(text)
    let lines = rows.lines.enumerated().map { index, glyphs in
      let line = String(glyphs)
      let isLast = index == rows.lines.count - 1
      let (range, breakLength) = ranges.next(line, isLast: isLast)
      return TextLine(
        text: line, width: Double(glyphs.count) * em, top: Double(index) * em,
        baseline: Double(index) * em + 0.8 * em, height: em,
        isRightToLeft: FixedLines.isRightToLeft(glyphs), range: range, breakLength: breakLength)
    }
    let widest = lines.reduce(0.0) { max($0, $1.width) }
    return MeasuredText(
      lines: lines, size: Size(widest, Double(lines.count) * em), fontScale: scale)
  }

  /// Returns how many glyphs fit; the tolerance covers numerical errors of a solved width.
  private func columns(_ width: Double?, em: Double) -> Int? {
    guard let width, width.isFinite, em > 0 else { return nil }
    let count = (width / em + 1e-6).rounded(.down)
    return count < 1_000_000_000 ? Int(max(0, count)) : nil
  }
}
