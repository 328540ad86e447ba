// expect: success
import QuoinBoxLayout
import QuoinDSL
import QuoinGeometry
import QuoinModel

func screen(_ page: RelativeContainer, _ name: TextNode, _ avatar: ImageNode) {
  constrain(page, name) { page, name in
    name.left == page.left + 16
    10 - name.width <= page.width * 2 ~ .high
    name.edges == name.superview.edges.inset(by: 20)
  }
  name.makeConstraints { $0.top.bottom.equalToSuperview().inset(8).priority(.high) }
  _ = AbsoluteContainer { name.origin(10, 10) }
  _ = FlexContainer(.row, gap: 12) {
    avatar
    name.grow(1)
  }
}
