/// A result builder that collects the children of a container.
///
/// It accepts `if`, `for`, and bare nodes where the container has a default placement. A relation
/// that belongs to another type of container does not compile, and the error message says so.
@resultBuilder
public enum Children<C: Container>: ListBuilder {
  /// The type of the collected elements.
  public typealias Element = Relation<C>

  /// Adds a child with its placement and records where the node was described, unless it is known.
  @inlinable public static func buildExpression(
    _ relation: Relation<C>, file: String = #fileID, line: Int = #line
  ) -> [Relation<C>] {
    relation.node.describe(file, line)
    return [relation]
  }

  /// Adds a bare node with the container's default placement.
  @inlinable public static func buildExpression(
    _ node: Node, file: String = #fileID, line: Int = #line
  ) -> [Relation<C>] where C: DefaultPlacing {
    node.describe(file, line)
    return [Relation(node, C.defaultPlacement)]
  }

  /// Adds children that were collected elsewhere.
  public static func buildExpression(_ relations: [Relation<C>]) -> [Relation<C>] { relations }

  /// Adds bare nodes with the container's default placement.
  public static func buildExpression(_ nodes: [Node]) -> [Relation<C>] where C: DefaultPlacing {
    nodes.map { Relation($0, C.defaultPlacement) }
  }

  /// Rejects a relation that belongs to another type of container.
  @available(
    *, unavailable, message: "this position belongs to another container type than the one it is in"
  )
  public static func buildExpression<Other: Container>(_ relation: Relation<Other>) -> [Relation<C>]
  {
    []
  }

  /// Rejects a relation of a flex container in a grid.
  @available(
    *, unavailable,
    message:
      "this position belongs to another container type: in a grid 'cell()' comes first, as in 'node.cell().margin(8)'"
  )
  public static func buildExpression(_ relation: Relation<FlexContainer>) -> [Relation<C>]
  where C == GridContainer { [] }

  /// Rejects a relation of a flex container in a flow.
  @available(
    *, unavailable,
    message:
      "this position belongs to another container type: in a flow 'block()', 'inline()' or 'inlineBlock()' comes first, as in 'node.block().margin(8)'"
  )
  public static func buildExpression(_ relation: Relation<FlexContainer>) -> [Relation<C>]
  where C == FlowContainer { [] }

  /// Rejects a bare node in a container without a default placement.
  @available(
    *, unavailable, message: "a node needs a place here, as in 'node.origin(10, 10)'"
  )
  @_disfavoredOverload
  public static func buildExpression<Child: Node>(_ node: Child) -> [Relation<C>] { [] }

  /// Rejects a statement that is not a child: an assignment, or a call of a function that returns
  /// nothing.
  @available(
    *, unavailable,
    message: "this statement is not a child; a child inside it would be lost: do other work before"
  )
  public static func buildExpression(_ nothing: Void) -> [Relation<C>] { [] }
}
