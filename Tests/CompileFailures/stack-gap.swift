// expect: a stack uses 'spacing:'
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { _ = StackContainer(.vertical, gap: 4) { a } }
