import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Edits of random trees: the layout of a scene that has laid the tree out before equals that of a new scene.
@Suite struct LayoutEditTests {
  private static let seeds =
    ProcessInfo.processInfo.environment["QUOIN_EDITS"].flatMap { Int($0) } ?? 60

  private func expectSame(
    _ kept: Arrangement, _ fresh: Arrangement, _ what: @autoclosure () -> String
  ) -> Bool {
    #expect(kept.items.count == fresh.items.count, "\(what())")
    #expect(kept.diagnostics == fresh.diagnostics, "\(what())")
    for (a, b) in zip(kept.items, fresh.items) {
      let others = differences(a, b)
      #expect(others.isEmpty, "\(what()): \(a.type) \(a.frame) is \(b.frame) in a new layout")
      if !others.isEmpty { return false }
    }
    return kept.diagnostics == fresh.diagnostics && kept.items.count == fresh.items.count
  }

  /// Returns the names of the properties that differ between two items.
  private func differences(_ a: Arrangement.Item, _ b: Arrangement.Item) -> [String] {
    var names: [String] = []
    func compare<Value: Equatable>(_ name: String, _ value: (Arrangement.Item) -> Value) {
      if value(a) != value(b) { names.append("\(name) \(value(a)) is \(value(b))") }
    }
    compare("id", \.id)
    compare("frame", \.frame)
    compare("look", \.look)
    compare("texts", \.texts)
    compare("isHidden", \.isHidden)
    compare("end", \.end)
    compare("parent", \.parent)
    compare("direction", \.direction)
    compare("level", \.level)
    compare("holdsFloats", \.holdsFloats)
    return names
  }

  @Test(arguments: 0..<LayoutEditTests.seeds) func editsAreNeverMissed(seed: Int) {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 7000))
    random.hasFlows = seed % 4 == 0
    let root = FlexContainer(.column) { random.node(depth: 3).grow(0) }
    var editor = TreeEditor(
      generator: SeededGenerator(seed: UInt64(seed) + 9000), root: root,
      scene: Scene(
        root, styles: seed % 5 < 2 ? TreeEditor.placeSheet : TreeEditor.sheet,
        text: FixedTextMeasurer()))
    editor.makesVariations = seed % 3 == 0
    expectSameAfterEdits(&editor, "seed \(seed)")
  }

  /// Edits add and remove diagnostics of trees with many of them.
  @Test(arguments: 0..<LayoutEditTests.seeds) func editsOfFaultyTreesAreNeverMissed(seed: Int) {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 31000))
    random.hasFlows = false
    let root = FlexContainer(.column) {
      for _ in 0..<3 { random.node(depth: 3).grow(0) }
    }
    var editor = TreeEditor(
      generator: SeededGenerator(seed: UInt64(seed) + 33000), root: root,
      scene: Scene(root, styles: TreeEditor.sheet, text: FixedTextMeasurer()))
    editor.makesFaults = true
    expectSameAfterEdits(&editor, "seed \(seed) of faulty trees")
  }

  /// Long columns that overflow their container, or leave room in it, keep what their other children have.
  @Test(arguments: 0..<LayoutEditTests.seeds) func editsOfLongColumnsAreNeverMissed(seed: Int) {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 11000))
    let root = FlexContainer(.column)
    for number in 0..<24 + seed % 40 {
      let child = number % 3 == 0 ? TextNode("No. \(number)") : random.node(depth: 1)
      let relation = child.attach(to: root)
      if seed % 2 == 0 { relation.shrink(seed % 4 == 0 ? 0 : 1) }
      if seed % 5 == 0, number == 7 { relation.grow(1) }
    }
    if seed % 7 == 0 { root.flexStyle.justifyContent = .center }
    var editor = TreeEditor(
      generator: SeededGenerator(seed: UInt64(seed) + 13000), root: root,
      scene: Scene(root, styles: TreeEditor.sheet, text: FixedTextMeasurer()))
    editor.size = Size(200, seed % 3 == 0 ? 2000 : 150)
    expectSameAfterEdits(&editor, "seed \(seed) of columns")
  }

  /// The items of hundreds of nodes are in several chunks, which edits of the structure divide and join.
  @Test(arguments: 0..<LayoutEditTests.seeds / 10) func structureOfManyNodesIsNeverMissed(seed: Int)
  {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 15000))
    let root = FlexContainer(.column)
    for number in 0..<100 + 30 * seed {
      let child = number % 8 == 0 ? random.node(depth: 1) : TextNode("No. \(number)")
      child.attach(to: root).shrink(0)
    }
    var editor = TreeEditor(
      generator: SeededGenerator(seed: UInt64(seed) + 17000), root: root,
      scene: Scene(root, styles: TreeEditor.sheet, text: FixedTextMeasurer()))
    expectSameAfterEdits(&editor, "seed \(seed) of structure") { $0.editStructure() }
  }

  /// Children come, go and move around flow containers, and in them.
  @Test(arguments: 0..<LayoutEditTests.seeds / 2) func structureAroundFlowsIsNeverMissed(seed: Int)
  {
    var random = RandomTree(generator: SeededGenerator(seed: UInt64(seed) + 19000))
    random.hasFlows = true
    let root = FlexContainer(.column)
    for number in 0..<12 {
      let child = number % 3 == 0 ? TextNode("No. \(number)") : random.node(depth: 2)
      child.attach(to: root).shrink(0)
    }
    var editor = TreeEditor(
      generator: SeededGenerator(seed: UInt64(seed) + 21000), root: root,
      scene: Scene(root, styles: TreeEditor.sheet, text: FixedTextMeasurer()))
    expectSameAfterEdits(&editor, "seed \(seed) around flows") {
      seed % 2 == 0 ? $0.editStructure() : $0.edit()
    }
  }

  /// New children stand before a former one whose index follows from their number.
  @Test func childrenAreInsertedAndRemovedAtOnce() {
    let root = FlexContainer(.column)
    let texts = (0..<5).map { TextNode("No. \($0)") }
    for text in texts { text.attach(to: root) }
    let scene = Scene(root, text: FixedTextMeasurer())
    let size = Size(200, 150)
    _ = scene.layout(in: size)
    for last in texts.indices.dropFirst().reversed() {
      texts[last].removeFromContainer()
      for number in 0...5 - last { TextNode("new \(number)").attach(to: root, at: 0) }
      let kept = scene.layout(in: size)
      #expect(
        expectSame(kept, Scene(root, text: FixedTextMeasurer()).layout(in: size), "\(last)"))
    }
  }

  /// The children of a flow container are in lines, or in boxes of their own, also after an order that is the same again.
  @Test(arguments: [false, true]) func aFlowKeepsItsOrder(isAttachedAgain: Bool) {
    let flow = FlowContainer()
    let inline = BoxNode(20, 10)
    inline.attach(to: flow).placement.level = .inlineBlock
    let text = TextNode("ab cde ab cde")
    text.attach(to: flow).placement.level = .inline
    BoxNode(30, 5).attach(to: flow)
    let root = FlexContainer(.column) { flow }
    let scene = Scene(root, text: FixedTextMeasurer())
    let size = Size(100, 150)
    _ = scene.layout(in: size)
    if isAttachedAgain {
      text.attach(to: flow, at: 1).placement.level = .block
    } else {
      flow.sendToBack(inline)
      flow.bringToFront(flow.childNodes[2])
    }
    let kept = scene.layout(in: size)
    #expect(expectSame(kept, Scene(root, text: FixedTextMeasurer()).layout(in: size), "order"))
  }

  private func expectSameAfterEdits(
    _ editor: inout TreeEditor, _ name: String, _ edit: (inout TreeEditor) -> String = { $0.edit() }
  ) {
    var done: [String] = []
    var previous = editor.layout()
    for _ in 0..<40 {
      done.append(edit(&editor))
      let kept = editor.layout()
      let changes = Set(kept.changes(since: previous))
      for (index, (new, old)) in zip(kept.items, previous.items).enumerated()
      where new.id != old.id || new.frame != old.frame || new.look != old.look
        || new.texts != old.texts || new.end != old.end
      {
        #expect(changes.contains(index), "\(name) after \(done): \(new.type) changed")
      }
      previous = kept
      let fresh = Scene(editor.root, styles: editor.scene.styles, text: FixedTextMeasurer())
        .layout(in: editor.size, traits: editor.traits)
      guard expectSame(kept, fresh, "\(name) after \(done)") else { return }
    }
  }
}
