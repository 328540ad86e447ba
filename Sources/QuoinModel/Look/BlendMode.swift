/// The blending of an element with its backdrop: Compositing and Blending 1 §10.
public enum BlendMode: String, CaseIterable, Hashable, Sendable {
  /// The element covers the backdrop.
  case normal
  /// Multiplies both: darker.
  case multiply
  /// Multiplies the complements: lighter.
  case screen
  /// Multiplies or screens, depending on the backdrop.
  case overlay
  /// The darker of both colours.
  case darken
  /// The lighter of both colours.
  case lighten
  /// Brightens the backdrop.
  case colorDodge = "color-dodge"
  /// Darkens the backdrop.
  case colorBurn = "color-burn"
  /// Multiplies or screens, depending on the element.
  case hardLight = "hard-light"
  /// Darkens or brightens, depending on the element.
  case softLight = "soft-light"
  /// Subtracts the darker colour from the lighter.
  case difference
  /// Like `difference`, with lower contrast.
  case exclusion
  /// The hue of the element with the saturation and luminosity of the backdrop.
  case hue
  /// The saturation of the element with the hue and luminosity of the backdrop.
  case saturation
  /// The hue and saturation of the element with the luminosity of the backdrop.
  case color
  /// The luminosity of the element with the hue and saturation of the backdrop.
  case luminosity
}
