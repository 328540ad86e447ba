// expect: easeInOut\(duration:\)
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description() { _ = Timing.easeInOut(0.3) }
