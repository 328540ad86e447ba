import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// The size that holds the children.
  func measureAbsolute(_ index: Int, _ question: Question) -> MeasuredSize {
    let run = AbsoluteRun(self, index)
    let width =
      (question.isWidthExact ? question.proposal.width : nil)
      ?? run.need(.horizontal, within: question.proposal.width)
    let columns = run.solve(.horizontal, extent: width)
    let height =
      (question.isHeightExact ? question.proposal.height : nil)
      ?? run.need(.vertical, within: question.proposal.height, columns: columns)
    return MeasuredSize(Size(width, height))
  }

  /// Places each child where its numbers say.
  func placeAbsolute(_ index: Int, in size: Size) {
    let run = AbsoluteRun(self, index)
    let columns = run.solve(.horizontal, extent: size.width)
    let rows = run.solve(.vertical, extent: size.height, columns: columns)
    for (local, child) in run.children.enumerated() {
      let frame = Rect(
        columns[local].start, rows[local].start, columns[local].length, rows[local].length)
      frames[child] = frame.isFinite ? frame : .zero
      place(child, in: frames[child].size)
    }
  }
}
