public import QuoinGeometry

extension BoxTree {
  /// Lays out a box and its descendants, and returns the size of its border box.
  ///
  /// The closure measures the content of measured boxes; it must return the same result for the same request until the
  /// box is marked as changed. Only boxes that have changed, and those whose layout depends on them, are visited: a
  /// repeated question about an unchanged tree takes constant time.
  @discardableResult
  public mutating func layout(
    _ root: BoxID, in space: BoxSpace, measure: (BoxID, MeasureRequest) -> BoxMeasurement
  ) throws(BoxLayoutError) -> Size {
    try layout(root, in: space, measure: measure, inline: { _ in InlineLayout(size: .zero) })
  }

  /// Lays out a box and its descendants, and returns the size of its border box.
  ///
  /// The second closure breaks the lines of boxes with lines; see ``setHoldsLines(_:_:)``.
  @discardableResult
  package mutating func layout(
    _ root: BoxID, in space: BoxSpace, measure: (BoxID, MeasureRequest) -> BoxMeasurement,
    inline: (InlineRequest) -> InlineLayout
  ) throws(BoxLayoutError) -> Size {
    let index = place(root)
    let node = nodes + Int(index)
    if let lastSpace, lastSpace.root == index, lastSpace.space == space,
      !node.pointee.flags.contains(.isDirty), pixelScale <= 0 || hasPixelFrames
    {
      return Size(Double(node.pointee.width), Double(node.pointee.height))
    }
    lastSpace = nil
    let (tooDeep, isStopped) = run(index, measure, inline) { engine in
      engine.layoutRoot(index, in: space)
    }
    if isStopped { throw .stopped }
    if pixelScale > 0 { roundToPixels(index) }
    if tooDeep >= 0 { throw .tooDeep(id(tooDeep)) }
    lastSpace = (index, space)
    return Size(Double(node.pointee.width), Double(node.pointee.height))
  }

  /// Lays out a tree without measured boxes.
  @discardableResult
  public mutating func layout(
    _ root: BoxID, in space: BoxSpace
  ) throws(BoxLayoutError) -> Size {
    try layout(root, in: space, measure: { _, _ in BoxMeasurement(size: .zero) })
  }

  /// Returns the size and the baseline of a box in an available space, without placing its descendants.
  ///
  /// Frames are invalid until the next layout.
  public mutating func measure(
    _ root: BoxID, in space: BoxSpace, measure: (BoxID, MeasureRequest) -> BoxMeasurement
  ) throws(BoxLayoutError) -> BoxMeasurement {
    try self.measure(root, in: space, measure: measure, inline: { _ in InlineLayout(size: .zero) })
  }

  /// Returns the size and the baseline of a box in an available space.
  ///
  /// The second closure breaks the lines of boxes with lines.
  package mutating func measure(
    _ root: BoxID, in space: BoxSpace, measure: (BoxID, MeasureRequest) -> BoxMeasurement,
    inline: (InlineRequest) -> InlineLayout
  ) throws(BoxLayoutError) -> BoxMeasurement {
    let index = place(root)
    lastSpace = nil
    var answer = Answer()
    let (tooDeep, isStopped) = run(index, measure, inline) { engine in
      answer = engine.measureRoot(index, in: space)
    }
    if isStopped { throw .stopped }
    if tooDeep >= 0 { throw .tooDeep(id(tooDeep)) }
    return BoxMeasurement(
      size: Size(Double(answer.width), Double(answer.height)),
      firstBaseline: answer.baseline.isKnown ? Double(answer.baseline) : nil)
  }

  private mutating func run(
    _ root: Int32, _ measure: (BoxID, MeasureRequest) -> BoxMeasurement,
    _ inline: (InlineRequest) -> InlineLayout,
    _ body: (inout BoxEngine) -> Void
  ) -> (tooDeep: Int32, isStopped: Bool) {
    let nodes = nodes
    let grids = grids
    let tables = tables
    let limit = depthLimit
    let mixtures = mixtures
    let hasFloats = hasFloats
    let contentRules = contentRules
    let floatShapes = floatShapes
    let shouldStop = shouldStop
    let (tooDeep, isStopped, statistics) = withoutActuallyEscaping(measure) { measure in
      withoutActuallyEscaping(inline) { inline in
        var state = EngineState(
          grids: grids, measure: measure, inline: inline, depthLimit: limit, root: root,
          mixtures: mixtures, tables: tables, hasFloats: hasFloats, contentRules: contentRules)
        state.floatShapes = floatShapes
        state.shouldStop = shouldStop
        withUnsafeMutablePointer(to: &state) { state in
          var engine = BoxEngine(nodes: nodes, state: state)
          body(&engine)
        }
        state.items.freeAll()
        return (state.tooDeep, state.isStopped, state.statistics)
      }
    }
    self.statistics = statistics
    return (tooDeep, isStopped)
  }

  /// Returns the border box of a box as placed by the last layout, in points.
  ///
  /// It is relative to the top left corner of the border box of its parent, that is, of the nearest ancestor whose
  /// `display` is not `contents`. Boxes that the layout left out (`display: none`) have no meaningful frame.
  public func frame(of box: BoxID) -> Rect {
    let node = nodes + Int(place(box))
    return Rect(
      Double(node.pointee.x), Double(node.pointee.y), Double(node.pointee.width),
      Double(node.pointee.height))
  }
}
