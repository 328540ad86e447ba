import QuoinGeometry

/// The sides at which items above each other can be aligned.
public enum HorizontalEdgeAlignment: UInt8, CaseIterable, Hashable, Sendable {
  /// Left sides.
  case left
  /// Centres.
  case center
  /// Right sides.
  case right
  /// Leading sides.
  case leading
  /// Trailing sides.
  case trailing

  /// The start sides; PinLayout's name for `leading`.
  public static let start = HorizontalEdgeAlignment.leading
  /// The end sides; PinLayout's name for `trailing`.
  public static let end = HorizontalEdgeAlignment.trailing
}

/// The sides at which items beside each other can be aligned.
public enum VerticalEdgeAlignment: UInt8, CaseIterable, Hashable, Sendable {
  /// Tops.
  case top
  /// Centres.
  case center
  /// Bottoms.
  case bottom
}

// Placements by siblings, as in PinLayout. With several siblings, the outermost side counts, and
// the mean of all centres. Siblings may come before or after the child; a cycle is reported as a
// diagnostic.

extension Relation where C == AbsoluteContainer {
  /// Places the child below siblings: `below(of: title)`, `below(of: [title, badge])`, or
  /// `below(of: visible([title, badge]))`.
  @discardableResult public func below(
    of siblings: some SiblingReference, aligned flush: HorizontalEdgeAlignment? = nil
  ) -> Relation {
    stand(.vertical, siblings.siblings, isAfter: true, by: .below)
      .flush(flush, siblings.siblings)
  }

  /// Places the child above siblings: `above(of: title)`, `above(of: [title, badge])`, or
  /// `above(of: visible([title, badge]))`.
  @discardableResult public func above(
    of siblings: some SiblingReference, aligned flush: HorizontalEdgeAlignment? = nil
  ) -> Relation {
    stand(.vertical, siblings.siblings, isAfter: false, by: .above)
      .flush(flush, siblings.siblings)
  }

  /// Places the child to the right of siblings: `right(of: title)`, `right(of: [title, badge])`, or
  /// `right(of: visible([title, badge]))`.
  @discardableResult public func right(
    of siblings: some SiblingReference, aligned flush: VerticalEdgeAlignment? = nil
  ) -> Relation {
    stand(.horizontal, siblings.siblings, isAfter: true, by: .rightOf, isDirectional: false)
      .flush(flush, siblings.siblings)
  }

  /// Places the child to the left of siblings: `left(of: title)`, `left(of: [title, badge])`, or
  /// `left(of: visible([title, badge]))`.
  @discardableResult public func left(
    of siblings: some SiblingReference, aligned flush: VerticalEdgeAlignment? = nil
  ) -> Relation {
    stand(.horizontal, siblings.siblings, isAfter: false, by: .leftOf, isDirectional: false)
      .flush(flush, siblings.siblings)
  }

  /// Places the child after siblings in the layout direction: `after(of: title)`, `after(of:
  /// [title, badge])`, or `after(of: visible([title, badge]))`.
  @discardableResult public func after(
    of siblings: some SiblingReference, aligned flush: VerticalEdgeAlignment? = nil
  ) -> Relation {
    stand(.horizontal, siblings.siblings, isAfter: true, by: .after, isDirectional: true)
      .flush(flush, siblings.siblings)
  }

  /// Places the child before siblings in the layout direction: `before(of: title)`, `before(of:
  /// [title, badge])`, or `before(of: visible([title, badge]))`.
  @discardableResult public func before(
    of siblings: some SiblingReference, aligned flush: VerticalEdgeAlignment? = nil
  ) -> Relation {
    stand(.horizontal, siblings.siblings, isAfter: false, by: .before, isDirectional: true)
      .flush(flush, siblings.siblings)
  }

  /// Fills the space between two siblings along x, whichever is on the left.
  @discardableResult public func horizontallyBetween(
    _ a: Node, and b: Node, aligned flush: VerticalEdgeAlignment? = nil
  ) -> Relation {
    between(.horizontal, a, b, by: .horizontallyBetween).flush(flush, a.siblings)
  }

  /// Fills the space between two siblings along y, whichever is above.
  @discardableResult public func verticallyBetween(
    _ a: Node, and b: Node, aligned flush: HorizontalEdgeAlignment? = nil
  ) -> Relation {
    between(.vertical, a, b, by: .verticallyBetween).flush(flush, a.siblings)
  }

  /// Pins the left side to the right of a line, at a distance.
  @discardableResult public func left(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    left(to: line, distance, by: .leftTo)
  }

  /// Pins the right side to the left of a line, at a distance.
  @discardableResult public func right(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    right(to: line, distance, by: .rightTo)
  }

  /// Pins the start side after a line, at a distance.
  @discardableResult public func start(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    start(to: line, distance, by: .startTo)
  }

  /// Pins the end side before a line, at a distance.
  @discardableResult public func end(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    end(to: line, distance, by: .endTo)
  }

  /// Pins the leading side after a line; UIKit's name for `start`.
  @discardableResult public func leading(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    start(to: line, distance, by: .leadingTo)
  }

  /// Pins the trailing side before a line; UIKit's name for `end`.
  @discardableResult public func trailing(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    end(to: line, distance, by: .trailingTo)
  }

  /// Places the centre to the right of a line, at a distance.
  @discardableResult public func hCenter(
    to line: VerticalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    hCenter(to: line, distance, by: .hCenterTo)
  }

  /// Pins the top below a line, at a distance.
  @discardableResult public func top(
    to line: HorizontalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    top(to: line, distance, by: .topTo)
  }

  /// Pins the bottom above a line, at a distance.
  @discardableResult public func bottom(
    to line: HorizontalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    bottom(to: line, distance, by: .bottomTo)
  }

  /// Places the centre below a line, at a distance.
  @discardableResult public func vCenter(
    to line: HorizontalLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    vCenter(to: line, distance, by: .vCenterTo)
  }

  /// Gives the child the width of a sibling.
  @discardableResult public func width(of sibling: Node) -> Relation {
    length(.horizontal, of: sibling, by: .widthOf)
  }

  /// Gives the child the height of a sibling.
  @discardableResult public func height(of sibling: Node) -> Relation {
    length(.vertical, of: sibling, by: .heightOf)
  }

  /// Gives the child the size of a sibling.
  @discardableResult public func size(of sibling: Node) -> Relation {
    length(.horizontal, of: sibling, by: .sizeOf).length(.vertical, of: sibling, by: .sizeOf)
  }
}

extension Coordinate {
  init(line: SiblingLine) { self.init(0, line: line) }

  /// Returns the distance counted from a line.
  func from(_ line: SiblingLine) -> Coordinate {
    Coordinate(constant, fraction: fraction, line: line)
  }
}
