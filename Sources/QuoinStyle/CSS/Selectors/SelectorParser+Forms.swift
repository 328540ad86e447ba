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
  /// Validity is determined from the attributes in the document.
  private static let controlClasses: [String: String] = {
    let missing =
      "input[required]:not([type=checkbox i], [type=radio i], [type=file i]):is(:not([value]), [value=\"\"]), "
      + "input[required]:is([type=checkbox i], [type=file i]):not([checked]), textarea[required]:empty"
    let written =
      "input:not([type=checkbox i], [type=radio i], [type=range i], [type=color i], [type=file i], [type=submit i], "
      + "[type=image i], [type=reset i], [type=button i], [type=hidden i]):not([readonly], [disabled]), "
      + "textarea:not([readonly], [disabled])"
    return [
      "optional": ":is(input, select, textarea):not([required])",
      "invalid": missing,
      "valid": ":is(input, select, textarea, button, output, form, fieldset):not(\(missing))",
      "placeholder-shown":
        "input[placeholder]:is(:not([value]), [value=\"\"]), textarea[placeholder]:empty",
      "read-write": written,
      "read-only": ":not(\(written))",
      "in-range":
        "input:is([type=number i], [type=range i], [type=date i], [type=time i])",
      "default":
        "option[selected], input:is([type=checkbox i], [type=radio i])[checked], [type=submit i]",
    ]
  }()
}
