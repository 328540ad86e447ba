import QuoinModel

extension CSS {
  /// Returns a colour with a light and a dark variant.
  ///
  /// These are the system colours of CSS Color 4 §6.2, which are as in Chromium, and those of iOS
  /// with their names in WebKit.
  static func systemColor(_ name: String) -> Color? {
    systemColors[name] ?? deprecatedColors[name].flatMap { systemColors[$0] }
  }

  /// The names of CSS 2 with the colours that they stand for: CSS Color 4, appendix A.
  private static let deprecatedColors: [String: String] = [
    "activeborder": "buttonborder", "activecaption": "canvas", "appworkspace": "canvas",
    "background": "canvas", "buttonhighlight": "buttonface", "buttonshadow": "buttonface",
    "captiontext": "canvastext", "inactiveborder": "buttonborder", "inactivecaption": "canvas",
    "inactivecaptiontext": "graytext", "infobackground": "canvas", "infotext": "canvastext",
    "menu": "canvas", "menutext": "canvastext", "scrollbar": "canvas",
    "threeddarkshadow": "buttonborder", "threedface": "buttonface",
    "threedhighlight": "buttonborder", "threedlightshadow": "buttonborder",
    "threedshadow": "buttonborder", "window": "canvas", "windowframe": "buttonborder",
    "windowtext": "canvastext",
  ]

  /// The ground on which browsers paint documents.
  package static let canvas = Color(light: .white, dark: Color(hex: 0x121212))

  private static let systemColors: [String: Color] = [
    "canvas": canvas, "canvastext": .label,
    "linktext": Color(light: Color(hex: 0x0000EE), dark: Color(hex: 0x9E9EFF)),
    "visitedtext": Color(light: Color(hex: 0x551A8B), dark: Color(hex: 0xD0ADF0)),
    "activetext": Color(hex: 0xFF0000), "buttontext": .label, "buttonborder": .label,
    "buttonface": Color(light: Color(hex: 0xEFEFEF), dark: Color(hex: 0x6B6B6B)),
    "field": Color(light: .white, dark: Color(hex: 0x3B3B3B)), "fieldtext": .label,
    "highlight": Color(hex: 0x0041C6, alpha: 0.8), "highlighttext": .white,
    "selecteditem": Color(light: Color(hex: 0x1967D2), dark: Color(hex: 0x99C8FF)),
    "selecteditemtext": Color(light: .white, dark: Color(hex: 0x3B3B3B)),
    "mark": Color(hex: 0xFFFF00), "marktext": .black,
    "graytext": Color(hex: 0x808080), "accentcolor": .accent, "accentcolortext": .white,
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
