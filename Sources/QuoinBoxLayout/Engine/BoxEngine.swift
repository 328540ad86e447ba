/// One layout: it walks a tree's boxes from the root, and asks each box as few questions as it can.
///
/// ``layout(_:_:)`` answers for a box of any kind. Every answer leaves the children of the box where
/// they lie in that answer, so that the final question, whose size mostly is the one answered
/// before, finds its work done.
///
/// It is two pointers, so that handing it on costs no more than that.
struct BoxEngine {
  let nodes: UnsafeMutablePointer<BoxNode>
  let state: UnsafeMutablePointer<EngineState>

  @inline(__always) func node(_ box: Int32) -> UnsafeMutablePointer<BoxNode> { nodes + Int(box) }

  /// The size that a box has for a question; if it is final, all its descendants are placed.
  mutating func layout(_ box: Int32, _ request: Request) -> Answer {
    let node = node(box)
    if request.heightLimit < .infinity, !breaksAtHeight(node) {
      return layoutUnlimited(box, request)
    }
    if node.pointee.style.flow_.containsSize, !request.width.isKnown || !request.height.isKnown {
      let contained = contained(box, request)
      if contained.width.isKnown != request.width.isKnown
        || contained.height.isKnown != request.height.isKnown
      {
        return layout(box, contained)
      }
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

  /// The same where the height is the least one, which few boxes are asked for.
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

  /// The same where the limit of an open height does not matter.
  @inline(never)
  private mutating func layoutUnlimited(_ box: Int32, _ request: Request) -> Answer {
    var request = request
    request.heightLimit = .infinity
    return layout(box, request)
  }

  /// Whether percentages in a box refer to the height that its aspect ratio makes while the content may
  /// make it higher.
  func knowsLeastHeights(_ node: UnsafeMutablePointer<BoxNode>) -> Bool {
    let display = node.pointee.style.display
    guard node.pointee.flags.isDisjoint(with: .isMeasured) else { return false }
    if display == .grid { return true }
    guard !isLeaf(node), !hasFloats else { return false }
    return display == .flex || display == .block || display == .flowRoot
  }

  /// The answer to a question with a least height, from the height of the content.
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

  /// The width of a box under min-content or max-content, at a height if one is given.
  mutating func intrinsicWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float = .nan,
    isHeightDefinite: Bool = false, heightLimit: Float = .infinity
  ) -> Float {
    let node = node(box)
    let heightLimit = breaksAtHeight(node) ? heightLimit : .infinity
    let key = contentKey(height, heightLimit)
    if block.isKnown, !node.pointee.style.percentages.isDisjoint(with: .paddings) {
      // Remembered is the width without them, so that no question drops the answer to another one.
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
      // A descendant was laid out for another question than the one that `current` answers.
      if state.pointee.statistics.visits != visits {
        node.pointee.flags.remove([.isComplete, .isStack])
      }
      depth -= 1
    }
    // A stack tells by this mark which of its children have changed.
    if node.pointee.flags.contains(.isDirty) { node.pointee.flags.remove([.isDirty, .isStack]) }
    return width
  }

  /// Whether a limit of an open height matters: it breaks the lines of a column that wraps.
  @inline(__always) func breaksAtHeight(_ node: UnsafeMutablePointer<BoxNode>) -> Bool {
    node.pointee.style.flexWrap != .nowrap && node.pointee.style.flexDirection.isColumn
  }

  /// What the remembered intrinsic widths depend on: a height, a limit of an open one, which is told
  /// from a height by its sign, or nothing.
  @inline(__always)
  func contentKey(_ height: Float, _ heightLimit: Float) -> Float {
    height.isKnown || heightLimit == .infinity ? height : -1 - heightLimit
  }
}

extension BoxNode {
  /// Whether the remembered intrinsic widths hold for a key.
  @inline(__always) func hasContentKey(_ key: Float) -> Bool {
    contentHeight == key || !(contentHeight.isKnown || key.isKnown)
  }
}
