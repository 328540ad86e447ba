// expect: LayoutContainer
import QuoinLayout
import QuoinModel

TextNode("a").attach(to: LayoutContainer(Placed(TextNode("b"))))
