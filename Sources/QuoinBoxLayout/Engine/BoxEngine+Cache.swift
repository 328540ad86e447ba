// The cache of a box. An answer depends on the width or the available width, on the height or its absence, on whether
// that height is definite if anything in the box refers to it, and on the containing block's width if paddings refer to
// that. Limits, margins and preferred sizes are applied by the container and are not part of the key.

extension BoxEngine {
  /// Discards the cached values of a box if the width that its paddings refer to has changed.
  @inline(__always)
  func forgetOtherBlock(_ node: UnsafeMutablePointer<BoxNode>, _ block: Float) {
    guard !node.pointee.style.percentages.isDisjoint(with: .paddings) else { return }
    let known = node.pointee.block
    guard known != block, known.isKnown || block.isKnown else { return }
    node.pointee.block = block
    forget(node)
  }

  private func forget(_ node: UnsafeMutablePointer<BoxNode>) {
    node.pointee.current.flags = []
    node.pointee.older.0.flags = []
    node.pointee.older.1.flags = []
    node.pointee.flags.remove([.isComplete, .isStack])
  }

  /// Gives an anonymous box the height of its container, for percentages: CSS 2 §9.2.1.1.
  ///
  /// It is stored in place of the width for paddings, since the box has none.
  @inline(__always) func lendHeight(_ box: Int32, _ height: Float) {
    let node = node(box)
    guard node.pointee.flags.contains(.isAnonymous) else { return }
    let known = node.pointee.block
    guard known != height, known.isKnown || height.isKnown else { return }
    node.pointee.block = height
    if node.pointee.flags.contains(.isHeightSensitive) { forget(node) }
  }

  /// The height that percentages of a box's children refer to if the box has none: that of the box around an anonymous
  /// one.
  @inline(__always) func lentHeight(_ box: Int32) -> Float {
    let node = node(box)
    return node.pointee.flags.contains(.isAnonymous) ? node.pointee.block : .nan
  }

  /// Returns the answer to a question, if it follows from earlier ones.
  @inline(__always)
  func known(_ node: UnsafeMutablePointer<BoxNode>, _ request: Request) -> Answer? {
    let isSensitive = node.pointee.flags.contains(.isHeightSensitive)
    if answers(&node.pointee.current, request, isSensitive) {
      if !request.isFinal || node.pointee.flags.contains(.isComplete) {
        return answer(node.pointee.current)
      }
      return nil
    }
    // In a first layout there are no earlier answers.
    guard !request.isFinal,
      node.pointee.older.0.flags.union(node.pointee.older.1.flags).contains(.isValid)
    else { return nil }
    if answers(&node.pointee.older.0, request, isSensitive),
      !request.collapses || hasSameMargins(node, node.pointee.older.0)
    {
      // A useful answer is kept longer.
      node.pointee.flags.insert(.writesSecond)
      return answer(node.pointee.older.0)
    }
    if answers(&node.pointee.older.1, request, isSensitive),
      !request.collapses || hasSameMargins(node, node.pointee.older.1)
    {
      node.pointee.flags.remove(.writesSecond)
      return answer(node.pointee.older.1)
    }
    return nil
  }

  /// Whether the margins that collapsed through a block in an earlier layout equal those of the last one.
  ///
  /// They do at the same width, unless heights in the block refer to its own, or if there were none.
  private func hasSameMargins(
    _ node: UnsafeMutablePointer<BoxNode>, _ known: CachedLayout
  ) -> Bool {
    let flags = node.pointee.current.flags
    guard flags.contains(.collapses) else { return false }
    if flags.contains(.hasNoMargins), known.flags.contains(.hasNoMargins) { return true }
    return node.pointee.flags.isDisjoint(with: .isHeightSensitive)
      && known.width == node.pointee.current.width
      && flags.contains(.hasOwnHeight) == known.flags.contains(.hasOwnHeight)
  }

  @inline(__always) private func answer(_ known: CachedLayout) -> Answer {
    Answer(width: known.width, height: known.height, baseline: known.baseline)
  }

  /// Whether an earlier answer is valid for a question.
  ///
  /// A size that came from the content is also the layout for the same size given as a number: the width because
  /// percentages of children are resolved again once it is known, the height unless something refers to a definite one.
  /// Content that fits an available width has the same lines in a smaller one that it still fits; in a larger one a
  /// line may take more, even if none filled the width.
  @inline(__always)
  func answers(_ known: inout CachedLayout, _ request: Request, _ isSensitive: Bool) -> Bool {
    guard known.flags.contains(.isValid),
      !request.needsBaseline || known.flags.contains(.knowsBaseline),
      request.collapses == known.flags.contains(.collapses)
    else { return false }
    if request.width.isKnown {
      guard known.width == request.width else { return false }
    } else {
      guard !known.flags.contains(.hasExactWidth) else { return false }
      guard
        known.widthKey == request.available
          || (known.width <= request.available && request.available < known.widthKey)
      else { return false }
    }
    if request.height.isKnown {
      guard known.height == request.height else { return false }
      return !isSensitive || request.isHeightDefinite == known.flags.contains(.hasDefiniteHeight)
    }
    return !known.flags.contains(.hasHeight) && known.heightKey == request.heightLimit
  }

  /// Returns the answer to a question with a minimum height, if it was asked before.
  ///
  /// Such an answer is not valid for other questions.
  func knownLeast(_ node: UnsafeMutablePointer<BoxNode>, _ request: Request) -> Answer? {
    if node.pointee.current.isLeast(for: request) {
      let isReady = !request.isFinal || node.pointee.flags.contains(.isComplete)
      return isReady ? answer(node.pointee.current) : nil
    }
    if request.isFinal { return nil }
    if node.pointee.older.0.isLeast(for: request), !request.collapses {
      return answer(node.pointee.older.0)
    }
    if node.pointee.older.1.isLeast(for: request), !request.collapses {
      return answer(node.pointee.older.1)
    }
    return nil
  }

  /// Stores the answer according to which the children are now placed.
  @inline(__always)
  func remember(_ node: UnsafeMutablePointer<BoxNode>, _ request: Request, _ answer: Answer) {
    if !node.pointee.current.flags.isDisjoint(with: [.isValid, .hasLeastHeight]) {
      if node.pointee.flags.contains(.writesSecond) {
        node.pointee.older.1 = node.pointee.current
      } else {
        node.pointee.older.0 = node.pointee.current
      }
      node.pointee.flags.formSymmetricDifference(.writesSecond)
    }
    var flags = CachedLayout.Flags.isValid
    if request.width.isKnown { flags.insert(.hasExactWidth) }
    if request.height.isKnown { flags.insert(.hasHeight) }
    if request.isHeightDefinite { flags.insert(.hasDefiniteHeight) }
    if request.isLeast { flags = flags.subtracting(.isValid).union(.hasLeastHeight) }
    if request.needsBaseline || answer.baseline.isKnown { flags.insert(.knowsBaseline) }
    if request.collapses { flags.insert(.collapses) }
    if request.hasOwnHeight { flags.insert(.hasOwnHeight) }
    if request.collapses, node.pointee.topMargin.isNone, node.pointee.bottomMargin.isNone,
      node.pointee.flags.isDisjoint(with: .collapsesThrough)
    {
      flags.insert(.hasNoMargins)
    }
    node.pointee.current = CachedLayout(
      widthKey: request.width.isKnown ? request.width : request.available,
      heightKey: request.height.isKnown ? request.height : request.heightLimit,
      width: answer.width, height: answer.height, baseline: answer.baseline, flags: flags)
    node.pointee.flags.remove(.isDirty)
  }
}

extension CachedLayout {
  /// Whether this is the answer to a question with a minimum height.
  func isLeast(for request: Request) -> Bool {
    flags.contains(.hasLeastHeight) && heightKey == request.height && width == request.width
      && (!request.needsBaseline || flags.contains(.knowsBaseline))
      && request.collapses == flags.contains(.collapses)
  }
}
