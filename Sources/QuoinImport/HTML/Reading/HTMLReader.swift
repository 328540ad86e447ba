import Foundation
import QuoinGeometry
import QuoinModel
import QuoinResources
import QuoinStyle

/// A document with its sheets, and the styles of its elements in an environment.
struct HTMLReader {
  let tree: HTMLTree
  var options: ImportOptions
  /// The access to the files that the document refers to.
  let resources: Resources
  /// The total size of the style sheets read, and their number.
  var sheetBytes = 0
  var sheetCount = 0
  /// The loaded sheets of `style` and `link` elements, by item.
  var loadedSheets: [Int: LoadedSheet] = [:]
  /// The combined sheets above the defaults of HTML, by the elements that they come from.
  private var layers: [[Int]: StyleSheet] = [:]
  /// The declarations of `style` attributes and of presentational ones.
  private var inlineDeclarations = CSS.AttributeDeclarationTable()
  var hintDeclarations = CSS.AttributeDeclarationTable()
  /// The table whose attributes were needed last, and these.
  var lastTable: (item: Int, attributes: CSS.Attributes)?
  /// Whether a sheet or an attribute contains a viewport-relative length.
  var dependsOnViewport = false
  var findings: HTMLFindings
  /// The time at which reading stops.
  var deadline: Deadline?
  var viewport: Size
  var environment: MediaEnvironment
  /// The page format, in points.
  var pages: PageFormat?
  /// The margin boxes of the pages, if any.
  var marginBoxes: MarginBoxes?
  /// The style of the pages, if any rule is for pages.
  var pageStyle: CSS.PageStyle?
  /// What generated content says about pages and other elements.
  var references = PageReferences()
  /// The declarations that pages inherit from the root element.
  private(set) var pageInheritance = MarginBoxes.Inheritance()
  /// Whether content that overflows the viewport is hidden.
  private(set) var hidesOverflow = false
  /// The indices of the items that are elements.
  var elements: [Int] = []
  /// The elements that contain or link style sheets.
  private(set) var sheetElements: [Int] = []
  /// The number of each item among the elements, or -1 for a text.
  private var elementNumbers: [Int32] = []
  var styles: [CSS.ComputedStyle] = []
  var pseudoStyles: [Int: [CSS.PseudoElement: CSS.ComputedStyle]] = [:]
  /// The controls whose background or borders the author styles.
  var painted: Set<Int> = []
  /// What determined the styles when the elements were last styled.
  private var formerStyles: FormerStyles?
  /// Whether each element and all in it have the styles of the last time; `nil` if that is not known.
  private(set) var unchangedElements: [Bool]?
  /// The counter styles of the sheets.
  var counterStyles = CSS.CounterStyles()
  var boxes: BoxReader
  /// The query containers, and the known sizes of their content boxes by element.
  private(set) var containers: [QueryContainer] = []
  var containerSizes: [Int: Size] = [:]
  var fontFaces: [CSS.FontFace] = []
  /// The fonts of the document, once they are loaded.
  var fonts: [ImportedFont] = []
  /// The colour schemes that the document admits where its elements do not say.
  private(set) var admittedSchemes: [String] = []
  /// The significant children of elements, for quirks mode.
  private(set) lazy var substance = SignificantChildren(of: tree)
  /// The declarations without effect, if they are to be found.
  var ignored: IgnoredProperties?

  init(_ tree: HTMLTree, options: ImportOptions) {
    self.tree = tree
    self.options = options
    resources = Resources(
      options.access, document: options.path, base: tree.base, limits: options.limits)
    findings = HTMLFindings(path: options.path, limits: options.limits)
    deadline = options.deadline
    viewport = options.size ?? options.device?.size ?? HTMLDocument.standardViewport
    var traits = Traits()
    traits.displayScale = options.displayScale ?? 1
    traits.colorScheme = options.colorScheme ?? .light
    traits.layoutDirection = options.direction ?? .leftToRight
    environment = MediaEnvironment(traits: traits, viewport: viewport)
    boxes = BoxReader(viewport: viewport)
  }

  /// Changes the viewport.
  mutating func setViewport(_ size: Size) {
    viewport = size
    environment.viewport = size
    boxes = BoxReader(viewport: size)
  }

  /// Reads the document for the environment that the options specify.
  mutating func read() -> ImportedDocument {
    collectElements()
    admittedSchemes = schemesOfPage()
    if let request = options.pages { preparePages(request) }
    let lints = options.lints
    let (styler, styled) = style([:], keepsOrigins: lints.contains(.ignoredProperties))
    if lints.contains(.unusedSelectors) {
      for sheet in servingSheets.flatMap({ loadedSheets[$0]?.sheets ?? [] }) {
        findings.add(CSS.UnusedSelectors.find(in: sheet, elements: styled))
      }
    }
    if lints.contains(.ignoredProperties) {
      ignored = IgnoredProperties(origins: styler.origins)
    }
    options.stageEnded?(.style)
    let root = FlowContainer()
    root.documentType = "#viewport"
    var builder = NodeBuilder(self, ElementNodes(count: tree.items.count))
    builder.build(in: root)
    findings = builder.reader.findings
    reportDeadline()
    if let ignored = builder.reader.ignored { findings.add(ignored.diagnostics) }
    let source = HTMLSource(self, builder)
    root.documentSource = source
    options.stageEnded?(.nodes)
    let title = title()
    var scene = ImportedScene(
      id: "body", name: title, root: root, size: viewport, traits: environment.traits,
      isInitial: true)
    scene.hidesOverflow = hidesOverflow
    var document = ImportedDocument(
      scenes: [scene], diagnostics: findings.diagnostics, fonts: fonts)
    document.resources = resources
    document.attachTerms(options.limits, canvas: CSS.canvas)
    document.metadata = metadata(title: title)
    document.pages = pages
    let inherited = pageInheritance
    marginBoxes?.inherited = inherited
    document.pageMargins = marginBoxes.map(source.decoration)
    return document
  }

  /// Whether the deadline has passed.
  var isOutOfTime: Bool { deadline?.isPassed ?? false }

  /// Reports that reading stopped at the deadline.
  mutating func reportDeadline() {
    guard isOutOfTime else { return }
    findings.report("limit-exceeded", about: "deadline", ImportOptions.timeoutMessage, nil, .error)
  }

  private mutating func collectElements() {
    elementNumbers = Array(repeating: -1, count: tree.items.count)
    for index in tree.items.indices where tree.items[index].tag != nil {
      elementNumbers[index] = Int32(elements.count)
      elements.append(index)
      if tree.items[index].tag == "style" || tree.items[index].tag == "link" {
        sheetElements.append(index)
      }
    }
  }

  /// Returns the number of an item among the elements, or `nil` for a text.
  func element(of item: Int) -> Int? {
    elementNumbers[item] >= 0 ? Int(elementNumbers[item]) : nil
  }

  /// Returns the computed style of an element.
  func style(of item: Int) -> CSS.ComputedStyle { styles[element(of: item) ?? 0] }

  // MARK: Styles

  /// Computes the styles of all elements in the current environment.
  ///
  /// - Parameters:
  ///   - changes: The changes that clients made to elements' nodes, by item.
  ///   - keepsOrigins: Whether the styler records where each value was declared.
  /// - Returns: The styler, and the elements as selectors match them.
  mutating func style(
    _ changes: [Int: ElementChange], keepsOrigins: Bool = false
  ) -> (CSS.DocumentStyler, [CSS.DocumentStyler.Element]) {
    let sheet = sheet()
    findings.add(sheet.diagnostics)
    loadFonts(sheet.fontFaces)
    var styler = CSS.DocumentStyler(sheet, environment)
    if let text = options.text {
      styler.glyphs = { font in
        var look = TextLook()
        look.font = font
        let metrics = text.metrics(of: font)
        return (
          text.measure("0", style: look, width: nil).size.width, metrics.xHeight,
          metrics.normalLineHeight
        )
      }
    }
    styler.partDefaults = footnoteDefaults
    styler.keepsOrigins = keepsOrigins
    styler.deadline = deadline
    styler.schemes = schemes
    styler.fontSizes = CSS.FontSizeLimit(options.limits.fontSizes)
    styler.containerSizes = containerSizes
    let elements = styledElements(changes, keepsPlaces: keepsOrigins)
    styler.former = formerStyles.flatMap { $0.holds(for: self) ? $0.record : nil }
    styles = styler.styles(of: elements)
    compareStyles(styler)
    findings.add(styler.diagnostics)
    if let first = styler.fontSizes.firstRounded {
      findings.report(
        "limit-exceeded", about: "font sizes", styler.fontSizes.message, place(self.elements[first])
      )
    }
    painted = styler.painted
    counterStyles = options.counterStyles ?? styler.counterStyles
    containers = styler.containers.sized.map {
      QueryContainer($0, item: self.elements[$0], styles[$0])
    }
    pseudoStyles = [:]
    for pseudo in styler.pseudoStyles {
      pseudoStyles[pseudo.element, default: [:]][pseudo.part] = pseudo.style
    }
    if !sheet.pageRules.isEmpty {
      pageInheritance.declarations = rootDeclarations()
      pageInheritance.variables = styler.rootVariables.escapedForMarkup
      pageInheritance.counterStyles = counterStyles
    }
    propagateToViewport()
    fitMarks(elements)
    if tree.mode == .quirks {
      dropDeeperMargins()
      fillViewport()
      fitCellHeights()
    }
    return (styler, elements)
  }

  /// Removes padding and borders of native checkboxes and radio buttons, as browsers do; HTML
  /// §15.5.10 leaves them to the platform.
  private mutating func fitMarks(_ elements: [CSS.DocumentStyler.Element]) {
    // Marks with the same style share the adjusted one; the given one is retained, so that its identity is not reused.
    var marks: [ObjectIdentifier: (given: CSS.ComputedStyle, fitted: CSS.ComputedStyle)] = [:]
    for (number, element) in elements.enumerated() where element.type == "input" {
      let given = styles[number]
      guard let type = element.attributes["type"]?.lowercased(),
        given[.appearance] != .keyword(.none)
      else { continue }
      if ["submit", "button", "reset"].contains(type), !painted.contains(number),
        given[.lineHeight] != .keyword(.normal)
      {
        styles[number][.lineHeight] = .keyword(.normal)
      }
      guard ["checkbox", "radio"].contains(type) else { continue }
      if marks[given.identity] == nil {
        var fitted = given
        for property in CSS.Property.paddings + CSS.Property.borderWidths
        where given[property] != .zero {
          fitted[property] = .zero
        }
        marks[given.identity] = (given, fitted)
      }
      if let mark = marks[given.identity] { styles[number] = mark.fitted }
    }
  }

  /// Returns the sheets for the current environment combined, above the defaults of HTML.
  mutating func sheet() -> StyleSheet {
    let authors = sheets()
    let serving = servingSheets
    if let known = layers[serving] { return known }
    let sheet = StyleSheet(
      layers: [tree.mode == .quirks ? UserAgentSheet.quirky : UserAgentSheet.sheet] + authors)
    layers[serving] = sheet
    return sheet
  }

  /// Releases the memory of computed styles.
  mutating func forgetStyles() {
    styles = []
    pseudoStyles = [:]
    painted = []
    ignored = nil
    unchangedElements = nil
  }

  /// Forgets which elements are the same as the last time, so that all are filled.
  mutating func forgetUnchanged() { unchangedElements = nil }

  /// What determined the styles of the elements, and the environment in which it did.
  private struct FormerStyles {
    let record: CSS.StyleRecord
    let environment: MediaEnvironment
    let sheets: [Int]

    /// Whether the same sheets serve in the same environment.
    func holds(for reader: HTMLReader) -> Bool {
      environment == reader.environment && sheets == reader.servingSheets
    }
  }

  /// Compares the styles with those of the last time, and keeps what determined them.
  private mutating func compareStyles(_ styler: CSS.DocumentStyler) {
    // Sizes of containers and of fonts beyond the limit depend on other elements, and so do styles in quirks mode.
    let areComparable =
      styler.continuesRecord && styler.containers.sized.isEmpty
      && styler.fontSizes.firstRounded == nil && tree.mode != .quirks
    unchangedElements = nil
    if areComparable, let record = styler.record, let former = formerStyles?.record {
      unchangedElements = unchanged(record.changes(since: former))
    }
    formerStyles = nil
    if let record = styler.record, styler.fontSizes.firstRounded == nil {
      formerStyles = FormerStyles(
        record: record, environment: environment, sheets: servingSheets)
    }
  }

  /// Returns the elements in which there is no change.
  private func unchanged(_ changes: [Bool]) -> [Bool] {
    var unchanged = changes.map { !$0 }
    // The background of the root or the body is that of the canvas.
    if !unchanged.isEmpty { unchanged[0] = false }
    for number in elements.indices.reversed() {
      let item = tree.items[elements[number]]
      if item.tag == "body" { unchanged[number] = false }
      if unchanged[number] || item.parent < 0 { continue }
      if let parent = element(of: Int(item.parent)) { unchanged[parent] = false }
    }
    return unchanged
  }

  /// Returns the elements as selectors match them.
  private mutating func styledElements(
    _ changes: [Int: ElementChange], keepsPlaces: Bool
  ) -> [CSS.DocumentStyler.Element] {
    var result: [CSS.DocumentStyler.Element] = []
    result.reserveCapacity(elements.count)
    var room = options.limits.declarations
    for index in elements {
      let item = tree.items[index]
      var attributes = self.attributes(of: index)
      var inline = CSS.AttributeDeclarations()
      for attribute in tree.attributes(of: index) where attribute.name == "style" {
        if !isOutOfTime { inline = declarations(of: attribute, keepsPlaces, &room) }
      }
      var state = NodeState.normal
      if attributes["disabled"] != nil { state.insert(.disabled) }
      if attributes["checked"] != nil || attributes["selected"] != nil { state.insert(.selected) }
      if let change = changes[index] {
        if let classes = change.classes { attributes["class"] = classes.joined(separator: " ") }
        state.formUnion(change.states)
      }
      var element = CSS.DocumentStyler.Element(
        parent: item.parent < 0 ? -1 : Int32(self.element(of: Int(item.parent)) ?? -1),
        type: item.tag ?? "", attributes: attributes, state: state, hasText: tree.hasText(index),
        inline: inline, hints: hints(index, attributes))
      element.isControl = item.traits.contains(.control)
      result.append(element)
    }
    return result
  }

  /// Returns the declarations of a `style` attribute, which elements with the same text share unless each needs their
  /// places.
  private mutating func declarations(
    of attribute: HTMLTree.Attribute, _ keepsPlaces: Bool, _ room: inout Int
  ) -> CSS.AttributeDeclarations {
    if !keepsPlaces, let known = inlineDeclarations[attribute.value],
      known.declarations.count <= room
    {
      room -= known.declarations.count
      return known
    }
    var limits = CSS.SheetLimits()
    limits.layers = options.limits.layers
    let (declarations, found) = CSS.DocumentStyler.inline(
      attribute.value, file: options.path, line: Int(attribute.line),
      column: Int(attribute.column), isInQuirksMode: tree.mode == .quirks, limits: limits)
    findings.add(found)
    if HTMLReader.mentionsViewport(attribute.value.utf8) { dependsOnViewport = true }
    let taken = limited(declarations, attribute, &room)
    guard !keepsPlaces, found.isEmpty, taken.count == declarations.count else {
      return CSS.AttributeDeclarations(taken)
    }
    return inlineDeclarations.share(taken, of: attribute.value)
  }

  /// Returns the declarations of a `style` attribute, as far as the limit allows.
  private mutating func limited(
    _ declarations: [CSS.Declaration], _ attribute: HTMLTree.Attribute, _ room: inout Int
  ) -> [CSS.Declaration] {
    guard declarations.count > room else {
      room -= declarations.count
      return declarations
    }
    findings.report(
      "limit-exceeded", about: "style attributes",
      "the `style` attributes have more declarations than the limit of \(options.limits.declarations); the others "
        + "are left out", line: attribute.line, column: attribute.column)
    defer { room = 0 }
    return Array(declarations.prefix(room))
  }

  private func title() -> String {
    guard let title = elements.first(where: { tree.items[$0].tag == "title" }) else { return "" }
    return tree.children(of: title).map { tree.items[$0].text }.joined()
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Propagates the overflow of the root or the body to the viewport: CSS Overflow 3 §3.3.
  private mutating func propagateToViewport() {
    if styles.isEmpty { return }
    hidesOverflow = false
    let visible = CSS.Value.keyword(.visible)
    var source = 0
    if styles[0][.overflowX] == visible, styles[0][.overflowY] == visible {
      guard let body = elements.firstIndex(where: { tree.items[$0].tag == "body" }) else { return }
      source = body
    }
    hidesOverflow = [.hidden, .clip].contains(styles[source][.overflowY].keyword)
    styles[source][.overflowX] = visible
    styles[source][.overflowY] = visible
  }
}
