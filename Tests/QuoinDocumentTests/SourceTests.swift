import Foundation
import Quoin
import QuoinCairo
import QuoinGeometry
import QuoinImport
import QuoinLayout
import QuoinModel
import Testing

/// Pictures whose source depends on the viewport.
///
/// The pictures are drawings of 30 × 20 and 60 × 50 pixels; Chromium 156 chooses the same ones.
@Suite struct SourceTests {
  private static func drawing(_ width: Int, _ height: Int) -> String {
    "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20width='\(width)'%20height='\(height)'/%3E"
  }

  private static let page = """
    <!doctype html>
    <picture><source media="(min-width: 600px)" srcset="\(drawing(30, 20))"><img id=a src="\(drawing(60, 50))"></picture>
    <picture><source media="(max-width: 600px)" srcset="\(drawing(30, 20))"><img id=b src="\(drawing(60, 50))"></picture>
    """

  @Test func conditionsChooseAgainAtEachSize() throws {
    let document = try HTMLDocument.read(Data(Self.page.utf8))
    let scene = Scene(try #require(document.scenes.first?.root), text: PangoTextMeasurer.standard)
    for (width, a, b) in [
      (1280.0, Size(30, 20), Size(60, 50)), (390, Size(60, 50), Size(30, 20)),
      (1280, Size(30, 20), Size(60, 50)),
    ] {
      let arrangement = scene.layout(in: Size(width, 800))
      for (id, size) in [("a", a), ("b", b)] {
        let node = try #require(scene.root.find(id))
        let frame = try #require(arrangement.frame(of: node))
        #expect(frame.size == size, "\(id) at \(width)")
      }
    }
  }
}
