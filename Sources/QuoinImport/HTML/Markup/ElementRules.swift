/// The rules of the HTML standard for elements, as far as they concern tags.
enum ElementRules {
  /// Elements without content and end tag: §13.1.2.
  static let void: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input",
    "keygen", "link", "meta", "param", "source", "track", "wbr",
  ]

  /// Elements whose content is text: §13.1.2.
  static let text: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
  ]

  /// Elements whose end tag can be omitted: §13.1.2.4.
  static let optionalEnd: Set<String> = [
    "html", "head", "body", "li", "dt", "dd", "p", "rt", "rp", "optgroup", "option", "colgroup",
    "caption", "thead", "tbody", "tfoot", "tr", "td", "th",
  ]

  /// Formatting elements, which are reopened after they were closed implicitly: §13.2.4.3.
  static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]

  /// Special elements, whose end tag closes only their descendants: §13.2.4.2.
  static let special: Set<String> = closesParagraph.union(tableParts).union(scopes).union([
    "body", "button", "head", "iframe", "noscript", "script", "select", "style", "textarea",
    "title", "xmp",
  ])

  /// Scope boundaries, beyond which an end tag is not matched: §13.2.4.2.
  static let scopes: Set<String> = [
    "applet", "caption", "html", "marquee", "object", "table", "td", "template", "th",
  ]

  /// Scope boundaries of a paragraph: §13.2.4.2.
  static let buttonScopes = scopes.union(["button"])

  /// Elements that implicitly end a paragraph: §13.1.2.4.
  static let closesParagraph: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "search", "section",
    "summary", "table", "ul", "li", "dt", "dd",
  ]

  /// For each element, the open elements that it implicitly ends, and the boundaries of the search:
  /// §13.1.2.4.
  static let endedBy: [String: (elements: Set<String>, within: Set<String>)] = [
    "li": (["li"], special.subtracting(["address", "div", "p", "li"])),
    "dt": (["dt", "dd"], special.subtracting(["address", "div", "p", "dt", "dd"])),
    "dd": (["dt", "dd"], special.subtracting(["address", "div", "p", "dt", "dd"])),
    "option": (["option"], ["select", "optgroup", "datalist"]),
    "optgroup": (["optgroup", "option"], ["select"]),
    "rt": (["rt", "rp"], ["ruby"]),
    "rp": (["rt", "rp"], ["ruby"]),
    "td": (["td", "th"], ["tr", "table", "template"]),
    "th": (["td", "th"], ["tr", "table", "template"]),
    "tr": (["tr", "caption", "colgroup"], ["table", "template"]),
    "colgroup": (["caption", "colgroup"], ["table", "template"]),
    "thead": (tableSections, ["table", "template"]),
    "tbody": (tableSections, ["table", "template"]),
    "tfoot": (tableSections, ["table", "template"]),
    "body": (["head"], []),
  ]

  private static let tableSections: Set<String> = [
    "thead", "tbody", "tfoot", "caption", "colgroup",
  ]

  /// The parts of tables, which cannot occur elsewhere.
  static let tableParts: Set<String> = [
    "caption", "col", "colgroup", "thead", "tbody", "tfoot", "tr", "td", "th",
  ]

  /// Elements that can only contain parts of tables.
  static let tableFrames: Set<String> = ["table", "thead", "tbody", "tfoot", "tr"]

  /// The exceptions that can occur in those elements: §13.2.6.4.9.
  static let inTableFrames: Set<String> = tableParts.union([
    "script", "style", "template", "form", "input",
  ])

  /// Elements that can occur in the head; any other element ends it: §13.2.6.4.4.
  static let inHead: Set<String> = [
    "base", "basefont", "bgsound", "link", "meta", "noframes", "noscript", "script", "style",
    "template", "title", "head", "html",
  ]

  /// Elements that cannot contain themselves at any depth.
  static let unnested: Set<String> = ["a", "button", "form"]
}
