import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Edits of random trees and their undo: the tree and its layout are then, byte by byte, what they were before.
@Suite struct UndoEditTests {
  /// The number of random trees: `QUOIN_EDITS`, or a few.
  private static let seeds =
    ProcessInfo.processInfo.environment["QUOIN_EDITS"].flatMap { Int($0) } ?? 6

  /// A tree and its layout as text, and the looks, which have none.
  private struct Printed: Equatable {
    let tree: String
    let layout: String
    let looks: [Look]

    init(_ editor: TreeEditor) {
      tree = editor.root.json()
      let arrangement = editor.layout()
      var text = arrangement.treeText
      for item in arrangement.items {
        let lines = item.texts.map { "\($0.frame) \($0.color) \($0.text.lines)" }
        text += "\(item.frame) \(item.colorScheme) \(item.direction) \(lines)\n"
      }
      for diagnostic in arrangement.diagnostics { text += "\(diagnostic) \(diagnostic.nodes)\n" }
      layout = text
      looks = arrangement.items.map(\.look)
    }
  }

  /// A moment to return to.
  private struct Moment {
    let tree: TreeMemory
    let size: Size
    let traits: Traits
    let radius: Double?
    /// What was printed, unless nothing was laid out between two edits.
    let printed: Printed?

    init(_ editor: TreeEditor, isPrinted: Bool) {
      tree = TreeMemory(editor.root)
      (size, traits) = (editor.size, editor.traits)
      radius = editor.shared.style.cornerRadius
      printed = isPrinted ? Printed(editor) : nil
    }

    func restore(_ editor: inout TreeEditor) {
      tree.restore()
      (editor.size, editor.traits) = (size, traits)
      if editor.shared.style.cornerRadius != radius { editor.shared.style.cornerRadius = radius }
    }
  }

  @Test(arguments: 0..<UndoEditTests.seeds) func undoneEditsLeaveTheSameBytes(seed: Int) throws {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 41000))
    random.hasFlows = seed % 4 == 0
    let root = FlexContainer(.column) { for _ in 0..<2 { random.node(depth: 3).grow(0) } }
    var editor = TreeEditor(
      generator: SeededGenerator(seed: UInt64(seed) + 43000), root: root,
      scene: Scene(root, styles: TreeEditor.sheet, text: FixedTextMeasurer()))
    editor.makesFaults = seed % 3 == 0
    editor.makesVariations = seed % 5 == 0
    // The first layout makes the rows of lists.
    _ = editor.layout()
    for _ in 0..<8 {
      var (moments, done): ([Moment], [String]) = ([], [])
      for step in 0..<Int(editor.number(1...5)) {
        moments.append(Moment(editor, isPrinted: step == 0 || editor.number(0...3) > 0))
        done.append(editor.edit())
      }
      // One after the other, or several at once.
      while let moment = moments.popLast() {
        moment.restore(&editor)
        guard let printed = moment.printed else { continue }
        let now = Printed(editor)
        let name = "seed \(seed) after \(done) and the undo of all but \(moments.count)"
        try #require(now.tree == printed.tree, "\(name): another tree")
        try #require(now.layout == printed.layout, "\(name)")
        try #require(now.looks == printed.looks, "\(name): other looks")
      }
    }
  }
}
