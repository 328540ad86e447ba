import QuoinGeometry

/// The question for the lines of a box that holds inline content.
///
/// The engine sizes the boxes that stand in the lines; the caller breaks the lines and says where
/// those boxes are in them (CSS 2 §9.4.2).
package struct InlineRequest: Hashable, Sendable {
  /// The box whose content is asked for.
  package let box: BoxID
  /// The width of the content box: a length, or the smallest or the largest that the content has.
  package let width: BoxExtent
  /// The boxes in the lines, in the order of the tree.
  package let boxes: [InlineBox]
  /// The floats among the content, in the order of the tree.
  package let floats: [InlineFloat]
  /// The floats that are there already, or nil where there are none and none are to come.
  ///
  /// Lines keep off them, and the floats of the content are placed among them when the line is reached
  /// in which they are, or below it if it has no room for them.
  package let space: FloatSpace?
  /// The top left corner of the content box, from that of `space`.
  package let origin: Point

  /// A question of its parts.
  package init(
    box: BoxID, width: BoxExtent, boxes: [InlineBox] = [], floats: [InlineFloat] = [],
    space: FloatSpace? = nil, origin: Point = .zero
  ) {
    self.box = box
    self.width = width
    self.boxes = boxes
    self.floats = floats
    self.space = space
    self.origin = origin
  }
}

/// A float among inline content.
package struct InlineFloat: Hashable, Sendable {
  /// The box.
  package let box: BoxID
  /// The size of the margin box; where only widths are asked for, the height is zero.
  package let size: Size
  /// The side to which it floats.
  package let side: BoxFloat
  /// The sides whose floats it stays below.
  package let clear: BoxClear
}

/// A box that stands in a line as a letter does: an inline block, a picture.
package struct InlineBox: Hashable, Sendable {
  /// The box.
  package let box: BoxID
  /// The size of the margin box; where only widths are asked for, the height is zero.
  package let size: Size
  /// The baseline below the top margin edge, or `nil` where the bottom margin edge stands on the line.
  package let baseline: Double?
}

/// The answer: how large the lines are, and what stands where.
package struct InlineLayout: Hashable, Sendable {
  /// The size of all lines.
  package var size: Size
  /// The first line's baseline below the top of the content, if there is a line.
  package var firstBaseline: Double?
  /// The last line's baseline below the top of the content, if there is a line.
  package var lastBaseline: Double?
  /// The top left corners of the margin boxes of `InlineRequest.boxes`, from that of the content.
  package var origins: [Point]
  /// Where boxes out of flow would be, in the order of the tree; boxes beyond the list begin at the
  /// top left of the content.
  package var staticPositions: [Point]
  /// The top left corners of the margin boxes of `InlineRequest.floats`, from that of the content.
  ///
  /// Floats beyond the list are placed below the lines.
  package var floatOrigins: [Point] = []
  /// The floats of the request with those of the content among them.
  package var space: FloatSpace?

  /// An answer of its parts.
  package init(
    size: Size, firstBaseline: Double? = nil, lastBaseline: Double? = nil, origins: [Point] = [],
    staticPositions: [Point] = []
  ) {
    self.size = size
    self.firstBaseline = firstBaseline
    self.lastBaseline = lastBaseline
    self.origins = origins
    self.staticPositions = staticPositions
  }
}
