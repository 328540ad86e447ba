import QuoinModel

/// Attributed texts: fragments with attributes of their own.
struct AttributedReader {
  let palette: Palette
  /// The size of a font that says none.
  let defaultSize: Double

  /// The pieces of an attributed text, or `nil` where one look holds for all.
  ///
  /// - Parameter base: what holds for a fragment that says nothing.
  func span(_ element: XMLTreeElement, base: Style.Text) -> TextSpan? {
    var spans: [TextSpan] = []
    for fragment in element.children where fragment.isNamed("fragment") {
      guard let string = TextReader.plain(fragment, "content"), !string.isEmpty else { continue }
      spans.append(span(string, fragment.child("attributes"), base))
    }
    guard let first = spans.first else { return nil }
    let isPlain = spans.allSatisfy {
      $0.destination == nil && $0.baselineRise == nil && $0.style == first.style
    }
    let hasMore = first.style.entries.contains { !AttributedReader.plain.contains($0.property) }
    return isPlain && !hasMore ? nil : TextSpan(spans)
  }

  /// What a node's own style says of a text, too.
  private static let plain: Set<StyleProperty> = [
    .color, .fontFamily, .fontSize, .fontWeight, .fontItalic, .fontMonospaced, .textStyle,
  ]

  private func span(
    _ string: String, _ attributes: XMLTreeElement?, _ base: Style.Text
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
    if let color = color(attributes, "NSColor") { span.style.text.color = color }
    if let color = color(attributes, "NSBackgroundColor") { span.style.background = color }
    if let kern = number(attributes, "NSKern"), kern != 0 { span.style.text.letterSpacing = kern }
    if let rise = number(attributes, "NSBaselineOffset"), rise != 0 { span.baselineRise = rise }
    decorate(&span, attributes, "NSUnderline", .underline)
    decorate(&span, attributes, "NSStrikethrough", .lineThrough)
    if let color = color(attributes, "NSUnderlineColor")
      ?? color(attributes, "NSStrikethroughColor")
    {
      span.style.text.decorationColor = color
    }
    if let link = attributes.child(key: "NSLink") {
      span.destination = link["string"] ?? link["value"] ?? link.text
    }
    return span
  }

  private func color(_ attributes: XMLTreeElement, _ key: StaticString) -> Color? {
    attributes.child("color", key: key).flatMap { palette.color($0) }
  }

  private func number(_ attributes: XMLTreeElement, _ key: StaticString) -> Double? {
    attributes.child(key: key)?.number("value")
  }

  /// `NSUnderlineStyle`: 1 is a line, 2 a thick and 9 a double one; patterns are in higher bits.
  private func decorate(
    _ span: inout TextSpan, _ attributes: XMLTreeElement, _ key: StaticString,
    _ decoration: TextDecoration
  ) {
    guard let value = number(attributes, key), value > 0, value < 65536 else { return }
    let bits = Int(value)
    span.style.text.decoration = (span.style.text.decoration ?? []).union(decoration)
    let line: DecorationLine =
      switch bits & 0x700 {
      case 0x100: .dotted
      case 0x200, 0x300, 0x400: .dashed
      default: bits & 0xF == 9 ? .double : .solid
      }
    if line != .solid { span.style.text.decorationLine = line }
  }
}
