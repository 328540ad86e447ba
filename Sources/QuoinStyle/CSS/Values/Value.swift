import QuoinModel

extension CSS {
  /// A specified or computed property value.
  ///
  /// Computed lengths are in `px`; a computed mixture of a length and a percentage is `.mixed`.
  package enum Value: Hashable, Sendable {
    case keyword(Keyword)
    /// An identifier defined by the author: CSS Values 4 §4.2.
    case ident(String)
    case number(Double)
    case percentage(Double)
    case length(Double, Unit)
    /// A length in points and a percentage from 0 to 100.
    case mixed(Double, Double)
    /// An angle in degrees.
    case angle(Double)
    /// A duration in seconds.
    case time(Double)
    /// A flexible length in `fr`.
    case fraction(Double)
    indirect case calc(Calc)
    indirect case color(ColorValue)
    case string(String)
    case url(String)
    indirect case gradient(GradientValue)
    indirect case shadow(ShadowValue)
    case function(String, [Value])
    /// A list of values separated by spaces.
    case list([Value])
    /// A list of values separated by commas.
    case commas([Value])

    package static let zero = Value.length(0, .px)
  }

  /// A colour as specified.
  package enum ColorValue: Hashable, Sendable {
    case color(Color)
    /// The current value of `color`.
    case current
    /// A light and a dark variant.
    indirect case lightDark(ColorValue, ColorValue)
    /// A mixture of two colours.
    indirect case mix(ColorMix)
    /// A colour made of the components of another one.
    indirect case relative(RelativeColor)

    package static let transparent = ColorValue.color(Color(white: 0, alpha: 0))

    /// Returns the colour, with `currentcolor` replaced by a given colour.
    package func color(current: Color) -> Color {
      switch self {
      case .color(let color): return color
      case .current: return current
      case .lightDark(let light, let dark):
        return Color(
          light: light.color(current: current).resolved(.light),
          dark: dark.color(current: current).resolved(.dark))
      case .mix(let mix):
        return mix.color(
          mix.first.color(current: current), mix.second.color(current: current))
      case .relative(let relative): return relative.color(relative.base.color(current: current))
      }
    }

    /// The colour, if it does not depend on another one.
    var fixed: Color? {
      switch self {
      case .color(let color): return color
      case .current: return nil
      case .lightDark(let light, let dark):
        guard let light = light.fixed, let dark = dark.fixed else { return nil }
        return Color(light: light.resolved(.light), dark: dark.resolved(.dark))
      case .mix(let mix):
        guard let first = mix.first.fixed, let second = mix.second.fixed else { return nil }
        return mix.color(first, second)
      case .relative(let relative): return relative.base.fixed.map { relative.color($0) }
      }
    }
  }

  /// A shadow: CSS Backgrounds 3 §6.
  package struct ShadowValue: Hashable, Sendable {
    package var color = ColorValue.current
    package var x = Value.zero
    package var y = Value.zero
    package var blur = Value.zero
    package var spread = Value.zero
    package var isInner = false
  }

  /// A gradient: CSS Images 4 §3.
  package struct GradientValue: Hashable, Sendable {
    package enum Shape: Hashable, Sendable {
      case linear(Double)
      case toCorner(Corner)
      /// From a corner straight to the opposite one, as in `-webkit-linear-gradient()`.
      case alongDiagonal(Corner)
      case radial(isCircle: Bool, extent: Keyword, radii: [Value], x: Value, y: Value)
      case conic(Double, x: Value, y: Value)
    }
    package struct Stop: Hashable, Sendable {
      /// The colour, or `nil` for a hint, which moves the midpoint between its neighbours.
      package var color: ColorValue?
      package var position: Value?
    }
    package var shape: Shape
    package var stops: [Stop]
    package var isRepeating: Bool
  }
}

extension CSS.Value {
  package static func color(_ color: Color) -> CSS.Value { .color(.color(color)) }

  /// The keyword, if the value is one.
  package var keyword: CSS.Keyword? {
    if case .keyword(let keyword) = self { return keyword }
    return nil
  }

  /// The author-defined identifier, if the value is one.
  package var ident: String? {
    if case .ident(let name) = self { return name }
    return nil
  }
}
