extension DiagnosticRule {
  static let text: [DiagnosticRule] = [
    DiagnosticRule(
      "font-missing", .warning, .text,
      "No font file was found; the fonts of the system are used, and layouts may differ"
        + " between machines. Or a document names only fonts that are not available.",
      example: ""),
    DiagnosticRule(
      "font-replaced", .note, .text,
      "A font family is not available; another one is used.",
      example: "font-family: Garamond"),
    DiagnosticRule(
      "font-unreadable", .warning, .text,
      "A font file cannot be read.",
      example: ""),
    DiagnosticRule(
      "missing-dictionary", .warning, .text,
      "There is no dictionary for automatic hyphens in the language of a text.",
      example: "hyphens: auto without lang"),
    DiagnosticRule(
      "missing-glyph", .warning, .text,
      "No font has a character of a text.",
      example: ""),
    DiagnosticRule(
      "no-text-measurer", .error, .text,
      "The size of a text is needed, and the scene has no text measurer.",
      example: "Scene(FlexContainer(.row) { TextNode(\"a\") })"),
    DiagnosticRule(
      "picture-without-size", .warning, .text,
      "A picture in a text has no size; it takes no space.",
      example: ""),
  ]
}
