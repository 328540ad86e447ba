import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinImport

/// The intrinsic widths of columns, with content that is 50 wide and gaps of 32.
///
/// Chromium 156 has the same widths: with a width of columns, one column is the smallest size; without, all of them are.
@Suite struct ColumnSizeTests {
  @Test(arguments: [
    ("2 300px", 50.0, 632.0), ("300px", 50, 300), ("2 40px", 40, 132), ("2", 132, 132),
    ("3 20px", 20, 214), ("auto", 50, 50),
  ])
  func widths(columns: String, least: Double, most: Double) throws {
    var options = ImportOptions()
    options.size = Size(1000, 600)
    options.text = FixedTextMeasurer()
    let content = "<i style='display:block;width:50px;height:10px'></i>"
    let style = "columns:\(columns);column-gap:32px"
    let page =
      "<!doctype html><body><section style=width:min-content><div style='\(style)'>\(content)</div>"
      + "</section><section style=width:max-content><div style='\(style)'>\(content)</div></section>"
    let document = try HTMLDocument.read(Data(page.utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: FixedTextMeasurer())
    let items = scene.layout(in: Size(1000, 600)).items.filter { $0.type == "section" }
    #expect(items.map(\.frame.width) == [least, most])
  }
}
