// expect: a flex container uses 'alignItems:'
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { _ = FlexContainer(.row, alignment: .center) { a } }
