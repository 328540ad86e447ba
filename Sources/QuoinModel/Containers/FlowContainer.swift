public import QuoinBoxLayout

/// A container for CSS flow layout: blocks below each other, and text with inline boxes in its
/// lines.
///
///     FlowContainer {
///       TextNode("Dear ")
///       TextNode { TextSpan("Ada").bold() }
///       TextNode(", thank you.")
///       signature.block().margin(top: 12)
///     }
///
/// Texts are inline: adjacent texts share lines, and break wherever either of them may. Other nodes
/// are blocks unless their relation specifies otherwise. Margins of blocks collapse as in CSS 2
/// §8.3.1.
///
/// The placement of a box begins with its kind: `node.block()`, `node.inline()` or
/// `node.inlineBlock()`, then `margin`, `verticalAlign`, `absolute` or `relative`.
public final class FlowContainer: ContainerNode, DefaultPlacing, PaddedContainer {
  /// The CSS properties of a box in the flow.
  public typealias Placement = FlowItem
  /// The default placement: texts are inline, other nodes are blocks.
  public static var defaultPlacement: FlowItem { FlowItem() }

  /// The padding between the edges and the children.
  public var padding: Edges<LengthPercentage> {
    get { paddingApart?.value ?? .zero }
    set { paddingApart = Apart(newValue) }
  }
  /// Whether padding was set.
  package var hasPadding: Bool { paddingApart != nil }
  @exclusivity(unchecked) private var paddingApart: Apart<Edges<LengthPercentage>>? {
    didSet { noteChange() }
  }
  /// The white space, alignment, and line breaking of the lines.
  package var inline: InlineStyle {
    get { inlineApart.value }
    set { inlineApart = Apart(newValue) }
  }
  @exclusivity(unchecked) private var inlineApart = FlowContainer.typed { didSet { noteChange() } }
  // Line ends typed in Swift are intended.
  private static let typed: Apart<InlineStyle> = {
    var style = InlineStyle()
    style.whiteSpace = .preLine
    return Apart(style)
  }()

  /// Creates a container with children in the order of the flow.
  public init(
    padding: LengthPercentage = 0, file: String = #fileID, line: Int = #line,
    @Children<FlowContainer> _ children: () -> [Relation<FlowContainer>] = { [] }
  ) {
    super.init()
    if padding != 0 { self.padding = Edges(padding) }
    declare(children(), file: file, line: line)
  }

  /// Creates a container with children in the order of the flow; the padding is in points.
  @_disfavoredOverload public convenience init(
    padding: Double, file: String = #fileID, line: Int = #line,
    @Children<FlowContainer> _ children: () -> [Relation<FlowContainer>] = { [] }
  ) {
    self.init(padding: .points(padding), file: file, line: line, children)
  }

  public override var kind: String { "flow" }
}

extension FlowContainer {
  /// Sets the alignment of the lines' content.
  @discardableResult public func textAlign(_ alignment: InlineStyle.Alignment) -> Self {
    inline.alignment = alignment
    return self
  }
}

extension Relation<FlowContainer> {
  /// The placement; other modules read it without a check for exclusive access.
  package var flowItem: FlowItem { placement }
  /// Whether the placement has numbers of its own, rather than initial ones or those of an element.
  package var hasNumbers: Bool { placement.hasNumbers }
}
