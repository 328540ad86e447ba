extension CSS {
  /// The origin of a font size.
  enum FontBasis: Hashable, Sendable {
    /// A keyword, which has another size in monospaced text.
    case keyword(Keyword)
    /// A factor of the size of a keyword.
    case relative
    /// An absolute length.
    case absolute
  }

  /// Returns the computed font size in points: CSS Fonts 4 §2.5.
  static func computedFontSize(_ value: Value, _ context: ComputeContext) -> Double? {
    // In `font-size`, lengths in `em` are relative to the parent's font.
    var parent = context
    parent.fontSize = context.parentFontSize
    switch value {
    case .keyword(let word):
      if word == .larger { return context.parentFontSize * 1.2 }
      if word == .smaller { return context.parentFontSize / 1.2 }
      return word.fontSize(isMonospace: false).map { $0 * context.zoom }
    default:
      switch value.computed(parent) {
      case .length(let points, .px): return bounded(fontSize: points)
      case .percentage(let percent):
        return bounded(fontSize: percent / 100 * context.parentFontSize)
      case .mixed(let fixed, let percent):
        return bounded(fontSize: fixed + percent / 100 * context.parentFontSize)
      case .calc(let calc):
        return bounded(fontSize: calc.resolved(percentageBasis: context.parentFontSize))
      default: return nil
      }
    }
  }

  /// Returns a font size within the lengths that layouts can go on with: elements in each other may multiply it.
  private static func bounded(fontSize: Double) -> Double {
    max(0, min(limited(fontSize), limited(.infinity)))
  }

  /// Returns the computed font weight: CSS Fonts 4 §2.2.
  static func computedFontWeight(_ value: Value, _ context: ComputeContext) -> Double {
    let parent = context.parentFontWeight
    switch value {
    case .number(let number): return number
    case .keyword(.bold): return 700
    case .keyword(.bolder):
      if parent < 350 { return 400 }
      if parent < 550 { return 700 }
      return parent < 900 ? 900 : parent
    case .keyword(.lighter):
      if parent < 100 { return parent }
      if parent < 550 { return 100 }
      return parent < 750 ? 400 : 700
    default: return 400
    }
  }
}

extension CSS.Keyword {
  /// Returns the size of an absolute keyword, as browsers have it for standard sizes of 16 and 13 pixels; other
  /// keywords have none.
  func fontSize(isMonospace: Bool) -> Double? {
    switch self {
    case .xxSmall: 9
    case .xSmall: 10
    case .small: isMonospace ? 12 : 13
    case .medium: isMonospace ? 13 : 16
    case .large: isMonospace ? 16 : 18
    case .xLarge: isMonospace ? 20 : 24
    case .xxLarge: isMonospace ? 26 : 32
    case .xxxLarge: isMonospace ? 39 : 48
    default: nil
    }
  }
}
