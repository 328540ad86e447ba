// CSS 2 §17.4: captions are blocks above and below the rows, as wide as the table.

extension BoxEngine {
  /// Sizes and places the captions of a side below a height, and returns the height including them.
  mutating func placeCaptions(
    _ run: UnsafeMutablePointer<TableRun>, _ side: CaptionSide, below top: Float, isFinal: Bool,
    isComplete: inout Bool
  ) -> Float {
    let table = run.pointee.table
    var y = Double(top)
    var child = firstBox(in: table)
    while child >= 0 {
      let style = styleOf(child)
      if style.pointee.display == .tableCaption, !style.pointee.position.isOutOfFlow,
        (tables?.pointee.part(of: child).captionSide ?? .top) == side
      {
        var block = BlockRun(
          container: table, insets: BoxInsets(), innerWidth: run.pointee.width, innerHeight: .nan,
          blockHeight: .nan, isRightToLeft: run.pointee.isRightToLeft, isFinal: isFinal, y: y,
          adjoinsTop: false)
        placeBlock(child, &block, needsBaseline: false)
        y = block.y + Double(block.margin.value)
        if !block.isComplete { isComplete = false }
        if block.hasOuterAbsolutes { run.pointee.hasOuterAbsolutes = true }
      }
      child = box(after: child, in: table)
    }
    return Float(y)
  }
}
