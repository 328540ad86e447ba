// expect: cannot convert value of type 'GridContainer' to expected argument type 'FlexContainer'
import QuoinModel

func f(_ a: TextNode, _ box: GridContainer) {
  a.attach(to: box).grow(1)
}
