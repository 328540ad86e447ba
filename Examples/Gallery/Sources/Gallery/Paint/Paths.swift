import Quoin

// Vector paths: a chart, a logo and a wave, filled with gradients and drawn along.

let paths = Picture(
  name: "paths", section: .paint, title: "Paths: a chart, a badge, a spiral", size: Size(440, 300)
) {
  let values = [12.0, 30, 22, 48, 41, 66, 58, 88, 79, 104]
  let points = values.enumerated().map { Point(Double($0.offset) * 400 / 9, 120 - $0.element) }
  // A smooth line: Catmull and Rom's, as Bézier curves.
  func smooth(_ points: [Point]) -> [Path.Element] {
    var steps: [Path.Element] = [.move(points[0])]
    for index in 0..<points.count - 1 {
      let before = points[max(0, index - 1)]
      let (from, to) = (points[index], points[index + 1])
      let after = points[min(points.count - 1, index + 2)]
      steps.append(
        .curve(
          Point(from.x + (to.x - before.x) / 6, from.y + (to.y - before.y) / 6),
          Point(to.x - (after.x - from.x) / 6, to.y - (after.y - from.y) / 6), to))
    }
    return steps
  }
  let area = Path(smooth(points) + [.line(Point(400, 128)), .line(Point(0, 128)), .close])
  let chart = AbsoluteContainer {
    for line in 0..<5 {
      ShapeNode().background(.systemGray5).frame(0, Double(line) * 32, 400, 1)
    }
    ShapeNode(.path(area)).style {
      $0.gradient = .linear(angle: 180, .indigo.opacity(0.45), .indigo.opacity(0.02))
    }.frame(0, 0, 400, 128)
    ShapeNode(.path(Path(smooth(points)))).border(2.5, .indigo).frame(0, 0, 400, 128)
    for point in points {
      ShapeNode(.ellipse).background(.white).border(2, .indigo)
        .frame(point.x - 4, point.y - 4, 8, 8)
    }
  }.size(400, 132)
  let badge = Path(
    lines: (0..<32).map { index in
      let radius = index.isMultiple(of: 2) ? 50.0 : 43
      let turn = Transform.rotation(degrees: Double(index) * 11.25).matrix(in: Rect(0, 0, 100, 100))
      return turn.apply(Point(50, 50 - radius))
    }, closed: true)
  var spiral = [Path.Element.move(Point(50, 50))]
  for step in 1...120 {
    let turn = Transform.rotation(degrees: Double(step) * 12).matrix(in: Rect(0, 0, 100, 100))
    spiral.append(.line(turn.apply(Point(50, 50 - Double(step) * 0.38))))
  }
  let check = Path(lines: [Point(29, 52), Point(44, 67), Point(72, 35)], closed: false)
  let wave = Path([
    .move(Point(0, 55)), .curve(Point(25, 10), Point(40, 10), Point(60, 50)),
    .curve(Point(80, 90), Point(95, 90), Point(120, 45)), .line(Point(120, 100)),
    .line(Point(0, 100)), .close,
  ])
  return page(
    [
      chart,
      FlexContainer(.row, justifyContent: .spaceBetween) {
        AbsoluteContainer {
          ShapeNode(.path(badge)).style {
            $0.gradient = .linear(angle: 135, .teal, .blue)
            $0.shadow = Shadow(color: .black.opacity(0.3), y: 3, blur: 6)
          }.frame(0, 0, 100, 100)
          ShapeNode(.path(check)).border(9, .white).frame(0, 0, 100, 100)
        }.size(100)
        ShapeNode(.path(Path(spiral))).border(3, .pink).size(100)
        ShapeNode(.path(wave)).style {
          $0.gradient = .linear(angle: 90, .purple, .orange)
        }.size(120, 100)
      },
    ], gap: 20, by: 20)
}
