import QuoinGeometry
import QuoinModel

extension AndroidLooks {
  /// Reads the font and the colour of a text.
  mutating func readText(_ text: AndroidText, of leaf: AndroidLeaf) {
    let appearance = appearance()
    let words = textValue("android:textStyle", appearance)
    var font = Font(
      family: AndroidLooks.family, size: Double(text.size) / leaf.density, weight: .regular,
      isItalic: words?.contains("italic") ?? false)
    font.weight = words?.contains("bold") ?? false ? .bold : weight(of: appearance)
    switch textValue("android:fontFamily", appearance) ?? textValue("fontFamily", appearance)
      ?? attributes.text("android:typeface")
    {
    case "monospace", "sans-serif-monospace", "3":
      font.isMonospaced = true
      font.family = nil
    case "serif", "2": font.family = "serif"
    case let family? where family.hasPrefix("@font/"):
      font.family = resolver.fonts.family(family, resolver) ?? font.family
    case let family? where family.hasSuffix("-medium"): font.weight = .medium
    case let family? where family.hasSuffix("-light"): font.weight = .light
    case let family? where family.hasSuffix("-thin"): font.weight = .thin
    case let family? where family.hasSuffix("-black"): font.weight = .black
    case let family? where family.hasSuffix("-condensed"): font.family = "Roboto Condensed"
    default: break
    }
    if let weight = attributes.integer("android:textFontWeight") {
      font.weight = Font.Weight(rawValue: (weight + 50) / 100 * 100) ?? font.weight
    }
    resolver.fonts.use(font)
    let capitals =
      textValue("android:textAllCaps", appearance) ?? textValue("textAllCaps", appearance)
    let isHint = text.string.isEmpty && !text.hint.isEmpty
    leaf.style = resolver.textStyle(
      AndroidTextStyle(
        font: font, isUppercase: capitals.map { $0 == "true" } ?? hasCapitals,
        color: textColor(isHint: isHint, appearance)))
  }

  /// The font family of Android.
  static let family = "Roboto"

  /// Whether the class shows its text in capitals, as buttons did from Android 5 until Material 3.
  private var hasCapitals: Bool {
    [.button, .toggle].contains(attributes.kind)
      && (theme.family == .material || theme.family == .components)
  }

  /// Returns the name of the text appearance.
  private func appearance() -> String? {
    guard let raw = attributes.raw("android:textAppearance") else { return nil }
    if raw.hasPrefix("?") {
      if let style = resolver.attribute(raw, attributes.themes) {
        return AndroidReference.styleName(resolver.text(style, attributes.themes) ?? style)
      }
      // A theme attribute names the appearance and has its own default style.
      return raw.split { $0 == "/" || $0 == "?" || $0 == ":" }.last.map { String($0) }
    }
    return AndroidReference.styleName(resolver.text(raw, attributes.themes) ?? raw)
  }

  /// Returns an attribute of the view's text or, if the view does not specify it, of its text
  /// appearance.
  func textValue(_ name: AndroidName, _ appearance: String?) -> String? {
    if let value = attributes.raw(name) { return resolver.text(value, attributes.themes) }
    return appearance.flatMap { resolver.item(name, of: $0) }
      .flatMap { resolver.text($0, attributes.themes) }
  }

  /// Returns the font weight of a library's text appearance.
  private func weight(of appearance: String?) -> Font.Weight {
    if [.button, .toggle, .chip].contains(attributes.kind) { return .medium }
    guard let appearance else { return .regular }
    let names = resolver.names(of: appearance).joined(separator: " ")
    let heavy = [
      "Headline6", "Subtitle2", "TitleMedium", "TitleSmall", "Label", "Button", "Overline",
      "AppCompat.Title", "AppCompat.Body2",
    ]
    if heavy.contains(where: { names.contains($0) }) { return .medium }
    if names.contains("Headline1") || names.contains("Headline2") { return .light }
    return .regular
  }

  /// Returns the colour of the text or of its hint.
  private func textColor(isHint: Bool, _ appearance: String?) -> Color {
    let name: AndroidName = isHint ? "android:textColorHint" : "android:textColor"
    if let color = color(name) { return color }
    if let color = appearance.flatMap({ resolver.item(name, of: $0) }).flatMap(colors.color) {
      return color
    }
    if isHint { return colors.theme("textColorHint") }
    let isEnabled = states.contains(.enabled)
    let color = ownTextColor(appearance)
    return isEnabled ? color : color.opacity(0.38)
  }

  private func ownTextColor(_ appearance: String?) -> Color {
    switch attributes.kind {
    case .button, .toggle: return buttonText
    case .editText, .checkBox, .switch: return colors.theme("textColorPrimary")
    default: break
    }
    guard let appearance else {
      // Views of the framework and of AppCompat use the small text appearance of their themes.
      return colors.theme(theme.family == .material ? "textColorSecondary" : "textColorPrimary")
    }
    let names = resolver.names(of: appearance).joined(separator: " ")
    let faint = ["Caption", "Small", "Display", "Secondary", "Menu.Header"]
    let isFaint = theme.family != .material3 && faint.contains { names.contains($0) }
    return colors.theme(isFaint ? "textColorSecondary" : "textColorPrimary")
  }
}
