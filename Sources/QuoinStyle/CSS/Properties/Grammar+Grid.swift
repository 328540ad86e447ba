// Track lists are `.list`s of sizes. `minmax()`, `fit-content()` and `repeat()` are `.function`s;
// line names are a `.function` called `[`.

extension Grammars {
  /// `legacy` before `left`, `right` or `center`, as in HTML's `<center>`: CSS Alignment 3 §6.3.
  ///
  /// On its own it has no effect unless a value is inherited.
  static func legacy(_ grammar: @escaping CSS.Grammar) -> CSS.Grammar {
    { reader in
      let sides: [CSS.Keyword] = [.left, .right, .center]
      if reader.keyword(.legacy) {
        guard let side = reader.keyword(sides) else { return .keyword(.normal) }
        return .list([.keyword(.legacy), .keyword(side)])
      }
      if let value = reader.attempt({ reader -> CSS.Value? in
        guard let side = reader.keyword(sides), reader.keyword(.legacy) else { return nil }
        return .list([.keyword(.legacy), .keyword(side)])
      }) {
        return value
      }
      return grammar(&reader)
    }
  }

  /// The values of `grid-template-rows` and `grid-template-columns`: CSS Grid 2 §7.2.
  static let trackList: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    if reader.keyword(.subgrid) { return subgridLines(&reader) }
    guard let parts = trackParts(&reader, allowsRepetition: true) else { return nil }
    let repetitions = parts.filter(\.isAutomaticRepetition)
    // §7.2.3.1: with an automatic repetition, all sizes must be definite, and there may be only
    // one.
    guard repetitions.isEmpty || (repetitions.count == 1 && parts.allSatisfy(\.isDefiniteTrack))
    else { return nil }
    return .list(parts)
  }

  /// The optional names of a subgrid's lines, in which each pair of brackets is a line: CSS Grid 2 §7.2.
  private static func subgridLines(_ reader: inout CSS.ValueReader) -> CSS.Value? {
    var parts: [CSS.Value] = [.keyword(.subgrid)]
    while !reader.isAtEnd {
      guard let part = reader.attempt(lineNames) ?? reader.attempt(lineNameRepetition) else {
        break
      }
      parts.append(part)
    }
    let fills = parts.filter(\.isAutomaticRepetition)
    return fills.count > 1 ? nil : .list(parts)
  }

  /// A `<name-repeat>`: `repeat(n, [name] …)` or `repeat(auto-fill, [name] …)`.
  private static let lineNameRepetition: CSS.Grammar = { reader in
    guard reader.functionName == "repeat" else { return nil }
    return reader.arguments { inner in
      var count = CSS.Value.keyword(.autoFill)
      if !inner.keyword(.autoFill) {
        guard let number = inner.integer(), number > 0 else { return nil }
        count = .number(Double(number))
      }
      guard inner.comma() else { return nil }
      var lines: [CSS.Value] = []
      while let names = inner.attempt(lineNames) { lines.append(names) }
      return lines.isEmpty ? nil : .function("repeat", [count, .list(lines)])
    }
  }

  /// Parses track sizes and line names, with at least one size.
  static func trackParts(
    _ reader: inout CSS.ValueReader, allowsRepetition: Bool
  ) -> [CSS.Value]? {
    var parts: [CSS.Value] = []
    var hasTrack = false
    var hasNames = false
    while !reader.isAtEnd {
      if let names = reader.attempt(lineNames) {
        if hasNames { return nil }
        hasNames = true
        if names != .function("[", []) { parts.append(names) }
        continue
      }
      let size =
        allowsRepetition
        ? reader.attempt(repetition) ?? reader.attempt(trackSize) : reader.attempt(trackSize)
      guard let size else { break }
      hasNames = false
      hasTrack = true
      parts.append(size)
    }
    return hasTrack ? parts : nil
  }

  /// Line names: `[name …]`.
  static let lineNames: CSS.Grammar = { reader in
    guard reader.kind == .openSquare else { return nil }
    return reader.arguments { inner in
      var names: [CSS.Value] = []
      while let name = inner.gridName() { names.append(.ident(name)) }
      return .function("[", names)
    }
  }

  /// A repetition: `repeat(n, …)` or `repeat(auto-fill, …)`.
  static let repetition: CSS.Grammar = { reader in
    guard reader.functionName == "repeat" else { return nil }
    return reader.arguments { inner in
      var count: CSS.Value
      if let word = inner.keyword([.autoFill, .autoFit]) {
        count = .keyword(word)
      } else {
        guard let number = inner.integer(), number > 0 else { return nil }
        count = .number(Double(number))
      }
      guard inner.comma(), let parts = trackParts(&inner, allowsRepetition: false) else {
        return nil
      }
      return .function("repeat", [count, .list(parts)])
    }
  }

  /// A `<track-size>`: §7.2.
  static let trackSize: CSS.Grammar = { reader in
    switch reader.functionName {
    case "minmax":
      return reader.arguments { inner in
        guard let least = trackBreadth(&inner), inner.comma(), let greatest = trackBreadth(&inner)
        else { return nil }
        if case .fraction = least { return nil }
        return .function("minmax", [least, greatest])
      }
    case "fit-content":
      return reader.arguments { inner in
        inner.length(nonNegative: true).map { .function("fit-content", [$0]) }
      }
    default: return trackBreadth(&reader)
    }
  }

  /// A `<track-breadth>`.
  static let trackBreadth: CSS.Grammar = { reader in
    if let word = reader.keyword([.auto, .minContent, .maxContent]) { return .keyword(word) }
    if case .dimension(let number, _, let unit) = reader.kind, unit.asciiLowercased == "fr" {
      guard number >= 0 else { return nil }
      reader.advance()
      return .fraction(number)
    }
    return reader.length(nonNegative: true)
  }

  /// The values of `grid-auto-rows` and `grid-auto-columns`: §7.6.
  static let trackSizes: CSS.Grammar = { reader in
    var sizes: [CSS.Value] = []
    while let size = reader.attempt(trackSize) { sizes.append(size) }
    return sizes.count > 1 ? .list(sizes) : sizes.first
  }

  /// The value of `grid-auto-flow`: §7.7.
  static let gridFlow: CSS.Grammar = { reader in
    var words: [CSS.Keyword] = [.row, .column, .dense]
    var isColumn = false
    var isDense = false
    var isEmpty = true
    while let word = reader.keyword(words) {
      isEmpty = false
      if word == .dense { isDense = true } else { isColumn = word == .column }
      words.removeAll { ($0 == .dense) == (word == .dense) }
    }
    guard !isEmpty else { return nil }
    guard isDense else { return .keyword(isColumn ? .column : .row) }
    return isColumn ? .list([.keyword(.column), .keyword(.dense)]) : .keyword(.dense)
  }

  /// The value of `grid-template-areas`: §7.3.
  static let gridAreas: CSS.Grammar = { reader in
    if reader.keyword(.none) { return .keyword(.none) }
    var rows: [CSS.Value] = []
    while let row = reader.gridRow() { rows.append(.string(row)) }
    return CSS.GridParts.areas(rows) == nil ? nil : .list(rows)
  }

  /// A line: `auto`, a number, a name, both, or `span` with them: CSS Grid 2 §8.3.
  static let gridLine: CSS.Grammar = { reader in
    if reader.keyword(.auto) { return .keyword(.auto) }
    var isSpan = reader.keyword(.span)
    var number: Int?
    var name: String?
    while number == nil || name == nil {
      if number == nil, let read = reader.attempt({ $0.integer() }) {
        number = read
      } else if name == nil, let read = reader.gridName() {
        name = read
      } else {
        break
      }
    }
    if !isSpan, number != nil || name != nil { isSpan = reader.keyword(.span) }
    guard number != 0, !isSpan || (number ?? 1) > 0 else { return nil }
    guard number != nil || name != nil else { return nil }
    var words: [CSS.Value] = isSpan ? [.keyword(.span)] : []
    if let number, !(isSpan && number == 1 && name != nil) { words.append(.number(Double(number))) }
    if let name { words.append(.ident(name)) }
    return words.count == 1 ? words.first : .list(words)
  }
}

extension CSS.Value {
  /// Whether the value is a `repeat()` whose count depends on the available space.
  fileprivate var isAutomaticRepetition: Bool {
    guard case .function("repeat", let parts) = self else { return false }
    return parts.first?.keyword != nil
  }

  /// Whether the value is a `<fixed-size>` or consists of such: CSS Grid 2 §7.2.3.1.
  fileprivate var isDefiniteTrack: Bool {
    switch self {
    case .function("[", _): true
    case .function("repeat", let parts):
      if case .list(let tracks)? = parts.last {
        tracks.allSatisfy(\.isDefiniteTrack)
      } else {
        false
      }
    case .function("minmax", let sizes): sizes.contains(where: \.isLength)
    default: isLength
    }
  }

  fileprivate var isLength: Bool {
    switch self {
    case .length, .percentage, .calc, .mixed: true
    default: false
    }
  }
}

extension CSS.ValueReader {
  /// Reads the `<custom-ident>` of a line or an area, which cannot be `span` or `auto`.
  mutating func gridName() -> String? {
    guard case .ident(let name) = kind else { return nil }
    let word = name.asciiLowercased
    let others: Set = ["span", "auto", "inherit", "initial", "unset", "revert", "default"]
    guard !others.contains(word) else { return nil }
    advance()
    return name
  }

  /// Reads a string of area names and normalizes its spaces.
  mutating func gridRow() -> String? {
    guard case .string(let text) = kind, let cells = CSS.GridParts.cells(text) else { return nil }
    advance()
    return cells.map { $0 ?? "." }.joined(separator: " ")
  }
}
