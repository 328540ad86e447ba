import Quoin

// Shadows of CSS: outside and inside, with blur and spread, of boxes, ellipses and paths.

let paintedShadows = Picture(
  name: "painted-shadows", section: .paint, title: "Shadows: outer, inner, of any shape",
  size: Size(440, 370)
) {
  func box(_ radius: Double, _ shadows: Shadow...) -> Node {
    ShapeNode().size(80, 56).style {
      $0.background = .white
      $0.cornerRadius = radius
      $0.shadows = shadows
    }
  }
  func row(@Children<FlexContainer> _ children: () -> [Relation<FlexContainer>]) -> Node {
    FlexContainer(.row, gap: 52, padding: 16, children)
  }
  let soft = Color.black.opacity(0.3)
  let star = Path(
    lines: (0..<10).map { index in
      let angle = Double(index) * 36
      let radius = index.isMultiple(of: 2) ? 0.5 : 0.2
      let turn = Transform.rotation(degrees: angle).matrix(in: Rect(0, 0, 1, 1))
      return turn.apply(Point(0.5, 0.5 - radius))
    }, closed: true)
  return padded(
    sheet([
      (
        "blur 4, 16, 40",
        row {
          box(8, Shadow(color: soft, y: 2, blur: 4))
          box(8, Shadow(color: soft, y: 6, blur: 16))
          box(8, Shadow(color: soft, y: 10, blur: 40))
        }
      ),
      (
        "spread: a ring, a glow, two at once",
        row {
          box(12, Shadow(color: .blue, y: 0, blur: 0, spread: 4))
          box(28, Shadow(color: .orange, y: 0, blur: 18, spread: 2))
          box(
            0, Shadow(color: .red, x: 5, y: 5, blur: 0),
            Shadow(color: .yellow, x: 10, y: 10, blur: 0)
          )
        }
      ),
      (
        "inside; of an ellipse, of a path",
        row {
          box(16, Shadow(color: .black.opacity(0.5), y: 3, blur: 8, isInner: true))
          ShapeNode(.ellipse).background(.white).size(80, 56).style {
            $0.shadow = Shadow(color: soft, y: 6, blur: 12)
          }
          ShapeNode(.path(star, size: Size(1))).background(.yellow).size(60, 56).style {
            $0.shadow = Shadow(color: soft, y: 5, blur: 8)
          }
        }
      ),
    ]))
}
