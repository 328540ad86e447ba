import QuoinModel

extension CSS.ValueReader {
  /// Reads a colour: CSS Color 4 §4.
  mutating func color() -> CSS.ColorValue? {
    if let color = hashlessColor() { return .color(color) }
    switch kind {
    case .hash(let digits, _):
      guard let color = CSS.hexColor(digits) else { return nil }
      advance()
      return .color(color)
    case .ident:
      guard let word = kind.ident else { return nil }
      let color: CSS.ColorValue
      switch word {
      case "currentcolor": color = .current
      case "transparent": color = .transparent
      default:
        guard let named = CSS.namedColor(word) ?? CSS.systemColor(word) else { return nil }
        color = .color(named)
      }
      advance()
      return color
    case .function:
      guard let name = functionName else { return nil }
      if let relative = attempt({ $0.arguments { $0.relativeColor(name) } }) {
        return .relative(relative)
      }
      switch name {
      case "rgb", "rgba": return arguments { $0.rgb() }.map { .color($0) }
      case "hsl", "hsla", "hwb": return arguments { $0.hueColor(name) }.map { .color($0) }
      case "lab", "oklab", "lch", "oklch":
        return arguments { $0.labColor(name) }.map { .color($0) }
      case "light-dark":
        return arguments { reader in
          guard let light = reader.color(), reader.comma(), let dark = reader.color() else {
            return nil
          }
          return .lightDark(light, dark)
        }
      case "color": return arguments { $0.plainColor() }.map { .color($0) }
      case "color-mix": return arguments { $0.colorMix() }.map { .mix($0) }
      default: return nil
      }
    default: return nil
    }
  }

  /// Reads a colour component: a number, a percentage of `whole`, or `none`.
  mutating func part(percentOf whole: Double) -> Double? {
    if case .percentage(let percent) = kind {
      advance()
      return percent / 100 * whole
    }
    if keyword(.none) { return 0 }
    return number()
  }

  /// Reads the opacity after the components; it is 1 if there is none.
  mutating func alpha(_ hasCommas: Bool) -> Double? {
    if isAtEnd { return 1 }
    guard hasCommas ? comma() : slash() else { return nil }
    return part(percentOf: 1).map { min(max($0, 0), 1) }
  }

  private mutating func three(
    _ wholes: (Double, Double, Double), firstIsHue: Bool, allowsCommas: Bool = true
  ) -> (Double, Double, Double, alpha: Double)? {
    func first(_ reader: inout CSS.ValueReader) -> Double? {
      guard firstIsHue else { return reader.part(percentOf: wholes.0) }
      return reader.angle(allowsZero: false) ?? reader.part(percentOf: wholes.0)
    }
    guard let a = first(&self) else { return nil }
    let hasCommas = allowsCommas && comma()
    guard let b = part(percentOf: wholes.1), !hasCommas || comma(),
      let c = part(percentOf: wholes.2), let alpha = alpha(hasCommas)
    else { return nil }
    return (a, b, c, alpha)
  }

  private mutating func rgb() -> Color? {
    guard let (red, green, blue, alpha) = three((255, 255, 255), firstIsHue: false) else {
      return nil
    }
    // §15: computed components are multiples of 1/255.
    func byte(_ value: Double) -> Double { min(max(value, 0), 255).rounded() / 255 }
    return Color(red: byte(red), green: byte(green), blue: byte(blue), alpha: alpha)
  }

  /// Reads an HSL or HWB colour: CSS Color 4 §7 and §8.
  private mutating func hueColor(_ name: String) -> Color? {
    guard
      let (hue, second, third, alpha) = three(
        (360, 100, 100), firstIsHue: true, allowsCommas: name != "hwb")
    else { return nil }
    let model: CSS.ColorModel = name == "hwb" ? .hwb : .hsl
    let color = model.color(
      [hue, min(max(second, 0), 100), min(max(third, 0), 100)], alpha: alpha)
    // §15: computed components are multiples of 1/255.
    func byte(_ value: Double) -> Double { (value * 255).rounded() / 255 }
    return Color(
      red: byte(color.red), green: byte(color.green), blue: byte(color.blue), alpha: alpha)
  }

  /// Reads a Lab, LCH, OKLab or OKLCH colour, clipped to sRGB: CSS Color 4 §9.
  private mutating func labColor(_ name: String) -> Color? {
    guard let model = CSS.ColorModel(rawValue: name) else { return nil }
    let wholes = model.wholes
    guard let lightness = part(percentOf: wholes[0]), let second = part(percentOf: wholes[1]),
      let third = model.hue == 2
        ? angle(allowsZero: false) ?? part(percentOf: wholes[2]) : part(percentOf: wholes[2]),
      let alpha = alpha(false)
    else { return nil }
    return model.color([min(max(lightness, 0), wholes[0]), second, third], alpha: alpha)
  }
}

extension CSS {
  /// Parses `#rgb`, `#rgba`, `#rrggbb` and `#rrggbbaa`, without the `#`.
  static func hexColor(_ digits: String) -> Color? {
    let values = digits.utf8.compactMap(hexValue)
    guard values.count == digits.utf8.count else { return nil }
    func double(_ index: Int) -> Double { Double(values[index] * 17) / 255 }
    func pair(_ index: Int) -> Double { Double(values[index] * 16 + values[index + 1]) / 255 }
    switch values.count {
    case 3: return Color(red: double(0), green: double(1), blue: double(2))
    case 4: return Color(red: double(0), green: double(1), blue: double(2), alpha: double(3))
    case 6: return Color(red: pair(0), green: pair(2), blue: pair(4))
    case 8: return Color(red: pair(0), green: pair(2), blue: pair(4), alpha: pair(6))
    default: return nil
    }
  }

  /// Returns the non-negative remainder.
  static func modulo(_ value: Double, _ divisor: Double) -> Double {
    let rest = value.truncatingRemainder(dividingBy: divisor)
    return rest < 0 ? rest + divisor : rest
  }
}
