import QuoinModel

private typealias G = Grammars
private typealias N = Natives

extension CSS.Property {
  /// The longhand properties of what is painted.
  static let paintRows: [Row] = [
    Row("background-color", .color(.transparent), G.color, native: N.color(.background)),
    Row(
      "background-image", .commas([.keyword("none")]), G.commas { $0.image() },
      native: N.images(.backgroundImages)),
    Row(
      "background-size", .commas([.list([.keyword("auto"), .keyword("auto")])]),
      G.commas(G.backgroundSize), native: N.fits(.backgroundFits)),
    Row(
      "background-position", .commas([.list([.percentage(0), .percentage(0)])]),
      G.commas(G.backgroundPosition), native: N.positions(.backgroundPositions)),
    Row(
      "background-repeat", .commas([.keyword("repeat")]), G.commas(G.backgroundRepeat),
      native: N.repeats(.backgroundRepeats)),
    Row(
      "background-clip", .commas([.keyword("border-box")]),
      G.commas(G.keywords("border-box", "padding-box", "content-box", "text")),
      native: N.boxes(.backgroundClips)),
    Row(
      "background-origin", .commas([.keyword("padding-box")]),
      G.commas(G.keywords("border-box", "padding-box", "content-box")),
      native: N.boxes(.backgroundOrigins)),
    Row(
      "background-attachment", .commas([.keyword("scroll")]),
      G.commas(G.keywords("scroll", "fixed", "local"))),
    Row(
      "border-top-width", .length(3, .px), G.borderWidth, native: N.points(.borderTopWidth)),
    Row(
      "border-right-width", .length(3, .px), G.borderWidth, native: N.points(.borderRightWidth)),
    Row(
      "border-bottom-width", .length(3, .px), G.borderWidth,
      native: N.points(.borderBottomWidth)),
    Row(
      "border-left-width", .length(3, .px), G.borderWidth, native: N.points(.borderLeftWidth)),
    Row("border-top-style", .keyword("none"), G.borderLine, native: N.line(.borderTopLine)),
    Row("border-right-style", .keyword("none"), G.borderLine, native: N.line(.borderRightLine)),
    Row(
      "border-bottom-style", .keyword("none"), G.borderLine, native: N.line(.borderBottomLine)),
    Row("border-left-style", .keyword("none"), G.borderLine, native: N.line(.borderLeftLine)),
    Row("border-top-color", .color(.current), G.color, native: N.color(.borderTopColor)),
    Row("border-right-color", .color(.current), G.color, native: N.color(.borderRightColor)),
    Row("border-bottom-color", .color(.current), G.color, native: N.color(.borderBottomColor)),
    Row("border-left-color", .color(.current), G.color, native: N.color(.borderLeftColor)),
    Row(
      "border-top-left-radius", .list([.zero, .zero]), G.radius, native: N.radius(.topLeftRadius)),
    Row(
      "border-top-right-radius", .list([.zero, .zero]), G.radius,
      native: N.radius(.topRightRadius)),
    Row(
      "border-bottom-right-radius", .list([.zero, .zero]), G.radius,
      native: N.radius(.bottomRightRadius)),
    Row(
      "border-bottom-left-radius", .list([.zero, .zero]), G.radius,
      native: N.radius(.bottomLeftRadius)),
    Row("outline-width", .length(3, .px), G.borderWidth, native: N.points(.outlineWidth)),
    Row("outline-style", .keyword("none"), G.outlineLine, native: N.line(.outlineLine)),
    Row("outline-color", .color(.current), G.color, native: N.color(.outlineColor)),
    Row(
      "outline-offset", .zero, G.length(percentages: false), native: N.points(.outlineOffset)),
    Row("box-shadow", .keyword("none"), { $0.shadows(ofBox: true) }, native: N.shadows(.shadows)),
    Row("opacity", .number(1), G.alpha, native: N.alpha),
    Row("transform", .keyword("none"), { $0.transform() }, native: N.transform),
    Row(
      "transform-origin", .list([.percentage(50), .percentage(50)]), G.transformOrigin,
      native: N.position(.transformOrigin)),
    Row(
      "mix-blend-mode", .keyword("normal"),
      G.keywords(
        "normal", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge",
        "color-burn", "hard-light", "soft-light", "difference", "exclusion", "hue", "saturation",
        "color", "luminosity"),
      native: N.words(
        .blend,
        Dictionary(
          uniqueKeysWithValues: BlendMode.allCases.map { ($0.rawValue, StyleValue.blend($0)) }))),
    Row(
      "object-fit", .keyword("fill"),
      G.keywords("fill", "contain", "cover", "none", "scale-down"),
      native: N.words(
        .contentMode,
        [
          "fill": .contentMode(.scaleToFill), "contain": .contentMode(.scaleAspectFit),
          "cover": .contentMode(.scaleAspectFill), "none": .contentMode(.center),
          "scale-down": .contentMode(.scaleDown),
        ])),
    Row(
      "object-position", .list([.percentage(50), .percentage(50)]), G.backgroundPosition,
      native: N.position(.contentPosition)),
    Row("-quoin-minimum-scale", .number(1), G.alpha, native: N.points(.minimumScale)),
    Row("-quoin-on-color", .keyword("auto"), G.color, native: N.color(.accentOn)),
    Row("-quoin-off-color", .keyword("auto"), G.color, native: N.color(.accentOff)),
    Row("-quoin-thumb-color", .keyword("auto"), G.color, native: N.color(.accentThumb)),
    Row("-quoin-bar-color", .keyword("auto"), G.color, native: N.color(.accentBar)),
  ]
}
