// expect: a node needs a place here
import QuoinModel

let page = AbsoluteContainer { TextNode("a") }
