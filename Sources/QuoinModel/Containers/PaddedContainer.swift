public import QuoinBoxLayout
public import QuoinGeometry

/// A container with padding between its edges and its children: flex, grid and flow containers,
/// which share these methods.
public protocol PaddedContainer: ContainerNode {
  /// The padding between the edges and the children; `start` and `end` take precedence over the
  /// side they fall on.
  ///
  /// A percentage refers to the width of the containing block.
  var padding: Edges<LengthPercentage> { get set }
}

// A length may be a number of points or a percentage; numbers have overloads of their own, so that
// variables and `CGFloat` values are accepted.
extension PaddedContainer {
  /// Sets the padding on all sides.
  @_disfavoredOverload @discardableResult public func padding(_ all: LengthPercentage) -> Self {
    padding(all, all, all, all)
  }

  /// Sets the padding on all sides, in points.
  @discardableResult public func padding(_ all: Double) -> Self {
    padding(.points(all))
  }

  /// Sets the vertical and the horizontal padding.
  @_disfavoredOverload @discardableResult public func padding(
    _ vertical: LengthPercentage, _ horizontal: LengthPercentage
  ) -> Self {
    padding(vertical, horizontal, vertical, horizontal)
  }

  /// Sets the vertical and the horizontal padding, in points.
  @discardableResult public func padding(_ vertical: Double, _ horizontal: Double) -> Self {
    padding(.points(vertical), .points(horizontal))
  }

  /// Sets the top, the horizontal, and the bottom padding.
  @_disfavoredOverload @discardableResult public func padding(
    _ top: LengthPercentage, _ horizontal: LengthPercentage, _ bottom: LengthPercentage
  ) -> Self {
    padding(top, horizontal, bottom, horizontal)
  }

  /// Sets the top, the horizontal, and the bottom padding, in points.
  @discardableResult public func padding(_ top: Double, _ horizontal: Double, _ bottom: Double)
    -> Self
  {
    padding(.points(top), .points(horizontal), .points(bottom))
  }

  /// Sets the top, left, bottom, and right padding, in the order of UIKit's insets.
  @_disfavoredOverload @discardableResult public func padding(
    _ top: LengthPercentage, _ left: LengthPercentage, _ bottom: LengthPercentage,
    _ right: LengthPercentage
  ) -> Self {
    padding = Edges(top: top, left: left, bottom: bottom, right: right)
    return self
  }

  /// Sets the top, left, bottom, and right padding, in points, in the order of UIKit's insets.
  @discardableResult public func padding(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> Self {
    padding(.points(top), .points(left), .points(bottom), .points(right))
  }

  /// Sets the padding on the given sides; `start` and `end` follow the layout direction.
  @_disfavoredOverload @discardableResult public func padding(
    top: LengthPercentage? = nil, left: LengthPercentage? = nil, bottom: LengthPercentage? = nil,
    right: LengthPercentage? = nil, start: LengthPercentage? = nil, end: LengthPercentage? = nil
  ) -> Self {
    padding.set(top: top, left: left, bottom: bottom, right: right, start: start, end: end)
    return self
  }

  /// Sets the padding on the given sides, in points.
  @discardableResult public func padding(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil,
    start: Double? = nil, end: Double? = nil
  ) -> Self {
    padding(
      top: top.map { .points($0) }, left: left.map { .points($0) },
      bottom: bottom.map { .points($0) }, right: right.map { .points($0) },
      start: start.map { .points($0) }, end: end.map { .points($0) })
  }

  /// Sets the padding on each side, in points.
  @discardableResult public func padding(_ insets: EdgeInsets) -> Self {
    padding(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Sets the padding on each side, in points, by leading and trailing.
  @discardableResult public func padding(_ insets: DirectionalEdgeInsets) -> Self {
    padding = Edges(
      top: .points(insets.top), left: .zero, bottom: .points(insets.bottom), right: .zero,
      start: .points(insets.leading),
      end: .points(insets.trailing))
    return self
  }

  /// Sets the top padding.
  @_disfavoredOverload @discardableResult public func paddingTop(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.top = padding }
  }

  /// Sets the top padding, in points.
  @discardableResult public func paddingTop(_ padding: Double) -> Self {
    paddingTop(.points(padding))
  }

  /// Sets the left padding.
  @_disfavoredOverload @discardableResult public func paddingLeft(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.left = padding }
  }

  /// Sets the left padding, in points.
  @discardableResult public func paddingLeft(_ padding: Double) -> Self {
    paddingLeft(.points(padding))
  }

  /// Sets the bottom padding.
  @_disfavoredOverload @discardableResult public func paddingBottom(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.bottom = padding }
  }

  /// Sets the bottom padding, in points.
  @discardableResult public func paddingBottom(_ padding: Double) -> Self {
    paddingBottom(.points(padding))
  }

  /// Sets the right padding.
  @_disfavoredOverload @discardableResult public func paddingRight(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.right = padding }
  }

  /// Sets the right padding, in points.
  @discardableResult public func paddingRight(_ padding: Double) -> Self {
    paddingRight(.points(padding))
  }

  /// Sets the start padding.
  @_disfavoredOverload @discardableResult public func paddingStart(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.start = padding }
  }

  /// Sets the start padding, in points.
  @discardableResult public func paddingStart(_ padding: Double) -> Self {
    paddingStart(.points(padding))
  }

  /// Sets the end padding.
  @_disfavoredOverload @discardableResult public func paddingEnd(_ padding: LengthPercentage)
    -> Self
  {
    paddingSide { $0.end = padding }
  }

  /// Sets the end padding, in points.
  @discardableResult public func paddingEnd(_ padding: Double) -> Self {
    paddingEnd(.points(padding))
  }

  /// Sets the horizontal padding.
  @_disfavoredOverload @discardableResult public func paddingHorizontal(_ padding: LengthPercentage)
    -> Self
  {
    paddingLeft(padding).paddingRight(padding)
  }

  /// Sets the horizontal padding, in points.
  @discardableResult public func paddingHorizontal(_ padding: Double) -> Self {
    paddingHorizontal(.points(padding))
  }

  /// Sets the vertical padding.
  @_disfavoredOverload @discardableResult public func paddingVertical(_ padding: LengthPercentage)
    -> Self
  {
    paddingTop(padding).paddingBottom(padding)
  }

  /// Sets the vertical padding, in points.
  @discardableResult public func paddingVertical(_ padding: Double) -> Self {
    paddingVertical(.points(padding))
  }

  private func paddingSide(_ change: (inout Edges<LengthPercentage>) -> Void) -> Self {
    change(&padding)
    return self
  }
}
