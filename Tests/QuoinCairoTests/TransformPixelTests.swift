import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@testable import QuoinCairo

@Suite struct TransformPixelTests {
  private func pixels(_ node: Node, _ frame: Rect) throws -> Pixels {
    let page = AbsoluteContainer { node.frame(frame) }
    let arrangement = Scene(page).layout(in: Size(40, 40), traits: Traits(displayScale: 1))
    return try Pixels(PNG(arrangement, scale: 1))
  }

  @Test func aBarIsTurned() throws {
    // 20 × 4 about (20, 20) becomes 4 × 20.
    let bar = Node().background(.red).transform(.rotation(degrees: 90))
    let picture = try pixels(bar, Rect(10, 18, 20, 4))
    #expect(picture[20, 12] != picture[12, 20])
    #expect(picture[12, 20] == picture[0, 0])
    #expect(picture[20, 12] == picture[20, 20])
  }

  @Test func aSqueezedNodeShowsNothingAndTheRestIsDrawn() throws {
    let page = AbsoluteContainer {
      Node().background(.red).transform(.scale(0, 1)).frame(0, 0, 40, 40)
      Node().background(.blue).frame(30, 30, 10, 10)
    }
    let arrangement = Scene(page).layout(in: Size(40, 40), traits: Traits(displayScale: 1))
    let picture = try Pixels(PNG(arrangement, scale: 1))
    #expect(picture[5, 5] == picture[20, 5])
    #expect(picture[35, 35] != picture[5, 5])
  }
}
