/// The named colours of iOS, with their light and dark values.
extension Color {
  /// Fully transparent.
  public static let clear = Color(white: 0, alpha: 0)
  /// Black.
  public static let black = Color(white: 0)
  /// White.
  public static let white = Color(white: 1)
  /// A medium grey.
  public static let gray = Color(hex: 0x8E8E93)
  /// iOS's red.
  public static let red = Color(light: Color(hex: 0xFF3B30), dark: Color(hex: 0xFF453A))
  /// iOS's orange.
  public static let orange = Color(light: Color(hex: 0xFF9500), dark: Color(hex: 0xFF9F0A))
  /// iOS's yellow.
  public static let yellow = Color(light: Color(hex: 0xFFCC00), dark: Color(hex: 0xFFD60A))
  /// iOS's green.
  public static let green = Color(light: Color(hex: 0x34C759), dark: Color(hex: 0x30D158))
  /// iOS's blue.
  public static let blue = Color(light: Color(hex: 0x007AFF), dark: Color(hex: 0x0A84FF))
  /// iOS's indigo.
  public static let indigo = Color(light: Color(hex: 0x5856D6), dark: Color(hex: 0x5E5CE6))
  /// iOS's purple.
  public static let purple = Color(light: Color(hex: 0xAF52DE), dark: Color(hex: 0xBF5AF2))
  /// iOS's pink.
  public static let pink = Color(light: Color(hex: 0xFF2D55), dark: Color(hex: 0xFF375F))
  /// iOS's teal.
  public static let teal = Color(light: Color(hex: 0x30B0C7), dark: Color(hex: 0x40C8E0))
  /// iOS's mint.
  public static let mint = Color(light: Color(hex: 0x00C7BE), dark: Color(hex: 0x63E6E2))
  /// iOS's cyan.
  public static let cyan = Color(light: Color(hex: 0x32ADE6), dark: Color(hex: 0x64D2FF))
  /// iOS's brown.
  public static let brown = Color(light: Color(hex: 0xA2845E), dark: Color(hex: 0xAC8E68))
  /// A dark grey, a third of white, in both colour schemes.
  public static let darkGray = Color(white: 1.0 / 3)
  /// A light grey, two thirds of white, in both colour schemes.
  public static let lightGray = Color(white: 2.0 / 3)
  /// The default tint of interactive elements.
  public static let accent = Color.blue
  /// The colour of text.
  public static let label = Color(light: .black, dark: .white)
  /// The colour of secondary text.
  public static let secondaryLabel = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.6), dark: Color(hex: 0xEBEBF5, alpha: 0.6))
  /// The colour of placeholder text.
  public static let placeholderText = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.3), dark: Color(hex: 0xEBEBF5, alpha: 0.3))
  /// The background of a screen.
  public static let systemBackground = Color(light: .white, dark: .black)
  /// The background of a group on a screen.
  public static let secondarySystemBackground = Color(
    light: Color(hex: 0xF2F2F7), dark: Color(hex: 0x1C1C1E))
  /// The background of a grouped table.
  public static let systemGroupedBackground = Color(light: Color(hex: 0xF2F2F7), dark: .black)
  /// The colour of thin separator lines.
  public static let separator = Color(
    light: Color(hex: 0x3C3C43, alpha: 0.29), dark: Color(hex: 0x545458, alpha: 0.6))
  /// The fill of a control.
  public static let systemFill = Color(
    light: Color(hex: 0x787880, alpha: 0.2), dark: Color(hex: 0x787880, alpha: 0.36))
  /// The fill of a large control.
  public static let tertiarySystemFill = Color(
    light: Color(hex: 0x767680, alpha: 0.12), dark: Color(hex: 0x767680, alpha: 0.24))
}
