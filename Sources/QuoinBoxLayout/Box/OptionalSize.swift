import QuoinGeometry

/// A size of which each side may be unknown.
struct OptionalSize {
  var width: Double?
  var height: Double?

  subscript(axis: Axis) -> Double? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension ContainingBlock {
  subscript(axis: Axis) -> Double? { axis == .horizontal ? width : height }
}

extension BoxProposal {
  /// A question by axes instead of by width and height.
  init(
    _ axis: Axis, _ along: BoxExtent, cross: BoxExtent, containingBlock: ContainingBlock
  ) {
    self.init(
      width: axis == .horizontal ? along : cross, height: axis == .horizontal ? cross : along,
      containingBlock: containingBlock)
  }
}

extension BoxRules {
  func preferred(_ axis: Axis) -> SizeValue { axis == .horizontal ? width : height }
  func minimum(_ axis: Axis) -> SizeValue { axis == .horizontal ? minWidth : minHeight }
  func maximum(_ axis: Axis) -> SizeValue { axis == .horizontal ? maxWidth : maxHeight }
}
