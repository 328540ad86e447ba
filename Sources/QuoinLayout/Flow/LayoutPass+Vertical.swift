import QuoinGeometry
import QuoinModel

// CSS Writing Modes 4 §5. Vertical text is laid out with horizontal lines, in a box of its own that is rotated
// clockwise: the lines then follow each other from right to left.
extension LayoutPass {
  /// Whether a node has vertical lines, and so contains a single rotated box.
  func isVertical(_ index: Int) -> Bool {
    tree.hasInnerBoxTrees && tree.roles[index].contains(.flow) && Int(tree.ends[index]) > index + 1
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
    guard tree.elements[index]?.lines == .rightward else { return place(index + 1, in: turned) }
    mirrorBoxes(in: index + 1) { place(index + 1, in: turned) }
  }

  /// Mirrors the boxes and lines in a rotated box, so that the first line is at the left.
  ///
  /// Only those that a closure places are mirrored: others already are.
  private func mirrorBoxes(in index: Int, _ place: () -> Void) {
    let inside = index + 1..<max(index + 1, Int(tree.ends[index]))
    let known = inside.map { frames[$0] }
    let mark = Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    for inner in inside { frames[inner] = mark }
    place()
    let placed = inside.filter { !frames[$0].minX.isNaN }
    for (inner, frame) in zip(inside, known) where frames[inner].minX.isNaN {
      frames[inner] = frame
    }
    for inner in placed {
      let height = frames[inner].height
      frames[inner].origin.y = frames[Int(tree.parents[inner])].height - frames[inner].maxY
      inlineTexts[inner] = inlineTexts[inner]?.map { text in
        var text = text
        text.frame.origin.y = height - text.frame.maxY
        return text
      }
      inlinePieces[inner] = inlinePieces[inner]?.map { piece in
        var piece = piece
        piece.frame.origin.y = height - piece.frame.maxY
        return piece
      }
    }
  }
}
