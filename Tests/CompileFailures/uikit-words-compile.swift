// expect: success
import QuoinBoxLayout
import QuoinDSL
import QuoinGeometry
import QuoinLayout
import QuoinModel

func description(_ a: TextNode) {
  a.isHidden = true
  a.font(.title2).color(.systemBlue)
  a.setContentHuggingPriority(.required, for: .horizontal)
  _ = FlexContainer(.row) { a }.direction(.column).direction(.rightToLeft)
  _ = Timing.spring(duration: 0.4, bounce: 0.2)
  _ = Timing.easeOut(duration: 0.1)
}
