import QuoinModel

/// The heights of a line above and below its baseline: CSS 2.2, §10.8.
struct LineHeights {
  private(set) var above = -Double.infinity
  private(set) var below = -Double.infinity
  /// The leading below the line if another one follows, in points.
  private(set) var leading = 0.0
  /// The heights of the tallest objects aligned with the top and the bottom.
  private var atTop = 0.0
  private var atBottom = 0.0

  /// - Parameter strut: The segment whose heights each line has, if there is one.
  init(strut: ShapedText.Segment?) {
    if let strut { add(strut) }
  }

  mutating func add(_ segment: ShapedText.Segment) {
    if segment.isEdge { return }
    switch segment.alignment {
    case .baseline:
      above = max(above, segment.above + segment.rise)
      below = max(below, segment.below - segment.rise)
      leading = max(leading, segment.leading)
    case .top: atTop = max(atTop, segment.ascent + segment.descent)
    case .bottom: atBottom = max(atBottom, segment.ascent + segment.descent)
    }
  }

  /// Extends the line for objects aligned with the top and the bottom.
  mutating func finish() {
    if !above.isFinite { (above, below) = (0, 0) }
    below = max(below, atTop - above)
    above = max(above, atBottom - below)
  }

  /// Applies the paragraph's line height; the difference goes above the glyphs.
  mutating func hold(_ style: ParagraphStyle) {
    let natural = above + below + leading
    let height = style.lineHeight(natural)
    guard height != natural else { return }
    above += height - natural
  }

  /// Returns how far the baseline of a piece is above that of the line.
  func rise(of segment: ShapedText.Segment) -> Double {
    switch segment.alignment {
    case .baseline: segment.rise
    case .top: above - segment.ascent
    case .bottom: segment.descent - below
    }
  }
}
