// expect: 'grow'
import QuoinBoxLayout
import QuoinModel

let page = AbsoluteContainer { TextNode("a").origin(10, 10).grow(1) }
