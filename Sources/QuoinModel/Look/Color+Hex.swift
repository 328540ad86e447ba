extension Color {
  /// The red, green and blue components as `#rrggbb`.
  package var hex: String {
    "#" + Color.digits(red) + Color.digits(green) + Color.digits(blue)
  }

  /// The components as `#rrggbb`, or as `#rrggbbaa` if the colour is not opaque.
  package var hexWithAlpha: String { alpha < 1 ? hex + Color.digits(alpha) : hex }

  private static func digits(_ part: Double) -> String {
    let byte = Int((part * 255).rounded())
    return String(byte / 16, radix: 16) + String(byte % 16, radix: 16)
  }
}
