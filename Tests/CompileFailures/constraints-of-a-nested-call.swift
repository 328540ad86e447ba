// expect: this statement is not a constraint; a constraint inside it would be lost
import QuoinDSL
import QuoinModel

func description(_ a: Node, _ b: Node) {
  constrain(a) { a in constrain(b) { b in b.width == a.width } }
}
