import QuoinBoxLayout
import QuoinModel

extension CSS {
  /// The conversion of a property to native styles.
  struct Native: Sendable {
    /// A closure that stores a computed value in a style and returns `false` if nodes do not
    /// support it.
    typealias Taking = @Sendable (Value, inout Style) -> Bool

    /// The style properties that the conversion sets.
    let properties: [StyleProperty]
    private let taking: Taking

    init(_ properties: StyleProperty..., taking: @escaping Taking) {
      self.properties = properties
      self.taking = taking
    }

    /// Stores a computed value in a style and returns `false` if nodes do not support it.
    func callAsFunction(_ value: Value, _ style: inout Style) -> Bool { taking(value, &style) }
  }
}

/// The conversions for use in the property table.
enum NativeConversions {
  static func color(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .color(let color) = value, let fixed = color.fixed else { return false }
      style[property] = .color(fixed)
      return true
    }
  }

  /// Returns a conversion for lengths in points.
  static func points(_ property: StyleProperty, normal: Double? = nil) -> CSS.Native {
    CSS.Native(property) { value, style in
      switch value {
      case .length(let points, .px): style[property] = .number(points)
      case .number(let number): style[property] = .number(number)
      case .keyword(.normal):
        guard let normal else { return false }
        style[property] = .number(normal)
      default: return false
      }
      return true
    }
  }

  /// Returns a conversion for lengths in points, or `normal` for the font's own value.
  ///
  /// A percentage would be relative to the font size.
  static func fontLength(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      switch value {
      case .length(let points, .px): style[property] = .number(points)
      case .keyword: style[property] = .initial
      default: return false
      }
      return true
    }
  }

  /// Returns a conversion for lengths and percentages.
  static func length(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard let length = lengthPercentage(value) else { return false }
      style[property] = .length(length)
      return true
    }
  }

  /// Returns a conversion for lengths in points, and for a keyword that means the initial value,
  /// which is the default of the node's kind.
  static func size(_ property: StyleProperty, _ none: CSS.Keyword) -> CSS.Native {
    CSS.Native(property) { value, style in
      switch value {
      case .length(let points, .px): style[property] = .number(points)
      case .keyword(none): style[property] = .initial
      default: return false
      }
      return true
    }
  }

  static func words(_ property: StyleProperty, _ table: KeyValuePairs<CSS.Keyword, StyleValue>)
    -> CSS.Native
  {
    CSS.Native(property) { value, style in
      guard let word = value.keyword, let native = table[word: word] else { return false }
      style[property] = native
      return true
    }
  }

  static let blend = CSS.Native(.blend) { value, style in
    guard let mode = value.keyword.flatMap({ BlendMode(rawValue: $0.name) }) else { return false }
    style[.blend] = .blend(mode)
    return true
  }

  static func lengthPercentage(_ value: CSS.Value) -> LengthPercentage? {
    switch value {
    case .length(let points, .px): .points(points)
    case .percentage(let percent): .percent(percent)
    default: nil
    }
  }

  static func radius(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .list(let sides) = value, sides.count == 2,
        let horizontal = lengthPercentage(sides[0]), let vertical = lengthPercentage(sides[1])
      else { return false }
      style[property] = .radius(CornerRadius(horizontal, vertical))
      return true
    }
  }

  static func line(_ property: StyleProperty) -> CSS.Native {
    words(
      property,
      [
        .none: .borderLine(.none), .hidden: .borderLine(.none), .solid: .borderLine(.solid),
        .auto: .borderLine(.solid), .dashed: .borderLine(.dashed), .dotted: .borderLine(.dotted),
        .double: .borderLine(.double), .groove: .borderLine(.groove),
        .ridge: .borderLine(.ridge), .inset: .borderLine(.inset),
        .outset: .borderLine(.outset),
      ])
  }

  static func shadows(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      if value == .keyword(.none) {
        style[property] = .shadows([])
        return true
      }
      guard case .commas(let values) = value else { return false }
      var shadows: [Shadow] = []
      for value in values {
        guard case .shadow(let computed) = value, let shadow = Shadow(computed) else {
          return false
        }
        shadows.append(shadow)
      }
      style[property] = .shadows(shadows)
      return true
    }
  }
}
