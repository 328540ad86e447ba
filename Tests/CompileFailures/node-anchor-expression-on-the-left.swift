// expect: a constraint begins with a parameter of
import QuoinDSL
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  constrain(a) { _ in a.left == b.left + 8 }
}
