import Quoin
import Testing

/// `Node.constraints` in the hands of somebody who edits it, beside groups.
@Suite struct EditedListTests {
  let a = Box(10, 10)
  let b = Box(20, 20)
  let page: Page

  init() {
    page = Page(200, 100, [a, b])
    [a, b].makeConstraints { $0.left.top.equalToSuperview() }
  }

  /// A width that a contradicting one may stand before: what is declared first holds.
  private func width(_ number: Double) -> Constraint { a.proxied.width == number }

  @Test func twoHandlesAreOfOneConstraint() {
    var (one, other): (ConstraintGroup?, ConstraintGroup?)
    let third = ConstraintGroup()
    a.makeConstraints { make in
      let chain = make.width.equalTo(50).kept(in: third)
      one = chain.constraint
      other = chain.constraint
    }
    other?.update(offset: 60)
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
    one?.update(offset: 70)
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
    third.deactivate()
    #expect(one?.isActive == false && other?.isActive == false)
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
    // It rests as long as one of them lives.
    (one, other) = (nil, nil)
    third.activate()
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
  }

  @Test func aComparisonIsKeptBySeveralGroups() {
    let (one, other) = (ConstraintGroup(), ConstraintGroup())
    constrain(a) { a in (a.size == 50).kept(in: one).kept(in: other).kept(in: one) }
    one.update(offset: 60)
    #expect(page.frames(a) == [Rect(0, 0, 60, 60)])
    #expect(one.count == 2 && other.count == 2)
    other.clear()
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
    #expect(one.isActive == false)
    one.activate()
    #expect(page.frames(a) == [Rect(0, 0, 60, 60)])
  }

  @Test func anUpdateIsKeptBySeveralGroups() {
    let (one, other) = (ConstraintGroup(), ConstraintGroup())
    a.makeConstraints { $0.width.equalTo(50) }
    a.updateConstraints { $0.width.equalTo(60).kept(in: one).kept(in: other) }
    one.update(offset: 70)
    #expect(other.constant == 70 && page.frames(a) == [Rect(0, 0, 70, 10)])
  }

  @Test func whatIsPutIntoTheListIsKept() {
    let group = ConstraintGroup()
    a.constraints.append(width(50).kept(in: group))
    group.update(offset: 60)
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
    a.constraints.insert((a.proxied.height == 30).kept(in: group), at: 0)
    #expect(group.count == 2)
    group.deactivate()
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
    group.activate()
    #expect(page.frames(a) == [Rect(0, 0, 60, 30)])
    a.constraints[0] = (a.proxied.height == 40).kept(in: group)
    group.update(priority: .low - 1)
    #expect(page.frames(a) == [Rect(0, 0, 10, 10)])
  }

  @Test func eachHasAnIdentityOfItsOwn() {
    let copy = a.constraints[0]
    a.constraints += [width(50), width(60), copy]
    a.constraints.insert(width(70), at: 1)
    #expect(Set(a.constraints.map(\.id)).count == 6)
    #expect(!a.constraints.contains { $0.id.rawValue == 0 })
    // Others keep theirs.
    #expect(a.constraints[0].id == copy.id && a.constraints[5].id != copy.id)
  }

  @Test func whatIsOffTakesItsOldPlaceAmongWhatWasMoved() {
    let group = a.makeConstraints { $0.width.equalTo(50) }
    a.constraints.insert(width(60), at: 0)
    // Of the two that contradict each other the first holds; so it is after a rest.
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
    let order = a.constraints
    group.deactivate()
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
    group.activate()
    #expect(a.constraints == order)
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
  }

  @Test func theListIsEditedWhileSomeAreOff() {
    let group = a.makeConstraints { $0.width.equalTo(50) }
    a.makeConstraints { $0.width.equalTo(60) }
    group.deactivate()
    // It stood behind left and top, and stands there still.
    a.constraints.insert(a.proxied.height == 30, at: 0)
    a.constraints.append(width(70))
    #expect(page.frames(a) == [Rect(0, 0, 60, 30)])
    group.activate()
    #expect(page.frames(a) == [Rect(0, 0, 50, 30)])
    #expect(a.constraints.map(\.constant) == [30, 0, 0, 50, 60, 70])
    group.deactivate()
    a.constraints.reverse()
    a.constraints.removeAll { $0.first.attribute == .top }
    group.activate()
    // It followed the top, and follows what stood before that one now.
    #expect(a.constraints.map(\.constant) == [70, 60, 50, 0, 30])
  }

  @Test func whatIsOffAndPutIntoTheListIsOn() {
    let group = a.makeConstraints { $0.width.equalTo(50) }
    let constraints = group.constraints
    group.deactivate()
    a.constraints += constraints
    #expect(group.isActive)
    #expect(page.frames(a) == [Rect(0, 0, 50, 10)])
    group.activate()
    #expect(a.constraints.count == 3)
  }

  /// A list that is edited at random while groups are switched off and on: what is off stays behind
  /// what it stood behind, told one by one.
  @Test(arguments: 0..<40) func randomEdits(seed: UInt64) {
    var generator = SplitMix(state: seed)
    let node = Node()
    var groups: [Double: ConstraintGroup] = [:]
    var (all, off): ([Double], Set<Double>) = ([], [])
    for number in 0..<6 { groups[Double(number)] = constrain(node) { $0.width == Double(number) } }
    all = groups.keys.sorted()
    for step in 0..<60 {
      let old = node.constraints
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        let number = Double(Int.random(in: 0..<6, using: &generator))
        guard all.contains(number) else { continue }
        groups[number]?.isActive.toggle()
        if off.remove(number) == nil { off.insert(number) }
        #expect(node.constraints.map(\.constant) == all.filter { !off.contains($0) })
        continue
      case 1:
        constrain(node) { $0.width == Double(100 + step) }
        all.append(Double(100 + step))
        #expect(node.constraints.map(\.constant) == all.filter { !off.contains($0) })
        continue
      case 2:
        let place = Int.random(in: 0...old.count, using: &generator)
        node.constraints.insert(node.proxied.width == Double(200 + step), at: place)
      case 3 where !old.isEmpty:
        node.constraints.remove(at: Int.random(in: 0..<old.count, using: &generator))
      default: node.constraints.shuffle(using: &generator)
      }
      let active = node.constraints.map(\.constant)
      var result = active
      for (index, number) in all.enumerated() where off.contains(number) {
        let before = all[..<index].filter { active.contains($0) || off.contains($0) }
        let place = before.last.flatMap { result.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
        result.insert(number, at: place)
      }
      all = result
    }
    for group in groups.values { group.activate() }
    #expect(node.constraints.map(\.constant) == all)
    #expect(Set(node.constraints.map(\.id)).count == all.count)
  }
}

/// What was said of a group that could not be switched on is taken back when that is over.
@Suite struct RemovedConstraintTests {
  let a = Box(10, 10)
  let page: Page

  init() {
    page = Page(200, 100, [a])
    a.makeConstraints { $0.left.top.equalToSuperview() }
  }

  private var rules: [String] { a.descriptionDiagnostics.map(\.rule) }

  @Test func byReplacing() {
    let (one, other) = (constrain(a) { $0.width == 50 }, constrain(a) { $0.height == 60 })
    a.constraints.removeLast(2)
    one.activate()
    other.activate()
    #expect(rules == ["constraint-removed"])
    constrain(a, replacing: one) { $0.width == 70 }
    // The other one is without its constraints still.
    #expect(rules == ["constraint-removed"])
    constrain(clear: other)
    #expect(rules.isEmpty)
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
    #expect(page.arrangement().diagnostics.isEmpty)
  }

  @Test func byKeepingAnew() {
    let width = ConstraintGroup()
    a.makeConstraints { $0.width.equalTo(50).kept(in: width) }
    a.constraints.removeLast()
    width.activate()
    #expect(rules == ["constraint-removed"])
    a.makeConstraints { $0.width.equalTo(60).kept(in: width) }
    #expect(rules.isEmpty && width.isActive && width.count == 1)
    width.update(offset: 70)
    #expect(page.frames(a) == [Rect(0, 0, 70, 10)])
  }

  @Test func byPuttingTheConstraintBack() {
    let group = constrain(a) { $0.width == 50 }
    let removed = a.constraints.removeLast()
    group.activate()
    #expect(rules == ["constraint-removed"])
    a.constraints.append(removed)
    #expect(rules.isEmpty && group.isActive)
    group.update(offset: 60)
    #expect(page.frames(a) == [Rect(0, 0, 60, 10)])
  }

  @Test func byRemaking() {
    let group = constrain(a) { $0.width == 50 }
    a.constraints.removeLast()
    group.activate()
    a.remakeConstraints { $0.left.top.equalToSuperview().offset(3) }
    #expect(rules.isEmpty)
    group.activate()
    #expect(rules == ["constraint-removed"])
    constrain(a, replacing: group) { $0.width == 60 }
    #expect(rules.isEmpty && page.frames(a) == [Rect(3, 3, 60, 10)])
  }
}
