// expect: 'LevelLine' has no member 'left'
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = AbsoluteContainer { a.pin.top(to: .left(of: b)) }
}
