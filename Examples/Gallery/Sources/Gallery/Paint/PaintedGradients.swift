import Quoin

// Gradients of CSS: along a line, from a point outward, around a point; repeated or not.

let paintedGradients = Picture(
  name: "painted-gradients", section: .paint, title: "Gradients and background layers",
  size: Size(440, 350)
) {
  func swatch(_ gradient: Gradient) -> Node {
    ShapeNode().size(120, 80).style {
      $0.gradient = gradient
      $0.cornerRadius = 10
    }
  }
  func stops(_ colors: [(Color, LengthPercentage?)]) -> [Gradient.Stop] {
    colors.map { Gradient.Stop($0.0, at: $0.1) }
  }
  var circle = Gradient.Radial()
  circle.isCircle = true
  circle.extent = .closestSide
  circle.x = .percent(30)
  circle.y = .percent(35)
  var dots = BackgroundLayer(
    .gradient(
      Gradient(.radial(circle), stops: stops([(.white, .percent(60)), (.clear, .percent(70))]))))
  dots.fit = .size(16, 16)
  let rainbow: [Color] = [.red, .orange, .yellow, .green, .teal, .blue, .purple, .red]
  return padded(
    sheet([
      (
        "linear: an angle, a corner, repeated",
        FlexContainer(.row, gap: 14) {
          swatch(.linear(angle: 60, .orange, .pink, .purple))
          swatch(Gradient(.toCorner(.bottomRight), stops: stops([(.teal, nil), (.blue, nil)])))
          swatch(
            Gradient(
              .linear(angle: 45),
              stops: stops([(.yellow, 0), (.yellow, 8), (.black, 8), (.black, 16)]),
              isRepeating: true
            ))
        }
      ),
      (
        "radial: an ellipse, a circle off the middle, rings",
        FlexContainer(.row, gap: 14) {
          swatch(.radial(.white, .teal, .blue))
          swatch(Gradient(.radial(circle), stops: stops([(.yellow, nil), (.red, .percent(180))])))
          swatch(
            Gradient(
              .radial(Gradient.Radial()), stops: stops([(.purple, 0), (.pink, 10)]),
              isRepeating: true
            ))
        }
      ),
      (
        "conic, and two layers above a colour",
        FlexContainer(.row, gap: 14) {
          swatch(
            Gradient(
              .conic(angle: 0, x: .percent(50), y: .percent(50)), stops: rainbow.map { .init($0) }))
          swatch(
            Gradient(
              .conic(angle: 0, x: .percent(50), y: .percent(50)),
              stops: stops([
                (.gray, 0), (.gray, .percent(12.5)), (.white, .percent(12.5)),
                (.white, .percent(25)),
              ]),
              isRepeating: true))
          ShapeNode().size(120, 80).style {
            $0.background = .blue
            $0.backgroundLayers = [
              dots, BackgroundLayer(.gradient(.linear(angle: 90, .clear, .purple))),
            ]
            $0.cornerRadius = 10
          }
        }
      ),
    ]))
}
