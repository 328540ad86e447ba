import QuoinDSL
import QuoinModel
import Testing

@Suite struct ConstraintGroupTests {
  let a = TextNode("a")
  let b = TextNode("b")

  @Test func offAndOnAgainChangesNothing() {
    let first = constrain(a) { $0.size == 48 }
    constrain(a, b) { a, b in a.left == b.right }
    let before = a.constraints
    first.deactivate()
    #expect(!first.isActive)
    #expect(first.constraints == Array(before[..<2]))
    #expect(a.constraints == Array(before[2...]))
    first.deactivate()
    first.activate()
    first.activate()
    #expect(first.isActive)
    #expect(a.constraints == before)
  }

  @Test func replacing() {
    let group = constrain(a) { $0.size == 48 }
    let same = constrain(b, replacing: group) { $0.edges == $0.superview.edges.inset(by: 20) }
    #expect(same === group)
    #expect(a.constraints.isEmpty)
    #expect(b.constraints == group.constraints)
    #expect(group.constraints.count == 4)
  }

  @Test func replacingWhatIsOff() {
    let group = constrain(a) { $0.size == 48 }
    group.deactivate()
    constrain(a, replacing: group) { $0.width == 1 }
    #expect(group.isActive)
    #expect(a.constraints.map(\.constant) == [1])
  }

  @Test func clearing() {
    let group = constrain(a) { $0.size == 48 }
    constrain(a) { $0.width == 1 }
    constrain(clear: group)
    #expect(a.constraints.map(\.constant) == [1])
    #expect(group.constraints.isEmpty)
    group.activate()
    #expect(a.constraints.count == 1)
  }

  @Test func aGroupIsFilledLater() {
    let group = ConstraintGroup()
    #expect(group.isActive && group.constraints.isEmpty)
    constrain(a, replacing: group) { $0.width == 1 }
    #expect(group.constraints == a.constraints)
  }

  @Test func changesOfTheNodeShowInTheGroup() {
    let group = constrain(a) { $0.width == 1 }
    a.constraints[0].constant = 2
    #expect(group.constraints.map(\.constant) == [2])
    group.deactivate()
    group.activate()
    #expect(a.constraints.map(\.constant) == [2])
  }

  @Test func nothingIsKeptAlive() {
    weak var node: Node?
    weak var other: Node?
    weak var maker: ConstraintMaker?
    var group: ConstraintGroup?
    do {
      let a = TextNode("a")
      let b = TextNode("b")
      (node, other) = (a, b)
      group = constrain(a, b) { a, b in
        a.left == b.right
        a.top == a.superview.top
      }
      a.makeConstraints {
        maker = $0
        $0.size.equalTo(b).offset(3)
      }
    }
    #expect(node == nil)
    #expect(other == nil)
    #expect(maker == nil)
    group?.deactivate()
    group?.activate()
    group?.clear()
    #expect(group?.constraints.isEmpty == true)
  }

  @Test func manyConstraintsInOneClosure() {
    let nodes: [Node] = (0..<2_000).map { _ in TextNode("") }
    let group = constrain(nodes) { nodes in
      for (one, next) in zip(nodes, nodes.dropFirst()) {
        next.leading == one.trailing + 8
        next.size == one.size
      }
    }
    #expect(group.constraints.count == 3 * 1_999)
    #expect(Set(group.constraints.map(\.id)).count == 3 * 1_999)
    group.deactivate()
    group.activate()
    #expect(nodes[0].constraints.count == 3 * 1_999)
  }

  @Test func nothingRestsForAGroupThatIsGone() {
    var group: ConstraintGroup? = a.makeConstraints { $0.width.equalTo(9) }
    a.makeConstraints { $0.height.equalTo(8) }
    a.removeConstraints()
    #expect(a.constraintList?.inactive.count == 1)
    withExtendedLifetime(group) {}
    group = nil
    #expect(a.constraintList?.inactive.isEmpty == true)
    for _ in 0..<10 { a.remakeConstraints { $0.width.equalTo(9) } }
    #expect(a.constraintList?.inactive.isEmpty == true)
  }

  @Test func aGroupThatKeepsOutlivesTheOneThatMade() {
    let kept = ConstraintGroup()
    var all: ConstraintGroup? = constrain(a) { a in
      (a.width == 1).kept(in: kept)
      a.height == 2
    }
    all?.deactivate()
    withExtendedLifetime(all) {}
    all = nil
    #expect(a.constraintList?.inactive.map(\.constant) == [1])
    kept.activate()
    #expect(a.constraints.map(\.constant) == [1])
    constrain(clear: kept)
    #expect(a.constraints.isEmpty && a.constraintList?.inactive.isEmpty == true)
  }

  @Test func aGroupThatKeepsDoesNotTakeTheOthersHold() {
    var kept: ConstraintGroup? = ConstraintGroup()
    let all = constrain(a) { a in (a.width == 1).kept(in: &kept) }
    kept = nil
    all.deactivate()
    #expect(all.constraints.map(\.constant) == [1])
    all.activate()
    #expect(a.constraints.map(\.constant) == [1])
  }
}
