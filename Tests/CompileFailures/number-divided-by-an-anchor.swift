// expect: is not linear
import QuoinDSL
import QuoinModel

func description(_ a: Node, _ b: Node) {
  constrain(a, b) { a, b in a.width == 10 / b.width }
}
