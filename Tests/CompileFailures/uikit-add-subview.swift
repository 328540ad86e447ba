// expect: attach\(to: container\)
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node, _ b: Node) { a.addSubview(b) }
