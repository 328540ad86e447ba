import QuoinModel

extension CSS {
  /// Returns a colour with a light and a dark variant.
  ///
  /// These are the system colours of CSS Color 4 §6.2, and those of iOS with their names in
  /// WebKit.
  static func systemColor(_ name: String) -> Color? { systemColors[name] }

  private static let systemColors: [String: Color] = [
    "canvas": .systemBackground, "canvastext": .label, "linktext": .blue,
    "graytext": .placeholderText, "accentcolor": .accent, "accentcolortext": .white,
    "-apple-system-blue": .blue, "-apple-system-green": .green,
    "-apple-system-indigo": .indigo, "-apple-system-orange": .orange,
    "-apple-system-pink": .pink, "-apple-system-purple": .purple, "-apple-system-red": .red,
    "-apple-system-teal": .teal, "-apple-system-yellow": .yellow, "-apple-system-gray": .gray,
    "-apple-system-label": .label, "-apple-system-secondary-label": .secondaryLabel,
    "-apple-system-tertiary-label": .tertiaryLabel,
    "-apple-system-quaternary-label": .quaternaryLabel,
    "-apple-system-mint": .mint, "-apple-system-cyan": .cyan, "-apple-system-brown": .brown,
    "-apple-system-opaque-separator": .opaqueSeparator,
    "-apple-system-secondary-fill": .secondarySystemFill,
    "-apple-system-quaternary-fill": .quaternarySystemFill,
    "-apple-system-tertiary-background": .tertiarySystemBackground,
    "-apple-system-secondary-grouped-background": .secondarySystemGroupedBackground,
    "-apple-system-placeholder-text": .placeholderText,
    "-apple-system-background": .systemBackground,
    "-apple-system-secondary-background": .secondarySystemBackground,
    "-apple-system-grouped-background": .systemGroupedBackground,
    "-apple-system-separator": .separator, "-apple-system-fill": .systemFill,
    "-apple-system-tertiary-fill": .tertiarySystemFill,
  ]
}
