// expect: 'identifier'
import QuoinDSL
import QuoinModel

func description(_ a: Node) {
  a.snp.setLabel("title")
}
