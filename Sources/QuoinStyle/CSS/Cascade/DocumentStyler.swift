import QuoinGeometry
import QuoinModel

extension CSS {
  /// Computes the styles of a document's elements, parents before children.
  package struct DocumentStyler {
    /// An element with the data that selectors match.
    package struct Element: Sendable {
      package var parent: Int32
      /// The tag name.
      package var type: String
      package var attributes: Attributes
      package var state: NodeState
      package var hasText: Bool
      /// The declarations of its `style` attribute.
      package var inline: AttributeDeclarations
      /// The declarations of presentational attributes such as `width`, below all author rules.
      package var hints: AttributeDeclarations
      /// Whether the element is a form control, which browsers draw natively unless the author
      /// styles it.
      package var isControl = false

      package init(
        parent: Int32, type: String, attributes: Attributes = [:],
        state: NodeState = .normal, hasText: Bool = false,
        inline: AttributeDeclarations = AttributeDeclarations(),
        hints: AttributeDeclarations = AttributeDeclarations()
      ) {
        self.hints = hints
        self.parent = parent
        self.type = type
        self.attributes = attributes
        self.state = state
        self.hasText = hasText
        self.inline = inline
      }
    }

    package private(set) var diagnostics: [Diagnostic] = []
    /// The styles of pseudo-elements that rules select, in element order.
    package private(set) var pseudoStyles: [Pseudo] = []

    /// The elements whose background or borders the author styles.
    ///
    /// Browsers draw such controls without their native appearance.
    package private(set) var painted: Set<Int> = []

    /// The style of a pseudo-element.
    package struct Pseudo: Sendable {
      package var element: Int
      package var part: PseudoElement
      package var style: ComputedStyle
    }
    /// Whether to record `origins`.
    package var keepsOrigins = false
    /// For each element, the source of the winning declaration of each property; style rules in
    /// Swift have none.
    package private(set) var origins: [[Property: Origin]] = []

    /// The source of a value: a declaration in a sheet or in a `style` attribute.
    package struct Origin: Sendable {
      /// The property name as written, which may be a shorthand.
      package var name: String
      package var place: SourcePlace
    }

    /// The time at which styling stops.
    ///
    /// Elements not reached by then get the style of their parent.
    package var deadline: Deadline?
    /// The source of glyph metrics, for the units `ch` and `ex`.
    package var glyphs: ComputeContext.GlyphMeasurer?
    /// The colour schemes that elements admit, or `nil` where all have that of the environment.
    package var schemes: AdmittedSchemes?
    private let content: SheetContent
    private let environment: MediaEnvironment

    package init(_ sheet: StyleSheet, _ environment: MediaEnvironment) {
      content = sheet.content
      self.environment = environment
    }

    /// Parses the declarations of a `style` attribute and returns them with any diagnostics.
    package static func inline(
      _ text: String, file: String = "", line: Int = 1, column: Int = 1,
      isInQuirksMode: Bool = false, limits: SheetLimits = SheetLimits()
    ) -> ([Declaration], [Diagnostic]) {
      var source = Source(text, file: file, line: line, column: column)
      source.isInQuirksMode = isInQuirksMode
      source.limits = limits
      let list = TokenList(source)
      var parser = SheetParser(list)
      let declarations = parser.declarations(0..<list.end)
      return (declarations, parser.sheet.diagnostics)
    }

    /// Returns the computed styles of elements, which must be ordered with parents before children.
    ///
    /// Elements that the same rules match and whose parents share a style share their style, too.
    package mutating func styles(of elements: [Element]) -> [ComputedStyle] {
      let isActive = content.conditions.map { $0.evaluate(environment) == true }
      let tree = DocumentStyler.tree(of: elements, content.atoms)
      let (selectors, gates) = (content.selectors, content.gates)
      var families = SharedStyles()
      families.members.reserveCapacity(elements.count)
      var styles: [ComputedStyle] = []
      styles.reserveCapacity(elements.count)
      var found: [Int32] = []
      for index in elements.indices {
        if let deadline, deadline.isPassed {
          addPlain(elements[index], &families, &styles)
          continue
        }
        found.removeAll(keepingCapacity: true)
        var partial: [PseudoElement: [Int32]] = [:]
        content.index.forEachCandidate(tree, index) { entry in
          let gate = gates[Int(entry)]
          if gate.condition < 0 || isActive[Int(gate.condition)],
            tree.mayMatch(gate, index),
            selectors.matches(entry: entry, index, in: tree)
          {
            if let part = content.entries[Int(entry)].selector.pseudo {
              // Only controls have these parts, whichever elements a rule selects.
              if part.isOfControl, !elements[index].isControl { return }
              partial[part, default: []].append(entry)
            } else {
              found.append(entry)
            }
          }
        }
        found.sort()
        if elements[index].isControl, isPainted(found, elements[index]) { painted.insert(index) }
        let parent =
          elements[index].parent >= 0 ? families.members[Int(elements[index].parent)] : -1
        let own = family(
          SharedStyles.Key(
            parent: parent, part: nil, entries: found, inline: elements[index].inline.number,
            hints: elements[index].hints.number), elements[index], &families)
        families.members.append(own)
        styles.append(families.styles[Int(own)])
        if keepsOrigins {
          origins.append(
            origins(
              of: cascade(found, elements[index]), families.variables[Int(own)],
              styles[index].direction))
        }
        for part in PseudoElement.all {
          guard let found = partial[part] else { continue }
          let inner = family(
            SharedStyles.Key(parent: own, part: part, entries: found.sorted()),
            Element(parent: Int32(index), type: elements[index].type), &families)
          pseudoStyles.append(
            Pseudo(element: index, part: part, style: families.styles[Int(inner)]))
        }
      }
      return styles
    }

    /// Adds an element with its parent's style, after the deadline has passed.
    private mutating func addPlain(
      _ element: Element, _ families: inout SharedStyles, _ styles: inout [ComputedStyle]
    ) {
      if families.styles.isEmpty {
        families.styles.append(ComputedStyle())
        families.variables.append(Variables())
      }
      let own = element.parent >= 0 ? families.members[Int(element.parent)] : 0
      families.members.append(own)
      styles.append(families.styles[Int(own)])
      if keepsOrigins { origins.append([:]) }
    }

    /// Returns the family of an element or of one of its pseudo-elements.
    private mutating func family(
      _ key: SharedStyles.Key, _ element: Element, _ families: inout SharedStyles
    ) -> Int32 {
      if key.isShared, let known = families.known[key] { return known }
      let parent = key.parent >= 0 ? Int(key.parent) : nil
      let (variables, style) = compute(
        cascade(key.entries, element), parent.map { families.variables[$0] } ?? Variables(),
        parent: parent.map { families.styles[$0] },
        root: families.styles.first ?? ComputedStyle())
      let number = Int32(families.styles.count)
      families.styles.append(style)
      families.variables.append(variables)
      if key.isShared { families.known[key] = number }
      return number
    }

    /// Returns whether author rules set the background or the borders of an element.
    private func isPainted(_ found: [Int32], _ element: Element) -> Bool {
      func setsPaint(_ declarations: [Declaration]) -> Bool {
        declarations.contains { $0.name.hasPrefix("background") || $0.name.hasPrefix("border") }
      }
      return setsPaint(element.inline.declarations)
        || found.contains {
          guard Int($0) >= content.firstOfAuthor else { return false }
          let rule = content.rules[Int(content.entries[Int($0)].rule)]
          return setsPaint(rule.normal.declarations) || setsPaint(rule.important.declarations)
        }
    }

    /// Returns all declarations for an element in ascending cascade order; inline declarations
    /// follow the author rules.
    ///
    /// - Parameter found: The entries of the matching rules, in ascending cascade order.
    private func cascade(_ found: [Int32], _ element: Element) -> [Declaration] {
      let entries = content.entries
      var result: [Declaration] = []
      // CSS Cascade 5 §6.5: presentational hints belong to the author origin, below all author
      // rules.
      var hasHints = element.hints.declarations.isEmpty
      for entry in found {
        if !hasHints, Int(entry) >= content.firstOfAuthor {
          result += element.hints.declarations
          hasHints = true
        }
        result += content.rules[Int(entries[Int(entry)].rule)].normal.declarations
      }
      if !hasHints { result += element.hints.declarations }
      result += element.inline.declarations.filter { !$0.isImportant }
      for entry in found.sorted(by: {
        entries[Int($0)].importantRank < entries[Int($1)].importantRank
      }) {
        result += content.rules[Int(entries[Int(entry)].rule)].important.declarations
      }
      return result + element.inline.declarations.filter(\.isImportant)
    }

    private func origins(
      of declarations: [Declaration], _ variables: Variables, _ direction: LayoutDirection
    ) -> [Property: Origin] {
      var origins: [Property: Origin] = [:]
      for declaration in declarations {
        let place = declaration.place
        declaration.forEachLonghand(variables, direction, report: { _, _ in }) { item in
          switch item {
          case .value(let property, _), .wide(let property, _):
            origins[property] = place.map { Origin(name: declaration.name, place: $0) }
          default: break
          }
        }
      }
      return origins
    }

    /// Builds the tree that selectors are matched against.
    static func tree(of elements: [Element], _ atoms: AtomTable) -> ElementTree {
      var tree = ElementTree()
      var lists: [String: Int32] = [:]
      for element in elements {
        let type = element.type.asciiLowercased
        let list: Int32
        if let known = lists[type] {
          list = known
        } else {
          list = tree.addKinds(atoms.kinds[type].map { [$0] } ?? [])
          lists[type] = list
        }
        let words = element.attributes["class"]?.utf8.split(whereSeparator: CSS.isSpace) ?? []
        tree.append(
          parent: element.parent, kindList: list,
          id: element.attributes["id"].flatMap { atoms.knownID($0) } ?? -1,
          classes: words.compactMap { atoms.knownClass(String(decoding: $0, as: UTF8.self)) },
          state: element.state, hasText: element.hasText, attributes: element.attributes)
      }
      return tree
    }

    private mutating func compute(
      _ declarations: [Declaration], _ given: Variables, parent: ComputedStyle?,
      root: ComputedStyle
    ) -> (Variables, ComputedStyle) {
      var own: [String: Variables.Content] = [:]
      for case .custom(let name, let text) in declarations.map(\.declared) {
        own[name] = .text(text)
      }
      let variables = own.isEmpty ? given : Variables(given, declaring: own)
      var context = ComputeContext(
        fontSize: parent?.fontSize ?? 16, parentFontSize: parent?.fontSize ?? 16,
        rootFontSize: parent == nil ? 16 : root.fontSize, viewport: environment.viewport)
      if let parent, case .number(let weight) = parent[.fontWeight] {
        context.parentFontWeight = weight
      }
      context.glyphs = glyphs
      var style = parent?.inherited ?? ComputedStyle()
      if glyphs != nil { context.font = style.font }
      let first = DocumentStyler.first
      var specifiesColor = false
      for pass in 0..<2 {
        for declaration in declarations {
          declaration.forEachLonghand(
            variables, style.direction, report: { report(declaration, $0, $1) }
          ) { item in
            specifiesColor = item.specifiesColor ?? specifiesColor
            apply(item, declaration, context, parent, &style) { first.contains($0) == (pass == 0) }
          }
        }
        if pass == 0 { style.adjustMonospace(declarations, parent) }
        if pass == 0, !specifiesColor, let parent, let schemes {
          style.keepColor(of: parent, schemes)
        }
        context.fontSize = style.fontSize
        if pass == 0, glyphs != nil { context.font = style.font }
        context.color = style.color
        if parent == nil { context.rootFontSize = style.fontSize }
        if pass == 0 {
          var own = style
          for case .value(.lineHeight, let value) in declarations.map(\.declared) {
            own[.lineHeight] = Property.lineHeight.computed(value, context) ?? value
          }
          context.lineHeight = own.lineHeight
          context.rootLineHeight = parent == nil ? own.lineHeight : root.lineHeight
        }
      }
      style.adjust(pixel: 1 / max(1, environment.traits.displayScale))
      return (variables, style)
    }

    /// The properties computed first, because others are relative to them: direction, font and
    /// colour.
    private static let first = PropertySet(
      [.direction, .fontFamily, .fontSize, .fontWeight, .color, .colorScheme] as [Property])

    private mutating func apply(
      _ item: Declared, _ declaration: Declaration, _ context: ComputeContext,
      _ parent: ComputedStyle?, _ style: inout ComputedStyle, _ isWanted: (Property) -> Bool
    ) {
      switch item {
      case .wide(let property, let word) where isWanted(property):
        let inherits = word == "inherit" || (word == "unset" && property.isInherited)
        style[property] = inherits ? parent?[property] ?? property.initial : property.initial
      case .value(let property, let value) where isWanted(property):
        // `color: currentcolor` uses the parent's colour.
        if property == .color, value == .color(.current) {
          style[property] = parent?[property] ?? property.initial
        } else if value == .keyword(.internalCenter) {
          // HTML §15.3.8: table header cells are centred unless an ancestor specifies an alignment.
          let around = parent?[property] ?? property.initial
          style[property] = around == property.initial ? .keyword(.center) : around
        } else if let computed = property.computed(value, context) {
          style[property] = computed
        } else {
          report(declaration, "unknown-length", "a length of '\(property.name)' has no basis")
        }
      default: break
      }
    }

    private mutating func report(_ declaration: Declaration, _ rule: String, _ message: String) {
      let diagnostic = Diagnostic(.warning, rule: rule, message, place: declaration.place)
      if !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
    }
  }
}

extension CSS.ComputedStyle {
  /// Adjusts the size of monospaced text, which is smaller by default.
  ///
  /// HTML §15.3.1 leaves this to browsers; all of them use 13 instead of 16 points unless the size
  /// was specified in absolute units.
  fileprivate mutating func adjustMonospace(
    _ declarations: [CSS.Declaration], _ parent: CSS.ComputedStyle?
  ) {
    for declaration in declarations {
      switch declaration.declared {
      case .value(.fontSize, .length(_, let unit)):
        // A relative size is as absolute as the size it is relative to.
        hasAbsoluteFont = parent?.hasAbsoluteFont ?? false || !unit.isFontRelative
      case .value(.fontSize, .keyword(let word)):
        if word != .larger, word != .smaller { hasAbsoluteFont = false }
      case .pending(let name, _):
        if name == "font-size" || name == "font" { hasAbsoluteFont = true }
      default: break
      }
    }
    let was = parent?.isMonospace ?? false
    guard isMonospace != was, !hasAbsoluteFont else { return }
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
    for (line, width) in CSS.Property.lines {
      let isNone = self[line] == .keyword(.none) || self[line] == .keyword(.hidden)
      if isNone { self[width] = .zero }
      // The widths of drawn lines are rounded to whole pixels, at least one: CSS Values 4 §6.1.2.
      if !isNone, case .length(let points, .px) = self[width], points > 0 {
        self[width] = .length(max(1, (points / pixel + 1e-9).rounded(.down)) * pixel, .px)
      }
    }
    // CSS Backgrounds 3 §3.2 leaves the colours of 3D borders to browsers: without a specified
    // colour they use a light grey, because the text colour may have no darker shade.
    for (line, color) in CSS.Property.lineColors where self[color] == .color(.current) {
      if [.inset, .outset, .groove, .ridge].contains(self[line].keyword) {
        self[color] = .color(.color(Color(white: 238 / 255)))
      }
    }
    // HTML §15.3.3: the block alignment of `align` ends at a table; its cells start with the
    // initial value.
    if [.webkitLeft, .webkitCenter, .webkitRight].contains(self[.textAlign].keyword),
      self[.display] == .keyword(.table) || self[.display] == .keyword(.inlineTable)
    {
      self[.textAlign] = .keyword(.start)
    }
    // CSS Overflow 3 §3.1.
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

  private static let lineWidths = CSS.PropertySet(lines.map(\.1))

  /// The border style properties, each with its colour property.
  fileprivate static let lineColors: [(CSS.Property, CSS.Property)] = [
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
