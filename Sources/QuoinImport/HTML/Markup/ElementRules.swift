/// What the HTML standard says of elements by their names, as far as tags are concerned.
enum ElementRules {
  /// §13.1.2: elements without content and end tag.
  static let void: Set<String> = [
    "area", "base", "basefont", "bgsound", "br", "col", "embed", "frame", "hr", "img", "input",
    "keygen", "link", "meta", "param", "source", "track", "wbr",
  ]

  /// §13.1.2: elements in which tags are text.
  static let text: Set<String> = [
    "script", "style", "title", "textarea", "xmp", "iframe", "noembed", "noframes",
  ]

  /// §13.1.2.4: elements whose end tag may be left out.
  static let optionalEnd: Set<String> = [
    "html", "head", "body", "li", "dt", "dd", "p", "rt", "rp", "optgroup", "option", "colgroup",
    "caption", "thead", "tbody", "tfoot", "tr", "td", "th",
  ]

  /// §13.2.4.3: elements that go on in what follows when they are cut.
  static let formatting: Set<String> = [
    "a", "b", "big", "code", "em", "font", "i", "nobr", "s", "small", "strike", "strong", "tt", "u",
  ]

  /// §13.2.4.2: elements whose end tag only ends what is inside them.
  static let special: Set<String> = closesParagraph.union(tableParts).union(scopes).union([
    "body", "button", "head", "iframe", "noscript", "script", "select", "style", "textarea",
    "title", "xmp",
  ])

  /// §13.2.4.2: elements beyond which an end tag does not look.
  static let scopes: Set<String> = [
    "applet", "caption", "html", "marquee", "object", "table", "td", "template", "th",
  ]

  /// §13.1.2.4: elements before which a paragraph ends.
  static let closesParagraph: Set<String> = [
    "address", "article", "aside", "blockquote", "center", "details", "dialog", "dir", "div", "dl",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "hgroup", "hr", "main", "menu", "nav", "ol", "p", "pre", "search", "section",
    "summary", "table", "ul", "li", "dt", "dd",
  ]

  /// §13.1.2.4: which open elements end where another begins, and where that is not looked for.
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

  /// The parts of tables, which stand in no other element.
  static let tableParts: Set<String> = [
    "caption", "col", "colgroup", "thead", "tbody", "tfoot", "tr", "td", "th",
  ]

  /// Elements in which only parts of tables stand.
  static let tableFrames: Set<String> = ["table", "thead", "tbody", "tfoot", "tr"]

  /// §13.2.6.4.9: what may stand in those all the same.
  static let inTableFrames: Set<String> = tableParts.union([
    "script", "style", "template", "form", "input",
  ])

  /// §13.2.6.4.4: what stands in a head; anything else ends it.
  static let inHead: Set<String> = [
    "base", "basefont", "bgsound", "link", "meta", "noframes", "noscript", "script", "style",
    "template", "title", "head", "html",
  ]

  /// Elements that do not stand in themselves, at any depth.
  static let unnested: Set<String> = ["a", "button", "form"]
}
