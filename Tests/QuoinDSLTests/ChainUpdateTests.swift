import QuoinDSL
import QuoinModel
import Testing

@Suite struct ChainUpdateTests {
  let a = TextNode("a")
  let b = TextNode("b")

  @Test func anUpdateChangesTheNumberAlone() {
    a.makeConstraints {
      $0.leading.equalTo(b.trailing).offset(12).priority(.high).labeled("gap")
      $0.width.equalTo(10)
    }
    let before = a.constraints
    a.updateConstraints { $0.leading.equalTo(b.trailing).offset(20) }
    var expected = before
    expected[0].constant = 20
    expected[0].place = a.constraints[0].place
    #expect(a.constraints == expected)
    #expect(a.descriptionDiagnostics.isEmpty)
  }

  @Test func findingsSpeakOfTheUpdate() {
    a.makeConstraints { $0.width.equalTo(10) }
    let line = #line + 1
    a.updateConstraints { $0.width.equalTo(11) }
    #expect(a.constraints.map { $0.place?.line } == [line])
    #expect(a.constraints[0].place?.file.hasSuffix("ChainUpdateTests.swift") == true)
  }

  @Test func whatOperatorsSayIsNotUpdatedAndThatIsSaid() {
    let line = #line + 1
    constrain(a) { $0.width == 10 }
    a.updateConstraints { $0.width.equalTo(20) }
    #expect(a.constraints.map(\.constant) == [10, 20])
    #expect(a.descriptionDiagnostics.map(\.rule) == ["constraint-update-without-match"])
    let message = a.descriptionDiagnostics[0].message
    #expect(message.contains("no chain made") && message.contains("ChainUpdateTests.swift:\(line)"))
    // The constraint that the update added is one of the chains' from now on.
    a.updateConstraints { $0.width.equalTo(30) }
    #expect(a.constraints.map(\.constant) == [10, 30])
    #expect(a.descriptionDiagnostics.count == 1)
  }

  @Test func anUpdateTakesAPriorityAndALabel() {
    a.makeConstraints { $0.width.equalTo(b) }
    let id = a.constraints[0].id
    a.updateConstraints { $0.width.equalTo(b).priority(.low).labeled("same") }
    #expect(a.constraints.map(\.id) == [id])
    #expect(a.constraints[0].priority == .low)
    #expect(a.constraints[0].label == "same")
  }

  @Test func ofSeveralTheOneWithThePriorityIsMeant() {
    a.makeConstraints {
      $0.width.equalTo(1).priority(.high)
      $0.width.equalTo(2).priority(.low)
    }
    a.updateConstraints { $0.width.equalTo(3).priority(.high) }
    #expect(a.constraints.map(\.constant) == [3, 2])
    a.updateConstraints { $0.width.equalTo(4) }
    #expect(a.constraints.map(\.constant) == [3, 4])
    #expect(a.constraints.map(\.priority) == [.high, .low])
  }

  @Test func anUpdateWithoutAMatchAddsAndSaysSo() {
    a.makeConstraints { $0.width.equalTo(10) }
    for _ in 0..<2 {
      a.updateConstraints {
        $0.width.lessThanOrEqualTo(10)
        $0.width.equalTo(b).multipliedBy(2)
      }
    }
    #expect(a.constraints.count == 3)
    #expect(
      a.descriptionDiagnostics.map(\.rule)
        == Array(repeating: "constraint-update-without-match", count: 2))
  }

  @Test func theFirstUpdateMakes() {
    a.updateConstraints { $0.width.equalTo(10) }
    #expect(a.constraints.count == 1)
    #expect(a.descriptionDiagnostics.isEmpty)
  }

  @Test func remakingLeavesOtherConstraints() {
    constrain(a) { $0.height == 5 }
    b.makeConstraints { $0.left.equalTo(a.right) }
    a.makeConstraints {
      $0.width.equalTo(10)
      _ = $0.top
    }
    a.remakeConstraints { $0.width.equalTo(20) }
    #expect(a.constraints.map(\.constant) == [5, 20])
    #expect(b.constraints.count == 1)
    #expect(a.descriptionDiagnostics.isEmpty)
    a.updateConstraints { $0.height.equalTo(7) }
    #expect(a.constraints.map(\.constant) == [5, 20, 7])
    a.removeConstraints()
    #expect(a.constraints.map(\.constant) == [5])
  }

  @Test func aGroupOfChainsComesBackAsOne() {
    let group = a.makeConstraints { $0.width.equalTo(10) }
    group.deactivate()
    #expect(a.constraints.isEmpty)
    group.activate()
    a.updateConstraints { $0.width.equalTo(11) }
    #expect(group.constraints.map(\.constant) == [11])
    a.remakeConstraints { $0.height.equalTo(1) }
    #expect(!group.isActive)
    #expect(a.constraints.map(\.constant) == [1])
    group.activate()
    #expect(a.constraints.map(\.constant) == [11, 1])
  }
}
