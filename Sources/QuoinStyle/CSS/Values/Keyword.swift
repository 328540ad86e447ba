extension CSS {
  /// A keyword that some property accepts: CSS Values 4 §3.1.
  ///
  /// The CSS name is the case name with hyphens: `spaceBetween` is `space-between`, and `webkitBox`
  /// is `-webkit-box`. `CodingKey` knows the names of cases without reflection.
  package enum Keyword: Int, CaseIterable, CodingKey {
    case absolute, add, all, allPetiteCaps, allSmallCaps, alpha, alternate, alternateReverse,
      always, anywhere, at, auto, autoFill, autoFit, autoFlow, avoid, avoidColumn, avoidPage,
      avoidRegion, backwards, balance, balanceAll, base, baseline, bidiOverride, block, blockAxis,
      bold, bolder, borderBox, both, bothEdges, bottom, breakAll, breakSpaces, breakWord, button,
      capHeight, capitalize, center, checkbox, circle, clip, clone, closeQuote, closestCorner,
      closestSide,
      collapse, color, colorBurn, colorDodge, column, columnReverse, commonLigatures, compact,
      condensed, contain, content, contentBox, contents, contextual, cover, crispEdges, cursive,
      darken, dashed, decimal, dense, diagonalFractions, difference, disc, disclosureClosed,
      disclosureOpen, discretionaryLigatures, dotted, double, ellipse, ellipsis, embed, emoji, end,
      evenodd, exHeight, exclude, exclusion, expanded, extraCondensed, extraExpanded, fantasy,
      farthestCorner, farthestSide, fill, first, fitContent, fixed, flat, flex, flexEnd, flexStart,
      flow, flowRoot, footnote, forwards, from, fromFont, fullWidth, grid, groove, hardLight,
      hidden,
      hide, highQuality, historicalLigatures, horizontal, horizontalTb, hue, `in`, infinite,
      inline,
      inlineAxis, inlineBlock, inlineEnd, inlineFlex, inlineGrid, inlineSize, inlineStart,
      inlineTable, inset, inside, internalCenter, intersect, isolate, isolateOverride, italic,
      jis04, jis78, jis83, jis90, justify, keepAll, landscape, large, larger, last, layout, left,
      legacy, lighten, lighter, line, lineThrough, liningNums, listItem, listbox, local, lowercase,
      ltr, luminance, luminosity, manual, marginBox, matchParent, matchSource, math, maxContent,
      medium,
      menulist, menulistButton, meter, middle, minContent, monospace, multiply, noClip,
      noCloseQuote, noCommonLigatures, noContextual, noDiscretionaryLigatures,
      noHistoricalLigatures, noOpenQuote, noRepeat, none, nonzero, normal, nowrap, oblique, off,
      oklab, oldstyleNums, on, openQuote, ordinal, outset, outside, over, overlay, overline,
      paddingBox, page, paint, paused, petiteCaps, pixelated, plaintext, portrait, pre, preLine,
      preWrap, preserve, preserveBreaks, pretty, progressBar, proportionalNums,
      proportionalWidth, pushButton, radio, recto,
      region, relative, `repeat`, repeatX, repeatY, reverse, ridge, right, round, row, rowReverse,
      rtl, ruby, running, safe, sansSerif, saturation, scaleDown, screen, scroll, searchfield,
      selfEnd, selfStart, semiCondensed, semiExpanded, separate, serif, show, simplified, size,
      slashedZero, slice, sliderHorizontal, small, smallCaps, smaller, smooth, softLight, solid,
      sourceIn,
      sourceOut, sourceOver, space, spaceAround, spaceBetween, spaceEvenly, span, square,
      squareButton, srgb, stable, stackedFractions, start, `static`, sticky, stretch, strict,
      style,
      sub, subgrid, subtract, `super`, systemUi, table, tableCaption, tableCell, tableColumn,
      tableColumnGroup, tableFooterGroup, tableHeaderGroup, tableRow, tableRowGroup, tabularNums,
      text, textBottom, textTop, textarea, textfield, thick, thin, titlingCaps, to, top,
      traditional, uiMonospace, uiRounded, uiSansSerif, uiSerif, ultraCondensed, ultraExpanded,
      under, underline, unicase, unsafe, uppercase, verso, vertical, verticalLr, verticalRl,
      visible, wavy, webkitBaselineMiddle, webkitBox, webkitCenter, webkitFillAvailable,
      webkitFitContent, webkitInlineBox, webkitLeft, webkitMatchParent, webkitMaxContent,
      webkitMinContent, webkitRight, wrap, wrapReverse, xLarge, xSmall, xor, xxLarge, xxSmall,
      xxxLarge

    /// Creates the keyword with a lowercase name, if some property accepts it.
    package init?(_ word: String) {
      guard let keyword = Keyword.byName[word] else { return nil }
      self = keyword
    }

    /// The CSS name, in lowercase.
    package var name: String { Keyword.names[rawValue] }

    private static let names = allCases.map { CSS.hyphenated($0.stringValue) }

    private static let byName = Dictionary(uniqueKeysWithValues: zip(names, allCases))
  }

  /// Returns the CSS name of a Swift case: `tabSize` is `tab-size`, and `webkitBoxOrient` is
  /// `-webkit-box-orient`.
  static func hyphenated(_ name: String) -> String {
    var name = name
    return name.withUTF8 { letters in
      let isPrefixed = prefixes.contains { prefix in
        letters.count >= prefix.utf8CodeUnitCount
          && (0..<prefix.utf8CodeUnitCount).allSatisfy { letters[$0] == prefix.utf8Start[$0] }
      }
      // Most names are short enough to need no memory of their own.
      let count = letters.reduce(letters.count + (isPrefixed ? 1 : 0)) {
        $0 + (isCapital($1) ? 1 : 0)
      }
      return String(unsafeUninitializedCapacity: count) { hyphenated in
        var end = 0
        func append(_ letter: UInt8) {
          hyphenated.initializeElement(at: end, to: letter)
          end += 1
        }
        if isPrefixed { append(UInt8(ascii: "-")) }
        for letter in letters {
          if isCapital(letter) { append(UInt8(ascii: "-")) }
          append(isCapital(letter) ? letter | 0x20 : letter)
        }
        return end
      }
    }
  }

  /// The first words of names that begin with a hyphen.
  private static let prefixes: [StaticString] = ["webkit", "quoin", "internal"]

  private static func isCapital(_ letter: UInt8) -> Bool { (0x41...0x5A).contains(letter) }
}

extension KeyValuePairs where Key == CSS.Keyword {
  /// The value of a keyword, or `nil` if it has none here.
  ///
  /// - Complexity: O(n); tables of keywords are short.
  package subscript(word word: CSS.Keyword) -> Value? { first { $0.key == word }?.value }
}
