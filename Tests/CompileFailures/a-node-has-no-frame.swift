// expect: 'TextNode' has no member 'origin'|has no member|cannot assign
import QuoinGeometry
import QuoinModel

func f(_ a: TextNode) {
  a.origin = .zero
}
