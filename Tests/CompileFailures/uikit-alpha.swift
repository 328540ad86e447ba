// expect: opacity\(alpha\)
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { a.alpha = 0.5 }
