import Foundation
import QuoinGeometry
import QuoinImport
import QuoinLayout
import Testing

/// Calculations without a finite result leave a page with finite frames: CSS Values 4 §10.12.
@Suite struct InfiniteLengthTests {
  @Test(arguments: [
    "<p style='font-size:calc(min(1px,10%)*infinity);columns:1em'>a",
    "<p style='font-size:calc(min(1em,10%)*infinity)'>a <b style='border:1em solid'>b</b>",
    "<div style='columns:100px;column-gap:calc(hypot(10%,5px)*infinity)'>a</div>",
    "<div style='width:calc(1px/0);columns:calc(1px/0)'>a</div>",
    "<div style='display:grid;grid-template-columns:repeat(auto-fill,calc(1px/0)) calc(infinity*1fr)'>a</div>",
    String(repeating: "<div style='font-size:1e9em'>", count: 40) + "<p style='columns:1em'>a",
  ]) func framesAreFinite(page: String) throws {
    var options = ImportOptions()
    options.size = Size(300, 200)
    let document = try HTMLDocument.read(Data("<!doctype html>\(page)".utf8), options: options)
    let root = try #require(document.scenes.first?.root)
    let layout = Scene(root, text: FixedTextMeasurer()).layout(in: Size(300, 200))
    #expect(layout.items.allSatisfy { $0.frame.isFinite })
  }
}
