import QuoinGeometry
import QuoinModel

/// The heights of an inline box in a font: CSS 2 §10.8.1.
struct InlineMetrics {
  /// The ascent and descent of the glyphs, in whole pixels as in browsers.
  var ascent: Double
  var descent: Double
  /// The ascent and descent including half of the leading.
  var above: Double
  var below: Double
  var lineHeight: Double
  var xHeight: Double
  var fontSize: Double
  /// Whether the line height is that of the fonts.
  var hasNormalLineHeight: Bool
  /// The ascent and descent including half of the leading if the line height were that of the fonts.
  var normalAbove: Double
  var normalBelow: Double

  /// Computes the heights of a look.
  ///
  /// - Parameter scale: The pixels per point; browsers round heights to whole pixels.
  init(_ look: TextLook, _ metrics: FontMetrics, scale: Double) {
    func round(
      _ points: Double, _ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero
    ) -> Double {
      (points * scale).rounded(rule) / scale
    }
    ascent = round(metrics.ascender)
    descent = round(metrics.descender)
    // On high-resolution screens, where glyphs may be placed between pixels, browsers do not cut off descenders: a
    // pixel that rounding removed below is taken from above.
    if scale > 1, descent < metrics.descender, ascent * scale >= 1 {
      ascent -= 1 / scale
      descent += 1 / scale
    }
    let gap = round(max(0, metrics.lineHeight - metrics.ascender - metrics.descender))
    switch look.lineHeight {
    case .normal: lineHeight = ascent + descent + gap
    // Browsers compute in 64ths of a pixel: the nearest one of a length, the lower one of a multiple.
    case .points(let points): lineHeight = round(points * 64) / 64
    case .multiple(let factor):
      // The font size that line heights are a multiple of is also rounded so.
      lineHeight = round(factor * round(look.font.size * 64), .down) / 64
    }
    above = ascent + round((lineHeight - ascent - descent) / 2, .down)
    below = lineHeight - above
    xHeight = metrics.xHeight
    fontSize = look.font.size
    hasNormalLineHeight = look.lineHeight == .normal
    normalAbove = ascent + round(gap / 2, .down)
    normalBelow = ascent + descent + gap - normalAbove
  }
}

/// The line properties derived from the look of a text.
final class LineLook {
  /// The look, retained so that its identity remains unique.
  private let look: TextLook
  let metrics: InlineMetrics
  /// The look of the text among others; line heights are left to the placement of lines.
  let ofRun: TextLook
  /// The look of a paragraph with any number of lines, without its paint.
  let ofParagraph: TextLook

  /// Creates the line properties of a look.
  ///
  /// - Parameters:
  ///   - size: The size of the letters, in points.
  ///   - paragraphs: The paragraph looks created so far; equal looks share one storage.
  init(
    _ look: TextLook, _ metrics: FontMetrics, size: Double, scale: Double,
    _ paragraphs: inout Set<TextLook>
  ) {
    self.look = look
    self.metrics = InlineMetrics(look, metrics, scale: scale)
    var run = look
    if run.lineHeight != .normal { run.lineHeight = .normal }
    if size != look.font.size { run.font.size = size }
    ofRun = run
    var paragraph = run.shape
    paragraph.lineLimit = 0
    paragraph.lineBreak = .wordWrap
    paragraph.minimumScale = 1
    ofParagraph = paragraphs.insert(paragraph).memberAfterInsert
  }
}

extension Font {
  /// Returns the sizes in which browsers set a text in the font, in points.
  ///
  /// They cut font sizes down to hundredths of a pixel, which are the sizes of line metrics, and FreeType cuts those down
  /// to 64ths for the letters. Lengths in `em` and line heights are those of the size itself.
  ///
  /// - Parameter scale: The pixels per point.
  func browserSizes(scale: Double) -> (metrics: Double, letters: Double) {
    let pixels = size * scale
    guard pixels.isFinite, pixels.magnitude < 1e6 else { return (size, size) }
    // Browsers multiply in single precision, which makes 1,871 hundredths of 18.72.
    let hundredths = Int(Float(size) * Float(scale) * 100)
    return (Double(hundredths) / 100 / scale, Double(hundredths * 64 / 100) / 64 / scale)
  }
}

extension FontMetrics {
  /// Multiplies all distances by a factor.
  mutating func scale(by factor: Double) {
    ascender *= factor
    descender *= factor
    lineHeight *= factor
    xHeight *= factor
    capHeight *= factor
  }
}

/// The vertical extents of a line's content, by what it is aligned with: the root inline box, or a subtree at the top
/// or the bottom of the line.
struct LineExtents {
  private struct Group {
    var above = -Double.infinity
    var below = -Double.infinity
    var alignment = VerticalAlign.baseline
    /// The group that it is aligned with.
    var outer = 0
    var height: Double { max(0, above + below) }

    mutating func add(above: Double, below: Double) {
      self.above = max(self.above, above)
      self.below = max(self.below, below)
    }
  }

  /// The group of the root inline box, which is number 0.
  private var root = Group()
  /// The subtrees that are aligned with the line, numbered from 1; inner ones come after those that they are in.
  private var groups: [Group] = []
  private var isNested = false

  /// Adds a subtree that is aligned with the line itself.
  ///
  /// - Parameter outer: The group that it is in. As in browsers, it is aligned with that rather than with the line.
  mutating func addGroup(_ alignment: VerticalAlign, in outer: Int) -> Int {
    groups.append(Group(alignment: alignment, outer: outer))
    if outer > 0 { isNested = true }
    return groups.count
  }

  /// Adds an extent above and below the baseline of a group.
  mutating func add(above: Double, below: Double, to group: Int) {
    if group == 0 {
      root.add(above: above, below: below)
    } else {
      groups[group - 1].add(above: above, below: below)
    }
  }

  /// The line's extent above and below the baseline of the root inline box, after ``close()``.
  private(set) var line = (above: 0.0, below: 0.0)

  /// Computes the line's extent, after the last extent was added.
  ///
  /// Subtrees at the top extend the line below, those at the bottom above; as in browsers, the higher ones come first,
  /// so that the lower ones have room beside them.
  mutating func close() {
    line = (root.above.isFinite ? root.above : 0, root.below.isFinite ? root.below : 0)
    if groups.isEmpty { return }
    if isNested { closeGroups() }
    extend(&line.above, &line.below, by: groups.filter { $0.outer == 0 })
  }

  /// Extends groups by those in them, inner ones first.
  private mutating func closeGroups() {
    var inner = Array(repeating: [Int](), count: groups.count)
    for number in groups.indices where groups[number].outer > 0 {
      inner[groups[number].outer - 1].append(number)
    }
    for number in groups.indices.reversed() where !inner[number].isEmpty {
      var group = groups[number]
      if !group.above.isFinite { (group.above, group.below) = (0, 0) }
      extend(&group.above, &group.below, by: inner[number].map { groups[$0] })
      groups[number] = group
    }
  }

  private func extend(_ above: inout Double, _ below: inout Double, by inner: [Group]) {
    for group in inner.sorted(by: { $0.height > $1.height }) where group.above.isFinite {
      if group.alignment == .top {
        below = max(below, group.height - above)
      } else {
        above = max(above, group.height - below)
      }
    }
  }

  /// Returns how far the baseline of a group is above that of the root inline box.
  func rise(of group: Int) -> Double {
    var rise = 0.0
    var number = group
    while number > 0, groups[number - 1].above.isFinite {
      let group = groups[number - 1]
      let around =
        group.outer == 0
        ? line : (groups[group.outer - 1].above, groups[group.outer - 1].below)
      rise +=
        group.alignment == .top ? around.above - group.above : group.below - around.below
      number = group.outer
    }
    return rise
  }
}
