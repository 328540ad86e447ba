import QuoinGeometry
import QuoinModel
import QuoinStyle

/// The state that a document's readers share: its properties, results and diagnostics.
final class ImportSession {
  /// Constraints that are read after all views and guides are known.
  struct PendingConstraints {
    /// The node that owns the constraints.
    let owner: Node
    /// The `constraints` element.
    let list: XMLTreeElement
    /// The ids that variations exclude.
    let excluded: Set<String>
    /// The size classes of the root.
    let classes: SizeClasses
  }

  let info: DocumentInfo
  let options: ImportOptions
  /// The size classes of the screen.
  let screenClasses: SizeClasses
  /// The size classes of the current root, which select variations.
  var classes: SizeClasses {
    didSet {
      guard classes != oldValue else { return }
      indices[oldValue] = index
      index = indices[classes] ?? DocumentIndex(document, classes: classes)
    }
  }
  let palette: Palette
  /// The bundle of the document's app, loaded on first use.
  let bundle: LazyBundle
  /// The facts about the document in the current size classes.
  private(set) var index: DocumentIndex
  private var indices: [SizeClasses: DocumentIndex] = [:]
  private let document: XMLTreeElement

  /// The views and guides, by id.
  var items: [String: AnchorItem] = [:]
  var pending: [PendingConstraints] = []
  var diagnostics: [Diagnostic] = []
  /// The tables whose rows are prototypes, with the app's distance of the first row from the table's header.
  var prototypeTables: [NodeID: Double] = [:]
  /// The tables with fixed rows that are recorded too low, with the same distance.
  var staticTables: [NodeID: Double] = [:]
  /// The current nesting depth of bars in views of bars.
  var barDepth = 0
  /// The scroll views that do not adjust their insets for bars.
  var fixedScrollViews: Set<NodeID> = []
  /// Whether the recorded sizes of leaves are valid for the current root.
  var usesRecordedSizes = true

  init(_ root: XMLTreeElement, options: ImportOptions) {
    info = DocumentInfo(root)
    self.options = options
    root.tree.fontSizes = CSS.FontSizeLimit(options.limits.fontSizes)
    let device = options.device ?? info.device
    document = root
    screenClasses = SizeClasses(
      width: device?.horizontalSizeClass ?? .unspecified,
      height: device?.verticalSizeClass ?? .unspecified)
    classes = screenClasses
    let surroundings = ImageSet.Surroundings(options, device: device, screenClasses)
    bundle = LazyBundle { AppBundle(options, surroundings) }
    palette = Palette(root, bundle: bundle)
    index = DocumentIndex(root, classes: screenClasses)
  }

  /// The system's side margin on the document's screen, in points.
  var sideMargin: Double { (info.device?.size.width ?? 375) > 390 ? 20 : 16 }

  /// Whether the deadline has passed, so that reading stops.
  var isOutOfTime: Bool { options.deadline?.isPassed ?? false }

  /// Returns all diagnostics of the document, including those of its values.
  func allDiagnostics(of tree: XMLDocumentTree) -> [Diagnostic] {
    let late =
      isOutOfTime ? [Diagnostic(.error, rule: "limit-exceeded", ImportOptions.timeoutMessage)] : []
    let rounded = tree.fontSizes.firstRounded.map { element in
      Diagnostic(
        .warning, rule: "limit-exceeded", tree.fontSizes.message,
        place: place(XMLTreeElement(tree: tree, index: element)))
    }
    return late + [rounded].compactMap { $0 } + diagnostics
      + tree.faults.list.map { fault in
        let element = XMLTreeElement(tree: tree, index: fault.element)
        return Diagnostic(
          .warning, rule: fault.rule, fault.message, place: place(element),
          nodes: view(around: element))
      }
  }

  /// Returns the id of the view that an element is or belongs to.
  private func view(around element: XMLTreeElement) -> [String] {
    var step: XMLTreeElement? = element
    while let current = step {
      if let id = current["id"], items[id] != nil { return [id] }
      step = current.parent
    }
    return []
  }

  /// Returns the source place of an element's tag.
  func place(_ element: XMLTreeElement) -> SourcePlace {
    SourcePlace(file: options.path, line: element.line, column: element.column)
  }

  /// Adds a warning about content that could not be read.
  func warn(
    _ rule: String, _ message: String, at element: XMLTreeElement, nodes: [String] = []
  ) {
    diagnostics.append(
      Diagnostic(.warning, rule: rule, message, place: place(element), nodes: nodes))
  }

  /// Adds a note.
  func note(_ rule: String, _ message: String, at element: XMLTreeElement) {
    diagnostics.append(Diagnostic(.note, rule: rule, message, place: place(element)))
  }

  /// Registers an item for constraints by its id; the first of two with the same id wins.
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
