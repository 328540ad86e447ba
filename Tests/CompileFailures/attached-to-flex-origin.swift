// expect: cannot convert value of type 'FlexContainer' to expected argument type 'AbsoluteContainer'
import QuoinModel

func f(_ a: TextNode, _ box: FlexContainer) {
  a.attach(to: box).origin(1, 2)
}
