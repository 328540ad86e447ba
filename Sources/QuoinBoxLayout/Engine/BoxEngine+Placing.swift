extension BoxEngine {
  /// Sets the border box of a child, and returns whether the child's own children are placed.
  ///
  /// Only a final layout descends into a child that is not ready; otherwise it is left for later.
  ///
  /// - Parameter least: The height by the aspect ratio that percentages in the child refer to, if its content exceeds
  ///   it.
  @inline(__always)
  mutating func place(
    _ child: Int32, x: Float, y: Float, width: Float, height: Float, isHeightDefinite: Bool,
    block: Float, isFinal: Bool, collapses: Bool = false,
    hasOwnHeight: Bool = false, least: Float = .nan
  ) -> Bool {
    let node = node(child)
    node.pointee.x = x
    node.pointee.y = y
    node.pointee.width = width
    node.pointee.height = height
    let isChanged = node.pointee.flags.contains(.needsPlacing)
    node.pointee.flags.remove(.needsPlacing)
    if node.pointee.firstChild < 0 {
      // A box of known size is not laid out itself; its lines are broken when they are read.
      if isChanged || !node.pointee.style.percentages.isDisjoint(with: .paddings) {
        node.pointee.flags.insert(.isMoved)
      }
      return true
    }
    var request = Request(width: width, block: block)
    request.height = height
    request.isHeightDefinite = isHeightDefinite
    request.collapses = collapses
    request.hasOwnHeight = hasOwnHeight
    request.isFinal = true
    forgetOtherBlock(node, block)
    if least.isKnown { return placeLeast(child, request, least, isFinal: isFinal) }
    if known(node, request) != nil { return true }
    guard isFinal else { return false }
    _ = layout(child, request)
    return true
  }

  @inline(never)
  private mutating func placeLeast(
    _ child: Int32, _ request: Request, _ least: Float, isFinal: Bool
  ) -> Bool {
    var request = request
    request.setMinimumHeight(least)
    if knownLeast(node(child), request) != nil { return true }
    guard isFinal else { return false }
    _ = layout(child, request)
    return true
  }

  /// Records the state of a container after its layout, and places its out-of-flow descendants.
  mutating func finish(
    _ box: Int32, _ answer: Answer, _ request: Request, isComplete: Bool, hasOuterAbsolutes: Bool
  ) {
    let node = node(box)
    node.pointee.flags.remove([.isComplete, .hasOuterAbsolutes])
    node.pointee.flags.insert(.isMoved)
    if hasOuterAbsolutes { node.pointee.flags.insert(.hasOuterAbsolutes) }
    guard isComplete || request.isFinal else { return }
    if hasOuterAbsolutes, isContainingBlock(box) {
      // Final sizes are needed to place out-of-flow boxes.
      guard request.isFinal else { return }
      node.pointee.width = answer.width
      node.pointee.height = answer.height
      placeOuterAbsolutes(box)
    }
    node.pointee.flags.insert(.isComplete)
  }

  /// Records the state of a container after only its changed child was laid out.
  ///
  /// - Parameter isComplete: Whether the boxes in the child are placed, too.
  mutating func finishWithChangedChild(
    _ box: Int32, _ answer: Answer, _ request: Request, isComplete: Bool = true
  ) {
    let node = node(box)
    let wasMoved = node.pointee.flags.contains(.isMoved)
    finish(box, answer, request, isComplete: isComplete, hasOuterAbsolutes: false)
    if !wasMoved { node.pointee.flags.remove(.isMoved) }
    // Otherwise the child is placed by the final request.
    guard isComplete else { return }
    if wasMoved {
      // The frames of all children will be read.
      node.pointee.changedChild = BoxNode.noChild
    } else {
      node.pointee.flags.insert(.isMovedInPart)
    }
  }

  /// Whether a box is the containing block of absolutely positioned descendants (CSS Positioned Layout §2.1).
  func isContainingBlock(_ box: Int32) -> Bool {
    box == root || styleOf(box).pointee.position != .static
  }
}

extension BoxPosition {
  /// Whether the box is not part of its container's flow.
  package var isOutOfFlow: Bool { self == .absolute }
}
