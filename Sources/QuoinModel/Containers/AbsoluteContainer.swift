import QuoinGeometry

/// A container in which children stand where numbers say.
///
///     AbsoluteContainer { header.origin(16, 24); dot.size(8).center(200, 300) }
///     AbsoluteContainer { avatar.pin.top(8).left(8); name.pin.after(of: avatar, aligned: .center) }
///
/// A child without a place does not compile. The container's own size is what holds its children.
/// The order in which children are declared is their z-order only: a child may refer to siblings
/// before and behind it.
public final class AbsoluteContainer: ContainerNode, Container {
  /// Numbers along each axis.
  public typealias Placement = AbsolutePlacement

  /// A container with children in z-order from back to front.
  public init(
    file: String = #fileID, line: Int = #line,
    @Children<AbsoluteContainer> _ children: () -> [Relation<AbsoluteContainer>] = { [] }
  ) {
    super.init()
    declare(children(), file: file, line: line)
  }

  public override var kind: String { "view" }

  /// How the container's own size wraps the children tightly, or `nil` where it holds them from its top
  /// left corner on.
  @exclusivity(unchecked) public final var wrapping: Wrapping? { didSet { noteChange() } }

  /// Puts a node into the container and answers its place: Mineral's spelling.
  @discardableResult public func build(_ node: () -> Node) -> Relation<AbsoluteContainer> {
    add(node().pin)
  }
}

extension Node {
  /// A place in an absolute container of which nothing is said yet: at the top left corner.
  ///
  /// What follows are PinLayout's words: `avatar.pin.top(8).left(8).size(48, 48)`. Where the node is in an
  /// absolute container, it is the place there, of which the position and the length along an axis stay until a word
  /// says another; else a description takes it.
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

  /// A place by the top left corner, in points.
  public func origin(_ x: Double, _ y: Double) -> Relation<AbsoluteContainer> { pin.origin(x, y) }

  /// A place by the top left corner.
  public func origin(_ point: Point) -> Relation<AbsoluteContainer> { pin.origin(point) }

  /// A place by the centre, in points.
  public func center(_ x: Double, _ y: Double) -> Relation<AbsoluteContainer> { pin.center(x, y) }

  /// A place by the centre.
  public func center(_ point: Point) -> Relation<AbsoluteContainer> { pin.center(point) }

  /// A place by a rectangle, in points.
  public func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Relation<AbsoluteContainer>
  {
    frame(Rect(x, y, width, height))
  }

  /// A place by a rectangle.
  public func frame(_ rect: Rect) -> Relation<AbsoluteContainer> {
    pin.frame(rect)
  }

  /// A place by the distances to the container's sides, in points; the size follows.
  public func insets(_ insets: EdgeInsets) -> Relation<AbsoluteContainer> { pin.insets(insets) }

  /// A place by the distances to the container's sides by leading and trailing, in points.
  public func insets(_ insets: DirectionalEdgeInsets) -> Relation<AbsoluteContainer> {
    pin.insets(insets)
  }

  /// Puts the node at the top left corner of a container, in front of those that are there, or
  /// before the child at an index; it leaves the container that it was in.
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
