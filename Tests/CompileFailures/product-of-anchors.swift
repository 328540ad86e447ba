// expect: '\*'
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  constrain(a) { a in a.width == a.height * a.width }
}
