// expect: 'equalTo' is unavailable: a target is a node, an anchor \(add to it by 'offset'\), a guide, a number, a Point, a Size or insets
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  a.makeConstraints { $0.top.equalTo("16") }
}
