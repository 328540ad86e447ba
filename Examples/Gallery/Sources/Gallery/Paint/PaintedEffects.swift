import Quoin

// Masks, clips, blend modes, transforms and paths.

let paintedEffects = Picture(
  name: "painted-effects", section: .paint, title: "Masks, shapes, blend modes, transforms",
  size: Size(440, 246)
) {
  func discs(_ mode: BlendMode) -> Node {
    AbsoluteContainer {
      ShapeNode(.ellipse).background(.red).frame(0, 0, 44, 44)
      ShapeNode(.ellipse).background(.green).blend(mode).frame(24, 0, 44, 44)
      ShapeNode(.ellipse).background(.blue).blend(mode).frame(12, 20, 44, 44)
    }.size(72, 66)
  }
  let drop = Path([
    .move(Point(0.5, 0)), .curve(Point(0.7, 0.35), Point(0.9, 0.5), Point(0.9, 0.68)),
    .curve(Point(0.9, 0.86), Point(0.72, 1), Point(0.5, 1)),
    .curve(Point(0.28, 1), Point(0.1, 0.86), Point(0.1, 0.68)),
    .curve(Point(0.1, 0.5), Point(0.3, 0.35), Point(0.5, 0)), .close,
  ])
  let photo = Style { $0.gradient = .linear(angle: 135, .orange, .pink, .purple) }
  return padded(
    sheet([
      (
        "blend modes: normal, multiply, screen, difference",
        FlexContainer(.row, gap: 20) {
          discs(.normal)
          discs(.multiply)
          discs(.screen)
          discs(.difference)
        }
      ),
      (
        "cut to a path; faded by a mask; turned; a path with a gradient",
        FlexContainer(.row, gap: 28) {
          ShapeNode().style(photo).clipShape(.path(drop, size: Size(1))).size(66, 90)
          ShapeNode().style(photo).mask(.gradient(.linear(angle: 180, .black, .clear))).size(66, 90)
          ShapeNode().style(photo).transform(.rotation(degrees: 8)).size(66, 90)
          ShapeNode(.path(drop, size: Size(1))).style {
            $0.gradient = .linear(angle: 180, .teal, .blue)
            $0.borderWidth = 2
            $0.borderColor = .indigo
          }.size(66, 90)
        }
      ),
    ]))
}
