import QuoinGeometry
import QuoinModel

// CSS Writing Modes 4 §5. Vertical text is laid out with horizontal lines, in a box of its own that is rotated
// clockwise: the lines then follow each other from right to left.
extension LayoutPass {
  /// Whether a node has vertical lines, and so contains a single rotated box.
  func isVertical(_ index: Int) -> Bool {
    tree.roles[index].contains(.flow) && Int(tree.ends[index]) > index + 1
      && tree.elements[index]?.isVertical == true
  }

  /// Returns the size of a node with vertical lines: that of its content with the sides exchanged.
  ///
  /// §7.3: lines are as long as the node is high, or as they prefer.
  func measureVertical(_ index: Int, _ question: Question) -> MeasuredSize {
    var inner = Question(
      ProposedSize(
        width: question.isHeightExact ? question.proposal.height : nil, height: nil))
    inner.isWidthExact = question.isHeightExact
    inner.isOfContent = true
    let size = measure(index + 1, inner).size
    return MeasuredSize(Size(size.height, size.width))
  }

  /// Places the rotated box, about the centre of the node's content.
  func placeVertical(_ index: Int, in size: Size) {
    let content = contentRects[index] ?? Rect(origin: .zero, size: size)
    let turned = Size(content.height, content.width)
    frames[index + 1] = Rect(
      x: content.minX + (content.width - turned.width) / 2,
      y: content.minY + (content.height - turned.height) / 2, width: turned.width,
      height: turned.height)
    place(index + 1, in: turned)
  }
}
