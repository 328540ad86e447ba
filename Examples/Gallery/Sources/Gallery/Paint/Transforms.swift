import Quoin

// Transforms turn, stretch and move what is painted; frames know nothing of them.

let transforms = Picture(
  name: "transforms", section: .paint, title: "Transforms: frames stay where they are",
  size: Size(440, 330)
) {
  func cell(_ text: String, _ transform: Transform) -> Node {
    FlexContainer(.column, gap: 8, alignItems: .center) {
      AbsoluteContainer {
        ShapeNode().border(1, .systemGray3).frame(0, 0, 84, 56)
        tile("Quoin", .indigo).font(.system(17, weight: .bold)).opacity(0.92).transform(transform)
          .frame(0, 0, 84, 56)
      }.size(84, 56)
      caption(text)
    }.padding(10, 18)
  }
  func row(@Children<FlexContainer> _ children: () -> [Relation<FlexContainer>]) -> Node {
    FlexContainer(.row, justifyContent: .spaceBetween, children)
  }
  // A fan of cards: each is turned a little more about the same place.
  let fan = AbsoluteContainer {
    for index in 0..<7 {
      let angle = Double(index - 3) * 11
      ShapeNode().cornerRadius(6).style {
        $0.gradient = .linear(angle: 135, .orange, .pink)
        $0.borderWidth = 1.5
        $0.borderColor = .white
        $0.transform = .rotation(degrees: angle)
        $0.shadow = Shadow(color: .black.opacity(0.25), y: 2, blur: 5)
      }.frame(174 + Double(index - 3) * 19, 6 + abs(Double(index - 3)) * 3.5, 46, 66)
    }
  }.height(92)
  return padded(
    FlexContainer(.column, gap: 6) {
      row {
        cell("rotation", .rotation(degrees: -15))
        cell("scale", .scale(0.7))
        cell("translation", .translation(12, -8))
      }
      row {
        cell("stretched", .scale(1.2, 0.6))
        cell("mirrored", .scale(-1, 1))
        cell("half a turn", .rotation(degrees: 180))
      }
      fan
    })
}
