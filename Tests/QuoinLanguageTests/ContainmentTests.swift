import Quoin
import Testing

@Suite struct ContainmentTests {
  let a = Box(10, 10)
  let b = Box(20, 20)

  /// `b` wants to be far outside, and is kept within.
  @Test(arguments: [false, true]) func inside(byChains: Bool) {
    let page = Page(100, 80, [b])
    constrain(b) { b in
      b.leading == b.superview.leading + 500 ~ 500
      b.top == b.superview.top - 500 ~ 500
    }
    if byChains {
      b.makeConstraints { $0.edges.insideSuperview().inset(8) }
    } else {
      constrain(b) { $0.inside($0.superview, by: 8) }
    }
    #expect(page.frames(b) == [Rect(72, 8, 20, 20)])
  }

  @Test(arguments: [false, true]) func around(byChains: Bool) {
    let page = Page(100, 80, [a, b])
    constrain(a, b) { a, b in
      b.left == b.superview.left + 30
      b.top == b.superview.top + 20
      a.size <= 12 ~ 300
      a.center == b.center
    }
    if byChains {
      a.makeConstraints { $0.edges.contains(b).inset(-3) }
    } else {
      constrain(a, b) { a, b in a.contains(b, by: 3) }
    }
    // 20 and 3 on each side.
    #expect(page.frames(a) == [Rect(27, 17, 26, 26)])
  }

  @Test func insetsBySide() {
    let page = Page(100, 80, [b])
    constrain(b) { b in
      b.inside(b.superview, by: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      b.size == 500 ~ 400
    }
    #expect(page.frames(b) == [Rect(2, 1, 94, 76)])
  }

  @Test func aCentreIsInsideNothing() {
    a.makeConstraints { $0.center.insideSuperview() }
    #expect(a.constraints.isEmpty)
    #expect(a.descriptionDiagnostics.map(\.rule) == ["constraint-mismatch", "constraint-mismatch"])
  }
}
