import Quoin

// DZGeometryTools: the battery cell of the article, laid out by cutting rectangles.

let batteryCell = Picture(
  name: "battery-cell", title: "DZGeometryTools' battery cell: a text below, two images above",
  size: Size(320, 150)
) {
  let bounds = Rect(0, 0, 320, 150)
  let content = bounds.shrunk(by: Size(20, 20))
  let (text, image) = content.divided(at: 30, from: .bottom)
  let middle = image.centered(Size(62 * 2, 84))
  let images = middle.split(.horizontal, into: 2)

  func place(_ node: Node, _ rect: Rect) -> Relation<AbsoluteContainer> {
    node.frame(rect.minX, rect.minY, rect.width, rect.height)
  }
  return AbsoluteContainer {
    place(ShapeNode().background(.systemBackground), bounds)
    place(ShapeNode().background(Color(hex: 0xE8F5E9)).cornerRadius(8), content)
    place(tile("level", .green), images[0].inset(by: 4))
    place(tile("power", .teal), images[1].inset(by: 4))
    place(
      TextNode("80 % charged, 3 hours left").font(.system(15)).style {
        $0.text.alignment = .center
      }, text)
  }.background(.systemGroupedBackground)
}
