// expect: cannot convert value of type 'LevelLine' to expected argument type 'UprightLine'
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = AbsoluteContainer { a.pin.left(to: b.edge.bottom) }
}
