import QuoinModel

/// What is known of the themes that hold in a view: the family that its widgets look like, and its colours.
struct AndroidTheme: Hashable {
  /// The looks that Android has had.
  enum Family: Hashable {
    /// The grey of Android 3 and 4.
    case holo
    /// The framework's own since Android 5, and AppCompat's.
    case material
    /// The Material Components library's first looks.
    case components
    /// Material 3.
    case material3
  }

  private(set) var family = Family.material3
  private(set) var isDark: Bool

  /// - Parameter names: the names of each theme and of those that it inherits from, the innermost theme last.
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

  /// The family that a library's theme is of, or `nil` for a name of the project's own.
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

  /// What the library's theme says of an attribute, as a document would write it.
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
