/// A font by family, size and weight; the text measurer chooses the font file.
public struct Font: Hashable, Sendable {
  /// The weight of a font, with the numbers of OpenType and CSS.
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

  /// The family, or `nil` for the system font.
  ///
  /// A comma-separated list is searched in order, both for the font and for characters that it
  /// lacks.
  public var family: String? {
    get { typeface?.family }
    set { if newValue != family { typeface = Typeface(family: newValue, features: features) } }
  }
  /// The size of the em, in points.
  public var size: Double
  /// The weight.
  public var weight: Weight
  /// Whether the font is italic.
  public var isItalic: Bool
  /// Whether all glyphs have the same width.
  public var isMonospaced: Bool
  /// The text style that determines the size, so that it follows the user's text size.
  public var textStyle: TextStyle?
  /// The OpenType features.
  public var features: [Feature] {
    get { typeface?.features ?? [] }
    set { if newValue != features { typeface = Typeface(family: family, features: newValue) } }
  }
  /// The family and the features, or `nil` for the system font without features.
  private var typeface: Typeface?

  /// Creates a font from its parts.
  public init(
    family: String? = nil, size: Double, weight: Weight = .regular, isItalic: Bool = false,
    isMonospaced: Bool = false, textStyle: TextStyle? = nil
  ) {
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.textStyle = textStyle
    typeface = Typeface(family: family, features: [])
  }

  /// Returns the system font at a size.
  public static func system(_ size: Double, weight: Weight = .regular) -> Font {
    Font(size: size, weight: weight)
  }

  /// Returns the system font in a text style.
  public static func style(_ style: TextStyle) -> Font {
    Font(size: style.size, weight: style.weight, textStyle: style)
  }

  /// Returns the font scaled to the user's text size.
  ///
  /// A font in a text style follows iOS's table; if its size differs from that of the style, the
  /// ratio is kept.
  public func scaled(_ textSize: TextSize) -> Font {
    guard let textStyle, textSize != .large else { return self }
    var font = self
    font.size = size / textStyle.size * textStyle.size(at: textSize)
    return font
  }
}

extension Font {
  // Not private, because the compiler gives a value with a reference to a private class another layout in other modules.
  /// The parts of a font that need memory of their own.
  ///
  /// They are shared, because fonts are copied for each text that is measured.
  final class Typeface: Hashable, Sendable {
    let family: String?
    let features: [Feature]

    /// Returns `nil` for the system font without features.
    init?(family: String?, features: [Feature]) {
      if family == nil, features.isEmpty { return nil }
      self.family = family
      self.features = features
    }

    static func == (a: Typeface, b: Typeface) -> Bool {
      a === b || a.family == b.family && a.features == b.features
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(family)
      hasher.combine(features)
    }
  }

  /// The parts by their names, as if each were stored in the font itself.
  var mirror: Mirror {
    Mirror(
      self,
      children: [
        "family": family as Any, "size": size, "weight": weight, "isItalic": isItalic,
        "isMonospaced": isMonospaced, "textStyle": textStyle as Any, "features": features,
      ], displayStyle: .struct)
  }

  /// Hashes the parts that may have a thousand values in one document.
  package func hashVarying(into hasher: inout Hasher) {
    hasher.combine(family)
    hasher.combine(size)
    hasher.combine(weight)
    if !features.isEmpty { hasher.combine(features) }
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

  /// The size at the default text size, in points.
  public var size: Double { size(at: .large) }

  /// Returns the size at a text size, in points, from the table of Apple's Human Interface
  /// Guidelines.
  public func size(at textSize: TextSize) -> Double {
    let table: [Double] =
      switch self {
      case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
      case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
      case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
      case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
      case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
      case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
      case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
      case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
      case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
      case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
      }
    return table[TextSize.allCases.firstIndex(of: textSize) ?? 3]
  }

  /// The weight.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }
}
