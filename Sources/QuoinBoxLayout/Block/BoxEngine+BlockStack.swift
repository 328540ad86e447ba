// Blocks below each other whose sizes depend on nothing but themselves and the width of their container. After a change,
// only the changed ones are laid out; the others move, and those whose sizes depend on more are placed again.

extension BoxEngine {
  /// Whether a container may keep blocks after this layout.
  func mayKeepBlocks(_ run: BlockRun, _ request: Request) -> Bool {
    !request.needsBaseline && !run.markerAscent.isKnown
  }

  /// Whether an earlier layout of the same width placed the blocks of a container, so that unchanged ones may keep their
  /// sizes and horizontal positions.
  func keepsBlocks(_ box: Int32, _ run: BlockRun, _ request: Request, width: Float) -> Bool {
    node(box).pointee.flags.contains(.isStack) && width == node(box).pointee.current.width
      && mayKeepBlocks(run, request)
  }

  /// Whether a block keeps its size in a container of the same width, as long as it does not change itself.
  func keepsSize(_ child: Int32) -> Bool {
    let style = styleOf(child)
    return node(child).pointee.flags.contains(.isPlain)
      && !style.pointee.minHeight_.isKnown && !style.pointee.maxHeight_.isKnown
      && style.pointee.ratio_ == 0
      && (style.pointee.position == .static || !style.pointee.isShifted)
      && !node(child).pointee.flags.contains(.followsLentHeight)
      && !markerHeight(child, block: .nan).isKnown
  }

  /// Places an unchanged block that keeps its size below the blocks before it.
  @inline(__always) func keepBlock(_ child: Int32, _ run: inout BlockRun) {
    let node = node(child)
    let y = run.pass(node.pointee.height, keptMargins(of: child))
    node.pointee.y = Float(y).limited
  }

  /// Returns the margins of a block that keeps its size, in the height that it has.
  @inline(__always) private func keptMargins(of child: Int32) -> BlockMargins {
    let node = node(child)
    return margins(
      of: child, height: node.pointee.height, isContent: true,
      outside: node.pointee.style.outsideHeight, top: node.pointee.style.marginTop_,
      bottom: node.pointee.style.marginBottom_, collapses: collapsesMargins(child))
  }

  /// Lays out the only block of a container that has changed since a layout of the same width.
  ///
  /// - Parameter run: The layout of the container before its first child.
  /// - Returns: The size of the container, which is the former one, or `nil` if all blocks have to be visited; the block
  ///   is then marked to be placed again.
  @inline(never)
  mutating func layoutChangedBlock(
    of box: Int32, _ run: BlockRun, _ request: Request, width: Float
  ) -> Answer? {
    let container = node(box)
    let child = container.pointee.changedChild
    guard child >= 0, container.pointee.flags.isDisjoint(with: .isHeightSensitive),
      container.pointee.current.wasAnswer(to: request)
    else { return nil }
    let block = node(child)
    // A block that was laid out already, to be measured, has other margins than the container knows.
    guard block.pointee.flags.contains([.isDirty, .needsPlacing]),
      block.pointee.style.display != .none, keepsSize(child)
    else { return nil }
    let (y, height, margins) = (block.pointee.y, block.pointee.height, keptMargins(of: child))
    var run = run
    placeBlock(child, &run, needsBaseline: false)
    block.pointee.y = y
    guard run.isComplete, !run.hasOuterAbsolutes, !run.isSensitive,
      block.pointee.height == height, keptMargins(of: child) == margins
    else {
      block.pointee.flags.insert(.needsPlacing)
      return nil
    }
    let answer = Answer(width: width, height: container.pointee.current.height)
    finishWithChangedChild(box, answer, request)
    return answer
  }
}
