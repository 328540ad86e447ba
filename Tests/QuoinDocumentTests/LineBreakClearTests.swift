import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinImport

/// The `clear` attribute of `br`: HTML §15.3.3.
@Suite struct LineBreakClearTests {
  /// The next block begins below the line, or below the floats that the break clears.
  ///
  /// A float of 50 by 70 on the left and one of 50 by 90 on the right stand beside a line of 20.
  @Test(arguments: [
    ("<br>", 20.0), ("<br clear=none>", 20), ("<br clear=left>", 70), ("<BR CLEAR=RIGHT>", 90),
    ("<br clear=all>", 90), ("<br clear=both>", 90),
    // What the author's sheet says takes precedence over the attribute.
    ("<br clear=left style='clear:right'>", 90),
  ])
  func theNextBlockIsBelow(lineBreak: String, top: Double) throws {
    var options = ImportOptions()
    options.size = Size(400, 300)
    options.text = FixedTextMeasurer()
    let page = """
      <!doctype html><body style="margin:0;line-height:20px"><div style="float:left;width:50px;height:70px"></div>\
      <div style="float:right;width:50px;height:90px"></div>text\(lineBreak)<div id=next>next</div>
      """
    let document = try HTMLDocument.read(Data(page.utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: FixedTextMeasurer())
    let next = try #require(
      scene.layout(in: Size(400, 300)).items.first { $0.identifier == "next" })
    #expect(next.frame.minY == top)
  }
}
