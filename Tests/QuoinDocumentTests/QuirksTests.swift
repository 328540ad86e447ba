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

  /// Lays a document out in a window of 780 by 600 points.
  private func items(_ document: String) throws -> Arrangement.Items {
    var options = ImportOptions()
    options.size = Size(780, 600)
    options.text = PangoTextMeasurer.standard
    let read = try HTMLDocument.read(Data(document.utf8), options: options)
    let scene = Scene(try #require(read.scenes.first?.root), text: PangoTextMeasurer.standard)
    return scene.layout(in: Size(780, 600)).items
  }

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
    let items = try self.items(doctype + Self.body)
    func size(_ id: String) throws -> Size {
      try #require(items.first(where: { $0.identifier == id })).frame.size
    }
    let table = try size("t")
    var found = [table.width, table.height]
    for id in ["d", "e", "f", "g"] { found.append(try size(id).height) }
    found.append(try size("i").width)
    for (a, b) in zip(found, expected) { #expect(abs(a - b) < 0.6, "\(found) is not \(expected)") }
  }

  private static let page = """
    <html><head><style>.Box{width:120;height:30}#Mark{margin-left:15;height:20;padding:calc(2px) 3}</style></head>
    <body style="font:16px/20px 'DejaVu Sans'"><h2 id=a>Head</h2><p id=b>text</p><div class=bOX id=c></div><div id=mark></div>
    <table id=d cellpadding=0 cellspacing=0 height="25%"><tr><td id=e><p id=f>in a cell</p><p id=g>and last</p></td><td id=h><ul id=i><li>one</li></ul></td></tr></table>
    <div id=j><div id=k style="height:10%"></div></div><div style="height:40px"><div id=l style="height:50%"></div></div>
    <img id=m src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width=40 height=20><br><img id=n src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" width=40 height=20 hspace=5 vspace=3 border=2 align=right></body></html>
    """

  /// Lengths without units, names in other letters, margins at the edges of the page and of cells, percentages of
  /// the viewport's height, breaks behind pictures.
  private static let places: [String: [Double]] = [
    "a": [8, 8, 784, 20],
    "b": [8, 47.91, 784, 20],
    "c": [8, 83.91, 120, 30],
    "mark": [23, 113.91, 769, 24],
    "d": [8, 137.91, 133.83, 124.25],
    "e": [8, 137.91, 64.05, 124.25],
    "f": [8, 173.03, 64.05, 19],
    "g": [8, 208.03, 64.05, 19],
    "h": [72.05, 137.91, 69.78, 124.25],
    "i": [72.05, 182.53, 69.78, 19],
    "j": [8, 262.16, 784, 49.69],
    "k": [8, 262.16, 784, 49.69],
    "l": [8, 311.84, 784, 20],
    "m": [8, 351.84, 40, 20],
    "n": [743, 374.84, 44, 24],
  ]

  @Test func placesAreThoseOfTheBrowser() throws {
    var options = ImportOptions()
    options.size = Size(800, 513)
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(Self.page.utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: PangoTextMeasurer.standard)
    let arrangement = scene.layout(in: Size(800, 513))
    for (id, place) in Self.places {
      let node = try #require(scene.root.find(id))
      let frame = try #require(arrangement.frame(of: node))
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      for (a, b) in zip(found, place) {
        #expect(abs(a - b) < 0.6, "\(id): \(found) is not \(place)")
      }
    }
  }

  /// The body is as high as the viewport without its margins and those of its content that collapse with them.
  ///
  /// Chromium 156 has these frames in a viewport of 720.
  @Test(arguments: [
    ("<body id=b><div>text</div><p>text</p>", 8.0, 696.0),
    ("<body id=b><p>text</p><div>text</div>", 8, 704),
    ("<body id=b style='margin-bottom:0'><p>text</p><div>text</div><p>last</p>", 8, 696),
    (
      "<body id=b style='margin:20px 5px 30px'><div style='margin-top:40px;height:50%'>text</div>"
        + "<p style='margin-bottom:60px'>text</p>", 40, 620
    ),
    ("<body id=b style='margin:0'><h1>text</h1><div>text</div>", 0, 720),
    ("<body id=b style='display:flex'><div style='margin:50px'>text</div>", 8, 704),
    ("<body id=b style='display:grid'><div style='margin:50px'>text</div>", 8, 704),
    ("<body id=b style='display:flow-root'><div style='margin:50px'>text</div>", 8, 704),
  ])
  func theBodyFillsTheViewport(text: String, top: Double, height: Double) throws {
    var options = ImportOptions()
    options.size = Size(1280, 720)
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(text.utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: PangoTextMeasurer.standard)
    let node = try #require(scene.root.find("b"))
    let frame = try #require(scene.layout(in: Size(1280, 720)).frame(of: node))
    #expect(frame.minY == top && frame.height == height, "\(frame)")
  }

  /// The heights of cells are those of their border boxes, and a picture that floats is not what a cell begins with.
  @Test func cellsAreAsHighAsInTheBrowser() throws {
    let text = """
      <body style="margin:0;font:16px/20px 'DejaVu Sans'">
      <table cellspacing=0 cellpadding=0><tr><td id=a height=60 style="padding:3px;border:1px solid">A</td></tr></table>\
      <table cellspacing=0 style="border-collapse:collapse"><tr><td id=b height=60 style="padding:3px;border:4px solid">\
      B</td></tr></table><table cellspacing=0 cellpadding=0><tr><td><img align=left width=20 height=20 hspace=5>\
      <p id=c>text</p></td></tr></table><table cellspacing=0><tr><td id=d style="height:60px;padding:10px">A</td></tr>\
      </table>
      """
    var options = ImportOptions()
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(text.utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: PangoTextMeasurer.standard)
    let arrangement = scene.layout(in: Size(780, 600))
    for (id, top, height) in [("a", 0.0, 60.0), ("b", 62, 60), ("c", 124, 39), ("d", 163, 60)] {
      let node = try #require(scene.root.find(id))
      let frame = try #require(arrangement.frame(of: node))
      #expect(abs(frame.minY - top) < 0.6 && abs(frame.height - height) < 0.6, "\(id): \(frame)")
    }
  }

  /// The lines of a list item keep the height of its font, whatever is in them, unless blocks are beside them.
  @Test func listItemsAreAsHighAsInTheBrowser() throws {
    let text = """
      <body style="margin:0;font:16px/20px 'DejaVu Sans'">
      <ul style="margin:0"><li id=a><span style="font-size:8px;line-height:9px">A</span></ul>
      <div id=b><span style="font-size:8px;line-height:9px">A</span></div>
      <div id=c style="display:list-item;list-style:none"><img width=7 height=7></div>
      <ul style="margin:0;list-style:none"><li id=d><img width=4 height=4><div>x</div><img width=4 height=4></ul>
      """
    var options = ImportOptions()
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(text.utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: PangoTextMeasurer.standard)
    let arrangement = scene.layout(in: Size(780, 600))
    for (id, height) in [("a", 20.0), ("b", 9), ("c", 20), ("d", 28)] {
      let node = try #require(scene.root.find(id))
      #expect(arrangement.frame(of: node)?.height == height, "\(id)")
    }
  }

  /// HTML §15.3.7: the marker of a list item outside of lists is in its line, in quirks mode alone.
  ///
  /// The values are Chromium's.
  @Test(arguments: [("", [22.0, 0, 0, 22, 0]), ("<!doctype html>", [0.0, 0, 0, 0, 0])])
  func markersOutsideOfListsAreInside(doctype: String, lefts: [Double]) throws {
    let body = """
      <body style="margin:0;font:16px/20px 'DejaVu Sans'"><li><span id=a>one</span><ul><li><span id=b>one</span></ul></li>\
      <div style="display:list-item"><span id=c>one</span></div><dl style="margin:0"><dd><li><span id=d>one</span></dl>\
      <menu style="margin:0"><div><li><span id=e>one</span></div></menu>
      """
    let items = try self.items(doctype + body)
    for (id, left) in zip(["a", "b", "c", "d", "e"], lefts) {
      let frame = try #require(items.first { $0.identifier == id }).frame
      #expect(abs(frame.minX - left) < 0.6, "\(id): \(frame)")
    }
  }

  /// What continues at the start of a later line of a list item is text of the item itself, whatever line height its element
  /// has, unless its font is of another size.
  ///
  /// The heights are Chromium's.
  @Test func whatContinuesInAListItemRaisesNoLine() throws {
    let body = """
      <body style="margin:0;font:16px/20px 'DejaVu Sans'"><ul style="margin:0;width:300px">\
      <li id=a><span style="line-height:50px">one<br>two<br>three</span>\
      <li id=b><span style="line-height:50px">one<br>two <b style="line-height:30px">b</b><br>x</span>\
      <li id=c><span style="line-height:50px">one<b style="line-height:30px"><br>b</b>two<br>x</span>\
      <li id=d><span style="line-height:50px"><i style="line-height:40px">one<br>y</i><br>x</span>\
      <li id=e><span style="line-height:50px">one<br>two<b><br>b<br></b>x</span>\
      <li id=f><span style="line-height:50px"><div>a</div>one</span>\
      <li id=g><div>a</div><span style="line-height:50px">one<br>two</span></ul>\
      <div id=h><span style="line-height:50px">one<br>two</span></div>\
      <li id=i style="line-height:1.5"><span style="font-size:10px">one<br>two<br><i>a</i></span>\
      <li id=j style="line-height:1.5"><span style="font-size:10px">one<br><b style="font-size:8px">b</b></span>
      """
    let items = try self.items(body)
    let heights = [90.0, 100, 120, 80, 140, 70, 120, 100, 54, 39]
    for (id, height) in zip(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"], heights) {
      #expect(try #require(items.first { $0.identifier == id }).frame.height == height, "\(id)")
    }
  }

  /// Quirks Mode §3: a cell with the `nowrap` attribute is at least as wide as it says, in quirks mode alone.
  @Test(arguments: [
    ("", [150, 10.16, 150, 25.05]), ("<!doctype html>", [25.05, 10.16, 10.16, 25.05]),
  ])
  func cellsThatDoNotWrapKeepTheirWidth(doctype: String, expected: [Double]) throws {
    func table(_ attributes: String) -> String {
      "<table cellpadding=0 cellspacing=0 width=200><tr><td \(attributes)>a b</td>"
        + "<td>xxxxxxxxxxxxxxxxxxxxxxxx</td></tr></table>"
    }
    let body =
      "<body style=\"margin:0;font:16px 'DejaVu Sans'\">" + table("id=a width=150 nowrap")
      + table("id=b width=150") + table("id=c nowrap style='width:150px;white-space:normal'")
      + table("id=d style='width:150px;white-space:nowrap'")
    let items = try self.items(doctype + body)
    for (id, width) in zip(["a", "b", "c", "d"], expected) {
      let found = try #require(items.first { $0.identifier == id }).frame.width
      #expect(abs(found - width) < 0.6, "\(id) is \(found) points wide")
    }
  }

  /// Lines in limited quirks mode are as high as their content, even if its baseline is above it.
  @Test(arguments: [
    (
      "<!doctype html public \"-//W3C//DTD XHTML 1.0 Transitional//EN\" "
        + "\"http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd\">",
      [50.0, 80, 50, 50]
    ),
    ("<!doctype html>", [80.0, 80, 50, 60]),
  ])
  func boxesBelowTheirBaselineTakeTheirHeight(doctype: String, expected: [Double]) throws {
    func row(_ id: String, _ before: String, height: Int) -> String {
      "<div id=\(id)>\(before)<div style='display:inline-flex;height:50px'>"
        + "<i style='align-self:flex-end;height:\(height)px'>total</i></div></div>"
    }
    let body =
      "<body style=\"margin:0;font:16px/18px 'Liberation Sans'\">" + row("a", "", height: 80)
      + row("b", "x", height: 80) + row("c", "", height: 20) + row("d", "", height: 60)
    let items = try self.items(doctype + body)
    for (id, height) in zip(["a", "b", "c", "d"], expected) {
      #expect(try #require(items.first { $0.identifier == id }).frame.height == height)
    }
  }

  /// HTML §15.3.10: the default margins of the first and last block in a cell and of the first one in the body are ignored,
  /// whatever floats or is positioned before them, or is hidden behind them.
  @Test(arguments: [
    ("", [41.0, 22, 38, 57, 52, 22]), ("<!doctype html>", [57.0, 54, 54, 57, 68, 54]),
  ])
  func blocksBehindFloatsHaveNoDefaultMargins(doctype: String, expected: [Double]) throws {
    func cell(_ id: String, _ content: String) -> String {
      "<table cellspacing=0 cellpadding=2><tr><td id=\(id)>\(content)</table>"
    }
    let body =
      "<style>p{line-height:18px} .f{float:right} .a{position:absolute} .n{display:none}</style>"
      + "<body style=\"font:16px 'DejaVu Sans'\">" + cell("a", "<div class=f>f</div><p>x")
      + cell("b", "<div class=a>f</div><p>x")
      + cell("c", "<i class=n>f</i><ul><li style='line-height:18px'>x</ul>")
      + cell("d", "<div class=f>f</div><ul><li style='line-height:18px'>x</ul>")
      + cell("e", "<p style='line-height:32px'>x</p><div class=f></div>")
      + cell("f", "<p>x</p><p class=n>n</p>")
    let items = try self.items(doctype + body)
    for (id, height) in zip(["a", "b", "c", "d", "e", "f"], expected) {
      #expect(try #require(items.first { $0.identifier == id }).frame.height == height, "\(id)")
    }
  }

  /// A broken picture with one length is a square in quirks mode; without a text it takes no room in a line otherwise.
  @Test(arguments: [
    ("", [50.0, 50, 50, 50, 20, 20, 10, 10, 50, 50, 50, 50, 50, 20, 0, 0]),
    ("<!doctype html>", [16.0, 16, 16, 16, 0, 0, 16, 16, 47.58, 24, 780, 50, 47.58, 24, 0, 0]),
  ])
  func brokenPicturesAreSquares(doctype: String, expected: [Double]) throws {
    let attributes = [
      "width=50", "height=50", "alt='' width=20", "height=10", "alt=text width=50",
      "height=50 style='display:block'", "alt=text width=50 style='height:20px'", "alt=''",
    ]
    let body =
      "<body style=\"margin:0;font:16px/24px 'DejaVu Sans'\">"
      + attributes.enumerated().map { "<div><img id=i\($0.offset) src=x \($0.element)></div>" }
      .joined()
    let items = try self.items(doctype + body)
    for index in attributes.indices {
      let size = try #require(items.first { $0.identifier == "i\(index)" }).frame.size
      let wanted = Size(expected[2 * index], expected[2 * index + 1])
      #expect(abs(size.width - wanted.width) < 0.6 && abs(size.height - wanted.height) < 0.6)
    }
  }

  /// Digits without `#` are a colour, in the properties that the standard names and in quirks mode alone.
  @Test(arguments: [
    ("", "ff0000", 0xFF0000), ("", "000080", 0x80), ("", "123", 0x123), ("", "00a", 0xA),
    ("", "12a", 0x12A), ("", "1e3", 0), ("", "ff00", 0), ("<!doctype html>", "ff0000", 0),
  ])
  func coloursMayLackTheirSign(doctype: String, text: String, expected: UInt32) throws {
    let document = try HTMLDocument.read(
      Data((doctype + "<p id=p style='color: \(text)'>x</p>").utf8), options: ImportOptions())
    let scene = Scene(try #require(document.scenes.first?.root), text: PangoTextMeasurer.standard)
    let item = try #require(scene.layout(in: Size(200, 100)).items.first { $0.identifier == "p" })
    #expect(item.look.text.color == Color(hex: expected))
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
