// expect: has no member 'inset'
import QuoinLayout
import QuoinModel

let layout = Placed("a").grow(1).inset(by: 8)
