import QuoinGeometry

/// A line of one sibling or several, or their length, along one axis.
package struct SiblingLine: Hashable, Sendable {
  /// Which line.
  package enum Side: UInt8, Hashable, Sendable {
    /// Left or top; leading where the line follows the direction.
    case start
    /// The middle.
    case center
    /// Right or bottom; trailing where the line follows the direction.
    case end
    /// No line but the length.
    case length
  }

  /// Which of the lines of several siblings.
  package enum Choice: UInt8, Hashable, Sendable {
    /// The one nearest to the start.
    case least
    /// The one nearest to the end.
    case greatest
    /// The middle of all.
    case mean
  }

  /// The siblings.
  package var nodes: [NodeID]
  /// Which line of each.
  package var side: Side
  /// Which line of all.
  package var choice: Choice
  /// Whether start and end follow the direction of the container.
  package var isDirectional: Bool
  /// Whether hidden siblings do not count; where none is left, nothing is said, which is reported.
  package var skipsHidden = false

  /// A line of its parts.
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

/// An upright line of siblings, from which horizontal distances are counted: `title.edge.left`.
public struct UprightLine: Hashable, Sendable {
  let line: SiblingLine
}

/// A level line of siblings, from which vertical distances are counted: `title.edge.bottom`.
public struct LevelLine: Hashable, Sendable {
  let line: SiblingLine
}
