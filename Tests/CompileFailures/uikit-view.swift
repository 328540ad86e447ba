// expect: RelativeContainer
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description() { _ = UIView() }
