import Quoin
import Testing

/// Lines that code brings along from other libraries, and what becomes of them.
@Suite struct MovedCodeTests {
  let a = Box(10, 10)
  let b = Box(20, 20)

  private var rules: [String] { a.descriptionDiagnostics.map(\.rule) }

  @Test func visualFormatsAreActivated() throws {
    let page = Page(200, 100, [a, b])
    try Constraint.activate(
      Constraint.constraints(visualFormat: "H:|-5-[a]-7-[b]", views: ["a": a, "b": b]))
    let heights = try Constraint.constraints(
      visualFormat: "V:|-3-[a(30)]", views: ["a": a, "guide": page.root.safeAreaLayoutGuide])
    #expect(heights.count == 2 && heights.allSatisfy { !$0.isActive })
    Constraint.activate(heights)
    #expect(page.frames(a, b).map { $0?.minX } == [5, 22])
    #expect(page.frames(a) == [Rect(5, 3, 10, 30)])
    heights[0].update(offset: 40)
    heights[1].update(offset: 50)
    Constraint.deactivate(heights)
    #expect(page.frames(a)[0]?.height == 10)
  }

  @Test func aGroupIsWalked() {
    let group = a.prepareConstraints {
      $0.size.equalTo(b).offset(3)
      $0.left.equalToSuperview().offset(4)
    }
    #expect(group.map(\.constant) == [3, 3, 4])
    #expect(group.count == 3 && !group.isEmpty)
    var attributes: [Attribute] = []
    for constraint in group { attributes.append(constraint.first.attribute) }
    #expect(attributes == [.width, .height, .left])
    group.update(offset: 5).update(priority: .high).update(multiplier: 2).activate()
    #expect(a.constraints.map(\.constant) == [5, 5, 5])
    #expect(a.constraints.allSatisfy { $0.priority == .high && $0.second?.coefficient == 2 })
  }

  @Test func aGuideMayComeFirst() {
    let page = Page(200, 100, [a])
    page.root.safeAreaInsets = EdgeInsets(top: 20, left: 10)
    let group = constrain(page.root.safeAreaLayoutGuide, a) { safe, a in
      a.top == safe.top + 8
      a.left == safe.left
    }
    #expect(page.frames(a) == [Rect(10, 28, 10, 10)])
    #expect(page.root.constraints.count == 2)
    constrain(page.root.safeAreaLayoutGuide, a, replace: group) { safe, a in
      a.bottom == safe.bottom
    }
    #expect(page.frames(a)[0]?.maxY == 100)
    constrain(page.root.safeAreaGuide, a, replacing: group) { safe, a in a.top == safe.top }
    #expect(page.frames(a)[0]?.minY == 20)
    #expect(page.root.constraints.isEmpty && a.constraints.count == 1)
  }

  @Test func numbersOfOtherTypes() {
    let (n, f, level) = (6, Float(0.5), 600)
    a.makeConstraints {
      $0.left.equalToSuperview().offset(n).priority(level)
      $0.top.equalToSuperview().inset(n).priority(Float(700))
      $0.width.equalTo(b).multipliedBy(f).offset(f)
      $0.height.equalTo(b).dividedBy(n).priority(Double(level))
      $0.right.equalToSuperview().inset(f)
      $0.bottom.equalTo(b).multipliedBy(n)
      $0.centerX.equalTo(b).dividedBy(f)
    }
    #expect(a.constraints.map(\.constant) == [6, 6, 0.5, 0, -0.5, 0, 0])
    #expect(a.constraints.map { $0.second?.coefficient } == [1, 1, 0.5, 1 / 6, 1, 6, 2])
    #expect(a.constraints.map(\.priority) == [600, 700, 1000, 600, 1000, 1000, 1000])
  }

  @Test func theLastFactorIsTheFactor() {
    a.makeConstraints {
      $0.width.equalTo(b).multipliedBy(0.5).multipliedBy(0.5)
      $0.height.equalTo(b).multipliedBy(3).dividedBy(4)
    }
    #expect(a.constraints.map { $0.second?.coefficient } == [0.5, 0.25])
  }

  @Test func marginsAreTargets() {
    let page = Page(200, 100, [a, b])
    page.root.margins = .fixed(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    page.root.insetsMarginsFromSafeArea = false
    a.snp.makeConstraints { $0.edges.equalTo(page.root.snp.margins).inset(2) }
    b.snp.makeConstraints { $0.center.equalTo(page.root.snp.centerWithinMargins) }
    // 20…160 and 10…70; the middle less half of 20.
    #expect(page.frames(a, b) == [Rect(22, 12, 136, 56), Rect(80, 30, 20, 20)])
    a.snp.remakeConstraints { $0.directionalEdges.equalTo(b.snp.directionalEdges) }
    #expect(page.frames(a) == [Rect(80, 30, 20, 20)])
    a.snp.remakeConstraints { $0.margins.equalTo(page.root.snp.margins) }
    b.snp.remakeConstraints { $0.centerWithinMargins.equalTo(page.root.snp.centerWithinMargins) }
    #expect(a.constraints.map { $0.second?.attribute } == [.top, .left, .bottom, .right])
    #expect(b.constraints.map { $0.second?.attribute } == [.centerX, .centerY])
    a.snp.remakeConstraints { $0.directionalEdges.equalTo(page.root.snp.directionalMargins) }
    #expect(page.frames(a) == [Rect(20, 10, 140, 60)])
    #expect(a.descriptionDiagnostics.isEmpty)
  }

  @Test func namesOfPriorities() {
    let one: ConstraintPriority = .medium
    let other: LayoutPriority = .medium
    #expect(one == other && one == Priority(500))
  }

  @Test func aGroupBringsBackWhatWasRemoved() {
    var width: ConstraintGroup?
    let group = a.makeConstraints { width = $0.width.equalTo(9).constraint }
    #expect(group.isActive && width?.isActive == true)
    a.removeConstraints()
    #expect(!group.isActive && width?.isActive == false)
    #expect(group.constraints.count == 1 && a.constraints.isEmpty)
    width?.activate()
    #expect(a.constraints.map(\.constant) == [9])
    #expect(width?.isActive == true && group.isActive)
    // What is brought back is the chain's as before: remaking takes it away again.
    a.remakeConstraints { $0.height.equalTo(7) }
    #expect(a.constraints.map(\.constant) == [7])
    group.activate()
    #expect(a.constraints.map(\.constant) == [9, 7])
    #expect(rules.isEmpty)
  }

  @Test func whatIsTakenOutOfTheListItselfIsGone() {
    let group = a.makeConstraints { $0.width.equalTo(9) }
    a.constraints.removeAll()
    #expect(!group.isActive && group.constraints.isEmpty && rules.isEmpty)
    group.activate()
    #expect(rules == ["constraint-removed"])
    // A new description is the way back, and forgets the report.
    a.remakeConstraints { $0.width.equalTo(9) }
    #expect(rules.isEmpty)
    #expect(!group.isActive)
    constrain(a, replacing: group) { $0.width == 8 }
    #expect(group.isActive)
  }

  @Test func aGroupOutlivesItsNode() {
    var group: ConstraintGroup?
    do {
      let node = Box(1, 1)
      group = node.makeConstraints { $0.width.equalTo(9) }
      node.removeConstraints()
    }
    group?.activate()
    group?.update(inset: DirectionalEdgeInsets(leading: 1))
    #expect(group?.constraints.map(\.constant) == [-1])
  }

  @Test func anInsetThatCannotBeToldIsReported() {
    let edges = a.makeConstraints { $0.edges.equalToSuperview() }
    edges.update(inset: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(a.constraints.map(\.constant) == [1, 0, -3, 0])
    #expect(rules == ["constraint-mismatch", "constraint-mismatch"])
    #expect(a.descriptionDiagnostics.map(\.message.isEmpty) == [false, false])
    #expect(Set(a.descriptionDiagnostics.map(\.message)).count == 2)
    let sides = b.makeConstraints { $0.directionalEdges.equalToSuperview() }
    sides.update(inset: DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    #expect(b.constraints.map(\.constant) == [1, 2, -3, -4])
    #expect(b.descriptionDiagnostics.isEmpty)
  }

  @Test func theFactorAtFaultIsNamed() {
    let page = Page(200, 100, [a, b])
    a.makeConstraints {
      $0.width.equalTo(b).multipliedBy(.infinity)
      $0.height.equalTo(b).dividedBy(0)
      $0.left.equalToSuperview().offset(1e12)
    }
    let messages = page.arrangement().diagnostics.filter { $0.rule == "number-out-of-range" }
      .map(\.message)
    #expect(messages.count == 3)
    #expect(messages.filter { $0.contains("(the factor inf)") }.count == 2)
    #expect(messages.filter { $0.contains("(1000000000000.0)") }.count == 1)
  }
}
