import Quoin
import Testing

/// Programs that nobody writes twice: each frame is worked out beside it.
@Suite struct UnusualProgramTests {
  let a = Box(10, 10)
  let b = Box(20, 20)
  let c = Box(30, 30)
  let page: Page

  init() { page = Page(200, 100, [a, b, c]) }

  private var rules: [String] {
    page.arrangement().diagnostics.map(\.rule).filter { !$0.hasPrefix("ambiguous") }
  }

  // MARK: compounds

  @Test func compoundsOnBothSides() {
    constrain(a, b) { a, b in
      b.size == 40
      b.edges.inset(by: 5) == b.superview.edges.inseted(top: 10, leading: 20) ~ 600
      a.size * 2 == b.size + Size(10, 0)
      a.center - Point(3, 0) == b.center + Point(0, 4)
    }
    // With 40 points not all sides can be met at 600: these say which are.
    constrain(b) { b in
      b.left == b.superview.left + 15
      b.top == b.superview.top + 5
    }
    #expect(page.frames(b) == [Rect(15, 5, 40, 40)])
    // (40 + 10) / 2 wide, 40 / 2 high; the centre is (35 + 3, 25 + 4).
    #expect(page.frames(a) == [Rect(25.5, 19, 25, 20)])
  }

  @Test func aSquareOfAnAnchor() {
    constrain(a, b) { a, b in
      b.width == 60
      a.size == b.width
      a.left == a.superview.left
      a.top == a.superview.top
    }
    #expect(page.frames(a) == [Rect(0, 0, 60, 60)])
    let half = constrain(c, b) { c, b in
      c.left == c.superview.left
      c.top == c.superview.top
      c.size * 2 == b.width
    }
    #expect(page.frames(c) == [Rect(0, 0, 30, 30)])
    constrain(c, b, replacing: half) { c, b in
      c.left == c.superview.left
      c.top == c.superview.top
      c.size - Size(5, 10) == b.width
    }
    #expect(page.frames(c) == [Rect(0, 0, 65, 70)])
  }

  @Test func edgesOfEdges() {
    constrain(a, b) { a, b in
      a.edges.inset(by: -10) == b.edges
      b.edges == b.superview.edges.inset(by: EdgeInsets(top: 20, left: 30, bottom: 25, right: 40))
    }
    // b is (30, 20) to (160, 75), and a is 10 further in on each side.
    #expect(page.frames(a, b) == [Rect(40, 30, 110, 35), Rect(30, 20, 130, 55)])
    // Left and right stay what they are, from right to left, too.
    #expect(page.frames(b, direction: .rightToLeft) == [Rect(30, 20, 130, 55)])
  }

  @Test func edgesByDirection() {
    constrain(a) {
      $0.edges == $0.superview.edges.inseted(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(page.frames(a) == [Rect(2, 1, 194, 96)])
    #expect(page.frames(a, direction: .rightToLeft) == [Rect(4, 1, 194, 96)])
    a.makeConstraints { make in make.leading.equalTo(2).priority(.low) }
    #expect(page.frames(a, direction: .rightToLeft) == [Rect(4, 1, 194, 96)])
  }

  // MARK: expressions

  @Test func numbersFirst() {
    constrain(a, b) { a, b in
      b.left == 7 + b.superview.left
      b.top == b.superview.top
      40 == b.height
      100 >= b.width ~ .required
      b.width == 150 ~ .high
      a.width == 210 - 2 * b.width  // 210 - 200
      a.height == -(b.height - 60)  // 20
      a.right == 200 - (b.left + b.superview.left)  // 193: measured from the left of the page
      a.top == (b.top + b.bottom) / 2  // 20
    }
    #expect(page.frames(b, a) == [Rect(7, 0, 100, 40), Rect(183, 20, 10, 20)])
    #expect(rules.isEmpty)
  }

  @Test func expressionsFromRightToLeft() {
    constrain(a, b, c) { a, b, c in
      a.leading == a.superview.leading + 10
      b.leading == a.leading + a.width / 2 + 4
      c.trailing == b.trailing - 2 * b.width
      a.top == a.superview.top
      align(top: [a, b, c])
    }
    // a at 10, b at 10 + 5 + 4, c ends at 39 - 40 and is 30 wide.
    #expect(page.frames(a, b, c).map { $0?.minX } == [10, 19, -31])
    // The mirror of it: 200 - x - width.
    #expect(
      page.frames(a, b, c, direction: .rightToLeft).map { $0?.minX } == [180, 161, 201])
  }

  @Test func averages() {
    constrain([a, b, c]) { all in
      for (index, one) in all.enumerated() {
        one.top == one.superview.top
        if index == 0 { one.left == one.superview.left + 10 }
        if index == 2 { one.right == one.superview.right - 10 }
      }
      all[1].centerX == (all[0].right + all[2].left) / 2
      all[1].width == (all[0].width + all[2].width) * 0.5
    }
    // Between 20 and 160, (10 + 30) / 2 wide.
    #expect(page.frames(b) == [Rect(80, 0, 20, 20)])
  }

  // MARK: chains

  @Test func chainsOfEveryTarget() {
    b.makeConstraints {
      $0.left.top.equalTo(EdgeInsets(top: 5, left: 6, bottom: 0, right: 0))
      $0.size.equalTo(Size(50, 40))
    }
    a.makeConstraints { make in
      make.left.equalTo(b.centerX).multipliedBy(2).offset(-12)  // 2 · 31 - 12
      make.top.equalTo(b, 3)  // two constraints: b.top = 5, and 3 of the page
      make.height.equalTo(b.width).dividedBy(5)  // 10
      make.width.lessThanOrEqualTo([b, c])
      make.width.equalTo(500).priority(.high)
    }
    c.makeConstraints {
      $0.right.bottom.equalToSuperview().inset(1)
      $0.size.equalTo(35)
    }
    // The three tops contradict each other; those of a come first in the tree, so b gives way.
    #expect(page.frames(a, b) == [Rect(50, 3, 35, 10), Rect(6, 3, 50, 40)])
    #expect(rules == ["conflicting-constraints"])
    #expect(page.frames(c) == [Rect(164, 64, 35, 35)])
  }

  @Test func theOrderOfWordsDoesNotMatter() {
    a.makeConstraints {
      $0.left.top.equalTo(0)
      $0.width.equalTo(b).priority(.high).multipliedBy(3).labeled("w").offset(4)
    }
    b.makeConstraints {
      $0.left.top.equalTo(0)
      $0.width.equalTo(30).offset(10).priority(.low).priority(.required)
    }
    #expect(page.frames(a, b) == [Rect(0, 0, 34, 10), Rect(0, 0, 10, 20)])
    #expect(a.constraints.last?.label == "w" && a.constraints.last?.priority == .high)
  }

  @Test func insetsOfWhatIsNoSide() {
    b.makeConstraints { $0.edges.equalTo(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)) }
    // b is (20, 10) to (160, 70): its centre is (90, 40).
    a.makeConstraints {
      $0.center.size.equalTo(b).inset(EdgeInsets(top: 8, left: 20, bottom: 4, right: 10))
    }
    // 140 - 30 by 60 - 12; the centre moves by (20 - 10) / 2 and (8 - 4) / 2.
    #expect(page.frames(a) == [Rect(40, 18, 110, 48)])
    a.remakeConstraints { $0.center.size.equalTo(b).offset(9).inset(3) }
    #expect(page.frames(a) == [Rect(23, 13, 134, 54)])
  }

  @Test func insideFromRightToLeft() {
    a.makeConstraints {
      $0.directionalEdges.inside(page.root).inset(
        DirectionalEdgeInsets(top: 5, leading: 20, bottom: 5, trailing: 50))
      $0.width.equalTo(500).priority(.high)
      $0.top.equalToSuperview().priority(.high)
    }
    #expect(page.frames(a) == [Rect(20, 5, 130, 10)])
    #expect(page.frames(a, direction: .rightToLeft) == [Rect(50, 5, 130, 10)])
  }

  @Test func aContradictionInPriorities() {
    var width: ConstraintGroup?
    a.makeConstraints {
      $0.left.top.equalTo(0)
      width = $0.width.equalTo(50).priority(.required - 1).constraint
      $0.width.equalTo(70).priority(900)
    }
    #expect(page.frames(a)[0]?.width == 50)
    width?.update(priority: 899)
    #expect(page.frames(a)[0]?.width == 70)
    width?.update(priority: .required)
    #expect(page.frames(a)[0]?.width == 50 && rules.isEmpty)
    width?.update(priority: Priority(.nan))
    #expect(page.frames(a)[0]?.width == 70 && rules.isEmpty)
    width?.update(priority: .low + 2_000)
    #expect(page.frames(a)[0]?.width == 50)
  }

  // MARK: groups

  @Test func aGroupThatKeepsOfItself() {
    let group = ConstraintGroup()
    for width in [40.0, 60] {
      constrain(a, replacing: group) { a in
        a.left == a.superview.left
        a.top == a.superview.top
        (a.width == width).kept(in: group)
      }
      #expect(group.count == 3 && group.isActive)
      #expect(page.frames(a) == [Rect(0, 0, width, 10)])
    }
    group.deactivate()
    #expect(a.constraints.isEmpty)
    group.activate()
    group.activate()
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)] && a.constraints.count == 3)
  }

  @Test(arguments: [false, true]) func anEmptyListBesideANode(isReplacing: Bool) {
    let group = constrain([Node](), [Box](), a) { none, _, a in
      align(top: none)
      a.left == a.superview.left
      a.top == a.superview.top
      a.width == 40
    }
    if isReplacing { constrain([Node](), a, replace: group) { _, a in a.width == 50 } }
    #expect(page.frames(a)[0]?.width == (isReplacing ? 50 : 40))
    #expect(group.count == (isReplacing ? 1 : 3))
  }

  @Test func twoStatesTakeTurns() {
    [a, b].makeConstraints { $0.left.top.equalTo(0) }
    let small = a.makeConstraints { $0.size.equalTo(15) }
    let large = a.prepareConstraints { $0.size.equalTo(b).multipliedBy(2) }
    for turn in 0..<6 {
      ConstraintGroup.deactivate(turn % 2 == 0 ? [small] : [large])
      ConstraintGroup.activate(turn % 2 == 0 ? [large] : [small])
      #expect(page.frames(a) == [turn % 2 == 0 ? Rect(0, 0, 40, 40) : Rect(0, 0, 15, 15)])
    }
    // An update speaks of the one in the layout.
    a.updateConstraints { $0.size.equalTo(16) }
    #expect(page.frames(a) == [Rect(0, 0, 16, 16)] && rules.isEmpty)
  }

  @Test func aNodeThatWanders() {
    let inner = RelativeContainer { c }
    inner.attach(to: page.root)
    inner.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    c.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    let group = constrain(a, c) { a, c in
      a.left == c.left + 1
      a.top == c.top + 2
    }
    #expect(page.frames(a, c) == [Rect(16, 17, 10, 10), Rect(5, 5, 170, 70)])
    // In the other container the same words mean that one.
    c.attach(to: page.root)
    #expect(page.frames(a, c) == [Rect(6, 7, 10, 10), Rect(5, 5, 190, 90)])
    let dropped = c.removeFromContainerAndConstraints()
    #expect(dropped.count == 6 && !group.isActive)
    #expect(rules.isEmpty)
  }

  // MARK: distribution

  @Test func distributionsInOneClosure() {
    constrain([a, b, c]) { all in
      distribute(by: 6, horizontally: all)
      distribute(equalWidth: all)
      distribute(equalHeight: all)
      align(top: all)
      if let first = all.first {
        first.leading == first.superview.leading + 12
        first.top == first.superview.top
        first.size == Size(33, 22)
      }
    }
    #expect(
      page.frames(a, b, c)
        == [Rect(12, 0, 33, 22), Rect(51, 0, 33, 22), Rect(90, 0, 33, 22)])
    #expect(
      page.frames(a, b, c, direction: .rightToLeft)
        == [Rect(155, 0, 33, 22), Rect(116, 0, 33, 22), Rect(77, 0, 33, 22)])
  }

  @Test func aColumnOfFixedLengthsFromRightToLeft() {
    let group = [a, b, c].distribute(
      along: .vertical, .length(20), leading: 5, trailing: 15, across: .start(inset: 7))
    // Gaps of (100 - 5 - 15 - 60) / 2 = 10.
    #expect(
      page.frames(a, b, c) == [Rect(7, 5, 10, 20), Rect(7, 35, 20, 20), Rect(7, 65, 30, 20)])
    #expect(
      page.frames(a, b, c, direction: .rightToLeft)
        == [Rect(183, 5, 10, 20), Rect(173, 35, 20, 20), Rect(163, 65, 30, 20)])
    group.update(priority: .low - 1)
    #expect(rules.isEmpty)
    [Box]().distribute(along: .vertical, .spacing(1), across: .center, replacing: group)
    #expect(a.constraints.isEmpty)
  }

  @Test func gapsThatDoNotFit() {
    [a, b].distribute(along: .horizontal, .spacing(300), across: .start())
    // 200 points less a gap of 300: widths cannot be negative.
    #expect(!rules.isEmpty)
    #expect(page.frames(a, b).allSatisfy { ($0?.width ?? -1) >= 0 })
  }

  // MARK: guides, margins, system spacing

  @Test func guidesOfGuides() {
    let guide = page.root.addLayoutGuide("column")
    constrain(guide, a) { guide, a in
      guide.leading == guide.superview.leading + 30
      guide.width == guide.superview.width / 4
      guide.top == guide.superview.top + 8
      guide.bottom == guide.superview.bottom
      a.edges == guide.edges.inset(by: 2)
    }
    #expect(page.frames(a) == [Rect(32, 10, 46, 88)])
    #expect(page.frames(a, direction: .rightToLeft) == [Rect(122, 10, 46, 88)])
  }

  @Test func marginsByDirection() {
    page.root.margins = .directional(
      DirectionalEdgeInsets(top: 1, leading: 20, bottom: 3, trailing: 40))
    page.root.insetsMarginsFromSafeArea = false
    constrain(a) { $0.edges == $0.superview.edgesWithinMargins }
    b.makeConstraints { make in
      make.leading.equalTo(make.superview.margins).offset(5)
      make.top.equalTo(make.superview.margins)
      make.centerX.equalTo(page.root.centerXWithinMargins).priority(.low)
    }
    #expect(page.frames(a, b) == [Rect(20, 1, 140, 96), Rect(25, 1, 20, 20)])
    #expect(
      page.frames(a, b, direction: .rightToLeft) == [Rect(40, 1, 140, 96), Rect(155, 1, 20, 20)])
  }

  @Test func systemSpacingFromRightToLeft() {
    Constraint.activate(
      [
        a.leadingAnchor.constraint(
          equalToSystemSpacingAfter: page.root.leadingAnchor, multiplier: 2),
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor),
        a.topAnchor.constraint(equalToSystemSpacingBelow: page.root.topAnchor, multiplier: 0.5),
        b.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: a.bottomAnchor),
        b.topAnchor.constraint(equalTo: page.root.topAnchor),
      ].dropLast())
    b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 10).activate()
    #expect(page.frames(a, b) == [Rect(16, 4, 10, 10), Rect(34, 24, 20, 20)])
    #expect(
      page.frames(a, b, direction: .rightToLeft) == [Rect(174, 4, 10, 10), Rect(146, 24, 20, 20)])
  }

  @Test func equalDistancesFromRightToLeft() {
    let gap = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor)
    Constraint.activate([
      a.leadingAnchor.constraint(equalTo: page.root.leadingAnchor, constant: 3),
      gap.constraint(equalToConstant: 20),
      b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor).constraint(
        equalTo: gap, multiplier: 2, constant: 1),
    ])
    [a, b, c].makeConstraints { $0.top.equalTo(0) }
    // a 3 … 13, b 33 … 53, c from 53 + 41.
    #expect(page.frames(a, b, c).map { $0?.minX } == [3, 33, 94])
    #expect(page.frames(a, b, c, direction: .rightToLeft).map { $0?.minX } == [187, 147, 76])
  }

  // MARK: what cannot be

  @Test func numbersThatAreNone() {
    a.makeConstraints {
      $0.left.top.equalTo(0)
      $0.width.equalTo(Double.nan)
      $0.height.equalTo(b).dividedBy(0)
      $0.width.equalTo(b).offset(.infinity)
    }
    constrain(a, b) { a, b in a.height == b.height / 0 }
    #expect(rules.allSatisfy { $0 == "number-out-of-range" } && rules.count >= 4)
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
  }

  @Test func aNodeBesideItself() {
    constrain(a, a) { a, same in
      a.left == a.superview.left
      a.top == a.superview.top
      a.width == same.height * 3
      a.height == same.height  // says nothing
    }
    a.makeConstraints { $0.height.equalTo(a).priority(.high) }
    // The height resists at 750, and the width hugs at 250: 10 high, and 3 · 10 wide.
    #expect(page.frames(a) == [Rect(0, 0, 30, 10)])
    // A size that is less than itself cannot be.
    constrain(a) { $0.height == $0.height - 5 }
    #expect(!rules.isEmpty)
    #expect(page.frames(a)[0]?.minX == 0)
  }

  @Test func aSuperviewThatIsNotThere() {
    a.makeConstraints {
      $0.left.top.equalTo(1)
      $0.width.equalTo($0.superview.superview.superview)
    }
    constrain(a) { a in a.height == a.superview.superview.height }
    #expect(rules == ["constraint-leaves-island", "constraint-leaves-island"])
    #expect(page.frames(a) == [Rect(1, 1, 10, 10)])
  }

  @Test(arguments: [
    ("", 0), ("|", 1), ("H:", 2), ("H[a]", 1), ("[a", 2), ("[a]]", 3), ("[a]-", 4), ("[]", 1),
    ("[a(]", 3), ("[a(=5)]", 4), ("[a(5@0)]", 5), ("[a(5@1001)]", 5), ("[a(5/0)]", 5),
    ("[a]-5[b]", 5), ("[a]-x-[b]", 4), ("|[a]|[b]", 5), ("[a(b)", 5), ("[a(c*)]", 5),
    ("[nobody]", 1), ("[a]-(5,)-[b]", 7), ("[a(==nobody)]", 3), ("V:[a(1.2.3)]", 5),
    ("[a]-(5@x)-[b]", 7), ("[ä]", 1),
  ])
  func aFormatThatIsWrong(_ format: String, _ offset: Int) {
    do {
      try page.root.constrain(format, views: ["a": a, "b": b, "c": c])
      Issue.record("\(format) is read")
    } catch {
      #expect(error.offset == offset, "\(error)")
      #expect(page.root.constraints.isEmpty)
    }
  }

  @Test func aFormatInADirectionOfItsOwn() throws {
    try page.root.constrain("H:|-(-5)-[a(>=b)]-[b]-(<=40,>=10)-|", views: ["a": a, "b": b])
    [a, b].makeConstraints { $0.top.equalTo(0) }
    // a begins at -5; b is 20 wide, at most 40 from the end.
    let frames = page.frames(a, b)
    #expect(frames[0]?.minX == -5 && frames[1].map { $0.minX - 8 } == frames[0]?.maxX)
    #expect((10...40).contains(200 - (frames[1]?.maxX ?? 0)))
    #expect((frames[0]?.width ?? 0) >= (frames[1]?.width ?? 1))
    #expect(rules.isEmpty)
    let mirrored = page.frames(a, b, direction: .rightToLeft)
    #expect(mirrored.map { $0.map { 200 - $0.maxX } } == frames.map { $0?.minX })
  }

  @Test func manyHandsOnOneConstraint() {
    let groups = (0..<50).map { _ in ConstraintGroup() }
    a.makeConstraints { make in
      make.left.top.equalTo(0)
      let chain = make.width.equalTo(1)
      for group in groups { chain.kept(in: group) }
    }
    for (index, group) in groups.enumerated() { group.constant += Double(index) }
    // 1 + 0 + 1 + … + 49
    #expect(page.frames(a)[0]?.width == 1_226 && rules.isEmpty)
    #expect(groups.map(\.constant) == Array(repeating: 1_226, count: 50))
    groups[7].clear()
    #expect(groups.allSatisfy { $0 === groups[7] || $0.count == 1 })
    groups[8].activate()
    #expect(groups.allSatisfy { $0.isActive })
  }
}
