import Foundation
import QuoinBoxLayout
import QuoinGeometry
import QuoinImport
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// What is kept of a page moves with its nodes, when others come, go and change beside it.
@Suite struct KeptBesidePageTests {
  /// Compares the next layout of a scene with the first one of a new scene of the same tree.
  private func check(_ scene: Scene, in size: Size, _ what: String) throws {
    let kept = scene.layout(in: size)
    let fresh = KeptPageTests.newScene(of: scene.root, placesTexts: scene.placesTexts)
      .layout(in: size)
    try #require(kept.items.map(\.id) == fresh.items.map(\.id), "\(what)")
    try #require(kept.diagnostics == fresh.diagnostics, "\(what)")
    for (a, b) in zip(kept.items, fresh.items) {
      try #require(a.difference(from: b) == nil, "\(a.type) after \(what)")
    }
  }

  @Test(arguments: KeptPageTests.pages, [true, false])
  func nodesComeAndGo(page: String, placesTexts: Bool) throws {
    let imported = try HTMLDocument.read(Data("\(KeptPageTests.sheet)<body>\(page)".utf8))
    let root = try #require(imported.scenes.first?.root)
    let (above, below) = (TextNode("above"), TextNode("below"))
    let column = FlexContainer(.column) {
      above
      root
      below
    }
    let scene = KeptPageTests.newScene(of: column, placesTexts: placesTexts)
    var size = Size(200, 300)
    let text = root.subtree.first { ($0 as? TextNode)?.string.hasPrefix("b") ?? false }
    let inner = root.subtree.first { $0.documentType == "b" || $0.documentType == "td" }
    let edits: [() -> Void] = [
      { TextNode("new").attach(to: column, at: 0) },
      { (text as? TextNode)?.string = "bb" },
      { above.style.text.font = .system(31) },
      { column.childNodes[0].removeFromContainer() },
      { inner?.style.background = .yellow },
      { size.width = 150 },
      { column.bringToFront(above) },
      { FlowContainer { TextNode("in a flow") }.attach(to: column, at: 0) },
      { (text as? TextNode)?.string = "b as many words as two lines have" },
      { column.sendToBack(below) },
      { inner?.style.background = nil },
      { inner?.isHidden = true },
      { for _ in 0..<5 { FlowContainer { TextNode("new") }.attach(to: column, at: 1) } },
      { inner?.isHidden = false },
      { for _ in 0..<6 { column.childNodes[1].removeFromContainer() } },
    ]
    _ = scene.layout(in: size)
    for (number, edit) in edits.enumerated() {
      edit()
      try check(scene, in: size, "\(number)")
    }
  }
}
