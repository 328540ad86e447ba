import QuoinGeometry
import QuoinModel

/// Applies a view's visual properties to its node.
struct LookReader {
  let palette: Palette

  /// Reads the properties that all views have: background, opacity, clipping, tint, layer.
  func apply(_ varied: VariedElement, to node: Node) {
    node.isHidden = varied.flag("hidden")
    if let alpha = varied.number("alpha", in: 0...1, otherwise: "1 is used"), alpha != 1 {
      node.style.alpha = alpha
    }
    if varied.flag("clipsSubviews") { node.style.clips = true }
    if let mode = varied.keyword(
      "contentMode", KeywordTables.contentMode, otherwise: "scaleToFill is used")
    {
      node.style.contentMode = mode
    }
    if let fill = color(varied, "backgroundColor") { node.style.background = fill }
    if let tint = color(varied, "tintColor") { node.style.tint = tint }
    if let direction = varied.keyword("semanticContentAttribute", KeywordTables.direction) ?? nil {
      node.direction = direction
    }
    RuntimeAttributes.apply(varied.element, to: node, palette: palette)
  }

  /// Returns the view's colour for a key.
  func color(_ varied: VariedElement, _ key: StaticString) -> Color? {
    varied.child("color", key: key).flatMap { palette.color($0) }
  }

  /// Reads the text properties of labels, fields and text views.
  func applyText(_ varied: VariedElement, to node: Node, defaultSize: Double) {
    node.style.text.color = color(varied, "textColor")
    node.style.text.font = font(varied, "fontDescription", defaultSize: defaultSize)
    node.style.text.alignment = varied.keyword("textAlignment", KeywordTables.textAlignment)
    node.style.text.lineBreak = varied.keyword("lineBreakMode", KeywordTables.lineBreak)
    // Interface Builder writes the attribute only where the text keeps its size.
    if varied.flag("adjustsFontSizeToFit", default: true) {
      node.style.text.minimumScale = minimumScale(varied, size: node.style.text.font?.size)
    }
  }

  /// Reads the spans of an attributed text, and applies the attributes of the first one to the whole.
  ///
  /// - Returns: The spans, or `nil` if all look alike.
  func applyAttributed(
    _ element: XMLTreeElement?, to node: Node, defaultSize: Double
  ) -> TextSpan? {
    guard let element else { return nil }
    let reader = AttributedReader(palette: palette, defaultSize: defaultSize)
    let span = reader.span(element, base: node.style.text)
    if let first = TextReader.firstStyle(element, palette: palette, defaultSize: defaultSize) {
      var style = Style()
      style.text = first
      node.style.merge(style)
    }
    return span
  }

  /// Reads the text shadow of a label or a title.
  func textShadow(
    _ color: XMLTreeElement?, offset: XMLTreeElement?, standard: Double
  ) -> [Shadow]? {
    guard let color = color.flatMap({ palette.color($0) }), color.alpha > 0 else { return nil }
    let x = offset?.number("width", otherwise: "0 is used") ?? 0
    let y = offset.map { $0.number("height", otherwise: "0 is used") ?? 0 } ?? standard
    // A shadow without offset is invisible.
    return x == 0 && y == 0 ? nil : [Shadow(color: color, x: x, y: y, blur: 0)]
  }

  /// Returns the view's font for a key.
  func font(_ varied: VariedElement, _ key: StaticString, defaultSize: Double) -> Font? {
    varied.child("fontDescription", key: key).flatMap {
      FontReader.font($0, defaultSize: defaultSize)
    }
  }

  private func minimumScale(_ varied: VariedElement, size: Double?) -> Double? {
    if let factor = varied.number("minimumScaleFactor", in: 0...1), factor > 0 { return factor }
    if let smallest = varied.number("minimumFontSize", in: Number.positive), smallest > 0, let size,
      size > smallest
    {
      return smallest / size
    }
    return nil
  }
}
