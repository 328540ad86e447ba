import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// The size that holds the children from the container's corner on.
  func measureAbsolute(_ index: Int, _ question: Question) -> MeasuredSize {
    var size = Size.zero
    tree.forEachChild(of: index) { child in
      let frame = absoluteFrame(child, in: Size.zero, isMeasuring: true)
      size.width = max(size.width, frame.maxX)
      size.height = max(size.height, frame.maxY)
    }
    return MeasuredSize(size)
  }

  /// Places each child where its numbers say.
  func placeAbsolute(_ index: Int, in size: Size) {
    tree.forEachChild(of: index) { child in
      frames[child] = absoluteFrame(child, in: size, isMeasuring: false)
      place(child, in: frames[child].size)
    }
  }

  /// The frame of a child in a container of a size.
  ///
  /// While measuring, the container has no size yet: an end or a spring then asks only for the
  /// room that the child needs.
  private func absoluteFrame(_ child: Int, in size: Size, isMeasuring: Bool) -> Rect {
    guard let relation = tree.relations[child] as? Relation<AbsoluteContainer> else { return .zero }
    let placement = relation.placement
    let mask = isMeasuring ? [] : placement.autoresizing
    func length(_ axis: Axis) -> Double? {
      let span = placement[axis]
      if let length = span.length { return length }
      guard let start = span.start, let end = span.end, !isMeasuring else { return nil }
      return max(0, size[axis] - start - end)
    }
    let width = length(.horizontal)
    var question = Question(ProposedSize(width: width, height: length(.vertical)))
    question.isWidthExact = width != nil
    question.isHeightExact = length(.vertical) != nil
    let own = measure(child, question).size
    var frame = Rect(origin: .zero, size: own)
    for axis in Axis.allCases {
      let span = placement[axis]
      let extent = own[axis]
      let start: Double =
        if let start = span.start {
          start
        } else if let center = span.center {
          center - extent / 2
        } else if let end = span.end {
          isMeasuring ? end : size[axis] - end - extent
        } else {
          0
        }
      frame.origin[axis] = start
      guard let design = placement.designSize, !mask.isEmpty else { continue }
      let resized = Springs(mask[axis]).resize(
        start: start, length: extent, from: design[axis], to: size[axis])
      frame.origin[axis] = resized.start
      frame.size[axis] = resized.length
    }
    return frame.isFinite ? frame : .zero
  }
}
