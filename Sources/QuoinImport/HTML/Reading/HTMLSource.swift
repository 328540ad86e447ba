import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The source document of a tree of nodes, which is restyled when the environment changes.
///
/// The text and the sheets are read once. What determines the styles of the elements is kept for the next styling.
final class HTMLSource: DocumentSource {
  /// The inputs of the tree besides the document.
  struct Key: Equatable {
    /// The elements whose sheets apply in the environment.
    var sheets: [Int]
    /// Whether each condition in these sheets holds.
    var conditions: [Bool]
    /// The viewport, if any length is relative to it.
    var viewport: Size?
    var displayScale: Double
    var colorScheme: ColorScheme
    /// Whether the environment is paper, on which documents are light.
    var isPaper: Bool
    /// The changes that clients made to elements.
    var changes: [Int: ElementChange]
  }

  var reader: HTMLReader
  /// What the elements assign on their pages, by node.
  private(set) var pageAssignments: [NodeID: [PageAssignment]] = [:]
  private var runningElements: RunningElements?
  private(set) var leaders: [Leader] = []
  private(set) var footnotes: [Footnote] = []
  private(set) var nodes: ElementNodes
  private var pictures: PictureTable
  private var knownStyles: Set<Style> = []
  private(set) var key: Key
  /// The viewport of pages, if the options specify one.
  private let printedViewport: Size?
  /// The rules and messages of the diagnostics reported by the import.
  private let reported: Set<String>
  /// The additional diagnostics for the current environment.
  private var current: [Diagnostic] = []
  /// Whether the contents of elements may follow from other elements.
  private var followsOtherElements: Bool
  /// The colour scheme in which the nodes were last filled.
  private var scheme: ColorScheme
  /// Whether the deadline passed before all nodes were styled.
  private var isIncomplete: Bool
  /// The moment at which changes of the nodes were last read.
  var moment: UInt64
  /// The moment at which classes and states were last read from the nodes.
  private var changesMoment: UInt64
  /// The moment at which the nodes were last filled.
  private var filledMoment: UInt64

  /// Creates the source of a tree from its reader and builder.
  init(_ reader: HTMLReader, _ builder: NodeBuilder) {
    self.reader = reader
    nodes = builder.nodes
    pictures = builder.pictures
    printedViewport = reader.pages == nil ? nil : reader.options.size
    reported = Set(builder.reader.findings.diagnostics.map(HTMLSource.words))
    if HTMLSource.followsViewport(builder) { self.reader.dependsOnViewport = true }
    key = HTMLSource.key(&self.reader, [:])
    moment = StyleClock.tick()
    filledMoment = moment
    changesMoment = moment
    isIncomplete = reader.isOutOfTime
    scheme = reader.environment.traits.colorScheme
    followsOtherElements = builder.followsOtherElements
    self.reader.deadline = nil
    keepStyles(of: builder)
    keepReferences(of: builder)
    self.reader.forgetStyles()
  }

  /// Keeps the styles of the nodes, so that equal ones are known by their identity when they are filled again.
  private func keepStyles(of builder: NodeBuilder) {
    knownStyles = builder.knownStyles.count < HTMLSource.keptStyles ? builder.knownStyles : []
  }

  /// The maximum number of kept styles; if there are more, all are released, because most are no longer in use.
  private static let keptStyles = 5_000

  /// Keeps what a builder found for the margins of pages, for references and for drawings.
  private func keepReferences(of builder: NodeBuilder) {
    reader.references = builder.reader.references
    reader.drawings = builder.reader.drawings
    pageAssignments = builder.paged.assignments
    runningElements = RunningElements(builder)
    leaders = builder.paged.leaders
    footnotes = builder.paged.footnotes.all
  }

  /// Returns what creates the content of a page's margins.
  func decoration(_ boxes: MarginBoxes) -> (PrintedPage) -> Node? {
    { page in boxes.node(page) { self.runningElements?.node($0, on: page) } }
  }

  var colorScheme: ColorScheme { nodes.scheme }

  func releaseStyling() {
    // The sizes of query containers are not known before the layout.
    if reader.containers.isEmpty { reader.forgetDeclarations() }
  }

  func adapt(
    _ root: ContainerNode, to environment: MediaEnvironment, by deadline: Deadline?,
    overridesScheme: Bool
  ) {
    nodes.overridesScheme = overridesScheme
    defer { nodes.setScheme(preferred: reader.environment.traits.colorScheme, of: root) }
    var environment = environment
    if environment.medium == .print, let printedViewport { environment.viewport = printedViewport }
    environment.viewport = environment.viewport ?? reader.viewport
    let isChanged = root.subtreeStyleMoment > moment
    if environment == reader.environment, !isChanged, !isIncomplete { return }
    let changes =
      isChanged ? nodes.changes(in: reader.tree, key.changes, since: changesMoment) : key.changes
    if isChanged { changesMoment = StyleClock.tick() }
    reader.environment = environment
    reader.setViewport(environment.viewport ?? reader.viewport)
    let key = HTMLSource.key(&reader, changes)
    defer { moment = StyleClock.tick() }
    // Leaders fill lines of one width only.
    let areLeadersOld = reader.references.known?.leaders != nil
    if areLeadersOld { reader.references.known?.leaders = nil }
    guard key != self.key || isIncomplete || areLeadersOld, let viewport = root as? FlowContainer
    else { return }
    self.key = key
    // The same environment gives the same result, whatever was before.
    reader.containerSizes = [:]
    fill(viewport, changes, by: deadline)
  }

  func settle(
    _ root: ContainerNode, by deadline: Deadline?, frame: (Node) -> Rect?
  ) -> Bool {
    guard !reader.containers.isEmpty, let viewport = root as? FlowContainer else { return false }
    var sizes: [Int: Size] = [:]
    for container in reader.containers {
      guard let node = nodes[container.item], let frame = frame(node) else { continue }
      sizes[container.element] = container.contentSize(frame)
    }
    if sizes == reader.containerSizes { return false }
    reader.containerSizes = sizes
    fill(viewport, key.changes, by: deadline)
    moment = StyleClock.tick()
    return true
  }

  /// Returns the pages that the document defines.
  ///
  /// - Parameter traits: The traits for printing.
  func paper(
    for request: ImportOptions.PageRequest, in traits: Traits
  ) -> ImportedPaper? {
    let before = (environment: reader.environment, viewport: reader.viewport)
    defer {
      reader.setViewport(before.viewport)
      reader.environment = before.environment
    }
    reader.environment.traits = traits
    reader.findings = HTMLFindings(
      path: reader.options.path, limits: reader.options.limits)
    reader.preparePages(request)
    let inherited = reader.pageInheritance
    reader.marginBoxes?.inherited = inherited
    return reader.pages.map {
      ImportedPaper(
        format: $0, margins: reader.marginBoxes.map(decoration),
        diagnostics: reader.findings.diagnostics.filter(isNew))
    }
  }

  /// Styles the elements and fills their nodes.
  func fill(
    _ viewport: FlowContainer, _ changes: [Int: ElementChange], by deadline: Deadline?
  ) {
    reader.deadline = deadline
    defer {
      isIncomplete = reader.isOutOfTime
      reader.deadline = nil
    }
    reader.findings = HTMLFindings(
      path: reader.options.path, limits: reader.options.limits)
    // Findings of the last styling may not hold any more.
    if isIncomplete || !current.isEmpty { reader.forgetKept() }
    if !reader.styleAgain(changes) { _ = reader.style(changes) }
    reader.references.counters = [:]
    // A picture may be for one scheme.
    if followsOtherElements || isIncomplete || !current.isEmpty
      || scheme != reader.environment.traits.colorScheme && !pictures.selected.isEmpty
    {
      reader.forgetKeepable()
    }
    scheme = reader.environment.traits.colorScheme
    var builder = filled(viewport)
    // A finding names the first of the elements that it is about.
    if reader.keepableElements != nil,
      builder.followsOtherElements || builder.reader.findings.diagnostics.contains(where: isNew)
    {
      reader.forgetKeepable()
      builder = filled(viewport)
    }
    let others = viewport.descriptionDiagnostics.filter { !current.contains($0) }
    current = builder.reader.findings.diagnostics.filter(isNew)
    if viewport.descriptionDiagnostics != others + current {
      viewport.descriptionDiagnostics = others + current
    }
    if HTMLSource.followsViewport(builder), !reader.dependsOnViewport {
      reader.dependsOnViewport = true
      key = HTMLSource.key(&reader, changes)
    }
    reader.forgetStyles()
  }

  /// Fills the nodes of elements by their styles, and returns the builder that did.
  private func filled(_ viewport: FlowContainer) -> NodeBuilder {
    nodes.beginFilling(
      viewport, since: filledMoment, keepsSame: reader.environment.medium != .print)
    var builder = NodeBuilder(reader, nodes, pictures: pictures, knownStyles: knownStyles)
    builder.build(in: viewport)
    builder.reader.reportDeadline()
    // Those of elements that are the same are not chosen again.
    if reader.keepableElements != nil {
      builder.pictures.selected.merge(pictures.selected) { new, _ in new }
    }
    nodes = builder.nodes
    pictures = builder.pictures
    followsOtherElements = builder.followsOtherElements
    keepStyles(of: builder)
    keepReferences(of: builder)
    filledMoment = StyleClock.tick()
    return builder
  }

  /// Returns whether the import did not report a diagnostic, possibly for another element.
  private func isNew(_ diagnostic: Diagnostic) -> Bool {
    !reported.contains(HTMLSource.words(diagnostic))
  }

  /// Whether boxes or chosen pictures depend on the viewport.
  private static func followsViewport(_ builder: NodeBuilder) -> Bool {
    builder.reader.boxes.followsViewport || builder.reader.dependsOnViewport
  }

  private static func words(_ diagnostic: Diagnostic) -> String {
    "\(diagnostic.rule) \(diagnostic.message)"
  }

  private static func key(_ reader: inout HTMLReader, _ changes: [Int: ElementChange]) -> Key {
    let sheet = reader.sheet()
    let environment = reader.environment
    return Key(
      sheets: reader.servingSheets, conditions: sheet.conditions(in: environment),
      viewport: reader.dependsOnViewport ? environment.viewport : nil,
      displayScale: environment.traits.displayScale, colorScheme: environment.traits.colorScheme,
      isPaper: environment.medium == .print,
      changes: changes)
  }
}
