import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

/// A leaf with a natural size, as a label has one.
final class BoxNode: Node {
  // It never changes.
  override var notesItsChanges: Bool { true }
  let natural: Size
  init(_ width: Double, _ height: Double) {
    natural = Size(width, height)
    super.init()
  }
  override func measure(_ proposal: ProposedSize, in context: MeasureContext) -> MeasuredSize? {
    MeasuredSize(natural)
  }
}

func term(_ node: Node, _ attribute: Attribute, _ coefficient: Double = 1) -> AnchorTerm {
  AnchorTerm(AnchorItem(node: node.id), attribute, coefficient: coefficient)
}

@Suite struct RelativeLayoutTests {
  @Test func edgesWithInsets() {
    let a = Node()
    let page = RelativeContainer { a }
    page.constraints = [
      Constraint(term(a, .left), .equal, term(page, .left), constant: 10),
      Constraint(term(a, .top), .equal, term(page, .top), constant: 20),
      Constraint(term(a, .right), .equal, term(page, .right), constant: -30),
      Constraint(term(a, .bottom), .equal, term(page, .bottom), constant: -40),
    ]
    let arrangement = Scene(page).layout(in: Size(200, 300))
    #expect(arrangement[a]?.frame == Rect(10, 20, 160, 240))
    #expect(arrangement.diagnostics.isEmpty)
  }

  @Test func huggingDecidesWhoStretches() {
    let a = BoxNode(30, 10)
    let b = BoxNode(40, 10).hugging(251, along: .horizontal)
    let row = StackContainer(.horizontal, spacing: 5) {
      a
      b
    }
    let arrangement = Scene(row).layout(in: Size(100, 10))
    #expect(arrangement[a]?.frame == Rect(0, 0, 55, 10))
    #expect(arrangement[b]?.frame == Rect(60, 0, 40, 10))
  }

  @Test func conflictIsExplained() throws {
    let a = Node()
    let page = RelativeContainer { a }
    page.constraints = [
      Constraint(term(a, .left), .equal, term(page, .left)),
      Constraint(term(a, .top), .equal, term(page, .top)),
      Constraint(term(a, .height), .equal, constant: 10),
      Constraint(term(a, .width), .equal, constant: 10),
      Constraint(term(a, .width), .equal, constant: 20, label: "wide"),
    ]
    let arrangement = Scene(page).layout(in: Size(200, 300))
    #expect(arrangement[a]?.frame == Rect(0, 0, 10, 10))
    let conflict = try #require(arrangement.diagnostics.first)
    #expect(conflict.rule == "conflicting-constraints")
    #expect(conflict.message.contains("'wide'"))
  }

  @Test func aConflictTakesNothingFromTheRoomOrFromOthers() throws {
    let column = Node()
    let other = Node()
    let page = RelativeContainer {
      column
      other
    }
    // 24 to the left and in the middle of 300 is 252 wide, and not at most 100.
    page.constraints = [
      Constraint(term(column, .left), .equal, term(page, .left), constant: 24),
      Constraint(term(column, .centerX), .equal, term(page, .centerX)),
      Constraint(term(column, .width), .lessThanOrEqual, constant: 100, label: "narrow"),
      Constraint(term(column, .top), .equal, term(page, .top)),
      Constraint(term(column, .height), .equal, constant: 10),
      Constraint(term(other, .left), .equal, term(page, .left), constant: 16),
      Constraint(term(other, .right), .equal, term(page, .right), constant: -16),
      Constraint(term(other, .top), .equal, term(column, .bottom)),
      Constraint(term(other, .height), .equal, constant: 10),
    ]
    let arrangement = Scene(page).layout(in: Size(300, 100))
    #expect(arrangement[other]?.frame == Rect(16, 10, 268, 10))
    #expect(arrangement[column]?.frame == Rect(24, 0, 252, 10))
    #expect(arrangement.diagnostics.count == 1)
    #expect(arrangement.diagnostics[0].message.contains("set aside: 'narrow'"))
  }
}
