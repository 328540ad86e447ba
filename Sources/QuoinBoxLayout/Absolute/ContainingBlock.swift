/// The containing block of absolutely positioned boxes: CSS Positioned Layout 3 §2.1.
struct ContainingBlock {
  /// The box whose padding box it is, or that contains the lines of the inline element.
  let box: Int32
  /// The padding edges, relative to the border box of this box.
  let left: Float
  let top: Float
  let width: Float
  let height: Float
  let isRightToLeft: Bool
  /// Whether an inline element is the containing block.
  let isInline: Bool

  /// Creates the containing block that an inline element is.
  ///
  /// - Parameter box: The box that contains its lines.
  init(box: Int32, left: Float, top: Float, width: Float, height: Float, isRightToLeft: Bool) {
    self.box = box
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
    self.isRightToLeft = isRightToLeft
    isInline = true
  }

  /// Creates the containing block that a box is.
  ///
  /// - Parameters:
  ///   - padding: The insets of the padding box from the border box.
  ///   - width: The width of the border box.
  ///   - height: The height of the border box.
  init(
    of box: Int32, _ padding: BoxInsets, width: Float, height: Float, isRightToLeft: Bool
  ) {
    self.box = box
    (left, top) = (padding.left, padding.top)
    self.width = max(0, width - padding.horizontal)
    self.height = max(0, height - padding.vertical)
    self.isRightToLeft = isRightToLeft
    isInline = false
  }
}
