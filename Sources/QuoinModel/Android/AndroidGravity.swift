import QuoinGeometry

/// The gravity of an item in its available space: the bits of `android.view.Gravity`.
///
/// Each axis has four bits: whether it is specified, a pull to the start, a pull to the end, and
/// clipping. Both pulls together fill the axis, and neither centres.
package struct AndroidGravity: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  @inlinable package init(rawValue: Int) { self.rawValue = rawValue }

  package static let left = AndroidGravity(rawValue: 0x03)
  package static let right = AndroidGravity(rawValue: 0x05)
  package static let centerHorizontal = AndroidGravity(rawValue: 0x01)
  package static let fillHorizontal = AndroidGravity(rawValue: 0x07)
  package static let top = AndroidGravity(rawValue: 0x30)
  package static let bottom = AndroidGravity(rawValue: 0x50)
  package static let centerVertical = AndroidGravity(rawValue: 0x10)
  package static let fillVertical = AndroidGravity(rawValue: 0x70)
  package static let center = AndroidGravity(rawValue: 0x11)
  package static let fill = AndroidGravity(rawValue: 0x77)
  package static let start = AndroidGravity(rawValue: 0x80_0003)
  package static let end = AndroidGravity(rawValue: 0x80_0005)
  /// The bit that turns left into start and right into end.
  package static let relative = AndroidGravity(rawValue: 0x80_0000)

  /// The bits of the horizontal axis, including that of relative sides.
  @inlinable package var horizontalPart: AndroidGravity {
    AndroidGravity(rawValue: rawValue & 0x80_0007)
  }
  /// The bits of the horizontal axis by left and right.
  @inlinable package var absoluteHorizontalPart: AndroidGravity {
    AndroidGravity(rawValue: rawValue & 0x07)
  }
  /// The bits of the vertical axis.
  @inlinable package var verticalPart: AndroidGravity { AndroidGravity(rawValue: rawValue & 0x70) }

  // The ones that all option sets have are called through tables of their protocols.
  @inlinable package static func == (a: AndroidGravity, b: AndroidGravity) -> Bool {
    a.rawValue == b.rawValue
  }
  @inlinable package func contains(_ other: AndroidGravity) -> Bool {
    rawValue & other.rawValue == other.rawValue
  }

  /// Whether the horizontal axis is specified.
  package var isHorizontal: Bool { !horizontalPart.isEmpty }

  /// Returns the gravity by left and right.
  package func absolute(_ direction: LayoutDirection) -> AndroidGravity {
    guard contains(.relative) else { return self }
    let isRightToLeft = direction == .rightToLeft
    var result = self
    if contains(.start) {
      result.subtract(.start)
      result.formUnion(isRightToLeft ? .right : .left)
    } else if contains(.end) {
      result.subtract(.end)
      result.formUnion(isRightToLeft ? .left : .right)
    }
    return result.subtracting(.relative)
  }

  /// Creates a gravity from the keywords of an attribute, or returns `nil` for unknown keywords.
  package init?(words: String) {
    if let known = AndroidGravity.words[words] {
      self = known
      return
    }
    var gravity = AndroidGravity()
    for piece in words.split(separator: "|") {
      let word = piece.filter { !$0.isWhitespace }
      if let known = AndroidGravity.words[word] {
        gravity.formUnion(known)
      } else if word.hasPrefix("0x"), let bits = Int(word.dropFirst(2), radix: 16) {
        gravity.formUnion(AndroidGravity(rawValue: bits))
      } else {
        return nil
      }
    }
    self = gravity
  }

  private static let words: [String: AndroidGravity] = [
    "left": .left, "right": .right, "center_horizontal": .centerHorizontal,
    "fill_horizontal": .fillHorizontal, "top": .top, "bottom": .bottom,
    "center_vertical": .centerVertical, "fill_vertical": .fillVertical, "center": .center,
    "fill": .fill, "start": .start, "end": .end, "clip_vertical": AndroidGravity(rawValue: 0x80),
    "clip_horizontal": AndroidGravity(rawValue: 0x08), "none": [], "no_gravity": [],
  ]
}
