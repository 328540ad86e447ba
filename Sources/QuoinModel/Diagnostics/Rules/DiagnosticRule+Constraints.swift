extension DiagnosticRule {
  static let constraints: [DiagnosticRule] = [
    DiagnosticRule(
      "ambiguous-position", .warning, .constraints,
      "Constraints do not determine the position of a node; the finding names the axis"
        + " along which it can move.",
      example: "a label with a width and no x"),
    DiagnosticRule(
      "ambiguous-size", .warning, .constraints,
      "Constraints do not determine the size of a node, or of what scrolls in it.",
      example: "a view with a left edge and nothing else"),
    DiagnosticRule(
      "conflicting-constraints", .error, .constraints,
      "Required constraints cannot hold together: an irreducible set of them with the "
        + "numbers, and which one is set aside.",
      example: "width == 120; width == 140"),
    DiagnosticRule(
      "constraint-leaves-island", .warning, .constraints,
      "A constraint reaches over a container that does not place by constraints; it is "
        + "left out.",
      example: "from a label to a view outside of its flex box"),
    DiagnosticRule(
      "constraint-maker-kept", .warning, .constraints,
      "A constraint maker is used after its closure; its constraints are lost.",
      example: "let kept = make"),
    DiagnosticRule(
      "constraint-mismatch", .error, .constraints,
      "A chain compares attributes that have nothing in common; it is left out.",
      example: "make.left.equalTo(view.snp.width)"),
    DiagnosticRule(
      "constraint-removed", .warning, .constraints,
      "A group is activated after its constraints were removed.",
      example: "group.activate()"),
    DiagnosticRule(
      "constraint-outside-tree", .warning, .constraints,
      "A constraint refers to a node outside the tree; it is ignored.",
      example: ""),
    DiagnosticRule(
      "constraint-unfinished", .warning, .constraints,
      "A chain has attributes and no comparison, so it creates no constraint.",
      example: "make.top"),
    DiagnosticRule(
      "constraint-update-without-match", .warning, .constraints,
      "An update finds no constraint to change, so it adds one.",
      example: "node.updateConstraints { $0.top.equalTo(8) }"),
    DiagnosticRule(
      "constraint-without-effect", .warning, .constraints,
      "A node has constraints, and its container does not place by constraints.",
      example: ""),
    DiagnosticRule(
      "size-does-not-settle", .warning, .constraints,
      "The size of the content of an island depends on itself and does not settle in "
        + "four rounds; the last one is shown.",
      example: ""),
    DiagnosticRule(
      "unsolvable", .error, .constraints,
      "The constraints of an island cannot be solved at all.",
      example: ""),
  ]
}
