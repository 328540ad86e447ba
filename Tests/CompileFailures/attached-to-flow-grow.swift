// expect: cannot convert value of type 'FlowContainer' to expected argument type 'FlexContainer'
import QuoinModel

func f(_ a: TextNode, _ box: FlowContainer) {
  a.attach(to: box).grow(1)
}
