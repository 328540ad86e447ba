// expect: attach\(to: stack\)
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: StackContainer, _ b: Node) { a.addArrangedSubview(b) }
