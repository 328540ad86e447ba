// expect: this position belongs to another container type
import QuoinBoxLayout
import QuoinModel

let box = FlexContainer { TextNode("a").origin(10, 10) }
