public import QuoinBoxLayout

/// What the relation of a node to its flow container says: the box properties of CSS.
///
/// The initial values are those of CSS.
public struct FlowItem: Sendable {
  /// How a node takes part in the flow: the outer half of the property `display`.
  public enum Level: UInt8, CaseIterable, Hashable, Sendable {
    /// As the kind of node asks: texts are inline, all others are blocks.
    case automatic
    /// Below what is before it, as wide as the container.
    case block
    /// In the lines; what is in it takes part in them.
    case inline
    /// In the lines, as one piece.
    case inlineBlock
  }

  /// How the node takes part in the flow.
  public var level = Level.automatic
  /// The space around the box.
  public var margin: Edges<Length> {
    get { words?.value.margin ?? .zero }
    set { change { $0.margin = newValue } }
  }
  /// The side to which the node floats; what follows it flows around it.
  public var float: BoxFloat {
    get { words?.value.float ?? .none }
    set { change { $0.float = newValue } }
  }
  /// The sides whose floats the node stays below.
  public var clear: BoxClear {
    get { words?.value.clear ?? [] }
    set { change { $0.clear = newValue } }
  }
  /// In flow or out of it.
  public var position: BoxPosition {
    get { words?.value.position ?? .static }
    set { change { $0.position = newValue } }
  }
  /// The distances from the containing block's padding edges (`absolute`), or the way by which the
  /// box is moved (`relative`).
  public var inset: Edges<Length> {
    get { words?.value.inset ?? .auto }
    set { change { $0.inset = newValue } }
  }
  /// How an inline box stands in its line.
  public var verticalAlign: VerticalAlign {
    get { words?.value.verticalAlign ?? .baseline }
    set { change { $0.verticalAlign = newValue } }
  }
  /// All that a document says of an element; what is above does not count then.
  package var element: ElementBox?

  /// A block or a text of which nothing else is said.
  public init(_ level: Level = .automatic) { self.level = level }

  /// The properties that most boxes leave as they are.
  private struct Words {
    var margin = Edges<Length>.zero
    var float = BoxFloat.none
    var clear: BoxClear = []
    var position = BoxPosition.static
    var inset = Edges<Length>.auto
    var verticalAlign = VerticalAlign.baseline
  }

  /// `nil` where all are initial.
  private var words: Apart<Words>?

  private mutating func change(_ body: (inout Words) -> Void) {
    var changed = words?.value ?? Words()
    body(&changed)
    words = Apart(changed)
  }
}
