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
  var layers: [(elements: [Int], sheet: StyleSheet)] = []
  /// The declarations of `style` attributes and of presentational ones.
  var inlineDeclarations = CSS.AttributeDeclarationTable()
  var hintDeclarations = CSS.AttributeDeclarationTable()
  /// The table whose attributes were needed last, and these.
  var lastTable: (item: Int, attributes: CSS.Attributes)?
  /// Whether a sheet or an attribute contains a viewport-relative length.
  var dependsOnViewport = false
  /// Whether an image may have the size of a `source` element, whose conditions may be about the colour scheme.
  var dependsOnSources = false
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
  var pageInheritance = MarginBoxes.Inheritance()
  /// Whether content that overflows the viewport is hidden.
  var hidesOverflow = false
  /// The indices of the items that are elements.
  var elements: [Int] = []
  /// The fields among the elements.
  var fields: [Int] = []
  /// Whether an element disables others.
  private(set) var hasDisabledGroups = false
  /// The legends whose controls their fieldsets do not disable.
  private var exemptLegends: Set<Int> = []
  /// Whether elements have rules in the default sheet of controls.
  var hasControls = false
  /// The elements that contain or link style sheets.
  private(set) var sheetElements: [Int] = []
  /// The number of each item among the elements, or -1 for a text.
  private(set) var elementNumbers: [Int32] = []
  var styles = CSS.ElementStyles()
  var pseudoStyles = CSS.PartStyles()
  /// The controls whose background or borders the author styles.
  var painted: Set<Int> = []
  /// The elements as they were last styled, if they can be styled again by what changed.
  var kept: KeptStyles?
  /// Whether the `style` attributes have more declarations than the limit.
  var leavesOutDeclarations = false
  /// Whether the nodes of each element and of all in it may stay as they are; `nil` if that is not known.
  var keepableElements: [Bool]?
  /// What the inline SVGs show of other elements.
  var drawings = DrawingTable()
  /// The counter styles of the sheets.
  var counterStyles = CSS.CounterStyles()
  var boxes: BoxReader
  /// The query containers, and the known sizes of their content boxes by element.
  var containers: [QueryContainer] = []
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
    for index in tree.items.indices {
      guard let tag = tree.items[index].tag else { continue }
      elementNumbers[index] = Int32(elements.count)
      elements.append(index)
      switch tag {
      case "style", "link": sheetElements.append(index)
      case "input": fields.append(index)
      case "fieldset", "optgroup":
        guard tree.attribute("disabled", of: index) != nil else { break }
        hasDisabledGroups = true
        let legend = tree.children(of: index).first { tree.items[$0].tag == "legend" }
        if let legend { exemptLegends.insert(legend) }
      default: break
      }
      if tree.items[index].traits.contains(.controlRules) { hasControls = true }
    }
  }

  /// Returns the number of an item among the elements, or `nil` for a text.
  func element(of item: Int) -> Int? {
    elementNumbers[item] >= 0 ? Int(elementNumbers[item]) : nil
  }

  /// Whether an element is disabled by itself, by the group of options around it, or by a fieldset around it, except in
  /// the fieldset's legend: HTML §4.10.19.5.
  ///
  /// - Complexity: O(depth of the element).
  func isDisabled(_ item: Int) -> Bool {
    switch tree.items[item].tag {
    case "button", "input", "select", "textarea", "fieldset":
      return hasDisabledAttribute(item) || isInDisabledFieldset(item)
    case "option": return hasDisabledAttribute(item) || isInDisabledGroup(item)
    case "optgroup": return hasDisabledAttribute(item)
    default: return false
    }
  }

  private func hasDisabledAttribute(_ item: Int) -> Bool {
    tree.attribute("disabled", of: item) != nil
  }

  private func isInDisabledGroup(_ option: Int) -> Bool {
    let group = Int(tree.items[option].parent)
    return group >= 0 && tree.items[group].tag == "optgroup" && hasDisabledAttribute(group)
  }

  private func isInDisabledFieldset(_ control: Int) -> Bool {
    guard hasDisabledGroups else { return false }
    var inner = control
    while case let outer = Int(tree.items[inner].parent), outer >= 0 {
      if tree.items[outer].tag == "fieldset", hasDisabledAttribute(outer),
        !exemptLegends.contains(inner)
      {
        return true
      }
      inner = outer
    }
    return false
  }

  /// Returns the computed style of an element.
  func style(of item: Int) -> CSS.ComputedStyle { styles[element(of: item) ?? 0] }

  /// The direction of the viewport and of the root: that of the body, if there is one (CSS Writing Modes 4 §8.1).
  ///
  /// Containment of either keeps it from that: CSS Containment 2 §2.
  var direction: LayoutDirection {
    guard let root = styles.first else { return .leftToRight }
    guard let body = elements.firstIndex(where: { tree.items[$0].tag == "body" }),
      styles.indices.contains(body), boxes.propagates(styles[body]), boxes.propagates(root)
    else { return root.direction }
    return styles[body].direction
  }

  private func title() -> String {
    guard let title = elements.first(where: { tree.items[$0].tag == "title" }) else { return "" }
    return tree.children(of: title).map { tree.items[$0].text }.joined()
      .trimmed
  }
}
