import Foundation
import QuoinGeometry
import QuoinLayout
import QuoinModel
import Testing

@testable import QuoinImport

/// Values of attributes of HTML that make no sense, or are many.
@Suite struct HostileMarkupValueTests {
  private func frames(_ html: String) throws -> [Rect] {
    let document = try HTMLDocument.read(Data("<body style='margin: 0'>\(html)".utf8))
    let root = try #require(document.scenes.first?.root)
    let arrangement = Scene(root, text: FixedTextMeasurer()).layout(in: Size(800, 600))
    #expect(arrangement.diagnostics.isEmpty)
    return arrangement.items.map(\.frame)
  }

  /// A range whose length is too large for a number is drawn like a small range with the same fraction.
  @Test(arguments: [
    ("input type=range", "-1e308", "1e308", "1e308", "0", "10", "10"),
    ("input type=range", "-1e308", "1e308", "0", "-1", "1", "0"),
    ("input type=range", "1e308", "1.5e308", "", "1", "1.5", ""),
    ("meter", "-1e308", "1e308", "5e307", "0", "4", "3"),
    ("meter", "1e308", "1.7e308", "", "0", "1", ""),
    ("progress", "0", "1e308", "1e308", "0", "1", "1"),
  ])
  func gauges(
    _ tag: String, _ least: String, _ most: String, _ value: String, _ low: String, _ high: String,
    _ part: String
  ) throws {
    func gauge(_ least: String, _ most: String, _ value: String) -> String {
      "<\(tag) min=\(least) max=\(most) \(value.isEmpty ? "" : "value=\(value)")>"
    }
    let found = try frames(gauge(least, most, value))
    #expect(found.allSatisfy { $0.isFinite })
    #expect(found == (try frames(gauge(low, high, part))))
  }

  @Test(.timeLimit(.minutes(10))) func manySources() {
    let text = (1...300_000).map { "a\($0) \($0)x, b\($0) \($0)x" }.joined(separator: ",")
    let candidates = ImageCandidate.read(text, width: 100)
    #expect(candidates.count == 300_000)
    // Of two with the same density, the first one.
    #expect(candidates.allSatisfy { $0.address.hasPrefix("a") })
  }

  /// Sizes beyond a million points are reduced in proportion: 1e6 · 5e6 / 1e7 is half a million.
  @Test(arguments: [
    ("viewBox='0 0 1e308 1'", 1e6, 0), ("viewBox='0 0 1e7 5e6'", 1e6, 5e5),
    ("viewBox='0 0 30 20'", 30, 20),
    ("width='2000000' height='1000000'", 1e6, 5e5),
    ("width='2' viewBox='0 0 1e-300 1e300'", 2, 1e6),
    ("width='2' viewBox='0 0 3 9'", 2, 6),
  ])
  func drawingsHaveALimit(_ attributes: String, _ width: Double, _ height: Double) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    let size = try #require(SVGHeader(Data(text.utf8))).size
    #expect(abs(size.width - width) < 1e-6 && abs(size.height - height) < 1e-6, "\(size)")
  }

  /// A value may contain what stands for null.
  @Test func nullsAreNotTexts() throws {
    let data = try TemplateData(
      json: Data(#"{"a": "x\ufffenull", "b": "\u0001null", "c": null}"#.utf8), path: "d.json")
    let filled = try FilledTemplate(
      Data(#"{"a": "{{a}}", "b": "{{b}}", "c": {{c}}, "d": "{{c}}"}"#.utf8), as: .json, with: data)
    let object = try #require(
      JSONSerialization.jsonObject(with: Data(filled.text)) as? [String: Any])
    #expect(object["a"] as? String == "x\u{FFFE}null")
    #expect(object["b"] as? String == "\u{1}null")
    #expect(object["c"] is NSNull)
    #expect(object["d"] as? String == "")
  }
}
