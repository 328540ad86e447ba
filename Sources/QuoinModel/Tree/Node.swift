import QuoinGeometry

/// An element that shows content: identity, content, style, and its own size rules.
///
/// A node has no frame and no origin. Its position is specified by its `Relation` to a container
/// and computed in an `Arrangement`; its anchors are references for constraints, not values.
///
///     let name = TextNode("Ada Lovelace").style(.title).id("name")
///
/// A node is read and changed from one isolation domain at a time. Layout reads its properties many
/// times, so they have no dynamic check for exclusive access. Properties that other modules read
/// often are not `final`: other modules then call the accessor, whereas a direct access would still
/// be checked.
open class Node {
  /// The identity, unique in the process.
  public let id = NodeID()
  /// The identifier of the node in its description: a document's id, or one set with `id(_:)`.
  @exclusivity(unchecked) public var identifier: String? {
    didSet { noteNameChange() }
  }
  /// The document's own tag for nodes of this kind, if it differs from `kind`.
  @exclusivity(unchecked) public var documentType: String? {
    didSet { noteNameChange() }
  }
  /// The class names that style rules select by.
  @exclusivity(unchecked) public var classes: [String] = [] {
    didSet { noteStyleChange() }
  }
  /// The properties set on this node itself; they take precedence over sheets and shared styles.
  @exclusivity(unchecked) public var style = Style() {
    didSet { noteStyleChange() }
  }
  /// The style that a document's style sheets give the node, including inherited values, or `nil`
  /// if no document styles it.
  ///
  /// The scene's sheets, the shared styles, and the node's own style take precedence over it.
  @exclusivity(unchecked) package var documentStyle: Style? {
    didSet { noteStyleChange() }
  }
  /// Whether a document styles the node.
  package var hasDocumentStyle: Bool { documentStyle != nil }
  /// The shared styles that the node wears, the last one with the highest precedence; see
  /// `wear(_:)`.
  @exclusivity(unchecked) package internal(set) var worn: [SharedStyle] = [] {
    didSet { noteStyleChange() }
  }
  /// Whether nothing styles the node but sheets and inherited values.
  package var isUnstyled: Bool { style.isEmpty && worn.isEmpty && documentStyle == nil }
  /// The time of the node's last change that affects styles; see `StyleClock`.
  @exclusivity(unchecked) package var styleMoment: UInt64 = 0
  /// The latest such change of the node and its descendants.
  @exclusivity(unchecked) package var subtreeStyleMoment: UInt64 = 0
  /// The time when children were last added or removed.
  @exclusivity(unchecked) package var structureMoment: UInt64 = 0
  /// The time when the node's direction last changed.
  @exclusivity(unchecked) package var directionMoment: UInt64 = 0
  /// The time of the last change to the node, or to its placement, that affects layout but not
  /// styles.
  @exclusivity(unchecked) package var changeMoment: UInt64 = 0
  /// The latest change of either kind of the node and its descendants.
  @exclusivity(unchecked) package var subtreeChangeMoment: UInt64 = 0
  /// The node's own size rules.
  public final var sizing: Sizing {
    get { sizingApart?.value ?? Sizing() }
    set { sizingApart = Apart(newValue) }
  }
  /// Whether the node has size rules of its own.
  package var hasSizing: Bool { sizingApart != nil }
  /// Returns whether another node has the same size rules of its own, or both have none.
  final func hasSameSizing(as other: Node) -> Bool {
    sizingApart == other.sizingApart
  }
  @exclusivity(unchecked) private final var sizingApart: Apart<Sizing>? {
    didSet { noteChange() }
  }
  /// The node's hugging and compression resistance.
  @exclusivity(unchecked) public var priorities = ContentPriorities() { didSet { noteChange() } }
  /// The distances from the frame to the alignment rectangle that constraints refer to, in points.
  public final var alignmentInsets: EdgeInsets {
    get { alignmentInsetsApart?.value ?? .zero }
    set { alignmentInsetsApart = Apart(newValue) }
  }
  /// Whether the node has alignment insets.
  package var hasAlignmentInsets: Bool { alignmentInsetsApart != nil }
  @exclusivity(unchecked) private final var alignmentInsetsApart: Apart<EdgeInsets>? {
    didSet { noteChange() }
  }
  /// The states that style rules select by, in addition to those that follow from the content.
  @exclusivity(unchecked) public var states: NodeState = .normal {
    didSet { noteStyleChange() }
  }
  /// Whether the node is a `ContainerNode`; faster than a type check.
  @exclusivity(unchecked) package internal(set) var isContainer = false
  /// Whether the node is not drawn; a stack also removes it from the row.
  @exclusivity(unchecked) public var isHidden = false { didSet { noteChange() } }
  /// The layout direction of the node and its descendants, or `nil` to inherit it.
  @exclusivity(unchecked) public var direction: LayoutDirection? {
    // Sheets refer to the start and the end of lines in all descendants.
    didSet { if direction != oldValue { noteDirectionChange() } }
  }
  /// The properties that few nodes have.
  @exclusivity(unchecked) final var rare: RareProperties?
  /// The storage of `constraints`; `nil` until there are some.
  @exclusivity(unchecked) package var constraintList: ConstraintList? { didSet { noteChange() } }
  /// The source location of the node's description.
  @exclusivity(unchecked) public var place: SourcePlace? { didSet { noteChange() } }
  /// The container that the node is in.
  public internal(set) final var parent: ContainerNode? {
    get { parentReference?.container }
    set { parentReference = newValue?.reference }
  }
  @exclusivity(unchecked) private final var parentReference: ContainerReference?

  /// Creates a node of no particular kind.
  public init() {}

  // Constraint groups may outlive the node and keep the list.
  deinit { constraintList?.owner = nil }

  /// Whether every change that affects layout is noted.
  ///
  /// Quoin's own classes note them in their properties. Your own class can return `true` here if it
  /// calls `setNeedsLayout()`.
  open var notesItsChanges: Bool { Node.isKnown(type(of: self)) }

  /// The name of the node's kind, for style rules and printed trees.
  open var kind: String { "node" }

  /// The states that follow from the content: a disabled button is `.disabled`.
  open var contentStates: NodeState { .normal }

  /// The content that the node shows, as a value.
  open var content: NodeContent { .none }

  /// The texts of the node and where they are.
  open var texts: [TextPart] { [] }

  /// Whether the node has texts; overridden where that is known without making them.
  package var hasTexts: Bool { !texts.isEmpty }

  /// Whether a text of the node has parts with looks of their own, as ``TextPart/content``.
  package var hasSpans: Bool { texts.contains { $0.content != nil } }

  /// The drawings of the node in addition to its look and content, or `nil` for none.
  package var drawings: NodeDrawings? { nil }

  /// The default font of the node's texts, used if no style specifies one.
  open var defaultFont: Font { .system(17) }

  /// Returns the size of the content for a proposal, or `nil` if it has no size of its own.
  ///
  /// - Parameters:
  ///   - proposal: the available space, in points.
  ///   - context: the computed look, the traits, and the text measurer.
  open func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? { nil }
}

extension Node {
  /// Adds a layout guide that constraints can refer to.
  ///
  /// - Parameter name: the name of the guide in diagnostics.
  public func addGuide(_ name: String = "") -> LayoutGuide {
    guideNames.append(name)
    return LayoutGuide(
      item: AnchorItem(node: id, part: .guide(guideNames.count - 1)))
  }
}

extension Node {
  /// The direction of the node or its nearest ancestor that specifies one, or `nil`.
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
