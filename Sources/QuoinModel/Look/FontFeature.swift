extension Font {
  /// An OpenType feature with its value.
  ///
  ///     Font.system(17).features(.tabularDigits, .slashedZero)
  public struct Feature: Hashable, Sendable {
    /// The four letters of the OpenType tag, such as `tnum`.
    public let tag: String
    /// The value; 0 turns the feature off.
    public let value: Int
    /// What the value applies to.
    package var kind = Kind.feature
    /// The value on an axis of a variable font; that of a feature is `value`.
    package var coordinate = 0.0

    /// What the value of a feature applies to.
    package enum Kind: UInt8, Hashable, Sendable {
      /// A feature of OpenType.
      case feature
      /// An axis of a variable font, as in CSS's `font-variation-settings`: OpenType 1.9, "fvar".
      case axis
      /// A description that chooses among the fonts of a family and their instances, in the units of CSS; see `Choice`.
      case choice
    }

    /// Creates a feature from its OpenType tag.
    ///
    /// - Parameters:
    ///   - tag: four ASCII letters or digits.
    ///   - value: the value; 0 turns the feature off.
    /// - Returns: `nil` if the tag is not valid.
    public init?(_ tag: String, _ value: Int = 1) {
      guard tag.utf8.count == 4, value >= 0, value <= 65535,
        tag.utf8.allSatisfy({ ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 || $0 >= 48 && $0 <= 57 })
      else { return nil }
      self.init(known: tag, value)
    }

    init(known tag: String, _ value: Int = 1) {
      self.tag = tag
      self.value = value
    }

    /// Digits of equal width, so that columns of numbers align.
    public static let tabularDigits = Feature(known: "tnum")
    /// Digits of proportional width.
    public static let proportionalDigits = Feature(known: "pnum")
    /// Old-style digits, with ascenders and descenders.
    public static let oldStyleDigits = Feature(known: "onum")
    /// Digits as high as capital letters.
    public static let liningDigits = Feature(known: "lnum")
    /// A zero with a slash.
    public static let slashedZero = Feature(known: "zero")
    /// Fractions, such as ½ for 1/2.
    public static let fractions = Feature(known: "frac")
    /// Small capitals instead of lowercase letters.
    public static let smallCapitals = Feature(known: "smcp")
    /// No ligatures.
    public static let noLigatures = Feature(known: "liga", 0)
    /// No kerning.
    public static let noKerning = Feature(known: "kern", 0)
    /// One of the stylistic sets, from 1 to 20.
    public static func stylisticSet(_ number: Int) -> Feature {
      let number = min(max(number, 1), 20)
      return Feature(known: number < 10 ? "ss0\(number)" : "ss\(number)")
    }
  }

  /// Returns the font with further features.
  public func features(_ features: Feature...) -> Font {
    var font = self
    font.features.choose(features)
    return font
  }

  /// Returns the font with digits of equal width.
  public func monospacedDigits() -> Font { features(.tabularDigits) }
}

extension [Font.Feature] {
  /// Adds features; of two of one kind with the same tag, the last one counts.
  package mutating func choose(_ features: [Font.Feature]) {
    for feature in features {
      removeAll { $0.tag == feature.tag && $0.kind == feature.kind }
      append(feature)
    }
  }
}
