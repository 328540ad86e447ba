public import QuoinBoxLayout
import QuoinGeometry

// The margins of an item of a flex container, set on a node; see `MarginItem` for relations.

extension Node {
  /// Sets all margins; `auto` takes a share of the free space.
  @_disfavoredOverload public func margin(_ all: Length) -> Relation<FlexContainer> {
    flexItem.margin(all)
  }

  /// Sets all margins; `auto` takes a share of the free space.
  public func margin(_ all: Double) -> Relation<FlexContainer> {
    margin(.points(all))
  }

  /// Sets the vertical and the horizontal margins.
  @_disfavoredOverload public func margin(_ vertical: Length, _ horizontal: Length) -> Relation<
    FlexContainer
  > {
    flexItem.margin(vertical, horizontal)
  }

  /// Sets the vertical and the horizontal margins.
  public func margin(_ vertical: Double, _ horizontal: Double) -> Relation<FlexContainer> {
    margin(.points(vertical), .points(horizontal))
  }

  /// Sets the top margin, the horizontal margins, and the bottom margin.
  @_disfavoredOverload public func margin(_ top: Length, _ horizontal: Length, _ bottom: Length)
    -> Relation<FlexContainer>
  {
    flexItem.margin(top, horizontal, bottom)
  }

  /// Sets the top margin, the horizontal margins, and the bottom margin.
  public func margin(_ top: Double, _ horizontal: Double, _ bottom: Double) -> Relation<
    FlexContainer
  > {
    margin(.points(top), .points(horizontal), .points(bottom))
  }

  /// Sets the top, left, bottom, and right margins, in the order of UIKit's insets.
  @_disfavoredOverload public func margin(
    _ top: Length, _ left: Length, _ bottom: Length, _ right: Length
  ) -> Relation<FlexContainer> {
    flexItem.margin(top, left, bottom, right)
  }

  /// Sets the top, left, bottom, and right margins, in the order of UIKit's insets.
  public func margin(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Relation<
    FlexContainer
  > {
    margin(.points(top), .points(left), .points(bottom), .points(right))
  }

  /// Sets the margins on the given sides; `start` and `end` follow the layout direction.
  @_disfavoredOverload public func margin(
    top: Length? = nil, left: Length? = nil, bottom: Length? = nil, right: Length? = nil,
    start: Length? = nil, end: Length? = nil
  ) -> Relation<FlexContainer> {
    flexItem.margin(
      top: top, left: left, bottom: bottom, right: right, start: start, end: end)
  }

  /// Sets the margins on the given sides, in points.
  public func margin(
    top: Double? = nil, left: Double? = nil, bottom: Double? = nil, right: Double? = nil,
    start: Double? = nil, end: Double? = nil
  ) -> Relation<FlexContainer> {
    flexItem.margin(
      top: top, left: left, bottom: bottom, right: right, start: start, end: end)
  }

  /// Sets the margins on each side, in points.
  public func margin(_ insets: EdgeInsets) -> Relation<FlexContainer> {
    flexItem.margin(insets.top, insets.left, insets.bottom, insets.right)
  }

  /// Sets the margins on each side, in points, by leading and trailing.
  public func margin(_ insets: DirectionalEdgeInsets) -> Relation<FlexContainer> {
    flexItem.margin(insets)
  }

  /// Sets the top margin.
  @_disfavoredOverload public func marginTop(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginTop(margin)
  }

  /// Sets the top margin.
  public func marginTop(_ margin: Double) -> Relation<FlexContainer> {
    marginTop(.points(margin))
  }

  /// Sets the left margin.
  @_disfavoredOverload public func marginLeft(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginLeft(margin)
  }

  /// Sets the left margin.
  public func marginLeft(_ margin: Double) -> Relation<FlexContainer> {
    marginLeft(.points(margin))
  }

  /// Sets the bottom margin.
  @_disfavoredOverload public func marginBottom(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginBottom(margin)
  }

  /// Sets the bottom margin.
  public func marginBottom(_ margin: Double) -> Relation<FlexContainer> {
    marginBottom(.points(margin))
  }

  /// Sets the right margin.
  @_disfavoredOverload public func marginRight(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginRight(margin)
  }

  /// Sets the right margin.
  public func marginRight(_ margin: Double) -> Relation<FlexContainer> {
    marginRight(.points(margin))
  }

  /// Sets the start margin.
  @_disfavoredOverload public func marginStart(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginStart(margin)
  }

  /// Sets the start margin.
  public func marginStart(_ margin: Double) -> Relation<FlexContainer> {
    marginStart(.points(margin))
  }

  /// Sets the end margin.
  @_disfavoredOverload public func marginEnd(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginEnd(margin)
  }

  /// Sets the end margin.
  public func marginEnd(_ margin: Double) -> Relation<FlexContainer> {
    marginEnd(.points(margin))
  }

  /// Sets the horizontal margins.
  @_disfavoredOverload public func marginHorizontal(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginHorizontal(margin)
  }

  /// Sets the horizontal margins.
  public func marginHorizontal(_ margin: Double) -> Relation<FlexContainer> {
    marginHorizontal(.points(margin))
  }

  /// Sets the vertical margins.
  @_disfavoredOverload public func marginVertical(_ margin: Length) -> Relation<FlexContainer> {
    flexItem.marginVertical(margin)
  }

  /// Sets the vertical margins.
  public func marginVertical(_ margin: Double) -> Relation<FlexContainer> {
    marginVertical(.points(margin))
  }
}
