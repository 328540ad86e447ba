import QuoinModel

extension CSS.SheetParser {
  /// Parses an `@counter-style` rule: CSS Counter Styles 3 §3.
  mutating func counterStyleRule(_ prelude: Range<Int>, _ block: Range<Int>, _ start: Int) {
    guard prelude.count == 1, case .ident(let name) = list.tokens[prelude.lowerBound].kind,
      !["none", "decimal", "disc", "square", "circle", "disclosure-open", "disclosure-closed"]
        .contains(name.asciiLowercased)
    else {
      return report(.error, "invalid-rule", start, "@counter-style needs a name of its own")
    }
    var style = CSS.CounterStyle()
    var failures: [(Int, String)] = []
    let declarations = list.declarations(block) { failures.append(($0, $1)) }
    for (index, message) in failures { report("invalid-declaration", index, message) }
    for declaration in declarations {
      var reader = CSS.ValueReader(list, declaration.value)
      switch style.read(declaration.name, &reader) {
      case nil:
        report(
          "unsupported-property", declaration.index,
          "'\(declaration.name)' of @counter-style is not supported")
      case true? where reader.isAtEnd: break
      default:
        report(
          "invalid-value", declaration.index,
          "'\(list.text(declaration.value).prefix(60))' is not a supported value for "
            + "'\(declaration.name)' of @counter-style")
      }
    }
    guard style.isComplete else {
      return report(
        .error, "invalid-rule", start,
        "@counter-style '\(name)' has too few symbols for its system; it is ignored")
    }
    sheet.counterStyles.append((name, style))
  }
}

extension CSS.CounterStyle {
  /// Whether the style has as many symbols as its system needs: §3.1.
  fileprivate var isComplete: Bool {
    switch system {
    case .cyclic, .fixed, .symbolic: !symbols.isEmpty
    case .alphabetic, .numeric: symbols.count > 1
    case .additive: !tuples.isEmpty
    case .extends: symbols.isEmpty && tuples.isEmpty
    }
  }

  /// Reads a descriptor.
  ///
  /// - Returns: Whether it is valid, or `nil` if it is unknown.
  fileprivate mutating func read(_ name: String, _ reader: inout CSS.ValueReader) -> Bool? {
    switch name {
    case "system":
      guard let read = CSS.CounterStyle.system(&reader) else { return false }
      system = read
    case "symbols":
      var read: [String] = []
      while let symbol = reader.counterSymbol() { read.append(symbol) }
      guard !read.isEmpty else { return false }
      symbols = read
    case "additive-symbols":
      guard let read = CSS.CounterStyle.tuples(&reader) else { return false }
      tuples = read
    case "negative":
      guard let before = reader.counterSymbol() else { return false }
      negative = (before, reader.counterSymbol() ?? "")
    case "prefix":
      guard let symbol = reader.counterSymbol() else { return false }
      prefix = symbol
    case "suffix":
      guard let symbol = reader.counterSymbol() else { return false }
      suffix = symbol
    case "range": return readRanges(&reader)
    case "pad":
      let before = reader.counterSymbol()
      guard let length = reader.integer(), length >= 0,
        let symbol = before ?? reader.counterSymbol()
      else { return false }
      pad = (min(length, CSS.CounterStyle.maximumLength), symbol)
    case "fallback":
      guard case .ident(let word) = reader.kind else { return false }
      reader.advance()
      fallback = word
    case "speak-as": while !reader.isAtEnd { reader.advance() }
    default: return nil
    }
    return true
  }

  private static func system(_ reader: inout CSS.ValueReader) -> System? {
    guard let word = reader.kind.ident else { return nil }
    reader.advance()
    switch word {
    case "cyclic": return .cyclic
    case "symbolic": return .symbolic
    case "alphabetic": return .alphabetic
    case "numeric": return .numeric
    case "additive": return .additive
    case "fixed": return .fixed(first: reader.isAtEnd ? 1 : reader.integer() ?? 1)
    case "extends":
      guard case .ident(let name) = reader.kind else { return nil }
      reader.advance()
      return .extends(name)
    default: return nil
    }
  }

  /// §3.8: weights in descending order, each before or after its symbol.
  private static func tuples(_ reader: inout CSS.ValueReader) -> [Tuple]? {
    var tuples: [Tuple] = []
    repeat {
      let before = reader.counterSymbol()
      guard let weight = reader.integer(), weight >= 0,
        let symbol = before ?? reader.counterSymbol()
      else { return nil }
      if let last = tuples.last, last.weight <= weight { return nil }
      tuples.append(Tuple(weight: weight, symbol: symbol))
    } while reader.comma()
    return tuples
  }

  /// §3.5: `auto`, or pairs of bounds.
  private mutating func readRanges(_ reader: inout CSS.ValueReader) -> Bool {
    ranges = nil
    if reader.keyword(.auto) { return true }
    var read: [ClosedRange<Int>] = []
    func bound(_ reader: inout CSS.ValueReader, infinite: Int) -> Int? {
      reader.keyword(.infinite) ? infinite : reader.integer()
    }
    repeat {
      guard let low = bound(&reader, infinite: .min), let high = bound(&reader, infinite: .max),
        low <= high
      else { return false }
      read.append(low...high)
    } while reader.comma()
    ranges = read
    return true
  }
}

extension CSS.ValueReader {
  /// Reads a symbol of a counter style: a string or an identifier, no longer than a number may be.
  mutating func counterSymbol() -> String? {
    switch kind {
    case .string(let text), .ident(let text):
      guard text.utf8.count <= CSS.CounterStyle.maximumBytes else { return nil }
      advance()
      return text
    default: return nil
    }
  }

  /// Reads `symbols(cyclic "*" "†")`: CSS Counter Styles 3 §5.
  mutating func symbolsFunction() -> CSS.Value? {
    guard functionName == "symbols" else { return nil }
    return arguments { reader in
      var values: [CSS.Value] = [.keyword(.auto)]
      if let word = reader.kind.ident {
        guard ["cyclic", "numeric", "alphabetic", "symbolic", "fixed"].contains(word) else {
          return nil
        }
        values = [.ident(word)]
        reader.advance()
      }
      while case .string = reader.kind, let symbol = reader.counterSymbol() {
        values.append(.string(symbol))
      }
      let least = [.ident("numeric"), .ident("alphabetic")].contains(values[0]) ? 3 : 2
      return values.count < least ? nil : .function("symbols", values)
    }
  }
}

extension CSS.CounterStyle {
  /// Creates the style of `symbols()` from its values.
  package init(symbols values: [CSS.Value]) {
    self.init()
    switch values.first?.ident {
    case "cyclic": system = .cyclic
    case "numeric": system = .numeric
    case "alphabetic": system = .alphabetic
    case "fixed": system = .fixed(first: 1)
    default: system = .symbolic
    }
    symbols = values.dropFirst().compactMap {
      if case .string(let text) = $0 { text } else { nil }
    }
    suffix = " "
  }
}
