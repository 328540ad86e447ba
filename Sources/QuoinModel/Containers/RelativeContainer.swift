import QuoinGeometry

/// The placement of a child in a constraint container, in addition to the constraints.
public struct RelativePlacement: Hashable, Sendable {
  /// The rectangle of a child that no constraint places; `nil` leaves the child to constraints.
  ///
  /// It behaves like the springs and struts that Auto Layout translates to constraints.
  public var pinned: AbsolutePlacement? {
    get { apart?.value }
    set { apart = newValue.map { Apart($0) } }
  }
  // Apart, because it is large and few nodes have one.
  private var apart: Apart<AbsolutePlacement>?
  /// Whether a rectangle places the child.
  package var isPinned: Bool { apart != nil }

  /// Creates a placement by constraints, or by a pinned rectangle.
  public init(pinned: AbsolutePlacement? = nil) { self.pinned = pinned }
}

/// A container that places its children by constraints: Auto Layout.
///
/// Constraints are declared at nodes (`constrain`, `makeConstraints`); they may cross any number of
/// directly nested `RelativeContainer`s and `StackContainer`s.
public final class RelativeContainer: ContainerNode, DefaultPlacing {
  /// The placement of a child: by constraints, or by a pinned rectangle.
  public typealias Placement = RelativePlacement
  /// The default placement, by constraints.
  public static var defaultPlacement: RelativePlacement { RelativePlacement() }

  /// Whether the container's edges, for its descendants' constraints, are those of a scrolling
  /// content area.
  @exclusivity(unchecked) public var scrolls = false { didSet { noteChange() } }

  /// Creates a container with children in z-order from back to front.
  public init(
    file: String = #fileID, line: Int = #line,
    @Children<RelativeContainer> _ children: () -> [Relation<RelativeContainer>] = { [] }
  ) {
    super.init()
    declare(children(), file: file, line: line)
  }

  public override var kind: String { backdrop?.kind ?? (scrolls ? "scrollView" : "view") }
  public override var content: NodeContent { backdrop?.content ?? .none }
  public override var texts: [TextPart] { backdrop?.texts ?? [] }
  public override var defaultFont: Font { backdrop?.defaultFont ?? .system(17) }

  public override func measure(_ proposal: ProposedSize, in context: MeasureContext)
    -> MeasuredSize?
  {
    backdrop?.measure(proposal, in: context)
  }
}

extension Node {
  /// Returns a placement by a rectangle, in points; constraints may refer to the node.
  public func pinned(_ frame: Rect) -> Relation<RelativeContainer> {
    Relation(self, RelativePlacement(pinned: AbsolutePlacement(frame: frame)))
  }
}

extension Relation<RelativeContainer> {
  /// Whether a pinned rectangle places the child; other modules ask without copying the placement.
  package var isPinned: Bool { placement.isPinned }
}
