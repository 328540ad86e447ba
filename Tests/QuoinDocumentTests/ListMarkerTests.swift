import Foundation
import Quoin
import QuoinImport
import Testing

/// Markers of list items stand beside the first lines of their items: CSS Lists 3 §3.5.
@Suite struct ListMarkerTests {
  /// Returns the baselines of the texts of a document, from its top.
  private func baselines(_ body: String) throws -> [String: Double] {
    let html =
      "<!doctype html><style>body, ol, p { margin: 0; font: 10px/20px x } i { float: right }</style>"
      + body
    var options = ImportOptions()
    options.text = FixedTextMeasurer()
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    var quoin = Scene(scene.root, text: FixedTextMeasurer())
    quoin.roundsToPixels = false
    let arrangement = quoin.layout(in: scene.size, traits: scene.traits)
    var found: [String: Double] = [:]
    for index in arrangement.items.indices {
      let top = arrangement.absoluteFrame(of: index).minY
      for text in arrangement.items[index].texts {
        guard let line = text.text.lines.first else { continue }
        found[line.text] = top + text.frame.minY + line.baseline
      }
    }
    return found
  }

  @Test(
    arguments: [
      // The first line is deeper than a later one.
      "<ol><li><div><p>first</p></div><p>second</p></ol>",
      "<ol><li><div></div><div><div></div><p>first</p></div>second</ol>",
      "<ol><li><div style='height: 30px'></div><table><tr><td>first</table></ol>",
      // What is out of the flow, or a containment, has no line of the item.
      "<ol><li><i><p>float</p></i><div><p>first</p></div></ol>",
      "<ol><li><div style='contain: layout'><p>apart</p></div><p>first</p></ol>",
      "<ol><li><div style='position: absolute'><p>apart</p></div><p>first</p></ol>",
    ])
  func aMarkerStandsBesideTheFirstLine(body: String) throws {
    let found = try baselines(body)
    let marker = try #require(found["1."])
    #expect(marker == found["first"])
  }

  @Test func markersOfNestedItemsStandBesideOneLine() throws {
    let found = try baselines(
      "<ol start=7><li><ol start=8><li><div></div></ol>"
        + "<ol start=9><li style='padding-top: 5px'><ol start=10><li>first<li>second</ol></ol></ol>"
    )
    let first = try #require(found["first"])
    for marker in ["7.", "9.", "10."] { #expect(found[marker] == first) }
    #expect(found["11."] == found["second"])
    // An item without lines is as high as one, with its marker on it.
    #expect(found["8."] == first - 25)
  }
}
