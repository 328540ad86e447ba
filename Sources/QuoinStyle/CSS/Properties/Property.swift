import QuoinModel

extension CSS {
  /// A longhand property of CSS.
  ///
  /// The CSS name is the case name with hyphens: `tabSize` is `tab-size`, and `webkitBoxOrient` is
  /// `-webkit-box-orient`. The definitions of the properties are in `Property+Rows.swift` and the
  /// files next to it. `CodingKey` knows the names of cases without reflection.
  package enum Property: Int, CaseIterable, CodingKey {
    // Text.
    case color, fontFamily, fontSize, fontWeight, fontStyle, fontFeatureSettings,
      fontVariantNumeric, fontKerning, lineHeight, letterSpacing, wordSpacing, textAlign,
      textTransform, textIndent, whiteSpaceCollapse, textWrapMode, textWrapStyle, overflowWrap,
      wordBreak, lineBreak, hyphens, tabSize,
      direction, unicodeBidi, writingMode, visibility, accentColor, textShadow,
      textDecorationLine, textDecorationColor, textDecorationStyle, textDecorationThickness,
      textUnderlineOffset, textOverflow, textAlignLast, lineClamp, verticalAlign, content, quotes,
      listStyleType, listStylePosition, listStyleImage, rubyPosition
    // Boxes.
    case display, position, float, clear, boxSizing, width, height, minWidth, minHeight,
      maxWidth, maxHeight, aspectRatio, marginTop, marginRight, marginBottom, marginLeft,
      paddingTop, paddingRight, paddingBottom, paddingLeft, top, right, bottom, left, zIndex,
      overflowX, overflowY, contain, containIntrinsicWidth, containIntrinsicHeight,
      scrollbarWidth, scrollbarGutter, containerType, containerName, zoom, shapeOutside,
      shapeMargin
    // Flex containers and alignment: CSS Flexbox 1, CSS Align 3.
    case flexDirection, flexWrap, flexLineCount, flexGrow, flexShrink, flexBasis, order, rowGap,
      columnGap, justifyContent, alignContent, alignItems, alignSelf, justifyItems,
      justifySelf
    // Grids: CSS Grid 2.
    case gridTemplateColumns, gridTemplateRows, gridTemplateAreas, gridAutoColumns, gridAutoRows,
      gridAutoFlow, gridRowStart, gridRowEnd, gridColumnStart, gridColumnEnd
    // Tables: CSS 2 §17.
    case tableLayout, borderCollapse, borderSpacing, captionSide, emptyCells
    // Page breaks: CSS Fragmentation 3; named pages: CSS Paged Media 3; strings and footnotes of pages: CSS Generated
    // Content for Paged Media 3.
    case breakBefore, breakAfter, breakInside, orphans, widows, page, stringSet, footnoteDisplay,
      footnotePolicy
    // Painting: CSS Backgrounds 3, CSS Transforms 1.
    case backgroundColor, backgroundImage, backgroundSize, backgroundPosition, backgroundRepeat,
      backgroundClip, backgroundOrigin, backgroundAttachment, borderTopWidth,
      borderRightWidth, borderBottomWidth, borderLeftWidth, borderTopStyle, borderRightStyle,
      borderBottomStyle, borderLeftStyle, borderTopColor, borderRightColor, borderBottomColor,
      borderLeftColor, borderTopLeftRadius, borderTopRightRadius, borderBottomRightRadius,
      borderBottomLeftRadius, borderImageSource, borderImageSlice, borderImageWidth,
      borderImageOutset, borderImageRepeat, outlineWidth, outlineStyle, outlineColor, outlineOffset,
      boxShadow, opacity, transform, transformOrigin, mixBlendMode, objectFit, objectPosition,
      quoinMinimumScale, quoinOnColor, quoinOffColor, quoinThumbColor, quoinBarColor
    // Effects, generated content and browser extensions.
    case filter, backdropFilter, clip, clipPath, maskImage, maskSize, maskPosition, maskRepeat,
      maskClip, maskOrigin, maskComposite, maskMode, appearance, perspective, willChange,
      backfaceVisibility, colorScheme, isolation, imageRendering, translate, rotate, scale,
      counterReset, counterSet, counterIncrement, webkitTextFillColor, textDecorationSkipInk,
      webkitBoxOrient, webkitBoxDirection, webkitBoxPack, webkitBoxAlign, webkitBoxFlex,
      webkitBoxOrdinalGroup, fieldSizing, contentVisibility, transformStyle, boxDecorationBreak,
      fontVariantCaps, fontStretch,
      fontVariationSettings,
      fontOpticalSizing, fontSizeAdjust, fontVariantLigatures, fontVariantPosition,
      fontVariantEastAsian
    // Columns: CSS Multi-column Layout 1.
    case columnCount, columnWidth, columnFill, columnSpan, columnRuleWidth, columnRuleStyle,
      columnRuleColor
    // Drawings: SVG 2 §6.
    case fill, fillOpacity, fillRule, stroke, strokeWidth, strokeLinecap, strokeLinejoin,
      strokeOpacity, strokeDasharray, strokeDashoffset, strokeMiterlimit, stopColor,
      stopOpacity, textAnchor, vectorEffect, paintOrder, dominantBaseline,
      transformBox
    // Animations: CSS Animations 1.
    case animationName, animationDuration, animationIterationCount, animationDirection,
      animationFillMode,
      animationPlayState

    /// The definition of a property.
    struct Row: Sendable {
      var property: Property
      var isInherited: Bool
      var initial: Value
      var grammar: Grammar
      /// The conversion to native styles, or `nil` if only documents support the property.
      var native: Native?

      init(
        _ property: Property, inherited: Bool = false, _ initial: Value,
        _ grammar: @escaping Grammar, native: Native? = nil
      ) {
        self.property = property
        isInherited = inherited
        self.initial = initial
        self.grammar = grammar
        self.native = native
      }
    }

    /// The rows, indexed by the raw value of their property.
    private static let table: [Row] = {
      let table = rows.sorted { $0.property < $1.property }
      precondition(table.map(\.property) == all, "each property has one row")
      return table
    }()

    /// Returns the property with a lowercase name or alias.
    package static func named(_ name: String) -> Property? {
      byName[name] ?? aliases[name].flatMap { byName[$0] }
    }

    var row: Row { Property.table[rawValue] }
    /// The CSS name.
    package var name: String { Property.names[rawValue] }
    /// Whether an element inherits its parent's value by default.
    package var isInherited: Bool { Property.inherited.contains(self) }
    /// The initial value.
    package var initial: Value { Property.initials[rawValue] }

    private static let initials: [Value] = table.map(\.initial)

    /// All properties, in table order.
    package static let all = allCases

    /// All properties as a set.
    package static let every = PropertySet(all)

    /// The inherited properties.
    package static let inherited = PropertySet(all.filter(\.row.isInherited))

    /// The properties that nodes support.
    static let natives: [Property] = all.filter { $0.row.native != nil }

    /// Those of them that are converted for every element, or for those that set them.
    static let converted = PropertySet(natives.filter { !fontChoices.contains($0) })

    /// Those of them that are converted also where they have their initial value.
    static let alwaysConverted = inherited.union(lineWidths)

    /// The conversion to native styles, or `nil` if only documents support the property.
    var native: Native? { Property.conversions[rawValue] }

    private static let conversions = table.map(\.native)

    private static let names: [String] = all.map { CSS.hyphenated($0.stringValue) }

    private static let byName: [String: Property] = Dictionary(
      uniqueKeysWithValues: all.map { ($0.name, $0) })

    private static let aliases: [String: String] = [
      "word-wrap": "overflow-wrap", "-webkit-box-shadow": "box-shadow",
      "-webkit-transform": "transform", "-webkit-transform-origin": "transform-origin",
      "-webkit-line-clamp": "line-clamp", "-webkit-align-items": "align-items",
      "-webkit-flex-grow": "flex-grow", "-webkit-flex-shrink": "flex-shrink",
      "-webkit-justify-content": "justify-content", "-webkit-box-sizing": "box-sizing",
      "-webkit-order": "order", "-webkit-flex-direction": "flex-direction",
      "-webkit-flex-wrap": "flex-wrap", "-webkit-align-self": "align-self",
      "grid-row-gap": "row-gap", "grid-column-gap": "column-gap", "-webkit-opacity": "opacity",
      "-webkit-mask-image": "mask-image", "-webkit-mask-size": "mask-size",
      "-webkit-mask-position": "mask-position", "-webkit-mask-repeat": "mask-repeat",
      "-webkit-mask-origin": "mask-origin", "-webkit-mask-clip": "mask-clip",
      "-webkit-background-clip": "background-clip", "-webkit-background-size": "background-size",
      "-webkit-background-origin": "background-origin", "-webkit-filter": "filter",
      "-webkit-clip-path": "clip-path", "-webkit-shape-outside": "shape-outside",
      "-webkit-shape-margin": "shape-margin", "-webkit-backdrop-filter": "backdrop-filter",
      "-webkit-flex-basis": "flex-basis", "-webkit-align-content": "align-content",
      "font-width": "font-stretch", "text-decoration-skip": "text-decoration-skip-ink",
      "tint-color": "accent-color",
      "-webkit-border-top-left-radius": "border-top-left-radius",
      "-webkit-border-top-right-radius": "border-top-right-radius",
      "-webkit-border-bottom-right-radius": "border-bottom-right-radius",
      "-webkit-border-bottom-left-radius": "border-bottom-left-radius",
      "-webkit-font-feature-settings": "font-feature-settings",
      "-webkit-writing-mode": "writing-mode", "-webkit-perspective": "perspective",
      "-webkit-mask-composite": "mask-composite",
      "-webkit-column-count": "column-count", "-webkit-column-width": "column-width",
      "-webkit-column-gap": "column-gap", "-webkit-column-span": "column-span",
      "-webkit-animation-name": "animation-name",
      "-webkit-animation-duration": "animation-duration",
      "-webkit-animation-iteration-count": "animation-iteration-count",
      "-webkit-animation-direction": "animation-direction",
      "-webkit-animation-fill-mode": "animation-fill-mode",
      "-webkit-animation-play-state": "animation-play-state",
      "-webkit-column-rule-width": "column-rule-width",
      "-webkit-column-rule-style": "column-rule-style",
      "-webkit-column-rule-color": "column-rule-color", "-webkit-line-break": "line-break",
      "-webkit-appearance": "appearance",
      "-webkit-box-decoration-break": "box-decoration-break",
      "-webkit-backface-visibility": "backface-visibility",
      "-webkit-transform-style": "transform-style",
    ]
  }
}

extension CSS.Property: Comparable {
  /// Compares properties by table order.
  package static func < (a: CSS.Property, b: CSS.Property) -> Bool { a.rawValue < b.rawValue }
}
