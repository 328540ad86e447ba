extension DiagnosticRule {
  static let lists: [DiagnosticRule] = [
    DiagnosticRule(
      "list-does-not-settle", .warning, .lists,
      "The rows of a list change their lengths in each round; some are left out.",
      example: ""),
    DiagnosticRule(
      "list-position", .warning, .lists,
      "A list is scrolled to a row that it does not have, or to an offset that is negative or not "
        + "a number; it stays within its content.",
      example: "list.scroll(to: .offset(-1))"),
    DiagnosticRule(
      "list-row-node", .error, .lists,
      "The function of a section returns a node that is already in use; an empty node "
        + "takes its place.",
      example: ""),
    DiagnosticRule(
      "list-row-without-length", .warning, .lists,
      "A row has no length along the scrolling axis.",
      example: ""),
    DiagnosticRule(
      "list-window-too-large", .warning, .lists,
      "More rows would be in the window than a list makes; the others are left out.",
      example: ""),
    DiagnosticRule(
      "list-without-length", .warning, .lists,
      "A list that scrolls has no length of its own, and none is set.",
      example: ""),
  ]
}
