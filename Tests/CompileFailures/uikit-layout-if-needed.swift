// expect: scene.layout\(in: size\)
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { a.layoutIfNeeded() }
