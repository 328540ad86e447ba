import QuoinModel

// Fonts of documents: CSS Fonts 4 §4.
extension CSS.SheetParser {
  /// The forms of fonts that are read: CSS Fonts 4 §4.3.1, with the names of old.
  private static let fontForms: Set<String> = [
    "collection", "opentype", "truetype", "woff", "woff2", "opentype-variations",
    "truetype-variations", "woff-variations", "woff2-variations",
  ]

  /// The technologies of fonts that have their effect: CSS Fonts 4 §4.3.1.
  private static let fontTechnologies: Set<String> = [
    "features-opentype", "variations", "color-cbdt",
  ]

  /// The sources of a list, without those of a form or technology that is not read.
  private func fontSources(_ value: Range<Int>) -> [CSS.FontFace.Source] {
    list.split(value).compactMap { part in
      var reader = CSS.ValueReader(list, part)
      if reader.functionName == "local" {
        return reader.arguments { localName(&$0) }.map { .local($0) }
      }
      guard case .url(let address) = reader.url() else { return nil }
      var isRead = true
      if reader.functionName == "format" {
        isRead = words(&reader, among: CSS.SheetParser.fontForms)
      }
      if isRead, reader.functionName == "tech" {
        isRead = words(&reader, among: CSS.SheetParser.fontTechnologies)
      }
      return isRead ? .url(address) : nil
    }
  }

  /// The name of a font, as a string or as identifiers.
  private func localName(_ reader: inout CSS.ValueReader) -> String? {
    guard case .commas(let names) = reader.fontFamilies(), names.count == 1 else { return nil }
    switch names[0] {
    case .string(let name): return name
    case .keyword(let word): return word.name
    default: return nil
    }
  }

  /// Whether all words of a function are known.
  private func words(_ reader: inout CSS.ValueReader, among known: Set<String>) -> Bool {
    reader.arguments { reader -> Bool? in
      var areKnown = true
      repeat {
        switch reader.kind {
        case .string(let text), .ident(let text):
          areKnown = areKnown && known.contains(text.asciiLowercased)
        default: return nil
        }
        reader.advance()
      } while reader.comma()
      while !reader.isAtEnd { reader.advance() }
      return areKnown
    } ?? false
  }

  /// Parses an `@font-face` rule: CSS Fonts 4 §4.
  mutating func fontFace(_ block: Range<Int>, _ start: Int) {
    var face = CSS.FontFace(family: "", sources: [], place: list.place(start))
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
      case "font-display": break
      default:
        let text = list.text(list.trimmed(declaration.value))
        switch face.rule.describe(declaration.name, &reader, text) {
        case .known: break
        case .invalid(let wanted):
          report("invalid-value", declaration.index, "'\(declaration.name)' needs \(wanted)")
        case .unknown:
          report(
            "unsupported-property", declaration.index,
            "'\(declaration.name)' of @font-face is not supported")
        }
      }
    }
    if face.family.isEmpty || face.sources.isEmpty {
      let hasSource = declarations.contains { $0.name == "src" }
      report(
        "invalid-rule", start,
        face.family.isEmpty || !hasSource
          ? "@font-face needs a 'font-family' and a 'src' with a url() or local()"
          : "'src' of @font-face has no source of a form that is read: OpenType, TrueType, WOFF or WOFF2"
      )
    } else {
      sheet.fontFaces.append(face)
    }
  }
}

extension FontFaceRule {
  /// What became of a descriptor.
  fileprivate enum Outcome {
    case known
    /// The value is not valid; the text names what is.
    case invalid(String)
    case unknown
  }

  /// Takes a descriptor over: CSS Fonts 4 §4.4 to §4.6 and §11, CSS Fonts 5 §4.3.
  fileprivate mutating func describe(
    _ name: String, _ reader: inout CSS.ValueReader, _ text: String
  ) -> Outcome {
    switch name {
    case "font-weight":
      return described(
        \.weight, &reader, "one or two weights, such as 100 900", FontFaceRule.weight)
    case "font-stretch", "font-width":
      // As in browsers, the word alone does not exclude other widths that a file has.
      if reader.attempt({ $0.keyword(.normal) && $0.isAtEnd ? true : nil }) == true {
        stretch = nil
        return .known
      }
      return described(
        \.stretch, &reader, "one or two widths, such as 75% 125%", FontFaceRule.stretch)
    case "font-style": return describeStyle(&reader)
    case "unicode-range":
      guard let ranges = CSS.unicodeRanges(text) else {
        return .invalid("a list of ranges such as U+0-7F or U+4??")
      }
      self.ranges = ranges
    case "size-adjust":
      guard case .percentage(let percent) = reader.percentage(), percent >= 0, reader.isAtEnd else {
        return .invalid("a percentage")
      }
      // No text is of size zero, nor larger than a page can hold.
      sizeAdjust = min(max(percent / 100, 0.001), 100)
    case "ascent-override": return describeMetric(\.ascent, &reader)
    case "descent-override": return describeMetric(\.descent, &reader)
    case "line-gap-override": return describeMetric(\.lineGap, &reader)
    default: return .unknown
    }
    return .known
  }

  private mutating func described(
    _ part: WritableKeyPath<FontFaceRule, ClosedRange<Double>?>, _ reader: inout CSS.ValueReader,
    _ wanted: String, _ read: (inout CSS.ValueReader) -> Double?
  ) -> Outcome {
    if reader.keyword(.auto), reader.isAtEnd {
      self[keyPath: part] = nil
      return .known
    }
    guard let first = read(&reader) else { return .invalid(wanted) }
    let second = reader.isAtEnd ? first : read(&reader)
    guard let second, reader.isAtEnd else { return .invalid(wanted) }
    // Values in the wrong order are exchanged.
    self[keyPath: part] = min(first, second)...max(first, second)
    return .known
  }

  private static func weight(_ reader: inout CSS.ValueReader) -> Double? {
    switch Grammars.fontWeight(&reader) {
    case .number(let number): number
    case .keyword(.normal): 400
    case .keyword(.bold): 700
    default: nil
    }
  }

  private static func stretch(_ reader: inout CSS.ValueReader) -> Double? {
    guard case .percentage(let percent) = Grammars.fontStretch(&reader) else { return nil }
    return percent
  }

  private mutating func describeStyle(_ reader: inout CSS.ValueReader) -> Outcome {
    let wanted = "'normal', 'italic' or 'oblique' with up to two angles"
    switch reader.keyword([.auto, .normal, .italic, .oblique]) {
    case .auto: slant = nil
    case .normal: slant = 0...0
    case .italic: slant = Font.italicAngle...Font.italicAngle
    case .oblique where reader.isAtEnd: slant = Font.italicAngle...Font.italicAngle
    case .oblique:
      return described(\.slant, &reader, wanted) { reader in
        reader.angle().flatMap { (-90...90).contains($0) ? $0 : nil }
      }
    default: return .invalid(wanted)
    }
    return reader.isAtEnd ? .known : .invalid(wanted)
  }

  private mutating func describeMetric(
    _ part: WritableKeyPath<FontFaceRule, Double?>, _ reader: inout CSS.ValueReader
  ) -> Outcome {
    if reader.keyword(.normal), reader.isAtEnd {
      self[keyPath: part] = nil
    } else if case .percentage(let percent) = reader.percentage(), percent >= 0, reader.isAtEnd {
      self[keyPath: part] = min(percent / 100, 1000)
    } else {
      return .invalid("'normal' or a percentage")
    }
    return .known
  }
}
