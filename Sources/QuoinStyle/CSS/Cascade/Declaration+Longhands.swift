import QuoinGeometry
import QuoinModel

extension CSS.Declaration {
  /// Calls a closure with each longhand of the declaration, after substituting variables and
  /// resolving the direction.
  ///
  /// A declaration that is invalid after substitution is treated as `unset`: CSS Variables 1 §3.1.
  ///
  /// - Parameter report: A closure called with the rule and the message of a diagnostic.
  func forEachLonghand(
    _ variables: CSS.Variables, _ direction: LayoutDirection,
    report: (_ rule: String, _ message: String) -> Void, _ body: (CSS.Declared) -> Void
  ) {
    forEachLonghand(of: declared, variables, direction, report: report, body)
  }

  private func forEachLonghand(
    of declared: CSS.Declared, _ variables: CSS.Variables, _ direction: LayoutDirection,
    report: (_ rule: String, _ message: String) -> Void, _ body: (CSS.Declared) -> Void
  ) {
    switch declared {
    case .logical(let logical, let values):
      for (property, value) in zip(logical.properties(direction), values) {
        body(.value(property, value))
      }
    case .logicalWide(let logical, let word):
      for property in logical.properties(direction) { body(.wide(property, word)) }
    case .pending(let name, let text):
      if let read = CSS.Declaration.read(name, text, variables, report: report) {
        for item in read {
          forEachLonghand(of: item, variables, direction, report: report, body)
        }
      } else {
        for property in CSS.longhands(of: name) { body(.wide(property, "unset")) }
      }
    default: body(declared)
    }
  }

  /// Returns the longhands of a value after substituting variables, or `nil` if the result is
  /// invalid.
  private static func read(
    _ name: String, _ text: String, _ variables: CSS.Variables,
    report: (_ rule: String, _ message: String) -> Void
  ) -> [CSS.Declared]? {
    let start = text.prefix(60)
    var isTooLong = false
    guard let substituted = variables.substituted(text, isTooLong: &isTooLong) else {
      guard !isTooLong else {
        report(
          "limit-exceeded",
          "'\(start)' of '\(name)' has more bytes than the limit of \(CSS.Variables.maximumBytes) after the substitution "
            + "of variables; it is left out")
        return nil
      }
      report(
        "unknown-variable",
        "'\(start)' refers to a variable that is not defined here"
          + variables.suggestion(forReferenceIn: text))
      return nil
    }
    let list = CSS.TokenList(CSS.Source(substituted))
    if let declared = try? CSS.declared(name, list, list.trimmed(0..<list.end)) { return declared }
    report(
      "invalid-value",
      "'\(start)' is not a valid value for '\(name)' after the substitution of variables")
    return nil
  }
}

extension CSS.Variables {
  /// Returns a suggestion such as `; did you mean 'brand'?` from the defined variables, or an empty
  /// string.
  ///
  /// - Parameter length: The number of leading characters of a variable's name to omit.
  func suggestion(for name: String, droppingFirst length: Int = 0) -> String {
    let nearest = Suggestion.nearest(to: name, among: contents.keys.sorted())
    return nearest.map { "; did you mean '\($0.dropFirst(length))'?" } ?? ""
  }

  /// Returns a suggestion for the first undefined variable in a value.
  fileprivate func suggestion(forReferenceIn text: String) -> String {
    for token in CSS.TokenList(CSS.Source(text)).tokens {
      guard case .ident(let name) = token.kind, name.hasPrefix("--"), contents[name] == nil else {
        continue
      }
      return suggestion(for: name)
    }
    return ""
  }
}
