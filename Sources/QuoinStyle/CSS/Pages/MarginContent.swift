import QuoinModel

extension CSS {
  /// The value of `content` in a margin box, with what depends on the page apart from the rest: CSS Generated Content
  /// for Paged Media 3 §1.
  package struct MarginContent: Hashable, Sendable {
    /// A part of the value.
    package enum Part: Hashable, Sendable {
      /// CSS that is the same for all pages.
      case text(String)
      /// The value of a named string.
      case string(String, PrintedPage.Choice)
      /// A running element.
      case element(String, PrintedPage.Choice)
    }

    package var parts: [Part]

    package static let none = MarginContent(parts: [.text("none")])

    /// Whether the margin box is not generated.
    package var isNone: Bool {
      guard parts.count == 1, case .text(let text) = parts[0] else { return false }
      return ["none", "normal"].contains(text)
    }
  }
}

extension CSS.SheetParser {
  /// Parses the value of `content` in a margin box.
  ///
  /// - Returns: `nil` if the value is invalid, which is reported.
  mutating func marginContent(_ declaration: CSS.RawDeclaration) -> CSS.MarginContent? {
    var parts: [CSS.MarginContent.Part] = []
    var plain = declaration.value.lowerBound
    var index = plain
    var isValid = true
    // Margin boxes have no line to fill, and no page is known by an address in them.
    let ofFlow = ["leader", "target-counter", "target-counters", "target-text", "content"]
    func isReadable(_ range: Range<Int>) -> Bool {
      let isOfFlow = range.contains { index in
        if case .function(let name) = list.tokens[index].kind {
          return ofFlow.contains(name.asciiLowercased)
        }
        return false
      }
      return !isOfFlow && (try? CSS.declared("content", list, range)) != nil
    }
    func addText(_ range: Range<Int>) {
      let range = list.trimmed(range)
      if range.isEmpty { return }
      isValid = isValid && isReadable(range)
      parts.append(.text(escaped(range)))
    }
    while index < declaration.value.upperBound {
      let next = list.behind(index)
      if case .function(let name) = list.tokens[index].kind,
        ["string", "element"].contains(name.asciiLowercased)
      {
        addText(plain..<index)
        plain = next
        if let part = pagePart(name.asciiLowercased, list.trimmed(index + 1..<list.partner(index)))
        {
          parts.append(part)
        } else {
          isValid = false
        }
      }
      index = next
    }
    addText(plain..<declaration.value.upperBound)
    // The text is written anew on each page.
    let size = list.text(declaration.value).utf8.count
    guard size <= 16_384 else {
      report(
        "limit-exceeded", declaration.index,
        "the content of a margin box has \(size) bytes, more than the limit of 16384; it is left out"
      )
      return nil
    }
    // A running element is all of the content: §1.3.2.
    let hasElement = parts.contains { if case .element = $0 { true } else { false } }
    guard isValid, !parts.isEmpty, !hasElement || parts.count == 1 else {
      report(
        "invalid-value", declaration.index,
        "'\(list.text(declaration.value).prefix(60))' is not a supported value for 'content' of a margin box"
      )
      return nil
    }
    return CSS.MarginContent(parts: parts)
  }

  /// Parses the arguments of `string()` and `element()`: a name, and which of its values is meant.
  private func pagePart(_ function: String, _ range: Range<Int>) -> CSS.MarginContent.Part? {
    var reader = CSS.ValueReader(list, range)
    guard case .ident(let name) = reader.kind else { return nil }
    reader.advance()
    var choice = PrintedPage.Choice.first
    if reader.comma() {
      guard let word = reader.kind.ident, let chosen = PrintedPage.Choice(rawValue: word) else {
        return nil
      }
      choice = chosen
      reader.advance()
    }
    guard reader.isAtEnd else { return nil }
    return function == "string" ? .string(name, choice) : .element(name, choice)
  }
}
