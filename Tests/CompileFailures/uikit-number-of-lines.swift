// expect: lines\(count\)
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: TextNode) { a.numberOfLines = 2 }
