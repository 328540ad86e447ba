// expect: no exact matches in call to static method 'buildExpression'
import QuoinDSL
import QuoinModel

func description(_ a: Node, _ b: Node) {
  constrain(a) { a in constrain(b) { b in b.width == a.width } }
}
