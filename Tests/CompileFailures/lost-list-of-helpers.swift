// expect: this statement is not a constraint; a constraint inside it would be lost
import Quoin

func helper(_ proxy: Proxy) {}

func lost(_ a: TextNode, _ b: TextNode) {
  constrain([a, b]) { nodes in
    nodes.map { helper($0) }
  }
}
