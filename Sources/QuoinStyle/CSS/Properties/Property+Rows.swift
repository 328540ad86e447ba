import QuoinModel

// Grammars and native conversions; one row per property.
private typealias G = Grammars
private typealias N = NativeConversions

extension CSS.Property {
  /// The longhand properties: name, inheritance, initial value, grammar and native conversion.
  static let rows: [Row] =
    textRows + boxRows + flexRows + gridRows + tableRows + breakRows + paintRows + effectRows
    + columnRows + drawingRows + animationRows + borderImageRows + fontRows

  private static let auto = CSS.Value.keyword(.auto)
  private static let none = CSS.Value.keyword(.none)
  private static let normal = CSS.Value.keyword(.normal)

  private static let textRows: [Row] = [
    Row(.color, inherited: true, .color(.label), G.color, native: N.color(.color)),
    Row(
      .fontFamily, inherited: true, .commas([.keyword(.systemUi)]),
      { $0.fontFamilies() }, native: N.fontFamily),
    Row(.fontSize, inherited: true, .length(16, .px), G.fontSize, native: N.fontSize),
    Row(.fontWeight, inherited: true, .number(400), G.fontWeight, native: N.fontWeight),
    Row(.fontStyle, inherited: true, normal, G.fontStyle, native: N.fontStyle),
    Row(
      .fontFeatureSettings, inherited: true, normal, G.featureSettings,
      native: N.features(.fontFeatureSettings, keepsOthers: false)),
    Row(
      .fontVariantNumeric, inherited: true, normal, G.numericVariants,
      native: N.features(.fontVariantNumeric, keepsOthers: false)),
    Row(
      .fontKerning, inherited: true, .keyword(.auto), G.keywords(.auto, .normal, .none),
      native: N.features(.fontKerning, keepsOthers: false)),
    Row(.lineHeight, inherited: true, normal, G.lineHeight, native: N.lineHeight),
    Row(
      .letterSpacing, inherited: true, normal, G.length(.normal, percentages: false),
      native: N.points(.letterSpacing, normal: 0)),
    Row(
      .wordSpacing, inherited: true, .zero, G.length(.normal, percentages: false),
      native: N.points(.wordSpacing, normal: 0)),
    Row(
      .textAlign, inherited: true, .keyword(.start),
      G.keywords(
        .start, .end, .left, .right, .center, .justify, .webkitLeft, .webkitRight,
        .webkitCenter, .internalCenter, .matchParent, .webkitMatchParent),
      native: N.words(
        .alignment,
        [
          .start: .alignment(.natural), .left: .alignment(.left), .right: .alignment(.right),
          .center: .alignment(.center), .justify: .alignment(.justified),
        ])),
    Row(
      .textAlignLast, inherited: true, .keyword(.auto),
      G.keywords(.auto, .start, .end, .left, .right, .center, .justify)),
    Row(
      .textTransform, inherited: true, none,
      G.keywords(.none, .uppercase, .lowercase, .capitalize),
      native: N.words(
        .textTransform,
        [
          .none: .textTransform(.none), .uppercase: .textTransform(.uppercase),
          .lowercase: .textTransform(.lowercase), .capitalize: .textTransform(.capitalize),
        ])),
    Row(.textIndent, inherited: true, .zero, G.length()),
    Row(
      .whiteSpaceCollapse, inherited: true, .keyword(.collapse),
      G.keywords(.collapse, .preserve, .preserveBreaks, .breakSpaces)),
    Row(
      .textWrapMode, inherited: true, .keyword(.wrap), G.keywords(.wrap, .nowrap),
      native: N.words(.lineLimit, [.nowrap: .integer(1), .wrap: .integer(0)])),
    Row(
      .textWrapStyle, inherited: true, auto, G.keywords(.auto, .balance, .pretty, .stable)),
    Row(
      .overflowWrap, inherited: true, normal, G.keywords(.normal, .breakWord, .anywhere)),
    Row(
      .wordBreak, inherited: true, normal,
      G.keywords(.normal, .breakAll, .keepAll, .breakWord),
      native: N.words(
        .lineBreak,
        [.normal: .lineBreak(.wordWrap), .breakAll: .lineBreak(.characterWrap)])),
    Row(.lineBreak, inherited: true, .keyword(.auto), G.keywords(.auto, .normal)),
    Row(.hyphens, inherited: true, .keyword(.manual), G.keywords(.none, .manual, .auto)),
    Row(.tabSize, inherited: true, .number(8), G.tabSize),
    Row(.direction, inherited: true, .keyword(.ltr), G.keywords(.ltr, .rtl)),
    Row(
      .unicodeBidi, normal,
      G.keywords(
        .normal, .embed, .isolate, .bidiOverride, .isolateOverride, .plaintext)),
    Row(
      .writingMode, inherited: true, .keyword(.horizontalTb),
      G.keywords(.horizontalTb, .verticalLr, .verticalRl)),
    Row(
      .visibility, inherited: true, .keyword(.visible),
      G.keywords(.visible, .hidden, .collapse)),
    Row(
      .accentColor, inherited: true, auto,
      { reader in reader.keyword(.auto) ? .keyword(.auto) : reader.color().map { .color($0) } },
      native: N.color(.tint)),
    Row(
      .textShadow, inherited: true, none, { $0.shadows(ofBox: false) },
      native: N.shadows(.textShadows)),
    Row(.textDecorationLine, none, G.decorationLine, native: N.decoration),
    Row(
      .textDecorationColor, .color(.current), G.color, native: N.color(.decorationColor)),
    Row(
      .textDecorationStyle, .keyword(.solid),
      G.keywords(.solid, .double, .dotted, .dashed, .wavy),
      native: N.words(
        .decorationLine,
        [
          .solid: .decorationLine(.solid), .double: .decorationLine(.double),
          .dotted: .decorationLine(.dotted), .dashed: .decorationLine(.dashed),
          .wavy: .decorationLine(.wavy),
        ])),
    Row(
      .textDecorationThickness, auto, G.length(.auto, .fromFont, nonNegative: true),
      native: N.fontLength(.decorationThickness)),
    Row(
      .textUnderlineOffset, inherited: true, auto, G.length(.auto),
      native: N.fontLength(.underlineOffset)),
    Row(
      .textOverflow, .keyword(.clip), G.keywords(.clip, .ellipsis),
      native: N.words(
        .lineBreak, [.clip: .lineBreak(.clip), .ellipsis: .lineBreak(.truncateTail)])),
    Row(.lineClamp, none, G.lineClamp, native: N.lineClamp),
    Row(.verticalAlign, .keyword(.baseline), G.verticalAlign),
    Row(.content, normal, G.content),
    Row(.quotes, inherited: true, .keyword(.auto), G.quotes),
    Row(.listStyleType, inherited: true, .ident("disc"), G.listStyle),
    Row(
      .listStylePosition, inherited: true, .keyword(.outside), G.keywords(.inside, .outside)),
    Row(
      .listStyleImage, inherited: true, none,
      { $0.keyword(.none) ? .keyword(.none) : $0.url() }),
    Row(.rubyPosition, inherited: true, .keyword(.over), G.keywords(.over, .under)),
  ]

  private static let boxRows: [Row] = [
    Row(
      .display, .keyword(.inline),
      G.display(
        .none, .block, .inline, .inlineBlock, .flex, .inlineFlex, .grid, .inlineGrid,
        .webkitBox, .webkitInlineBox,
        .flowRoot, .contents, .listItem, .table, .inlineTable, .tableRow, .tableCell,
        .tableRowGroup, .tableHeaderGroup, .tableFooterGroup, .tableColumn,
        .tableColumnGroup, .tableCaption)),
    Row(.position, .keyword(.static), G.position),
    Row(
      .float, none, G.keywords(.none, .left, .right, .inlineStart, .inlineEnd, .footnote)),
    Row(.clear, none, G.keywords(.none, .left, .right, .both, .inlineStart, .inlineEnd)),
    Row(.boxSizing, .keyword(.contentBox), G.keywords(.contentBox, .borderBox)),
    Row(.width, auto, G.size(.auto), native: N.size(.width, .auto)),
    Row(.height, auto, G.size(.auto), native: N.size(.height, .auto)),
    Row(.minWidth, auto, G.size(.auto), native: N.size(.minWidth, .auto)),
    Row(.minHeight, auto, G.size(.auto), native: N.size(.minHeight, .auto)),
    Row(.maxWidth, none, G.size(.none), native: N.size(.maxWidth, .none)),
    Row(.maxHeight, none, G.size(.none), native: N.size(.maxHeight, .none)),
    Row(.aspectRatio, auto, G.aspectRatio, native: N.aspectRatio),
    Row(.marginTop, .zero, G.length(.auto)),
    Row(.marginRight, .zero, G.length(.auto)),
    Row(.marginBottom, .zero, G.length(.auto)),
    Row(.marginLeft, .zero, G.length(.auto)),
    Row(.paddingTop, .zero, G.length(nonNegative: true), native: N.length(.paddingTop)),
    Row(.paddingRight, .zero, G.length(nonNegative: true), native: N.length(.paddingRight)),
    Row(.paddingBottom, .zero, G.length(nonNegative: true), native: N.length(.paddingBottom)),
    Row(.paddingLeft, .zero, G.length(nonNegative: true), native: N.length(.paddingLeft)),
    Row(.top, auto, G.length(.auto)),
    Row(.right, auto, G.length(.auto)),
    Row(.bottom, auto, G.length(.auto)),
    Row(.left, auto, G.length(.auto)),
    Row(.zIndex, auto, G.integer(.auto)),
    Row(
      .overflowX, .keyword(.visible),
      G.keywords(.visible, .hidden, .clip, .scroll, .auto),
      native: N.words(
        .clips, [.visible: .flag(false), .hidden: .flag(true), .clip: .flag(true)])),
    Row(
      .overflowY, .keyword(.visible),
      G.keywords(.visible, .hidden, .clip, .scroll, .auto),
      native: N.words(
        .clips, [.visible: .flag(false), .hidden: .flag(true), .clip: .flag(true)])),
    Row(.contain, none, G.contain),
    Row(.containerType, .keyword(.normal), G.keywords(.normal, .inlineSize, .size)),
    Row(.containerName, none, G.containerName),
    // Elements inherit the product of the factors around them.
    Row(.zoom, inherited: true, .number(1), G.zoom),
    Row(.containIntrinsicWidth, none, G.containIntrinsicSize),
    Row(.containIntrinsicHeight, none, G.containIntrinsicSize),
    Row(.shapeOutside, none, G.shapeOutside),
    Row(.shapeMargin, .zero, { $0.length(nonNegative: true) }),
    Row(.scrollbarWidth, auto, G.keywords(.auto, .thin, .none)),
    Row(.scrollbarGutter, auto, G.scrollbarGutter),
  ]

  private static let flexRows: [Row] = [
    Row(
      .flexDirection, .keyword(.row),
      G.keywords(.row, .rowReverse, .column, .columnReverse)),
    Row(.flexWrap, .keyword(.nowrap), G.flexWrap),
    Row(.flexLineCount, .number(1), G.integer(atLeast: 1)),
    Row(.flexGrow, .number(0), G.number(atLeast: 0)),
    Row(.flexShrink, .number(1), G.number(atLeast: 0)),
    Row(.flexBasis, auto, Grammars.flexBasis),
    Row(.order, .number(0), G.integer()),
    Row(.rowGap, normal, G.length(.normal, nonNegative: true)),
    Row(.columnGap, normal, G.length(.normal, nonNegative: true)),
    Row(
      .justifyContent, normal,
      G.alignment(
        .normal, .spaceBetween, .spaceAround, .spaceEvenly, .stretch, .center, .start,
        .end, .flexStart, .flexEnd, .left, .right)),
    Row(
      .alignContent, normal,
      G.alignment(
        .normal, .baseline, .spaceBetween, .spaceAround, .spaceEvenly, .stretch,
        .center, .start, .end, .flexStart, .flexEnd)),
    Row(
      .alignItems, normal,
      G.alignment(
        .normal, .stretch, .baseline, .center, .start, .end, .selfStart, .selfEnd,
        .flexStart, .flexEnd)),
    Row(
      .alignSelf, auto,
      G.alignment(
        .auto, .normal, .stretch, .baseline, .center, .start, .end, .selfStart,
        .selfEnd, .flexStart, .flexEnd)),
    Row(
      .justifyItems, normal,
      G.legacy(
        G.alignment(
          .normal, .stretch, .baseline, .center, .start, .end, .selfStart, .selfEnd,
          .flexStart, .flexEnd, .left, .right))),
    Row(
      .justifySelf, auto,
      G.alignment(
        .auto, .normal, .stretch, .baseline, .center, .start, .end, .selfStart,
        .selfEnd, .flexStart, .flexEnd, .left, .right)),
  ]
}
