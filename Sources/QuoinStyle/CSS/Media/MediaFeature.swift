import QuoinGeometry
import QuoinModel

extension MediaQuery {
  /// A media feature test.
  struct Feature: Hashable, Sendable {
    enum Comparison: UInt8, Hashable, Sendable {
      case equal
      case less
      case lessOrEqual
      case greater
      case greaterOrEqual

      func holds(_ a: Double, _ b: Double) -> Bool {
        switch self {
        case .equal: a == b
        case .less: a < b
        case .lessOrEqual: a <= b
        case .greater: a > b
        case .greaterOrEqual: a >= b
        }
      }

      /// The comparison with its operands swapped.
      var mirrored: Comparison {
        switch self {
        case .equal: .equal
        case .less: .greater
        case .lessOrEqual: .greaterOrEqual
        case .greater: .less
        case .greaterOrEqual: .lessOrEqual
        }
      }
    }

    enum Value: Hashable, Sendable {
      case number(Double)
      case word(String)
    }

    /// The features with numeric values: lengths in points, ratios, dots per pixel.
    static let numeric: Set<String> = [
      "width", "height", "aspect-ratio", "resolution", "text-size",
    ]
    /// The features with keyword values, and their keywords.
    static let words: [String: Set<String>] = [
      "orientation": ["portrait", "landscape"],
      "prefers-color-scheme": ["light", "dark"],
      "prefers-reduced-motion": ["no-preference", "reduce"],
      "prefers-reduced-transparency": ["no-preference", "reduce"],
      "prefers-contrast": ["no-preference", "more", "less", "custom"],
      "horizontal-size-class": ["compact", "regular"],
      "vertical-size-class": ["compact", "regular"],
      "layout-direction": ["ltr", "rtl"],
      "hover": ["none", "hover"],
      "pointer": ["none", "coarse", "fine"],
    ]

    /// The names of all supported features.
    static let names = numeric.union(words.keys)

    var name: String
    var comparison = Comparison.equal
    /// The value to compare with; `nil` tests the feature in a Boolean context.
    var value: Value?

    /// Returns whether the feature holds, or `nil` if the environment does not define it.
    func evaluate(_ environment: MediaEnvironment) -> Bool? {
      if Feature.numeric.contains(name) {
        guard let given = number(environment) else { return nil }
        switch value {
        case .number(let wanted): return comparison.holds(given, wanted)
        case nil: return given != 0
        case .word: return nil
        }
      }
      guard let given = word(environment) else { return name.hasSuffix("size-class") ? false : nil }
      switch value {
      case .word(let wanted): return given == wanted
      case nil: return given != "none" && given != "no-preference"
      case .number: return nil
      }
    }

    private func number(_ environment: MediaEnvironment) -> Double? {
      switch name {
      case "width": environment.viewport?.width
      case "height": environment.viewport?.height
      case "aspect-ratio":
        environment.viewport.flatMap { $0.height > 0 ? $0.width / $0.height : nil }
      case "resolution": environment.traits.displayScale
      case "text-size":
        TextSize.allCases.firstIndex(of: environment.traits.textSize).map { Double($0) }
      default: nil
      }
    }

    private func word(_ environment: MediaEnvironment) -> String? {
      func sizeClass(_ sizeClass: SizeClass) -> String? {
        switch sizeClass {
        case .unspecified: nil
        case .compact: "compact"
        case .regular: "regular"
        }
      }
      let traits = environment.traits
      return switch name {
      case "orientation":
        environment.viewport.map { $0.width > $0.height ? "landscape" : "portrait" }
      case "prefers-color-scheme": traits.colorScheme == .dark ? "dark" : "light"
      case "prefers-reduced-motion": environment.reducesMotion ? "reduce" : "no-preference"
      case "prefers-reduced-transparency":
        environment.reducesTransparency ? "reduce" : "no-preference"
      case "prefers-contrast": environment.increasesContrast ? "more" : "no-preference"
      case "horizontal-size-class": sizeClass(traits.horizontalSizeClass)
      case "vertical-size-class": sizeClass(traits.verticalSizeClass)
      case "layout-direction": traits.layoutDirection == .rightToLeft ? "rtl" : "ltr"
      case "hover", "pointer": "none"
      default: nil
      }
    }
  }
}
