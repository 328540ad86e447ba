import Quoin
import Testing

@Suite struct EditingTests {
  let a = Box(10, 10)
  let b = Box(20, 20)

  @Test func aKeptChain() {
    let page = Page(200, 100, [a])
    var width: ConstraintGroup?
    var edges: ConstraintGroup?
    a.makeConstraints { make in
      width = make.width.equalTo(50).constraint
      edges = make.left.top.equalToSuperview().inset(4).constraint
    }
    #expect(page.frames(a) == [Rect(4, 4, 50, 10)])
    width?.update(offset: 60)
    edges?.update(inset: EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(page.frames(a) == [Rect(2, 1, 60, 10)])
    width?.update(priority: .low - 1)
    #expect(page.frames(a) == [Rect(2, 1, 10, 10)])
    width?.update(priority: .required)
    edges?.deactivate()
    #expect(page.frames(a)[0]?.width == 60)
    #expect(a.constraints.count == 1)
    edges?.activate()
    #expect(page.frames(a) == [Rect(2, 1, 60, 10)])
    // Remaking replaces what was kept with the rest; it is out of the layout, and may come back.
    a.remakeConstraints { $0.width.equalTo(7) }
    #expect(width?.isActive == false && width?.constraints.count == 1)
    #expect(page.frames(a)[0]?.width == 7)
    a.removeConstraints()
    edges?.activate()
    width?.activate()
    #expect(page.frames(a) == [Rect(2, 1, 60, 10)])
  }

  @Test func aKeptComparison() {
    let page = Page(200, 100, [a, b])
    let gap = ConstraintGroup()
    var sides: ConstraintGroup?
    let all = constrain(a, b) { a, b in
      (a.leading == a.superview.leading).kept(in: &sides)
      (b.leading == a.trailing + 12 ~ .high).labeled("gap").kept(in: gap)
      align(top: a, b)
      (a.top == a.superview.top + 3).kept(in: &sides)
    }
    #expect(page.frames(b) == [Rect(22, 3, 20, 20)])
    gap.update(offset: 30)
    #expect(gap.label == "gap" && gap.priority == .high)
    #expect(page.frames(b) == [Rect(40, 3, 20, 20)])
    sides?.update(offset: 5)
    #expect(page.frames(a) == [Rect(5, 5, 10, 10)])
    #expect(sides?.constraints.count == 2)
    gap.isActive = false
    #expect(all.constraints.count == 4 && !all.isActive)
    #expect(a.constraints.count == 3)
    gap.isActive = true
    #expect(all.constraints.count == 4)
    // A fresh description is kept anew.
    constrain(a, b, replacing: all) { a, b in (b.left == a.left + 1).kept(in: gap) }
    gap.update(offset: 2)
    #expect(a.constraints.map(\.constant) == [2])
  }

  @Test func preparedChains() {
    let page = Page(200, 100, [a])
    let wide = a.prepareConstraints {
      $0.width.equalToSuperview()
      $0.left.top.equalToSuperview()
    }
    #expect(!wide.isActive && a.constraints.isEmpty)
    wide.activate()
    #expect(page.frames(a) == [Rect(0, 0, 200, 10)])
    wide.active = false
    #expect(page.frames(a)[0]?.width == 10)
  }

  @Test func anUpdateFindsAnotherMultiplier() {
    let page = Page(200, 100, [a])
    a.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.width.equalToSuperview().multipliedBy(0.5)
    }
    let update = a.updateConstraints { $0.width.equalToSuperview().multipliedBy(0.25).offset(3) }
    #expect(update == ConstraintUpdate(found: 1, added: 0))
    #expect(page.frames(a) == [Rect(0, 0, 53, 10)])
    #expect(page.arrangement().diagnostics.isEmpty)
  }

  @Test func twoChainsOfOneUpdateMeanTwoConstraints() {
    a.makeConstraints {
      $0.width.equalTo(1).priority(700)
      $0.width.equalTo(2).priority(600)
    }
    a.updateConstraints {
      $0.width.equalTo(3)
      $0.width.equalTo(4)
    }
    #expect(Set(a.constraints.map(\.constant)) == [3, 4])
  }

  @Test func anUpdateByLabel() {
    a.makeConstraints {
      $0.width.equalTo(1).priority(700).labeled("narrow")
      $0.width.equalTo(2).priority(600).labeled("wide")
    }
    a.updateConstraints { $0.width.equalTo(9).labeled("narrow") }
    #expect(a.constraints.map(\.constant) == [9, 2])
    #expect(a.constraints.map(\.priority) == [700, 600])
  }

  @Test func arraysOfNodes() {
    let page = Page(100, 50, [a, b])
    [a, b].makeConstraints {
      $0.size.equalTo(30)
      $0.left.top.equalToSuperview().offset(5)
    }
    #expect(page.frames(a, b) == [Rect(5, 5, 30, 30), Rect(5, 5, 30, 30)])
    [a, b].updateConstraints { $0.size.equalTo(7) }
    #expect(page.frames(a, b) == [Rect(5, 5, 7, 7), Rect(5, 5, 7, 7)])
    [a, b].remakeConstraints { $0.edges.equalToSuperview() }
    #expect(page.frames(a, b) == [Rect(0, 0, 100, 50), Rect(0, 0, 100, 50)])
    [a, b].removeConstraints()
    #expect(a.constraints.isEmpty && b.constraints.isEmpty)
  }
}
