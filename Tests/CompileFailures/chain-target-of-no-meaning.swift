// expect: 'String' to expected argument type 'Double'|ConstraintTarget
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  a.makeConstraints { $0.top.equalTo("16") }
}
