public import QuoinBoxLayout
public import QuoinGeometry

/// A container with room between its edges and its children: flex, grid and flow containers, whose words
/// for it are the same.
public protocol PaddedContainer: ContainerNode {
  /// The room between the edges and the children; `start` and `end` win over the side on which they
  /// fall. A percentage is of the width of what the container is in.
  var padding: Edges<LengthPercentage> { get set }
}

// A length may be a number of points or a percentage; a number is a parameter of its own, too, so that a
// variable may be given and a `CGFloat` is one.
extension PaddedContainer {
  /// Sets the room inside all edges.
  @_disfavoredOverload @discardableResult public func padding(_ all: LengthPercentage) -> Self {
    padding(all, all, all, all)
  }

  /// Sets the room inside all edges, in points.
  @discardableResult public func padding(_ all: Double) -> Self {
    padding(.points(all))
  }

  /// Sets the room inside top and bottom, and inside left and right.
  @_disfavoredOverload @discardableResult public func padding(
    _ vertical: LengthPercentage, _ horizontal: LengthPercentage
  ) -> Self {
    padding(vertical, horizontal, vertical, horizontal)
  }

  /// Sets the room inside top and bottom, and inside left and right, in points.
  @discardableResult public func padding(_ vertical: Double, _ horizontal: Double) -> Self {
    padding(.points(vertical), .points(horizontal))
  }

  /// Sets the room inside the top, inside left and right, and inside the bottom.
  @_disfavoredOverload @discardableResult public func padding(
    _ top: LengthPercentage, _ horizontal: LengthPercentage, _ bottom: LengthPercentage
  ) -> Self {
    padding(top, horizontal, bottom, horizontal)
  }

  /// Sets the room inside the top, inside left and right, and inside the bottom, in points.
  @discardableResult public func padding(_ top: Double, _ horizontal: Double, _ bottom: Double)
    -> Self
  {
    padding(.points(top), .points(horizontal), .points(bottom))
  }

  /// Sets the room inside top, left, bottom and right: the order of UIKit's insets.
  @_disfavoredOverload @discardableResult public func padding(
    _ top: LengthPercentage, _ left: LengthPercentage, _ bottom: LengthPercentage,
    _ right: LengthPercentage
  ) -> Self {
    padding = Edges(top: top, left: left, bottom: bottom, right: right)
    return self
  }

  /// Sets the room inside top, left, bottom and right: the order of UIKit's insets, in points.
  @discardableResult public func padding(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> Self {
    padding(.points(top), .points(left), .points(bottom), .points(right))
  }

  /// Sets the room inside the edges that are named; `start` and `end` follow the layout direction.
  @_disfavoredOverload @discardableResult public func padding(
    top: LengthPercentage? = nil, left: LengthPercentage? = nil, bottom: LengthPercentage? = nil,
    right: LengthPercentage? = nil, start: LengthPercentage? = nil, end: LengthPercentage? = nil
  ) -> Self {
    padding.set(top: top, left: left, bottom: bottom, right: right, start: start, end: end)
    return self
  }

  /// Sets the room inside the edges that are named, in points.
  @discardableResult public func padding(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil,
    start: Double? = nil, end: Double? = nil
  ) -> Self {
    padding(
      top: top.map { .points($0) }, left: left.map { .points($0) },
      bottom: bottom.map { .points($0) }, right: right.map { .points($0) },
      start: start.map { .points($0) }, end: end.map { .points($0) })
  }

  /// Sets the room inside each edge, in points.
  @discardableResult public func padding(_ insets: EdgeInsets) -> Self {
    padding(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Sets the room inside each edge, in points, by leading and trailing.
  @discardableResult public func padding(_ insets: DirectionalEdgeInsets) -> Self {
    padding = Edges(
      top: .points(insets.top), left: .zero, bottom: .points(insets.bottom), right: .zero,
      start: .points(insets.leading),
      end: .points(insets.trailing))
    return self
  }

  /// Sets the room inside the top.
  @_disfavoredOverload @discardableResult public func paddingTop(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.top = padding }
  }

  /// Sets the room inside the top, in points.
  @discardableResult public func paddingTop(_ padding: Double) -> Self {
    paddingTop(.points(padding))
  }

  /// Sets the room inside the left edge.
  @_disfavoredOverload @discardableResult public func paddingLeft(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.left = padding }
  }

  /// Sets the room inside the left edge, in points.
  @discardableResult public func paddingLeft(_ padding: Double) -> Self {
    paddingLeft(.points(padding))
  }

  /// Sets the room inside the bottom.
  @_disfavoredOverload @discardableResult public func paddingBottom(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.bottom = padding }
  }

  /// Sets the room inside the bottom, in points.
  @discardableResult public func paddingBottom(_ padding: Double) -> Self {
    paddingBottom(.points(padding))
  }

  /// Sets the room inside the right edge.
  @_disfavoredOverload @discardableResult public func paddingRight(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.right = padding }
  }

  /// Sets the room inside the right edge, in points.
  @discardableResult public func paddingRight(_ padding: Double) -> Self {
    paddingRight(.points(padding))
  }

  /// Sets the room inside the edge where a row begins.
  @_disfavoredOverload @discardableResult public func paddingStart(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.start = padding }
  }

  /// Sets the room inside the edge where a row begins, in points.
  @discardableResult public func paddingStart(_ padding: Double) -> Self {
    paddingStart(.points(padding))
  }

  /// Sets the room inside the edge where a row ends.
  @_disfavoredOverload @discardableResult public func paddingEnd(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.end = padding }
  }

  /// Sets the room inside the edge where a row ends, in points.
  @discardableResult public func paddingEnd(_ padding: Double) -> Self {
    paddingEnd(.points(padding))
  }

  /// Sets the room inside left and right.
  @_disfavoredOverload @discardableResult public func paddingHorizontal(_ padding: LengthPercentage)
    -> Self
  {
    paddingLeft(padding).paddingRight(padding)
  }

  /// Sets the room inside left and right, in points.
  @discardableResult public func paddingHorizontal(_ padding: Double) -> Self {
    paddingHorizontal(.points(padding))
  }

  /// Sets the room inside top and bottom.
  @_disfavoredOverload @discardableResult public func paddingVertical(_ padding: LengthPercentage)
    -> Self
  {
    paddingTop(padding).paddingBottom(padding)
  }

  /// Sets the room inside top and bottom, in points.
  @discardableResult public func paddingVertical(_ padding: Double) -> Self {
    paddingVertical(.points(padding))
  }

  private func paddingSide(_ change: (inout Edges<LengthPercentage>) -> Void) -> Self {
    change(&padding)
    return self
  }
}
