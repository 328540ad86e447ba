// expect: background\(color\)
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { a.backgroundColor = .red }
