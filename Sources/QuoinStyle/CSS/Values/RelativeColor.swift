import QuoinModel

extension CSS {
  /// A colour made of the components of another one: CSS Color 5 §4.
  package struct RelativeColor: Hashable, Sendable {
    package var base: ColorValue
    var model: ColorModel
    /// The number that stands for the whole of an sRGB component: 255 in `rgb()`, else 1.
    var scale: Double
    /// The three components, in which identifiers stand for those of the base.
    var parts: [Calc]
    /// The opacity, or `nil` for that of the base.
    var alpha: Calc?

    /// Returns the colour for a base.
    func color(_ base: Color) -> Color {
      Color.inEachScheme([base]) { colors in
        let base = colors[0]
        var values = Dictionary(
          uniqueKeysWithValues: zip(model.channels, model.components(base).map { $0 * scale }))
        values["alpha"] = base.alpha
        func value(_ calc: Calc) -> Double {
          calc.mapLeaves { leaf in
            if case .ident(let name) = leaf { .number(values[name] ?? 0) } else { leaf }
          }.resolved(percentageBasis: 0)
        }
        return model.color(
          parts.map { CSS.censored(value($0) / scale) },
          alpha: alpha.map { CSS.censored(value($0)) } ?? base.alpha)
      }
    }
  }
}

extension CSS.ValueReader {
  /// Reads the arguments of a colour function that begin with `from`: CSS Color 5 §4.1.
  mutating func relativeColor(_ name: String) -> CSS.RelativeColor? {
    guard keyword(.from), let base = color() else { return nil }
    let model: CSS.ColorModel
    switch name {
    case "rgb", "rgba": model = .srgb
    case "hsla": model = .hsl
    case "color":
      guard let named = colorSpace() else { return nil }
      model = named
    default:
      guard let named = CSS.ColorModel(rawValue: name) else { return nil }
      model = named
    }
    let scale = name.hasPrefix("rgb") ? 255.0 : 1
    channels = Set(model.channels + ["alpha"])
    defer { channels = [] }
    let wholes = model.wholes.map { $0 * scale }
    var parts: [CSS.Calc] = []
    for index in 0..<3 {
      guard let part = relativePart(wholes[index], isHue: index == model.hue) else { return nil }
      parts.append(part)
    }
    var alpha: CSS.Calc?
    if slash() {
      guard let part = relativePart(1, isHue: false) else { return nil }
      alpha = part
    }
    return CSS.RelativeColor(base: base, model: model, scale: scale, parts: parts, alpha: alpha)
  }

  /// Reads a component: a number, a percentage, an angle, `none`, or a calculation with the names
  /// of components.
  private mutating func relativePart(_ whole: Double, isHue: Bool) -> CSS.Calc? {
    if keyword(.none) { return .leaf(.number(0)) }
    if case .percentage(let percent) = kind {
      advance()
      return .leaf(.number(percent / 100 * whole))
    }
    if isHue, let degrees = attempt({ $0.angle(allowsZero: false) }) {
      return .leaf(.number(degrees))
    }
    if case .number(let number, _) = kind {
      advance()
      return .leaf(.number(number))
    }
    if let word = kind.ident, channels.contains(word) {
      advance()
      return .leaf(.ident(word))
    }
    guard let (calc, kind) = math(), kind == .number || isHue && kind == .angle else { return nil }
    return calc
  }

  /// Reads `color(display-p3 1 0.5 0 / 50%)`: CSS Color 4 §10.
  mutating func plainColor() -> Color? {
    guard let model = colorSpace() else { return nil }
    var parts: [Double] = []
    while parts.count < 3 {
      guard let part = part(percentOf: 1) else { return nil }
      parts.append(part)
    }
    guard let alpha = alpha(false) else { return nil }
    return model.color(parts, alpha: alpha)
  }

  /// Reads the name of a colour space of `color()`.
  private mutating func colorSpace() -> CSS.ColorModel? {
    guard let word = kind.ident, let model = CSS.ColorModel(rawValue: word),
      [.srgb, .linear, .displayP3, .xyz, .xyzD65].contains(model)
    else { return nil }
    advance()
    return model
  }
}
