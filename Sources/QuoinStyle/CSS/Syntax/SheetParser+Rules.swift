import QuoinModel

extension CSS.SheetParser {
  /// Returns whether the condition of an `@supports` rule holds: CSS Conditional 3 §6.
  func supports(_ range: Range<Int>, depth: Int) -> Bool {
    var words: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let next = min(list.behind(index), range.upperBound)
      if list.tokens[index].kind != .whitespace { words.append(index..<next) }
      index = next
    }
    guard let first = words.first, depth < 16 else { return false }
    if list.tokens[first.lowerBound].kind.ident == "not" {
      return words.count == 2 && isCondition(words[1]) && !supportsOne(words[1], depth)
    }
    var result = supportsOne(first, depth)
    var joint: String?
    var rest = words.dropFirst()
    while let word = rest.first {
      guard let name = list.tokens[word.lowerBound].kind.ident, name == "and" || name == "or",
        joint == nil || joint == name, let next = rest.dropFirst().first
      else { return false }
      joint = name
      let holds = supportsOne(next, depth)
      result = name == "and" ? result && holds : result || holds
      rest = rest.dropFirst(2)
    }
    return result
  }

  private func isCondition(_ range: Range<Int>) -> Bool {
    list.tokens[range.lowerBound].kind.opens
  }

  private func supportsOne(_ range: Range<Int>, _ depth: Int) -> Bool {
    let start = range.lowerBound
    let inside = list.trimmed(start + 1..<max(start + 1, list.partner(start)))
    if case .function(let name) = list.tokens[start].kind {
      guard name.asciiLowercased == "selector" else { return false }
      var parser = CSS.SelectorParser(list, atoms: CSS.AtomTable())
      return (try? parser.selectors(inside)) != nil
    }
    guard list.tokens[start].kind == .openParen else { return false }
    let declarations = list.declarations(inside) { _, _ in }
    if declarations.count == 1 {
      let declaration = declarations[0]
      return (try? CSS.declared(declaration.name, list, declaration.value)) != nil
    }
    return supports(inside, depth: depth + 1)
  }

  /// The forms of fonts that are read: CSS Fonts 4 §4.3.1, with the names of old.
  private static let fontForms: Set<String> = [
    "collection", "opentype", "truetype", "woff", "woff2", "opentype-variations",
    "truetype-variations", "woff-variations", "woff2-variations",
  ]

  /// CSS Fonts 4 §4.3.1: the addresses of a list, without those of a form that is not read.
  private func fontSources(_ value: Range<Int>) -> [String] {
    list.split(value).compactMap { part in
      var reader = CSS.ValueReader(list, part)
      guard case .url(let address) = reader.url() else { return nil }
      guard reader.functionName == "format" else { return address }
      let isRead = reader.arguments { reader -> Bool? in
        let name: String
        switch reader.kind {
        case .string(let text): name = text
        case .ident(let text): name = text
        default: return nil
        }
        while !reader.isAtEnd { reader.advance() }
        return CSS.SheetParser.fontForms.contains(name.asciiLowercased)
      }
      return isRead == true ? address : nil
    }
  }

  /// Parses an `@font-face` rule: CSS Fonts 4 §4.
  mutating func fontFace(_ block: Range<Int>, _ start: Int) {
    var face = CSS.FontFace(
      family: "", sources: [], weight: 400, isItalic: false, place: list.place(start))
    var failures: [(Int, String)] = []
    let declarations = list.declarations(block) { failures.append(($0, $1)) }
    for (index, message) in failures { report("invalid-declaration", index, message) }
    for declaration in declarations {
      var reader = CSS.ValueReader(list, declaration.value)
      switch declaration.name {
      case "font-family":
        if case .commas(let names) = reader.fontFamilies(), case .string(let name) = names.first {
          face.family = name
        }
      case "src":
        // One that names no font is invalid, and an earlier one stands.
        let sources = fontSources(declaration.value)
        if !sources.isEmpty { face.sources = sources }
      case "font-weight":
        if let value = Grammars.fontWeight(&reader) {
          face.weight = value == .keyword(.bold) ? 700 : 400
          if case .number(let number) = value { face.weight = number }
        }
      case "font-style": face.isItalic = reader.keyword([.italic, .oblique]) != nil
      case "unicode-range":
        if let ranges = CSS.unicodeRanges(list.text(list.trimmed(declaration.value))) {
          face.ranges = ranges
        } else {
          report(
            "invalid-value", declaration.index,
            "'unicode-range' needs a list of ranges such as U+0-7F or U+4??")
        }
      case "font-display": break
      default:
        report(
          "unsupported-property", declaration.index,
          "'\(declaration.name)' of @font-face is not supported")
      }
    }
    if face.family.isEmpty || face.sources.isEmpty {
      report("invalid-rule", start, "@font-face needs a 'font-family' and a 'src' with a url()")
    } else {
      sheet.fontFaces.append(face)
    }
  }
}
