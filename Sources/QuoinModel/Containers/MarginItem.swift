public import QuoinBoxLayout
import QuoinGeometry

/// What is said of the room that a child leaves free around itself; its words are the same in every
/// container that has margins.
public protocol MarginItem: Sendable {
  /// The room around the child; `start` and `end` win over the side on which they fall.
  var margin: Edges<Length> { get set }
}

extension AbsolutePlacement: MarginItem {}

// A length may be a number of points, a percentage or `auto`; a number is a parameter of its own, too, so
// that a variable may be given and a `CGFloat` is one.
extension Relation where C.Placement: MarginItem {
  /// Leaves room free on all sides; `auto` takes a share of the free space of a flex or grid container.
  @_disfavoredOverload @discardableResult public func margin(_ all: Length) -> Relation {
    margin(all, all)
  }

  /// Leaves room free on all sides; `auto` takes a share of the free space of a flex or grid container.
  @discardableResult public func margin(_ all: Double) -> Relation {
    margin(.points(all))
  }

  /// Leaves room free above and below, and to the left and right.
  @_disfavoredOverload @discardableResult public func margin(
    _ vertical: Length, _ horizontal: Length
  ) -> Relation {
    margin(vertical, horizontal, vertical)
  }

  /// Leaves room free above and below, and to the left and right.
  @discardableResult public func margin(_ vertical: Double, _ horizontal: Double) -> Relation {
    margin(.points(vertical), .points(horizontal))
  }

  /// Leaves room free above, to the left and right, and below.
  @_disfavoredOverload @discardableResult public func margin(
    _ top: Length, _ horizontal: Length, _ bottom: Length
  ) -> Relation {
    margin(top, horizontal, bottom, horizontal)
  }

  /// Leaves room free above, to the left and right, and below.
  @discardableResult public func margin(_ top: Double, _ horizontal: Double, _ bottom: Double)
    -> Relation
  {
    margin(.points(top), .points(horizontal), .points(bottom))
  }

  /// Leaves room free above, to the left, below and to the right: the order of UIKit's insets.
  @_disfavoredOverload @discardableResult public func margin(
    _ top: Length, _ left: Length, _ bottom: Length, _ right: Length
  ) -> Relation {
    placement.margin = Edges(top: top, left: left, bottom: bottom, right: right)
    return self
  }

  /// Leaves room free above, to the left, below and to the right: the order of UIKit's insets.
  @discardableResult public func margin(
    _ top: Double, _ left: Double, _ bottom: Double, _ right: Double
  ) -> Relation {
    margin(.points(top), .points(left), .points(bottom), .points(right))
  }

  /// Leaves room free on the sides that are named; `start` and `end` follow the layout direction.
  @_disfavoredOverload @discardableResult public func margin(
    top: Length? = nil, left: Length? = nil, bottom: Length? = nil, right: Length? = nil,
    start: Length? = nil, end: Length? = nil
  ) -> Relation {
    placement.margin.set(
      top: top, left: left, bottom: bottom, right: right, start: start, end: end)
    return self
  }

  /// Leaves room free on the sides that are named, in points.
  @discardableResult public func margin(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil,
    start: Double? = nil, end: Double? = nil
  ) -> Relation {
    margin(
      top: top.map { .points($0) }, left: left.map { .points($0) },
      bottom: bottom.map { .points($0) }, right: right.map { .points($0) },
      start: start.map { .points($0) }, end: end.map { .points($0) })
  }

  /// Leaves room free on each side, in points.
  @discardableResult public func margin(_ insets: EdgeInsets) -> Relation {
    margin(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Leaves room free on each side, in points, by leading and trailing.
  @discardableResult public func margin(_ insets: DirectionalEdgeInsets) -> Relation {
    placement.margin = Edges(
      top: .points(insets.top), left: 0, bottom: .points(insets.bottom), right: 0,
      start: .points(insets.leading),
      end: .points(insets.trailing))
    return self
  }

  /// Leaves room free above.
  @_disfavoredOverload @discardableResult public func marginTop(_ margin: Length) -> Relation {
    marginSide { $0.top = margin }
  }

  /// Leaves room free above.
  @discardableResult public func marginTop(_ margin: Double) -> Relation {
    marginTop(.points(margin))
  }

  /// Leaves room free to the left.
  @_disfavoredOverload @discardableResult public func marginLeft(_ margin: Length) -> Relation {
    marginSide { $0.left = margin }
  }

  /// Leaves room free to the left.
  @discardableResult public func marginLeft(_ margin: Double) -> Relation {
    marginLeft(.points(margin))
  }

  /// Leaves room free below.
  @_disfavoredOverload @discardableResult public func marginBottom(_ margin: Length) -> Relation {
    marginSide { $0.bottom = margin }
  }

  /// Leaves room free below.
  @discardableResult public func marginBottom(_ margin: Double) -> Relation {
    marginBottom(.points(margin))
  }

  /// Leaves room free to the right.
  @_disfavoredOverload @discardableResult public func marginRight(_ margin: Length) -> Relation {
    marginSide { $0.right = margin }
  }

  /// Leaves room free to the right.
  @discardableResult public func marginRight(_ margin: Double) -> Relation {
    marginRight(.points(margin))
  }

  /// Leaves room free at the side where a row begins.
  @_disfavoredOverload @discardableResult public func marginStart(_ margin: Length) -> Relation {
    marginSide { $0.start = margin }
  }

  /// Leaves room free at the side where a row begins.
  @discardableResult public func marginStart(_ margin: Double) -> Relation {
    marginStart(.points(margin))
  }

  /// Leaves room free at the side where a row ends.
  @_disfavoredOverload @discardableResult public func marginEnd(_ margin: Length) -> Relation {
    marginSide { $0.end = margin }
  }

  /// Leaves room free at the side where a row ends.
  @discardableResult public func marginEnd(_ margin: Double) -> Relation {
    marginEnd(.points(margin))
  }

  /// Leaves room free to the left and right.
  @_disfavoredOverload @discardableResult public func marginHorizontal(_ margin: Length) -> Relation
  {
    marginLeft(margin).marginRight(margin)
  }

  /// Leaves room free to the left and right.
  @discardableResult public func marginHorizontal(_ margin: Double) -> Relation {
    marginHorizontal(.points(margin))
  }

  /// Leaves room free above and below.
  @_disfavoredOverload @discardableResult public func marginVertical(_ margin: Length) -> Relation {
    marginTop(margin).marginBottom(margin)
  }

  /// Leaves room free above and below.
  @discardableResult public func marginVertical(_ margin: Double) -> Relation {
    marginVertical(.points(margin))
  }

  private func marginSide(_ change: (inout Edges<Length>) -> Void) -> Relation {
    change(&placement.margin)
    return self
  }
}
