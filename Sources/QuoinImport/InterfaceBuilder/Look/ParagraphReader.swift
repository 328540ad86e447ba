import QuoinGeometry
import QuoinModel

/// Reads the paragraph styles of attributed texts.
struct ParagraphReader {
  /// The style of the first fragment, whose alignment and line break the node has.
  let first: XMLTreeElement?

  /// Returns the paragraph style among attributes.
  static func element(_ attributes: XMLTreeElement?) -> XMLTreeElement? {
    attributes?.child("paragraphStyle", key: "NSParagraphStyle")
  }

  /// Returns the paragraph attributes that differ from the node's, or `nil` for none.
  ///
  /// - Parameter string: The characters of the fragment.
  func paragraph(_ element: XMLTreeElement, of string: String) -> ParagraphStyle? {
    var style = ParagraphStyle()
    let alignment = element.keyword("alignment", KeywordTables.textAlignment)
    if alignment != first?.keyword("alignment", KeywordTables.textAlignment) {
      style.alignment = alignment
    }
    switch element.keyword("baseWritingDirection", KeywordTables.writingDirection) ?? nil {
    case .rightToLeft: style.direction = .rightToLeft
    // Latin text is left to right by default.
    case .leftToRight where string.unicodeScalars.contains { $0.value >= 0x590 }:
      style.direction = .leftToRight
    default: break
    }
    func length(_ name: StaticString) -> Double {
      element.number(name, in: Number.positive, otherwise: "0 is used") ?? 0
    }
    style.lineSpacing = length("lineSpacing")
    style.spacing = length("paragraphSpacing")
    style.spacingBefore = length("paragraphSpacingBefore")
    style.firstLineIndent = length("firstLineHeadIndent")
    style.indent = length("headIndent")
    style.tailIndent = element.number("tailIndent", otherwise: "0 is used") ?? 0
    style.lineHeightMultiple = length("lineHeightMultiple")
    style.minimumLineHeight = length("minimumLineHeight")
    style.maximumLineHeight = length("maximumLineHeight")
    reportIgnoredAttributes(element, string)
    return style.isPlain ? nil : style
  }

  private func reportIgnoredAttributes(_ element: XMLTreeElement, _ string: String) {
    if let factor = element.number("hyphenationFactor"), factor > 0 {
      leaveOut(element, "hyphenationFactor: words are not hyphenated")
    }
    if let lineBreak = element["lineBreakMode"], let node = first?["lineBreakMode"],
      lineBreak != node
    {
      leaveOut(element, "a lineBreakMode that is not the first paragraph's: that one holds for all")
    }
    if element.child("tabStops") != nil || element.child(key: "tabStops") != nil,
      string.contains("\t")
    {
      leaveOut(element, "tabStops: tabs are eight spaces apart")
    }
    if element.child("textLists") != nil || element.child(key: "textLists") != nil {
      leaveOut(element, "textLists: only their characters are shown")
    }
  }

  private func leaveOut(_ element: XMLTreeElement, _ what: String) {
    element.note("unsupported-text-attribute", "a paragraph style has \(what)")
  }
}
