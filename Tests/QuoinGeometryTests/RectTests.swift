import QuoinGeometry
import Testing

@Suite struct RectTests {
  private let rect = Rect(10, 20, 100, 60)

  @Test func sides() {
    #expect(rect.minX == 10 && rect.midX == 60 && rect.maxX == 110)
    #expect(rect.minY == 20 && rect.midY == 50 && rect.maxY == 80)
    #expect(Edge.allCases.map { rect[$0] } == [20, 10, 80, 110])
    #expect(Rect(left: 10, top: 20, right: 110, bottom: 80) == rect)
  }

  @Test func insetsNeverTurnARectangleInsideOut() {
    #expect(
      rect.inset(by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == Rect(12, 21, 94, 56))
    #expect(rect.inset(by: Size(20, 20)) == Rect(30, 40, 60, 20))
    #expect(rect.inset(by: Size(80, 80)).size == .zero)
    #expect(rect.inset(by: EdgeInsets(7)).outset(by: EdgeInsets(7)) == rect)
  }

  @Test(arguments: Edge.allCases, [-5.0, 0, 30, 60, 1000])
  func dividingLosesNothing(edge: Edge, distance: Double) {
    let (slice, rest) = rect.divided(at: distance, from: edge)
    #expect(slice.size[edge.axis] + rest.size[edge.axis] == rect.size[edge.axis])
    #expect(slice.union(rest) == rect)
    #expect(slice[edge] == rect[edge])
    #expect(rest[edge.opposite] == rect[edge.opposite])
  }

  @Test func dividedAsTheGrammarSays() {
    let (text, image) = rect.divided(at: 30, from: .bottom)
    #expect(text == Rect(10, 50, 100, 30))
    #expect(image == Rect(10, 20, 100, 30))
  }

  @Test func splitting() {
    // (100 − 2 · 5) / 3 = 30
    #expect(
      rect.split(.horizontal, into: 3, spacing: 5)
        == [Rect(10, 20, 30, 60), Rect(45, 20, 30, 60), Rect(80, 20, 30, 60)])
    #expect(rect.split(.vertical, into: 0).isEmpty)
    #expect(rect.split(.vertical, into: 2, spacing: 1000).allSatisfy { $0.height == 0 })
  }

  @Test func centeringMayReachOutside() {
    #expect(rect.centered(Size(20, 10)) == Rect(50, 45, 20, 10))
    #expect(rect.centered(Size(200, 10)) == Rect(-40, 45, 200, 10))
  }

  @Test func intersectionAndUnion() {
    let other = Rect(50, 0, 100, 40)
    #expect(rect.intersection(other) == Rect(50, 20, 60, 20))
    #expect(rect.union(other) == Rect(10, 0, 140, 80))
    #expect(rect.intersection(Rect(500, 500, 1, 1)).isEmpty)
  }

  @Test func directionalInsets() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(.leftToRight) == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(.rightToLeft) == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
  }
}
