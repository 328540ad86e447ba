import QuoinModel

/// The properties of the themes that apply to a view: the design family of its widgets, and its
/// colours.
struct AndroidTheme: Hashable {
  /// A design family of Android.
  enum Family: Hashable {
    /// The grey design of Android 3 and 4.
    case holo
    /// The framework's design since Android 5, also used by AppCompat.
    case material
    /// The first design of the Material Components library.
    case components
    /// Material 3.
    case material3
  }

  private(set) var family = Family.material3
  private(set) var isDark: Bool

  /// - Parameter names: For each theme, its name and those of its ancestors, innermost theme last.
  init(_ names: [[String]], isNight: Bool) {
    isDark = isNight
    for chain in names {
      for name in chain {
        guard let family = AndroidTheme.family(of: name) else { continue }
        let isOverlay = name.contains("Overlay")
        if !isOverlay { self.family = family }
        if name.contains("DayNight") {
          isDark = isNight
        } else if name.contains("Light") {
          isDark = false
        } else if !isOverlay || name.contains("Dark") {
          isDark = true
        } else {
          continue
        }
        break
      }
    }
  }

  /// Returns the family of a library theme, or `nil` for the name of a project's own theme.
  private static func family(of name: String) -> Family? {
    let name = name.hasPrefix("android:") ? String(name.dropFirst(8)) : name
    guard name.contains("Theme") else { return nil }
    if name.contains("Material3") { return .material3 }
    if name.contains("MaterialComponents") || name.contains("Theme.Design") { return .components }
    if name.contains("AppCompat") { return .material }
    switch name.split(separator: ".").dropFirst().first {
    case "Material", "DeviceDefault": return .material
    case "Holo": return .holo
    case "Light", "Black", "NoTitleBar", "Translucent": return .holo
    default: return name == "Theme" ? .holo : nil
    }
  }

  /// Returns the library theme's value of an attribute, in the syntax of documents.
  func value(_ attribute: String) -> String? {
    let table =
      switch family {
      case .holo: AndroidThemeColors.holo
      case .material: AndroidThemeColors.material
      case .components: AndroidThemeColors.components
      case .material3: AndroidThemeColors.material3
      }
    guard let pair = table[attribute] ?? AndroidThemeColors.common[attribute] else { return nil }
    return isDark ? pair.dark : pair.light
  }
}
