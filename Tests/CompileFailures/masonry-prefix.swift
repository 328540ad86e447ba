// expect: 'mas_makeConstraints' has been renamed to 'makeConstraints'
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  a.mas_makeConstraints { $0.width.equalTo(10) }
}
