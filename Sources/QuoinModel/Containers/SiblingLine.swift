import QuoinGeometry

/// A line or the length of one or more siblings along one axis.
package struct SiblingLine: Hashable, Sendable {
  /// The line of each sibling.
  package enum Side: UInt8, Hashable, Sendable {
    /// Left or top; leading where the line follows the direction.
    case start
    /// The middle.
    case center
    /// Right or bottom; trailing where the line follows the direction.
    case end
    /// The length instead of a line.
    case length
  }

  /// The choice among the lines of several siblings.
  package enum Choice: UInt8, Hashable, Sendable {
    /// The one nearest to the start.
    case least
    /// The one nearest to the end.
    case greatest
    /// The mean of all.
    case mean
  }

  /// The siblings.
  package var nodes: [NodeID]
  /// The line of each sibling.
  package var side: Side
  /// The choice among the lines.
  package var choice: Choice
  /// Whether start and end follow the direction of the container.
  package var isDirectional: Bool
  /// Whether hidden siblings are ignored; if none is left, the placement has no effect, which is
  /// reported.
  package var skipsHidden = false

  /// Creates a line from its parts.
  package init(
    _ side: Side, of nodes: [Node], choice: Choice, isDirectional: Bool = false
  ) {
    self.nodes = nodes.map(\.id)
    self.side = side
    self.choice = choice
    self.isDirectional = isDirectional
  }

  init(
    _ side: Side, of siblings: VisibleSiblings, choice: Choice, isDirectional: Bool = false
  ) {
    self.init(side, of: siblings.nodes, choice: choice, isDirectional: isDirectional)
    skipsHidden = siblings.skipsHidden
  }
}

/// A vertical line of siblings, from which horizontal distances are counted: `title.edge.left`.
public struct VerticalLine: Hashable, Sendable {
  let line: SiblingLine
}

/// A horizontal line of siblings, from which vertical distances are counted: `title.edge.bottom`.
public struct HorizontalLine: Hashable, Sendable {
  let line: SiblingLine
}
