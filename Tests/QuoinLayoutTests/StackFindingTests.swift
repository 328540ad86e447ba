import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinLayout
@testable import QuoinModel

/// What findings say of stacks: which child, and which edge.
@Suite struct StackFindingTests {
  private let traits = Traits(displayScale: 1)

  private func required(_ node: Node, _ attribute: Attribute, _ length: Double) {
    node.constraints.append(
      Constraint(AnchorTerm(node.anchorItem, attribute), .equal, constant: length))
  }

  @Test func aConflictNamesChildrenAndEdges() throws {
    let a = ShapeNode().id("a")
    let b = ShapeNode().id("b")
    let stack = StackContainer(.horizontal, spacing: 8) {
      a
      b
    }
    required(a, .width, 60)
    required(b, .width, 60)
    let arrangement = Scene(stack.id("row")).layout(in: Size(100, 20), traits: traits)
    let conflict = try #require(
      arrangement.diagnostics.first { $0.rule == "conflicting-constraints" })
    #expect(conflict.message.contains("keeps 8 points between shape 'a' and shape 'b'"))
    #expect(conflict.message.contains("keeps shape 'a' inside its left edge"))
    #expect(conflict.message.contains("keeps shape 'b' inside its right edge"))
    #expect(Set(conflict.nodes).isSuperset(of: ["row", "a", "b"]))
  }

  /// Heights of ten each in a stack of a hundred: ten of many fit.
  @Test func manyHeightsThatDoNotFit() {
    let count = 120
    let boxes = (0..<count).map { ShapeNode().id("b\($0)") }
    let stack = StackContainer(.vertical) { for box in boxes { box } }
    for box in boxes { required(box, .height, 10) }
    let arrangement = Scene(stack.id("column")).layout(in: Size(50, 100), traits: traits)
    #expect(boxes.map { arrangement[$0]?.frame.height } == (0..<count).map { $0 < 10 ? 10 : 0 })
    let conflicts = arrangement.diagnostics.filter { $0.rule == "conflicting-constraints" }
    #expect(conflicts.count == count - 10)
    // Some thirty name the whole chain, and the others one height.
    let short = conflicts.filter {
      $0.message.contains("; and others, as in other conflicts here (off by 10")
    }
    #expect(short.count > 10 && short.allSatisfy { $0.nodes.count == 1 })
  }

  private final class OddContainer: ContainerNode {}

  @Test func aContainerThatIsNotKnownIsSaid() {
    let odd = OddContainer()
    let arrangement = Scene(AbsoluteContainer { odd.origin(0, 0) }).layout(
      in: Size(10, 10), traits: traits)
    #expect(arrangement.diagnostics.map(\.rule) == ["unknown-container"])
  }
}
