// expect: a node has no frame
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { a.frame = Rect(0, 0, 1, 1) }
