public import QuoinBoxLayout

/// The placement of a node in a flow container: the box properties of CSS.
///
/// The initial values are those of CSS.
public struct FlowItem: Sendable {
  /// The role of a node in the flow: the outer half of the property `display`.
  public enum Level: UInt8, CaseIterable, Hashable, Sendable {
    /// Depends on the kind of node: texts are inline, all others are blocks.
    case automatic
    /// Below the previous content, as wide as the container.
    case block
    /// In the lines; its content takes part in them.
    case inline
    /// In the lines, as a single piece.
    case inlineBlock
  }

  /// The role of the node in the flow.
  public var level: Level {
    get { rare?.value.level ?? .automatic }
    set { change { $0.level = newValue } }
  }
  /// The margin of the box.
  public var margin: Edges<Length> {
    get { rare?.value.margin ?? .zero }
    set { change { $0.margin = newValue } }
  }
  /// The side to which the node floats; the content after it flows around it.
  public var float: BoxFloat {
    get { rare?.value.float ?? .none }
    set { change { $0.float = newValue } }
  }
  /// The sides whose floats the node is kept below.
  public var clear: BoxClear {
    get { rare?.value.clear ?? [] }
    set { change { $0.clear = newValue } }
  }
  /// The positioning scheme: in the flow or out of it.
  public var position: BoxPosition {
    get { rare?.value.position ?? .static }
    set { change { $0.position = newValue } }
  }
  /// The insets: distances from the padding edges of the containing block (`absolute`), or the
  /// offset of the box (`relative`).
  public var inset: Edges<Length> {
    get { rare?.value.inset ?? .auto }
    set { change { $0.inset = newValue } }
  }
  /// The vertical alignment of an inline box in its line.
  public var verticalAlign: VerticalAlign {
    get { rare?.value.verticalAlign ?? .baseline }
    set { change { $0.verticalAlign = newValue } }
  }
  /// The properties of a document's element; if set, they replace all of the above.
  package var element: ElementBox?

  /// Whether a text with this placement is in the lines, rather than a box of its own.
  package var isInline: Bool {
    guard let rare else { return true }
    return (rare.value.level == .automatic || rare.value.level == .inline)
      && rare.value.float == .none
  }

  /// Whether the placement has numbers of its own, rather than initial ones or those of an element.
  package var hasNumbers: Bool { rare != nil && element == nil }

  /// Creates a placement with default properties.
  public init(_ level: Level = .automatic) {
    rare = level == .automatic ? nil : FlowItem.plain[Int(level.rawValue)]
  }

  /// The properties that most boxes leave as they are.
  private struct RareFlowProperties {
    var level = Level.automatic
    var margin = Edges<Length>.zero
    var float = BoxFloat.none
    var clear: BoxClear = []
    var position = BoxPosition.static
    var inset = Edges<Length>.auto
    var verticalAlign = VerticalAlign.baseline
  }

  /// The properties that differ from the initial ones in the level alone, by level.
  private static let plain = Level.allCases.map { level in
    level == .automatic ? nil : Apart(RareFlowProperties(level: level))
  }

  /// `nil` where all are initial.
  private var rare: Apart<RareFlowProperties>?

  private mutating func change(_ body: (inout RareFlowProperties) -> Void) {
    var changed = rare?.value ?? RareFlowProperties()
    body(&changed)
    rare = Apart(changed)
  }
}
