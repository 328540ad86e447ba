// expect: answers its constraints as one group
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  a.makeConstraints { make in make.group { make.width.equalTo(10) } }
}
