import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// The size that a flex container needs for a question.
  func measureFlex(_ index: Int, _ question: Question) -> MeasuredSize {
    let tree = flexTree(index)
    let space = BoxSpace(
      width: extent(question, .horizontal), height: extent(question, .vertical))
    do {
      let answer = try tree.boxes.measure(tree.ids[0], in: space) { [self] box, request in
        measureItem(tree.indices[Int(box.index)], request)
      }
      return MeasuredSize(finite(answer.size), firstBaseline: answer.firstBaseline)
    } catch {
      reportDepth(index)
      return MeasuredSize(.zero)
    }
  }

  /// Places what is in a flex container, and what is in that.
  func placeFlex(_ index: Int, in size: Size) {
    let flex = flexTree(index)
    do {
      let space = BoxSpace(width: .exactly(size.width), height: .exactly(size.height))
      try flex.boxes.layout(flex.ids[0], in: space) { [self] box, request in
        measureItem(flex.indices[Int(box.index)], request)
      }
    } catch {
      reportDepth(index)
    }
    for (child, box) in zip(flex.indices, flex.ids).dropFirst() {
      frames[child] = flex.boxes.frame(of: box)
      if tree.kinds[child] != .flex { place(child, in: frames[child].size) }
    }
  }

  private func flexTree(_ index: Int) -> FlexTree {
    if let known = flexTrees[index] { return known }
    let tree = FlexTree(index, in: self)
    flexTrees[index] = tree
    return tree
  }

  /// The size of a node that lays out itself, in the room that a flex container has for it.
  private func measureItem(_ index: Int, _ request: MeasureRequest) -> BoxMeasurement {
    let width: Double? =
      switch request.width {
      case .exactly(let length), .within(let length): length
      // A container of constraints or of a stack has no smaller size than its fitting one, so it is
      // not asked for its smallest.
      case .minContent: tree.kinds[index].isIsland ? nil : 0
      case .maxContent: nil
      }
    var question = Question(ProposedSize(width: width, height: request.height))
    question.isWidthExact = request.width.length != nil
    question.isHeightExact = request.height != nil
    // The box engine knows the node's own sizes and limits, and what flexing makes of them.
    question.isOfContent = true
    let answer = measure(index, question)
    return BoxMeasurement(size: answer.size, firstBaseline: answer.firstBaseline)
  }

  private func extent(_ question: Question, _ axis: Axis) -> BoxExtent {
    guard let length = question.proposal[axis] else { return .maxContent }
    return question.isExact(axis) ? .exactly(length) : .within(length)
  }
}
