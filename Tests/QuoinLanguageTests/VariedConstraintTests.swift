import Quoin
import Testing

/// Constraints that differ by the surroundings: a layout leaves all that is known of them as it was.
@Suite struct VariedConstraintTests {
  let a = Box(10, 10)
  let page: Page

  init() {
    page = Page(200, 100, [a])
    a.makeConstraints { $0.left.top.equalToSuperview() }
  }

  private func frame(_ width: SizeClass) -> Rect? {
    var scene = Scene(page.root)
    scene.roundsToPixels = false
    var traits = Traits()
    traits.horizontalSizeClass = width
    return scene.layout(in: page.size, traits: traits)[a]?.frame.near
  }

  private var attributes: [Attribute] { a.constraints.map(\.first.attribute) }

  @Test func aLayoutLeavesWhatIsAtRest() {
    let wide = a.prepareConstraints { $0.width.equalTo(100) }
    a.when(.regularWidth) { $0.constraints = $0.constraints + wide.constraints }
    #expect(frame(.regular) == Rect(0, 0, 100, 10))
    #expect(wide.count == 1 && !wide.isActive)
    #expect(frame(.compact) == Rect(0, 0, 10, 10))
    wide.activate()
    #expect(wide.isActive && a.descriptionDiagnostics.isEmpty)
    #expect(frame(.compact) == Rect(0, 0, 100, 10))
  }

  @Test func aLayoutLeavesTheOrder() {
    let width = a.makeConstraints { $0.width.equalTo(50) }
    a.makeConstraints { $0.height.equalTo(60) }
    a.when(.regularWidth) { $0.constraints = [] }
    width.deactivate()
    #expect(frame(.regular) == Rect(0, 0, 10, 10))
    width.activate()
    #expect(attributes == [.left, .top, .width, .height])
    #expect(frame(.unspecified) == Rect(0, 0, 50, 60))
  }

  @Test func aLayoutLeavesWhatGroupsKeepAndWereToldOf() {
    var kept: ConstraintGroup?
    a.makeConstraints { kept = $0.width.equalTo(50).constraint }
    let gone = a.makeConstraints { $0.height.equalTo(60) }
    a.constraints.removeLast()
    gone.activate()
    a.set(\.constraints, Varied(a.constraints, regularWidth: []))
    #expect(frame(.regular) == Rect(0, 0, 10, 10))
    #expect(a.descriptionDiagnostics.map(\.rule) == ["constraint-removed"])
    #expect(kept?.count == 1 && kept?.isActive == true)
    kept?.update(offset: 70)
    #expect(frame(.compact) == Rect(0, 0, 70, 10))
  }

  @Test func whatIsOnlyInAVariationHolds() {
    a.when(.regularWidth) { recorder in
      recorder.constraints.append(a.proxied.width == 80)
      recorder.constraints.append(a.proxied.height == 90)
    }
    #expect(frame(.regular) == Rect(0, 0, 80, 90))
    #expect(frame(.unspecified) == Rect(0, 0, 10, 10))
  }

  @Test func aGroupHoldsInSurroundings() {
    let narrow = a.makeConstraints { $0.width.equalTo(50) }.when(.compactWidth)
    let wide = constrain(a) { $0.width == 100 }.when(.regularWidth)
    a.makeConstraints { $0.height.equalTo(20) }
    #expect(frame(.compact) == Rect(0, 0, 50, 20))
    #expect(frame(.regular) == Rect(0, 0, 100, 20))
    #expect(frame(.unspecified) == Rect(0, 0, 10, 20))
    #expect(!narrow.isActive && !wide.isActive)
    // The layout takes them as they are then.
    wide.update(offset: 120)
    #expect(frame(.regular) == Rect(0, 0, 120, 20))
    wide.activate()
    #expect(attributes == [.left, .top, .width, .height])
    #expect(frame(.unspecified) == Rect(0, 0, 120, 20))
    wide.deactivate()
    wide.when(.compactWidth & .dark)
    narrow.clear()
    #expect(frame(.compact) == Rect(0, 0, 10, 20))
    #expect(frame(.regular) == Rect(0, 0, 120, 20))
  }

  @Test func aGroupOfSurroundingsEndsWithItsDescription() {
    for width in [40, 50, 60] {
      a.remakeConstraints { $0.left.top.equalToSuperview() }
      a.makeConstraints { $0.width.equalTo(width) }.when(.regularWidth)
      #expect(frame(.regular) == Rect(0, 0, Double(width), 10))
      #expect(frame(.compact) == Rect(0, 0, 10, 10))
    }
    a.removeConstraints()
    a.makeConstraints { $0.left.top.equalToSuperview() }
    #expect(frame(.regular) == Rect(0, 0, 10, 10))
  }

  @Test func aGroupOfSeveralNodesHoldsAtEach() {
    let b = Box(20, 20)
    b.attach(to: page.root)
    let group = ConstraintGroup()
    for node in [a, b] { node.makeConstraints { $0.width.equalTo(70).kept(in: group) } }
    b.makeConstraints { $0.left.top.equalToSuperview() }
    b.sizeClasses(horizontal: .compact)
    group.when(.regularWidth)
    #expect(frame(.regular) == Rect(0, 0, 70, 10))
    #expect(page.frames(b) == [Rect(0, 0, 20, 20)])
  }
}
