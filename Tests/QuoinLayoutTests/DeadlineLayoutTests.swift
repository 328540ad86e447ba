import QuoinBoxLayout
import QuoinGeometry
import QuoinModel
import QuoinStyle
import Testing

@testable import QuoinLayout

/// Layouts that are given up, and those after them.
@Suite struct DeadlineLayoutTests {

  private func trees() -> [Node] {
    let flex = FlexContainer { for row in 0..<200 { TextNode("row \(row)").class("a") } }
    let stack = StackContainer(.vertical) {
      for row in 0..<200 { TextNode("row \(row)").class("a") }
    }
    return [flex, stack]
  }

  @Test func aPassedDeadlineLeavesFindingsAndNoSizes() throws {
    let sheet = StyleSheet { Rule(".a") { $0.text.font = Font.system(10) } }
    for tree in trees() {
      var scene = Scene(tree, styles: sheet, text: FixedTextMeasurer())
      let whole = scene.layout(in: Size(100, 3000))
      #expect(!whole.diagnostics.contains { $0.rule == "limit-exceeded" })

      var late = Scene(tree, styles: sheet, text: FixedTextMeasurer())
      late.deadline = Deadline(after: .zero)
      let given = late.layout(in: Size(100, 3000))
      let finding = try #require(given.diagnostics.first { $0.rule == "limit-exceeded" })
      #expect(finding.severity == .error)
      #expect(given.items.count == whole.items.count)
      #expect(given.items.dropFirst().allSatisfy { $0.frame.size == .zero })

      // The styles that were not resolved are resolved the next time.
      late.deadline = nil
      #expect(late.layout(in: Size(100, 3000)).items.map(\.frame) == whole.items.map(\.frame))
      scene.deadline = Deadline(after: .seconds(3600))
      #expect(scene.layout(in: Size(100, 3000)).items.map(\.frame) == whole.items.map(\.frame))
    }
  }

  /// A tree of boxes asks by itself, also where none of them is measured by somebody else.
  @Test func boxesAreGivenUp() throws {
    var tree = BoxTree()
    let root = tree.add(PackedStyle())
    for _ in 0..<500 {
      let row = tree.add(PackedStyle())
      tree.append(row, to: root)
      tree.append(tree.add(PackedStyle()), to: row)
    }
    let space = BoxSpace(width: .exactly(100), height: .maxContent)
    tree.shouldStop = { true }
    #expect(throws: BoxLayoutError.stopped) { try tree.layout(root, in: space) }
  }
}
