// expect: 'offset' is unavailable: write first what is compared: 'equalToSuperview\(\).offset\(distance\)'
import QuoinDSL
import QuoinModel

func f(_ a: TextNode) {
  a.makeConstraints { $0.top.offset(8) }
}
