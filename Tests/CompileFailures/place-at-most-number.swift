// expect: a place needs another place
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  constrain(a) { a in a.top + 3 <= 10 }
}
