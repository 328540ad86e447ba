import QuoinModel

/// The colours that UIKit has names for, with their dark values.
enum SystemColors {
  /// The colour of a name as documents write it, such as `systemBackgroundColor`.
  static func color(_ name: String) -> Color? { table[name] }

  private static let table: [String: Color] = [
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": pair(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "groupTableViewBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": pair(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackgroundColor": pair(0xF2F2F7, 0x2C2C2E),
    "tableCellGroupedBackgroundColor": pair(0xFFFFFF, 0x1C1C1E),
    "labelColor": .label,
    "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .placeholderText,
    "quaternaryLabelColor": pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16),
    "placeholderTextColor": .placeholderText,
    "linkColor": .blue,
    "separatorColor": .separator,
    "opaqueSeparatorColor": pair(0xC6C6C8, 0x38383A),
    "systemFillColor": .systemFill,
    "secondarySystemFillColor": pair(0x787880, 0x787880, 0.16, 0.32),
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": pair(0x747480, 0x767680, 0.08, 0.18),
    "systemRedColor": .red,
    "systemOrangeColor": .orange,
    "systemYellowColor": .yellow,
    "systemGreenColor": .green,
    "systemBlueColor": .blue,
    "systemIndigoColor": .indigo,
    "systemPurpleColor": .purple,
    "systemPinkColor": .pink,
    "systemTealColor": .teal,
    "systemMintColor": pair(0x00C7BE, 0x63E6E2),
    "systemCyanColor": pair(0x32ADE6, 0x64D2FF),
    "systemBrownColor": pair(0xA2845E, 0xAC8E68),
    "tintColor": .accent,
    "systemGrayColor": .gray,
    "systemGray2Color": pair(0xAEAEB2, 0x636366),
    "systemGray3Color": pair(0xC7C7CC, 0x48484A),
    "systemGray4Color": pair(0xD1D1D6, 0x3A3A3C),
    "systemGray5Color": pair(0xE5E5EA, 0x2C2C2E),
    "systemGray6Color": pair(0xF2F2F7, 0x1C1C1E),
    // those that do not change with the surroundings
    "darkTextColor": .black,
    "lightTextColor": Color(white: 1, alpha: 0.6),
    "whiteColor": .white,
    "blackColor": .black,
    "clearColor": .clear,
    "darkGrayColor": Color(white: 1.0 / 3),
    "lightGrayColor": Color(white: 2.0 / 3),
    "grayColor": Color(white: 0.5),
    "redColor": Color(hex: 0xFF0000),
    "greenColor": Color(hex: 0x00FF00),
    "blueColor": Color(hex: 0x0000FF),
    "cyanColor": Color(hex: 0x00FFFF),
    "yellowColor": Color(hex: 0xFFFF00),
    "magentaColor": Color(hex: 0xFF00FF),
    "orangeColor": Color(hex: 0xFF8000),
    "purpleColor": Color(hex: 0x800080),
    "brownColor": Color(hex: 0x996633),
    "scrollViewTexturedBackgroundColor": Color(hex: 0x6F7179),
    "viewFlipsideBackgroundColor": Color(hex: 0x1F2124),
  ]

  private static func pair(
    _ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double = 1
  ) -> Color {
    Color(light: Color(hex: light, alpha: lightAlpha), dark: Color(hex: dark, alpha: darkAlpha))
  }
}
