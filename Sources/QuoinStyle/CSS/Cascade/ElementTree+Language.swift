extension CSS.ElementTree {
  /// Returns an attribute of an element or of its nearest ancestor that has it.
  func inheritedAttribute(_ name: String, of element: Int) -> String? {
    var step = element
    while step >= 0, step < attributes.count {
      if let value = attributes[step][name] { return value }
      step = Int(parents[step])
    }
    return nil
  }

  /// Returns whether an element's language matches a range; `*` matches any language: Selectors 4
  /// §9.2.
  func matchesLanguage(_ range: String, _ element: Int) -> Bool {
    guard let language = inheritedAttribute("lang", of: element), !language.isEmpty else {
      return false
    }
    if range == "*" { return true }
    return CSS.AttributeTest(
      name: "lang", comparison: .dashMatch, value: range, ignoresCase: true
    ).matches(language)
  }
}
