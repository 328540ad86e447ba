import QuoinGeometry
import QuoinModel

extension AndroidLooks {
  /// The font and the colour of a text.
  mutating func readText(_ text: AndroidText, of leaf: AndroidLeaf) {
    let appearance = appearance()
    let words = textValue("android:textStyle", appearance) ?? ""
    var font = Font(
      family: AndroidLooks.family, size: Double(text.size) / leaf.density, weight: .regular,
      isItalic: words.contains("italic"))
    font.weight = words.contains("bold") ? .bold : weight(of: appearance)
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
    leaf.style.text.font = font
    leaf.style.text.lineLimit = 0
    let capitals =
      textValue("android:textAllCaps", appearance) ?? textValue("textAllCaps", appearance)
    if capitals.map({ $0 == "true" }) ?? hasCapitals { leaf.style.text.transform = .uppercase }
    let isHint = text.string.isEmpty && !text.hint.isEmpty
    leaf.style.text.color = textColor(isHint: isHint, appearance)
  }

  /// The family of Android's text.
  static let family = "Roboto"

  /// Whether the class has its text in capitals: buttons of the looks between Android 5 and Material 3.
  private var hasCapitals: Bool {
    [.button, .toggle].contains(attributes.kind)
      && (theme.family == .material || theme.family == .components)
  }

  /// The name of the style of the text.
  private func appearance() -> String? {
    guard let raw = attributes.raw("android:textAppearance") else { return nil }
    if raw.hasPrefix("?") {
      if let style = resolver.attribute(raw, attributes.themes) {
        return AndroidReference.styleName(resolver.text(style, attributes.themes) ?? style)
      }
      // A theme's name for one, which says its own looks.
      return raw.split { $0 == "/" || $0 == "?" || $0 == ":" }.last.map { String($0) }
    }
    return AndroidReference.styleName(resolver.text(raw, attributes.themes) ?? raw)
  }

  /// What the view says of its text, or else its text's style.
  func textValue(_ name: AndroidName, _ appearance: String?) -> String? {
    if let value = attributes.raw(name) { return resolver.text(value, attributes.themes) }
    return appearance.flatMap { resolver.item(name, of: $0) }
      .flatMap { resolver.text($0, attributes.themes) }
  }

  /// How heavy the text of a library's style is.
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

  /// The colour of the text or of its hint.
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
      // The framework's and AppCompat's views are in the small text of their themes.
      return colors.theme(theme.family == .material ? "textColorSecondary" : "textColorPrimary")
    }
    let names = resolver.names(of: appearance).joined(separator: " ")
    let faint = ["Caption", "Small", "Display", "Secondary", "Menu.Header"]
    let isFaint = theme.family != .material3 && faint.contains { names.contains($0) }
    return colors.theme(isFaint ? "textColorSecondary" : "textColorPrimary")
  }
}
