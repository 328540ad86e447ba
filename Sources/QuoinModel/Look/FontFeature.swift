extension Font {
  /// A choice among the forms that an OpenType font has of its letters.
  ///
  ///     Font.system(17).features(.tabularDigits, .slashedZero)
  public struct Feature: Hashable, Sendable {
    /// The four letters of OpenType's name, such as `tnum`.
    public let tag: String
    /// Which of the forms is chosen; 0 is none.
    public let value: Int

    /// A feature by OpenType's name.
    ///
    /// - Parameters:
    ///   - tag: four ASCII letters or digits.
    ///   - value: which of the forms is chosen; 0 switches the feature off.
    /// - Returns: `nil` where the tag is none.
    public init?(_ tag: String, _ value: Int = 1) {
      guard tag.utf8.count == 4, value >= 0, value <= 65535,
        tag.utf8.allSatisfy({ ($0 | 0x20) >= 97 && ($0 | 0x20) <= 122 || $0 >= 48 && $0 <= 57 })
      else { return nil }
      self.init(known: tag, value)
    }

    private init(known tag: String, _ value: Int = 1) {
      self.tag = tag
      self.value = value
    }

    /// Digits that are all as wide as each other, so that columns of numbers align.
    public static let tabularDigits = Feature(known: "tnum")
    /// Digits as wide as they look best.
    public static let proportionalDigits = Feature(known: "pnum")
    /// Digits with ascenders and descenders.
    public static let oldStyleDigits = Feature(known: "onum")
    /// Digits as high as capitals.
    public static let liningDigits = Feature(known: "lnum")
    /// A zero with a stroke through it.
    public static let slashedZero = Feature(known: "zero")
    /// Numbers with a stroke between them as fractions.
    public static let fractions = Feature(known: "frac")
    /// Small letters as small capitals.
    public static let smallCapitals = Feature(known: "smcp")
    /// No letters that are drawn as one.
    public static let noLigatures = Feature(known: "liga", 0)
    /// No pairs of letters closer than others.
    public static let noKerning = Feature(known: "kern", 0)
    /// One of the sets of other forms, from 1 to 20.
    public static func stylisticSet(_ number: Int) -> Feature {
      let number = min(max(number, 1), 20)
      return Feature(known: number < 10 ? "ss0\(number)" : "ss\(number)")
    }
  }

  /// The font with forms of its letters added to those chosen before.
  public func features(_ features: Feature...) -> Font {
    var font = self
    font.features.choose(features)
    return font
  }

  /// The font with digits that are all as wide as each other.
  public func monospacedDigits() -> Font { features(.tabularDigits) }
}

extension [Font.Feature] {
  /// Adds choices to those made before; the last of one name counts.
  package mutating func choose(_ features: [Font.Feature]) {
    for feature in features {
      removeAll { $0.tag == feature.tag }
      append(feature)
    }
  }
}
