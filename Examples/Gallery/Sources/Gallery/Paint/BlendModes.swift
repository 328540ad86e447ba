import Quoin

// All blend modes of CSS: three discs over the same photograph.

let blendModes = Picture(
  name: "blend-modes", section: .paint, title: "Blend modes: sixteen ways to mix",
  size: Size(560, 470)
) {
  func cell(_ mode: BlendMode) -> Node {
    FlexContainer(.column, gap: 4) {
      AbsoluteContainer {
        ImageNode(Photo.evening, size: Size(240, 160)).contentMode(.scaleAspectFill)
          .frame(0, 0, 120, 80)
        ShapeNode(.ellipse).background(.cyan).blend(mode).frame(14, 8, 46, 46)
        ShapeNode(.ellipse).background(.yellow).blend(mode).frame(60, 8, 46, 46)
        ShapeNode(.ellipse).background(.pink).blend(mode).frame(37, 32, 46, 46)
      }.clips().cornerRadius(8).size(120, 80)
      caption(mode.rawValue)
    }
  }
  return padded(
    FlexContainer(.row, wrap: .wrap, gap: 16) {
      for mode in BlendMode.allCases { cell(mode) }
    })
}
