import QuoinGeometry
import QuoinModel

extension CSS.ComputedStyle {
  /// Adjusts the size of monospaced text, which is smaller by default.
  ///
  /// HTML §15.3.1 leaves this to browsers; all of them use 13 instead of 16 points unless the size
  /// was specified in absolute units.
  mutating func adjustMonospace(
    _ declarations: [CSS.Declaration], _ parent: CSS.ComputedStyle?
  ) {
    let outer = parent?.fontBasis ?? .keyword(.medium)
    // A relative size is as absolute as the size it is relative to.
    let relative = outer == .absolute ? outer : .relative
    var basis = outer
    for declaration in declarations {
      switch declaration.declared {
      case .value(.fontSize, .length(_, let unit)):
        basis = unit.isFontRelative ? relative : .absolute
      case .value(.fontSize, .keyword(let word)):
        basis = word == .larger || word == .smaller ? relative : .keyword(word)
      case .value(.fontSize, _): basis = relative
      case .wide(.fontSize, let word): basis = word == "initial" ? .keyword(.medium) : outer
      case .pending(let name, _):
        if name == "font-size" || name == "font" { basis = .absolute }
      default: break
      }
    }
    fontBasis = basis
    if case .keyword(let word) = basis, let size = word.fontSize(isMonospace: isMonospace) {
      if size * zoom != fontSize { self[.fontSize] = .length(size * zoom, .px) }
      return
    }
    let was = parent?.isMonospace ?? false
    guard isMonospace != was, basis != .absolute else { return }
    self[.fontSize] = .length(fontSize * (isMonospace ? 13.0 / 16 : 16.0 / 13), .px)
  }

  private var isMonospace: Bool {
    self[.fontFamily] == .commas([.keyword(.monospace)])
  }

  /// Adjusts computed values that depend on values of other properties.
  ///
  /// - Parameter pixel: The size of a device pixel, in points.
  package mutating func adjust(pixel: Double) {
    // CSS Backgrounds 3 §3.3 and CSS UI 4 §3.1: the width of a line that is not drawn is zero.
    var undrawn = CSS.PropertySet()
    for (line, width) in CSS.Property.lines {
      // The initial line style is `none`.
      guard set.contains(line), self[line] != .keyword(.hidden) else {
        undrawn.insert(width)
        continue
      }
      // The widths of drawn lines are rounded to whole pixels, at least one: CSS Values 4 §6.1.2.
      if case .length(let points, .px) = self[width], points > 0 {
        self[width] = .length(max(1, (points / pixel + 1e-9).rounded(.down)) * pixel, .px)
      }
    }
    set(.zero, for: undrawn)
    // CSS Backgrounds 3 §3.2 leaves the colours of 3D borders to browsers: without a specified
    // colour they use a light grey, because the text colour may have no darker shade. In Chromium,
    // tables and their parts use the text colour all the same.
    for (line, color) in CSS.Property.lineColors
    where set.contains(line) && self[color] == .color(.current) && !isTableOrPart {
      if [.inset, .outset, .groove, .ridge].contains(self[line].keyword) {
        self[color] = .color(.color(Color(white: 238 / 255)))
      }
    }
    // HTML §15.3.3: the block alignment of `align` ends at a table; its cells start with the
    // initial value.
    if set.contains(.textAlign),
      [.webkitLeft, .webkitCenter, .webkitRight].contains(self[.textAlign].keyword),
      self[.display] == .keyword(.table) || self[.display] == .keyword(.inlineTable)
    {
      self[.textAlign] = .keyword(.start)
    }
    // CSS Masking 1 §A: `clip` applies to absolutely positioned elements only.
    if set.contains(.clip), self[.position] != .keyword(.absolute),
      self[.position] != .keyword(.fixed)
    {
      self[.clip] = .keyword(.auto)
    }
    // CSS Overflow 3 §3.1.
    guard set.contains(.overflowX) || set.contains(.overflowY) else { return }
    let (x, y) = (self[.overflowX], self[.overflowY])
    func isVisible(_ value: CSS.Value) -> Bool {
      value == .keyword(.visible) || value == .keyword(.clip)
    }
    func scrolling(_ value: CSS.Value) -> CSS.Value {
      value == .keyword(.visible) ? .keyword(.auto) : .keyword(.hidden)
    }
    guard isVisible(x) != isVisible(y) else { return }
    if isVisible(x) { self[.overflowX] = scrolling(x) } else { self[.overflowY] = scrolling(y) }
  }
}

extension CSS.ComputedStyle {
  /// The font, whose family may be a list.
  package var font: Font {
    var font = Font.system(fontSize)
    font.family = fontFamilies
    if case .number(let weight) = self[.fontWeight],
      let known = Font.Weight(rawValue: min(max(Int((weight / 100).rounded()), 1), 9) * 100)
    {
      font.weight = known
    }
    font.isItalic = self[.fontStyle] != .keyword(.normal)
    font.features = fontFeatures
    return font
  }

  /// The font families in order, in the list format of text measurers.
  ///
  /// `system-ui` is Inter with its own spacing: browsers do not space it as Apple's systems space theirs. If none of the
  /// families is available, browsers use their standard font (CSS Fonts 4 §2.1), which is represented by
  /// `-webkit-standard`.
  package var fontFamilies: String? {
    guard case .commas(let families) = self[.fontFamily] else { return nil }
    var names: [String] = []
    var endsInGeneric = false
    for family in families {
      switch family {
      case .string(let name):
        names.append(name)
        endsInGeneric = false
      case .keyword(.systemUi):
        names += ["Inter", "system-ui"]
        endsInGeneric = true
      case .keyword(let generic) where !CSS.absentFamilies.contains(generic):
        names.append(generic.name)
        endsInGeneric = true
      default: endsInGeneric = false
      }
    }
    if !endsInGeneric { names.append("-webkit-standard") }
    return names.joined(separator: ",")
  }
}

extension CSS.Property {
  /// Whether the property is a line width, which is zero if the line is not drawn.
  var isLineWidth: Bool { CSS.Property.lineWidths.contains(self) }

  static let lineWidths = CSS.PropertySet(lines.map(\.1))

  /// The properties whose computed value may be `currentcolor`, so that what inherits it takes its own colour: CSS Color 4
  /// §6.2.
  static let keepingCurrentColor = CSS.PropertySet(lineColors.map(\.1) + [.fill, .stroke])

  /// The border style properties, each with its colour property.
  static let lineColors: [(CSS.Property, CSS.Property)] = [
    (.borderTopStyle, .borderTopColor), (.borderRightStyle, .borderRightColor),
    (.borderBottomStyle, .borderBottomColor), (.borderLeftStyle, .borderLeftColor),
  ]

  /// The line style properties, each with its width property.
  fileprivate static let lines: [(CSS.Property, CSS.Property)] = [
    (.borderTopStyle, .borderTopWidth), (.borderRightStyle, .borderRightWidth),
    (.borderBottomStyle, .borderBottomWidth), (.borderLeftStyle, .borderLeftWidth),
    (.outlineStyle, .outlineWidth),
  ]
}

extension CSS.ComputedStyle {
  /// Whether the box is a table or a part of one.
  fileprivate var isTableOrPart: Bool {
    switch self[.display].keyword {
    case .table, .inlineTable, .tableRow, .tableCell, .tableCaption, .tableColumn,
      .tableColumnGroup, .tableRowGroup, .tableHeaderGroup, .tableFooterGroup:
      true
    default: false
    }
  }
}
