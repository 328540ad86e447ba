// expect: this statement is no constraint, and one in it would be lost
import Quoin

func helper(_ proxy: Proxy) {}

func lost(_ a: TextNode, _ b: TextNode) {
  constrain([a, b]) { nodes in
    nodes.map { helper($0) }
  }
}
