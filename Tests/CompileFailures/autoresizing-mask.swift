// expect: leave this line out
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  a.translatesAutoresizingMaskIntoConstraints = false
}
