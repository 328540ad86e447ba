// expect: a stack layout uses 'align:'
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: Node) { _ = StackLayout(.vertical, alignment: .center) { Placed(a) } }
