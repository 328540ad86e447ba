// expect: makeConstraints
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) {
  NSLayoutConstraint.activate([a.widthAnchor.constraint(equalToConstant: 1)])
}
