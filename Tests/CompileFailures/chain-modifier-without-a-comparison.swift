// expect: 'AttributeChain' has no member 'offset'
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  a.makeConstraints { $0.top.offset(8) }
}
