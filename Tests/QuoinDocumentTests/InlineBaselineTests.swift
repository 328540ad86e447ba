import Foundation
import Quoin
import QuoinCairo
import QuoinImport
import Testing

/// Where boxes without a baseline of their own stand in lines, and how high empty items of lists are: as in Chromium.
@Suite struct InlineBaselineTests {
  private func arrangement(_ body: String) throws -> Arrangement {
    let html =
      "<!doctype html><style>body { margin: 0; font: 16px/20px Arial } u { display: inline-block; width: 10px; "
      + "height: 10px } .b { display: inline-block; padding-bottom: 40px } .s { overflow: auto; height: 30px } "
      + "ul { margin: 0 } .a { display: inline-block } .f { display: flex } .g { display: grid }</style>"
      + body
    var options = ImportOptions()
    options.text = PangoTextMeasurer.standard
    let document = try HTMLDocument.read(Data(html.utf8), options: options)
    let scene = try #require(document.scenes.first)
    var quoin = Scene(scene.root, text: PangoTextMeasurer.standard)
    quoin.roundsToPixels = false
    return quoin.layout(in: scene.size, traits: scene.traits)
  }

  private func frame(_ name: String, in arrangement: Arrangement) throws -> Rect {
    let index = try #require(arrangement.items.firstIndex { $0.identifier == name })
    var frame = arrangement.items[index].frame
    var parent = arrangement.items[index].parent
    while let outer = parent {
      frame.origin.y += arrangement.items[outer].frame.minY
      parent = arrangement.items[outer].parent
    }
    return frame
  }

  /// How far the baseline of the line is below the top of a box, by the box `u` that stands on it.
  @Test(
    arguments: [
      // Buttons without lines stand on the lower edge of their content box, whatever is in them.
      ("<button id=x style='height: 60px; width: 40px'></button>", 57),
      ("<button id=x><div style='height: 20px'></div></button>", 23),
      ("<button id=x style='height: 80px; padding: 0 0 30px'><div></div></button>", 48),
      ("<button id=x style='height: 60px'><div style='height: 9px'></div></button>", 57),
      ("<button id=x style='height: 60px; overflow: hidden'></button>", 57),
      // Other boxes do not, although they centre their content.
      ("<div id=x class=a style='align-content: center; height: 60px'></div>", 60),
      // A block that scrolls stands on the line with its margin.
      ("<div id=x class=b>line<div class=s style='margin-bottom: 7px'>t</div></div>", 57),
      ("<div id=x class=b>line<div class=s></div><div style='height: 10px'></div></div>", 50),
      ("<div id=x class=b>line<div class=s></div><div>line</div></div>", 65),
      ("<div id=x class=b>line<div class=s style='overflow: clip'>t</div></div>", 35),
      ("<div id=x class=b style='overflow: hidden'><div>line</div></div>", 60),
      // A flex container or a grid passes on its first baseline.
      ("<div id=x class=b><div class=f><div>c</div><div>a<br>b</div></div></div>", 15),
      ("<div id=x class=b><div class=g><div>c</div><div>a<br>b</div></div></div>", 15),
      ("<div id=x class=b><div class='f s'>t</div></div>", 15),
      ("<div id=x class=b>a<div class=g style='height: 20px'><div></div></div></div>", 40),
    ] as [(String, Double)])
  func whereBoxesStand(_ box: String, _ baseline: Double) throws {
    let arrangement = try arrangement("<section>x<u id=u></u>\(box)</section>")
    let found = try frame("u", in: arrangement).maxY - frame("x", in: arrangement).minY
    #expect(abs(found - baseline) < 0.1, "\(found)")
  }

  @Test(
    arguments: [
      ("<ul class=f><li id=x></ul>", 20), ("<ul class=g><li id=x></ul>", 20),
      ("<ul><li id=x style='position: absolute'></ul>", 20),
      ("<ul><li id=x style='min-height: 5px'></ul>", 20),
      ("<ul><li id=x style='min-height: 35px'></ul>", 35),
      ("<ul><li id=x style='min-height: 0'></ul>", 20),
      ("<ul class=f><li id=x style='padding-top: 9px'></ul>", 29),
      ("<ul class=f><li id=x style='padding-top: 9px; box-sizing: border-box'></ul>", 29),
      ("<ul><li id=x style='max-height: 8px'></ul>", 8),
      ("<ul><li id=x style='contain: size; contain-intrinsic-size: 50px'></ul>", 50),
      ("<ul class=f style='flex-direction: column'><li id=x></ul>", 20),
    ] as [(String, Double)])
  func emptyItemsAreAsHighAsTheirMarkers(_ list: String, _ height: Double) throws {
    #expect(try frame("x", in: arrangement(list)).height == height)
  }

  /// Marker and line share a baseline: 16 points below the top of the item's line, and 8 below that of the paragraph's.
  @Test(
    arguments: [
      ("<ul><li id=l><p id=x>x</p></ul>", 8, 18),
      ("<ul style='list-style: none'><li id=l><p id=x>x</p></ul>", 0, 10),
      ("<ul><li id=l><div><p id=x style='padding-top: 3px'>x</p></div></ul>", 5, 18),
      ("<ul><li id=l><div style='height: 4px'></div><p id=x>x</p></ul>", 12, 22),
      ("<div class=a><ul><li id=l><p id=x style='margin-top: 6px'>x</p></ul></div>", 14, 18),
      ("<ul><li id=l style='height: 12px'><p id=x>x</p></ul>", 8, 12),
      ("<ul><li id=l><div id=x class=f><p>x</p></div></ul>", 8, 18),
      ("<ul><li id=l><p style='float: left'>x</p><p id=x>x</p></ul>", 8, 18),
      ("<ul><li id=l><p style='float: left'>x</p><div id=x class=g><p>x</p></div></ul>", 8, 18),
      (
        "<ul><li id=l><ul><li id=x style='font-size: 8px; line-height: 10px'>x</ul></ul>", 8, 18
      ),
      ("<ul><li id=l><p id=x style='line-height: 50px'>x</p></ul>", 0, 50),
    ] as [(String, Double, Double)])
  func firstLinesAreBesideTheirMarkers(_ list: String, _ top: Double, _ height: Double) throws {
    let style = "<style>p { margin: 0; font-size: 8px; line-height: 10px }</style>"
    let arrangement = try arrangement(style + list)
    #expect(try frame("x", in: arrangement).minY == top)
    #expect(try frame("l", in: arrangement).height == height)
  }

  /// Asking for a baseline after the layout of each item would take 2³⁰ layouts.
  @Test func nestedItemsAreLaidOutOnce() throws {
    let style = "<style>ul, li { height: 1%; margin: 1px }</style>"
    let end = "<div style='height: 1px'></div>"
    let lists = String(repeating: "<ul><li>", count: 30) + end
    let boxes = String(repeating: "<ul><li><div class=f>", count: 20) + end
    let float = "<p style='float: left'>x</p>"
    let floated = String(repeating: "<ul><li>\(float)<div style='overflow: auto'>", count: 20) + end
    for content in [lists, boxes, floated] {
      #expect(try arrangement(style + content).items.count > 60)
      // An inline block asks for the baseline of its content.
      #expect(try arrangement(style + "<div class=a>" + content).items.count > 60)
    }
  }
}
