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
      /// Whether its parent shows it in a slot of a shadow tree, as browsers have it for the content of `<details>` and
      /// the options of a list.
      package var isSlotted = false

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

    package var diagnostics: [Diagnostic] = []
    var reported: Set<Diagnostic> = []
    /// The elements whose background or borders the author styles.
    ///
    /// Browsers draw such controls without their native appearance.
    package internal(set) var painted: Set<Int> = []
    /// The elements as selectors match them, once they are styled.
    var tree = ElementTree()
    /// The form controls among them.
    var isControl: [Bool] = []
    /// The elements that inherit from a slot.
    var isSlotted: [Bool] = []
    var families = SharedStyles()
    /// The pseudo-elements that rules select, in the order of their elements.
    var parts: [PartStyles.Part] = []
    /// Whether the deadline did not pass before all elements were styled.
    private(set) var isComplete = true

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
    var element = 0
    /// The source of glyph metrics, for the units `ch` and `ex`.
    package var glyphs: ComputeContext.GlyphMeasurer?
    /// The colour schemes that elements admit, or `nil` where all have that of the environment.
    package var schemes: AdmittedSchemes?
    /// The sizes of the content boxes of query containers that are known, by element.
    package var containerSizes: [Int: Size] = [:]
    /// The query containers around each element, and all of them.
    package internal(set) var containers = QueryContainers()
    /// The declarations of pseudo-elements below those of all rules.
    package var partDefaults: [PseudoElement: AttributeDeclarations] = [:]
    /// Whether each condition of the sheet holds, apart from those that depend on containers.
    var isActive: [Bool] = []
    /// Whether each condition depends on containers.
    private(set) var isOfContainer: [Bool] = []
    let content: SheetContent
    var environment: MediaEnvironment

    /// The custom properties of the root element, as declarations.
    package internal(set) var rootVariables = ""
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

    /// The styles of the pseudo-elements that rules select.
    package var partStyles: PartStyles {
      PartStyles(parts, elements: families.members.count, families.styles)
    }

    /// The styles of the elements.
    package var styles: ElementStyles { ElementStyles(families.members, families.styles) }

    /// Returns the computed styles of elements, which must be ordered with parents before children.
    ///
    /// Elements that the same rules match and whose parents share a style share their style, too.
    package mutating func styles(of elements: [Element]) -> ElementStyles {
      isActive = content.conditions.map { $0.evaluate(environment) == true }
      isOfContainer = content.conditions.map(\.dependsOnContainer)
      containers = QueryContainers()
      isControl = elements.map(\.isControl)
      isSlotted = elements.map(\.isSlotted)
      // A local constant, so that each use does not retain its arrays.
      let tree = DocumentStyler.tree(of: elements, content.atoms)
      let selectors = content.selectors
      var families = SharedStyles()
      families.members.reserveCapacity(elements.count)
      var rules = MatchingRules()
      for index in elements.indices {
        if let deadline, deadline.isPassed {
          addPlain(elements[index], &families)
          isComplete = false
          continue
        }
        element = index
        findRules(of: index, tree, selectors, families, &rules)
        let found = rules.own
        if isControl[index], isPainted(found, elements[index]) { painted.insert(index) }
        let parent = familyAround(index, in: Int(elements[index].parent), &families)
        let around = containers.around(elements[index].parent)
        let own = family(
          SharedStyles.Key(
            parent: parent, part: nil, entries: found, inline: elements[index].inline.number,
            hints: elements[index].hints.number, widthContainer: around.width,
            heightContainer: around.height), elements[index], &families)
        families.members.append(own)
        if index == 0 { rootVariables = families.variables(of: own).declarations }
        let style = families.style(of: own)
        containers.add(index, in: elements[index].parent, style)
        if keepsOrigins { addOrigins(found, elements[index], own, families) }
        fitFootnoteParts(&rules.parts, of: index, style)
        if !rules.parts.isEmpty {
          for part in rules.parts.keys { sort(&rules.parts[part, default: []], rules.proximities) }
          let found = self.parts(rules.parts, of: index, own, around, &families)
          parts += found
        }
      }
      self.tree = tree
      self.families = families
      return styles
    }

    /// Gives footnotes their call and marker, which only they have, whichever elements rules select, and the root the
    /// area of footnotes.
    func fitFootnoteParts(
      _ partial: inout [PseudoElement: [Int32]], of index: Int, _ style: ComputedStyle
    ) {
      if index == 0, partDefaults[.footnoteArea] != nil { partial[.footnoteArea] = [] }
      let isFootnote = style.set.contains(.float) && style[.float] == .keyword(.footnote)
      if !isFootnote, partial.isEmpty { return }
      for part in [PseudoElement.footnoteCall, .footnoteMarker] {
        partial[part] = isFootnote ? partial[part] ?? [] : nil
      }
    }

    /// Returns an element's pseudo-elements by the rules that select them.
    mutating func parts(
      _ partial: [PseudoElement: [Int32]], of index: Int, _ own: Int32,
      _ around: (width: Int32, height: Int32), _ families: inout SharedStyles
    ) -> [PartStyles.Part] {
      var parts: [PartStyles.Part] = []
      for part in PseudoElement.all {
        guard let found = partial[part] else { continue }
        let family = family(of: part, found, in: own, around, &families)
        parts.append(PartStyles.Part(element: index, part: part, family: family))
      }
      return parts
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
    private mutating func addPlain(_ element: Element, _ families: inout SharedStyles) {
      let own =
        element.parent >= 0
        ? families.members[Int(element.parent)]
        : families.members.first
          ?? families.add(
            SharedStyles.Key(parent: -1, entries: [], inline: -1), ComputedStyle(), Variables())
      families.members.append(own)
      if keepsOrigins { origins.append([:]) }
    }

    /// Records the sources of an element's values.
    private mutating func addOrigins(
      _ found: [Int32], _ element: Element, _ own: Int32, _ families: SharedStyles
    ) {
      origins.append(
        origins(
          of: cascade(found, element).all, families.variables(of: own),
          families.style(of: own).direction))
    }

    /// Returns whether author rules set the background or the borders of an element.
    func isPainted(_ found: [Int32], _ element: Element) -> Bool {
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
  }
}
