// expect: 'UprightLine' has no member 'bottom'
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = AbsoluteContainer { a.pin.left(to: .bottom(of: b)) }
}
