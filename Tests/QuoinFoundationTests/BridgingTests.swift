import Foundation
import QuoinFoundation
import QuoinGeometry
import Testing

@Suite struct BridgingTests {
  @Test func rectanglesGoThereAndBack() {
    let rect = Rect(1.5, -2, 30, 40.25)
    #expect(Rect(CGRect(rect)) == rect)
    #expect(CGRect(rect).maxX == 31.5)
    #expect(Point(CGPoint(x: 1, y: 2)) == Point(1, 2))
    #expect(Size(CGSize(width: 3, height: 4)) == Size(3, 4))
  }
}
