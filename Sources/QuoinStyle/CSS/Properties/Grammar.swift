extension CSS {
  /// A parser for a property's value, which must consume all tokens.
  package typealias Grammar = @Sendable (inout ValueReader) -> Value?
}

/// The grammars that properties share, for use in the property table.
enum Grammars {
  static func keywords(_ words: CSS.Keyword...) -> CSS.Grammar { keywords(words) }

  static func keywords(_ words: [CSS.Keyword]) -> CSS.Grammar {
    { reader in reader.keyword(words).map { .keyword($0) } }
  }

  static func length(
    _ words: CSS.Keyword..., percentages: Bool = true, nonNegative: Bool = false
  ) -> CSS.Grammar {
    { reader in
      if let word = reader.keyword(words) { return .keyword(word) }
      return reader.length(percentages: percentages, nonNegative: nonNegative)
    }
  }

  /// Box sizes: CSS Sizing 3 §3.
  static func size(_ none: CSS.Keyword) -> CSS.Grammar {
    let words: [CSS.Keyword] = [
      none, .minContent, .maxContent, .fitContent, .stretch, .webkitFillAvailable,
      .webkitMinContent, .webkitMaxContent, .webkitFitContent,
    ]
    return { reader in
      if let word = reader.keyword(words) {
        switch word {
        case .webkitFillAvailable: return .keyword(.stretch)
        case .webkitMinContent: return .keyword(.minContent)
        case .webkitMaxContent: return .keyword(.maxContent)
        case .webkitFitContent: return .keyword(.fitContent)
        default: return .keyword(word)
        }
      }
      return reader.length(nonNegative: true)
    }
  }

  static let color: CSS.Grammar = { reader in reader.color().map { .color($0) } }

  static func number(atLeast least: Double) -> CSS.Grammar {
    { reader in
      reader.number().flatMap { $0 >= least ? .number($0) : nil }
    }
  }

  /// A number of spaces, or a length: CSS Text 3 §4.2.
  static let tabSize: CSS.Grammar = { reader in
    let start = reader
    if let spaces = number(atLeast: 0)(&reader) { return spaces }
    reader = start
    return length(percentages: false, nonNegative: true)(&reader)
  }

  static func integer(_ words: CSS.Keyword..., atLeast least: Int = Int.min) -> CSS.Grammar {
    { reader in
      if let word = reader.keyword(words) { return .keyword(word) }
      return reader.integer().flatMap { $0 >= least ? .number(Double($0)) : nil }
    }
  }

  /// A number or a percentage, clamped to 0…1: CSS Color 4 §12.
  static let alpha: CSS.Grammar = { reader in
    if case .percentage(let percent) = reader.kind {
      reader.advance()
      return .number(min(max(percent / 100, 0), 1))
    }
    return reader.number().map { .number(min(max($0, 0), 1)) }
  }

  /// Returns a grammar for a comma-separated list of values.
  static func commas(_ grammar: @escaping CSS.Grammar) -> CSS.Grammar {
    { reader in
      var values: [CSS.Value] = []
      repeat {
        guard let value = grammar(&reader) else { return nil }
        values.append(value)
      } while reader.comma()
      return .commas(values)
    }
  }

  /// Returns a grammar for alignment keywords, with `safe`, `unsafe`, `first` or `last` before
  /// them: CSS Alignment 3.
  static func alignment(_ words: CSS.Keyword...) -> CSS.Grammar {
    let positions: [CSS.Keyword] = [
      .center, .start, .end, .flexStart, .flexEnd, .selfStart, .selfEnd, .left,
      .right,
    ]
    return { reader in
      if let modifier = reader.keyword([.safe, .unsafe]) {
        guard let word = reader.keyword(positions.filter(words.contains)) else { return nil }
        return .list([.keyword(modifier), .keyword(word)])
      }
      if words.contains(.baseline) {
        if reader.keyword(.first) {
          return reader.keyword(.baseline) ? .keyword(.baseline) : nil
        }
        if reader.keyword(.last) {
          return reader.keyword(.baseline)
            ? .list([.keyword(.last), .keyword(.baseline)]) : nil
        }
      }
      return reader.keyword(words).map { .keyword($0) }
    }
  }

  static let borderLine = keywords(
    .none, .hidden, .solid, .dashed, .dotted, .double, .groove, .ridge, .inset, .outset)

  /// Outline styles: `auto` is the browser's own style, and `hidden` is not allowed: CSS UI 4 §3.2.
  static let outlineLine = keywords(
    .none, .auto, .solid, .dashed, .dotted, .double, .groove, .ridge, .inset, .outset)

  static let borderWidth: CSS.Grammar = { reader in
    switch reader.keyword([.thin, .medium, .thick]) {
    case .thin: return .length(1, .px)
    case .medium: return .length(3, .px)
    case .thick: return .length(5, .px)
    default: return reader.length(percentages: false, nonNegative: true)
    }
  }

  /// One or two radii: CSS Backgrounds 3 §4.1.
  static let radius: CSS.Grammar = { reader in
    guard let horizontal = reader.length(nonNegative: true) else { return nil }
    return .list([horizontal, reader.length(nonNegative: true) ?? horizontal])
  }

  static let fontSize: CSS.Grammar = { reader in
    let words: [CSS.Keyword] = [
      .xxSmall, .xSmall, .small, .medium, .large, .xLarge, .xxLarge, .xxxLarge,
      .smaller, .larger,
    ]
    if let word = reader.keyword(words) { return .keyword(word) }
    return reader.length(nonNegative: true)
  }

  static let fontWeight: CSS.Grammar = { reader in
    if let word = reader.keyword([.normal, .bold, .bolder, .lighter]) { return .keyword(word) }
    return reader.number().flatMap { (1...1000).contains($0) ? .number($0) : nil }
  }

  static let lineHeight: CSS.Grammar = { reader in
    if reader.keyword(.normal) { return .keyword(.normal) }
    if let number = reader.attempt({ $0.number() }), number >= 0 { return .number(number) }
    return reader.length(nonNegative: true)
  }

  static let decorationLine: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    let all: [CSS.Keyword] = [.underline, .overline, .lineThrough]
    var left = Set(all)
    while let word = reader.keyword(left) { left.remove(word) }
    let words = all.filter { !left.contains($0) }
    return words.isEmpty ? nil : .list(words.map { .keyword($0) })
  }

  /// `auto`, a ratio, or both: CSS Sizing 4 §5.1.
  static let aspectRatio: CSS.Grammar = { reader in
    var hasAuto = reader.keyword(.auto)
    guard let width = reader.number() else { return hasAuto ? .keyword(.auto) : nil }
    var height = 1.0
    if reader.slash() {
      guard let number = reader.number() else { return nil }
      height = number
    }
    guard width >= 0, height >= 0 else { return nil }
    if reader.keyword(.auto) {
      if hasAuto { return nil }
      hasAuto = true
    }
    let ratio: [CSS.Value] = [.number(width), .number(height)]
    return .list(hasAuto ? [.keyword(.auto)] + ratio : ratio)
  }

  static let backgroundSize: CSS.Grammar = { reader in
    if let word = reader.keyword([.cover, .contain]) { return .keyword(word) }
    func side(_ reader: inout CSS.ValueReader) -> CSS.Value? {
      reader.keyword(.auto) ? .keyword(.auto) : reader.length(nonNegative: true)
    }
    guard let width = side(&reader) else { return nil }
    return .list([width, side(&reader) ?? .keyword(.auto)])
  }

  static let backgroundPosition: CSS.Grammar = { reader in
    reader.position().map { .list([$0.0, $0.1]) }
  }

  static let backgroundRepeat: CSS.Grammar = { reader in
    if let word = reader.keyword([.repeatX, .repeatY]) { return .keyword(word) }
    let words: [CSS.Keyword] = [.repeat, .noRepeat, .space, .round]
    guard let first = reader.keyword(words) else { return nil }
    guard let second = reader.keyword(words), second != first else { return .keyword(first) }
    if first == .repeat, second == .noRepeat { return .keyword(.repeatX) }
    if first == .noRepeat, second == .repeat { return .keyword(.repeatY) }
    return .list([.keyword(first), .keyword(second)])
  }

  static let lineClamp: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    return reader.integer().flatMap { $0 >= 1 ? .number(Double($0)) : nil }
  }

  static let transformOrigin: CSS.Grammar = { reader in
    reader.position().map { .list([$0.0, $0.1]) }
  }

  static let verticalAlign: CSS.Grammar = { reader in
    let words: [CSS.Keyword] = [
      .baseline, .sub, .super, .top, .textTop, .middle, .bottom, .textBottom,
      .webkitBaselineMiddle,
    ]
    if let word = reader.keyword(words) { return .keyword(word) }
    return reader.length()
  }

  /// `none`, `normal`, or strings and the values of attributes: CSS Content 3 §2.
  static let content: CSS.Grammar = { reader in
    if let word = reader.keyword([.none, .normal]) { return .keyword(word) }
    var parts: [CSS.Value] = []
    // Each part may be the text of an element.
    while !reader.isAtEnd, parts.count < 256 {
      if let part = contentPart(&reader) ?? reference(&reader) ?? leader(&reader) {
        parts.append(part)
      } else if !parts.isEmpty, reader.slash() {
        // The alternative text for speech.
        while case .string = reader.kind { reader.advance() }
        break
      } else {
        return nil
      }
    }
    return parts.isEmpty || !reader.isAtEnd ? nil : .list(parts)
  }

  /// A part of generated content: CSS Content 3 §2.
  static func contentPart(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    if case .string(let text) = reader.kind {
      reader.advance()
      return .string(text)
    }
    if let address = reader.url() { return address }
    switch reader.functionName {
    case "attr":
      return reader.arguments { inner in
        guard case .ident(let name) = inner.kind else { return nil }
        inner.advance()
        return .function("attr", [.string(name)])
      }
    case .some(let name) where name == "counter" || name == "counters":
      return reader.arguments({ counter(&$0, hasSeparator: name == "counters") })
        .map { .function(name, $0) }
    default:
      return reader.keyword([.openQuote, .closeQuote, .noOpenQuote, .noCloseQuote])
        .map { .keyword($0) }
    }
  }

  /// `auto`, `none`, or pairs of quotation marks, outermost first: CSS Content 3 §2.4.1.
  static let quotes: CSS.Grammar = { reader in
    if let word = reader.keyword([.auto, .none]) { return .keyword(word) }
    var marks: [CSS.Value] = []
    while case .string(let text) = reader.kind {
      marks.append(.string(text))
      reader.advance()
    }
    return marks.isEmpty || marks.count % 2 == 1 ? nil : .list(marks)
  }

  /// Parses a counter's name, the separator of its values, and their style.
  static func counter(
    _ reader: inout CSS.ValueReader, hasSeparator: Bool
  ) -> [CSS.Value]? {
    guard case .ident(let name) = reader.kind else { return nil }
    reader.advance()
    var values = [CSS.Value.string(name)]
    if hasSeparator {
      guard reader.comma(), case .string(let text) = reader.kind else { return nil }
      reader.advance()
      values.append(.string(text))
    }
    guard reader.comma() else { return values }
    guard let style = listStyle(&reader) else { return nil }
    return values + [style]
  }

  /// List styles: CSS Lists 3 §3.1.
  static let listStyle: CSS.Grammar = { reader in
    if case .string(let text) = reader.kind {
      reader.advance()
      return .string(text)
    }
    if let symbols = reader.symbolsFunction() { return symbols }
    if let word = reader.keyword([.none, .disclosureOpen, .disclosureClosed]) {
      return .keyword(word)
    }
    // The name of a counter style, predefined or not.
    guard case .ident(let name) = reader.kind else { return nil }
    let lower = name.asciiLowercased
    guard !CSS.wideKeywords.contains(lower) else { return nil }
    reader.advance()
    // Only the names of predefined styles ignore case; those are many to make for a name in lowercase.
    return .ident(lower != name && CSS.CounterStyle.predefined[lower] != nil ? lower : name)
  }

  static let flexBasis: CSS.Grammar = { reader in
    let words: [CSS.Keyword] = [
      .auto, .content, .minContent, .maxContent, .fitContent, .stretch,
    ]
    if let word = reader.keyword(words) { return .keyword(word) }
    return reader.length(nonNegative: true)
  }
}
