// expect: this position belongs to another container type
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = GridContainer { a.pin.top(1) }
}
