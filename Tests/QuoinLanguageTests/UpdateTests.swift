import Quoin
import Testing

/// An update changes what its chain says, and leaves what it does not.
@Suite struct UpdateTests {
  let a = Box(10, 10)
  let b = Box(40, 20)
  let page: Page

  init() {
    page = Page(200, 100, [a, b])
    [a, b].makeConstraints { $0.left.top.equalToSuperview() }
  }

  private var width: Double? { page.frames(a)[0]?.width }

  @Test func aMultiplierThatIsNotSaidStays() {
    a.makeConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }
    a.updateConstraints { $0.width.equalToSuperview().offset(10) }
    #expect(width == 110)
    a.updateConstraints { $0.width.equalToSuperview().priority(.high) }
    #expect(width == 110)
    // Said, it is changed, also to 1; the number stays.
    a.updateConstraints { $0.width.equalToSuperview().multipliedBy(1) }
    #expect(width == 210)
    a.updateConstraints { $0.width.equalToSuperview().dividedBy(4) }
    #expect(width == 60)
  }

  @Test func aNumberStaysWhereSomethingElseIsSaid() {
    a.makeConstraints { $0.width.equalTo(b).offset(-8) }
    a.updateConstraints { $0.width.equalTo(b).priority(.low - 1) }
    #expect(width == 10)  // the content's own width is liked more
    a.updateConstraints { $0.width.equalTo(b).priority(.required) }
    #expect(width == 32)
    a.updateConstraints { $0.width.equalTo(b).multipliedBy(2) }
    #expect(width == 72)
  }

  @Test func aChainThatOnlyComparesSaysThatThereIsNoNumber() {
    a.makeConstraints {
      $0.width.equalTo(b).multipliedBy(2).offset(-8)
      $0.height.equalTo(b.height).offset(5)
    }
    a.updateConstraints { $0.size.equalTo(b) }
    #expect(page.frames(a) == [Rect(0, 0, 80, 20)])
    a.updateConstraints { $0.left.top.equalToSuperview().offset(7) }
    a.updateConstraints { $0.left.equalToSuperview().labeled("left") }
    #expect(page.frames(a) == [Rect(0, 7, 80, 20)])
  }

  @Test func numbersOfTargetsAreSaid() {
    a.updateConstraints { $0.left.top.equalTo(10).priority(.high) }
    #expect(page.frames(a) == [Rect(10, 10, 10, 10)])
    a.updateConstraints { $0.left.top.equalTo(0).priority(.high) }
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
    a.makeConstraints { $0.size.equalTo(b.size * 2 + Size(4, 0)) }
    #expect(page.frames(a) == [Rect(0, 0, 84, 40)])
    a.updateConstraints { $0.size.equalTo(b.size).priority(.high) }
    #expect(page.frames(a) == [Rect(0, 0, 84, 40)])
    a.updateConstraints { $0.size.equalTo(b.size * 3) }
    #expect(page.frames(a) == [Rect(0, 0, 120, 60)])
    a.updateConstraints { $0.size.equalTo(b.size + Size(0, 2)) }
    #expect(page.frames(a) == [Rect(0, 0, 40, 22)])
    a.updateConstraints { $0.size.equalTo(b.size) }
    #expect(page.frames(a) == [Rect(0, 0, 40, 20)])
  }

  @Test func insetsAndPointsAreNumbers() {
    a.remakeConstraints { $0.edges.equalToSuperview().inset(10) }
    a.updateConstraints { $0.edges.equalToSuperview().priority(.high) }
    #expect(page.frames(a) == [Rect(10, 10, 180, 80)])
    a.updateConstraints { $0.edges.equalToSuperview().inset(0) }
    #expect(page.frames(a) == [Rect(0, 0, 200, 100)])
    // A point says nothing of extents.
    a.remakeConstraints { $0.center.size.equalTo(b).offset(Point(30, 40)) }
    a.updateConstraints { $0.center.size.equalTo(b).offset(Point(31, 41)).priority(.high) }
    #expect(page.frames(a) == [Rect(31, 41, 40, 20)])
  }

  @Test func anArrayAnswersWhatEachUpdateDid() {
    a.makeConstraints { $0.width.equalTo(50) }
    let updates = [a, b].updateConstraints { $0.width.equalTo(60) }
    #expect(updates == [ConstraintUpdate(found: 1), ConstraintUpdate(added: 1)])
    #expect(page.frames(a, b) == [Rect(0, 0, 60, 10), Rect(0, 0, 60, 20)])
  }

  /// Updates that each say some of it come to the layout of one description that says the last of all.
  @Test(arguments: 0..<40) func someOfItAtATime(seed: UInt64) {
    var generator = SplitMix(state: seed)
    let (c, d) = (Box(10, 10), Box(40, 20))
    let fresh = Page(200, 100, [c, d])
    [c, d].makeConstraints { $0.left.top.equalToSuperview() }
    var (number, factor, priority) = (3.0, 1.5, Priority.required)
    a.makeConstraints { $0.width.equalTo(b).multipliedBy(factor).offset(number) }
    for _ in 0..<8 {
      let says = Int.random(in: 0..<8, using: &generator)
      if says & 1 != 0 { number = Double(Int.random(in: -9...9, using: &generator)) }
      if says & 2 != 0 { factor = Double(Int.random(in: 1...6, using: &generator)) / 2 }
      if says & 4 != 0 {
        priority = [.required, .high, .low - 1][Int.random(in: 0..<3, using: &generator)]
      }
      if says == 0 { number = 0 }
      let update = a.updateConstraints { make in
        let chain = make.width.equalTo(b)
        if says & 4 != 0 { chain.priority(priority) }
        if says & 1 != 0 { chain.offset(number) }
        if says & 2 != 0 { chain.multipliedBy(factor) }
      }
      #expect(update == ConstraintUpdate(found: 1))
      c.remakeConstraints {
        $0.left.top.equalToSuperview()
        $0.width.equalTo(d).multipliedBy(factor).offset(number).priority(priority)
      }
      #expect(page.frames(a) == fresh.frames(c), "\(says) \(number) \(factor) \(priority)")
    }
  }

  @Test func whatIsOffIsDroppedWithTheNode() {
    let page = Page(200, 100, [])
    let inner = RelativeContainer { a }
    inner.attach(to: page.root)
    inner.makeConstraints { $0.edges.equalToSuperview() }
    a.removeConstraints()
    constrain(inner, a) { inner, a in
      a.left == inner.left
      a.top == inner.top
    }
    let group = a.makeConstraints { $0.width.equalTo(page.root) }
    group.deactivate()
    inner.removeFromContainerAndConstraints()
    // Its constraints with the page are past, those that are off among them.
    let update = a.updateConstraints { $0.width.equalTo(page.root).offset(-50) }
    #expect(update == ConstraintUpdate(added: 1))
    inner.attach(to: page.root)
    inner.makeConstraints { $0.edges.equalToSuperview() }
    #expect(page.frames(a) == [Rect(0, 0, 150, 10)])
  }
}
