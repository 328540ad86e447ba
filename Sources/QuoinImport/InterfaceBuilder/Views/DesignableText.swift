import QuoinModel

/// The font of a designable label, whose code sets it when Interface Builder shows the label.
///
/// Documents record the natural size that results, but not the font. For a system font, the height of a line tells
/// its size.
struct DesignableText {
  let font: Font
  /// The recorded natural size, in points.
  let width: Double
  let height: Double
  /// The scale of the screen, in pixels per point.
  let scale: Double

  /// The height of a line of the system font at a size of one point: ascender plus descender.
  private static let lineHeight = 0.952148 + 0.241211

  /// Returns the font with the size that gives the recorded height to a text, or `nil` if no size does.
  func resolved(for text: String) -> Font? {
    guard font.family == nil, !font.isMonospaced, !text.isEmpty else { return nil }
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = height / Double(paragraphs.count)
    if matches(font.size, line) { return font }
    guard let size = (6...120).map(Double.init).first(where: { matches($0, line) }) else {
      return nil
    }
    // Half an em is a usual width of a character. With much less, the recorded size is that of wrapped lines.
    let longest = paragraphs.map(\.count).max() ?? 0
    guard width >= 0.25 * size * Double(longest) else { return nil }
    var resolved = font
    resolved.size = size
    return resolved
  }

  /// Whether a line at a size is as high as the recorded one, rounded up to pixels.
  private func matches(_ size: Double, _ line: Double) -> Bool {
    let pixels = (size * DesignableText.lineHeight * scale - 1e-3).rounded(.up)
    return abs(pixels / scale - line) < 0.01
  }
}
