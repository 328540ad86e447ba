/// A colour in sRGB with opacity, each part from 0 to 1.
public struct Color: Hashable, Sendable {
  /// Red; what is set outside of 0…1 is moved to the nearer end.
  public var red: Double { didSet { red = Color.clamp(red) } }
  /// Green; what is set outside of 0…1 is moved to the nearer end.
  public var green: Double { didSet { green = Color.clamp(green) } }
  /// Blue; what is set outside of 0…1 is moved to the nearer end.
  public var blue: Double { didSet { blue = Color.clamp(blue) } }
  /// Opacity; what is set outside of 0…1 is moved to the nearer end.
  public var alpha: Double { didSet { alpha = Color.clamp(alpha) } }
  /// The parts in dark surroundings, where they differ.
  var dark: DarkVariant?

  /// A colour of its parts; what lies outside of 0…1 is moved to the nearer end.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Color.clamp(red)
    self.green = Color.clamp(green)
    self.blue = Color.clamp(blue)
    self.alpha = Color.clamp(alpha)
  }

  /// A grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// A colour by its hexadecimal number `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// A colour that is another one in dark surroundings; of colours that have two variants themselves
  /// the one for the scheme counts.
  public init(light: Color, dark: Color) {
    self = light
    let dark = dark.resolved(.dark)
    self.dark = DarkVariant(
      red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
  }

  /// The colour as it is in a scheme.
  public func resolved(_ scheme: ColorScheme) -> Color {
    if scheme == .dark, let dark {
      return Color(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
    }
    var plain = self
    plain.dark = nil
    return plain
  }

  /// The colour with its opacity multiplied.
  public func opacity(_ factor: Double) -> Color {
    var faded = self
    faded.alpha *= Color.clamp(factor)
    faded.dark?.alpha *= Color.clamp(factor)
    return faded
  }

  private static func clamp(_ part: Double) -> Double { part > 0 ? min(part, 1) : 0 }

  struct DarkVariant: Hashable, Sendable {
    var red: Double
    var green: Double
    var blue: Double
    var alpha: Double
  }
}
