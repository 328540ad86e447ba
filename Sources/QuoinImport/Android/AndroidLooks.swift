import QuoinGeometry
import QuoinModel

/// Reads what is seen of a view: colours, plain backgrounds, pictures, and the font of its text.
struct AndroidLooks {
  private let attributes: AndroidAttributes
  private let isNight: Bool
  private var resolver: AndroidResolver { attributes.resolver }

  init(_ attributes: AndroidAttributes) {
    self.attributes = attributes
    isNight = attributes.resolver.project.configuration.isNight
  }

  func apply(to node: Node) {
    standard(node)
    if let raw = attributes.raw("android:background") ?? attributes.raw("cardBackgroundColor") {
      AndroidPaint(raw, resolver, attributes.themes).apply(to: &node.style)
    }
    if let tint = color("android:backgroundTint") ?? color("backgroundTint") {
      node.style.background = tint
    }
    if let alpha = attributes.number("android:alpha") { node.style.alpha = min(1, max(0, alpha)) }
    guard let leaf = node as? AndroidLeaf else { return }
    if case .text(let text) = leaf.extent { readText(text, of: leaf) }
    if attributes.kind == .image || attributes.kind == .imageButton { readPicture(of: leaf) }
  }

  /// What classes look like by themselves, in the colours of the theme.
  private func standard(_ node: Node) {
    let primary = themeColor("colorPrimary") ?? Color(hex: 0x6200EE)
    switch attributes.kind {
    case .button, .toggle:
      let isMaterial = attributes.className.contains("material")
      node.style.background = isMaterial ? primary : Color(hex: isNight ? 0x5A595B : 0xD6D7D7)
      node.style.cornerRadius = isMaterial ? 4 : 2
      node.style.text.color = isMaterial ? .white : textColor
      node.style.text.font?.weight = .medium
      if attributes.bool("android:textAllCaps") != false { node.style.text.transform = .uppercase }
    case .toolbar: node.style.background = primary
    case .floatingButton:
      node.style.background = themeColor("colorSecondary") ?? Color(hex: 0x03DAC5)
      node.style.cornerRadius = 28
    case .card:
      node.style.background = isNight ? Color(hex: 0x1E1E1E) : .white
      let corner = attributes.size("cardCornerRadius") ?? AndroidUnits.rounded(2 * density)
      node.style.cornerRadius = Double(corner) / density
      node.style.shadow = Shadow(
        color: Color(white: 0, alpha: 0.25), y: 1, blur: 3)
    case .chip:
      node.style.background = Color(white: isNight ? 1 : 0, alpha: 0.1)
      node.style.cornerRadius = 16
    case .progress, .seekBar, .rating, .spinner, .picker, .calendar:
      node.style.background = Color(white: 0.5, alpha: 0.2)
      node.style.cornerRadius = 4
    default: break
    }
  }

  private var density: Double { resolver.units.density }
  private var textColor: Color { Color(white: isNight ? 1 : 0, alpha: 0.87) }

  private func themeColor(_ name: String) -> Color? {
    resolver.text("?attr/" + name, attributes.themes).flatMap { AndroidPaint.color($0) }
  }

  // MARK: Text

  private func readText(_ text: AndroidText, of leaf: AndroidLeaf) {
    let words = attributes.text("android:textStyle") ?? ""
    var font = Font(
      size: Double(text.size) / leaf.density, weight: words.contains("bold") ? .bold : .regular,
      isItalic: words.contains("italic"))
    if attributes.kind == .button, !words.contains("bold") { font.weight = .medium }
    switch attributes.text("android:fontFamily") ?? attributes.text("android:typeface") {
    case "monospace": font.isMonospaced = true
    case "serif": font.family = "serif"
    case let family? where family.hasSuffix("medium"): font.weight = .medium
    case let family? where family.hasSuffix("light"): font.weight = .light
    default: break
    }
    leaf.style.text.font = font
    leaf.style.text.lineLimit = 0
    let isHint = text.string.isEmpty && !text.hint.isEmpty
    let named = isHint ? color("android:textColorHint") : color("android:textColor")
    if let named {
      leaf.style.text.color = named
    } else if leaf.style.text.color == nil {
      leaf.style.text.color = isHint ? textColor.opacity(0.5) : textColor
    }
  }

  /// The colour of an attribute, or `nil` where it is no plain one.
  private func color(_ name: AndroidName) -> Color? {
    attributes.raw(name).flatMap { AndroidPaint($0, resolver, attributes.themes).fill }
  }

  // MARK: Pictures

  private func readPicture(of leaf: AndroidLeaf) {
    guard let raw = attributes.raw("srcCompat") ?? attributes.raw("android:src") else { return }
    if let path = AndroidPaint.file(raw, resolver, attributes.themes), !path.hasSuffix(".xml") {
      leaf.picture = ImageContent(name: path)
      switch attributes.text("android:scaleType") {
      case "fitXY": leaf.style.contentMode = .scaleToFill
      case "centerCrop": leaf.style.contentMode = .scaleAspectFill
      case "center": leaf.style.contentMode = .center
      default: leaf.style.contentMode = .scaleAspectFit
      }
    } else if let color = AndroidPaint(raw, resolver, attributes.themes).fill {
      leaf.style.background = color
    } else if attributes.raw("android:background") == nil {
      // What is drawn by other means leaves its room.
      leaf.style.background = Color(white: 0.5, alpha: 0.2)
    }
  }
}
