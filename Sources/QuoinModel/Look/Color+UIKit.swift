// UIKit's named colours, each with its value in the light and the dark colour scheme. The hues are
// those of `Color+System.swift` under UIKit's names.

extension Color {
  /// UIKit's name for `red`.
  public static let systemRed = Color.red
  /// UIKit's name for `orange`.
  public static let systemOrange = Color.orange
  /// UIKit's name for `yellow`.
  public static let systemYellow = Color.yellow
  /// UIKit's name for `green`.
  public static let systemGreen = Color.green
  /// UIKit's name for `blue`.
  public static let systemBlue = Color.blue
  /// UIKit's name for `indigo`.
  public static let systemIndigo = Color.indigo
  /// UIKit's name for `purple`.
  public static let systemPurple = Color.purple
  /// UIKit's name for `pink`.
  public static let systemPink = Color.pink
  /// UIKit's name for `teal`.
  public static let systemTeal = Color.teal
  /// UIKit's name for `mint`.
  public static let systemMint = Color.mint
  /// UIKit's name for `cyan`.
  public static let systemCyan = Color.cyan
  /// UIKit's name for `brown`.
  public static let systemBrown = Color.brown
  /// UIKit's name for `gray`.
  public static let systemGray = Color.gray
  /// The second of iOS's greys.
  public static let systemGray2 = Color(
    light: Color(hex: 0xAEAEB2), dark: Color(hex: 0x636366))
  /// The third of iOS's greys.
  public static let systemGray3 = Color(
    light: Color(hex: 0xC7C7CC), dark: Color(hex: 0x48484A))
  /// The fourth of iOS's greys.
  public static let systemGray4 = Color(
    light: Color(hex: 0xD1D1D6), dark: Color(hex: 0x3A3A3C))
  /// The fifth of iOS's greys.
  public static let systemGray5 = Color(
    light: Color(hex: 0xE5E5EA), dark: Color(hex: 0x2C2C2E))
  /// The sixth of iOS's greys, closest to the background.
  public static let systemGray6 = Color(
    light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x1C1C1E))
  /// UIKit's name for `accent`.
  public static let tintColor = Color.accent
}

extension Color {
  /// The colour of tertiary text.
  public static let tertiaryLabel = Color.placeholderText
  /// The colour of quaternary text, the least prominent.
  public static let quaternaryLabel = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.18), dark: Color(hex: 0xEBEBF5, alpha: 0.16))
  /// The colour of a link.
  public static let link = Color.blue
  /// The colour of text on a light background, in both colour schemes.
  public static let darkText = Color.black
  /// The colour of text on a dark background, in both colour schemes.
  public static let lightText = Color(white: 1, alpha: 0.6)
  /// The colour of opaque separator lines.
  public static let opaqueSeparator = Color(
    light: Color(hex: 0xC6C6C8), dark: Color(hex: 0x38383A))
  /// The background of a nested group on a screen.
  public static let tertiarySystemBackground = Color(
    light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x2C2C2E))
  /// The background of a group in a grouped table.
  public static let secondarySystemGroupedBackground = Color(
    light: Color(hex: 0xFFFFFF), dark: Color(hex: 0x1C1C1E))
  /// The background of a nested group in a grouped table.
  public static let tertiarySystemGroupedBackground = Color(
    light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x2C2C2E))
  /// The fill of a medium-sized control.
  public static let secondarySystemFill = Color(
    light: Color(hex: 0x787880, alpha: 0.16), dark: Color(hex: 0x787880, alpha: 0.32))
  /// The fill of a very large control.
  public static let quaternarySystemFill = Color(
    light: Color(hex: 0x747480, alpha: 0.08), dark: Color(hex: 0x767680, alpha: 0.18))
}
