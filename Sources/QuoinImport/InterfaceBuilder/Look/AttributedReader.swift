import QuoinModel

/// Reads attributed texts: fragments with their own attributes.
struct AttributedReader {
  let palette: Palette
  /// The default font size.
  let defaultSize: Double

  /// Returns the spans of an attributed text, or `nil` if it has one look throughout.
  ///
  /// - Parameter base: The defaults for attributes that a fragment does not have.
  func span(_ element: XMLTreeElement, base: Style.Text) -> TextSpan? {
    let fragments = element.children.filter { $0.isNamed("fragment") }
    let first = fragments.first?.child("attributes")
    let paragraphs = ParagraphReader(first: ParagraphReader.element(first))
    var spans: [TextSpan] = []
    for fragment in fragments {
      guard let string = TextReader.plain(fragment, "content"), !string.isEmpty else { continue }
      spans.append(span(string, fragment.child("attributes"), base, paragraphs))
    }
    guard let first = spans.first else { return nil }
    let isPlain = spans.allSatisfy {
      $0.destination == nil && $0.baselineRise == nil && $0.style == first.style
    }
    let hasMore = first.style.entries.contains { !AttributedReader.plain.contains($0.property) }
    return isPlain && !hasMore ? nil : TextSpan(spans)
  }

  /// The text attributes that the node's own style has, too.
  private static let plain: Set<StyleProperty> = [
    .color, .fontFamily, .fontSize, .fontWeight, .fontItalic, .fontMonospaced, .textStyle,
  ]

  private func span(
    _ string: String, _ attributes: XMLTreeElement?, _ base: Style.Text,
    _ paragraphs: ParagraphReader
  ) -> TextSpan {
    var span = TextSpan(string)
    span.style.text.font = base.font
    span.style.text.color = base.color
    guard let attributes else { return span }
    if let font = attributes.child("font", key: "NSFont"),
      let font = FontReader.font(font, defaultSize: defaultSize)
    {
      span.style.text.font = font
    }
    for attribute in attributes.children { apply(attribute, to: &span, paragraphs, string) }
    if let color = color(attributes, "NSUnderlineColor")
      ?? color(attributes, "NSStrikethroughColor")
    {
      span.style.text.decorationColor = color
    }
    return span
  }

  private func apply(
    _ attribute: XMLTreeElement, to span: inout TextSpan, _ paragraphs: ParagraphReader,
    _ string: String
  ) {
    guard let key = attribute["key"] else { return }
    let number = attribute.has("value") ? attribute.number("value") : nil
    switch key {
    // `NSOriginalFont` is the font before substitution. A stroke colour has no effect without a width. The
    // colours of lines are read with the lines.
    case "NSFont", "NSOriginalFont", "NSStrokeColor", "NSUnderlineColor", "NSStrikethroughColor":
      break
    case "NSColor": palette.color(attribute).map { span.style.text.color = $0 }
    case "NSBackgroundColor": palette.color(attribute).map { span.style.background = $0 }
    case "NSKern", "NSTracking":
      if let number, number != 0 { span.style.text.letterSpacing = number }
    case "NSBaselineOffset": if let number, number != 0 { span.baselineRise = number }
    case "NSLigature":
      if number == 0 {
        span.style.text.fontFeatures = (span.style.text.fontFeatures ?? []) + [.noLigatures]
      }
    case "NSUnderline": decorate(&span, attribute, number, .underline)
    case "NSStrikethrough": decorate(&span, attribute, number, .lineThrough)
    case "NSLink":
      span.destination = attribute["string"] ?? attribute["value"] ?? attribute.text
    case "NSParagraphStyle":
      span.style.text.paragraph = paragraphs.paragraph(attribute, of: string)
    case "NSShadow": span.style.text.shadows = [shadow(attribute)]
    case "NSStrokeWidth", "NSExpansion", "NSObliqueness", "NSSuperScript":
      if number != 0 { leaveOut(attribute, key) }
    default: leaveOut(attribute, key)
    }
  }

  /// Reports that an attribute is not supported.
  private func leaveOut(_ attribute: XMLTreeElement, _ key: String) {
    attribute.note(
      "unsupported-text-attribute", "\(key) of an attributed text is not shown yet")
  }

  private func color(_ attributes: XMLTreeElement, _ key: StaticString) -> Color? {
    attributes.child("color", key: key).flatMap { palette.color($0) }
  }

  /// Reads an `NSShadow`, whose blur is that of Core Graphics and CSS.
  private func shadow(_ element: XMLTreeElement) -> Shadow {
    let offset = element.child("size", key: "offset") ?? element.child("size", key: "shadowOffset")
    let color = element.child("color", key: "color") ?? element.child("color", key: "shadowColor")
    let blur: StaticString = element.has("blurRadius") ? "blurRadius" : "shadowBlurRadius"
    return Shadow(
      // UIKit's default shadow colour is black with an alpha of 1/3.
      color: color.flatMap { palette.color($0) } ?? Color(white: 0, alpha: 1.0 / 3),
      x: offset?.number("width") ?? 0, y: offset?.number("height") ?? 0,
      blur: element.number(blur, in: Number.positive, otherwise: "0 is used") ?? 0)
  }

  /// Reads an `NSUnderlineStyle`: 1 is single, 2 thick and 9 double; patterns are in higher bits.
  private func decorate(
    _ span: inout TextSpan, _ attribute: XMLTreeElement, _ value: Double?,
    _ decoration: TextDecoration
  ) {
    guard let value, value > 0, value < 65536 else { return }
    let bits = Int(value)
    span.style.text.decoration = (span.style.text.decoration ?? []).union(decoration)
    let line: DecorationLine =
      switch bits & 0x700 {
      case 0x100: .dotted
      case 0x200, 0x300, 0x400: .dashed
      default: bits & 0xF == 9 ? .double : .solid
      }
    if line != .solid { span.style.text.decorationLine = line }
    if bits & 0xF == 2 {
      // Twice the usual thickness of fonts.
      span.style.text.decorationThickness = (span.style.text.fontSize ?? defaultSize) / 9
    }
    if bits & 0x700 > 0x200 {
      attribute.note(
        "unsupported-text-attribute", "a line of dashes and dots is drawn with dashes only")
    }
    if bits & 0x8000 != 0 {
      attribute.note(
        "unsupported-text-attribute",
        "a line under each word by itself is drawn under the spaces between them, too")
    }
  }
}
