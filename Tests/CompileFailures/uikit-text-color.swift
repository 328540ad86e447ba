// expect: color\(color\)
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: TextNode) { a.textColor = .red }
