import QuoinGeometry

extension BoxEngine {
  /// Returns the size of a box without children: that of its measured content, or just padding and
  /// border.
  mutating func layoutLeaf(_ box: Int32, _ request: Request) -> Answer {
    if node(box).pointee.flags.contains(.holdsLines) { return layoutInline(box, request) }
    if request.width.isKnown, request.height.isKnown, !request.needsBaseline {
      return Answer(width: request.width, height: request.height)
    }
    let insets = insets(box, block: request.block)
    guard node(box).pointee.flags.contains(.isMeasured) else {
      // A grid has a size by its tracks alone.
      if node(box).pointee.style.display == .grid { return layoutGrid(box, request) }
      if node(box).pointee.style.display == .table { return layoutTable(box, request) }
      return Answer(
        width: request.width.isKnown ? request.width : insets.horizontal,
        height: request.height.isKnown ? request.height : insets.vertical)
    }
    if node(box).pointee.older.1.flags.contains(.isConstant) {
      let known = node(box).pointee.older.1
      return Answer(
        width: request.width.isKnown ? request.width : known.width,
        height: request.height.isKnown ? request.height : known.height, baseline: known.baseline)
    }
    let width: BoxExtent =
      if request.width.isKnown {
        .exactly(Double(max(0, request.width - insets.horizontal)))
      } else if request.available == .infinity {
        .maxContent
      } else {
        .within(Double(max(0, request.available - insets.horizontal)))
      }
    let content = measureContent(box, width, height: request.height - insets.vertical)
    return Answer(
      width: request.width.isKnown
        ? request.width : Float(roundingUp: content.size.width) + insets.horizontal,
      height: request.height.isKnown
        ? request.height : Float(roundingUp: content.size.height) + insets.vertical,
      baseline: baseline(of: content, insets))
  }

  /// Returns the first baseline of a box around measured content, or an unknown one.
  @inline(__always) private func baseline(of content: BoxMeasurement, _ insets: BoxInsets) -> Float
  {
    content.firstBaseline.map { insets.top + Float($0.finite) } ?? .nan
  }

  /// Returns the min-content or max-content width of a box without children.
  mutating func leafWidth(
    _ box: Int32, isMax: Bool, block: Float, height: Float, isHeightDefinite: Bool
  ) -> Float {
    if node(box).pointee.flags.contains(.holdsLines) {
      guard depth < depthLimit else {
        if tooDeep < 0 { tooDeep = box }
        return 0
      }
      depth += 1
      defer { depth -= 1 }
      return inlineContentWidth(
        box, isMax: isMax, block: block, height: isHeightDefinite ? height : .nan)
    }
    let insets = insets(box, block: block)
    guard node(box).pointee.flags.contains(.isMeasured) else {
      if node(box).pointee.style.display == .grid {
        return gridContentWidth(
          box, isMax: isMax, block: block, height: height, isHeightDefinite: false)
      }
      return insets.horizontal
    }
    let content = measureContent(
      box, isMax ? .maxContent : .minContent, height: height - insets.vertical)
    let width = Float(roundingUp: content.size.width) + insets.horizontal
    if content.isConstant, styleOf(box).pointee.percentages.isDisjoint(with: .paddings) {
      node(box).pointee.minContent = width
      node(box).pointee.maxContent = width
      if !height.isKnown {
        // In the place of an older answer, which may take it again.
        node(box).pointee.older.1 = CachedLayout(
          width: width, height: Float(roundingUp: content.size.height) + insets.vertical,
          baseline: baseline(of: content, insets), flags: .isConstant)
      }
    }
    return width
  }

  private mutating func measureContent(
    _ box: Int32, _ width: BoxExtent, height: Float
  ) -> BoxMeasurement {
    state.pointee.statistics.measurements += 1
    let request = MeasureRequest(
      width: width, height: height.isKnown ? Double(max(0, height)) : nil)
    return state.pointee.measure(
      BoxID(index: box, generation: node(box).pointee.generation), request)
  }

  /// Lays out a measured box with absolutely positioned children.
  mutating func layoutMeasuredContainer(_ box: Int32, _ request: Request) -> Answer {
    if node(box).pointee.flags.contains(.holdsLines) { return layoutInline(box, request) }
    let answer = layoutLeaf(box, request)
    let insets = insets(box, block: request.block)
    var hasOuterAbsolutes = false
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.position.isOutOfFlow, style.pointee.display != .none {
        node(child).pointee.staticY = insets.top
        hasOuterAbsolutes = true
      }
      child = self.box(after: child, in: box)
    }
    node(box).pointee.flags.remove(.isHeightSensitive)
    finish(box, answer, request, isComplete: true, hasOuterAbsolutes: hasOuterAbsolutes)
    return answer
  }
}
