extension BoxEngine {
  /// Lays out the root in its available space, with all descendants.
  mutating func layoutRoot(_ box: Int32, in space: BoxSpace) {
    let (request, resolved) = rootRequest(box, in: space)
    var final = request
    // The width comes first: the limits of the height are known only at a width.
    var answer = layout(box, request)
    let width = resolved.clampWidth(answer.width)
    var height = request.height.isKnown ? request.height : resolved.clampHeight(answer.height)
    if request.width.isKnown ? false : width != answer.width {
      final.width = width
      answer = layout(box, final)
      if !request.height.isKnown { height = resolved.clampHeight(answer.height) }
    }
    final.width = width
    final.height = height
    final.isFinal = true
    _ = layout(box, final)
    let node = node(box)
    node.pointee.x = resolved.marginLeft
    node.pointee.y = resolved.marginTop
    node.pointee.width = width
    node.pointee.height = height
  }

  /// Returns the size of the root without placing anything.
  mutating func measureRoot(_ box: Int32, in space: BoxSpace) -> Answer {
    var (request, resolved) = rootRequest(box, in: space)
    request.needsBaseline = true
    var answer = layout(box, request)
    let width = resolved.clampWidth(answer.width)
    if width != answer.width {
      request.width = width
      answer = layout(box, request)
    }
    let height = resolved.clampHeight(answer.height)
    if height != answer.height {
      request.width = width
      request.height = height
      answer = layout(box, request)
    }
    return Answer(width: width, height: height, baseline: answer.baseline)
  }

  /// Returns the request for the root, from its own sizes or the available space: CSS 2 §10.3.3 and
  /// §10.6.3.
  private mutating func rootRequest(
    _ box: Int32, in space: BoxSpace
  ) -> (Request, ResolvedBox) {
    let roomWidth = space.width.length.map { Float($0.finiteLength) } ?? .nan
    let roomHeight = space.height.length.map { Float($0.finiteLength) } ?? .nan
    let block = space.containingWidth.map { Float($0.finiteLength) } ?? roomWidth
    let blockHeight = space.containingHeight.map { Float($0.finiteLength) } ?? roomHeight
    let resolved = resolve(box, width: block, height: blockHeight)
    var request = Request(width: resolved.width, block: block)
    request.height = resolved.height
    request.isHeightDefinite = resolved.height.isKnown || roomHeight.isKnown
    if !request.height.isKnown, roomHeight.isKnown, resolved.bits.contains(.hasAutoHeight) {
      request.height = max(0, roomHeight - resolved.marginHeight)
    }
    if request.height.isKnown { request.height = resolved.clampHeight(request.height) }
    if !request.width.isKnown, resolved.ratio > 0, resolved.height.isKnown {
      request.width = resolved.width(fromHeight: request.height)
    }
    if !request.width.isKnown, resolved.bits.contains(.hasAutoWidth) {
      switch space.width {
      case .exactly: request.width = max(resolved.outsideWidth, roomWidth - resolved.marginWidth)
      case .within(let room): request.available = max(0, Float(room.finiteLength))
      case .minContent:
        request.width = intrinsicWidth(box, isMax: false, block: block, height: request.height)
      case .maxContent: break
      }
    }
    if request.width.isKnown {
      request.width = resolved.clampWidth(request.width)
      if resolved.ratio > 0, !request.height.isKnown {
        request.height = resolved.clampHeight(resolved.height(fromWidth: request.width))
      }
    } else {
      request.available = min(request.available, resolved.maxWidth)
    }
    request.heightLimit = resolved.maxHeight
    return (request, resolved)
  }
}
