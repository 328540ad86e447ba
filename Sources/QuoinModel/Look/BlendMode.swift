/// How a picture is mixed with what lies behind it: Compositing and Blending 1 §10.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// It lies above.
  case normal
  /// Both multiplied: darker.
  case multiply
  /// The complements multiplied: lighter.
  case screen
  /// Multiplied or screened, by what lies behind.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// What lies behind, brightened.
  case colorDodge = "color-dodge"
  /// What lies behind, darkened.
  case colorBurn = "color-burn"
  /// Multiplied or screened, by the picture itself.
  case hardLight = "hard-light"
  /// Darkened or brightened, by the picture itself.
  case softLight = "soft-light"
  /// The darker taken from the lighter.
  case difference
  /// As the difference, with less contrast.
  case exclusion
  /// The hue of the picture with saturation and lightness of what lies behind.
  case hue
  /// The saturation of the picture with the rest of what lies behind.
  case saturation
  /// Hue and saturation of the picture with the lightness of what lies behind.
  case color
  /// The lightness of the picture with the rest of what lies behind.
  case luminosity
}
