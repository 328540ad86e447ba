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

  @Test func geometryToolsWorkOnCoreGraphicsRectangles() {
    let bounds = CGRect(x: 0, y: 0, width: 320, height: 120)
    let parts = bounds.shrunk(by: Size(20, 20)).divided(at: 30, from: .bottom)
    #expect(parts.slice == CGRect(x: 10, y: 80, width: 300, height: 30))
    let images = parts.remainder.centered(Size(124, 84)).split(.horizontal, into: 2)
    #expect(images.map(\.width) == [62, 62])
    #expect(images[1] == CGRect(x: 160, y: 3, width: 62, height: 84))
    #expect(bounds.aligned(Size(10, 10), to: .bottomRight).origin == CGPoint(x: 310, y: 110))
    #expect(bounds.grid(columns: 2, rows: 2).count == 4)
  }
}
