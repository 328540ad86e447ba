import QuoinGeometry

/// A container in which children stand where numbers say.
///
///     AbsoluteContainer { header.origin(16, 24); dot.size(8).center(200, 300) }
///
/// A child without a place does not compile. The container's own size is what holds its children.
public final class AbsoluteContainer: ContainerNode, Container {
  /// Numbers along each axis.
  public typealias Placement = AbsolutePlacement

  /// A container with children in z-order from back to front.
  public init(@Children<AbsoluteContainer> _ children: () -> [Relation<AbsoluteContainer>] = { [] })
  {
    super.init()
    for relation in children() { adopt(relation) }
  }

  public override var kind: String { "view" }
}

extension Node {
  /// A place by the top left corner, in points.
  public func origin(_ x: Double, _ y: Double) -> Relation<AbsoluteContainer> {
    Relation<AbsoluteContainer>(self, AbsolutePlacement()).origin(x, y)
  }

  /// A place by the centre, in points.
  public func center(_ x: Double, _ y: Double) -> Relation<AbsoluteContainer> {
    Relation<AbsoluteContainer>(self, AbsolutePlacement()).center(x, y)
  }

  /// A place by a rectangle, in points.
  public func frame(_ x: Double, _ y: Double, _ width: Double, _ height: Double)
    -> Relation<AbsoluteContainer>
  {
    Relation(self, AbsolutePlacement(frame: Rect(x, y, width, height)))
  }

  /// A place by the distances to the container's sides, in points; the size follows.
  public func insets(_ insets: EdgeInsets) -> Relation<AbsoluteContainer> {
    Relation<AbsoluteContainer>(self, AbsolutePlacement()).insets(insets)
  }

  /// Puts the node at the top left corner of a container, in front of those that are there.
  @discardableResult public func attach(to container: AbsoluteContainer)
    -> Relation<AbsoluteContainer>
  {
    container.add(Relation(self, AbsolutePlacement()))
  }
}

extension Relation where C == AbsoluteContainer {
  /// Moves the top left corner, in points.
  @discardableResult public func origin(_ x: Double, _ y: Double) -> Relation {
    set(.horizontal) { $0.start = x }
    set(.vertical) { $0.start = y }
    return self
  }

  /// Moves the centre, in points.
  @discardableResult public func center(_ x: Double, _ y: Double) -> Relation {
    set(.horizontal) { $0.center = x }
    set(.vertical) { $0.center = y }
    return self
  }

  /// Sets the size in this container, in points.
  @discardableResult public func size(_ width: Double, _ height: Double) -> Relation {
    placement.horizontal.length = width
    placement.vertical.length = height
    return self
  }

  /// Pins the sides at distances from the container's, in points; the size follows.
  @discardableResult public func insets(_ insets: EdgeInsets) -> Relation {
    set(.horizontal) {
      $0.start = insets.left
      $0.end = insets.right
    }
    set(.vertical) {
      $0.start = insets.top
      $0.end = insets.bottom
    }
    return self
  }

  /// Says what gives way when the container is not as large as designed.
  @discardableResult public func autoresizing(_ mask: Autoresizing, in designSize: Size)
    -> Relation
  {
    placement.autoresizing = mask
    placement.designSize = designSize
    return self
  }

  /// Replaces the position along an axis and keeps the length.
  private func set(_ axis: Axis, _ change: (inout AbsolutePlacement.Span) -> Void) {
    var span = AbsolutePlacement.Span()
    span.length = placement[axis].length
    change(&span)
    placement[axis] = span
  }
}
