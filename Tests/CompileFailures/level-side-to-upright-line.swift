// expect: cannot convert value of type 'VerticalLine' to expected argument type 'HorizontalLine'
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = AbsoluteContainer { a.pin.top(to: b.edge.left) }
}
