import Foundation
import QuoinCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinImport

/// The sizes of form controls with percentages, and of menus.
///
/// They are those of Chromium 156 for the same document. In min-content, a percentage width leaves nothing, a percentage maximum
/// width leaves the whole control, and dates, checkboxes and radio buttons keep their size in either case.
@Suite struct ControlMinimumTests {
  /// The heights of menus, whose lines have no gap where the author gives no line height.
  @Test(arguments: [
    ("", 25.0), ("line-height:40px", 25), ("appearance:none", 23),
    ("appearance:none;line-height:40px", 42), ("appearance:none;line-height:1.5", 29.61),
  ])
  func heightOfMenu(style: String, height: Double) throws {
    let menu =
      "<select style=\"font:18.4px 'Liberation Sans';\(style)\"><option>Twenty one</select>"
    #expect(abs(try size(of: menu, "select").height - height) < 0.5)
  }

  @Test(arguments: [
    ("<input style=max-width:100%>", 177.0), ("<input style=width:100%>", 8),
    ("<input type=search style=max-width:100%>", 177),
    ("<input type=date style=max-width:100%>", 125.33),
    ("<input type=date style=width:100%>", 125.33),
    ("<input type=checkbox style=width:100%>", 20), ("<input type=radio style=max-width:100%>", 21),
    ("<input type=file style=max-width:100%>", 253),
    ("<textarea style=max-width:100%></textarea>", 182),
    ("<textarea style=width:100%></textarea>", 6), ("<input type=range style=max-width:100%>", 133),
    ("<select style=max-width:100%><option>Twenty one</select>", 91),
    ("<select style=width:100%><option>Twenty one</select>", 2),
    ("<select multiple style=width:100%><option>Twenty one</select>", 2),
    ("<input type=range style=width:100%>", 4), ("<input type=file style=width:100%>", 0),
  ])
  func leastWidth(control: String, width: Double) throws {
    let found = try size(of: "<section style=width:min-content>\(control)</section>", "section")
      .width
    #expect(abs(found - width) < 1.01, "\(found)")
  }

  private func size(of content: String, _ type: String) throws -> Size {
    var options = ImportOptions()
    options.size = Size(1000, 600)
    options.text = PangoTextMeasurer.standard
    let page = "<!doctype html><body style=\"font:16px 'Liberation Sans'\">\(content)"
    let document = try HTMLDocument.read(Data(page.utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: PangoTextMeasurer.standard)
    return try #require(scene.layout(in: Size(1000, 600)).items.first { $0.type == type }).frame
      .size
  }
}
