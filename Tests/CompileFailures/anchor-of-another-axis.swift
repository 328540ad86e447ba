// expect: cannot convert value of type 'LayoutYAxisAnchor'
import QuoinDSL
import QuoinModel

func description(_ a: Node, _ b: Node) {
  a.leadingAnchor.constraint(equalTo: b.topAnchor).isActive = true
}
