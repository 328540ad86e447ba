// expect: renamed to 'TextNode'
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description() { _ = UILabel("a") }
