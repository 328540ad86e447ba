import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Single pixels of painted documents, as Chromium 156 paints them.
@Suite struct PaintedPixelTests {
  /// Returns the grey or colour of a pixel of a document of 60 by 40 points, in hexadecimal.
  private func pixels(_ html: String, _ places: [(Int, Int)], scale: Double = 1) throws -> [String]
  {
    let page = "<!doctype html><style>body { margin: 0; font: 16px/1 serif }</style>\(html)"
    var options = ImportOptions()
    options.text = PangoTextMeasurer.standard
    options.displayScale = scale
    let document = try HTMLDocument.read(Data(page.utf8), options: options)
    let scene = try #require(document.scenes.first)
    var layout = Scene(scene.root, text: PangoTextMeasurer.standard)
    layout.roundsToPixels = false
    let arrangement = layout.layout(in: Size(60, 40), traits: scene.traits)
    let picture = try #require(Bitmap(png: PNG(arrangement, scale: scale).data))
    return places.map { x, y in
      let start = (y * picture.width + x) * 4
      return picture.pixels[start..<start + 3].map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16)
      }.joined()
    }
  }

  private static let red = "position: absolute; background: red; width: 20px; height: 10px"

  /// The edges of boxes are on whole pixels, wherever the layout has them.
  @Test(arguments: [
    // From 10.5 to 30.5, and from 4.3 to 14.3.
    (
      "<div style='\(red); left: 10.5px; top: 4.3px'></div>", [10, 11, 30, 31],
      ["ffffff", "ff0000", "ff0000", "ffffff"], 8
    ),
    (
      "<div style='\(red); left: 10.4px; top: 4px'></div>", [9, 10, 29, 30],
      ["ffffff", "ff0000", "ff0000", "ffffff"], 8
    ),
    // Lines keep their width.
    (
      "<div style='\(red); left: 10.5px; top: 4px; border: 1px solid lime'></div>",
      [10, 11, 12, 31, 32, 33],
      ["ffffff", "00ff00", "ff0000", "ff0000", "00ff00", "ffffff"], 8
    ),
    (
      "<div style='\(red); left: 10.5px; top: 4px; outline: 1px solid lime'></div>", [9, 10, 11],
      ["ffffff", "00ff00", "ff0000"], 8
    ),
    // What is thinner than a pixel is one.
    (
      "<div style='\(red); left: 10.6px; top: 4px; width: .3px'></div>", [10, 11, 12],
      ["ffffff", "ff0000", "ffffff"], 8
    ),
    // Fragments of inline boxes, and what clips.
    (
      "<span style='position: absolute; left: 10.5px; top: 4px'><b style='background: red; color: red'>M</b></span>",
      [10, 11], ["ffffff", "ff0000"], 8
    ),
    (
      "<div style='position: absolute; left: 10.5px; top: 4px; width: 20px; height: 10px; overflow: hidden'>"
        + "<div style='background: red; height: 90px'></div></div>", [10, 11, 30, 31],
      ["ffffff", "ff0000", "ff0000", "ffffff"], 8
    ),
  ])
  func boxesAreOnPixels(html: String, x: [Int], colors: [String], y: Int) throws {
    #expect(try pixels(html, x.map { ($0, y) }) == colors)
  }

  /// With two pixels a point, half points are whole pixels.
  @Test func boxesAreOnPixelsOfTheScale() throws {
    let html = "<div style='\(Self.red); left: 10.5px; top: 4px'></div>"
    let colors = try pixels(html, [(20, 16), (21, 16), (60, 16), (61, 16)], scale: 2)
    #expect(colors == ["ffffff", "ff0000", "ff0000", "ffffff"])
  }

  /// Lines whose colour no style sets; those of tables have the colour of the text, 3D ones of other boxes are grey.
  @Test(arguments: [
    ("<div style='border: 3px solid; color: red'>", ["ff0000", "ff0000", "ff0000"]),
    (
      "<div style='border-style: solid; border-width: 3px; color: red'>",
      ["ff0000", "ff0000", "ff0000"]
    ),
    ("<div style='border: 3px inset; color: red'>", ["9a9a9a", "9a9a9a", "9a9a9a"]),
    ("<div style='border: 3px outset; color: red'>", ["eeeeee", "eeeeee", "eeeeee"]),
    (
      "<div style='border: 3px inset; display: table; color: red'>", ["ab0000", "ab0000", "ab0000"]
    ),
    (
      "<div style='border: 3px solid red'><div style='border: 3px solid; border-color: inherit; color: blue'>",
      ["ff0000", "ff0000", "ff0000"]
    ),
    (
      "<div style='border: 3px solid; color: red'><div style='color: blue; margin-left: -3px; border: 3px solid; border-color: inherit'>",
      ["0000ff", "0000ff", "0000ff"]
    ),
    ("<fieldset style='margin: 0; color: red'>", ["9b9b9b", "efefef", "ffffff"]),
    ("<hr style='margin: 0; height: 20px'>", ["9a9a9a", "ffffff", "ffffff"]),
    // Tables and cells by their attribute.
    (
      "<table border=3 cellspacing=0 style='color: red'><td style='color: blue'>",
      ["ff0000", "ff0000", "ff0000"]
    ),
    (
      "<table border=1 cellspacing=0 style='color: red'><td style='color: blue'>",
      ["ff0000", "0000ab", "ffffff"]
    ),
    (
      "<table border=1 cellspacing=0 style='border-color: lime'><td>",
      ["00ff00", "00ab00", "ffffff"]
    ),
    ("<table border=1 cellspacing=0 bordercolor=lime><td>", ["00ff00", "00ff00", "ffffff"]),
  ])
  func linesWithoutAColor(html: String, colors: [String]) throws {
    let text = "<div style='height: 20px; width: 20px'></div>"
    #expect(try pixels(html + text, [(0, 8), (1, 8), (2, 8)]) == colors)
  }

  /// HTML §4.10.19.5: a fieldset disables the controls in it, except those in its legend.
  @Test(arguments: [
    ("<fieldset disabled><b id=x><input>", "red"), ("<fieldset><input>", "blue"),
    ("<fieldset disabled><legend><input>", "blue"),
    ("<fieldset disabled><p><legend><input>", "red"),
    ("<fieldset disabled><legend></legend><legend><input>", "red"),
    ("<fieldset disabled><legend><fieldset><input>", "blue"),
    ("<fieldset disabled><legend><fieldset disabled><input>", "red"),
    ("<fieldset><input disabled>", "red"), ("<p disabled><input>", "blue"),
  ])
  func disabledControls(html: String, color: String) throws {
    let css = """
      <style>fieldset, p, legend { all: unset } input { position: fixed; left: 0; top: 0; width: 20px; height: 20px;
      border: none; padding: 0; background: blue } input:disabled { background: red }</style>
      """
    let found = try pixels(css + html, [(10, 10)])
    #expect(found == [color == "red" ? "ff0000" : "0000ff"])
  }
}
