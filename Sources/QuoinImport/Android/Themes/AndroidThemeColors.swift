/// The light and dark colours of library themes, in the syntax of documents; a value may refer to
/// another attribute.
enum AndroidThemeColors {
  typealias Pair = (light: String, dark: String)

  private static func pairs(_ rows: [(String, String, String)]) -> [String: Pair] {
    Dictionary(uniqueKeysWithValues: rows.map { ($0.0, ($0.1, $0.2)) })
  }

  /// The defaults of all families.
  static let common = pairs([
    ("textColorPrimary", "#DE000000", "#FFFFFFFF"),
    ("textColorSecondary", "#8A000000", "#B3FFFFFF"),
    ("textColorTertiary", "#61000000", "#80FFFFFF"),
    ("textColorHint", "#61000000", "#80FFFFFF"),
    ("textColorPrimaryInverse", "#FFFFFFFF", "#DE000000"),
    ("textColorSecondaryInverse", "#B3FFFFFF", "#8A000000"),
    ("textColorLink", "?attr/colorAccent", "?attr/colorAccent"),
    ("colorControlNormal", "?android:attr/textColorSecondary", "?android:attr/textColorSecondary"),
    ("colorControlActivated", "?attr/colorAccent", "?attr/colorAccent"),
    ("colorControlHighlight", "#1F000000", "#33FFFFFF"),
    ("colorButtonNormal", "#FFD6D7D7", "#FF5A595B"),
    ("colorForeground", "#FF000000", "#FFFFFFFF"),
    ("colorBackground", "#FFFAFAFA", "#FF303030"),
    ("colorBackgroundFloating", "#FFFFFFFF", "#FF424242"),
    ("colorPrimary", "#FFF5F5F5", "#FF212121"),
    ("colorPrimaryDark", "#FF757575", "#FF000000"),
    ("colorAccent", "#FF008577", "#FF80CBC4"),
    ("colorError", "#FFFF5722", "#FFFF7043"),
    ("colorOnPrimary", "#FFFFFFFF", "#FF000000"),
    ("colorSecondary", "?attr/colorAccent", "?attr/colorAccent"),
    ("colorOnSecondary", "#FFFFFFFF", "#FF000000"),
    ("colorSurface", "#FFFFFFFF", "#FF424242"),
    ("colorOnSurface", "#FF000000", "#FFFFFFFF"),
    ("colorOnBackground", "#FF000000", "#FFFFFFFF"),
    ("colorSwitchThumbNormal", "#FFF1F1F1", "#FFBDBDBD"),
    ("windowBackground", "?android:attr/colorBackground", "?android:attr/colorBackground"),
    ("statusBarColor", "?attr/colorPrimaryDark", "?attr/colorPrimaryDark"),
  ])

  static let material: [String: Pair] = [:]

  static let holo = pairs([
    ("textColorPrimary", "#FF000000", "#FFFFFFFF"),
    ("textColorSecondary", "#FF323232", "#FFBEBEBE"),
    ("textColorHint", "#FF808080", "#FF808080"),
    ("colorBackground", "#FFF3F3F3", "#FF000000"),
    ("colorAccent", "#FF33B5E5", "#FF33B5E5"),
    ("colorPrimary", "#FFDDDDDD", "#FF222222"),
    ("colorButtonNormal", "#FFCCCCCC", "#FF4A4A4A"),
    ("statusBarColor", "#FF000000", "#FF000000"),
  ])

  static let components = pairs([
    ("colorPrimary", "#FF6200EE", "#FFBB86FC"),
    ("colorPrimaryVariant", "#FF3700B3", "#FF3700B3"),
    ("colorPrimaryDark", "?attr/colorPrimaryVariant", "?attr/colorPrimaryVariant"),
    ("colorOnPrimary", "#FFFFFFFF", "#FF000000"),
    ("colorSecondary", "#FF03DAC6", "#FF03DAC6"),
    ("colorSecondaryVariant", "#FF018786", "#FF03DAC6"),
    ("colorOnSecondary", "#FF000000", "#FF000000"),
    ("colorAccent", "?attr/colorSecondary", "?attr/colorSecondary"),
    ("colorSurface", "#FFFFFFFF", "#FF121212"),
    ("colorOnSurface", "#FF000000", "#FFFFFFFF"),
    ("colorBackground", "#FFFFFFFF", "#FF121212"),
    ("colorError", "#FFB00020", "#FFCF6679"),
    ("colorOnError", "#FFFFFFFF", "#FF000000"),
    ("colorPrimarySurface", "?attr/colorPrimary", "?attr/colorSurface"),
    ("colorOnPrimarySurface", "?attr/colorOnPrimary", "?attr/colorOnSurface"),
  ])

  static let material3 = pairs([
    ("colorPrimary", "#FF6750A4", "#FFD0BCFF"),
    ("colorOnPrimary", "#FFFFFFFF", "#FF381E72"),
    ("colorPrimaryContainer", "#FFEADDFF", "#FF4F378B"),
    ("colorOnPrimaryContainer", "#FF21005D", "#FFEADDFF"),
    ("colorPrimaryInverse", "#FFD0BCFF", "#FF6750A4"),
    ("colorPrimaryDark", "?attr/colorSurface", "?attr/colorSurface"),
    ("colorSecondary", "#FF625B71", "#FFCCC2DC"),
    ("colorOnSecondary", "#FFFFFFFF", "#FF332D41"),
    ("colorSecondaryContainer", "#FFE8DEF8", "#FF4A4458"),
    ("colorOnSecondaryContainer", "#FF1D192B", "#FFE8DEF8"),
    ("colorTertiary", "#FF7D5260", "#FFEFB8C8"),
    ("colorOnTertiary", "#FFFFFFFF", "#FF492532"),
    ("colorTertiaryContainer", "#FFFFD8E4", "#FF633B48"),
    ("colorOnTertiaryContainer", "#FF31111D", "#FFFFD8E4"),
    ("colorError", "#FFB3261E", "#FFF2B8B5"),
    ("colorOnError", "#FFFFFFFF", "#FF601410"),
    ("colorErrorContainer", "#FFF9DEDC", "#FF8C1D18"),
    ("colorOnErrorContainer", "#FF410E0B", "#FFF9DEDC"),
    ("colorBackground", "#FFFEF7FF", "#FF141218"),
    ("colorOnBackground", "#FF1D1B20", "#FFE6E0E9"),
    ("colorSurface", "#FFFEF7FF", "#FF141218"),
    ("colorOnSurface", "#FF1D1B20", "#FFE6E0E9"),
    ("colorSurfaceVariant", "#FFE7E0EC", "#FF49454F"),
    ("colorOnSurfaceVariant", "#FF49454F", "#FFCAC4D0"),
    ("colorSurfaceInverse", "#FF322F35", "#FFE6E0E9"),
    ("colorOnSurfaceInverse", "#FFF5EFF7", "#FF322F35"),
    ("colorSurfaceBright", "#FFFEF7FF", "#FF3B383E"),
    ("colorSurfaceDim", "#FFDED8E1", "#FF141218"),
    ("colorSurfaceContainerLowest", "#FFFFFFFF", "#FF0F0D13"),
    ("colorSurfaceContainerLow", "#FFF7F2FA", "#FF1D1B20"),
    ("colorSurfaceContainer", "#FFF3EDF7", "#FF211F26"),
    ("colorSurfaceContainerHigh", "#FFECE6F0", "#FF2B2930"),
    ("colorSurfaceContainerHighest", "#FFE6E0E9", "#FF36343B"),
    ("colorOutline", "#FF79747E", "#FF938F99"),
    ("colorOutlineVariant", "#FFCAC4D0", "#FF49454F"),
    ("colorAccent", "?attr/colorPrimary", "?attr/colorPrimary"),
    ("colorControlNormal", "?attr/colorOnSurfaceVariant", "?attr/colorOnSurfaceVariant"),
    ("textColorPrimary", "?attr/colorOnSurface", "?attr/colorOnSurface"),
    ("textColorSecondary", "?attr/colorOnSurfaceVariant", "?attr/colorOnSurfaceVariant"),
    ("textColorHint", "?attr/colorOnSurfaceVariant", "?attr/colorOnSurfaceVariant"),
    ("statusBarColor", "?attr/colorSurface", "?attr/colorSurface"),
  ])
}
