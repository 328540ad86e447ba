// expect: a stack uses 'alignment:'
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { _ = StackContainer(.vertical, alignItems: .center) { a } }
