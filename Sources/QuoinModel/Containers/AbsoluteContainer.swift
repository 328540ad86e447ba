import QuoinGeometry

/// A container that places its children at explicit positions.
///
///     AbsoluteContainer { header.origin(16, 24); dot.size(8).center(200, 300) }
///     AbsoluteContainer { avatar.pin.top(8).left(8); name.pin.after(of: avatar, aligned: .center) }
///
/// A child without a placement does not compile. The container's own size encloses its children.
/// The order of the children is only their z-order: a child may refer to siblings before and after
/// it.
public final class AbsoluteContainer: ContainerNode, Container {
  /// Positions and lengths along each axis.
  public typealias Placement = AbsolutePlacement

  /// Creates a container with children in z-order from back to front.
  public init(
    file: String = #fileID, line: Int = #line,
    @Children<AbsoluteContainer> _ children: () -> [Relation<AbsoluteContainer>] = { [] }
  ) {
    super.init()
    declare(children(), file: file, line: line)
  }

  public override var kind: String { "view" }

  /// The rule by which the container wraps its children tightly, or `nil` to enclose them from its
  /// top left corner.
  @exclusivity(unchecked) public final var wrapping: Wrapping? { didSet { noteChange() } }

  /// Adds a node and returns its relation, in Mineral's spelling.
  @discardableResult public func build(_ node: () -> Node) -> Relation<AbsoluteContainer> {
    add(node().pin)
  }
}

extension Node {
  /// A placement in an absolute container, initially at the top left corner.
  ///
  /// PinLayout's methods follow: `avatar.pin.top(8).left(8).size(48, 48)`. If the node is in an
  /// absolute container, this is its relation there, and its position and length along an axis are
  /// kept until a method sets others; otherwise a description adds the relation.
  public var pin: Relation<AbsoluteContainer> {
    guard let relation = (parent as? AbsoluteContainer)?[self] else {
      return Relation(self, AbsolutePlacement())
    }
    var placement = AbsolutePlacement()
    (placement.horizontal, placement.vertical) = (
      relation.placement.horizontal, relation.placement.vertical
    )
    placement.horizontal.begin()
    placement.vertical.begin()
    relation.placement = placement
    relation.variations = []
    return relation
  }

  /// Returns a placement by the top left corner, in points.
  public func origin(_ x: Double, _ y: Double) -> Relation<AbsoluteContainer> { pin.origin(x, y) }

  /// Returns a placement by the top left corner.
  public func origin(_ point: Point) -> Relation<AbsoluteContainer> { pin.origin(point) }

  /// Returns a placement by the centre, in points.
  public func center(_ x: Double, _ y: Double) -> Relation<AbsoluteContainer> { pin.center(x, y) }

  /// Returns a placement by the centre.
  public func center(_ point: Point) -> Relation<AbsoluteContainer> { pin.center(point) }

  /// Returns a placement by a rectangle, in points.
  public func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Relation<AbsoluteContainer>
  {
    frame(Rect(x, y, width, height))
  }

  /// Returns a placement by a rectangle.
  public func frame(_ rect: Rect) -> Relation<AbsoluteContainer> {
    pin.frame(rect)
  }

  /// Returns a placement by the distances to the container's sides, in points; the size follows.
  public func insets(_ insets: EdgeInsets) -> Relation<AbsoluteContainer> { pin.insets(insets) }

  /// Returns a placement by the distances to the container's sides by leading and trailing, in
  /// points.
  public func insets(_ insets: DirectionalEdgeInsets) -> Relation<AbsoluteContainer> {
    pin.insets(insets)
  }

  /// Adds the node at the top left corner of a container, in front of the existing children or
  /// before the child at an index.
  ///
  /// The node is removed from its previous container.
  @discardableResult public func attach(
    to container: AbsoluteContainer, at index: Int? = nil, file: String = #fileID,
    line: Int = #line
  ) -> Relation<AbsoluteContainer> {
    describe(file, line)
    let relation = pin
    container.adopt(relation, at: index)
    return relation
  }
}
