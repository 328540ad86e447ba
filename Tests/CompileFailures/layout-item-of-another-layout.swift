// expect: these words belong to another layout than the one the part is in
import QuoinLayout
import QuoinModel

let layout = AbsoluteLayout { Placed("a").grow(1) }
