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

/// An upright line of siblings, from which horizontal distances are counted.
public struct UprightLine: Hashable, Sendable {
  let line: SiblingLine

  /// The left side; of several the leftmost.
  public static func left(of nodes: Node...) -> UprightLine {
    UprightLine(line: SiblingLine(.start, of: nodes, choice: .least))
  }

  /// The middle; of several the middle of all.
  public static func center(of nodes: Node...) -> UprightLine {
    UprightLine(line: SiblingLine(.center, of: nodes, choice: .mean))
  }

  /// The right side; of several the rightmost.
  public static func right(of nodes: Node...) -> UprightLine {
    UprightLine(line: SiblingLine(.end, of: nodes, choice: .greatest))
  }

  /// The leading side; of several the first.
  public static func leading(of nodes: Node...) -> UprightLine {
    UprightLine(line: SiblingLine(.start, of: nodes, choice: .least, isDirectional: true))
  }

  /// The trailing side; of several the last.
  public static func trailing(of nodes: Node...) -> UprightLine {
    UprightLine(line: SiblingLine(.end, of: nodes, choice: .greatest, isDirectional: true))
  }
}

/// A level line of siblings, from which vertical distances are counted.
public struct LevelLine: Hashable, Sendable {
  let line: SiblingLine

  /// The top; of several the highest.
  public static func top(of nodes: Node...) -> LevelLine {
    LevelLine(line: SiblingLine(.start, of: nodes, choice: .least))
  }

  /// The middle; of several the middle of all.
  public static func center(of nodes: Node...) -> LevelLine {
    LevelLine(line: SiblingLine(.center, of: nodes, choice: .mean))
  }

  /// The bottom; of several the lowest.
  public static func bottom(of nodes: Node...) -> LevelLine {
    LevelLine(line: SiblingLine(.end, of: nodes, choice: .greatest))
  }
}
