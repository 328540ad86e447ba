import Quoin
import Testing

/// Groups that keep constraints one for one, through updates, at several nodes, switched off and on.
@Suite struct KeptConstraintTests {
  let a = Box(10, 10)
  let b = Box(20, 20)
  let page: Page

  init() {
    page = Page(200, 100, [a, b])
    [a, b].makeConstraints { $0.left.top.equalToSuperview() }
  }

  @Test func theHandleOfAnUpdateEditsTheConstraintThatWasFound() {
    a.makeConstraints { $0.width.equalTo(50) }
    var width: ConstraintGroup?
    let update = a.updateConstraints { width = $0.width.equalTo(60).constraint }
    #expect(update == ConstraintUpdate(found: 1))
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
    width?.update(offset: 70)
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
    width?.deactivate()
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
    width?.activate()
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
    #expect(width?.constraints.count == 1 && a.constraints.count == 3)
  }

  @Test func theHandleOfAnUpdateThatAddsEditsWhatItAdded() {
    var height: ConstraintGroup?
    let update = a.updateConstraints { height = $0.height.equalTo(30).constraint }
    #expect(update == ConstraintUpdate(added: 1))
    height?.update(offset: 40)
    #expect(page.frames(a) == [Rect(0, 0, 10, 40)])
  }

  @Test func anUpdateMayKeepWhatAnotherGroupKeepsToo() {
    let first = ConstraintGroup()
    let second = ConstraintGroup()
    a.makeConstraints { $0.width.equalTo(50).kept(in: first) }
    for _ in 0..<2 { a.updateConstraints { $0.width.equalTo(60).kept(in: second) } }
    second.update(offset: 70)
    #expect(first.constraints.map(\.constant) == [70] && second.count == 1)
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
  }

  @Test func aGroupKeepsAtSeveralNodes() {
    let widths = ConstraintGroup()
    [a, b].makeConstraints { $0.width.equalTo(50).kept(in: widths) }
    #expect(widths.constraints.count == 2)
    widths.update(offset: 60)
    #expect(page.frames(a, b) == [Rect(0, 0, 60, 10), Rect(0, 0, 60, 20)])
    widths.deactivate()
    #expect(!widths.isActive)
    #expect(page.frames(a, b) == [Rect(0, 0, 10, 10), Rect(0, 0, 20, 20)])
    widths.activate()
    #expect(page.frames(a, b) == [Rect(0, 0, 60, 10), Rect(0, 0, 60, 20)])
    widths.clear()
    #expect(widths.isEmpty)
    widths.activate()
    #expect(page.frames(a, b) == [Rect(0, 0, 10, 10), Rect(0, 0, 20, 20)])
  }

  @Test func aGroupOfACallKeepsAtAnotherNodeToo() {
    let widths = constrain(a) { $0.width == 50 }
    b.makeConstraints { $0.width.equalTo(60).kept(in: widths) }
    widths.update(offset: 70)
    #expect(page.frames(a, b) == [Rect(0, 0, 70, 10), Rect(0, 0, 70, 20)])
    constrain(a, replacing: widths) { $0.width == 80 }
    #expect(page.frames(a, b) == [Rect(0, 0, 80, 10), Rect(0, 0, 20, 20)])
  }

  @Test func remakingOneNodeReplacesWhatIsKeptOfItAlone() {
    let widths = ConstraintGroup()
    [a, b].makeConstraints { $0.width.equalTo(50).kept(in: widths) }
    a.remakeConstraints {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(60).kept(in: widths)
    }
    #expect(widths.map(\.constant) == [50, 60])
    widths.deactivate()
    widths.activate()
    #expect(page.frames(a, b) == [Rect(0, 0, 60, 10), Rect(0, 0, 50, 20)])
  }

  @Test func remakingAnArrayReplacesAllThatIsKept() {
    let widths = ConstraintGroup()
    for width in [50.0, 60] {
      [a, b].remakeConstraints {
        $0.left.top.equalToSuperview()
        $0.width.equalTo(width).kept(in: widths)
      }
    }
    #expect(widths.map(\.constant) == [60, 60])
    #expect(page.frames(a, b) == [Rect(0, 0, 60, 10), Rect(0, 0, 60, 20)])
  }

  @Test func aDescriptionThatMovesToAnotherNodeIsKeptAnew() {
    let width = ConstraintGroup()
    let all = constrain(a) { ($0.width == 50).kept(in: width) }
    constrain(b, replacing: all) { ($0.width == 60).kept(in: width) }
    width.activate()
    #expect(width.map(\.constant) == [60])
    #expect(page.frames(a, b) == [Rect(0, 0, 10, 10), Rect(0, 0, 60, 20)])
  }

  @Test func keepingInAGroupThatIsOffBuriesNothing() {
    let sizes = ConstraintGroup()
    a.makeConstraints { $0.width.equalTo(50).kept(in: sizes) }
    sizes.deactivate()
    a.makeConstraints { $0.height.equalTo(40).kept(in: sizes) }
    #expect(!sizes.isActive && sizes.map(\.constant) == [50, 40])
    #expect(page.frames(a) == [Rect(0, 0, 10, 40)])
    sizes.activate()
    #expect(sizes.isActive)
    #expect(page.frames(a) == [Rect(0, 0, 50, 40)])
  }

  @Test func aDescriptionThatIsOffIsReplacedWithTheRest() {
    let width = ConstraintGroup()
    a.makeConstraints { $0.width.equalTo(50).kept(in: width) }
    width.deactivate()
    a.remakeConstraints {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(60).kept(in: width)
    }
    #expect(width.isActive && width.map(\.constant) == [60])
    width.activate()
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
  }

  @Test func aGroupIsActiveIfAllOfItIs() {
    let width = ConstraintGroup()
    let size = constrain(a) { a in
      (a.width == 50).kept(in: width)
      a.height == 40
    }
    #expect(size.isActive && width.isActive)
    width.deactivate()
    #expect(!size.isActive && !width.isActive)
    width.isActive = true
    #expect(size.isActive && width.isActive)
    a.constraints.removeAll { $0.constant == 50 }
    #expect(!size.isActive)
    size.activate()
    #expect(a.descriptionDiagnostics.map(\.rule) == ["constraint-removed"])
    #expect(page.frames(a) == [Rect(0, 0, 10, 40)])
  }
}

/// Updates of what is switched off.
@Suite struct RestingUpdateTests {
  let a = Box(10, 10)
  let page: Page

  init() {
    page = Page(200, 100, [a])
    a.makeConstraints { $0.left.top.equalToSuperview() }
  }

  @Test func whatIsOffTakesTheNumberAndStaysOff() {
    let wide = a.makeConstraints { $0.width.equalTo(50) }
    wide.deactivate()
    let update = a.updateConstraints { $0.width.equalTo(60) }
    #expect(update == ConstraintUpdate(found: 1, resting: 1))
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
    wide.activate()
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
    #expect(page.arrangement().diagnostics.isEmpty && a.descriptionDiagnostics.isEmpty)
    #expect(a.constraints.count == 3)
  }

  @Test func ofTwoStatesTheOneInTheLayoutIsMeant() {
    let wide = a.prepareConstraints { $0.width.equalTo(50).labeled("wide") }
    let narrow = a.makeConstraints { $0.width.equalTo(5) }
    a.updateConstraints { $0.width.equalTo(6) }
    #expect(narrow.constant == 6 && wide.constant == 50)
    // A label tells which.
    let update = a.updateConstraints { $0.width.equalTo(60).labeled("wide") }
    #expect(update == ConstraintUpdate(found: 1, resting: 1))
    #expect(page.frames(a) == [Rect(0, 0, 6, 10)])
    narrow.deactivate()
    wide.activate()
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
  }

  @Test func whatWasRemovedIsNotUpdated() {
    let old = a.makeConstraints { $0.width.equalTo(50) }
    a.remakeConstraints { $0.left.top.equalToSuperview() }
    let update = a.updateConstraints { $0.width.equalTo(60) }
    #expect(update == ConstraintUpdate(added: 1))
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
    #expect(old.constant == 50)
  }

  @Test func theLikeOfWhatOperatorsSwitchedOffIsReported() {
    let group = constrain(a) { $0.width == 50 }
    group.deactivate()
    a.updateConstraints { $0.width.equalTo(60) }
    #expect(a.descriptionDiagnostics.map(\.rule) == ["constraint-update-without-match"])
    #expect(a.descriptionDiagnostics.first?.message.contains("no chain made") == true)
  }

  @Test func anUpdateKeepsWhatIsOff() {
    let wide = a.makeConstraints { $0.width.equalTo(50) }
    wide.deactivate()
    var width: ConstraintGroup?
    a.updateConstraints { width = $0.width.equalTo(60).constraint }
    width?.update(offset: 70)
    width?.activate()
    #expect(wide.isActive)
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
  }
}
