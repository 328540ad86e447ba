import QuoinGeometry

/// The request for the lines of a box with inline content.
///
/// The engine sizes the boxes in the lines; the caller breaks the lines and returns the positions of those boxes (CSS 2
/// §9.4.2).
package struct InlineRequest: Hashable, Sendable {
  /// The box that contains the lines.
  package let box: BoxID
  /// The width of the content box: a length, or the min-content or max-content width.
  package let width: BoxExtent
  /// The boxes in the lines, in tree order.
  package let boxes: [InlineBox]
  /// The floats in the content, in tree order.
  package let floats: [InlineFloat]
  /// The floats that are already placed, or `nil` if there are none and the content has none.
  ///
  /// Lines avoid them. The floats of the content are placed among them at the line that contains them, or below that
  /// line if they do not fit beside it.
  package let space: FloatSpace?
  /// The top left corner of the content box, relative to that of `space`.
  package let origin: Point
  /// The number of lines after which the content is cut, or `nil`.
  ///
  /// The height is that of these lines, and of the first one if none are left. The last one has an ellipsis; those after
  /// it are placed below it.
  package let lineLimit: Int32?

  /// Creates a request.
  package init(
    box: BoxID, width: BoxExtent, boxes: [InlineBox] = [], floats: [InlineFloat] = [],
    space: FloatSpace? = nil, origin: Point = .zero, lineLimit: Int32? = nil
  ) {
    self.box = box
    self.width = width
    self.boxes = boxes
    self.floats = floats
    self.space = space
    self.origin = origin
    self.lineLimit = lineLimit
  }
}

/// A float in inline content.
package struct InlineFloat: Hashable, Sendable {
  /// The box.
  package let box: BoxID
  /// The size of the margin box; the height is zero if only widths are requested.
  package let size: Size
  /// The side to which the box floats.
  package let side: BoxFloat
  /// The sides whose floats the box is placed below.
  package let clear: BoxClear
  /// The area that lines avoid, if it is not the margin box.
  package var shape: FloatShape?
}

/// A box placed in a line like a character: an inline block, a picture.
package struct InlineBox: Hashable, Sendable {
  /// The box.
  package let box: BoxID
  /// The size of the margin box; the height is zero if only widths are requested.
  package let size: Size
  /// The baseline below the top margin edge, or `nil` if the bottom margin edge is on the baseline.
  package let baseline: Double?
}

/// An inline element as the containing block of absolutely positioned boxes: CSS Positioned Layout 3 §2.1.
package struct InlineContainer: Hashable, Sendable {
  /// The outermost box in the element: an absolutely positioned one, or one with such descendants.
  package let box: BoxID
  /// The area within the padding edges of the element, from the top left corner of the content.
  package let area: Rect
  /// Whether the element's content runs from right to left.
  package let isRightToLeft: Bool

  /// Creates a containing block.
  package init(of box: BoxID, area: Rect, isRightToLeft: Bool) {
    (self.box, self.area, self.isRightToLeft) = (box, area, isRightToLeft)
  }
}

/// The result of breaking lines: their size, and the positions of boxes in them.
package struct InlineLayout: Hashable, Sendable {
  /// The size of all lines.
  package var size: Size
  /// The first line's baseline below the top of the content, if there is a line.
  package var firstBaseline: Double?
  /// The last line's baseline below the top of the content, if there is a line.
  package var lastBaseline: Double?
  /// The top left corners of the margin boxes of `InlineRequest.boxes`, from that of the content.
  package var origins: [Point]
  /// The static positions of out-of-flow boxes, in tree order.
  ///
  /// Boxes beyond the list are placed at the top left of the content.
  package var staticPositions: [Point]
  /// The top left corners of the margin boxes of `InlineRequest.floats`, from that of the content.
  ///
  /// Floats beyond the list are placed below the lines.
  package var floatOrigins: [Point] = []
  /// The containing block of each box that the tree marks as held in its line.
  package var containers: [InlineContainer] = []
  /// The floats of the request together with those of the content.
  package var space: FloatSpace?
  /// The number of lines, including those after the limit.
  package var lineCount: Int32 = 0

  /// Creates a result.
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
