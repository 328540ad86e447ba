import QuoinModel

/// Collects the parts of a layout, with `if`, `for`, and bare layouts of which nothing is said.
///
/// An item with the words of another layout does not compile, with a message that says so.
@resultBuilder
public enum LayoutItems<Placement: LayoutPlacement> {
  /// A part of which nothing is said.
  public static func buildExpression<Part: Layout>(_ layout: Part) -> LayoutItem<Part, Placement> {
    LayoutItem(layout, Placement())
  }

  /// A part with its words.
  public static func buildExpression<Part: Layout>(_ item: LayoutItem<Part, Placement>)
    -> LayoutItem<Part, Placement>
  {
    item
  }

  /// Parts that were collected elsewhere.
  public static func buildExpression<List: LayoutList>(_ list: List) -> List
  where List.Placement == Placement {
    list
  }

  /// Layouts of which nothing is said.
  public static func buildExpression<Part: Layout>(_ layouts: [Part])
    -> [LayoutItem<Part, Placement>]
  {
    layouts.map { LayoutItem($0, Placement()) }
  }

  /// A part with the words of another layout.
  @available(
    *, unavailable, message: "these words belong to another layout than the one the part is in"
  )
  @_disfavoredOverload
  public static func buildExpression<Part: Layout, Other>(_ item: LayoutItem<Part, Other>)
    -> LayoutItem<Part, Placement>
  {
    LayoutItem(item.layout, Placement())
  }

  /// The first statement.
  public static func buildPartialBlock<List: LayoutList>(first: List) -> List { first }

  /// One more statement.
  public static func buildPartialBlock<First: LayoutList, Second: LayoutList>(
    accumulated: First, next: Second
  ) -> LayoutPair<First, Second> {
    LayoutPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  public static func buildOptional<List: LayoutList>(_ list: List?) -> List? { list }

  /// The first branch.
  public static func buildEither<First: LayoutList, Second: LayoutList>(first: First)
    -> LayoutEither<First, Second>
  {
    .first(first)
  }

  /// The second branch.
  public static func buildEither<First: LayoutList, Second: LayoutList>(second: Second)
    -> LayoutEither<First, Second>
  {
    .second(second)
  }

  /// A `for` loop.
  public static func buildArray<List: LayoutList>(_ lists: [List]) -> [List] { lists }
}
