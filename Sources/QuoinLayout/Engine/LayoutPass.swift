import QuoinGeometry
import QuoinModel
import QuoinStyle

/// One layout of one scene: what is measured, placed and found wrong on the way.
///
/// Its tables are read and written for each node and never handed out, so they have no dynamic check of
/// exclusive access.
final class LayoutPass {
  let scene: Scene
  /// The surroundings of the scene.
  @exclusivity(unchecked) var traits: Traits
  private let hasUsableScale: Bool
  private let hasUsableSafeArea: Bool
  /// Who measures text, if it prepares texts for that.
  private let textPreparer: (any TextPreparing)?
  /// When the layout is given up.
  let deadline: Deadline?
  /// Whether rules of the theme are looked at.
  let usesTheme: Bool
  @exclusivity(unchecked) var tree: FlatTree
  /// The places of nodes in the tree, once somebody asked for them; few layouts do.
  @exclusivity(unchecked) private var knownIndices: NodeIndex?
  /// The frames in the container's coordinates, not rounded.
  @exclusivity(unchecked) var frames: [Rect]
  @exclusivity(unchecked) var diagnostics: [Diagnostic] = []
  /// What was reported already.
  @exclusivity(unchecked) var reported: Set<Finding> = []
  /// The rules that are said of the first node only.
  @exclusivity(unchecked) var saidOnce: Set<String> = []
  @exclusivity(unchecked) var measured: MeasureTable
  /// The flex and flow containers that are in no other one, with what is in them.
  @exclusivity(unchecked) var flowTrees: [Int: FlowTree] = [:]
  /// Islands that were asked for their size and are not placed yet, by their root.
  @exclusivity(unchecked) var islands: [Int: Island] = [:]
  /// Solved systems of constraints.
  @exclusivity(unchecked) var islandSystems = IslandSystems()
  /// Content in columns.
  @exclusivity(unchecked) var columnLayouts: [Int: ColumnLayout] = [:]
  /// Where the content is of nodes that lay theirs out by themselves.
  @exclusivity(unchecked) var contentRects: [Int: Rect] = [:]
  /// The texts of inline content at their places, by node.
  @exclusivity(unchecked) var inlineTexts: [Int: [PlacedText]] = [:]
  /// The pieces of inline elements on several lines, from the corner of their frames.
  @exclusivity(unchecked) var inlinePieces: [Int: [Arrangement.Piece]] = [:]
  /// What is painted of tables beside their parts, by the node under which it lies.
  @exclusivity(unchecked) var tablePieces: [Int: [TablePiece]] = [:]
  /// The looks of parts of tables of which something is painted apart.
  @exclusivity(unchecked) var tableLooks: [Int: Look] = [:]
  /// The space around the content of documents' pictures and of boxes that ask for it.
  @exclusivity(unchecked) var contentInsets: [Int: EdgeInsets] = [:]
  /// What follows for lines from the looks of inline content, which it holds.
  @exclusivity(unchecked) var lineLooks: [ObjectIdentifier: LineLook] = [:]
  /// What the algorithms of containers keep in this layout, by node.
  @exclusivity(unchecked) var caches: [Int: Any] = [:]
  /// How many containers that are solved apart are open at once.
  @exclusivity(unchecked) var depth = 0
  /// How often the tree was laid out before this pass, for lists that needed other rows.
  let round: Int
  /// Whether some list needs other rows than it has.
  @exclusivity(unchecked) var needsAnotherRound = false
  /// Children that are not in the window of their list.
  @exclusivity(unchecked) var leftOut: Set<Int> = []
  /// What of each list was laid out.
  @exclusivity(unchecked) var windows: [NodeID: ListWindow] = [:]
  /// How far below the tops of heads of lists and tables their sections and tables reach, by node.
  @exclusivity(unchecked) var headReaches: [Int: Double] = [:]
  /// How far above the bottoms of the feet of tables the rows of the tables begin, by node.
  @exclusivity(unchecked) var footReaches: [Int: Double] = [:]
  /// The rows, heads and feet of tables.
  @exclusivity(unchecked) var tableRows: Set<Int> = []
  /// The size at which each node was placed last, and nothing in it is placed again unless that or something inside it
  /// changes; empty while all are placed for the first time.
  @exclusivity(unchecked) var placedSizes: [Size] = []
  /// Where each node stood in the scene, not rounded, when what is in it was put on whole pixels last; empty where no layout
  /// is kept.
  @exclusivity(unchecked) var origins: [Point] = []
  /// Whether something in a node, or it itself, has changed since it was placed; empty in a first layout.
  @exclusivity(unchecked) var isDirty: [Bool] = []
  /// What is done when no further round is needed.
  @exclusivity(unchecked) var settlements: [() -> Void] = []

  /// A diagnostic and the node that it is about.
  struct Finding: Hashable {
    var diagnostic: Diagnostic
    var node: NodeID?
  }

  /// Beyond this, containers solved apart are no longer opened: each level is a call of its own.
  static let depthLimit = 200

  init(
    _ scene: Scene, traits: Traits, in size: Size? = nil, round: Int = 0, deadline: Deadline? = nil
  ) {
    self.deadline = deadline
    hasUsableSafeArea = scene.safeArea.isUsable
    var scene = scene
    if !hasUsableSafeArea { scene.safeArea = .zero }
    self.scene = scene
    textPreparer = scene.text as? any TextPreparing
    self.round = round
    var traits = traits
    hasUsableScale = traits.displayScale > 0 && traits.displayScale.isFinite
    if !hasUsableScale { traits.displayScale = 1 }
    self.traits = traits
    let preparation = Preparation(scene.root, traits: traits, in: size, round: round)
    // A theme of controls need not be looked at where there are none.
    usesTheme = preparation.hasControls || !scene.theme.content.isOfControls
    scene.resolver.deadline = deadline
    scene.resolver.resolve(
      scene.root, usesTheme ? scene.styles.above(scene.theme) : scene.styles,
      MediaEnvironment(traits: traits, viewport: size))
    tree = FlatTree(resolver: scene.resolver, preparation: preparation)
    frames = Array(repeating: .zero, count: tree.count)
    measured = MeasureTable(count: tree.count)
    if scene.keepsLayouts {
      placedSizes = Array(repeating: Size(-1, -1), count: tree.count)
    }
  }

  /// Lays out.
  ///
  /// - Returns: what came out, or `nil` where lists need other rows and another round.
  func run(in size: Size?) -> Arrangement? {
    let room = finite(size ?? measure(0, Question(.unlimited)).size)
    frames[0] = Rect(origin: .zero, size: room)
    place(0, in: room)
    if needsAnotherRound, !isOutOfTime { return nil }
    islands = [:]
    for settle in settlements { settle() }
    diagnostics.append(contentsOf: scene.styles.diagnostics)
    if usesTheme { diagnostics.append(contentsOf: scene.theme.diagnostics) }
    diagnostics.append(contentsOf: scene.resolver.diagnostics)
    for node in tree.nodes where !node.descriptionDiagnostics.isEmpty {
      diagnostics.append(contentsOf: node.descriptionDiagnostics)
    }
    reportStrangers()
    reportUnknownContainers()
    reportUnusedPadding()
    reportGridPlaces()
    reportUnusableNumbers(size)
    // The snapshot needs none of it, and memory is short where trees are large.
    if !scene.keepsLayouts {
      (flowTrees, columnLayouts, measured) = ([:], [:], MeasureTable(count: 0))
    }
    defer { (scene.text as? any LongTextKeeping)?.forgetLongTexts() }
    return arrangement(room)
  }

  /// The places of nodes in the tree.
  ///
  /// - Complexity: O(n) for the first time.
  var indices: NodeIndex {
    if let knownIndices { return knownIndices }
    let indices = NodeIndex(of: tree.nodes.lazy.map(\.id))
    knownIndices = indices
    return indices
  }

  /// Takes the places of nodes that came, went or moved.
  func takeIndices(_ splices: [PreorderSplice]) { knownIndices?.take(splices, tree.nodes) }

  /// Whether the deadline has passed: nothing more is measured or placed then.
  var isOutOfTime: Bool { deadline?.isPassed ?? false }

  /// A size that arithmetic survives: NaN, infinities and negative extents become zero.
  func finite(_ size: Size) -> Size {
    func clean(_ length: Double) -> Double {
      length.isFinite ? min(max(0, length), 1e9) : 0
    }
    return Size(clean(size.width), clean(size.height))
  }

  func context(_ index: Int) -> MeasureContext {
    MeasureContext(look: tree.looks[index], traits: tree.traits(of: index), text: scene.text)
  }

  /// A text as the measurer takes it, or `nil` where there is none.
  func prepared(_ text: StyledText, style: TextLook) -> (any PreparedText)? {
    if let textPreparer { return textPreparer.prepared(text, style: style) }
    return scene.text.map { MeasurableText(text, style: style, measurer: $0) }
  }

  private func reportUnusableNumbers(_ asked: Size?) {
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
        "a room of \(asked.width) × \(asked.height) points is none that a layout can have; it is "
          + "\(frames[0].width) × \(frames[0].height)",
        about: 0)
    }
    for number in tree.preparation.unusable { reportUnusable(number.what, number.node) }
    for (index, node) in tree.nodes.enumerated() {
      // A text in one look has no numbers.
      if type(of: node) == TextNode.self, (node as? TextNode)?.span == nil { continue }
      for part in node.texts {
        for what in part.content?.unusableNumbers ?? [] { reportUnusable(what, index) }
      }
    }
  }

  /// Gives the tree back as it was: what varies by the surroundings is only set during a pass.
  func finish() { tree.restore() }

  /// What the user calls a node.
  func name(_ index: Int) -> String { tree.nodes[index].displayName }

  /// The name under which diagnostics list a node.
  func identifier(_ index: Int) -> String {
    tree.nodes[index].identifier ?? name(index)
  }
}
