import QuoinModel

/// A result builder for the parts of a layout, with `if`, `for`, and layouts without a placement.
///
/// An item with the placement of another layout does not compile, with a message that says so.
@resultBuilder
public enum LayoutItems<Placement: LayoutPlacement> {
  /// Builds a layout with the default placement.
  @inlinable public static func buildExpression<Part: Layout>(_ layout: Part) -> LayoutItem<
    Part, Placement
  > {
    LayoutItem(layout, Placement())
  }

  /// Builds a layout with its placement.
  @inlinable public static func buildExpression<Part: Layout>(_ item: LayoutItem<Part, Placement>)
    -> LayoutItem<Part, Placement>
  {
    item
  }

  /// Rejects a node alone.
  @available(
    *, unavailable,
    message: "write 'Placed(node)', which takes words such as 'grow(1)', too"
  )
  @_disfavoredOverload
  public static func buildExpression<N: Node>(_ node: N) -> LayoutItem<Placed<Node>, Placement> {
    LayoutItem(Placed(node), Placement())
  }

  /// Builds parts that were collected elsewhere.
  @inlinable public static func buildExpression<List: LayoutList>(_ list: List) -> List
  where List.Placement == Placement {
    list
  }

  /// Builds layouts with the default placement.
  @inlinable public static func buildExpression<Part: Layout>(_ layouts: [Part])
    -> [LayoutItem<Part, Placement>]
  {
    layouts.map { LayoutItem($0, Placement()) }
  }

  /// Rejects a layout with the placement of another layout.
  @available(
    *, unavailable, message: "this placement belongs to another layout than the one around it"
  )
  @_disfavoredOverload
  @inlinable public static func buildExpression<Part: Layout, Other>(
    _ item: LayoutItem<Part, Other>
  )
    -> LayoutItem<Part, Placement>
  {
    LayoutItem(item.layout, Placement())
  }

  /// Builds the first statement.
  @inlinable public static func buildPartialBlock<List: LayoutList>(first: List) -> List { first }

  /// Builds one more statement.
  @inlinable public static func buildPartialBlock<First: LayoutList, Second: LayoutList>(
    accumulated: First, next: Second
  ) -> LayoutPair<First, Second> {
    LayoutPair(first: accumulated, second: next)
  }

  /// Builds an `if` without `else`.
  @inlinable public static func buildOptional<List: LayoutList>(_ list: List?) -> List? { list }

  /// Builds the first branch.
  @inlinable public static func buildEither<First: LayoutList, Second: LayoutList>(first: First)
    -> LayoutEither<First, Second>
  {
    .first(first)
  }

  /// Builds the second branch.
  @inlinable public static func buildEither<First: LayoutList, Second: LayoutList>(second: Second)
    -> LayoutEither<First, Second>
  {
    .second(second)
  }

  /// Builds a `for` loop.
  @inlinable public static func buildArray<List: LayoutList>(_ lists: [List]) -> [List] { lists }
}
