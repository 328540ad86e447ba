/// The descriptions of a font that are finer than its weight and slant; they are stored among its features, where fonts
/// without them pay nothing.
extension Font {
  /// A description that chooses among the fonts of a family and their instances: CSS Fonts 4 §2 and §7.
  package enum Choice: String, Sendable {
    /// The weight, where it is none of the nine.
    case weight = "wght"
    /// The width in percent; that of normal fonts is 100.
    case stretch = "wdth"
    /// The angle of oblique letters in degrees, clockwise.
    case slant = "slnt"
    /// Without a value: the axis of optical sizes does not follow the font size.
    case fixedOpticalSize = "opsz"
    /// The x-height per font size that all fonts are scaled to.
    case xHeight = "xhgt"
    /// The cap height per font size that all fonts are scaled to.
    case capHeight = "chgt"
  }

  /// The angle of italic letters, and of oblique ones without an angle: CSS Fonts 4 §2.4.
  package static let italicAngle = 14.0

  /// The value of a description, or `nil` if the font has none.
  package subscript(choice: Choice) -> Double? {
    features.first { $0.kind == .choice && $0.tag == choice.rawValue }?.coordinate
  }

  /// The weight, from 1 to 1000.
  package var exactWeight: Double { self[.weight] ?? Double(weight.rawValue) }
  /// The width in percent.
  package var stretch: Double { self[.stretch] ?? 100 }
  /// The angle of the letters in degrees, clockwise.
  package var angle: Double { isItalic ? self[.slant] ?? Font.italicAngle : 0 }
}

extension Font.Feature {
  /// Creates a description that chooses among fonts.
  package init(_ choice: Font.Choice, _ coordinate: Double) {
    self.init(known: choice.rawValue, 0)
    kind = .choice
    self.coordinate = coordinate
  }

  /// Creates a value on an axis of a variable font.
  ///
  /// - Returns: `nil` if no axis has the tag, which consists of ASCII letters and digits: OpenType 1.9, "fvar".
  package init?(axis tag: String, _ coordinate: Double) {
    guard coordinate.isFinite else { return nil }
    self.init(tag)
    kind = .axis
    // Axes have numbers of 16.16 bits.
    self.coordinate = min(max(coordinate, -32_768), 32_767)
  }
}
