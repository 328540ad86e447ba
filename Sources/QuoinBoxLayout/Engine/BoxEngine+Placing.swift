extension BoxEngine {
  /// Gives a child its border box, and says whether its own children lie as they should.
  ///
  /// Only a final layout goes into a child that is not ready; otherwise it is left for later.
  ///
  /// - Parameter least: the height by the aspect ratio to which percentages in the child refer, if its
  ///   content has made it higher.
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
    node.pointee.flags.remove(.needsPlacing)
    if node.pointee.firstChild < 0 { return true }
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
    request.take(least)
    if knownLeast(node(child), request) != nil { return true }
    guard isFinal else { return false }
    _ = layout(child, request)
    return true
  }

  /// Notes how a container was left by its layout, and places what it holds out of flow.
  mutating func finish(
    _ box: Int32, _ answer: Answer, _ request: Request, isComplete: Bool, hasEscapees: Bool
  ) {
    let node = node(box)
    node.pointee.flags.remove([.isComplete, .hasEscapees])
    node.pointee.flags.insert(.isMoved)
    if hasEscapees { node.pointee.flags.insert(.hasEscapees) }
    guard isComplete || request.isFinal else { return }
    if hasEscapees, isContainingBlock(box) {
      // Final sizes are needed to place boxes out of flow.
      guard request.isFinal else { return }
      node.pointee.width = answer.width
      node.pointee.height = answer.height
      placeEscapees(box)
    }
    node.pointee.flags.insert(.isComplete)
  }

  /// Whether absolutely positioned descendants refer to a box (CSS Positioned Layout §2.1).
  func isContainingBlock(_ box: Int32) -> Bool {
    box == root || styleOf(box).pointee.position != .static
  }
}

extension BoxPosition {
  /// Whether the box is no part of its container's flow.
  var isOutOfFlow: Bool { self == .absolute }
}
