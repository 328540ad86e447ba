import QuoinGeometry

/// One thing that shows content: identity, content, look and its own size rules.
///
/// A node has no frame and no origin. Where it stands is said by its `Relation` to a container
/// and answered by an `Arrangement`; its anchors are references for constraints, not values.
///
///     let name = TextNode("Ada Lovelace").style(.title).id("name")
///
/// A node is changed and read from one isolation at a time. A layout reads its properties many times, so
/// they have no dynamic check of exclusive access. What other modules read often is not `final`: they
/// call its accessor then, whereas what they read directly is checked all the same.
open class Node {
  /// The identity, unique in the process.
  public let id = NodeID()
  /// What the description calls this node: a document's id, or one given by `id(_:)`.
  @exclusivity(unchecked) public var identifier: String? {
    didSet { noteStyleChange() }
  }
  /// What a document calls nodes of this kind (its own tag), where that differs from `kind`.
  @exclusivity(unchecked) public var documentType: String? {
    didSet { noteStyleChange() }
  }
  /// What a document's author calls this very node, for messages.
  @exclusivity(unchecked) package final var documentLabel: String? { didSet { noteChange() } }
  /// The class words that style rules select by.
  @exclusivity(unchecked) public var classes: [String] = [] {
    didSet { noteStyleChange() }
  }
  /// The properties set on this node itself; they win over every sheet and what the node wears.
  @exclusivity(unchecked) public var style = Style() {
    didSet { noteStyleChange() }
  }
  /// What the style sheets of a document give the node, with what it inherits there; `nil` for a node
  /// that no document styles.
  ///
  /// Sheets of the scene, what the node wears and its own style win over it.
  @exclusivity(unchecked) package var documentStyle: Style? {
    didSet { noteStyleChange() }
  }
  /// The shared styles that the node wears, the last on top; see `wear(_:)`.
  @exclusivity(unchecked) package internal(set) var worn: [SharedStyle] = [] {
    didSet { noteStyleChange() }
  }
  /// The states that style rules select by, beside those that the content tells of itself.
  @exclusivity(unchecked) public var states: NodeState = .normal {
    didSet { noteStyleChange() }
  }
  /// When the node was last changed in what concerns styles; see `StyleClock`.
  @exclusivity(unchecked) package final var styleMoment: UInt64 = 0
  /// The latest such change of the node and all in it.
  @exclusivity(unchecked) package final var subtreeStyleMoment: UInt64 = 0
  /// When children last came or went.
  @exclusivity(unchecked) package final var structureMoment: UInt64 = 0
  /// When the node was last given another direction.
  @exclusivity(unchecked) package final var directionMoment: UInt64 = 0
  /// When the node, or its place in its container, was last changed in anything that a layout reads, beside
  /// what concerns styles.
  @exclusivity(unchecked) package final var changeMoment: UInt64 = 0
  /// The latest change of either kind of the node and all in it.
  @exclusivity(unchecked) package final var subtreeChangeMoment: UInt64 = 0
  /// The size that the node gives itself.
  public final var sizing: Sizing {
    get { sizingApart?.value ?? Sizing() }
    set { sizingApart = Apart(newValue) }
  }
  @exclusivity(unchecked) private final var sizingApart: Apart<Sizing>? {
    didSet { noteChange() }
  }
  /// How firmly the node keeps the size of its content.
  @exclusivity(unchecked) public var priorities = ContentPriorities() { didSet { noteChange() } }
  /// The distances from the frame in to the rectangle that constraints speak of, in points.
  public final var alignmentInsets: EdgeInsets {
    get { alignmentInsetsApart?.value ?? .zero }
    set { alignmentInsetsApart = Apart(newValue) }
  }
  @exclusivity(unchecked) private final var alignmentInsetsApart: Apart<EdgeInsets>? {
    didSet { noteChange() }
  }
  /// Whether the node is left out of the picture; a stack also takes it out of its row.
  @exclusivity(unchecked) public var isHidden = false { didSet { noteChange() } }
  /// The direction of this node and what is in it, where it is not its surroundings'.
  @exclusivity(unchecked) public var direction: LayoutDirection? {
    // Sheets speak of the start and the end of lines in all that is inside.
    didSet { if direction != oldValue { noteDirectionChange() } }
  }
  /// What of the surroundings is different for this node and all in it.
  @exclusivity(unchecked) public var traitOverrides = TraitOverrides() { didSet { noteChange() } }
  /// What is different in some surroundings, the less particular first; see `when(_:_:)`.
  @exclusivity(unchecked) package var variations: [NodeVariation] = [] { didSet { noteChange() } }
  /// The models that the description follows; see `bind(_:_:)`.
  @exclusivity(unchecked) package var bindings: [NodeBinding] = [] { didSet { noteChange() } }
  /// What holds `constraints`; `nil` until there are some.
  @exclusivity(unchecked) package var constraintList: ConstraintList? { didSet { noteChange() } }
  /// What was wrong with the description of the node: constraints left unfinished, say.
  @exclusivity(unchecked) public package(set) var descriptionDiagnostics: [Diagnostic] = [] {
    didSet { noteChange() }
  }
  /// What a document asks of those who lay out and paint the tree of which this is the root.
  @exclusivity(unchecked) package final var documentTerms: DocumentTerms? {
    didSet { noteChange() }
  }
  /// The names of the layout guides that this node owns; see `addGuide(_:)`.
  @exclusivity(unchecked) package internal(set) var guideNames: [String] = [] {
    didSet { noteChange() }
  }
  /// Whether the node is a `ContainerNode`, which is quicker asked so than of its type.
  @exclusivity(unchecked) package internal(set) var isContainer = false
  /// Where the node was described.
  @exclusivity(unchecked) public var place: SourcePlace? { didSet { noteChange() } }
  /// The container that the node is in.
  @exclusivity(unchecked) public internal(set) final weak var parent: ContainerNode?

  /// A node of no particular kind.
  public init() {}

  // Groups may hold the list longer than the node lives.
  deinit { constraintList?.owner = nil }

  /// Whether every change that concerns a layout is noted: by the properties of Quoin's own classes, and
  /// by `setNeedsLayout()` in a class of your own that answers `true` here.
  open var notesItsChanges: Bool { Node.isOwn(type(of: self)) }

  /// The word for nodes of this kind, for style rules and printed trees.
  open var kind: String { "node" }

  /// The states that the content tells of itself: a button that is not enabled is `.disabled`.
  open var contentStates: NodeState { .normal }

  /// What the node shows, as a value.
  open var content: NodeContent { .none }

  /// The texts in it, and where.
  open var texts: [TextPart] { [] }

  /// What is drawn of it beside its look and its content, or `nil` for nothing.
  package var drawings: NodeDrawings? { nil }

  /// The font of its texts, where no style says one.
  open var defaultFont: Font { .system(17) }

  /// The size that the content asks for under a proposal, or `nil` where it has no size of its own.
  ///
  /// - Parameters:
  ///   - proposal: the room on offer, in points.
  ///   - context: the computed look, the traits and the measurer of text.
  open func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? { nil }
}

extension Node {
  /// Adds a free rectangle that constraints of this node's surroundings may use.
  ///
  /// - Parameter name: what diagnostics call the guide.
  public func addGuide(_ name: String = "") -> LayoutGuide {
    guideNames.append(name)
    return LayoutGuide(
      item: AnchorItem(node: id, part: .guide(guideNames.count - 1)))
  }
}

extension Node {
  /// The direction that the node or the nearest container above says, or `nil` where none does.
  ///
  /// - Complexity: O(depth).
  package final var inheritedDirection: LayoutDirection? {
    var step: Node? = self
    while let node = step {
      if let direction = node.direction { return direction }
      step = node.parent
    }
    return nil
  }
}
