import QuoinGeometry

extension BoxTree {
  /// Returns the box around the rows of a table as placed by the last layout, in points from the corner of the table's
  /// border box.
  ///
  /// The border and the background of the table are painted around it; captions are outside.
  package func tableGrid(of table: BoxID) -> Rect {
    let index = place(table)
    let node = nodes + Int(index)
    let whole = Rect(0, 0, Double(node.pointee.width), Double(node.pointee.height))
    guard node.pointee.style.display == .table else { return whole }
    return withoutHost(index) { engine in
      var top: Float = 0
      var bottom = node.pointee.height
      var child = engine.firstBox(in: index)
      while child >= 0 {
        let style = engine.styleOf(child)
        if style.pointee.display == .tableCaption, !style.pointee.position.isOutOfFlow {
          let caption = engine.node(child)
          let resolved = engine.resolve(child, width: node.pointee.width, height: .nan)
          let shift =
            style.pointee.position == .relative
            ? engine.relativeShift(
              child, width: node.pointee.width, height: .nan, isRightToLeft: false
            ).y.orZero : 0
          let y = caption.pointee.y - shift
          if (engine.tables?.pointee.part(of: child).captionSide ?? .top) == .top {
            top = max(top, y + caption.pointee.height + resolved.marginBottom)
          } else {
            bottom = min(bottom, y - resolved.marginTop)
          }
        }
        child = engine.box(after: child, in: index)
      }
      return Rect(0, Double(top), whole.width, Double(max(0, bottom - top)))
    }
  }
}
