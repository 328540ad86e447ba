import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct ReadingResultsTests {
  @Test func framesAndPointsByNode() {
    let (inner, other) = (BoxNode(10, 10), BoxNode(20, 20))
    let box = AbsoluteContainer { inner.origin(5, 6) }
    let page = AbsoluteContainer {
      box.frame(30, 40, 50, 50)
      other.origin(100, 10)
    }
    let arrangement = Scene(page).layout(in: Size(200, 100), traits: Traits(displayScale: 1))
    #expect(arrangement[inner]?.frame == Rect(5, 6, 10, 10))
    // 30 + 5 and 40 + 6.
    #expect(arrangement.frame(of: inner) == Rect(35, 46, 10, 10))
    #expect(arrangement.frame(of: inner, in: box) == Rect(5, 6, 10, 10))
    #expect(arrangement.frame(of: inner, in: other) == Rect(-65, 36, 10, 10))
    #expect(arrangement.convert(Point(1, 2), from: inner) == Point(36, 48))
    #expect(arrangement.convert(Point(1, 2), from: inner, to: other) == Point(-64, 38))
    #expect(arrangement.frame(of: BoxNode(1, 1)) == nil)
    #expect(arrangement.convert(.zero, from: BoxNode(1, 1), to: page) == nil)
  }
}
