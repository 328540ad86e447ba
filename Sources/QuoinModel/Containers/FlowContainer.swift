public import QuoinBoxLayout

/// Blocks below each other, and text with what stands in its lines: the flow of CSS.
///
///     FlowContainer {
///       TextNode("Dear ")
///       TextNode { TextSpan("Ada").bold() }
///       TextNode(", thank you.")
///       signature.block().margin(top: 12)
///     }
///
/// Texts are inline: neighbours share lines, and break where any of them may. Other nodes are blocks
/// unless their relation says otherwise. Margins of blocks collapse as in CSS 2 §8.3.1.
///
/// What is said of a box begins with how it takes part: `node.block()`, `node.inline()` or
/// `node.inlineBlock()`, then `margin`, `verticalAlign`, `absolute` or `relative`.
public final class FlowContainer: ContainerNode, DefaultPlacing, PaddedContainer {
  /// What CSS says of a box in the flow.
  public typealias Placement = FlowItem
  /// A block, or a text in a line.
  public static var defaultPlacement: FlowItem { FlowItem() }

  /// The space between the edges and the children.
  public var padding: Edges<LengthPercentage> {
    get { paddingApart?.value ?? .zero }
    set { paddingApart = Apart(newValue) }
  }
  @exclusivity(unchecked) private var paddingApart: Apart<Edges<LengthPercentage>>? {
    didSet { noteChange() }
  }
  /// White space, alignment and breaking of the lines.
  package var inline: InlineStyle {
    get { inlineApart.value }
    set { inlineApart = Apart(newValue) }
  }
  @exclusivity(unchecked) private var inlineApart = FlowContainer.typed { didSet { noteChange() } }
  // Line ends that somebody typed in Swift are meant.
  private static let typed: Apart<InlineStyle> = {
    var style = InlineStyle()
    style.whiteSpace = .preLine
    return Apart(style)
  }()

  /// A container with children in the order of the flow.
  public init(
    padding: LengthPercentage = 0, file: String = #fileID, line: Int = #line,
    @Children<FlowContainer> _ children: () -> [Relation<FlowContainer>] = { [] }
  ) {
    super.init()
    if padding != 0 { self.padding = Edges(padding) }
    declare(children(), file: file, line: line)
  }

  /// A container with children in the order of the flow; the padding is in points.
  @_disfavoredOverload public convenience init(
    padding: Double, file: String = #fileID, line: Int = #line,
    @Children<FlowContainer> _ children: () -> [Relation<FlowContainer>] = { [] }
  ) {
    self.init(padding: .points(padding), file: file, line: line, children)
  }

  public override var kind: String { "flow" }
}

extension FlowContainer {
  /// Says where the content of lines lies.
  @discardableResult public func textAlign(_ alignment: InlineStyle.Alignment) -> Self {
    inline.alignment = alignment
    return self
  }
}
