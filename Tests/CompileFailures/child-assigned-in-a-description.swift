// expect: this statement is not a child
import QuoinBoxLayout
import QuoinModel

func description(_ a: Node) {
  var place: Relation<FlexContainer>?
  _ = FlexContainer {
    place = a.grow(1)
    TextNode("b")
  }
  _ = place
}
