// expect: this placement belongs to another layout than the one around it
import QuoinLayout
import QuoinModel

let layout = AbsoluteLayout { Placed("a").grow(1) }
