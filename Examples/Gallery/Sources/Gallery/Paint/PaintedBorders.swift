import Quoin

// Borders of CSS: a line of its own along each edge, and corners of their own.

let paintedBorders = Picture(
  name: "painted-borders", section: .paint, title: "Borders: lines, joins, elliptic corners",
  size: Size(440, 264)
) {
  func box(_ line: BorderLine, _ width: Double, radius: Double = 0) -> Node {
    ShapeNode().size(84, 52).style {
      $0.background = .white
      $0.borderWidth = width
      $0.borderColor = .indigo
      $0.borderLine = line
      $0.cornerRadius = radius
    }
  }
  let edges = ShapeNode().size(84, 52).style {
    $0[border: .top] = Border(width: 4, color: .red, line: .solid)
    $0[border: .right] = Border(width: 10, color: .green, line: .solid)
    $0[border: .bottom] = Border(width: 4, color: .blue, line: .solid)
    $0[border: .left] = Border(width: 16, color: .orange, line: .solid)
    $0.cornerRadius = 18
  }
  let leaf = ShapeNode().size(84, 52).style {
    $0.background = .teal
    $0.setRadius(CornerRadius(.percent(100), .percent(100)), of: .topLeft, .bottomRight)
  }
  return padded(
    sheet([
      (
        "solid, dashed, dotted, double",
        FlexContainer(.row, gap: 16) {
          box(.solid, 3)
          box(.dashed, 3)
          box(.dotted, 5)
          box(.double, 6)
        }
      ),
      (
        "groove, ridge, inset, outset",
        FlexContainer(.row, gap: 16) {
          box(.groove, 8)
          box(.ridge, 8)
          box(.inset, 8)
          box(.outset, 8)
        }
      ),
      (
        "round corners: dashed, double, four widths and colours, elliptic",
        FlexContainer(.row, gap: 16) {
          box(.dashed, 3, radius: 16)
          box(.double, 6, radius: 20)
          edges
          leaf
        }
      ),
    ]))
}
