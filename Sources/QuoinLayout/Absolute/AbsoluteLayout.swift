import QuoinGeometry
import QuoinModel

extension LayoutPass {
  /// Returns the size that contains the children.
  func measureAbsolute(_ index: Int, _ question: Question) -> MeasuredSize {
    let run = AbsoluteRun(self, index)
    let width =
      (question.isWidthExact ? question.proposal.width : nil)
      ?? run.need(.horizontal, within: question.proposal.width)
    let columns = run.solve(.horizontal, extent: width)
    let height =
      (question.isHeightExact ? question.proposal.height : nil)
      ?? run.need(.vertical, within: question.proposal.height, columns: columns)
    guard let wrapping = (tree.nodes[index] as? AbsoluteContainer)?.wrapping else {
      return MeasuredSize(Size(width, height))
    }
    let rows = run.solve(.vertical, extent: height, columns: columns)
    return MeasuredSize(
      Size(
        question.isWidthExact ? width : wrapping.length(.horizontal, of: columns) ?? width,
        question.isHeightExact ? height : wrapping.length(.vertical, of: rows) ?? height))
  }

  /// Places each child by its numbers.
  func placeAbsolute(_ index: Int, in size: Size) {
    let run = AbsoluteRun(self, index)
    // A container that wraps its children tightly moves them as a whole; they are placed in the extent that they need.
    let wrapping = (tree.nodes[index] as? AbsoluteContainer)?.wrapping
    let width =
      wrapping?.wraps(.horizontal) ?? false ? run.need(.horizontal, within: nil) : size.width
    var columns = run.solve(.horizontal, extent: width)
    let height =
      wrapping?.wraps(.vertical) ?? false
      ? run.need(.vertical, within: nil, columns: columns) : size.height
    var rows = run.solve(.vertical, extent: height, columns: columns)
    if run.hasWidthsByHeight {
      columns = run.solve(.horizontal, extent: width, rows: rows)
      rows = run.solve(.vertical, extent: height, columns: columns)
    }
    run.reportIneffective(.horizontal, extent: width, columns)
    run.reportIneffective(.vertical, extent: height, rows)
    let dx = wrapping?.shift(.horizontal, of: columns) ?? 0
    let dy = wrapping?.shift(.vertical, of: rows) ?? 0
    for (local, child) in run.children.enumerated() {
      let frame = Rect(
        columns[local].start + dx, rows[local].start + dy, columns[local].length,
        rows[local].length)
      frames[child] = frame.isFinite ? frame : .zero
      place(child, in: frames[child].size)
    }
  }
}

extension AbsoluteContainer.Wrapping {
  /// Returns the length of the container along an axis, or `nil` if it does not wrap its children along it.
  fileprivate func length(_ axis: Axis, of segments: [Segment]) -> Double? {
    guard wraps(axis), let first = segments.map(\.start).min(),
      let last = segments.map(\.end).max()
    else { return nil }
    let (before, after) =
      axis == .horizontal ? (padding.left, padding.right) : (padding.top, padding.bottom)
    return max(0, last - first + before + after)
  }

  /// Returns how far the children move along an axis so that they begin at the padding.
  fileprivate func shift(_ axis: Axis, of segments: [Segment]) -> Double {
    guard wraps(axis), let first = segments.map(\.start).min() else { return 0 }
    return (axis == .horizontal ? padding.left : padding.top) - first
  }
}
