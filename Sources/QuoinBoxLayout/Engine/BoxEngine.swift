/// The engine of one layout: it walks a tree's boxes from the root, with as few questions per box as possible.
///
/// ``layout(_:_:)`` handles boxes of any kind. Every answer leaves the children of the box placed accordingly, so that
/// the final question, whose size is mostly the one answered before, finds its work done.
///
/// The engine consists of two pointers, so that passing it on costs no more than that.
struct BoxEngine {
  let nodes: UnsafeMutablePointer<BoxNode>
  let state: UnsafeMutablePointer<EngineState>

  @inline(__always) func node(_ box: Int32) -> UnsafeMutablePointer<BoxNode> { nodes + Int(box) }

  /// Returns the size of a box for a request; if the request is final, all descendants are placed.
  mutating func layout(_ box: Int32, _ request: Request) -> Answer {
    let node = node(box)
    if request.heightLimit < .infinity, !breaksAtHeight(node) {
      return layoutUnlimited(box, request)
    }
    if node.pointee.style.flow_.containsSize, !request.width.isKnown || !request.height.isKnown,
      let answer = layoutContained(box, request)
    {
      return answer
    }
    if request.isLeast { return layoutLeast(box, request) }
    forgetOtherBlock(node, request.block)
    if let known = known(node, request) { return known }
    if isLeaf(node) {
      let answer = layoutLeaf(box, request)
      remember(node, request, answer)
      return answer
    }
    guard depth < depthLimit else {
      if tooDeep < 0 { tooDeep = box }
      return Answer(width: request.width.orZero, height: request.height.orZero)
    }
    depth += 1
    state.pointee.countVisit()
    let answer: Answer
    if node.pointee.flags.contains(.isMeasured) {
      answer = layoutMeasuredContainer(box, request)
    } else if node.pointee.style.display == .flex {
      answer = layoutFlex(box, request)
    } else if node.pointee.style.display == .grid {
      answer = layoutGrid(box, request)
    } else if node.pointee.style.display == .table {
      answer = layoutTable(box, request)
    } else {
      answer = layoutBlock(box, request)
    }
    depth -= 1
    remember(node, request, answer)
    return answer
  }

  /// Lays out a box whose size is independent of its content; returns `nil` if the request does not differ for it.
  @inline(never)
  private mutating func layoutContained(_ box: Int32, _ request: Request) -> Answer? {
    let contained = contained(box, request)
    let differs =
      contained.width.isKnown != request.width.isKnown
      || contained.height.isKnown != request.height.isKnown
    return differs ? layout(box, contained) : nil
  }

  /// Lays out a box with a minimum height, which is rarely requested.
  @inline(never)
  private mutating func layoutLeast(_ box: Int32, _ request: Request) -> Answer {
    let node = node(box)
    guard knowsLeastHeights(node) else { return layoutOpen(box, request) }
    forgetOtherBlock(node, request.block)
    if let known = knownLeast(node, request) { return known }
    guard depth < depthLimit else {
      if tooDeep < 0 { tooDeep = box }
      return Answer(width: request.width.orZero, height: request.height)
    }
    depth += 1
    state.pointee.countVisit()
    let answer =
      switch node.pointee.style.display {
      case .flex: layoutLeastFlex(box, request)
      case .grid: layoutLeastGrid(box, request)
      default: layoutBlock(box, request)
      }
    depth -= 1
    remember(node, request, answer)
    return answer
  }

  /// Lays out a box for which the limit of an open height does not matter.
  @inline(never)
  private mutating func layoutUnlimited(_ box: Int32, _ request: Request) -> Answer {
    var request = request
    request.heightLimit = .infinity
    return layout(box, request)
  }

  /// Whether percentages in a box refer to the height by its aspect ratio while the content may exceed it.
  func knowsLeastHeights(_ node: UnsafeMutablePointer<BoxNode>) -> Bool {
    let display = node.pointee.style.display
    guard node.pointee.flags.isDisjoint(with: .isMeasured) else { return false }
    if display == .grid { return true }
    guard !isLeaf(node), !hasFloats || !holdsFloats(Int32(node - nodes)) else { return false }
    return display == .flex || display == .block || display == .flowRoot
  }

  /// Returns the answer to a request with a minimum height, from the height of the content.
  @inline(never)
  private mutating func layoutOpen(_ box: Int32, _ request: Request) -> Answer {
    var open = request
    open.height = .nan
    open.isHeightDefinite = false
    open.isLeast = false
    var answer = layout(box, open)
    answer.height = max(answer.height, request.height)
    return answer
  }

  /// Whether a box has no children to place.
  @inline(__always) func isLeaf(_ node: UnsafeMutablePointer<BoxNode>) -> Bool {
    node.pointee.firstChild < 0
  }

  /// Returns the min-content or max-content width of a box, at a height if one is given.
  mutating func intrinsicWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float = .nan,
    isHeightDefinite: Bool = false, heightLimit: Float = .infinity
  ) -> Float {
    let node = node(box)
    let heightLimit = breaksAtHeight(node) ? heightLimit : .infinity
    let key = contentKey(height, heightLimit)
    if block.isKnown, !node.pointee.style.percentages.isDisjoint(with: .paddings) {
      // The cached width excludes them, so that questions do not evict each other's answers.
      let added = insets(box, block: block).horizontal - insets(box, block: .nan).horizontal
      guard key.isKnown else {
        return intrinsicWidth(box, isMax: isMax, block: .nan) + added
      }
      return freshIntrinsicWidth(box, isMax, block, height, isHeightDefinite, heightLimit)
    }
    if node.pointee.hasContentKey(key) {
      let known = isMax ? node.pointee.maxContent : node.pointee.minContent
      if known.isKnown { return known }
    } else {
      node.pointee.minContent = .nan
      node.pointee.maxContent = .nan
      node.pointee.contentHeight = key
    }
    let width = freshIntrinsicWidth(box, isMax, block, height, isHeightDefinite, heightLimit)
    if isMax { node.pointee.maxContent = width } else { node.pointee.minContent = width }
    return width
  }

  private mutating func freshIntrinsicWidth(
    _ box: Int32, _ isMax: Bool, _ block: Float, _ height: Float, _ isHeightDefinite: Bool,
    _ heightLimit: Float
  ) -> Float {
    let node = node(box)
    if node.pointee.style.flow_.containsSize {
      let width = containedWidth(box, block: block)
      if width.isKnown { return width }
    }
    let width: Float
    if isLeaf(node) || node.pointee.flags.contains(.isMeasured) {
      width = leafWidth(
        box, isMax: isMax, block: block, height: height, isHeightDefinite: isHeightDefinite)
    } else {
      guard depth < depthLimit else {
        if tooDeep < 0 { tooDeep = box }
        return 0
      }
      depth += 1
      let visits = state.pointee.statistics.visits
      width =
        node.pointee.style.display == .flex
        ? flexContentWidth(
          box, isMax: isMax, block: block, height: height, isHeightDefinite: isHeightDefinite,
          heightLimit: heightLimit)
        : node.pointee.style.display == .grid
          ? gridContentWidth(
            box, isMax: isMax, block: block, height: height, isHeightDefinite: isHeightDefinite)
          : node.pointee.style.display == .table
            ? tableContentWidth(box, isMax: isMax, block: block)
            : blockContentWidth(
              box, isMax: isMax, block: block, height: isHeightDefinite ? height : .nan)
      // A descendant was laid out for another request than the one that `current` answers.
      if state.pointee.statistics.visits != visits {
        node.pointee.flags.remove([.isComplete, .isStack])
      }
      depth -= 1
    }
    // The children of a stack that changed are not placed yet.
    if node.pointee.flags.contains(.isDirty) { node.pointee.flags.remove([.isDirty, .isStack]) }
    return width
  }

  /// Whether a limit of an open height matters: it breaks the lines of a column that wraps.
  @inline(__always) func breaksAtHeight(_ node: UnsafeMutablePointer<BoxNode>) -> Bool {
    node.pointee.style.flexWrap != .nowrap && node.pointee.style.flexDirection.isColumn
  }

  /// Returns the key of the cached intrinsic widths: a height, a limit of an open height, or nothing.
  ///
  /// Limits are distinguished from heights by their sign.
  @inline(__always)
  func contentKey(_ height: Float, _ heightLimit: Float) -> Float {
    height.isKnown || heightLimit == .infinity ? height : -1 - heightLimit
  }
}

extension BoxNode {
  /// Whether the cached intrinsic widths are valid for a key.
  @inline(__always) func hasContentKey(_ key: Float) -> Bool {
    contentHeight == key || !(contentHeight.isKnown || key.isKnown)
  }
}
