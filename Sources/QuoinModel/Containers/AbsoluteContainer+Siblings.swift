import QuoinGeometry

/// The sides at which upright things may be flush.
public enum HorizontalFlush: UInt8, CaseIterable, Hashable, Sendable {
  /// Left sides.
  case left
  /// Middles.
  case center
  /// Right sides.
  case right
  /// Leading sides.
  case leading
  /// Trailing sides.
  case trailing

  /// Sides where rows begin: PinLayout's word for `leading`.
  public static let start = HorizontalFlush.leading
  /// Sides where rows end: PinLayout's word for `trailing`.
  public static let end = HorizontalFlush.trailing
}

/// The sides at which things in a row may be flush.
public enum VerticalFlush: UInt8, CaseIterable, Hashable, Sendable {
  /// Tops.
  case top
  /// Middles.
  case center
  /// Bottoms.
  case bottom
}

// Places by siblings: PinLayout's words. Of several siblings the outermost side counts, and the middle of
// all middles. Siblings may come before or behind the child; a circle is a diagnostic.

extension Relation where C == AbsoluteContainer {
  /// Stands below siblings: `below(of: title)`, `below(of: [title, badge])`, `below(of: visible([title, badge]))`.
  @discardableResult public func below(
    of siblings: some SiblingReference, aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    stand(.vertical, isAfter: true, isDirectional: nil, siblings.siblings)
      .flush(flush, siblings.siblings)
  }

  /// Stands below siblings.
  @discardableResult public func below(
    of first: Node, _ second: Node, _ more: Node..., aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    below(of: [first, second] + more, aligned: flush)
  }

  /// Stands above siblings: `above(of: title)`, `above(of: [title, badge])`, `above(of: visible([title, badge]))`.
  @discardableResult public func above(
    of siblings: some SiblingReference, aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    stand(.vertical, isAfter: false, isDirectional: nil, siblings.siblings)
      .flush(flush, siblings.siblings)
  }

  /// Stands above siblings.
  @discardableResult public func above(
    of first: Node, _ second: Node, _ more: Node..., aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    above(of: [first, second] + more, aligned: flush)
  }

  /// Stands to the right of siblings: `right(of: title)`, `right(of: [title, badge])`, `right(of: visible([title, badge]))`.
  @discardableResult public func right(
    of siblings: some SiblingReference, aligned flush: VerticalFlush? = nil
  ) -> Relation {
    stand(.horizontal, isAfter: true, isDirectional: false, siblings.siblings)
      .flush(flush, siblings.siblings)
  }

  /// Stands to the right of siblings.
  @discardableResult public func right(
    of first: Node, _ second: Node, _ more: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    right(of: [first, second] + more, aligned: flush)
  }

  /// Stands to the left of siblings: `left(of: title)`, `left(of: [title, badge])`, `left(of: visible([title, badge]))`.
  @discardableResult public func left(
    of siblings: some SiblingReference, aligned flush: VerticalFlush? = nil
  ) -> Relation {
    stand(.horizontal, isAfter: false, isDirectional: false, siblings.siblings)
      .flush(flush, siblings.siblings)
  }

  /// Stands to the left of siblings.
  @discardableResult public func left(
    of first: Node, _ second: Node, _ more: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    left(of: [first, second] + more, aligned: flush)
  }

  /// Stands behind siblings in the direction of rows: `after(of: title)`, `after(of: [title, badge])`, `after(of: visible([title, badge]))`.
  @discardableResult public func after(
    of siblings: some SiblingReference, aligned flush: VerticalFlush? = nil
  ) -> Relation {
    stand(.horizontal, isAfter: true, isDirectional: true, siblings.siblings)
      .flush(flush, siblings.siblings)
  }

  /// Stands behind siblings in the direction of rows.
  @discardableResult public func after(
    of first: Node, _ second: Node, _ more: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    after(of: [first, second] + more, aligned: flush)
  }

  /// Stands before siblings in the direction of rows: `before(of: title)`, `before(of: [title, badge])`, `before(of: visible([title, badge]))`.
  @discardableResult public func before(
    of siblings: some SiblingReference, aligned flush: VerticalFlush? = nil
  ) -> Relation {
    stand(.horizontal, isAfter: false, isDirectional: true, siblings.siblings)
      .flush(flush, siblings.siblings)
  }

  /// Stands before siblings in the direction of rows.
  @discardableResult public func before(
    of first: Node, _ second: Node, _ more: Node..., aligned flush: VerticalFlush? = nil
  ) -> Relation {
    before(of: [first, second] + more, aligned: flush)
  }

  /// Fills the room between two siblings along x, whichever is to the left.
  @discardableResult public func horizontallyBetween(
    _ a: Node, and b: Node, aligned flush: VerticalFlush? = nil
  ) -> Relation {
    place(.horizontal) {
      $0.start = Coordinate(line: .init(.end, of: [a, b], choice: .least))
      $0.end = Coordinate(line: .init(.start, of: [a, b], choice: .greatest))
    }.flush(flush, a.siblings)
  }

  /// Fills the room between two siblings along y, whichever is above.
  @discardableResult public func verticallyBetween(
    _ a: Node, and b: Node, aligned flush: HorizontalFlush? = nil
  ) -> Relation {
    place(.vertical) {
      $0.start = Coordinate(line: .init(.end, of: [a, b], choice: .least))
      $0.end = Coordinate(line: .init(.start, of: [a, b], choice: .greatest))
    }.flush(flush, a.siblings)
  }

  /// Is flush with siblings at an upright side.
  @discardableResult public func aligned(
    x flush: HorizontalFlush, with siblings: Node...
  ) -> Relation {
    self.flush(flush, siblings.siblings)
  }

  /// Is flush with siblings at a level side.
  @discardableResult public func aligned(
    y flush: VerticalFlush, with siblings: Node...
  ) -> Relation {
    self.flush(flush, siblings.siblings)
  }

  /// Pins the left side to the right of a line, at a distance.
  @discardableResult public func left(
    to line: UprightLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    adjust(.horizontal, isDirectional: false) { $0.start = distance.coordinate.from(line.line) }
  }

  /// Pins the right side to the left of a line, at a distance.
  @discardableResult public func right(
    to line: UprightLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    adjust(.horizontal, isDirectional: false) { $0.end = distance.coordinate.from(line.line) }
  }

  /// Pins the side where a row begins behind a line, at a distance.
  @discardableResult public func start(
    to line: UprightLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    adjust(.horizontal, isDirectional: true) { $0.start = distance.coordinate.from(line.line) }
  }

  /// Pins the side where a row ends before a line, at a distance.
  @discardableResult public func end(
    to line: UprightLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    adjust(.horizontal, isDirectional: true) { $0.end = distance.coordinate.from(line.line) }
  }

  /// Pins the side where a row begins: UIKit's word for `start`.
  @discardableResult public func leading(
    to line: UprightLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    start(to: line, distance)
  }

  /// Pins the side where a row ends: UIKit's word for `end`.
  @discardableResult public func trailing(
    to line: UprightLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    end(to: line, distance)
  }

  /// Puts the centre to the right of a line, at a distance.
  @discardableResult public func hCenter(
    to line: UprightLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    place(.horizontal) { $0.center = distance.coordinate.from(line.line) }
  }

  /// Pins the top below a line, at a distance.
  @discardableResult public func top(
    to line: LevelLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    adjust(.vertical) { $0.start = distance.coordinate.from(line.line) }
  }

  /// Pins the bottom above a line, at a distance.
  @discardableResult public func bottom(
    to line: LevelLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    adjust(.vertical) { $0.end = distance.coordinate.from(line.line) }
  }

  /// Puts the centre below a line, at a distance.
  @discardableResult public func vCenter(
    to line: LevelLine, _ distance: some CoordinateConvertible = 0
  ) -> Relation {
    place(.vertical) { $0.center = distance.coordinate.from(line.line) }
  }

  /// Is as wide as a sibling.
  @discardableResult public func width(of sibling: Node) -> Relation {
    adjust(.horizontal) {
      $0.length = Coordinate(line: .init(.length, of: [sibling], choice: .greatest))
    }
  }

  /// Is as high as a sibling.
  @discardableResult public func height(of sibling: Node) -> Relation {
    adjust(.vertical) {
      $0.length = Coordinate(line: .init(.length, of: [sibling], choice: .greatest))
    }
  }

  /// Is as large as a sibling.
  @discardableResult public func size(of sibling: Node) -> Relation {
    width(of: sibling).height(of: sibling)
  }

  /// Stands before or behind siblings along an axis.
  private func stand(
    _ axis: Axis, isAfter: Bool, isDirectional: Bool?, _ siblings: VisibleSiblings
  ) -> Relation {
    adjust(axis, isDirectional: isDirectional) {
      let line = SiblingLine(
        isAfter ? .end : .start, of: siblings, choice: isAfter ? .greatest : .least,
        isDirectional: isDirectional ?? false)
      if isAfter { $0.start = Coordinate(line: line) } else { $0.end = Coordinate(line: line) }
    }
  }

  func flush(_ flush: HorizontalFlush?, _ siblings: VisibleSiblings) -> Relation {
    guard let flush else { return self }
    let isDirectional = flush == .leading || flush == .trailing
    return place(.horizontal) {
      $0.isDirectional = isDirectional
      switch flush {
      case .left, .leading:
        $0.start = Coordinate(
          line: .init(.start, of: siblings, choice: .least, isDirectional: isDirectional))
      case .center:
        $0.center = Coordinate(line: .init(.center, of: siblings, choice: .mean))
      case .right, .trailing:
        $0.end = Coordinate(
          line: .init(.end, of: siblings, choice: .greatest, isDirectional: isDirectional))
      }
    }
  }

  func flush(_ flush: VerticalFlush?, _ siblings: VisibleSiblings) -> Relation {
    guard let flush else { return self }
    return place(.vertical) {
      switch flush {
      case .top: $0.start = Coordinate(line: .init(.start, of: siblings, choice: .least))
      case .center: $0.center = Coordinate(line: .init(.center, of: siblings, choice: .mean))
      case .bottom: $0.end = Coordinate(line: .init(.end, of: siblings, choice: .greatest))
      }
    }
  }
}

extension Coordinate {
  fileprivate init(line: SiblingLine) { self.init(0, line: line) }

  /// The distance counted from a line.
  fileprivate func from(_ line: SiblingLine) -> Coordinate {
    Coordinate(constant, fraction: fraction, line: line)
  }
}
