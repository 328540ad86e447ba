import QuoinModel

private typealias G = Grammars
private typealias N = NativeConversions

extension CSS.Property {
  /// The longhand properties of effects on painted content, and of generated content.
  static let effectRows: [Row] = [
    Row(.filter, none, G.filter, native: N.filters(.filters)),
    Row(.backdropFilter, none, G.filter, native: N.filters(.backdropFilters)),
    Row(.clip, auto, G.clip, native: N.clip),
    Row(.clipPath, none, G.clipPath, native: N.clipPath),
    Row(.maskImage, .commas([none]), G.commas { $0.image() }, native: N.images(.mask)),
    Row(
      .maskSize, .commas([.list([auto, auto])]), G.commas(G.backgroundSize),
      native: N.fits(.maskFits)),
    Row(
      .maskPosition, .commas([.list([.percentage(0), .percentage(0)])]),
      G.commas(G.backgroundPosition), native: N.positions(.maskPositions)),
    Row(
      .maskRepeat, .commas([.keyword(.repeat)]), G.commas(G.backgroundRepeat),
      native: N.repeats(.maskRepeats)),
    Row(
      .maskClip, .commas([.keyword(.borderBox)]),
      G.commas(G.keywords(.borderBox, .paddingBox, .contentBox, .noClip)),
      native: N.boxes(.maskClips)),
    Row(
      .maskOrigin, .commas([.keyword(.borderBox)]),
      G.commas(G.keywords(.borderBox, .paddingBox, .contentBox)),
      native: N.boxes(.maskOrigins)),
    Row(
      .maskComposite, .commas([.keyword(.add)]),
      G.commas(G.maskComposite), native: N.composites),
    Row(
      .maskMode, .commas([.keyword(.matchSource)]),
      G.commas(G.keywords(.matchSource, .alpha, .luminance))),
    Row(
      .appearance, none,
      G.keywords(
        .none, .auto, .base, .button, .checkbox, .listbox, .menulist, .menulistButton,
        .meter, .progressBar, .pushButton, .radio, .searchfield, .sliderHorizontal,
        .squareButton, .textarea, .textfield)),
    Row(.perspective, none, G.length(.none, percentages: false, nonNegative: true)),
    Row(.willChange, auto, G.willChange),
    Row(.backfaceVisibility, .keyword(.visible), G.keywords(.visible, .hidden)),
    Row(.colorScheme, inherited: true, .keyword(.normal), G.colorScheme),
    Row(.isolation, auto, G.keywords(.auto, .isolate)),
    Row(
      .imageRendering, inherited: true, auto,
      G.keywords(.auto, .smooth, .highQuality, .pixelated, .crispEdges),
      native: N.words(
        .keepsPixels,
        [
          .auto: .flag(false), .smooth: .flag(false), .highQuality: .flag(false),
          .pixelated: .flag(true), .crispEdges: .flag(true),
        ])),
    Row(.translate, none, G.translate),
    Row(.rotate, none, { $0.keyword(.none) ? .keyword(.none) : $0.angle().map { .angle($0) } }),
    Row(.scale, none, G.scale),
    Row(.counterReset, none, G.counters(standard: 0)),
    Row(.counterSet, none, G.counters(standard: 0)),
    Row(.counterIncrement, none, G.counters(standard: 1)),
    Row(.webkitTextFillColor, inherited: true, .color(.current), G.color),
    Row(
      .textDecorationSkipInk, inherited: true, auto, G.keywords(.auto, .none, .all)),
    Row(
      .webkitBoxOrient, .keyword(.horizontal),
      G.keywords(.horizontal, .vertical, .inlineAxis, .blockAxis)),
    // The old flexible boxes, which browsers lay out as they do flex containers.
    Row(.webkitBoxDirection, .keyword(.normal), G.keywords(.normal, .reverse)),
    Row(.webkitBoxPack, .keyword(.start), G.keywords(.start, .end, .center, .justify)),
    Row(
      .webkitBoxAlign, .keyword(.stretch),
      G.keywords(.stretch, .start, .end, .center, .baseline)),
    Row(.webkitBoxFlex, .number(0), G.number(atLeast: 0)),
    Row(.webkitBoxOrdinalGroup, .number(1), G.integer(atLeast: 1)),
    Row(.fieldSizing, .keyword(.fixed), G.keywords(.fixed, .content)),
    Row(.contentVisibility, .keyword(.visible), G.keywords(.visible, .auto, .hidden)),
    Row(.transformStyle, .keyword(.flat), G.transformStyle),
    Row(.boxDecorationBreak, .keyword(.slice), G.keywords(.slice, .clone)),
    Row(
      .fontVariantCaps, inherited: true, .keyword(.normal),
      G.keywords(
        .normal, .smallCaps, .allSmallCaps, .petiteCaps, .allPetiteCaps, .unicase,
        .titlingCaps)),
  ]

  static let fontRows: [Row] = [
    Row(
      .fontStretch, inherited: true, .percentage(100), G.fontStretch,
      native: N.features(.fontStretch)),
    Row(
      .fontVariationSettings, inherited: true, .keyword(.normal), G.variationSettings,
      native: N.features(.fontVariationSettings)),
    Row(
      .fontOpticalSizing, inherited: true, auto, G.keywords(.auto, .none),
      native: N.features(.fontOpticalSizing)),
    Row(
      .fontSizeAdjust, inherited: true, none, G.fontSizeAdjust, native: N.features(.fontSizeAdjust)),
    Row(
      .fontVariantLigatures, inherited: true, .keyword(.normal), G.ligatureVariants,
      native: N.features(.fontVariantLigatures)),
    Row(
      .fontVariantPosition, inherited: true, .keyword(.normal), G.keywords(.normal, .sub, .super),
      native: N.features(.fontVariantPosition)),
    Row(
      .fontVariantEastAsian, inherited: true, .keyword(.normal), G.eastAsianVariants,
      native: N.features(.fontVariantEastAsian)),
  ]

  private static let auto = CSS.Value.keyword(.auto)
  private static let none = CSS.Value.keyword(.none)

  /// The SVG presentation properties, stored per element: SVG 2 §6.
  static let drawingRows: [Row] = drawing.map { Row($0, unspecified, { $0.anything() }) }

  /// The value of an SVG presentation property that no sheet specifies.
  package static let unspecified = CSS.Value.ident("-")

  /// The SVG presentation properties.
  package static let drawing: [CSS.Property] = [
    .fill, .fillOpacity, .fillRule, .stroke, .strokeWidth, .strokeLinecap, .strokeLinejoin,
    .strokeOpacity, .strokeDasharray, .strokeDashoffset, .strokeMiterlimit, .stopColor,
    .stopOpacity, .textAnchor, .vectorEffect, .paintOrder, .dominantBaseline, .transformBox,
  ]

  /// The SVG presentation properties that parts inherit, and so an SVG in a page from the elements around it.
  package static let inheritedDrawing = CSS.PropertySet(drawing).subtracting(
    CSS.PropertySet([.stopColor, .stopOpacity, .vectorEffect, .transformBox]))
}

extension CSS {
  /// Properties without an effect on a static rendering, on paper or a screen without interaction;
  /// they are not reported as unsupported.
  static let withoutEffect: Set<String> = [
    "cursor", "pointer-events", "user-select", "touch-action", "resize", "caret-color",
    "transition", "transition-property", "transition-duration", "transition-timing-function",
    "transition-delay", "transition-behavior", "scroll-behavior", "scroll-margin",
    "scroll-margin-top", "scroll-padding", "scroll-padding-top", "scroll-snap-type",
    "scroll-snap-align", "overscroll-behavior", "overscroll-behavior-x", "overscroll-behavior-y",
    "overflow-anchor", "font-smooth", "text-rendering", "text-size-adjust", "print-color-adjust",
    "color-adjust", "forced-color-adjust", "speak", "font-synthesis",
    "image-orientation", "-webkit-font-smoothing", "-webkit-tap-highlight-color",
    "-webkit-text-size-adjust",
    "-webkit-print-color-adjust", "-webkit-user-select", "-webkit-user-drag",
    "-webkit-overflow-scrolling", "-webkit-touch-callout", "-webkit-transition",
    "scroll-margin-block", "scroll-margin-block-end", "scroll-margin-block-start",
    "scroll-margin-bottom", "scroll-margin-inline", "scroll-margin-inline-end",
    "scroll-margin-inline-start", "scroll-margin-left", "scroll-margin-right",
    "scroll-padding-block", "scroll-padding-block-end", "scroll-padding-block-start",
    "scroll-padding-bottom", "scroll-padding-inline", "scroll-padding-inline-end",
    "scroll-padding-inline-start", "scroll-padding-left", "scroll-padding-right",
    "scroll-snap-stop", "scroll-initial-target", "scroll-axis-lock", "scroll-marker-group",
    "scroll-target-group", "scroll-timeline", "scroll-timeline-axis", "scroll-timeline-name",
    "view-timeline", "view-timeline-axis", "view-timeline-inset", "view-timeline-name",
    "view-transition-class", "view-transition-group", "view-transition-name",
    "view-transition-scope", "timeline-scope", "overscroll-behavior-block",
    "overscroll-behavior-inline", "caret-animation", "caret-shape", "interactivity",
    "interest-delay", "interest-delay-end", "interest-delay-start", "interpolate-size", "speak-as",
    "app-region", "-webkit-app-region", "-webkit-user-modify", "window-drag", "dynamic-range-limit",
    "reading-flow", "reading-order", "font-synthesis-small-caps", "font-synthesis-style",
    "font-synthesis-weight", "-webkit-transition-delay", "-webkit-transition-duration",
    "-webkit-transition-property", "-webkit-transition-timing-function",
    "animation-composition", "animation-delay", "animation-timing-function",
    "-webkit-animation-delay", "-webkit-animation-timing-function",
    "color-rendering",
    "buffered-rendering", "-webkit-rtl-ordering", "-webkit-locale",
  ]

  /// Returns whether a property name has the prefix of another browser or an Office product.
  static func isForeign(_ name: String) -> Bool {
    name.hasPrefix("-moz-") || name.hasPrefix("-ms-") || name.hasPrefix("-o-")
      || name.hasPrefix("-khtml-") || name.hasPrefix("mso-")
  }
}
