import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The document behind a tree of nodes, which is styled again where the surroundings are others.
///
/// Its text and its sheets are read once. What the styles of another time came to is not kept: nodes hold
/// what they need of it.
final class HTMLSource: DocumentSource {
  /// What the tree depends on beside the document.
  private struct Key: Equatable {
    /// The elements of which the sheets serve the surroundings.
    var sheets: [Int]
    /// Which of the conditions in these sheets hold.
    var conditions: [Bool]
    /// The viewport, where lengths are relative to it.
    var viewport: Size?
    var displayScale: Double
    var colorScheme: ColorScheme
    /// What users changed of elements.
    var changes: [Int: ElementChange]
  }

  private var reader: HTMLReader
  private var nodes: ElementNodes
  private var pictures: PictureTable
  private var key: Key
  /// The viewport of pages, where the options say one.
  private let printedViewport: Size?
  /// The rules and messages that the import reported.
  private let reported: Set<String>
  /// What the tree reports of its present surroundings beside that.
  private var current: [Diagnostic] = []
  /// Whether the time was over before all nodes had their styles.
  private var isIncomplete: Bool
  /// When the nodes were last filled.
  private var moment: UInt64

  /// The source of a tree that a builder made.
  init(_ reader: HTMLReader, _ builder: NodeBuilder) {
    self.reader = reader
    nodes = builder.nodes
    pictures = builder.pictures
    printedViewport = reader.pages == nil ? nil : reader.options.size
    reported = Set(builder.reader.findings.diagnostics.map(HTMLSource.words))
    if builder.reader.boxes.followsViewport { self.reader.dependsOnViewport = true }
    key = HTMLSource.key(&self.reader, [:])
    moment = StyleClock.tick()
    isIncomplete = reader.isOutOfTime
    self.reader.deadline = nil
    self.reader.forgetStyles()
  }

  func adapt(_ root: ContainerNode, to environment: MediaEnvironment, by deadline: Deadline?) {
    var environment = environment
    if environment.medium == .print, let printedViewport { environment.viewport = printedViewport }
    environment.viewport = environment.viewport ?? reader.viewport
    let isChanged = root.subtreeStyleMoment > moment
    if environment == reader.environment, !isChanged, !isIncomplete { return }
    let changes = isChanged ? nodes.changes(in: reader.tree) : key.changes
    reader.environment = environment
    reader.setViewport(environment.viewport ?? reader.viewport)
    let key = HTMLSource.key(&reader, changes)
    defer { moment = StyleClock.tick() }
    guard key != self.key || isIncomplete, let viewport = root as? FlowContainer else { return }
    self.key = key
    reader.deadline = deadline
    fill(viewport, changes)
    isIncomplete = reader.isOutOfTime
    reader.deadline = nil
  }

  /// The pages that the document asks for.
  ///
  /// - Parameter traits: the surroundings in which it is printed.
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
    return reader.pages.map {
      ImportedPaper(
        format: $0, margins: reader.marginBoxes.map { boxes in { boxes.node(page: $0, of: $1) } },
        diagnostics: reader.findings.diagnostics.filter(isNew))
    }
  }

  /// Styles the elements and fills their nodes.
  private func fill(_ viewport: FlowContainer, _ changes: [Int: ElementChange]) {
    reader.findings = HTMLFindings(
      path: reader.options.path, limits: reader.options.limits)
    _ = reader.style(changes)
    nodes.empty(viewport)
    var builder = NodeBuilder(reader, nodes, pictures: pictures)
    builder.build(in: viewport)
    builder.reader.reportDeadline()
    nodes = builder.nodes
    pictures = builder.pictures
    let others = viewport.descriptionDiagnostics.filter { !current.contains($0) }
    current = builder.reader.findings.diagnostics.filter(isNew)
    viewport.descriptionDiagnostics = others + current
    if builder.reader.boxes.followsViewport, !reader.dependsOnViewport {
      reader.dependsOnViewport = true
      key = HTMLSource.key(&reader, changes)
    }
    reader.forgetStyles()
  }

  /// Whether the import did not report a finding, of another element perhaps.
  private func isNew(_ diagnostic: Diagnostic) -> Bool {
    !reported.contains(HTMLSource.words(diagnostic))
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
      changes: changes)
  }
}
