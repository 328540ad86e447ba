/// A font by family, size and weight; which file that is, the measurer of text decides.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are; the numbers are those of OpenType and CSS.
  public enum Weight: Int, CaseIterable, Hashable, Sendable {
    /// 100.
    case ultraLight = 100
    /// 200.
    case thin = 200
    /// 300.
    case light = 300
    /// 400.
    case regular = 400
    /// 500.
    case medium = 500
    /// 600.
    case semibold = 600
    /// 700.
    case bold = 700
    /// 800.
    case heavy = 800
    /// 900.
    case black = 900
  }

  /// The family, or `nil` for the system's.
  public var family: String?
  /// The size of the em, in points.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// Whether the letters are slanted.
  public var isItalic: Bool
  /// Whether all glyphs are as wide as each other.
  public var isMonospaced: Bool
  /// The text style that the size comes from, so that it follows the user's text size.
  public var textStyle: TextStyle?

  /// A font of its parts.
  public init(
    family: String? = nil, size: Double, weight: Weight = .regular, isItalic: Bool = false,
    isMonospaced: Bool = false, textStyle: TextStyle? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.textStyle = textStyle
  }

  /// The system's font at a size.
  public static func system(_ size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// The system's font in a text style.
  public static func style(_ style: TextStyle) -> Font {
    Font(size: style.size, weight: style.weight, textStyle: style)
  }

  /// The font at the size that the user's text size gives it.
  public func scaled(_ textSize: TextSize) -> Font {
    guard textStyle != nil, textSize != .large else { return self }
    var font = self
    // Small styles stop at 11 points, as on iOS.
    font.size = max(11, (size * textSize.bodyScale).rounded())
    return font
  }
}

/// The text styles of iOS with their sizes at the default text size.
public enum TextStyle: String, CaseIterable, Hashable, Sendable {
  /// 34 points.
  case largeTitle
  /// 28 points.
  case title1
  /// 22 points.
  case title2
  /// 20 points.
  case title3
  /// 17 points, semibold.
  case headline
  /// 17 points.
  case body
  /// 16 points.
  case callout
  /// 15 points.
  case subheadline
  /// 13 points.
  case footnote
  /// 12 points.
  case caption1
  /// 11 points.
  case caption2

  /// The size, in points.
  public var size: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }

  /// The weight.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
