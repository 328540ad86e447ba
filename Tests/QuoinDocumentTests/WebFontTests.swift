import Foundation
import Quoin
import QuoinCairo
import QuoinDocument
import QuoinImport
import Testing

/// Fonts of documents by their axes, descriptors and names, against Chromium: `Scripts/font-fixtures.py`.
@Suite struct WebFontTests {
  struct Case: Decodable {
    struct Text: Decodable {
      var style: String
      /// Width, height and line height.
      var size: [Double]
    }

    var sources: [String]
    var faces: [String]
    var texts: [Text]
  }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  private static func address() throws -> String {
    let font = try Data(contentsOf: fixtures.appending(path: "Axes.ttf"))
    return "url(data:font/ttf;base64,\(font.base64EncodedString()))"
  }

  private static func document(_ text: String) throws -> Document {
    var options = ImportOptions()
    options.path = "fonts.html"
    return try Document(Data(("<!doctype html>" + text).utf8), options: options)
  }

  private static func face(_ sources: [String], _ descriptors: String = "") throws -> String {
    let list = sources.joined(separator: ", ").replacing("{}", with: try address())
    return "@font-face { font-family: T; src: \(list); \(descriptors) }\n"
  }

  /// The frames of texts in a family of these faces.
  private static func frames(_ sheet: String, _ styles: [String]) throws -> [Rect] {
    let texts = styles.enumerated().map { number, style in
      let style = style.replacing("\"", with: "&quot;")
      return
        "<p><u id=t\(number) style=\"font-family: T; font-size: 20px; \(style)\">abcdeabcde</u>\n"
    }
    let layout = try document(
      "<style>\(sheet) u { display: inline-block; text-decoration: none }</style>" + texts.joined()
    ).layout(in: Size(1200, 800)) { $0.displayScale = 1 }
    return try styles.indices.map { number in
      try #require(layout.items.first { $0.identifier == "t\(number)" }).frame
    }
  }

  @Test func sizesAreThoseOfTheBrowser() throws {
    let data = try Data(contentsOf: Self.fixtures.appending(path: "fonts.json"))
    let cases = try JSONDecoder().decode([Case].self, from: data)
    var wrong: [String] = []
    for item in cases {
      let sheet = try item.faces.map { try Self.face(item.sources, $0) }.joined()
      let frames = try Self.frames(sheet, item.texts.map(\.style))
      for (text, frame) in zip(item.texts, frames)
      // FreeType rounds widths to whole units of the font, of 1000.
      where abs(frame.width - text.size[0]) > 0.25 || abs(frame.height - text.size[2]) > 0.01 {
        wrong.append(
          "\(item.sources.joined().prefix(30)) \(item.faces) \(text.style): \(frame.size) for \(text.size)"
        )
      }
    }
    #expect(wrong == [])
  }

  /// At weight 900 and width 200 %, the box of 400 by 700 units is 400 + 200 + 500 units wide; one letter of 100 pixels
  /// therefore covers 110 by 70 pixels, from 5 pixels on.
  @Test func picturesAreOfTheInstance() throws {
    let document = try Self.document(
      """
      <style>\(try Self.face(["{}"])) body { margin: 0 } p { margin: 0; font: 900 100px/100px T;
      font-stretch: 200%; font-optical-sizing: none }</style><p>a
      """)
    let layout = document.layout(in: Size(200, 100)) { $0.displayScale = 1 }
    let picture = try #require(Bitmap(png: document.png(layout).data))
    // The baseline is at 80 of 100 pixels: ascent 800 and descent 200 units.
    func isDark(_ x: Int, _ y: Int) -> Bool { picture.pixels[(y * picture.width + x) * 4] < 128 }
    let row = (0..<200).filter { isDark($0, 50) }
    #expect(row == Array(5..<115))
    let column = (0..<100).filter { isDark(60, $0) }
    #expect(column == Array(10..<80))
  }

  @Test(arguments: [
    ("local('No Such Font')", "font-missing", "No Such Font"),
    ("local('No Such Font'), url(none.ttf)", "missing-resource", "'; its file was not found"),
    ("local(A), local(B)", "font-missing", "'A', 'B'"),
  ]) func aFaceWithoutASourceIsReported(sources: String, rule: String, part: String) throws {
    let document = try Self.document(
      "<style>\n@font-face { font-family: T; src: \(sources) }</style><p style='font-family: T'>a")
    let found = try #require(document.diagnostics.first { $0.message.contains("'T'") })
    #expect(found.rule == rule)
    #expect(found.message.contains(part))
    #expect(found.place?.line == 2)
  }

  @Test(arguments: [
    "font-weight: 100 to 900", "font-weight: 0", "font-weight: 100 200 300", "font-stretch: 1px",
    "font-style: oblique 91deg", "font-style: italic 3deg", "size-adjust: -1%", "size-adjust: 2",
    "ascent-override: auto", "descent-override: 1px", "line-gap-override: 1",
  ]) func descriptorsThatAreNotValidAreReported(descriptor: String) throws {
    let document = try Self.document(
      "<style>\(try Self.face(["{}"], "\n" + descriptor))</style><p style='font-family: T'>a")
    #expect(document.diagnostics.map(\.rule) == ["invalid-value"])
    #expect(document.diagnostics.first?.place?.line == 2)
  }

  /// Sizes without bounds are kept to what a page can hold.
  @Test(arguments: [
    "size-adjust: 0%", "size-adjust: 1e30%", "ascent-override: 1e300%; size-adjust: 1e9%",
    "line-gap-override: 1e30%", "font-weight: 1 1000; font-stretch: 0% 1e30%",
  ]) func sizesAreFinite(descriptors: String) throws {
    let styles = ["", "font-size: 1e9px", "font-size-adjust: 1e9", "font-size-adjust: 0"]
    for frame in try Self.frames(try Self.face(["{}"], descriptors), styles) {
      #expect(frame.width.isFinite && frame.width >= 0)
      #expect(frame.height.isFinite && frame.height >= 0)
    }
  }
}
