import Foundation
import QuoinCairo
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinImport

/// Documents in the modes of their doctypes.
///
/// The sizes are those of Chromium 156 for the same text in a file.
@Suite struct QuirksTests {
  private static let body = """
    <body style="margin:0;font:bold 20px/40px 'DejaVu Sans'"><table id=t cellpadding=0 cellspacing=0><tr><td>\
    <b style="display:inline-block;width:30px;height:12px"></b></td><td>XX</td></tr></table>\
    <div id=d><i style="display:inline-block;width:30px;height:12px"></i></div>\
    <div id=e><u style="font-size:60px"><i style="display:inline-block;width:30px;height:12px"></i></u></div>\
    <div id=f><u style="border:1px solid"><i style="display:inline-block;width:30px;height:12px"></i></u></div>\
    <div id=g>X<i style="display:inline-block;width:30px;height:12px"></i></div>\
    <input id=i style="width:100px;padding:10px;border:0">
    """

  @Test(arguments: [
    ("", [51.92, 19, 12, 12, 40, 40, 100]),
    (
      "<!doctype html public \"-//W3C//DTD XHTML 1.0 Transitional//EN\" "
        + "\"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd\">",
      [60.84, 40, 12, 12, 40, 40, 120]
    ),
    ("<!doctype html>", [60.84, 40, 40, 54, 40, 40, 120]),
    (
      "<!doctype html public \"-//W3C//DTD HTML 4.01 Transitional//EN\">",
      [51.92, 19, 12, 12, 40, 40, 100]
    ),
    (
      "<!DOCTYPE HTML PUBLIC \"-//W3C//DTD HTML 3.2 Final//EN\">",
      [51.92, 19, 12, 12, 40, 40, 100]
    ),
  ])
  func sizesAreThoseOfTheBrowser(doctype: String, expected: [Double]) throws {
    var options = ImportOptions()
    options.size = Size(780, 600)
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data((doctype + Self.body).utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: PangoTextMeasurer.standard)
    let items = scene.layout(in: Size(780, 600)).items
    func size(_ id: String) throws -> Size {
      try #require(items.first(where: { $0.identifier == id })).frame.size
    }
    let table = try size("t")
    var found = [table.width, table.height]
    for id in ["d", "e", "f", "g"] { found.append(try size(id).height) }
    found.append(try size("i").width)
    for (a, b) in zip(found, expected) { #expect(abs(a - b) < 0.6, "\(found) is not \(expected)") }
  }

  private static let identifiers: [(String, String?, HTMLTree.Mode)] = [
    ("-//W3C//DTD XHTML 1.0 Strict//EN", "x", .standards),
    ("-//W3C//DTD HTML 4.01//EN", nil, .standards), ("html", nil, .quirks),
    ("-//W3C//DTD HTML 4.01 Frameset//EN", "x", .limitedQuirks),
    ("-//W3C//DTD HTML 4.01 Frameset//EN", nil, .quirks),
    ("-//IETF//DTD HTML 2.0 Level 1//EN", "x", .quirks),
    ("", "http://www.ibm.com/data/dtd/v11/ibmxhtml1-transitional.dtd", .quirks),
  ]

  @Test(arguments: identifiers)
  func modesAreThoseOfTheStandard(publicID: String, systemID: String?, mode: HTMLTree.Mode) {
    #expect(HTMLTree.Mode(publicID: publicID, systemID: systemID) == mode)
  }
}
