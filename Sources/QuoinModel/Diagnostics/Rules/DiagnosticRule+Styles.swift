extension DiagnosticRule {
  static let styles: [DiagnosticRule] = [
    DiagnosticRule(
      "invalid-declaration", .warning, .styles,
      "A declaration cannot be read; it is left out.",
      example: "color red"),
    DiagnosticRule(
      "invalid-media-query", .warning, .styles,
      "A condition cannot be read; its rules do not hold.",
      example: "@media (width: )"),
    DiagnosticRule(
      "invalid-rule", .warning, .styles,
      "A rule cannot be read; it is left out.",
      example: "@page { p { } }"),
    DiagnosticRule(
      "invalid-value", .warning, .styles,
      "A value is not valid for its property; the declaration is left out.",
      example: "width: blue"),
    DiagnosticRule(
      "style-without-effect", .warning, .styles,
      "A property does nothing where it is set.",
      example: "span { width: 10px }"),
    DiagnosticRule(
      "unclosed-block", .warning, .styles,
      "A block is not closed; everything that follows is part of it.",
      example: "p { color: red"),
    DiagnosticRule(
      "unknown-kind", .warning, .styles,
      "A selector names a kind that no node has, so the rule does nothing.",
      example: "buton { color: red }"),
    DiagnosticRule(
      "unknown-length", .warning, .styles,
      "A length refers to something that is not known, such as the viewport of a scene "
        + "without a size.",
      example: "width: 10vw"),
    DiagnosticRule(
      "unknown-selector", .error, .styles,
      "A selector cannot be read; its rule is left out.",
      example: "p:unknown { }"),
    DiagnosticRule(
      "unknown-variable", .warning, .styles,
      "A variable or token is not defined where it is used.",
      example: "color: var(--brnad)"),
    DiagnosticRule(
      "unsupported-property", .warning, .styles,
      "A property is not known, or has no effect here.",
      example: "mask-mode: luminance"),
    DiagnosticRule(
      "unsupported-rule", .warning, .styles,
      "An at-rule is not known, or has no effect here.",
      example: "@container (width > 10px) { }"),
    DiagnosticRule(
      "unsupported-value", .warning, .styles,
      "A value is valid and is not supported; it is left out.",
      example: "position: sticky"),
    DiagnosticRule(
      "unused-selector", .warning, .styles,
      "A selector matches no element of the document.",
      example: ".old { }"),
  ]
}
