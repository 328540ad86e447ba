import QuoinModel

// The grammars and native sides of the rows; one row a property.
private typealias G = Grammars
private typealias N = Natives

extension CSS.Property {
  /// The longhand properties: name, whether it is inherited, initial value, grammar, native side.
  static let rows: [Row] =
    textRows + boxRows + flexRows + gridRows + tableRows + breakRows + paintRows + effectRows
    + columnRows + drawingRows

  private static let auto = CSS.Value.keyword("auto")
  private static let none = CSS.Value.keyword("none")
  private static let normal = CSS.Value.keyword("normal")

  private static let textRows: [Row] = [
    Row("color", inherited: true, .color(.label), G.color, native: N.color(.color)),
    Row(
      "font-family", inherited: true, .commas([.keyword("system-ui")]),
      { $0.fontFamilies() }, native: N.fontFamily),
    Row("font-size", inherited: true, .length(16, .px), G.fontSize, native: N.fontSize),
    Row("font-weight", inherited: true, .number(400), G.fontWeight, native: N.fontWeight),
    Row(
      "font-style", inherited: true, normal, G.keywords("normal", "italic", "oblique"),
      native: N.words(
        .fontItalic, ["normal": .flag(false), "italic": .flag(true), "oblique": .flag(true)])),
    Row(
      "font-feature-settings", inherited: true, normal, G.featureSettings,
      native: N.featureSettings),
    Row(
      "font-variant-numeric", inherited: true, normal, G.numericVariants,
      native: N.numericVariants),
    Row(
      "font-kerning", inherited: true, .keyword("auto"), G.keywords("auto", "normal", "none"),
      native: N.kerning),
    Row("line-height", inherited: true, normal, G.lineHeight, native: N.lineHeight),
    Row(
      "letter-spacing", inherited: true, normal, G.length("normal", percentages: false),
      native: N.points(.letterSpacing, normal: 0)),
    Row(
      "word-spacing", inherited: true, .zero, G.length("normal", percentages: false),
      native: N.points(.wordSpacing, normal: 0)),
    Row(
      "text-align", inherited: true, .keyword("start"),
      G.keywords(
        "start", "end", "left", "right", "center", "justify", "-webkit-left", "-webkit-right",
        "-webkit-center", "-internal-center"),
      native: N.words(
        .alignment,
        [
          "start": .alignment(.natural), "left": .alignment(.left), "right": .alignment(.right),
          "center": .alignment(.center), "justify": .alignment(.justified),
        ])),
    Row(
      "text-transform", inherited: true, none,
      G.keywords("none", "uppercase", "lowercase", "capitalize"),
      native: N.words(
        .textTransform,
        [
          "none": .textTransform(.none), "uppercase": .textTransform(.uppercase),
          "lowercase": .textTransform(.lowercase), "capitalize": .textTransform(.capitalize),
        ])),
    Row("text-indent", inherited: true, .zero, G.length()),
    Row(
      "white-space", inherited: true, normal,
      G.keywords("normal", "nowrap", "pre", "pre-wrap", "pre-line", "break-spaces"),
      native: N.words(.lineLimit, ["nowrap": .integer(1), "normal": .integer(0)])),
    Row(
      "overflow-wrap", inherited: true, normal, G.keywords("normal", "break-word", "anywhere")),
    Row(
      "word-break", inherited: true, normal,
      G.keywords("normal", "break-all", "keep-all", "break-word"),
      native: N.words(
        .lineBreak,
        ["normal": .lineBreak(.wordWrap), "break-all": .lineBreak(.characterWrap)])),
    Row("hyphens", inherited: true, .keyword("manual"), G.keywords("none", "manual", "auto")),
    Row("tab-size", inherited: true, .number(8), G.number(atLeast: 0)),
    Row("direction", inherited: true, .keyword("ltr"), G.keywords("ltr", "rtl")),
    Row(
      "unicode-bidi", normal,
      G.keywords(
        "normal", "embed", "isolate", "bidi-override", "isolate-override", "plaintext")),
    Row(
      "writing-mode", inherited: true, .keyword("horizontal-tb"),
      G.keywords("horizontal-tb", "vertical-lr", "vertical-rl")),
    Row(
      "visibility", inherited: true, .keyword("visible"),
      G.keywords("visible", "hidden", "collapse")),
    Row(
      "accent-color", inherited: true, auto,
      { reader in reader.keyword("auto") ? .keyword("auto") : reader.color().map { .color($0) } },
      native: N.color(.tint)),
    Row(
      "text-shadow", inherited: true, none, { $0.shadows(ofBox: false) },
      native: N.shadows(.textShadows)),
    Row("text-decoration-line", none, G.decorationLine, native: N.decoration),
    Row(
      "text-decoration-color", .color(.current), G.color, native: N.color(.decorationColor)),
    Row(
      "text-decoration-style", .keyword("solid"),
      G.keywords("solid", "double", "dotted", "dashed", "wavy"),
      native: N.words(
        .decorationLine,
        [
          "solid": .decorationLine(.solid), "double": .decorationLine(.double),
          "dotted": .decorationLine(.dotted), "dashed": .decorationLine(.dashed),
          "wavy": .decorationLine(.wavy),
        ])),
    Row(
      "text-decoration-thickness", auto, G.length("auto", "from-font", nonNegative: true),
      native: N.fontLength(.decorationThickness)),
    Row(
      "text-underline-offset", inherited: true, auto, G.length("auto"),
      native: N.fontLength(.underlineOffset)),
    Row(
      "text-overflow", .keyword("clip"), G.keywords("clip", "ellipsis"),
      native: N.words(
        .lineBreak, ["clip": .lineBreak(.clip), "ellipsis": .lineBreak(.truncateTail)])),
    Row("line-clamp", none, G.lineClamp, native: N.lineClamp),
    Row("vertical-align", .keyword("baseline"), G.verticalAlign),
    Row("content", normal, G.content),
    Row("quotes", inherited: true, .keyword("auto"), G.quotes),
    Row("list-style-type", inherited: true, .keyword("disc"), G.listStyle),
    Row(
      "list-style-position", inherited: true, .keyword("outside"), G.keywords("inside", "outside")),
    Row(
      "list-style-image", inherited: true, none,
      { $0.keyword("none") ? .keyword("none") : $0.url() }),
  ]

  private static let boxRows: [Row] = [
    Row(
      "display", .keyword("inline"),
      G.keywords(
        "none", "block", "inline", "inline-block", "flex", "inline-flex", "grid", "inline-grid",
        "-webkit-box", "-webkit-inline-box",
        "flow-root", "contents", "list-item", "table", "inline-table", "table-row", "table-cell",
        "table-row-group", "table-header-group", "table-footer-group", "table-column",
        "table-column-group", "table-caption")),
    Row(
      "position", .keyword("static"),
      G.keywords("static", "relative", "absolute", "fixed", "sticky")),
    Row("float", none, G.keywords("none", "left", "right", "inline-start", "inline-end")),
    Row("clear", none, G.keywords("none", "left", "right", "both", "inline-start", "inline-end")),
    Row("box-sizing", .keyword("content-box"), G.keywords("content-box", "border-box")),
    Row("width", auto, G.size("auto"), native: N.size(.width, "auto")),
    Row("height", auto, G.size("auto"), native: N.size(.height, "auto")),
    Row("min-width", auto, G.size("auto"), native: N.size(.minWidth, "auto")),
    Row("min-height", auto, G.size("auto"), native: N.size(.minHeight, "auto")),
    Row("max-width", none, G.size("none"), native: N.size(.maxWidth, "none")),
    Row("max-height", none, G.size("none"), native: N.size(.maxHeight, "none")),
    Row("aspect-ratio", auto, G.aspectRatio, native: N.aspectRatio),
    Row("margin-top", .zero, G.length("auto")),
    Row("margin-right", .zero, G.length("auto")),
    Row("margin-bottom", .zero, G.length("auto")),
    Row("margin-left", .zero, G.length("auto")),
    Row("padding-top", .zero, G.length(nonNegative: true), native: N.length(.paddingTop)),
    Row("padding-right", .zero, G.length(nonNegative: true), native: N.length(.paddingRight)),
    Row("padding-bottom", .zero, G.length(nonNegative: true), native: N.length(.paddingBottom)),
    Row("padding-left", .zero, G.length(nonNegative: true), native: N.length(.paddingLeft)),
    Row("top", auto, G.length("auto")),
    Row("right", auto, G.length("auto")),
    Row("bottom", auto, G.length("auto")),
    Row("left", auto, G.length("auto")),
    Row("z-index", auto, G.integer("auto")),
    Row(
      "overflow-x", .keyword("visible"),
      G.keywords("visible", "hidden", "clip", "scroll", "auto"),
      native: N.words(
        .clips, ["visible": .flag(false), "hidden": .flag(true), "clip": .flag(true)])),
    Row(
      "overflow-y", .keyword("visible"),
      G.keywords("visible", "hidden", "clip", "scroll", "auto"),
      native: N.words(
        .clips, ["visible": .flag(false), "hidden": .flag(true), "clip": .flag(true)])),
    Row("contain", none, G.contain),
    Row("contain-intrinsic-width", none, G.containIntrinsicSize),
    Row("contain-intrinsic-height", none, G.containIntrinsicSize),
    Row("scrollbar-width", auto, G.keywords("auto", "thin", "none")),
    Row("scrollbar-gutter", auto, G.scrollbarGutter),
  ]

  private static let flexRows: [Row] = [
    Row(
      "flex-direction", .keyword("row"),
      G.keywords("row", "row-reverse", "column", "column-reverse")),
    Row("flex-wrap", .keyword("nowrap"), G.flexWrap),
    Row("flex-line-count", .number(1), G.integer(atLeast: 1)),
    Row("flex-grow", .number(0), G.number(atLeast: 0)),
    Row("flex-shrink", .number(1), G.number(atLeast: 0)),
    Row("flex-basis", auto, Grammars.flexBasis),
    Row("order", .number(0), G.integer()),
    Row("row-gap", normal, G.length("normal", nonNegative: true)),
    Row("column-gap", normal, G.length("normal", nonNegative: true)),
    Row(
      "justify-content", normal,
      G.alignment(
        "normal", "space-between", "space-around", "space-evenly", "stretch", "center", "start",
        "end", "flex-start", "flex-end", "left", "right")),
    Row(
      "align-content", normal,
      G.alignment(
        "normal", "baseline", "space-between", "space-around", "space-evenly", "stretch",
        "center", "start", "end", "flex-start", "flex-end")),
    Row(
      "align-items", normal,
      G.alignment(
        "normal", "stretch", "baseline", "center", "start", "end", "self-start", "self-end",
        "flex-start", "flex-end")),
    Row(
      "align-self", auto,
      G.alignment(
        "auto", "normal", "stretch", "baseline", "center", "start", "end", "self-start",
        "self-end", "flex-start", "flex-end")),
    Row(
      "justify-items", normal,
      G.legacy(
        G.alignment(
          "normal", "stretch", "baseline", "center", "start", "end", "self-start", "self-end",
          "flex-start", "flex-end", "left", "right"))),
    Row(
      "justify-self", auto,
      G.alignment(
        "auto", "normal", "stretch", "baseline", "center", "start", "end", "self-start",
        "self-end", "flex-start", "flex-end", "left", "right")),
  ]
}
