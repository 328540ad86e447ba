extension DiagnosticRule {
  static let interfaceBuilder: [DiagnosticRule] = [
    DiagnosticRule(
      "dangling-reference", .warning, .interfaceBuilder,
      "An attribute refers to an id that is not in the document; the reference is ignored.",
      example: "secondItem=\"gone\""),
    DiagnosticRule(
      "invalid-constraint", .warning, .interfaceBuilder,
      "A constraint has no meaning, such as a position at a number without a "
        + "reference; it is left out.",
      example: "<constraint firstAttribute=\"leading\" constant=\"8\"/>"),
    DiagnosticRule(
      "invalid-number", .warning, .interfaceBuilder,
      "An attribute is not a number; it is left out.",
      example: "multiplier=\"wide\""),
    DiagnosticRule(
      "missing-language", .note, .interfaceBuilder,
      "The document has texts in other languages, but not in the requested one.",
      example: "quoin render Main.storyboard --language tlh"),
    DiagnosticRule(
      "unknown-color", .warning, .interfaceBuilder,
      "A color is neither one of the system nor one of the document's resources; none is used.",
      example: "<color name=\"Brnad\"/>"),
    DiagnosticRule(
      "unknown-element", .warning, .interfaceBuilder,
      "An element is not a known kind of view; it is laid out as a plain view.",
      example: "<fooView>"),
    DiagnosticRule(
      "unsupported-attribute", .note, .interfaceBuilder,
      "An attribute is known and has no effect yet.",
      example: ""),
    DiagnosticRule(
      "unsupported-text-attribute", .note, .interfaceBuilder,
      "An attribute of an attributed text has no effect yet.",
      example: ""),
  ]
}
