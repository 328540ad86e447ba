extension DiagnosticRule {
  static let markup: [DiagnosticRule] = [
    DiagnosticRule(
      "attribute-quotes", .warning, .markup,
      "A quote is missing, or there is one too many.",
      example: "<a href=\"x title=\"y\">"),
    DiagnosticRule(
      "cut-off-document", .error, .markup,
      "The document ends within a tag, a comment or a quoted value.",
      example: "<p class=\"a"),
    DiagnosticRule(
      "dead-reference", .warning, .markup,
      "An attribute names an id that no element has.",
      example: "<label for=\"nobody\">"),
    DiagnosticRule(
      "duplicate-attribute", .warning, .markup,
      "An element has an attribute twice; the first one counts.",
      example: "<p id=\"a\" id=\"b\">"),
    DiagnosticRule(
      "duplicate-id", .warning, .markup,
      "Two elements have the same id; references mean the first one.",
      example: "<p id=\"a\"></p><p id=\"a\"></p>"),
    DiagnosticRule(
      "invalid-template", .error, .markup,
      "The tags of a template cannot be read.",
      example: "{{#rows}} … (never closed)"),
    DiagnosticRule(
      "misplaced-element", .warning, .markup,
      "An element cannot stand where it is; the parser moves it.",
      example: "<table><div></div></table>"),
    DiagnosticRule(
      "misplaced-text", .warning, .markup,
      "Text stands directly in a table; the parser moves it before the table.",
      example: "<table>a<tr>"),
    DiagnosticRule(
      "missing-alt", .note, .markup,
      "A picture has no text alternative.",
      example: "<img src=\"a.png\">"),
    DiagnosticRule(
      "missing-value", .warning, .markup,
      "The data have no value for a field of a template.",
      example: "{{name}}"),
    DiagnosticRule(
      "overlapping-elements", .warning, .markup,
      "An end tag closes an element while inner ones are open.",
      example: "<b><i></b></i>"),
    DiagnosticRule(
      "self-closing-tag", .warning, .markup,
      "A slash does not close an element in HTML.",
      example: "<div/>"),
    DiagnosticRule(
      "stray-end-tag", .warning, .markup,
      "An end tag ends nothing.",
      example: "</p></div>"),
    DiagnosticRule(
      "template-without-data", .warning, .markup,
      "The document is a template, and no values were given; its fields are drawn as "
        + "written.",
      example: "quoin render card.html"),
    DiagnosticRule(
      "unclosed-element", .warning, .markup,
      "An element is never closed; it ends with the element around it.",
      example: "<div><p>"),
    DiagnosticRule(
      "unknown-reference", .warning, .markup,
      "A character reference does not denote a character.",
      example: "&nbps;"),
    DiagnosticRule(
      "unsupported-element", .warning, .markup,
      "An element has no effect here; its space stays empty.",
      example: "<video>"),
  ]
}
