// Blocks below each other whose sizes depend on nothing but themselves and the width of their container. After a change,
// only the changed ones are laid out; the others only move.

extension BoxEngine {
  /// Whether a container may keep its blocks after this layout.
  func mayKeepBlocks(_ box: Int32, _ run: BlockRun, _ request: Request) -> Bool {
    grids == nil && !request.needsBaseline && !run.markerAscent.isKnown
  }

  /// Whether the unchanged blocks of a container keep their sizes and horizontal positions, since an earlier layout of
  /// the same width.
  func keepsBlocks(_ box: Int32, _ run: BlockRun, _ request: Request, width: Float) -> Bool {
    node(box).pointee.flags.contains(.isStack) && width == node(box).pointee.current.width
      && mayKeepBlocks(box, run, request)
  }

  /// Whether a block keeps its size in a container of the same width, as long as it does not change itself.
  func keepsSize(_ child: Int32) -> Bool {
    let style = styleOf(child)
    return node(child).pointee.flags.contains(.isPlain)
      && !style.pointee.minHeight_.isKnown && !style.pointee.maxHeight_.isKnown
      && style.pointee.ratio_ == 0
      && (style.pointee.position == .static || !style.pointee.isShifted)
      && !node(child).pointee.flags.contains([.isAnonymous, .isHeightSensitive])
      && !markerHeight(child, block: .nan).isKnown
  }

  /// Places an unchanged block that keeps its size below the blocks before it.
  @inline(__always) func keepBlock(_ child: Int32, _ run: inout BlockRun) {
    let node = node(child)
    let y = pass(
      child, &run, height: node.pointee.height, isContent: true,
      outside: node.pointee.style.outsideHeight, top: node.pointee.style.marginTop_,
      bottom: node.pointee.style.marginBottom_, collapses: collapsesMargins(child))
    node.pointee.y = Float(y).limited
  }
}
