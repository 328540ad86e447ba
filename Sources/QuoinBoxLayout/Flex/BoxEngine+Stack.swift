extension BoxEngine {
  /// Whether a container may be laid out anew by ``layoutStack(_:_:)``, which is marked by
  /// ``noteStack(_:_:)``.
  @inline(__always)
  func isStack(_ node: UnsafeMutablePointer<BoxNode>, _ request: Request) -> Bool {
    node.pointee.flags.contains(.isStack) && request.width == node.pointee.current.width
      && !request.height.isKnown && request.heightLimit == .infinity && !request.needsBaseline
  }

  /// Lays out anew a column that is as high as its content, in the width that it had: only children
  /// that have changed are looked into, the others keep their sizes and move.
  ///
  /// So a change in a long list costs an addition for each row. Gives nil where that is not enough.
  mutating func layoutStack(_ box: Int32, _ request: Request) -> Answer? {
    let mark = items.mark
    let run = openRun(
      box, width: request.width, height: .nan, block: request.block, isHeightDefinite: false,
      heightLimit: .infinity, laysOut: true)
    prepareItems(run)
    run.pointee.lines.initialize(to: FlexLine(first: 0, count: 1, needed: 0))
    run.pointee.lineCount = 1
    run.pointee.lines[0].cross = run.pointee.innerWidth
    run.pointee.innerHeight = 0
    var y = Double(run.pointee.insets.top)
    var isFirst = true
    var isComplete = true
    var child = node(box).pointee.firstChild
    while child >= 0 {
      let node = node(child)
      if node.pointee.style.display != .none {
        if !isFirst { y += Double(run.pointee.gapMain) }
        isFirst = false
        y += Double(node.pointee.style.marginTop_)
        if node.pointee.flags.contains(.isDirty) {
          if !placeInStack(child, run, y: Float(y), isFinal: request.isFinal) {
            isComplete = false
          }
          guard !run.pointee.hasEscapees else {
            items.release(mark)
            self.node(box).pointee.flags.remove(.isStack)
            return nil
          }
        } else {
          node.pointee.y = Float(y)
        }
        y += Double(node.pointee.height + node.pointee.style.marginBottom_)
      }
      child = node.pointee.next
    }
    let height = Float(max(0, y - Double(run.pointee.insets.top)).finiteLength)
    let answer = Answer(width: request.width, height: height + run.pointee.insets.vertical)
    if run.pointee.isSensitive { node(box).pointee.flags.insert(.isHeightSensitive) }
    items.release(mark)
    finish(box, answer, request, isComplete: isComplete, hasEscapees: false)
    if !isComplete { node(box).pointee.flags.remove(.isStack) }
    return answer
  }

  /// Sizes and places one child of a column that is as high as its content.
  private mutating func placeInStack(
    _ child: Int32, _ run: UnsafeMutablePointer<FlexRun>, y: Float, isFinal: Bool
  ) -> Bool {
    run.pointee.count = 1
    collectItem(child, styleOf(child), run, at: 0)
    determineFlexBaseSizes(run)
    let item = run.pointee.items
    item.pointee.main = item.pointee.hypothetical
    determineHypotheticalCrossSizes(run)
    alignCross(run)
    // From the left: the cross axis of a column may begin on the right.
    let offset = item.pointee.crossOffset
    let x =
      run.pointee.insets.left
      + (run.pointee.isCrossReversed
        ? run.pointee.innerWidth - offset - item.pointee.cross : offset)
    let isReady = place(
      child, x: x.limited, y: y.limited, width: item.pointee.cross, height: item.pointee.main,
      isHeightDefinite: hasDefiniteHeight(item, run), block: run.pointee.innerWidth,
      isFinal: isFinal)
    let flags = node(child).pointee.flags
    if flags.contains(.isHeightSensitive) { run.pointee.isSensitive = true }
    if hasEscapees(child) { run.pointee.hasEscapees = true }
    return isReady
  }

  /// Notes whether the layout just made is one that ``layoutStack(_:_:)`` can follow: a column of one
  /// line from the top, as high as its content, of items that refer to nothing outside of them.
  func noteStack(_ run: UnsafeMutablePointer<FlexRun>, _ request: Request) {
    let node = node(run.pointee.container)
    let isStack =
      !run.pointee.isRow && !run.pointee.isWrapping && !run.pointee.isMainReversed
      && run.pointee.isUniform && !run.pointee.hasEscapees && !run.pointee.hasBaselines
      && request.width.isKnown && !request.height.isKnown && request.heightLimit == .infinity
      && node.pointee.flags.isDisjoint(with: .hasContents)
      && node.pointee.flags.contains(.isComplete)
      && !node.pointee.style.percentages.contains(.rowGap)
    if isStack {
      node.pointee.flags.insert(.isStack)
    } else {
      node.pointee.flags.remove(.isStack)
    }
  }
}
