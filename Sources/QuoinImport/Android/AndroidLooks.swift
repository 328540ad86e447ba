import QuoinModel

/// Reads what is seen of a view: colours, and the font of its text.
struct AndroidLooks {
  let attributes: AndroidAttributes

  init(_ attributes: AndroidAttributes) { self.attributes = attributes }

  func apply(to node: Node) {
    if let color = color("android:background") { node.style.background = color }
    if let alpha = attributes.number("android:alpha") { node.style.alpha = alpha }
    guard let leaf = node as? AndroidLeaf, case .text(let text) = leaf.extent else { return }
    node.style.text.font = font(text, density: leaf.density)
    node.style.text.lineLimit = 0
    if let color = color("android:textColor") { node.style.text.color = color }
  }

  private func font(_ text: AndroidText, density: Double) -> Font {
    let style = attributes.text("android:textStyle") ?? ""
    return Font(
      size: Double(text.size) / density, weight: style.contains("bold") ? .bold : .regular,
      isItalic: style.contains("italic"))
  }

  /// The colour of an attribute, or `nil` where it is no plain one.
  private func color(_ name: AndroidName) -> Color? {
    attributes.text(name).flatMap { AndroidLooks.color($0) }
  }

  /// A colour as documents write it: `#RGB`, `#ARGB`, `#RRGGBB`, `#AARRGGBB`.
  static func color(_ text: String) -> Color? {
    guard text.hasPrefix("#") else { return nil }
    var digits = String(text.dropFirst())
    if digits.count == 3 || digits.count == 4 { digits = digits.map { "\($0)\($0)" }.joined() }
    guard digits.count == 6 || digits.count == 8, let number = UInt32(digits, radix: 16) else {
      return nil
    }
    let alpha = digits.count == 8 ? Double(number >> 24) / 255 : 1
    return Color(hex: number & 0xFF_FFFF, alpha: alpha)
  }
}
