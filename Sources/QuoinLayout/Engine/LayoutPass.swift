import QuoinGeometry
import QuoinModel
import QuoinStyle

/// One layout of one scene: its measurements, placements and diagnostics.
///
/// Its tables are accessed for each node and never handed out, so their dynamic exclusivity checks are disabled.
final class LayoutPass {
  let scene: Scene
  /// The traits of the scene.
  @exclusivity(unchecked) var traits: Traits
  private let hasUsableScale: Bool
  private let hasUsableSafeArea: Bool
  /// Whether the scene has a text measurer.
  let hasMeasurer: Bool
  /// The text measurer, if there is one; see ``hasMeasurer``.
  ///
  /// Neither optional nor a property of the scene, because it would be copied for each text.
  let measurer: any TextMeasurer
  /// The text measurer, if it prepares texts for measuring.
  let textPreparer: (any TextPreparing)?
  /// The deadline of the layout.
  @exclusivity(unchecked) var deadline: Deadline?
  /// Whether the rules of the theme apply.
  let usesTheme: Bool
  @exclusivity(unchecked) var tree: FlatTree
  /// The indices of nodes in the tree, computed on first use; few layouts need them.
  @exclusivity(unchecked) private var knownIndices: NodeIndex?
  @exclusivity(unchecked) var frames: FrameTable
  @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
  /// The diagnostics that measuring and placing found.
  @exclusivity(unchecked) var findings = Findings()
  /// Whether there are diagnostics that follow from the tree alone.
  @exclusivity(unchecked) var hasTreeDiagnostics = false
  /// The diagnostics of styles among these.
  @exclusivity(unchecked) var resolverDiagnostics: [Diagnostic] = []
  /// The diagnostics reported so far.
  @exclusivity(unchecked) var reported: Set<Finding> = []
  /// The rules that are reported for the first node only.
  @exclusivity(unchecked) var reportedOnce: Set<String> = []
  @exclusivity(unchecked) var measured: MeasureTable
  /// The text of each node whose text is on one line, in any width, and of other nodes with plain text in their exact width.
  @exclusivity(unchecked) var lines = NodeTable<LaidLines>()
  /// The box trees of flex and flow containers, by their outermost container.
  @exclusivity(unchecked) var flowTrees: [Int: FlowTree] = [:]
  /// Islands that were measured and are not placed yet, or whose rows are kept for the next layout, by their root.
  @exclusivity(unchecked) var islands = NodeTable<Island>()
  /// The solved constraint systems.
  @exclusivity(unchecked) var islandSystems = IslandSystems()
  /// The layouts of content in columns.
  @exclusivity(unchecked) var columnLayouts: [Int: ColumnLayout] = [:]
  /// The content rectangles of nodes that lay out their content themselves.
  @exclusivity(unchecked) var contentRects = NodeTable<Rect>()
  /// The placed texts of inline content, by node.
  @exclusivity(unchecked) var inlineTexts = NodeTable<[PlacedText]>()
  /// The pieces of inline elements on several lines, relative to the corner of their frames.
  @exclusivity(unchecked) var inlinePieces = NodeTable<[Arrangement.Piece]>()
  /// The separately painted parts of tables, by the node that they lie beneath.
  @exclusivity(unchecked) var tablePieces = NodeTable<[TablePiece]>()
  /// The looks of table parts that are partly painted separately.
  @exclusivity(unchecked) var tableLooks = NodeTable<Look>()
  /// The index of each node's item, or empty if the items are those of the nodes, in order.
  ///
  /// Tables have further items for parts that are painted separately, and children outside the window of a list have none.
  @exclusivity(unchecked) var itemPlaces: [Int] = []
  /// The looks of table parts without their borders, and without their boxes.
  @exclusivity(unchecked) var looksWithoutBorders = DerivedLooks { $0.withoutBorders }
  @exclusivity(unchecked) var looksWithoutBox = DerivedLooks { $0.withoutBox }
  /// The insets of the content of documents' pictures and of boxes that request them.
  @exclusivity(unchecked) var contentInsets = NodeTable<EdgeInsets>()
  /// The line properties derived from the looks of inline content, which the values retain.
  @exclusivity(unchecked) var lineLooks: [ObjectIdentifier: LineLook] = [:]
  /// The looks of paragraphs of these.
  @exclusivity(unchecked) var paragraphLooks: Set<TextLook> = []
  /// The two derived looks that were needed last; texts in succession often have the same look, and so have their
  /// containers.
  @exclusivity(unchecked) var recentLineLooks: (last: RecentLineLook?, other: RecentLineLook?)
  /// The looks of texts with a limit of lines of their own.
  @exclusivity(unchecked) var limitedLooks = LimitedLooks()
  /// The caches of container algorithms in this layout, by node.
  @exclusivity(unchecked) var caches = NodeTable<Any>()
  /// The states of Android's views, by node; empty if there are none.
  @exclusivity(unchecked) var androidStates: [AndroidState?] = []
  /// The number of times that the kept pass laid the tree out in another size than before.
  @exclusivity(unchecked) var resizes = 0
  /// The number of times that a table of Android passed columns to its rows.
  @exclusivity(unchecked) var androidColumnsCount = 0
  /// The nesting depth of containers that are solved separately.
  @exclusivity(unchecked) var depth = 0
  /// How often the tree was laid out before, for lists that needed other rows.
  @exclusivity(unchecked) var round: Int
  /// Whether rows outside of the windows of lists are removed after a first layout, so that the pass can be kept.
  @exclusivity(unchecked) var removesHiddenRows = true
  /// Whether a list needs other rows than it has.
  @exclusivity(unchecked) var needsAnotherRound = false
  /// The lists whose children are not those of the window.
  @exclusivity(unchecked) var queuedLists = ListQueue()
  /// All lists, each before those in it; known once a layout is kept.
  @exclusivity(unchecked) var lists: [ListContainer] = []
  /// The children outside the window of their list.
  @exclusivity(unchecked) var leftOut: Set<Int> = []
  /// The part of each list that was laid out.
  @exclusivity(unchecked) var windows: [NodeID: ListWindow] = [:]
  /// How far sections and tables extend below the tops of their heads, by the head's index.
  @exclusivity(unchecked) var headReaches = NodeTable<Double>()
  /// How far the rows of tables begin above the bottoms of their feet, by the foot's index.
  @exclusivity(unchecked) var footReaches = NodeTable<Double>()
  /// Whether nodes are rows, heads or feet of tables.
  @exclusivity(unchecked) var tableRows = NodeTable<Bool>()
  /// The size at which each node was last placed.
  ///
  /// Its descendants are placed again only if the size or one of them changes. The array is empty during the first
  /// layout.
  @exclusivity(unchecked) var placedSizes: [Size] = []
  /// The unrounded origin of each node in the scene when its descendants were last rounded to whole pixels.
  ///
  /// The array is empty if no layout is kept.
  @exclusivity(unchecked) var origins: [Point] = []
  /// Whether a node or one of its descendants has changed since it was placed; empty in a first layout.
  @exclusivity(unchecked) var dirty = MarkedNodes(of: 0)
  /// The nodes whose texts, pieces or insets an update has replaced; their frames may be the same.
  @exclusivity(unchecked) var rewritten = MarkedNodes(of: 0)
  /// Whether annotations of a block may be in the space below the last line of the one before it: CSS Ruby 1 §3.3.
  lazy var hasAnnotations = tree.elements.contains {
    $0.map { $0.inline.annotation != InlineStyle.Annotation() } ?? false
  }
  /// The places of the markers of list items, by node; empty if no layout is kept.
  @exclusivity(unchecked) var markerPlaces: [Int: MarkerPlace] = [:]
  /// Whether the tree has nodes of classes that are not Quoin's own; known once a layout is kept.
  @exclusivity(unchecked) var hasForeignNodes = true
  /// Whether the pass lays out again what changed since its first layout.
  @exclusivity(unchecked) var isUpdating = false
  /// Closures to run when no further round is needed.
  @exclusivity(unchecked) var settlements: [() -> Void] = []

  /// A diagnostic and the node concerned.
  struct Finding: Hashable {
    var diagnostic: Diagnostic
    var node: NodeID?
  }

  /// The nesting limit for containers that are solved separately, since each level is a recursive call.
  static let depthLimit = 200

  init(
    _ scene: Scene, traits: Traits, in size: Size? = nil, round: Int = 0, deadline: Deadline? = nil
  ) {
    self.deadline = deadline
    hasUsableSafeArea = scene.safeArea.isUsable
    var scene = scene
    if !hasUsableSafeArea { scene.safeArea = .zero }
    self.scene = scene
    hasMeasurer = scene.text != nil
    measurer = scene.text ?? MissingMeasurer()
    textPreparer = scene.text as? any TextPreparing
    self.round = round
    var traits = traits
    hasUsableScale = traits.displayScale > 0 && traits.displayScale.isFinite
    if !hasUsableScale { traits.displayScale = 1 }
    self.traits = traits
    func prepared() -> Preparation {
      Preparation(
        scene.root, traits: traits, isResolved: scene.resolver.knows(scene.root), in: size,
        round: round)
    }
    var preparation = prepared()
    // Closures may have added nodes to containers that were visited before. A row is made once; a binding runs in each walk.
    var count = 1
    while count < LayoutPass.roundLimit, preparation.isOutdated {
      preparation.restore()
      preparation = prepared()
      count += 1
    }
    // Without controls, the rules of a theme for controls can be skipped.
    usesTheme = preparation.hasControls || !scene.theme.content.isOfControls
    scene.resolver.deadline = deadline
    scene.resolver.resolve(
      scene.root, usesTheme ? scene.styles.above(scene.theme) : scene.styles,
      MediaEnvironment(traits: traits, viewport: size), order: preparation.takeOrder(),
      originals: preparation.originals)
    if !scene.keepsLayouts { scene.resolver.releaseShared() }
    tree = FlatTree(resolver: scene.resolver, preparation: preparation)
    frames = FrameTable(count: tree.count)
    measured = MeasureTable(count: tree.count)
    if tree.areLines.contains(true) { lines.addPlaces(tree.count) }
    if scene.keepsLayouts {
      placedSizes = Array(repeating: Size(-1, -1), count: tree.count)
    }
  }

  /// Runs the layout.
  ///
  /// - Returns: The arrangement, or `nil` if lists need other rows and another round.
  func run(in size: Size?) -> Arrangement? {
    let room = finite(size ?? measure(0, Question(.unlimited)).size)
    frames[0] = Rect(origin: .zero, size: room)
    place(0, in: room)
    if needsAnotherRound, !isOutOfTime { return nil }
    if scene.keepsLayouts, removesHiddenRows, !removeHiddenRows(in: size) { return nil }
    if !scene.keepsLayouts { islands = NodeTable() }
    settle()
    collectDiagnostics(in: size)
    // The arrangement does not need these, and large trees need the memory.
    if !scene.keepsLayouts {
      (flowTrees, columnLayouts, measured) = ([:], [:], MeasureTable(count: 0))
    }
    defer { textPreparer?.forgetLongTexts() }
    return arrangement(room)
  }

  /// Finishes what needed no further round.
  func settle() {
    for settle in settlements { settle() }
    settlements = []
  }

  /// The indices of nodes in the tree.
  ///
  /// - Complexity: O(n) on first use.
  var indices: NodeIndex {
    if let knownIndices { return knownIndices }
    let indices = NodeIndex(of: tree.nodes)
    knownIndices = indices
    return indices
  }

  /// Applies insertions, removals and moves of nodes to the indices.
  func updateIndices(_ splices: [PreorderSplice]) { knownIndices?.apply(splices, tree.nodes) }

  /// Whether the deadline has passed, after which nothing is measured or placed.
  var isOutOfTime: Bool { deadline?.isPassed ?? false }

  /// Returns a size that is safe in arithmetic: NaN, infinities and negative extents become zero.
  func finite(_ size: Size) -> Size {
    func clean(_ length: Double) -> Double {
      length.isFinite ? min(max(0, length), 1e9) : 0
    }
    return Size(clean(size.width), clean(size.height))
  }

  func context(_ index: Int) -> MeasureContext {
    MeasureContext(look: tree.looks[index], traits: tree.traits(of: index), text: scene.text)
  }

  /// Returns a text prepared for the measurer, or `nil` if there is no measurer.
  func prepared(_ text: StyledText, style: TextLook) -> (any PreparedText)? {
    if let textPreparer { return textPreparer.prepared(text, style: style) }
    return scene.text.map { MeasurableText(text, style: style, measurer: $0) }
  }

  func reportUnusableNumbers(_ asked: Size?) {
    if !hasUsableScale {
      report(
        .error, rule: "number-out-of-range",
        "a display scale is a positive number; frames are rounded to whole points", about: 0)
    }
    if !hasUsableSafeArea {
      report(
        .error, rule: "number-out-of-range",
        "the safe area of the room has a number that no layout can hold; it is left out", about: 0)
    }
    if let asked, finite(asked) != asked {
      report(
        .error, rule: "number-out-of-range",
        "\(asked.width) × \(asked.height) points is not a valid layout size; the size is "
          + "\(frames[0].width) × \(frames[0].height)",
        about: 0)
    }
    for number in tree.preparation.unusable { reportUnusable(number.what, number.node) }
    guard mayHave(.spans) else { return }
    for (index, node) in tree.nodes.enumerated() {
      for part in node.hasSpans ? node.texts : [] {
        for what in part.content?.unusableNumbers ?? [] { reportUnusable(what, index) }
      }
    }
  }

  /// Restores the tree: values that vary by traits are set only during a pass.
  func finish() {
    tree.restore()
    islands = NodeTable()
  }

  /// Hands over the islands, which hold the pass.
  func takeIslands() -> NodeTable<Island> {
    defer { islands = NodeTable() }
    return islands
  }

  /// Returns the name of a node for the user.
  func name(_ index: Int) -> String {
    noteName(of: index)
    return tree.nodes[index].displayName
  }

  /// Returns the name under which diagnostics list a node.
  func identifier(_ index: Int) -> String {
    noteName(of: index)
    return tree.nodes[index].identifier ?? tree.nodes[index].displayName
  }
}
