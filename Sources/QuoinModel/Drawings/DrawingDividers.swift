import QuoinGeometry

/// The dividers beside the children of a row or a column.
package struct DrawingDividers: Hashable, Sendable {
  /// The dividers beside a child; lengths are points.
  package struct Side: Hashable, Sendable {
    /// The distances of the dividers from the child's left or top edge, and from its right or
    /// bottom edge.
    package var before: Double
    package var after: Double
    /// Whether there is a divider before the child, and after it.
    package var isBefore: Bool
    package var isAfter: Bool

    package init(before: Double, after: Double, isBefore: Bool, isAfter: Bool) {
      (self.before, self.after) = (before, after)
      (self.isBefore, self.isAfter) = (isBefore, isAfter)
    }
  }

  package var drawing: Drawing
  /// The axis along which the children stand.
  package var axis: Axis
  /// The size along that axis.
  package var thickness: Double
  /// The insets at the divider's ends, from the edges of the group.
  package var insets: EdgeInsets
  package var sides: [NodeID: Side]

  package init(
    _ drawing: Drawing, axis: Axis, thickness: Double, insets: EdgeInsets, sides: [NodeID: Side]
  ) {
    (self.drawing, self.axis, self.thickness) = (drawing, axis, thickness)
    (self.insets, self.sides) = (insets, sides)
  }

  /// Returns the rectangles of the dividers beside a child.
  ///
  /// - Parameters:
  ///   - child: the child's frame.
  ///   - group: the frame of the group.
  package func rects(
    of id: NodeID, _ child: Rect, in group: Rect, isRightToLeft: Bool
  ) -> [Rect] {
    guard let side = sides[id] else { return [] }
    let isMirrored = axis == .horizontal && isRightToLeft
    var rects: [Rect] = []
    if isMirrored ? side.isAfter : side.isBefore { rects.append(rect(child, side, group, false)) }
    if isMirrored ? side.isBefore : side.isAfter { rects.append(rect(child, side, group, true)) }
    return rects
  }

  private func rect(_ child: Rect, _ side: Side, _ group: Rect, _ isFar: Bool) -> Rect {
    let room = group.inset(by: insets)
    if axis == .vertical {
      let top = isFar ? child.maxY + side.after : child.minY - side.before - thickness
      return Rect(room.minX, top, room.width, thickness)
    }
    let left = isFar ? child.maxX + side.after : child.minX - side.before - thickness
    return Rect(left, room.minY, thickness, room.height)
  }
}
