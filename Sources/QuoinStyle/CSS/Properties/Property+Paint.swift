import QuoinModel

private typealias G = Grammars
private typealias N = NativeConversions

extension CSS.Property {
  /// The longhand properties for painting.
  static let paintRows: [Row] = [
    Row(.backgroundColor, .color(.transparent), G.color, native: N.color(.background)),
    Row(
      .backgroundImage, .commas([.keyword(.none)]), G.commas { $0.image() },
      native: N.images(.backgroundImages)),
    Row(
      .backgroundSize, .commas([.list([.keyword(.auto), .keyword(.auto)])]),
      G.commas(G.backgroundSize), native: N.fits(.backgroundFits)),
    Row(
      .backgroundPosition, .commas([.list([.percentage(0), .percentage(0)])]),
      G.commas(G.backgroundPosition), native: N.positions(.backgroundPositions)),
    Row(
      .backgroundRepeat, .commas([.keyword(.repeat)]), G.commas(G.backgroundRepeat),
      native: N.repeats(.backgroundRepeats)),
    Row(
      .backgroundClip, .commas([.keyword(.borderBox)]),
      G.commas(G.keywords(.borderBox, .paddingBox, .contentBox, .text)),
      native: N.boxes(.backgroundClips)),
    Row(
      .backgroundOrigin, .commas([.keyword(.paddingBox)]),
      G.commas(G.keywords(.borderBox, .paddingBox, .contentBox)),
      native: N.boxes(.backgroundOrigins)),
    Row(
      .backgroundAttachment, .commas([.keyword(.scroll)]),
      G.commas(G.keywords(.scroll, .fixed, .local))),
    Row(
      .borderTopWidth, .length(3, .px), G.borderWidth, native: N.points(.borderTopWidth)),
    Row(
      .borderRightWidth, .length(3, .px), G.borderWidth, native: N.points(.borderRightWidth)),
    Row(
      .borderBottomWidth, .length(3, .px), G.borderWidth,
      native: N.points(.borderBottomWidth)),
    Row(
      .borderLeftWidth, .length(3, .px), G.borderWidth, native: N.points(.borderLeftWidth)),
    Row(.borderTopStyle, .keyword(.none), G.borderLine, native: N.line(.borderTopLine)),
    Row(.borderRightStyle, .keyword(.none), G.borderLine, native: N.line(.borderRightLine)),
    Row(
      .borderBottomStyle, .keyword(.none), G.borderLine, native: N.line(.borderBottomLine)),
    Row(.borderLeftStyle, .keyword(.none), G.borderLine, native: N.line(.borderLeftLine)),
    Row(.borderTopColor, .color(.current), G.color, native: N.color(.borderTopColor)),
    Row(.borderRightColor, .color(.current), G.color, native: N.color(.borderRightColor)),
    Row(.borderBottomColor, .color(.current), G.color, native: N.color(.borderBottomColor)),
    Row(.borderLeftColor, .color(.current), G.color, native: N.color(.borderLeftColor)),
    Row(
      .borderTopLeftRadius, .list([.zero, .zero]), G.radius, native: N.radius(.topLeftRadius)),
    Row(
      .borderTopRightRadius, .list([.zero, .zero]), G.radius,
      native: N.radius(.topRightRadius)),
    Row(
      .borderBottomRightRadius, .list([.zero, .zero]), G.radius,
      native: N.radius(.bottomRightRadius)),
    Row(
      .borderBottomLeftRadius, .list([.zero, .zero]), G.radius,
      native: N.radius(.bottomLeftRadius)),
    Row(.outlineWidth, .length(3, .px), G.borderWidth, native: N.points(.outlineWidth)),
    Row(.outlineStyle, .keyword(.none), G.outlineLine, native: N.line(.outlineLine)),
    Row(.outlineColor, .color(.current), G.color, native: N.color(.outlineColor)),
    Row(
      .outlineOffset, .zero, G.length(percentages: false), native: N.points(.outlineOffset)),
    Row(.boxShadow, .keyword(.none), { $0.shadows(ofBox: true) }, native: N.shadows(.shadows)),
    Row(.opacity, .number(1), G.alpha, native: N.alpha),
    Row(.transform, .keyword(.none), { $0.transform() }, native: N.transform),
    Row(
      .transformOrigin, .list([.percentage(50), .percentage(50)]), G.transformOrigin,
      native: N.position(.transformOrigin)),
    Row(
      .mixBlendMode, .keyword(.normal),
      G.keywords(
        .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge,
        .colorBurn, .hardLight, .softLight, .difference, .exclusion, .hue, .saturation,
        .color, .luminosity),
      native: N.blend),
    Row(
      .objectFit, .keyword(.fill),
      G.keywords(.fill, .contain, .cover, .none, .scaleDown),
      native: N.words(
        .contentMode,
        [
          .fill: .contentMode(.scaleToFill), .contain: .contentMode(.scaleAspectFit),
          .cover: .contentMode(.scaleAspectFill), .none: .contentMode(.center),
          .scaleDown: .contentMode(.scaleDown),
        ])),
    Row(
      .objectPosition, .list([.percentage(50), .percentage(50)]), G.backgroundPosition,
      native: N.position(.contentPosition)),
    Row(.quoinMinimumScale, .number(1), G.alpha, native: N.points(.minimumScale)),
    Row(.quoinOnColor, .keyword(.auto), G.color, native: N.color(.accentOn)),
    Row(.quoinOffColor, .keyword(.auto), G.color, native: N.color(.accentOff)),
    Row(.quoinThumbColor, .keyword(.auto), G.color, native: N.color(.accentThumb)),
    Row(.quoinBarColor, .keyword(.auto), G.color, native: N.color(.accentBar)),
  ]
}
