import QuoinGeometry
import QuoinLayout
import QuoinModel

/// A fragment of a box that is broken across lines.
///
/// It is cut from a single box that holds all fragments in a row (CSS Fragmentation 3 §5.4,
/// `slice`).
struct BoxSlice {
  /// The edges of the fragment, without border and rounded corners where it is cut.
  var edges: BoxEdges
  /// The padding box of the whole box, positioned relative to this fragment.
  var area: Rect

  /// Returns the fragments of an item, or `nil` if it is not fragmented.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels per point, for fitting dashes.
  ///   - snapping: How the fragments are aligned with pixels, if they are.
  static func slices(
    of item: Arrangement.Item, in frame: Rect, scale: Double = 1, _ snapping: BoxSnapping? = nil
  ) -> [BoxSlice]? {
    guard let pieces = item.pieces else { return nil }
    let width = pieces.reduce(0) { $0 + $1.frame.width }
    var left = 0.0
    let row = item.direction == .rightToLeft ? pieces.reversed() : pieces
    return row.map { piece in
      var part = piece.frame.offset(by: frame.origin).withinReach
      if let snapping { part = snapping.snapped(part) }
      let whole = Rect(x: part.minX - left, y: part.minY, width: width, height: part.height)
      left += piece.frame.width
      var edges = BoxEdges(item.look, in: whole)
      edges.scale = scale
      return BoxSlice(edges: edges.slice(piece, part), area: edges.inner.rect)
    }
  }
}

extension BoxEdges {
  /// Returns the edges of one fragment of the box.
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
