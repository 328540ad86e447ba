import QuoinGeometry
import QuoinModel

/// Puts the properties of a view's look on a node.
struct LookReader {
  let palette: Palette

  /// What all kinds of views have: fill, opacity, clipping, tint, layer.
  func apply(_ varied: VariedElement, to node: Node) {
    node.isHidden = varied.isYes("hidden")
    if let alpha = varied.number("alpha"), alpha != 1 { node.style.alpha = alpha }
    if varied.isYes("clipsSubviews") { node.style.clips = true }
    if let mode = varied["contentMode"].flatMap(ContentMode.init(rawValue:)) {
      node.style.contentMode = mode
    }
    if let fill = color(varied, "backgroundColor") { node.style.background = fill }
    if let tint = color(varied, "tintColor") { node.style.tint = tint }
    switch varied["semanticContentAttribute"] {
    case "forceLeftToRight": node.direction = .leftToRight
    case "forceRightToLeft": node.direction = .rightToLeft
    default: break
    }
    RuntimeAttributes.apply(varied.element, to: node, palette: palette)
  }

  /// The colour that a view has under a key.
  func color(_ varied: VariedElement, _ key: String) -> Color? {
    varied.child("color", key: key).flatMap { palette.color($0) }
  }

  /// The text properties of labels, fields and text views.
  func applyText(_ varied: VariedElement, to node: Node, defaultSize: Double) {
    node.style.text.color = color(varied, "textColor")
    node.style.text.font = font(varied, "fontDescription", defaultSize: defaultSize)
    node.style.text.alignment = LookReader.alignment(varied["textAlignment"])
    node.style.text.lineBreak = LookReader.lineBreak(varied["lineBreakMode"])
    if varied.isYes("adjustsFontSizeToFit") {
      node.style.text.minimumScale = minimumScale(varied, size: node.style.text.font?.size)
    }
  }

  /// The font that a view has under a key.
  func font(_ varied: VariedElement, _ key: String, defaultSize: Double) -> Font? {
    varied.child("fontDescription", key: key).flatMap {
      FontReader.font($0, defaultSize: defaultSize)
    }
  }

  private func minimumScale(_ varied: VariedElement, size: Double?) -> Double? {
    if let factor = varied.number("minimumScaleFactor"), factor > 0, factor <= 1 { return factor }
    if let smallest = varied.number("minimumFontSize"), smallest > 0, let size, size > smallest {
      return smallest / size
    }
    return nil
  }

  static func alignment(_ word: String?) -> TextAlignment? {
    switch word {
    case "left": .left
    case "center": .center
    case "right": .right
    case "justified": .justified
    case "natural": .natural
    default: nil
    }
  }

  static func lineBreak(_ word: String?) -> LineBreak? {
    switch word {
    case "wordWrap", "wordWrapping": .wordWrap
    case "characterWrap", "charWrapping": .characterWrap
    case "clip", "clipping": .clip
    case "headTruncation", "truncatingHead": .truncateHead
    case "tailTruncation", "truncatingTail": .truncateTail
    case "middleTruncation", "truncatingMiddle": .truncateMiddle
    default: nil
    }
  }
}
