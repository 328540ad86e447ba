extension CSS {
  /// Returns the computed font size in points: CSS Fonts 4 §2.5.
  static func computedFontSize(_ value: Value, _ context: ComputeContext) -> Double? {
    // In `font-size`, lengths in `em` are relative to the parent's font.
    var parent = context
    parent.fontSize = context.parentFontSize
    switch value {
    case .keyword(let word):
      let sizes: [Keyword: Double] = [
        .xxSmall: 9, .xSmall: 10, .small: 13, .medium: 16, .large: 18, .xLarge: 24, .xxLarge: 32,
        .xxxLarge: 48,
      ]
      if word == .larger { return context.parentFontSize * 1.2 }
      if word == .smaller { return context.parentFontSize / 1.2 }
      return sizes[word]
    default:
      switch value.computed(parent) {
      case .length(let points, .px): return max(0, points)
      case .percentage(let percent): return max(0, percent / 100 * context.parentFontSize)
      case .mixed(let fixed, let percent):
        return max(0, fixed + percent / 100 * context.parentFontSize)
      case .calc(let calc): return max(0, calc.resolved(percentageBasis: context.parentFontSize))
      default: return nil
      }
    }
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
