// expect: this compares two values
import QuoinDSL
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  constrain(a) { _ in a.left == b.left }
}
