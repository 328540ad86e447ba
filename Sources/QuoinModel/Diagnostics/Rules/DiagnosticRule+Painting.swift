extension DiagnosticRule {
  static let painting: [DiagnosticRule] = [
    DiagnosticRule(
      "content-cut", .warning, .painting,
      "The content is larger than the picture; content outside of it is not drawn.",
      example: "quoin render long.html --size 800x600 -o a.png"),
    DiagnosticRule(
      "content-too-wide", .warning, .painting,
      "The content is too wide for the pages, even at the smallest scale.",
      example: ""),
    DiagnosticRule(
      "dead-link", .warning, .painting,
      "A link leads to a name that no element has.",
      example: "<a href=\"#nowhere\">"),
    DiagnosticRule(
      "doubtful-image", .warning, .painting,
      "A picture can be read, but something in it is damaged.",
      example: ""),
    DiagnosticRule(
      "footnote-does-not-fit", .warning, .painting,
      "A footnote does not fit on the page of its call, even if the line moves; it continues, or begins, on the next page.",
      example: "aside { float: footnote; height: 2000px }"),
    DiagnosticRule(
      "missing-image", .warning, .painting,
      "A picture does not exist or cannot be read; a placeholder is drawn, or nothing behind an element.",
      example: "ImageNode(\"gone.png\")"),
    DiagnosticRule(
      "no-scenes", .warning, .painting,
      "A document has no view to draw.",
      example: ""),
    DiagnosticRule(
      "no-such-scene", .error, .painting,
      "A document has no scene with the requested id.",
      example: "--scene nobody"),
    DiagnosticRule(
      "not-painted", .warning, .painting,
      "A visual property has no effect in the output format.",
      example: ""),
    DiagnosticRule(
      "page-margins-differ", .note, .painting,
      "Some pages have a different width; the content is not laid out again for them.",
      example: "@page :first { margin: 3cm }"),
    DiagnosticRule(
      "page-numbers-unsettled", .warning, .painting,
      "Page numbers in the text change where pages end, and so never become right.",
      example: "a::after { content: target-counter(attr(href), page) }"),
    DiagnosticRule(
      "pages-shrunk", .note, .painting,
      "The content is wider than the pages and drawn smaller.",
      example: ""),
    DiagnosticRule(
      "too-many-pages", .warning, .painting,
      "The content needs more pages than the limit; the rest is left out.",
      example: ""),
    DiagnosticRule(
      "unpaintable-frame", .error, .painting,
      "A frame is not a number, so the node and its descendants are not drawn.",
      example: ""),
    DiagnosticRule(
      "untagged-document", .note, .painting,
      "This version of cairo cannot write a part of the structure of a PDF; it is left "
        + "out.",
      example: ""),
  ]
}
