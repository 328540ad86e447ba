import QuoinModel

extension Color {
  /// Returns a colour computed from others, in the light and in the dark colour scheme.
  static func inEachScheme(_ colors: [Color], _ compute: ([Color]) -> Color) -> Color {
    let light = compute(colors.map { $0.resolved(.light) })
    let dark = compute(colors.map { $0.resolved(.dark) })
    return light == dark ? light : Color(light: light, dark: dark)
  }
}

extension CSS {
  /// A colour space, or a polar form of one: CSS Color 4 §10 and §12.
  package enum ColorModel: String, Hashable, Sendable {
    case srgb
    case linear = "srgb-linear"
    case displayP3 = "display-p3"
    case xyz
    case xyzD65 = "xyz-d65"
    case hsl
    case hwb
    case lab
    case lch
    case oklab
    case oklch

    /// The names of the components, as in relative colours: CSS Color 5 §4.1.
    var channels: [String] {
      switch self {
      case .srgb, .linear, .displayP3: ["r", "g", "b"]
      case .xyz, .xyzD65: ["x", "y", "z"]
      case .hsl: ["h", "s", "l"]
      case .hwb: ["h", "w", "b"]
      case .lab, .oklab: ["l", "a", "b"]
      case .lch, .oklch: ["l", "c", "h"]
      }
    }

    /// The position of the hue among the components, if there is one.
    var hue: Int? {
      switch self {
      case .hsl, .hwb: 0
      case .lch, .oklch: 2
      default: nil
      }
    }

    /// The components that equal 100%, for percentages; a hue has none.
    var wholes: [Double] {
      switch self {
      case .srgb, .linear, .displayP3, .xyz, .xyzD65: [1, 1, 1]
      case .hsl, .hwb: [360, 100, 100]
      case .lab: [100, 125, 125]
      case .lch: [100, 150, 360]
      case .oklab: [1, 0.4, 0.4]
      case .oklch: [1, 0.4, 360]
      }
    }

    /// Returns the components of a colour; hues are in degrees.
    func components(_ color: Color) -> [Double] {
      let rgb = (color.red, color.green, color.blue)
      switch self {
      case .srgb: return [rgb.0, rgb.1, rgb.2]
      case .hsl: return ColorModel.hsl(rgb)
      case .hwb:
        let (low, high) = (min(rgb.0, rgb.1, rgb.2), max(rgb.0, rgb.1, rgb.2))
        return [ColorModel.hsl(rgb)[0], low * 100, (1 - high) * 100]
      default: break
      }
      let linear = (decodeSRGB(rgb.0), decodeSRGB(rgb.1), decodeSRGB(rgb.2))
      switch self {
      case .linear: return [linear.0, linear.1, linear.2]
      case .displayP3:
        let p3 = ColorModel.xyzToP3.applied(
          ColorModel.rgbToXYZ.applied([linear.0, linear.1, linear.2]))
        return p3.map(encodeSRGB)
      case .xyz, .xyzD65: return ColorModel.rgbToXYZ.applied([linear.0, linear.1, linear.2])
      case .lab, .lch:
        let lab = ColorModel.lab(ColorModel.rgbToXYZ.applied([linear.0, linear.1, linear.2]))
        return self == .lab ? lab : ColorModel.polar(lab)
      default:
        let (l, a, b) = toOKLab(linear)
        return self == .oklab ? [l, a, b] : ColorModel.polar([l, a, b])
      }
    }

    /// Returns the colour with three components, clipped to sRGB.
    func color(_ parts: [Double], alpha: Double) -> Color {
      let linear: (Double, Double, Double)
      switch self {
      case .srgb: return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
      case .hsl, .hwb: return ColorModel.fromHue(parts, isHWB: self == .hwb, alpha)
      case .linear: linear = (parts[0], parts[1], parts[2])
      case .displayP3:
        let decoded = parts.map { $0 < 0 ? -decodeSRGB(-$0) : decodeSRGB($0) }
        linear = ColorModel.triple(
          ColorModel.xyzToRGB.applied(ColorModel.p3ToXYZ.applied(decoded)))
      case .xyz, .xyzD65: linear = ColorModel.triple(ColorModel.xyzToRGB.applied(parts))
      case .lab: linear = fromLab(parts[0], parts[1], parts[2])
      case .oklab: linear = fromOKLab(parts[0], parts[1], parts[2])
      case .lch, .oklch:
        let (cosine, sine) = circle(degrees: parts[2])
        let chroma = max(0, parts[1])
        linear =
          self == .lch
          ? fromLab(parts[0], chroma * cosine, chroma * sine)
          : fromOKLab(parts[0], chroma * cosine, chroma * sine)
      }
      return Color(
        red: encodeSRGB(linear.0), green: encodeSRGB(linear.1), blue: encodeSRGB(linear.2),
        alpha: alpha)
    }

    private static func triple(_ parts: [Double]) -> (Double, Double, Double) {
      (parts[0], parts[1], parts[2])
    }

    /// Returns hue, saturation and lightness: CSS Color 4 §7.2.
    private static func hsl(_ rgb: (Double, Double, Double)) -> [Double] {
      let (low, high) = (min(rgb.0, rgb.1, rgb.2), max(rgb.0, rgb.1, rgb.2))
      let lightness = (low + high) / 2
      let range = high - low
      guard range > 0 else { return [0, 0, lightness * 100] }
      let hue: Double
      switch high {
      case rgb.0: hue = (rgb.1 - rgb.2) / range + (rgb.1 < rgb.2 ? 6 : 0)
      case rgb.1: hue = (rgb.2 - rgb.0) / range + 2
      default: hue = (rgb.0 - rgb.1) / range + 4
      }
      let saturation = (high - lightness) / min(lightness, 1 - lightness)
      return [hue * 60, saturation * 100, lightness * 100]
    }

    /// Returns the colour with a hue: CSS Color 4 §7.1 and §8.1.
    private static func fromHue(_ parts: [Double], isHWB: Bool, _ alpha: Double) -> Color {
      let (hue, one, two) = (parts[0], parts[1] / 100, parts[2] / 100)
      func channel(_ n: Double, _ saturation: Double, _ lightness: Double) -> Double {
        let k = modulo(n + hue / 30, 12)
        let a = saturation * min(lightness, 1 - lightness)
        return lightness - a * max(-1, min(k - 3, 9 - k, 1))
      }
      let channels = [0.0, 8, 4].map { n in
        guard isHWB else { return channel(n, one, two) }
        return one + two >= 1 ? one / (one + two) : channel(n, 1, 0.5) * (1 - one - two) + one
      }
      return Color(red: channels[0], green: channels[1], blue: channels[2], alpha: alpha)
    }

    /// Returns CIE Lab under D50 of a colour in XYZ: CSS Color 4 §18.
    private static func lab(_ xyz: [Double]) -> [Double] {
      let adapted = toD50.applied(xyz)
      let white = [0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585]
      let f = zip(adapted, white).map { part, white -> Double in
        let value = part / white
        return value > 216.0 / 24389 ? power(value, 1.0 / 3) : (24389.0 / 27 * value + 16) / 116
      }
      return [116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])]
    }

    /// Returns lightness, chroma and hue of a colour in Lab or OKLab.
    private static func polar(_ lab: [Double]) -> [Double] {
      let chroma = (lab[1] * lab[1] + lab[2] * lab[2]).squareRoot()
      let hue = LibM.atan2(lab[2], lab[1]) * 180 / .pi
      return [lab[0], chroma, modulo(hue, 360)]
    }

    /// A matrix with three rows.
    private struct Matrix {
      var rows: [[Double]]

      func applied(_ vector: [Double]) -> [Double] {
        rows.map { $0[0] * vector[0] + $0[1] * vector[1] + $0[2] * vector[2] }
      }
    }

    // The matrices of CSS Color 4 §18.
    private static let rgbToXYZ = Matrix(rows: [
      [0.41239079926595934, 0.357584339383878, 0.1804807884018343],
      [0.21263900587151027, 0.715168678767756, 0.07219231536073371],
      [0.01933081871559182, 0.11919477979462598, 0.9505321522496607],
    ])
    private static let xyzToRGB = Matrix(rows: [
      [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
      [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
      [0.05563007969699366, -0.20397695888897652, 1.0569715142428786],
    ])
    private static let p3ToXYZ = Matrix(rows: [
      [0.4865709486482162, 0.26566769316909306, 0.1982172852343625],
      [0.2289745640697488, 0.6917385218365064, 0.079286914093745],
      [0, 0.04511338185890264, 1.043944368900976],
    ])
    private static let xyzToP3 = Matrix(rows: [
      [2.493496911941425, -0.9313836179191239, -0.40271078445071684],
      [-0.8294889695615747, 1.7626640603183463, 0.023624685841943577],
      [0.03584583024378447, -0.07617238926804182, 0.9568845240076872],
    ])
    private static let toD50 = Matrix(rows: [
      [1.0479297925449969, 0.022946870601609652, -0.05019226628920524],
      [0.02962780877005599, 0.9904344267538799, -0.017073799063418826],
      [-0.009243040646204504, 0.015055191490298152, 0.7518742814281371],
    ])
  }
}
