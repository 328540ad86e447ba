import QuoinGeometry
import QuoinModel

// CSS Writing Modes 4 §5. What is written from top to bottom is laid out as if its lines were horizontal, in
// a box of its own that is turned clockwise: the lines then follow each other from right to left.
extension LayoutPass {
  /// Whether lines run from top to bottom in a node, in which there is one box that is turned.
  func isVertical(_ index: Int) -> Bool {
    tree.roles[index].contains(.flow) && Int(tree.ends[index]) > index + 1
      && tree.elements[index]?.isVertical == true
  }

  /// The size that such a node needs: that of its content with the sides exchanged.
  ///
  /// §7.3: lines are as long as the node is high, or as they like.
  func measureVertical(_ index: Int, _ question: Question) -> MeasuredSize {
    var inner = Question(
      ProposedSize(
        width: question.isHeightExact ? question.proposal.height : nil, height: nil))
    inner.isWidthExact = question.isHeightExact
    inner.isOfContent = true
    let size = measure(index + 1, inner).size
    return MeasuredSize(Size(size.height, size.width))
  }

  /// Places the box that is turned, about the middle of the node's content.
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
