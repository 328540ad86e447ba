import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@Suite struct NotPaintedTests {
  @Test func whatThePictureDoesNotShowIsSaid() {
    let path = Shape.path(
      Path(lines: [.zero, Point(10, 0), Point(0, 10)], closed: true), size: nil)
    let node = ShapeNode(path).id("box").style { $0.shadow = Shadow(isInner: true) }
    let list = DisplayList(Scene(node).layout(in: Size(50, 50)))
    #expect(list.diagnostics.map(\.rule) == ["not-painted"])
    #expect(list.diagnostics.allSatisfy { $0.nodes == ["box"] })
    let plain = ShapeNode().style {
      $0.text.letterSpacing = 1
      $0.background = .red
      $0.gradient = .linear(.red, .blue)
      $0.shadow = Shadow()
      $0.borderWidth = 1
      $0[border: .top].width = 3
      $0.cornerRadius = 4
    }
    #expect(DisplayList(Scene(plain).layout(in: Size(50, 50))).diagnostics.isEmpty)
  }
}
