// expect: 'ConstraintChain' has no member 'bottom'
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  a.makeConstraints { $0.top.equalToSuperview().bottom.equalToSuperview() }
}
