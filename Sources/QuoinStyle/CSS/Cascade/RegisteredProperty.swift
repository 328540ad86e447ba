extension CSS {
  /// A custom property with a syntax, of an `@property` rule: CSS Properties and Values 1 §1.
  package struct RegisteredProperty: Hashable, Sendable {
    var name: String
    var isInherited: Bool
    /// The value of elements for which nothing else is specified.
    var initial: String?

    /// Returns whether a value has a variable or a length that depends on a font.
    ///
    /// Browsers admit lengths that depend on the window.
    fileprivate static func isRelative(_ text: String) -> Bool {
      CSS.TokenList(CSS.Source(text)).tokens.contains { token in
        switch token.kind {
        case .dimension(_, _, let unit):
          CSS.Unit(rawValue: unit.asciiLowercased).map {
            $0.isFontRelative || $0.isRootRelative
          } ?? false
        case .function(let name): name.asciiLowercased == "var"
        default: false
        }
      }
    }
  }
}

extension CSS.SheetParser {
  /// Parses an `@property` rule; values of the property are not checked against its syntax.
  mutating func propertyRule(_ prelude: Range<Int>, _ block: Range<Int>, _ start: Int) {
    guard prelude.count == 1, case .ident(let name) = list.tokens[prelude.lowerBound].kind,
      name.hasPrefix("--")
    else { return report("invalid-rule", start, "@property needs a name that begins with '--'") }
    var property = CSS.RegisteredProperty(name: name, isInherited: true)
    var syntax: String?
    var inherits: String?
    for declaration in list.declarations(block, fail: { _, _ in }) {
      let text = list.text(list.trimmed(declaration.value))
      switch declaration.name {
      case "syntax": syntax = text
      case "inherits": inherits = text.asciiLowercased
      case "initial-value": property.initial = text
      default:
        report(
          "unsupported-property", declaration.index,
          "'\(declaration.name)' of @property is not supported")
      }
    }
    // §2: without these, or without an initial value of another syntax than any, the rule is invalid.
    let isAny = syntax?.contains("*") ?? false
    guard let syntax, !syntax.isEmpty, inherits == "true" || inherits == "false",
      isAny || property.initial != nil
    else {
      return report(
        "invalid-rule", start,
        "@property needs 'syntax' and 'inherits', and an 'initial-value' unless the syntax is '*'")
    }
    // §2.3: the value must mean the same everywhere.
    if !isAny, let initial = property.initial, CSS.RegisteredProperty.isRelative(initial) {
      return report(
        "invalid-rule", start, "the 'initial-value' of @property must not depend on an element")
    }
    property.isInherited = inherits == "true"
    sheet.registered.append(property)
  }
}
