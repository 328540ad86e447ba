import QuoinModel

/// Collects the parts of a layout, with `if`, `for`, and bare layouts of which nothing is said.
///
/// An item with the words of another layout does not compile, with a message that says so.
@resultBuilder
public enum LayoutItems<Placement: LayoutPlacement> {
  /// A part of which nothing is said.
  @inlinable public static func buildExpression<Part: Layout>(_ layout: Part) -> LayoutItem<
    Part, Placement
  > {
    LayoutItem(layout, Placement())
  }

  /// A part with its words.
  @inlinable public static func buildExpression<Part: Layout>(_ item: LayoutItem<Part, Placement>)
    -> LayoutItem<Part, Placement>
  {
    item
  }

  /// A node alone.
  @available(
    *, unavailable,
    message: "write 'Placed(node)', which takes words such as 'grow(1)', too"
  )
  @_disfavoredOverload
  public static func buildExpression<N: Node>(_ node: N) -> LayoutItem<Placed<Node>, Placement> {
    LayoutItem(Placed(node), Placement())
  }

  /// Parts that were collected elsewhere.
  @inlinable public static func buildExpression<List: LayoutList>(_ list: List) -> List
  where List.Placement == Placement {
    list
  }

  /// Layouts of which nothing is said.
  @inlinable public static func buildExpression<Part: Layout>(_ layouts: [Part])
    -> [LayoutItem<Part, Placement>]
  {
    layouts.map { LayoutItem($0, Placement()) }
  }

  /// A part with the words of another layout.
  @available(
    *, unavailable, message: "these words belong to another layout than the one the part is in"
  )
  @_disfavoredOverload
  @inlinable public static func buildExpression<Part: Layout, Other>(
    _ item: LayoutItem<Part, Other>
  )
    -> LayoutItem<Part, Placement>
  {
    LayoutItem(item.layout, Placement())
  }

  /// The first statement.
  @inlinable public static func buildPartialBlock<List: LayoutList>(first: List) -> List { first }

  /// One more statement.
  @inlinable public static func buildPartialBlock<First: LayoutList, Second: LayoutList>(
    accumulated: First, next: Second
  ) -> LayoutPair<First, Second> {
    LayoutPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  @inlinable public static func buildOptional<List: LayoutList>(_ list: List?) -> List? { list }

  /// The first branch.
  @inlinable public static func buildEither<First: LayoutList, Second: LayoutList>(first: First)
    -> LayoutEither<First, Second>
  {
    .first(first)
  }

  /// The second branch.
  @inlinable public static func buildEither<First: LayoutList, Second: LayoutList>(second: Second)
    -> LayoutEither<First, Second>
  {
    .second(second)
  }

  /// A `for` loop.
  @inlinable public static func buildArray<List: LayoutList>(_ lists: [List]) -> [List] { lists }
}
