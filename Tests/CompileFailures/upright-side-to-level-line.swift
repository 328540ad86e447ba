// expect: cannot convert value of type 'HorizontalLine' to expected argument type 'VerticalLine'
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = AbsoluteContainer { a.pin.left(to: b.edge.bottom) }
}
