/// A colour in sRGB with opacity, each component from 0 to 1.
public struct Color: Hashable, Sendable {
  /// Red; values outside of 0…1 are clamped.
  public var red: Double { didSet { red = Color.clamp(red) } }
  /// Green; values outside of 0…1 are clamped.
  public var green: Double { didSet { green = Color.clamp(green) } }
  /// Blue; values outside of 0…1 are clamped.
  public var blue: Double { didSet { blue = Color.clamp(blue) } }
  /// Opacity; values outside of 0…1 are clamped.
  public var alpha: Double { didSet { alpha = Color.clamp(alpha) } }
  /// The components in the dark colour scheme, if they differ.
  var dark: DarkVariant?

  /// Creates a colour from its components; values outside of 0…1 are clamped.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = Color.clamp(red)
    self.green = Color.clamp(green)
    self.blue = Color.clamp(blue)
    self.alpha = Color.clamp(alpha)
  }

  /// Creates a grey.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a colour from a hexadecimal number `0xRRGGBB`.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double((hex >> 16) & 0xFF) / 255, green: Double((hex >> 8) & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }

  /// Creates a colour with variants for the light and the dark scheme.
  ///
  /// Of arguments that have two variants themselves, the one for the scheme is used.
  public init(light: Color, dark: Color) {
    self = light
    let dark = dark.resolved(.dark)
    self.dark = DarkVariant(
      red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
  }

  /// Returns the colour for a colour scheme.
  public func resolved(_ scheme: ColorScheme) -> Color {
    if scheme == .dark, let dark {
      return Color(red: dark.red, green: dark.green, blue: dark.blue, alpha: dark.alpha)
    }
    var plain = self
    plain.dark = nil
    return plain
  }

  /// Returns the colour with its opacity multiplied by a factor.
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
