import QuoinModel

// CSS Generated Content for Paged Media 3, CSS Content 3.
extension Grammars {
  /// `none`, or names each with the parts of their texts: GCPM §1.1.
  static let stringSet: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    var strings: [CSS.Value] = []
    repeat {
      guard case .ident(let name) = reader.kind else { return nil }
      reader.advance()
      var parts: [CSS.Value] = [.ident(name)]
      while !reader.isAtEnd, reader.kind != .comma {
        guard let part = contentFunction(&reader) ?? contentPart(&reader) else { return nil }
        parts.append(part)
      }
      guard parts.count > 1 else { return nil }
      strings.append(.list(parts))
    } while reader.comma()
    return .commas(strings)
  }

  /// A keyword of `position`, or the name of a running element: GCPM §1.3.
  static let position: CSS.Grammar = { reader in
    let words: [CSS.Keyword] = [.static, .relative, .absolute, .fixed, .sticky]
    if let word = reader.keyword(words) { return .keyword(word) }
    guard reader.functionName == "running" else { return nil }
    return reader.arguments { inner in
      guard case .ident(let name) = inner.kind else { return nil }
      inner.advance()
      return .function("running", [.ident(name)])
    }
  }

  /// The text of the element itself: `content()` with the part that is meant, GCPM §1.1.1.
  private static func contentFunction(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    guard reader.functionName == "content" else { return nil }
    return reader.attempt { reader in
      reader.arguments { inner in
        if inner.isAtEnd { return .function("content", [.ident("text")]) }
        guard let word = textPart(&inner) else { return nil }
        return .function("content", [.ident(word)])
      }
    }
  }

  private static func textPart(_ reader: inout CSS.ValueReader) -> String? {
    guard let word = reader.kind.ident, ["text", "before", "after", "first-letter"].contains(word)
    else { return nil }
    reader.advance()
    return word
  }

  /// A reference to another element: `target-counter()`, `target-counters()` and `target-text()`, CSS Content 3 §2.6.
  static func reference(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    guard let name = reader.functionName, name.hasPrefix("target-") else { return nil }
    return reader.attempt { reader in
      reader.arguments { inner -> CSS.Value? in
        guard let target = target(&inner) else { return nil }
        switch name {
        case "target-counter", "target-counters":
          guard inner.comma(),
            let values = counter(&inner, hasSeparator: name == "target-counters")
          else { return nil }
          return .function(name, [target] + values)
        case "target-text":
          guard inner.comma() else { return .function(name, [target, .ident("text")]) }
          // The word for all of the text is `content` there.
          if inner.kind.ident == "content" {
            inner.advance()
            return .function(name, [target, .ident("text")])
          }
          return textPart(&inner).map { .function(name, [target, .ident($0)]) }
        default: return nil
        }
      }
    }
  }

  /// The address of an element: a string, `url()`, or an attribute that has it.
  private static func target(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    if case .string(let text) = reader.kind {
      reader.advance()
      return .string(text)
    }
    if case .url(let text) = reader.url() { return .string(text) }
    guard reader.functionName == "attr" else { return nil }
    return reader.arguments { inner in
      guard case .ident(let name) = inner.kind else { return nil }
      inner.advance()
      // The type says that the value is an address, which it is here anyway.
      if ["url", "string"].contains(inner.kind.ident) { inner.advance() }
      return .function("attr", [.string(name)])
    }
  }

  /// The characters that fill the rest of a line: CSS Content 3 §2.5.1.
  static func leader(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    guard reader.functionName == "leader" else { return nil }
    return reader.attempt { reader in
      reader.arguments { inner in
        if case .string(let text) = inner.kind {
          inner.advance()
          return .function("leader", [.string(text)])
        }
        let signs = ["dotted": ".", "solid": "_", "space": " "]
        guard let sign = inner.kind.ident.flatMap({ signs[$0] }) else { return nil }
        inner.advance()
        return .function("leader", [.string(sign)])
      }
    }
  }
}
