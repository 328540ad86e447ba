// expect: cannot convert value of type 'UprightLine' to expected argument type 'LevelLine'
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = AbsoluteContainer { a.pin.top(to: b.edge.left) }
}
