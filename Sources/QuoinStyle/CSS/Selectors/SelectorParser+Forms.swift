extension CSS.SelectorParser {
  /// Adds a form pseudo-class that is defined by other selectors: HTML §4.16.3.
  ///
  /// - Returns: Whether there is a pseudo-class with that name.
  mutating func controlClass(_ name: String, _ compound: inout CSS.Compound) throws(Failure) -> Bool
  {
    guard allowsPseudoElements, let text = Self.controlClasses[name] else { return false }
    if let known = atoms.definition(of: name) {
      compound.tests.append(.any(known))
      return true
    }
    let list = CSS.TokenList(CSS.Source(text))
    var parser = CSS.SelectorParser(list, atoms: atoms.take())
    defer { atoms = parser.atoms }
    let selectors = try parser.selectors(0..<list.end)
    parser.atoms.define(name, selectors)
    compound.tests.append(.any(selectors))
    return true
  }

  /// The definitions of the form pseudo-classes.
  ///
  /// Validity is determined from the attributes in the document; for fields with limits, the reader adds one that tells
  /// whether their value is between them.
  private static let controlClasses: [String: String] = {
    // HTML §4.10.18.2: these are never checked.
    let unchecked = "[disabled], [readonly]"
    let buttons =
      "[type=hidden i], [type=submit i], [type=image i], [type=reset i], [type=button i]"
    let marks = "[type=checkbox i], [type=radio i], [type=file i]"
    let empty = ":is(:not([value]), [value=\"\"])"
    let missing =
      "input[required]:not(\(marks), \(buttons), \(unchecked))\(empty), "
      + "input[required]:is(\(marks)):not([checked], [disabled]), "
      + "textarea[required]:empty:not(\(unchecked)), input[-quoin-range=out]:not(\(unchecked)), "
      + "input[type=email i][value]:not([value=\"\"], [value*=\"@\"], \(unchecked)), "
      + "input[type=url i][value]:not([value=\"\"], [value*=\":\"], \(unchecked))"
    let unselected =
      "select[required]:not([disabled]):has(option:first-child[value=\"\"]):not(:has([selected]))"
    // `:has()` cannot be nested.
    let invalid = "\(missing), \(unselected), :is(form, fieldset):has(\(missing))"
    let written =
      "input:not([type=checkbox i], [type=radio i], [type=range i], [type=color i], [type=file i], [type=submit i], "
      + "[type=image i], [type=reset i], [type=button i], [type=hidden i]):not([readonly], [disabled]), "
      + "textarea:not([readonly], [disabled])"
    return [
      "optional": ":is(input, select, textarea):not([required])",
      "invalid": invalid,
      "valid":
        ":is(input:not([type=hidden i], [type=reset i], [type=button i], \(unchecked)), "
        + ":is(select, textarea, button):not(\(unchecked)), form, fieldset)"
        + ":not(\(invalid))",
      "placeholder-shown":
        "input[placeholder]\(empty):not(\(marks), \(buttons), [type=range i], [type=color i], [type=date i], "
        + "[type=time i], [type=month i], [type=week i], [type=datetime-local i]), "
        + "textarea[placeholder]:empty",
      "read-write": written,
      "read-only": ":not(\(written))",
      "in-range": "input[-quoin-range=in]:not(\(unchecked))",
      "out-of-range": "input[-quoin-range=out]:not(\(unchecked))",
      "default":
        "option[selected], input:is([type=checkbox i], [type=radio i])[checked], [type=submit i]",
    ]
  }()
}
