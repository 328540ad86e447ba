import QuoinModel

extension CSS {
  /// The parsed value of a declaration, as far as it can be resolved without an element.
  package enum Declared: Sendable {
    case value(Property, Value)
    /// `inherit`, `initial` or `unset`.
    case wide(Property, String)
    /// Values of flow-relative properties, which depend on the direction.
    case logical(Logical, [Value])
    case logicalWide(Logical, String)
    /// A value that contains `var()` and is parsed once the variables are known.
    case pending(name: String, text: String)
    /// A custom property.
    case custom(String, String)
    /// A style set by a rule written in Swift.
    case style(Style)
  }
}

extension CSS.Declared {
  /// The property of a value that does not depend on the direction or on variables.
  var property: CSS.Property? {
    switch self {
    case .value(let property, _), .wide(let property, _): property
    default: nil
    }
  }

  /// Whether the value may be relative to glyphs or lines of the element's font.
  var usesGlyphs: Bool {
    switch self {
    case .value(_, let value): value.usesGlyphs
    case .logical(_, let values): values.contains(where: \.usesGlyphs)
    case .pending: true
    case .wide, .logicalWide, .custom, .style: false
    }
  }
}

extension CSS {
  /// A declaration with its source location.
  package struct Declaration: Sendable {
    /// The property name as written, which may be a shorthand.
    package var name = ""
    package var declared: Declared
    package var isImportant: Bool
    package var place: SourcePlace?
  }

  /// The reason a declaration was rejected.
  enum DeclarationFailure: Error {
    case unknownProperty
    case invalidValue
  }

  /// Parses the tokens of a property's value into longhand declarations.
  static func declared(
    _ name: String, _ list: TokenList, _ range: Range<Int>
  ) throws(DeclarationFailure) -> [Declared] {
    if name.hasPrefix("--") { return [.custom(name, list.text(range))] }
    var name = name
    var property = Property.named(name)
    if property == nil {
      name = Logical.standard(name) ?? name
      name = Logical.physical(name) ?? name
      property = Property.named(name)
    }
    if containsVariable(list, range) {
      guard isKnown(name) else { throw .unknownProperty }
      return [.pending(name: name, text: list.text(range))]
    }
    if range.count == 1, let word = list.tokens[range.lowerBound].kind.ident,
      wideKeywords.contains(word)
    {
      return try wide(name, word)
    }
    var reader = ValueReader(list, range)
    if list.source.isInQuirksMode { reader.quirks = Quirks(of: name) }
    if let property {
      guard let value = property.row.grammar(&reader), reader.isAtEnd else {
        throw .invalidValue
      }
      return [.value(property, value)]
    }
    if let logical = Logical.named(name) {
      guard let values = logical.read(&reader), reader.isAtEnd else { throw .invalidValue }
      return [.logical(logical, values)]
    }
    guard let shorthand = Shorthands.named(name) else { throw .unknownProperty }
    guard let values = shorthand.read(&reader), reader.isAtEnd else { throw .invalidValue }
    return values.map { .value($0.0, $0.1) }
  }

  private static func isKnown(_ name: String) -> Bool {
    Property.named(name) != nil || Logical.named(name) != nil || Shorthands.named(name) != nil
  }

  private static func wide(
    _ name: String, _ word: String
  ) throws(DeclarationFailure) -> [Declared] {
    guard word == "inherit" || word == "initial" || word == "unset" else { throw .invalidValue }
    if name == "all" {
      // CSS Cascade 5 §3.2: all properties except custom ones and `direction`.
      return Property.all.filter { $0 != .direction }.map { .wide($0, word) }
    }
    if let property = Property.named(name) { return [.wide(property, word)] }
    if let logical = Logical.named(name) { return [.logicalWide(logical, word)] }
    guard let shorthand = Shorthands.named(name) else { throw .unknownProperty }
    return shorthand.longhands.map { .wide($0, word) }
  }

  /// Returns whether a value contains `var()` or `env()` at any depth.
  static func containsVariable(_ list: TokenList, _ range: Range<Int>) -> Bool {
    range.contains { index in
      if case .function(let name) = list.tokens[index].kind {
        return ["var", "env"].contains(name.asciiLowercased)
      }
      return false
    }
  }

  /// Returns the longhands of a property name, to reset them if its value turns out to be invalid.
  static func longhands(of name: String) -> [Property] {
    if let property = Property.named(name) { return [property] }
    return Shorthands.named(name)?.longhands ?? []
  }
}
