// expect: 'Placed<String>' (and|vs\.) 'Placed<Int>'
import QuoinLayout
import QuoinModel

let layout = Placed("a").overlay(Placed(1))
