public import QuoinBoxLayout
import QuoinGeometry

// The room around an item of a flex container, said of a node: as on a relation, in `MarginItem`.

extension Node {
  /// Leaves room free on all sides; `auto` takes a share of the free space.
  @_disfavoredOverload public func margin(_ all: Length) -> Relation<FlexContainer> {
    flexItem.margin(all)
  }

  /// Leaves room free on all sides; `auto` takes a share of the free space.
  public func margin(_ all: Double) -> Relation<FlexContainer> {
    margin(.points(all))
  }

  /// Leaves room free above and below, and to the left and right.
  @_disfavoredOverload public func margin(_ vertical: Length, _ horizontal: Length) -> Relation<
    FlexContainer
  > {
    flexItem.margin(vertical, horizontal)
  }

  /// Leaves room free above and below, and to the left and right.
  public func margin(_ vertical: Double, _ horizontal: Double) -> Relation<FlexContainer> {
    margin(.points(vertical), .points(horizontal))
  }

  /// Leaves room free above, to the left and right, and below.
  @_disfavoredOverload public func margin(_ top: Length, _ horizontal: Length, _ bottom: Length)
    -> Relation<FlexContainer>
  {
    flexItem.margin(top, horizontal, bottom)
  }

  /// Leaves room free above, to the left and right, and below.
  public func margin(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Relation<
    FlexContainer
  > {
    margin(.points(top), .points(horizontal), .points(bottom))
  }

  /// Leaves room free above, to the left, below and to the right: the order of UIKit's insets.
  @_disfavoredOverload public func margin(
    _ top: Length, _ left: Length, _ bottom: Length, _ right: Length
  ) -> Relation<FlexContainer> {
    flexItem.margin(top, left, bottom, right)
  }

  /// Leaves room free above, to the left, below and to the right: the order of UIKit's insets.
  public func margin(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Relation<
    FlexContainer
  > {
    margin(.points(top), .points(left), .points(bottom), .points(right))
  }

  /// Leaves room free on the sides that are named; `start` and `end` follow the layout direction.
  @_disfavoredOverload public func margin(
    top: Length? = nil, left: Length? = nil, bottom: Length? = nil, right: Length? = nil,
    start: Length? = nil, end: Length? = nil
  ) -> Relation<FlexContainer> {
    flexItem.margin(
      top: top, left: left, bottom: bottom, right: right, start: start, end: end)
  }

  /// Leaves room free on the sides that are named, in points.
  public func margin(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil,
    start: Double? = nil, end: Double? = nil
  ) -> Relation<FlexContainer> {
    flexItem.margin(
      top: top, left: left, bottom: bottom, right: right, start: start, end: end)
  }

  /// Leaves room free on each side, in points.
  public func margin(_ insets: EdgeInsets) -> Relation<FlexContainer> {
    flexItem.margin(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Leaves room free on each side, in points, by leading and trailing.
  public func margin(_ insets: DirectionalEdgeInsets) -> Relation<FlexContainer> {
    flexItem.margin(insets)
  }

  /// Leaves room free above.
  @_disfavoredOverload public func marginTop(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginTop(margin)
  }

  /// Leaves room free above.
  public func marginTop(_ margin: Double) -> Relation<FlexContainer> {
    marginTop(.points(margin))
  }

  /// Leaves room free to the left.
  @_disfavoredOverload public func marginLeft(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginLeft(margin)
  }

  /// Leaves room free to the left.
  public func marginLeft(_ margin: Double) -> Relation<FlexContainer> {
    marginLeft(.points(margin))
  }

  /// Leaves room free below.
  @_disfavoredOverload public func marginBottom(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginBottom(margin)
  }

  /// Leaves room free below.
  public func marginBottom(_ margin: Double) -> Relation<FlexContainer> {
    marginBottom(.points(margin))
  }

  /// Leaves room free to the right.
  @_disfavoredOverload public func marginRight(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginRight(margin)
  }

  /// Leaves room free to the right.
  public func marginRight(_ margin: Double) -> Relation<FlexContainer> {
    marginRight(.points(margin))
  }

  /// Leaves room free at the side where a row begins.
  @_disfavoredOverload public func marginStart(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginStart(margin)
  }

  /// Leaves room free at the side where a row begins.
  public func marginStart(_ margin: Double) -> Relation<FlexContainer> {
    marginStart(.points(margin))
  }

  /// Leaves room free at the side where a row ends.
  @_disfavoredOverload public func marginEnd(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginEnd(margin)
  }

  /// Leaves room free at the side where a row ends.
  public func marginEnd(_ margin: Double) -> Relation<FlexContainer> {
    marginEnd(.points(margin))
  }

  /// Leaves room free to the left and right.
  @_disfavoredOverload public func marginHorizontal(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginHorizontal(margin)
  }

  /// Leaves room free to the left and right.
  public func marginHorizontal(_ margin: Double) -> Relation<FlexContainer> {
    marginHorizontal(.points(margin))
  }

  /// Leaves room free above and below.
  @_disfavoredOverload public func marginVertical(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginVertical(margin)
  }

  /// Leaves room free above and below.
  public func marginVertical(_ margin: Double) -> Relation<FlexContainer> {
    marginVertical(.points(margin))
  }
}
