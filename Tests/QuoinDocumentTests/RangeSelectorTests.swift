import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinImport

/// Which fields `:in-range`, `:out-of-range` and `:invalid` match, as Chromium 156 answers `matches()`.
@Suite struct RangeSelectorTests {
  @Test(arguments: [
    ("type=number min=1 max=5 value=3", "in"), ("type=number min=1 max=5 value=7", "out"),
    ("type=number value=3", ""), ("type=number max=5 value=-7", "in"),
    ("type=number min=1", "in"), ("type=range", "in"), ("type=range min=1 max=5 value=9", "in"),
    ("type=date min=2020-01-01 value=2019-12-31", "out"),
    ("type=date max=2020-01-01 value=2019-12-31", "in"),
    ("type=time min=10:00 max=12:00 value=09:30", "out"),
    ("type=number min=1 max=5 value=7 disabled", ""),
    ("type=number min=1 max=5 value=7 readonly", ""), ("type=text min=1 max=5 value=7", ""),
    ("type=month max=2020-05 value=2020-06", "out"), ("type=number min=abc value=3", ""),
    ("type=number", "in"), ("type=number value=x", "in"), ("type=date", "in"),
    ("type=date value=2020-01-01", ""), ("type=time value=zz min=10:00", "in"),
    ("type=week value=2020-W10 min=2020-W11", "out"), ("type=text -quoin-range=out", ""),
    ("type=time min=21:00 max=06:00 value=23:00", "in"),
    ("type=time min=21:00 max=06:00 value=12:00", "out"),
    ("type=time max=09:00 value=10:00:30", "out"),
    ("type=time max=10:00 value=10:00:00", "in"),
    ("type=time min=10:00 value=10:00:30.5", "in"),
    ("type=datetime-local max=2024-01-01T00:00 value=2024-01-01T00:00:01", "out"),
    ("type=datetime-local max=2024-01-01T00:00 value='2024-01-01 00:30'", "out"),
    ("type=date max=2024-01-01 value=2024-99-99", "in"),
    ("type=date max=2023-01-01 value=2023-02-29", "in"),
    ("type=date max=2023-01-01 value=2024-02-29", "out"),
    ("type=month max=2020-05 value=2020-13", "in"),
    ("type=week max=2020-W11 value=2020-W60", "in"),
    ("type=time max=09:00 value=25:00", "in"),
    ("type=number max=5 value=0x10", "in"),
    ("type=number max=5 value=1.", "in"),
    ("type=number max=5 value=1e1", "out"),
    ("type=number min=1 value=.5", "out"),
    ("type=number max=5 value=+9", "in"),
    ("type=date max=12024-01-01 value=12025-01-01", "out"),
  ])
  func rangesAreThoseOfTheBrowser(attributes: String, expected: String) throws {
    let page = """
      <!doctype html><style>input { width: 100px; height: 10px; margin: 0; appearance: none; box-sizing: border-box }
      :in-range { width: 200px } :out-of-range { width: 300px } :invalid { height: 40px }</style>
      <input id=i \(attributes)>
      """
    var options = ImportOptions()
    options.text = FixedTextMeasurer()
    let document = try HTMLDocument.read(Data(page.utf8), options: options)
    let scene = Scene(try #require(document.scenes.first?.root), text: FixedTextMeasurer())
    let node = try #require(scene.root.find("i"))
    let size = try #require(scene.layout(in: Size(780, 600)).frame(of: node)).size
    #expect(size.width == ["in": 200, "out": 300, "": 100][expected])
    #expect(size.height == (expected == "out" ? 40 : 10))
  }
}
