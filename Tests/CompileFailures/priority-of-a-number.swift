// expect: 'Int' to expected argument type 'Constraint'
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  constrain(a) { a in a.width == (10 ~ .high) }
}
