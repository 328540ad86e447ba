// expect: EdgeAnchors.*SizeAnchors
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  constrain(a) { a in a.edges == a.size }
}
