// expect: in a grid 'cell\(\)' comes first, as in 'node\.cell\(\)\.margin\(8\)'
import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

func f(_ a: TextNode, _ b: TextNode) {
  _ = GridContainer { a.margin(1) }
}
