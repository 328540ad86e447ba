// expect: in a flow .* comes first, as in 'node\.block\(\)\.margin\(8\)'
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = FlowContainer { a.margin(1) }
}
