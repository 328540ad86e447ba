// expect: a place needs another place
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  constrain(a) { $0.left == 10 }
}
