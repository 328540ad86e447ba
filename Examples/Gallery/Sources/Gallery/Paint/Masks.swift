import Quoin

// Masks and clips: a picture seen through gradients, shapes and round corners.

let masks = Picture(
  name: "masks", section: .paint, title: "Masks and clips: gradients, shapes, round corners",
  size: Size(560, 340)
) {
  func photo() -> Node {
    ImageNode(Photo.evening, size: Size(240, 160)).contentMode(.scaleAspectFill).size(158, 112)
  }
  func ring() -> BackgroundLayer.Image {
    .gradient(
      Gradient(
        .radial(Gradient.Radial()),
        stops: [
          .init(.clear, at: .percent(23.5)), .init(.black, at: .percent(24)),
          .init(.black, at: .percent(60)), .init(.clear, at: .percent(60.5)),
        ]))
  }
  let heart = Path([
    .move(Point(0.5, 0.95)), .curve(Point(-0.35, 0.35), Point(0.15, -0.2), Point(0.5, 0.2)),
    .curve(Point(0.85, -0.2), Point(1.35, 0.35), Point(0.5, 0.95)), .close,
  ])
  let leaf = photo().clips().style {
    $0.setRadius(CornerRadius(60), of: .topLeft, .bottomRight)
  }
  func cell(_ text: String, _ node: Node) -> Node {
    FlexContainer(.column, gap: 4) {
      caption(text)
      node
    }
  }
  return padded(
    FlexContainer(.row, wrap: .wrap, gap: 22) {
      cell("fading out", photo().mask(.gradient(.linear(angle: 90, .black, .clear))))
      cell("a ring", photo().mask(ring()))
      cell("an ellipse", photo().clipShape(.ellipse))
      cell("a path", photo().clipShape(.path(heart, size: Size(1))))
      cell("two round corners", leaf)
      cell("a vignette", photo().mask(.gradient(.radial(.black, .black, .clear))))
    }, by: 20)
}
