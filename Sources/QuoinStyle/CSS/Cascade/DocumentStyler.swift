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
    private var reported: Set<Diagnostic> = []
    /// The styles of pseudo-elements that rules select, in element order.
    package private(set) var pseudoStyles: [Pseudo] = []

    /// The elements whose background or borders the author styles.
    ///
    /// Browsers draw such controls without their native appearance.
    package private(set) var painted: Set<Int> = []
    /// The record of a former styling of the elements, with the same sheets in the same environment.
    package var former: StyleRecord?
    /// What determined the styles, or `nil` if the deadline passed.
    ///
    /// It continues that of the former styling, if that has not become too large.
    package private(set) var record: StyleRecord?
    /// Whether the record continues that of the former styling.
    package private(set) var continuesRecord = false
    /// The families of the pseudo-elements.
    private var parts: [StyleRecord.Part] = []

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
    /// The sizes of fonts so far, and how many there may be.
    package var fontSizes = FontSizeLimit()
    /// The element whose styles are computed.
    private var element = 0
    /// The source of glyph metrics, for the units `ch` and `ex`.
    package var glyphs: ComputeContext.GlyphMeasurer?
    /// The colour schemes that elements admit, or `nil` where all have that of the environment.
    package var schemes: AdmittedSchemes?
    /// The sizes of the content boxes of query containers that are known, by element.
    package var containerSizes: [Int: Size] = [:]
    /// The query containers around each element, and all of them.
    package private(set) var containers = QueryContainers()
    /// The declarations of pseudo-elements below those of all rules.
    package var partDefaults: [PseudoElement: AttributeDeclarations] = [:]
    /// Whether each condition of the sheet holds, apart from those that depend on containers.
    private(set) var isActive: [Bool] = []
    /// Whether each condition depends on containers.
    private(set) var isOfContainer: [Bool] = []
    let content: SheetContent
    private let environment: MediaEnvironment

    /// The custom properties of the root element, as declarations.
    package private(set) var rootVariables = ""
    /// The counter styles of the sheet.
    package var counterStyles: CounterStyles { content.counterStyles }

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
      isActive = content.conditions.map { $0.evaluate(environment) == true }
      isOfContainer = content.conditions.map(\.dependsOnContainer)
      containers = QueryContainers()
      let tree = DocumentStyler.tree(of: elements, content.atoms)
      let selectors = content.selectors
      if former?.canBeContinued == false { former = nil }
      continuesRecord = former != nil
      var families = SharedStyles(former)
      var isComplete = true
      families.members.reserveCapacity(elements.count)
      var styles: [ComputedStyle] = []
      styles.reserveCapacity(elements.count)
      var rules = MatchingRules()
      for index in elements.indices {
        if let deadline, deadline.isPassed {
          addPlain(elements[index], &families, &styles)
          isComplete = false
          continue
        }
        element = index
        findRules(of: index, elements[index], tree, selectors, families, &rules)
        let found = rules.own
        if elements[index].isControl, isPainted(found, elements[index]) { painted.insert(index) }
        let parent =
          elements[index].parent >= 0 ? families.members[Int(elements[index].parent)] : -1
        let around = containers.around(elements[index].parent)
        let own = family(
          SharedStyles.Key(
            parent: parent, part: nil, entries: found, inline: elements[index].inline.number,
            hints: elements[index].hints.number, widthContainer: around.width,
            heightContainer: around.height), elements[index], &families)
        families.members.append(own)
        if index == 0 { rootVariables = families.variables(of: own).declarations }
        styles.append(families.style(of: own))
        containers.add(index, in: elements[index].parent, styles[index])
        if keepsOrigins {
          origins.append(
            origins(
              of: cascade(found, elements[index]).all, families.variables(of: own),
              styles[index].direction))
        }
        fitFootnoteParts(&rules.parts, of: index, styles[index])
        if !rules.parts.isEmpty {
          for part in rules.parts.keys { sort(&rules.parts[part, default: []], rules.proximities) }
          addParts(rules.parts, of: index, elements[index].type, own, around, &families)
        }
      }
      if isComplete { record = StyleRecord(families, parts, painted: painted) }
      return styles
    }

    /// Gives footnotes their call and marker, which only they have, whichever elements rules select, and the root the
    /// area of footnotes.
    private func fitFootnoteParts(
      _ partial: inout [PseudoElement: [Int32]], of index: Int, _ style: ComputedStyle
    ) {
      if index == 0, partDefaults[.footnoteArea] != nil { partial[.footnoteArea] = [] }
      let isFootnote = style.set.contains(.float) && style[.float] == .keyword(.footnote)
      if !isFootnote, partial.isEmpty { return }
      for part in [PseudoElement.footnoteCall, .footnoteMarker] {
        partial[part] = isFootnote ? partial[part] ?? [] : nil
      }
    }

    /// Computes the styles of an element's pseudo-elements from the rules that select them.
    private mutating func addParts(
      _ partial: [PseudoElement: [Int32]], of index: Int, _ type: String, _ own: Int32,
      _ around: (width: Int32, height: Int32), _ families: inout SharedStyles
    ) {
      for part in PseudoElement.all {
        guard let found = partial[part] else { continue }
        let inner = family(
          SharedStyles.Key(
            parent: own, part: part, entries: found, widthContainer: around.width,
            heightContainer: around.height),
          Element(
            parent: Int32(index), type: type, hints: partDefaults[part] ?? AttributeDeclarations()),
          &families)
        pseudoStyles.append(
          Pseudo(element: index, part: part, style: families.style(of: inner)))
        parts.append(StyleRecord.Part(element: index, part: part, family: inner))
      }
    }

    /// Returns whether a condition holds in the containers around the children of an element.
    func holds(
      _ condition: Int32, _ parent: Int32, _ families: SharedStyles
    ) -> Bool {
      content.conditions[Int(condition)].evaluate(environment) { query in
        containers.container(for: query, around: parent).flatMap { container in
          query.needsSize ? size(of: Int32(container), families).flatMap(query.holds) : true
        }
      } == true
    }

    /// Adds an element with its parent's style, after the deadline has passed.
    private mutating func addPlain(
      _ element: Element, _ families: inout SharedStyles, _ styles: inout [ComputedStyle]
    ) {
      let own =
        element.parent >= 0
        ? families.members[Int(element.parent)]
        : families.members.first
          ?? families.add(
            SharedStyles.Key(parent: -1, entries: [], inline: -1), ComputedStyle(), Variables())
      families.members.append(own)
      styles.append(families.style(of: own))
      if keepsOrigins { origins.append([:]) }
    }

    /// Returns the family of an element or of one of its pseudo-elements.
    private mutating func family(
      _ key: SharedStyles.Key, _ element: Element, _ families: inout SharedStyles
    ) -> Int32 {
      if let known = families.family(key) { return known }
      let parent = key.parent >= 0 ? key.parent : nil
      let (variables, style) = compute(
        cascade(key.entries, element),
        parent.map { families.variables(of: $0) } ?? Variables(),
        parent: parent.map { families.style(of: $0) },
        root: families.root ?? ComputedStyle(),
        container: (
          size(of: key.widthContainer, families)?.width,
          size(of: key.heightContainer, families)?.height
        ))
      return families.add(key, style, variables)
    }

    /// Returns the size of a query container without zoom, if it is known.
    private func size(of container: Int32, _ families: SharedStyles) -> Size? {
      guard let size = containerSizes[Int(container)] else { return nil }
      let zoom = families.style(of: families.members[Int(container)]).zoom
      return zoom == 1 ? size : Size(size.width / zoom, size.height / zoom)
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
    private func cascade(_ found: [Int32], _ element: Element) -> Cascade {
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
      let firstImportant = result.count
      let important = found.filter {
        !content.rules[Int(entries[Int($0)].rule)].important.declarations.isEmpty
      }
      let ranked = important.enumerated().sorted {
        (entries[Int($0.element)].importantRank, $0.offset)
          < (entries[Int($1.element)].importantRank, $1.offset)
      }
      for (_, entry) in ranked {
        result += content.rules[Int(entries[Int(entry)].rule)].important.declarations
      }
      result += element.inline.declarations.filter(\.isImportant)
      return Cascade(all: result, firstImportant: firstImportant)
    }

    /// The declarations for an element in ascending cascade order.
    private struct Cascade {
      var all: [Declaration]
      /// The index of the first important one.
      var firstImportant: Int
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

    private mutating func compute(
      _ cascade: Cascade, _ given: Variables, parent: ComputedStyle?,
      root: ComputedStyle, container: (width: Double?, height: Double?)
    ) -> (Variables, ComputedStyle) {
      let given =
        content.registered.isEmpty
        ? given : given.starting(content.registered, isRoot: parent == nil)
      let isRoot = parent == nil
      let (declarations, variables) = declarations(of: cascade, given)
      let (outerZoom, outerFontSize) = (parent?.zoom ?? 1, parent?.fontSize ?? 16)
      let zoom = ComputedStyle.limitedZoom(
        outerZoom * Declaration.zoom(declarations, variables))
      let parent = zoom == outerZoom ? parent : parent?.zoomed(by: zoom / outerZoom)
      var context = context(parent: parent, root: root, zoom: zoom)
      context.container = container
      var style = parent?.inherited ?? ComputedStyle()
      if zoom != 1 { style.beginZoomed(by: zoom, isRoot: isRoot) }
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
        if pass == 0 {
          style.adjustMonospace(declarations, parent)
          if style.fontSize != outerFontSize {
            let size = fontSizes.size(style.fontSize, of: element)
            if size != style.fontSize { style[.fontSize] = .length(size, .px) }
          }
        }
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

    /// Returns the declarations of a cascade and of its animations, and the variables that they declare.
    private func declarations(of cascade: Cascade, _ given: Variables) -> ([Declaration], Variables)
    {
      var declarations = cascade.all
      var variables = given.declaring(declarations)
      if !content.animations.isEmpty {
        // CSS Cascade 5 §6.1: animations come before important declarations.
        let animated = content.animations.declarations(for: declarations, variables) {
          isActive[Int($0)]
        }
        declarations.insert(contentsOf: animated, at: cascade.firstImportant)
        if !animated.isEmpty { variables = given.declaring(declarations) }
      }
      return (declarations, variables)
    }

    /// Returns what relative lengths are relative to before the properties of an element are computed.
    private func context(
      parent: ComputedStyle?, root: ComputedStyle, zoom: Double
    ) -> ComputeContext {
      var context = ComputeContext(
        fontSize: parent?.fontSize ?? 16, parentFontSize: parent?.fontSize ?? 16,
        rootFontSize: parent == nil ? 16 : root.fontSize, viewport: environment.viewport)
      if let parent, case .number(let weight) = parent[.fontWeight] {
        context.parentFontWeight = weight
      }
      context.zoom = zoom
      context.rootZoom = parent == nil ? zoom : root.zoom
      context.glyphs = glyphs
      return context
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
      // The factors of ancestors are known already.
      case .wide(.zoom, _), .value(.zoom, _): break
      // On screens, as in browsers without footnotes, the declaration is none.
      case .value(.float, .keyword(.footnote)) where environment.medium != .print: break
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
        } else if value == .keyword(.matchParent) || value == .keyword(.webkitMatchParent) {
          // CSS Text 3 §6.1.1: `start` and `end` keep the parent's direction.
          let around = parent?[property] ?? property.initial
          let isReversed = parent?.direction == .rightToLeft
          switch around {
          case .keyword(.start): style[property] = .keyword(isReversed ? .right : .left)
          case .keyword(.end): style[property] = .keyword(isReversed ? .left : .right)
          default: style[property] = around
          }
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
      if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
  }
}
