// expect: inside it would be lost
import QuoinDSL
import QuoinModel

func description(_ nodes: [Node]) {
  constrain(nodes) { nodes in nodes.forEach { _ = $0.width == 48 } }
}
