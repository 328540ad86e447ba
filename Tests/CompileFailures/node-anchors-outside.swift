// expect: a constraint begins with a parameter of
import QuoinDSL
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = a.left <= b.left
}
