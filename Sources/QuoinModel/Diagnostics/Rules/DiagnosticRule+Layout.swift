extension DiagnosticRule {
  static let layout: [DiagnosticRule] = [
    DiagnosticRule(
      "circular-placement", .error, .layout,
      "Positions depend on each other; one of them is resolved as if it had no "
        + "reference.",
      example: "a.below(of: b); b.below(of: a)"),
    DiagnosticRule(
      "lost-place", .warning, .layout,
      "A node is given a place in a statement outside of a description, so no container uses it.",
      example: "a.grow(1).margin(8)"),
    DiagnosticRule(
      "nesting-too-deep", .error, .layout,
      "Containers, elements or rules are nested too deep; their content is left out.",
      example: ""),
    DiagnosticRule(
      "no-gap", .warning, .layout,
      "A place between siblings has no room between them.",
      example: ""),
    DiagnosticRule(
      "no-sibling", .warning, .layout,
      "A place refers to siblings, and there are none.",
      example: "node.pin.below(of: [])"),
    DiagnosticRule(
      "node-attached-twice", .warning, .layout,
      "A description takes a node that another one holds; it leaves its first place.",
      example: "FlexContainer { a; a }"),
    DiagnosticRule(
      "not-a-sibling", .error, .layout,
      "A place refers to a node that is not in the same container; the reference is "
        + "ignored.",
      example: "a.pin.below(of: stranger)"),
    DiagnosticRule(
      "number-out-of-range", .error, .layout,
      "A number is not usable in a layout, such as NaN or a negative width; it is left "
        + "out.",
      example: "node.width(.nan)"),
    DiagnosticRule(
      "placed-elsewhere", .error, .layout,
      "A layout value places a node that is in another container.",
      example: ""),
    DiagnosticRule(
      "placed-twice", .warning, .layout,
      "A layout value places a node twice; the last place counts.",
      example: ""),
    DiagnosticRule(
      "replaced-position", .warning, .layout,
      "Two methods of a place set the same side or length, or cannot be combined on "
        + "one axis; the last one counts.",
      example: "node.pin.left(8).hCenter()"),
    DiagnosticRule(
      "unknown-area", .warning, .layout,
      "An item of a grid is put into an area that the grid does not have.",
      example: "cell(area: \"mian\")"),
    DiagnosticRule(
      "unknown-container", .error, .layout,
      "A container has no algorithm; its children are not placed.",
      example: "class Odd: ContainerNode {}"),
    DiagnosticRule(
      "unknown-line", .warning, .layout,
      "An item of a grid is put at a line that the grid does not name.",
      example: "grid-column: sidebra"),
    DiagnosticRule(
      "unused-aspect-ratio", .warning, .layout,
      "A place has a ratio, but both lengths are set or come from the content, or"
        + " neither length is known.",
      example: "node.pin.size(40, 30).aspectRatio(2)"),
    DiagnosticRule(
      "unused-justification", .warning, .layout,
      "A node is justified between two edges, and only one of them is given.",
      example: "node.pin.left(8).justify(.center)"),
    DiagnosticRule(
      "wrap-content", .warning, .layout,
      "A node that is not an absolute container wraps its content, which has no"
        + " effect.",
      example: ""),
  ]
}
