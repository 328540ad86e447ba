import QuoinGeometry
import QuoinModel

/// What the readers of one document share: its facts, what was found, and what went wrong.
final class ImportSession {
  /// Constraints that wait until all that they may speak of is known.
  struct PendingConstraints {
    /// The node at which they are declared.
    let owner: Node
    /// The `constraints` element.
    let list: XMLTreeElement
    /// The ids that variations switch off.
    let excluded: Set<String>
  }

  let info: DocumentInfo
  let options: ImportOptions
  let classes: SizeClasses
  let palette: Palette
  /// The bundle of the document's app, which is looked for when something of it is asked for.
  let bundle: LazyBundle
  let index: DocumentIndex

  /// What the ids of views and guides stand for.
  var items: [String: AnchorItem] = [:]
  var pending: [PendingConstraints] = []
  var diagnostics: [Diagnostic] = []
  /// The tables of which the rows are patterns.
  var prototypeTables: Set<NodeID> = []
  /// How many bars among views are being read, each in a view of the one before.
  var barDepth = 0
  /// What scrolls and does not make room for bars.
  var fixedScrollViews: Set<NodeID> = []
  /// Whether the sizes that were recorded for leaves hold for the root at hand.
  var usesRecordedSizes = true

  init(_ root: XMLTreeElement, options: ImportOptions) {
    info = DocumentInfo(root)
    self.options = options
    let device = options.device ?? info.device
    classes = SizeClasses(
      width: device?.horizontalSizeClass ?? .unspecified,
      height: device?.verticalSizeClass ?? .unspecified)
    let surroundings = ImageSet.Surroundings(options, device: device, classes)
    bundle = LazyBundle { AppBundle(options, surroundings) }
    palette = Palette(root, bundle: bundle)
    index = DocumentIndex(root, classes: classes)
  }

  /// The distance that the system keeps from the sides of the document's screen.
  var sideMargin: Double { (info.device?.size.width ?? 375) > 390 ? 20 : 16 }

  /// Whether nothing more is read.
  var isOutOfTime: Bool { options.deadline?.isPassed ?? false }

  /// All that is to be said of the document, with what is wrong in its values.
  func allDiagnostics(of tree: XMLDocumentTree) -> [Diagnostic] {
    let late =
      isOutOfTime ? [Diagnostic(.error, rule: "limit-exceeded", ImportOptions.lateness)] : []
    return late + diagnostics
      + tree.faults.list.map { fault in
        let element = XMLTreeElement(tree: tree, index: fault.element)
        return Diagnostic(
          .warning, rule: fault.rule, fault.message, place: place(element),
          nodes: view(around: element))
      }
  }

  /// The id of the view that an element is, or is in.
  private func view(around element: XMLTreeElement) -> [String] {
    var step: XMLTreeElement? = element
    while let current = step {
      if let id = current["id"], items[id] != nil { return [id] }
      step = current.parent
    }
    return []
  }

  /// The place of an element's tag.
  func place(_ element: XMLTreeElement) -> SourcePlace {
    SourcePlace(file: options.path, line: element.line, column: element.column)
  }

  /// Notes something that could not be read as it is written.
  func warn(
    _ rule: String, _ message: String, at element: XMLTreeElement, nodes: [String] = []
  ) {
    diagnostics.append(
      Diagnostic(.warning, rule: rule, message, place: place(element), nodes: nodes))
  }

  /// Notes something that is good to know.
  func note(_ rule: String, _ message: String, at element: XMLTreeElement) {
    diagnostics.append(Diagnostic(.note, rule: rule, message, place: place(element)))
  }

  /// Lets constraints find something by its id; the first of two with one id wins.
  func register(_ item: AnchorItem, for element: XMLTreeElement) {
    guard let id = element["id"] else { return }
    if items[id] == nil {
      items[id] = item
    } else {
      warn(
        "duplicate-id", "the id '\(id)' is used more than once; constraints mean the first one",
        at: element, nodes: [id])
    }
  }
}
