import QuoinGeometry

// Lines and points of siblings, named as in PinLayout: `title.edge.bottom`,
// `avatar.anchor.centerRight`. They are members of a protocol rather than of `Node`, so that a node
// class may have properties with the same names.

/// A reference for distances: a sibling, several siblings, or the visible ones of several.
public protocol SiblingReference {
  /// The siblings, and whether hidden ones are ignored.
  var siblings: VisibleSiblings { get }
}

/// Siblings, of which hidden ones may be ignored; see `visible(_:)`.
public struct VisibleSiblings: SiblingReference {
  /// The siblings.
  package var nodes: [Node]
  /// Whether hidden siblings are ignored; this is determined during layout.
  package var skipsHidden: Bool

  /// The siblings themselves.
  public var siblings: VisibleSiblings { self }
}

extension Node: SiblingReference {}

extension SiblingReference where Self: Node {
  /// The node alone, hidden or not.
  public var siblings: VisibleSiblings { VisibleSiblings(nodes: [self], skipsHidden: false) }
}

extension Array: SiblingReference where Element: Node {
  /// All nodes, hidden or not.
  public var siblings: VisibleSiblings { VisibleSiblings(nodes: self, skipsHidden: false) }
}

/// Returns a reference to those siblings that are not hidden: `pin.below(of: visible([title,
/// subtitle]))`.
public func visible(_ nodes: [Node]) -> VisibleSiblings {
  VisibleSiblings(nodes: nodes, skipsHidden: true)
}

extension SiblingReference {
  /// The sides and centre lines; of several siblings the outermost sides, and the mean of all
  /// centres.
  public var edge: SiblingEdges { SiblingEdges(siblings: siblings) }
  /// The nine points where the sides and centre lines meet.
  public var anchor: SiblingAnchors { SiblingAnchors(edge: edge) }
}

/// The sides and centre lines of siblings.
public struct SiblingEdges {
  let siblings: VisibleSiblings

  /// The top.
  public var top: HorizontalLine { HorizontalLine(line: line(.start, .least)) }
  /// The middle along y.
  public var vCenter: HorizontalLine { HorizontalLine(line: line(.center, .mean)) }
  /// The bottom.
  public var bottom: HorizontalLine { HorizontalLine(line: line(.end, .greatest)) }
  /// The left side.
  public var left: VerticalLine { VerticalLine(line: line(.start, .least)) }
  /// The middle along x.
  public var hCenter: VerticalLine { VerticalLine(line: line(.center, .mean)) }
  /// The right side.
  public var right: VerticalLine { VerticalLine(line: line(.end, .greatest)) }
  /// The start side.
  public var start: VerticalLine { VerticalLine(line: line(.start, .least, isDirectional: true)) }
  /// The end side.
  public var end: VerticalLine { VerticalLine(line: line(.end, .greatest, isDirectional: true)) }

  private func line(
    _ side: SiblingLine.Side, _ choice: SiblingLine.Choice, isDirectional: Bool = false
  ) -> SiblingLine {
    SiblingLine(side, of: siblings, choice: choice, isDirectional: isDirectional)
  }
}

/// A point of siblings, where a vertical and a horizontal line meet.
public struct SiblingPoint: Hashable, Sendable {
  let upright: VerticalLine
  let level: HorizontalLine
}

/// The points where the sides and centre lines of siblings meet.
public struct SiblingAnchors {
  let edge: SiblingEdges

  /// The top left corner.
  public var topLeft: SiblingPoint { SiblingPoint(upright: edge.left, level: edge.top) }
  /// The middle of the top.
  public var topCenter: SiblingPoint { SiblingPoint(upright: edge.hCenter, level: edge.top) }
  /// The top right corner.
  public var topRight: SiblingPoint { SiblingPoint(upright: edge.right, level: edge.top) }
  /// The top start corner.
  public var topStart: SiblingPoint { SiblingPoint(upright: edge.start, level: edge.top) }
  /// The top end corner.
  public var topEnd: SiblingPoint { SiblingPoint(upright: edge.end, level: edge.top) }
  /// The middle of the left side.
  public var centerLeft: SiblingPoint { SiblingPoint(upright: edge.left, level: edge.vCenter) }
  /// The centre.
  public var center: SiblingPoint { SiblingPoint(upright: edge.hCenter, level: edge.vCenter) }
  /// The middle of the right side.
  public var centerRight: SiblingPoint { SiblingPoint(upright: edge.right, level: edge.vCenter) }
  /// The middle of the start side.
  public var centerStart: SiblingPoint { SiblingPoint(upright: edge.start, level: edge.vCenter) }
  /// The middle of the end side.
  public var centerEnd: SiblingPoint { SiblingPoint(upright: edge.end, level: edge.vCenter) }
  /// The bottom left corner.
  public var bottomLeft: SiblingPoint { SiblingPoint(upright: edge.left, level: edge.bottom) }
  /// The middle of the bottom.
  public var bottomCenter: SiblingPoint { SiblingPoint(upright: edge.hCenter, level: edge.bottom) }
  /// The bottom right corner.
  public var bottomRight: SiblingPoint { SiblingPoint(upright: edge.right, level: edge.bottom) }
  /// The bottom start corner.
  public var bottomStart: SiblingPoint { SiblingPoint(upright: edge.start, level: edge.bottom) }
  /// The bottom end corner.
  public var bottomEnd: SiblingPoint { SiblingPoint(upright: edge.end, level: edge.bottom) }
}
