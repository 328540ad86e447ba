import QuoinGeometry

extension BoxTree {
  /// Returns the content box of a box, in points from the top left corner of its border box, as
  /// placed by the last layout.
  package func contentRect(of box: BoxID) -> Rect {
    let index = place(box)
    let insets = withoutHost(index) { $0.insets(index, block: nodes[Int(index)].block) }
    let size = (nodes[Int(index)].width, nodes[Int(index)].height)
    return Rect(
      Double(insets.left), Double(insets.top), Double(max(0, size.0 - insets.horizontal)),
      Double(max(0, size.1 - insets.vertical)))
  }

  /// Returns how far `align-content`, or the baseline of a cell's row, moves the lines of a box down, in points.
  ///
  /// - Parameters:
  ///   - box: The box that contains the lines.
  ///   - height: The height of the lines.
  package func contentShift(of box: BoxID, height: Double) -> Double {
    let index = place(box)
    let isNormal = nodes[Int(index)].style.alignContent.keyword == .normal
    guard !isNormal || nodes[Int(index)].style.display == .tableCell else { return 0 }
    if isNormal { return Double(nodes[Int(index)].staticY) }
    // Floats beside the lines are part of the content.
    if nodes[Int(index)].flags.contains(.holdsFloats) {
      return Double(nodes[Int(index)].lineShift)
    }
    let free = Float(contentRect(of: box).height - height)
    let alignment = nodes[Int(index)].style.alignContent
    return Double(withoutHost(index) { $0.contentShift(by: alignment, free: free) })
  }

  /// Calls a closure with an engine that never calls the host.
  func withoutHost<Result>(_ root: Int32, _ body: (inout BoxEngine) -> Result) -> Result {
    var state = EngineState(
      grids: grids, measure: { _, _ in BoxMeasurement(size: .zero) },
      inline: { _ in InlineLayout(size: .zero) }, depthLimit: 0, root: root, mixtures: mixtures,
      tables: tables)
    let result = withUnsafeMutablePointer(to: &state) { state in
      var engine = BoxEngine(nodes: nodes, state: state)
      return body(&engine)
    }
    state.items.freeAll()
    return result
  }
}
