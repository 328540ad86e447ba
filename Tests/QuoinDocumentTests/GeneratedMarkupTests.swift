import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// The markup that generators of documentation, mail and slides write, and the frames that Chromium 156 reports for it
/// (`getBoundingClientRect`).
@Suite struct GeneratedMarkupTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var name: String
    var html: String
    var frames: [String: Rect]
    /// The largest difference from Chromium's frames, in points.
    var tolerance: Double

    init(_ name: String, _ html: String, _ frames: [String: Rect], tolerance: Double = 0.3) {
      (self.name, self.html, self.frames, self.tolerance) = (name, html, frames, tolerance)
    }

    var testDescription: String { name }
  }

  @Test(arguments: cases) func framesAreThoseOfTheBrowser(_ given: Case) throws {
    var options = ImportOptions()
    options.size = Size(800, 600)
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(given.html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    var layout = Scene(scene.root, text: PangoTextMeasurer.standard)
    layout.roundsToPixels = false
    let items = layout.layout(in: Size(800, 600), traits: scene.traits).items
    for (id, expected) in given.frames.sorted(by: { $0.key < $1.key }) {
      let item = try #require(items.first { $0.identifier == id }, "\(id)")
      var frame = item.frame
      var outer = item.parent
      while let index = outer {
        frame = frame.offset(by: items[index].frame.origin)
        outer = items[index].parent
      }
      let differences = [
        frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
        frame.height - expected.height,
      ]
      #expect(
        differences.allSatisfy { abs($0) < given.tolerance }, "\(id) \(frame) is not \(expected)")
    }
  }

  private static let cases: [Case] = [
    Case(
      "an element whose only spaces were removed at the end of a line",
      """
      <!doctype html><body style="margin:0"><div style="width:300px;font:16px/24px 'Liberation Sans'">
      aaa aaaa aaaaa aaaaaaa aaaaaaaaaa a<span id=a> </span><b id=b>bbbbbbbb</b><em id=c><i id=d> </i></em></div>
      """,
      [
        "a": Rect(x: 289.19, y: 3, width: 0, height: 17),
        "b": Rect(x: 0, y: 27, width: 78.19, height: 17),
        "c": Rect(x: 78.19, y: 27, width: 0, height: 17),
        "d": Rect(x: 78.19, y: 27, width: 0, height: 17),
      ]),
    Case(
      "elements around a float alone",
      """
      <!doctype html><body style="margin:0;font:16px/24px 'Liberation Sans'"><div style="width:300px">
      <a id=a><i id=f style="float:left;width:50px;height:30px"></i></a></div>
      <div style="width:300px;clear:both;text-align:center"><a id=b><i style="float:left;width:50px;height:30px"></i></a></div>
      """,
      [
        "a": Rect(x: 50, y: 0, width: 0, height: 0),
        "f": Rect(x: 0, y: 0, width: 50, height: 30),
        "b": Rect(x: 175, y: 30, width: 0, height: 0),
      ]),
    Case(
      "empty last lines of a preformatted text in limited quirks mode",
      """
      <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
      <body style="margin:0"><pre id=a style="margin:0;font:10px/20px 'Liberation Mono'">a

      b

      </pre><pre id=b style="margin:0;font:10px/20px 'Liberation Mono'">a<b>

      </b></pre>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 800, height: 80),
        "b": Rect(x: 0, y: 80, width: 800, height: 40),
      ]),
    Case(
      "a table with rules and frame",
      """
      <!doctype html><body style="margin:0;font:16px/20px 'Liberation Sans'"><table id=a frame="void" rules="none" cellpadding=0>
      <tr><td id=b>a<td>b<tr><td>c<td>d</table><table id=c frame=hsides rules=rows border=2 cellpadding=4><tr><td id=d>a<td id=e>b<tr><td>c<td id=f>d</table>
      <table id=g rules=groups cellpadding=0><thead id=h><tr><td>a<td>b<tbody id=i><tr><td>c<td>d</table>
      <table id=j rules=all border=1 bordercolor=red cellpadding=0><tr><td id=k>a<td>b</table><table id=l frame=box rules=cols cellpadding=0><tr><td>a<td id=m>b</table>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 17.81, height: 40),
        "b": Rect(x: 0, y: 0, width: 8.91, height: 20),
        "c": Rect(x: 0, y: 40, width: 33.81, height: 61),
        "d": Rect(x: 0, y: 41, width: 16.91, height: 29.5),
        "e": Rect(x: 16.91, y: 41, width: 16.91, height: 29.5),
        "f": Rect(x: 16.91, y: 70.5, width: 16.91, height: 29.5),
        "g": Rect(x: 0, y: 101, width: 17.81, height: 41),
        "h": Rect(x: 0, y: 101, width: 17.81, height: 20.5),
        "i": Rect(x: 0, y: 121.5, width: 17.81, height: 20.5),
        "j": Rect(x: 0, y: 142, width: 20.81, height: 22),
        "k": Rect(x: 0.5, y: 142.5, width: 9.91, height: 21),
        "l": Rect(x: 0, y: 164, width: 20.81, height: 22),
        "m": Rect(x: 10.41, y: 164.5, width: 9.91, height: 21),
      ]),
    Case(
      "the x-height of a font that does not state it",
      """
      <!doctype html><body style="margin:0"><div id=a style="font:14px 'DejaVu Sans Mono';width:20ex;height:5px"></div>
      <div id=b style="font:14px 'Liberation Sans';width:20ex;height:5px"></div><p style="margin:0;font:14px/40px 'DejaVu Sans'">x<i
      id=c style="display:inline-block;width:5px;height:5px;vertical-align:middle"></i></p>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 160, height: 5),
        "b": Rect(x: 0, y: 5, width: 147.92, height: 5),
        "c": Rect(x: 8.3, y: 28.5, width: 5, height: 5),
      ]),
    Case(
      "spaces beside characters of another font",
      """
      <!doctype html><body style="margin:0;font:16px/20px 'Liberation Sans'">☰ <span id=a>a</span> ☰ ☰ <span id=b>b</span> é <span id=c>c</span>
      """,
      [
        "a": Rect(x: 18.8, y: 1, width: 8.91, height: 17),
        "b": Rect(x: 69.73, y: 1, width: 8.91, height: 17),
        "c": Rect(x: 96.44, y: 1, width: 8, height: 17),
      ]),
    Case(
      "small capitals",
      """
      <!doctype html><body style="margin:0;font:16px/20px 'Liberation Sans'"><h3 id=a style="margin:0;font:bold 12.8px/20px 'Liberation Serif';font-variant:small-caps">About</h3>
      <p id=b style="margin:0;line-height:10px;font-variant:small-caps">Small <span id=c>Caps</span></p><p style="margin:0"><span id=d style="font-variant:small-caps">small</span> x</p>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 800, height: 20),
        "b": Rect(x: 0, y: 20, width: 800, height: 10),
        "c": Rect(x: 43.86, y: 16, width: 33.58, height: 17),
        "d": Rect(x: 0, y: 31, width: 36.08, height: 17),
      ]),
    Case(
      "the heights of fields",
      """
      <!doctype html><style>body{margin:0;font:16px/20px Inter}input{font:inherit;margin:0;padding:0;border:0;display:block;width:100px}.s::placeholder{font-size:10px}.l::placeholder{font-size:30px}</style>
      <input id=a style="line-height:1"><input id=b style="line-height:1" placeholder=x><input id=c style="line-height:1.15"><input id=d style="line-height:1.15" value=x>
      <input id=e style="line-height:2" placeholder=x><input id=f class=s style="line-height:2" placeholder=x><input id=g class=s placeholder=x><input id=h class=l placeholder=x>
      <input id=i type=search style="line-height:5px"><input id=j type=number style="line-height:2"><p style="margin:0"><input class=s id=k placeholder=x style="display:inline;line-height:1.5"><span id=l>a</span></p>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 100, height: 20),
        "b": Rect(x: 0, y: 20, width: 100, height: 20),
        "c": Rect(x: 0, y: 40, width: 100, height: 18.39),
        "d": Rect(x: 0, y: 58.39, width: 100, height: 18.39),
        "e": Rect(x: 0, y: 76.78, width: 100, height: 32),
        "f": Rect(x: 0, y: 108.78, width: 100, height: 32),
        "g": Rect(x: 0, y: 140.78, width: 100, height: 20),
        "h": Rect(x: 0, y: 160.78, width: 100, height: 20),
        "i": Rect(x: 0, y: 180.78, width: 100, height: 20),
        "j": Rect(x: 0, y: 200.78, width: 100, height: 32),
        "k": Rect(x: 0, y: 232.78, width: 100, height: 24),
        "l": Rect(x: 100, y: 234.78, width: 9.03, height: 20),
      ]),
    Case(
      "line heights in 64ths of a pixel",
      """
      <!doctype html><body style="margin:0;font:16px 'Liberation Sans'"><div id=a style="line-height:22.4px">a<br>b<br>c<br>d<br>e<br>f<br>g<br>h</div>
      <div id=b style="line-height:1.4em">a<br>b<br>c<br>d<br>e<br>f<br>g<br>h</div><div id=c style="line-height:1.4">a<br>b<br>c<br>d<br>e<br>f<br>g<br>h</div><div id=d style="line-height:115%">a<br>b<br>c<br>d<br>e<br>f<br>g<br>h</div>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 800, height: 179.25),
        "b": Rect(x: 0, y: 179.25, width: 800, height: 179.25),
        "c": Rect(x: 0, y: 358.5, width: 800, height: 179.13),
        "d": Rect(x: 0, y: 537.63, width: 800, height: 147.25),
      ], tolerance: 0.02),
    Case(
      "breaks after spaces before punctuation",
      """
      <!doctype html><style>body{margin:0;font:10px/10px 'DejaVu Sans Mono'}div{width:60px}</style><div id=a>aa, :bb:`c`</div><div id=b>abcde / fghi</div>
      <div id=c>Bonjour ! oui</div><div id=d>aaaaaaaaa !</div>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 60, height: 20),
        "b": Rect(x: 0, y: 20, width: 60, height: 20),
        "c": Rect(x: 0, y: 40, width: 60, height: 20),
        "d": Rect(x: 0, y: 60, width: 60, height: 20),
      ]),
    Case(
      "breaks in words that break anywhere, and punctuation",
      """
      <!doctype html><style>body{margin:0;font:14px/17px 'DejaVu Sans Mono'}pre{margin:0;width:320px;white-space:pre-wrap;word-break:break-all}</style>
      <pre>    <b>print</b>(<i id=a>'a very long line of output'</i>, i)</pre><pre style="width:60px"><i id=b>abcdef.ghi</i></pre><pre style="width:60px"><i id=c>abcdef(ghi</i></pre><pre style="width:60px"><i id=d>abcdefghij</i></pre>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 303.47, height: 33),
        "b": Rect(x: 0, y: 34, width: 59.02, height: 33),
        "c": Rect(x: 0, y: 68, width: 50.58, height: 33),
        "d": Rect(x: 0, y: 102, width: 59.02, height: 33),
      ]),
    Case(
      "the default margins of the first block in a first block in quirks mode",
      """
      <body style="margin:8px;font:16px/20px 'Liberation Sans'"><div id=a><div> </div><div><h1 id=b style="font-size:20px">Head</h1></div></div><table cellpadding=0><tr><td id=c><div><p id=d>x</p></div></table>
      <div style="padding:1px"><p id=e>x</div>
      """,
      [
        "a": Rect(x: 8, y: 8, width: 784, height: 20),
        "b": Rect(x: 8, y: 8, width: 784, height: 20),
        "c": Rect(x: 10, y: 43.39, width: 8, height: 18),
        "d": Rect(x: 10, y: 43.39, width: 8, height: 18),
        "e": Rect(x: 9, y: 80.39, width: 782, height: 20),
      ]),
    Case(
      "a fixed box without insets in a positioned box",
      """
      <!doctype html><style>body{margin:0;font:16px/16px "Liberation Sans"}.r{position:relative;min-height:100px}.s{position:fixed;margin:10px}</style><p>para</p><div class=r><div>aa</div><div><a class=s id=a>skip</a></div><div>x</div></div>
      <div class=r style="display:flex;flex-direction:column"><div>aa</div><div><a class=s id=b>skip</a></div></div><div class=r><a class=s id=d style="top:5px;left:7px">corner</a></div>
      """,
      [
        "a": Rect(x: 10, y: 74, width: 28.45, height: 16),
        "b": Rect(x: 10, y: 174, width: 28.45, height: 16),
        "d": Rect(x: 17, y: 15, width: 45.36, height: 16),
      ]),
    Case(
      "colours of borders that are no colours in CSS",
      """
      <!doctype html><body style="margin:0;font:10px/10px 'Liberation Sans'"><table id=a border=3 bordercolor=000080 cellspacing=0 cellpadding=0><tr><td id=b>xx</table>
      <table id=c border=3 bordercolor="" cellspacing=0 cellpadding=0><tr><td id=d>xx</table>
      """,
      [
        "a": Rect(x: 0, y: 0, width: 18, height: 18), "b": Rect(x: 3, y: 3, width: 12, height: 12),
        "c": Rect(x: 0, y: 18, width: 18, height: 18),
        "d": Rect(x: 3, y: 21, width: 12, height: 12),
      ]),
  ]
}
