import QuoinBoxLayout
import QuoinModel

extension CSS {
  /// How a property reaches native styles.
  struct Native: Sendable {
    /// Puts a computed value into a style; answers false where native nodes cannot take it.
    typealias Taking = @Sendable (Value, inout Style) -> Bool

    /// The properties of styles that it sets.
    let properties: [StyleProperty]
    private let taking: Taking

    init(_ properties: StyleProperty..., taking: @escaping Taking) {
      self.properties = properties
      self.taking = taking
    }

    /// Puts a computed value into a style; answers false where native nodes cannot take it.
    func callAsFunction(_ value: Value, _ style: inout Style) -> Bool { taking(value, &style) }
  }
}

/// How rows of the table reach native styles.
enum Natives {
  static func color(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard case .color(let color) = value, let fixed = color.fixed else { return false }
      style[property] = .color(fixed)
      return true
    }
  }

  /// A length in points.
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

  /// A length in points, or a word for what the font says; a percentage would be of its size.
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

  /// A length or a percentage.
  static func length(_ property: StyleProperty) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard let length = lengthPercentage(value) else { return false }
      style[property] = .length(length)
      return true
    }
  }

  /// A length in points, or a word for what lies beneath: the kind's own.
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

  static func words(_ property: StyleProperty, _ table: [CSS.Keyword: StyleValue]) -> CSS.Native {
    CSS.Native(property) { value, style in
      guard let word = value.keyword, let native = table[word] else { return false }
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
