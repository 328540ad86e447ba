import QuoinGeometry

extension Arrangement {
  /// A part of the box of an inline element, which is broken where its lines are.
  ///
  /// The pieces are cut from one box: only the first has the edge and the corners at the start of the
  /// text, only the last those at its end (CSS Fragmentation 3 §5.4, `slice`).
  package struct Piece: Hashable, Sendable {
    /// The part, in the coordinates of the element's own frame, in points.
    package var frame: Rect
    /// Whether the left edge is the box's own and no cut.
    package var hasLeftEdge: Bool
    /// Whether the right edge is the box's own and no cut.
    package var hasRightEdge: Bool

    /// A piece of its parts.
    package init(
      _ frame: Rect, hasLeftEdge: Bool = true, hasRightEdge: Bool = true
    ) {
      self.frame = frame
      self.hasLeftEdge = hasLeftEdge
      self.hasRightEdge = hasRightEdge
    }
  }
}

extension [Arrangement.Piece] {
  /// The pieces of a box in their order along the text.
  init(_ frames: [Rect], _ direction: LayoutDirection) {
    let isRightToLeft = direction == .rightToLeft
    self = frames.enumerated().map { index, frame in
      let (isFirst, isLast) = (index == 0, index == frames.count - 1)
      return Arrangement.Piece(
        frame, hasLeftEdge: isRightToLeft ? isLast : isFirst,
        hasRightEdge: isRightToLeft ? isFirst : isLast)
    }
  }
}
