// expect: has no member 'top'
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = AbsoluteContainer { a.pin.below(of: b, aligned: .top) }
}
