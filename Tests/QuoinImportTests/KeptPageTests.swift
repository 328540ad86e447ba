import Foundation
import QuoinGeometry
import QuoinImport
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// Each edit of each node of small pages: the layout of a scene that has laid the page out before equals that of a new
/// scene.
///
/// A page has what a rule of kept documents is about, and the edits are the same for all pages.
@Suite struct KeptPageTests {
  static let sheet = """
    <!doctype html><style>body { margin: 0; font: 16px/20px x }
    .edges { padding: 9px 5% 3px 7px } .flex { display: flex } .none { display: none }
    .moved { position: relative; top: 5px } .margins { margin: 10% 4px 3px } .tall { height: 50px }
    .float { float: left } .above { position: absolute; right: 3px } .large { font-size: 30px }
    .inline { display: inline-block }</style>
    """

  private static let classes = [
    "edges", "flex", "none", "moved", "margins", "tall", "float", "above", "large", "inline",
  ]

  static let pages = [
    // Lines that come and go, and texts that are in none.
    "<div>a<div>b</div><span></span></div>",
    "<div> <p>a</p> </div>",
    "<div><span><div>a</div></span></div>",
    "<div><span><p>a</p>b</span></div>",
    "<div>a <span>b</span> <i style='display: inline-block'>c</i><p>d</p>e</div>",
    // Boxes that others hold.
    "<div style='height: 60px; padding: 5px'>a<div style='position: fixed'>b</div></div>",
    "<div style='transform: translate(0)'>a<p>b<b style='position: fixed; top: 4px'>c</b></p></div>",
    "<div>a <span style='position: relative'>b <b style='position: absolute; top: 9px'>c</b></span></div>",
    "<p>a <span style='position: relative'>b<b style='position: absolute'>c</b> d</span></p>",
    "<p>a <span>b <b style='float: right'>c</b></span></p>",
    "<div>a <span style='position: relative; top: 3px'>b<div>c</div>d</span></div>",
    "<div><div style='display: contents'><p>a</p>b</div></div>",
    "<div style='height: 40px; overflow: auto'><p style='position: sticky; top: 0'>a</p>b</div>",
    "<div style='height: 30px; overflow: auto'><p>a</p><p style='position: sticky; bottom: 0'>b</p></div>c",
    // Sizes that follow from those of others.
    "<div style='width: 50%'><p style='margin-top: 10%'>a</p><p style='padding: 5%'>b</p></div>",
    "<div style='width: 50%'><p style='margin-top: 0%; width: 20px; padding: 9px 5px'>a</p></div>",
    "<div style='padding: 0 10%; text-align: center'>a <b>b</b> and many more words of a line</div>",
    "<div style='width: calc(50% - 9px)'>a <b style='padding: calc(5% + 3px)'>b</b></div>",
    "<p>a <b style='border: 1px solid; background: red'>b b b b b b b b b b b b b b b b</b> c</p>",
    // What is numbered or marked.
    "<ul><li>a</li><li><p>b</p></li></ul>",
    "<ul><li><p style='font-size: 8px'>a</p></li></ul>",
    "<ol style='list-style-position: inside'><li>a<li><div><p>b</div></ol>",
    "<style>html { display: list-item }</style><p>a</p>",
    // Tables, with and without parts that are painted separately.
    "<table><tr><td>a<td><p>b</p><tr><td colspan=2>c</table>",
    "<table><thead><tr><th>a<tbody><tr><td>b<td><tfoot><tr><td>c</table>d",
    "<table style='border-collapse: collapse'><tr><td style='border: 3px solid'>a<td>b</table>",
    "<table><thead style='background: red'><tr><th>a<tfoot style='border: 1px solid'><tr><td>b"
      + "<tbody><tr><td>c<tr style='box-shadow: 1px 1px red'><td>d</table>",
    "<table><thead><tr><td>a<thead><tr><td>b<tfoot><tr><td>c<tfoot><tr><td>d</table>",
    "<table style='empty-cells: hide'><tr><td style='border: 3px solid'>a<td>b</table>",
    "<table style='empty-cells: hide'><caption>a</caption><tr><td style='border: 3px solid'><td>b",
    "<p>a</p><table><tr style='background: red'><td>b<td>c<tr><td>d</table><p style='float: left'>e",
    // Trees in which no later layout is made.
    "<div style='columns: 2'><p>a</p><p>b b b b b b b b</p></div>",
    "<p style='writing-mode: vertical-rl'>a <b>b</b></p>",
    "<p><ruby>base<rt>note</rt></ruby> a</p>",
    "<fieldset><legend>a</legend>b</fieldset>",
  ]

  /// Whatever is done to one node, as often as there are numbers.
  private static let editCount = classes.count + 7

  private func edit(_ node: Node, _ number: Int, _ size: inout Size) -> String {
    if number < Self.classes.count {
      node.classes = [Self.classes[number]]
      return Self.classes[number]
    }
    switch number - Self.classes.count {
    case 0:
      node.classes = []
      return "no class"
    case 1:
      node.isHidden.toggle()
      return "hidden"
    case 2:
      node.isHidden.toggle()
      return "shown"
    case 3:
      node.style.text.font = .system(24)
      return "font"
    case 4:
      size.width = size.width == 200 ? 90 : 200
      return "room"
    case 5:
      (node as? TextNode)?.string = "as many words as two lines have"
      return "words"
    default:
      (node as? TextNode)?.string = " "
      node.style.text.font = nil
      return "a space"
    }
  }

  /// Returns a scene without a kept layout.
  static func newScene(of root: Node, placesTexts: Bool) -> Scene {
    var scene = Scene(root, text: FixedTextMeasurer())
    scene.roundsToPixels = true
    scene.placesTexts = placesTexts
    return scene
  }

  /// A node of a page may lose its element, and get it back.
  @Test func aNodeBecomesAnElementAgain() throws {
    let page = "\(Self.sheet)<body><div>a</div><div style='padding: 9px'>b</div>"
    let root = try #require(try HTMLDocument.read(Data(page.utf8)).scenes.first?.root)
    let node = try #require(Array(root.subtree).last { $0.documentType == "div" })
    let relations = try #require(node.parent).relations
    let relation = try #require(relations.last { $0.node === node } as? Relation<FlowContainer>)
    let element = relation.placement.element
    let scene = Scene(root, text: FixedTextMeasurer())
    for next in [element, nil, element, nil] {
      relation.placement.element = next
      let kept = scene.layout(in: Size(200, 100))
      let fresh = Scene(root, text: FixedTextMeasurer()).layout(in: Size(200, 100))
      #expect(kept.items.map(\.frame) == fresh.items.map(\.frame), "\(next == nil)")
    }
  }

  /// - Parameter placesTexts: Whether texts have places, without which nothing but frames is known.
  @Test(arguments: pages, [true, false])
  func editsOfEachNodeAreFollowed(page: String, placesTexts: Bool) throws {
    let imported = try HTMLDocument.read(Data("\(Self.sheet)<body>\(page)".utf8))
    let root = try #require(imported.scenes.first?.root)
    let scene = Self.newScene(of: root, placesTexts: placesTexts)
    var size = Size(200, 100)
    var previous = scene.layout(in: size)
    for node in Array(root.subtree).dropFirst() {
      for number in 0..<Self.editCount {
        let done = "\(edit(node, number, &size)) of \(node.kind)"
        let kept = scene.layout(in: size)
        let fresh = Self.newScene(of: root, placesTexts: placesTexts).layout(in: size)
        try #require(kept.items.map(\.id) == fresh.items.map(\.id), "\(done)")
        try #require(kept.diagnostics == fresh.diagnostics, "\(done)")
        for (a, b) in zip(kept.items, fresh.items) {
          try #require(a.difference(from: b) == nil, "\(a.type) after \(done)")
        }
        let changes = Set(kept.changes(since: previous))
        for (index, (a, b)) in zip(kept.items, previous.items).enumerated()
        where !changes.contains(index) {
          try #require(a.difference(from: b) == nil, "change of \(a.type) after \(done)")
        }
        previous = kept
      }
    }
  }
}
