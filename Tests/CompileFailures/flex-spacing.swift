// expect: a flex container uses 'gap:'
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { _ = FlexContainer(.row, spacing: 4) { a } }
