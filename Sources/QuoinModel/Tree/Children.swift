/// Collects the children of a container, with `if`, `for` and bare nodes where a node needs no words.
///
/// A relation that belongs to another container's type does not compile, with a message that says so.
@resultBuilder
public enum Children<C: Container>: ListBuilder {
  /// What the list is of.
  public typealias Element = Relation<C>

  /// A child with its place; a node that does not know where it was described is told here.
  public static func buildExpression(
    _ relation: Relation<C>, file: String = #fileID, line: Int = #line
  ) -> [Relation<C>] {
    relation.node.describe(file, line)
    return [relation]
  }

  /// A child that needs no words.
  public static func buildExpression(
    _ node: Node, file: String = #fileID, line: Int = #line
  ) -> [Relation<C>] where C: DefaultPlacing {
    node.describe(file, line)
    return [Relation(node, C.defaultPlacement)]
  }

  /// Children that were collected elsewhere.
  public static func buildExpression(_ relations: [Relation<C>]) -> [Relation<C>] { relations }

  /// Nodes that need no words.
  public static func buildExpression(_ nodes: [Node]) -> [Relation<C>] where C: DefaultPlacing {
    nodes.map { Relation($0, C.defaultPlacement) }
  }

  /// A place in a container of another type.
  @available(
    *, unavailable, message: "this position belongs to another container type than the one it is in"
  )
  public static func buildExpression<Other: Container>(_ relation: Relation<Other>) -> [Relation<C>]
  {
    []
  }

  /// A place in a flex container, in a grid.
  @available(
    *, unavailable,
    message:
      "this position belongs to another container type: in a grid 'cell()' comes first, as in 'node.cell().margin(8)'"
  )
  public static func buildExpression(_ relation: Relation<FlexContainer>) -> [Relation<C>]
  where C == GridContainer { [] }

  /// A place in a flex container, in a flow.
  @available(
    *, unavailable,
    message:
      "this position belongs to another container type: in a flow 'block()', 'inline()' or 'inlineBlock()' comes first, as in 'node.block().margin(8)'"
  )
  public static func buildExpression(_ relation: Relation<FlexContainer>) -> [Relation<C>]
  where C == FlowContainer { [] }

  /// A node of which a container without a default place says nothing.
  @available(
    *, unavailable, message: "a node needs a place here, as in 'node.origin(10, 10)'"
  )
  @_disfavoredOverload
  public static func buildExpression<Child: Node>(_ node: Child) -> [Relation<C>] { [] }

  /// A statement that is no child: an assignment, a call of a function that returns nothing.
  @available(
    *, unavailable,
    message: "this statement is no child, and one in it would be lost: do other work before"
  )
  public static func buildExpression(_ nothing: Void) -> [Relation<C>] { [] }
}
