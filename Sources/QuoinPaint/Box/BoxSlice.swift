import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A piece of a box that is broken where lines are: cut from one box that holds all pieces in a row
/// (CSS Fragmentation 3 §5.4, `slice`).
struct BoxSlice {
  /// The edges of the piece; where it is cut there is no border and no round corner.
  var edges: BoxEdges
  /// The inside of the border of the whole box, where it would stand about this piece.
  var area: Rect

  /// The pieces of an item, or `nil` where its frame is its box.
  ///
  /// - Parameter scale: pixels in a point, by which dashes are chosen.
  static func slices(
    of item: Arrangement.Item, in frame: Rect, scale: Double = 1
  ) -> [BoxSlice]? {
    guard let pieces = item.pieces else { return nil }
    let width = pieces.reduce(0) { $0 + $1.frame.width }
    var left = 0.0
    let row = item.direction == .rightToLeft ? pieces.reversed() : pieces
    return row.map { piece in
      let part = piece.frame.offset(by: frame.origin).withinReach
      let whole = Rect(x: part.minX - left, y: part.minY, width: width, height: part.height)
      left += piece.frame.width
      var edges = BoxEdges(item.look, in: whole)
      edges.scale = scale
      return BoxSlice(edges: edges.slice(piece, part), area: edges.inner.rect)
    }
  }
}

extension BoxEdges {
  /// The edges of a piece of the box.
  fileprivate func slice(_ piece: Arrangement.Piece, _ part: Rect) -> BoxEdges {
    var outer = RoundedRect(part, radii: outer.drawnRadii)
    var lines = lines
    if !piece.hasLeftEdge {
      outer.radii.topLeft = .zero
      outer.radii.bottomLeft = .zero
      lines.left = BoxDecoration.Line()
    }
    if !piece.hasRightEdge {
      outer.radii.topRight = .zero
      outer.radii.bottomRight = .zero
      lines.right = BoxDecoration.Line()
    }
    var edges = BoxEdges(outer, lines: lines)
    edges.scale = scale
    return edges
  }
}
