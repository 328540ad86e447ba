// expect: to keep one rectangle within another
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  constrain(a) { a in a.edges <= a.superview.edges }
}
