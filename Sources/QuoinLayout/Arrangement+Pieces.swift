import QuoinGeometry

extension Arrangement {
  /// A piece of an inline element's box, which is broken where its lines are.
  ///
  /// The pieces are cut from one box: only the first has the edge and the corners at the start of the text, only the
  /// last those at its end (CSS Fragmentation 3 §5.4, `slice`).
  package struct Piece: Hashable, Sendable {
    /// The frame of the piece in the coordinates of the element's own frame, in points.
    package var frame: Rect
    /// Whether the left edge is the box's own rather than a cut.
    package var hasLeftEdge: Bool
    /// Whether the right edge is the box's own rather than a cut.
    package var hasRightEdge: Bool

    /// Creates a piece from its frame and edges.
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
  /// Creates the pieces of a box in text order.
  ///
  /// - Parameter areWhole: Whether all of them have both edges.
  init(_ frames: [Rect], _ direction: LayoutDirection, areWhole: Bool = false) {
    let isRightToLeft = direction == .rightToLeft
    self = frames.enumerated().map { index, frame in
      let (isFirst, isLast) = (index == 0, index == frames.count - 1)
      return Arrangement.Piece(
        frame, hasLeftEdge: areWhole || (isRightToLeft ? isLast : isFirst),
        hasRightEdge: areWhole || (isRightToLeft ? isFirst : isLast))
    }
  }
}
