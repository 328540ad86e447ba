import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@Suite struct TransformTests {
  private func isNear(_ a: Rect, _ b: Rect) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height]
      .allSatisfy { $0.magnitude < 1e-9 }
  }

  @Test func matrices() {
    let frame = Rect(10, 20, 100, 50)
    func bounds(_ transform: Transform) -> Rect { transform.matrix(in: frame).bounds(of: frame) }
    // About (60, 45): half of 50 to the sides, half of 100 up and down.
    #expect(isNear(bounds(.rotation(degrees: 90)), Rect(35, -5, 50, 100)))
    #expect(isNear(bounds(.scale(2)), Rect(-40, -5, 200, 100)))
    #expect(isNear(bounds(.scale(2).anchored(0, 0)), Rect(10, 20, 200, 100)))
    #expect(isNear(bounds(.translation(3, 4)), Rect(13, 24, 100, 50)))
    #expect(isNear(bounds(.scale(-1, 1)), frame))
    // Scaled, then turned, then moved: (1, 0) from the middle goes to 2, turned down, moved by 5.
    let all = Transform.scale(2, 1).rotated(.pi / 2).translated(5, 0).matrix(in: frame)
    let point = all.apply(Point(61, 45))
    #expect((point.x - 65).magnitude < 1e-9 && (point.y - 47).magnitude < 1e-9)
    let back = all.inverse?.apply(point) ?? .zero
    #expect((back.x - 61).magnitude < 1e-9 && (back.y - 45).magnitude < 1e-9)
    #expect(AffineMatrix(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0).inverse == nil)
  }

  @Test func framesKnowNothingOfTransforms() {
    let (a, b) = (BoxNode(20, 10), BoxNode(20, 10))
    let inner = AbsoluteContainer { a.origin(5, 5) }.transform(.scale(2).anchored(0, 0))
    let page = StackContainer {
      inner
      b
    }
    let scene = Scene(page)
    let plain = scene.layout(in: Size(200, 100), traits: Traits(displayScale: 1))
    a.transform(.rotation(1).translated(300, 0))
    inner.transform(.scale(7))
    let turned = scene.layout(in: Size(200, 100), traits: Traits(displayScale: 1))
    #expect(plain.items.map(\.frame) == turned.items.map(\.frame))
    #expect(turned[a]?.look.transform == .rotation(1).translated(300, 0))
    // a stands at (5, 5) in a container that is drawn twice as large from its corner on.
    #expect(isNear(plain.paintedBounds(of: 2), Rect(10, 10, 40, 20)))
  }

  @Test func aTransformThatIsNoNumberIsSaid() {
    let arrangement = Scene(BoxNode(1, 1).transform(.rotation(.nan))).layout(in: Size(1, 1))
    #expect(arrangement.diagnostics.map(\.rule) == ["number-out-of-range"])
    #expect(arrangement.items[0].look.transform.isIdentity)
  }
}
