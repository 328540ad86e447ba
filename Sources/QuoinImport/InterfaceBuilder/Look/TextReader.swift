import Foundation
import QuoinModel

/// Reads the texts of elements: attributes, nested strings and attributed texts.
enum TextReader {
  /// Returns the text for a key, plain or attributed.
  ///
  /// - Parameter attributed: The key of the attributed text.
  static func text(
    _ varied: VariedElement, _ key: StaticString, attributed: StaticString? = nil
  ) -> String {
    if let attributed, let element = varied.element.child("attributedString", key: attributed) {
      return joined(element)
    }
    return plain(varied.element, key) ?? varied[key] ?? ""
  }

  /// Returns the plain text for a key.
  static func plain(_ element: XMLTreeElement, _ key: StaticString) -> String? {
    if let text = element.tree.translation(element.index, key) { return text }
    if let value = element[key] { return value }
    for child in element.children where child.isValue("key", key) {
      guard child.isNamed("string") || child.isNamed("mutableString") else { continue }
      return string(child)
    }
    return nil
  }

  /// Returns the font, the colour and the alignment of an attributed text's first fragment.
  static func firstStyle(
    _ element: XMLTreeElement, palette: Palette, defaultSize: Double
  ) -> Style.Text? {
    guard let attributes = element.child("fragment")?.child("attributes") else { return nil }
    var style = Style.Text()
    style.font = attributes.child("font", key: "NSFont").flatMap {
      FontReader.font($0, defaultSize: defaultSize)
    }
    style.color = attributes.child("color", key: "NSColor").flatMap { palette.color($0) }
    let paragraph = attributes.child("paragraphStyle", key: "NSParagraphStyle")
    style.alignment = paragraph?.keyword("alignment", KeywordTables.textAlignment)
    style.lineBreak = paragraph?.keyword("lineBreakMode", KeywordTables.lineBreak)
    return style
  }

  /// Returns the string of all fragments of an attributed text.
  static func joined(_ element: XMLTreeElement) -> String {
    var result = ""
    for fragment in element.children where fragment.name == "fragment" {
      result += plain(fragment, "content") ?? ""
    }
    return result
  }

  private static func string(_ element: XMLTreeElement) -> String {
    guard element.flag("base64-UTF8") else { return element.text }
    var encoded = element.text.filter { !$0.isWhitespace }
    // Documents omit the padding.
    while encoded.count % 4 != 0 { encoded.append("=") }
    guard let data = Data(base64Encoded: encoded) else {
      element.note(
        "invalid-value", "the text of <\(element.name)> is not Base64; it is shown as written")
      return element.text
    }
    return String(decoding: data, as: UTF8.self)
  }
}
