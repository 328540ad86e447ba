import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinPaint
import Testing

@Suite struct TransformPaintTests {
  @Test func transformsWrapTheNodeAndAllInIt() throws {
    let child = Node().background(.white)
    let box = AbsoluteContainer { child.frame(0, 0, 10, 10) }.background(.black)
      .transform(.rotation(degrees: 90))
    let page = AbsoluteContainer { box.frame(10, 20, 100, 50) }
    let list = DisplayList(Scene(page).layout(in: Size(200, 200)))
    guard case .beginTransform(let matrix) = list.commands.first else {
      Issue.record("no transform")
      return
    }
    // The corner (10, 20) of a box about (60, 45) goes to (85, −5).
    let corner = matrix.apply(Point(10, 20))
    #expect((corner.x - 85).magnitude < 1e-9 && (corner.y + 5).magnitude < 1e-9)
    #expect(list.commands.count == 4 && list.commands.last == .endTransform)
    // x′ = −y + 105, y′ = x − 15
    #expect(try SVG(list).text.contains(#"<g transform="matrix(0 1 -1 0 105 -15)">"#))
  }

  @Test func nothingIsWrappedWithoutNeed() {
    let plain = Node().background(.red).transform(.identity)
    let empty = Node().transform(.scale(2))
    let page = AbsoluteContainer {
      plain.frame(0, 0, 1, 1)
      empty.frame(0, 0, 1, 1)
    }
    let list = DisplayList(Scene(page).layout(in: Size(9, 9)))
    #expect(list.commands.count == 1)
  }

  @Test func groupsHoldWhatIsTransformed() {
    let dots = AbsoluteContainer {
      Node().background(.red).frame(0, 0, 10, 10)
      Node().background(.blue).transform(.translation(500, 0)).frame(0, 0, 10, 10)
    }.opacity(0.5)
    let list = DisplayList(Scene(dots).layout(in: Size(20, 20)))
    guard case .beginGroup(_, _, let bounds) = list.commands.first else {
      Issue.record("no group")
      return
    }
    #expect(bounds.minX <= 0 && bounds.maxX >= 510)
  }

  @Test func factorsAreExactEnough() throws {
    let node = Node().background(.red).transform(.scale(1.0 / 3, -2).anchored(0, 0))
    let page = AbsoluteContainer { node.frame(0, 0, 1, 1) }
    let text = try SVG(Scene(page).layout(in: Size(9, 9))).text
    #expect(text.contains("matrix(0.333333 0 0 -2 0 0)"))
  }

  /// Controls of a part of the picture are drawn for that part's direction and scheme.
  @Test func controlsFollowTheirOwnSurroundings() {
    func knobs(_ node: Node) -> [Double] {
      let page = AbsoluteContainer { node.frame(0, 0, 51, 31) }
      return DisplayList(Scene(page).layout(in: Size(100, 50))).commands.compactMap {
        if case .fill(let shape, let color) = $0, color == .white { shape.rect.midX } else { nil }
      }
    }
    #expect(knobs(SwitchNode()) == [35.5])
    #expect(knobs(SwitchNode().direction(.rightToLeft)) == [15.5])
  }

  @Test func barsReachUnderTheHomeIndicator() {
    func grounds(_ bar: BarNode, _ frame: Rect) -> [Rect] {
      let page = AbsoluteContainer { bar.frame(frame) }
      let scene = Scene(page, safeArea: EdgeInsets(top: 44, bottom: 34))
      return DisplayList(scene.layout(in: Size(390, 844))).commands.compactMap {
        if case .fill(let shape, _) = $0, shape.rect.height > 1 { shape.rect } else { nil }
      }
    }
    #expect(grounds(BarNode(.tabs), Rect(0, 761, 390, 49)).first == Rect(0, 761, 390, 83))
    #expect(grounds(BarNode(.navigation), Rect(0, 44, 390, 44)).first == Rect(0, 0, 390, 88))
    // Elsewhere a bar is as large as it is.
    #expect(grounds(BarNode(.tabs), Rect(0, 300, 390, 49)).first == Rect(0, 300, 390, 49))
  }

  /// A white knob on white has an edge that can be seen: something dark reaches beyond it.
  @Test func aWhiteKnobHasAnEdge() throws {
    let page = AbsoluteContainer { SliderNode().frame(0, 0, 200, 31) }.background(.white)
    let commands = DisplayList(Scene(page).layout(in: Size(200, 31))).commands
    guard case .fill(let knob, .white) = commands.last else {
      #expect(Bool(false), "the knob is on top")
      return
    }
    let hairline = commands.contains { command in
      guard case .shadow(let shadow) = command else { return false }
      return shadow.color.alpha >= 0.1 && shadow.color.red == 0 && shadow.deviation == 0
        && shadow.caster.rect == knob.rect.outset(by: EdgeInsets(0.5))
    }
    #expect(hairline)
  }
}
