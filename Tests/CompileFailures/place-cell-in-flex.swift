// expect: this position belongs to another container type
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = FlexContainer { a.cell(column: 1) }
}
