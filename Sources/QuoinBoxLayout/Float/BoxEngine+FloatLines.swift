import QuoinGeometry

extension BoxEngine {
  /// Lays out the lines of a block beside floats, and the floats in its content (CSS 2 §9.5).
  mutating func fillLines(_ run: inout FloatRun, _ floats: inout FloatSpace) {
    let box = run.block.container
    let boxes = inlineBoxes(box, &run.block)
    let floating = inlineFloats(box, &run.block)
    for float in floating { run.expect(float.side) }
    let insets = run.block.insets
    let place = run.likelyTop
    let clamp = state.pointee.lineClamp
    let lines = state.pointee.inline(
      InlineRequest(
        box: BoxID(index: box, generation: node(box).pointee.generation),
        width: .exactly(Double(run.block.innerWidth)), boxes: boxes, floats: floating,
        space: floats, origin: Point(run.contentLeft, place + Double(insets.top)),
        lineLimit: clamp.flatMap { $0.isCutting ? max(0, $0.left) : nil }))
    let height = lines.size.height.finiteLength
    if height > 0 || lines.lastBaseline != nil, run.isOpen {
      run.settle()
      guard run.restart.isNaN else { return }
    }
    placeInline(box, &run.block, lines, shift: 0)
    if let space = lines.space { floats = space }
    placeInlineFloats(box, &run, &floats, lines, height: height)
    placeHeldBoxes(box, &run.block, lines, shift: 0)
    if !run.isOpen { run.y += height }
    if clamp != nil {
      state.pointee.lineClamp?.count(lines.lineCount)
      cut(&run)
    }
    run.block.firstBaseline = lines.firstBaseline.map { insets.top + Float($0.finite) } ?? .nan
    node(box).pointee.topMargin = CollapsingMargin()
    node(box).pointee.bottomMargin.positive =
      lines.lastBaseline.map { insets.top + Float($0.finite) } ?? .nan
  }

  /// Sizes the floats in inline content.
  private mutating func inlineFloats(_ box: Int32, _ run: inout BlockRun) -> [InlineFloat] {
    var floats: [InlineFloat] = []
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, isFloat(style) {
        let size = floatSize(child, &run)
        floats.append(
          InlineFloat(
            box: BoxID(index: child, generation: node(child).pointee.generation), size: size,
            side: style.pointee.float, clear: style.pointee.clear, shape: shape(of: child, run)))
      }
      child = self.box(after: child, in: box)
    }
    return floats
  }

  /// Places these floats as the caller specifies; those without a position are below the lines.
  private mutating func placeInlineFloats(
    _ box: Int32, _ run: inout FloatRun, _ floats: inout FloatSpace, _ lines: InlineLayout,
    height: Double
  ) {
    let insets = run.block.insets
    var index = 0
    var child = firstBox(in: box)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display != .none, isFloat(style) {
        if index < lines.floatOrigins.count {
          let origin = lines.floatOrigins[index]
          settleFloat(
            child, &run.block, x: Double(insets.left) + origin.x.finite,
            y: Double(insets.top) + origin.y.finite)
        } else {
          let size = floatSize(child, &run.block)
          let origin = floats.place(
            size, style.pointee.float, clear: style.pointee.clear,
            below: run.likelyTop + Double(insets.top) + height, left: run.contentLeft,
            right: run.contentRight, shape: shape(of: child, run.block))
          settleFloat(child, &run.block, x: origin.x - run.left, y: origin.y - run.likelyTop)
        }
        index += 1
      }
      child = self.box(after: child, in: box)
    }
  }
}
