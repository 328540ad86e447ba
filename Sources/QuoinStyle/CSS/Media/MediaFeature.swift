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
      "width", "height", "aspect-ratio", "resolution", "text-size", "device-width",
      "device-height", "device-aspect-ratio", "color", "color-index", "monochrome", "grid",
      "-webkit-device-pixel-ratio", "-webkit-transform-3d",
    ]
    /// The features whose values are lengths.
    static let lengths: Set<String> = ["width", "height", "device-width", "device-height"]
    /// The features whose values are numbers without a unit.
    static let counts: Set<String> = [
      "aspect-ratio", "device-aspect-ratio", "color", "color-index", "monochrome", "grid",
      "-webkit-device-pixel-ratio", "-webkit-transform-3d",
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
      "any-hover": ["none", "hover"],
      "any-pointer": ["none", "coarse", "fine"],
      "scripting": ["none", "initial-only", "enabled"],
      "update": ["none", "slow", "fast"],
      "forced-colors": ["none", "active"],
      "color-gamut": ["srgb", "p3", "rec2020"],
      "dynamic-range": ["standard", "high"],
      "overflow-block": ["none", "scroll", "paged"],
      "overflow-inline": ["none", "scroll"],
      "scan": ["interlace", "progressive"],
      "display-mode": [
        "browser", "fullscreen", "minimal-ui", "picture-in-picture", "standalone",
        "window-controls-overlay",
      ],
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
      guard let given = word(environment) else {
        return name.hasSuffix("size-class") || name == "scan" ? false : nil
      }
      switch value {
      case .word(let wanted): return given == wanted
      case nil: return given != "none" && given != "no-preference"
      case .number: return nil
      }
    }

    private func number(_ environment: MediaEnvironment) -> Double? {
      switch name {
      // Documents fill the screen of a device.
      case "width", "device-width": environment.viewport?.width
      case "height", "device-height": environment.viewport?.height
      case "aspect-ratio", "device-aspect-ratio":
        environment.viewport.flatMap { $0.height > 0 ? $0.width / $0.height : nil }
      case "resolution", "-webkit-device-pixel-ratio": environment.traits.displayScale
      // Media Queries 4 §6: bits for each component of a colour, and no palette.
      case "color": 8
      case "color-index", "monochrome", "grid": 0
      case "-webkit-transform-3d": 1
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
      case "hover", "pointer", "any-hover", "any-pointer", "forced-colors", "scripting": "none"
      case "update": environment.medium == .print ? "none" : "fast"
      case "color-gamut": "srgb"
      case "dynamic-range": "standard"
      case "overflow-block": environment.medium == .print ? "paged" : "scroll"
      case "overflow-inline": environment.medium == .print ? "none" : "scroll"
      case "display-mode": "browser"
      default: nil
      }
    }
  }
}
