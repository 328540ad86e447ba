public import QuoinBoxLayout
import QuoinGeometry

/// The margins of a child; the methods are the same in every container that has margins.
public protocol MarginItem: Sendable {
  /// The margin around the child; `start` and `end` take precedence over the side they fall on.
  var margin: Edges<Length> { get set }
}

extension AbsolutePlacement: MarginItem {}

// A length may be a number of points, a percentage or `auto`; numbers have overloads of their own,
// so that variables and `CGFloat` values are accepted.
extension Relation where C.Placement: MarginItem {
  /// Sets all margins; `auto` takes a share of the free space of a flex or grid container.
  @_disfavoredOverload @discardableResult public func margin(_ all: Length) -> Relation {
    margin(all, all)
  }

  /// Sets all margins; `auto` takes a share of the free space of a flex or grid container.
  @discardableResult public func margin(_ all: Double) -> Relation {
    margin(.points(all))
  }

  /// Sets the vertical and the horizontal margins.
  @_disfavoredOverload @discardableResult public func margin(
    _ vertical: Length, _ horizontal: Length
  ) -> Relation {
    margin(vertical, horizontal, vertical)
  }

  /// Sets the vertical and the horizontal margins.
  @discardableResult public func margin(_ vertical: Double, _ horizontal: Double) -> Relation {
    margin(.points(vertical), .points(horizontal))
  }

  /// Sets the top margin, the horizontal margins, and the bottom margin.
  @_disfavoredOverload @discardableResult public func margin(
    _ top: Length, _ horizontal: Length, _ bottom: Length
  ) -> Relation {
    margin(top, horizontal, bottom, horizontal)
  }

  /// Sets the top margin, the horizontal margins, and the bottom margin.
  @discardableResult public func margin(_ top: Double, _ horizontal: Double, _ bottom: Double)
    -> Relation
  {
    margin(.points(top), .points(horizontal), .points(bottom))
  }

  /// Sets the top, left, bottom, and right margins, in the order of UIKit's insets.
  @_disfavoredOverload @discardableResult public func margin(
    _ top: Length, _ left: Length, _ bottom: Length, _ right: Length
  ) -> Relation {
    placement.margin = Edges(top: top, left: left, bottom: bottom, right: right)
    return self
  }

  /// Sets the top, left, bottom, and right margins, in the order of UIKit's insets.
  @discardableResult public func margin(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> Relation {
    margin(.points(top), .points(left), .points(bottom), .points(right))
  }

  /// Sets the margins on the given sides; `start` and `end` follow the layout direction.
  @_disfavoredOverload @discardableResult public func margin(
    top: Length? = nil, left: Length? = nil, bottom: Length? = nil, right: Length? = nil,
    start: Length? = nil, end: Length? = nil
  ) -> Relation {
    placement.margin.set(
      top: top, left: left, bottom: bottom, right: right, start: start, end: end)
    return self
  }

  /// Sets the margins on the given sides, in points.
  @discardableResult public func margin(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil,
    start: Double? = nil, end: Double? = nil
  ) -> Relation {
    margin(
      top: top.map { .points($0) }, left: left.map { .points($0) },
      bottom: bottom.map { .points($0) }, right: right.map { .points($0) },
      start: start.map { .points($0) }, end: end.map { .points($0) })
  }

  /// Sets the margins on each side, in points.
  @discardableResult public func margin(_ insets: EdgeInsets) -> Relation {
    margin(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Sets the margins on each side, in points, by leading and trailing.
  @discardableResult public func margin(_ insets: DirectionalEdgeInsets) -> Relation {
    placement.margin = Edges(
      top: .points(insets.top), left: 0, bottom: .points(insets.bottom), right: 0,
      start: .points(insets.leading),
      end: .points(insets.trailing))
    return self
  }

  /// Sets the top margin.
  @_disfavoredOverload @discardableResult public func marginTop(_ margin: Length) -> Relation {
    marginSide { $0.top = margin }
  }

  /// Sets the top margin.
  @discardableResult public func marginTop(_ margin: Double) -> Relation {
    marginTop(.points(margin))
  }

  /// Sets the left margin.
  @_disfavoredOverload @discardableResult public func marginLeft(_ margin: Length) -> Relation {
    marginSide { $0.left = margin }
  }

  /// Sets the left margin.
  @discardableResult public func marginLeft(_ margin: Double) -> Relation {
    marginLeft(.points(margin))
  }

  /// Sets the bottom margin.
  @_disfavoredOverload @discardableResult public func marginBottom(_ margin: Length) -> Relation {
    marginSide { $0.bottom = margin }
  }

  /// Sets the bottom margin.
  @discardableResult public func marginBottom(_ margin: Double) -> Relation {
    marginBottom(.points(margin))
  }

  /// Sets the right margin.
  @_disfavoredOverload @discardableResult public func marginRight(_ margin: Length) -> Relation {
    marginSide { $0.right = margin }
  }

  /// Sets the right margin.
  @discardableResult public func marginRight(_ margin: Double) -> Relation {
    marginRight(.points(margin))
  }

  /// Sets the start margin.
  @_disfavoredOverload @discardableResult public func marginStart(_ margin: Length) -> Relation {
    marginSide { $0.start = margin }
  }

  /// Sets the start margin.
  @discardableResult public func marginStart(_ margin: Double) -> Relation {
    marginStart(.points(margin))
  }

  /// Sets the end margin.
  @_disfavoredOverload @discardableResult public func marginEnd(_ margin: Length) -> Relation {
    marginSide { $0.end = margin }
  }

  /// Sets the end margin.
  @discardableResult public func marginEnd(_ margin: Double) -> Relation {
    marginEnd(.points(margin))
  }

  /// Sets the horizontal margins.
  @_disfavoredOverload @discardableResult public func marginHorizontal(_ margin: Length) -> Relation
  {
    marginLeft(margin).marginRight(margin)
  }

  /// Sets the horizontal margins.
  @discardableResult public func marginHorizontal(_ margin: Double) -> Relation {
    marginHorizontal(.points(margin))
  }

  /// Sets the vertical margins.
  @_disfavoredOverload @discardableResult public func marginVertical(_ margin: Length) -> Relation {
    marginTop(margin).marginBottom(margin)
  }

  /// Sets the vertical margins.
  @discardableResult public func marginVertical(_ margin: Double) -> Relation {
    marginVertical(.points(margin))
  }

  private func marginSide(_ change: (inout Edges<Length>) -> Void) -> Relation {
    change(&placement.margin)
    return self
  }
}
