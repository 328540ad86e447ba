import Quoin

// Mineral: the same three nodes in its three containers.

let mineralContainers = Picture(
  name: "mineral-containers", title: "Mineral's containers: absolute, relative, flex",
  size: Size(320, 380)
) {
  func node(_ word: String, _ color: Color) -> TextNode { tile(word, color).size(64, 40) }

  let absolute = AbsoluteContainer {
    node("a", .red).origin(10, 10)
    node("b", .green).center(160, 50)
    node("c", .blue).origin(220, 50)
  }.height(100).background(.systemBackground)

  let a = node("a", .red)
  let b = node("b", .green)
  let c = node("c", .blue)
  let relative = RelativeContainer {
    a
    b
    c
  }.height(100).background(.systemBackground)
  a.makeConstraints { $0.left.top.equalToSuperview().offset(10) }
  b.makeConstraints { make in
    make.left.equalTo(a.right).offset(10)
    make.top.equalTo(a.bottom)
  }
  c.makeConstraints { make in
    make.left.equalTo(b.right).offset(10)
    make.centerY.equalToSuperview()
  }

  let flex = FlexContainer(.row, gap: 10, alignItems: .center) {
    node("a", .red)
    node("b", .green).grow(1)
    node("c", .blue)
  }.padding(10, 10).height(60).background(.systemBackground)

  return padded(
    sheet([
      ("AbsoluteContainer: origin, center", absolute),
      ("RelativeContainer: to each other and to the superview", relative),
      ("FlexContainer: the middle one grows", flex),
    ]))
}
