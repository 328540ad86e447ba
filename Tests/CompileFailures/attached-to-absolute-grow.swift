// expect: cannot convert value of type 'AbsoluteContainer' to expected argument type 'FlexContainer'
import QuoinModel

func f(_ a: TextNode, _ box: AbsoluteContainer) {
  a.attach(to: box).grow(1)
}
