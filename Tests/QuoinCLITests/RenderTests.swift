import Foundation
import Testing

@Suite struct RenderTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    try folder.write("good.storyboard", Documents.good)
    try folder.write(
      "two.storyboard",
      Documents.storyboard(Documents.root(), Documents.root(Documents.view("b"))))
  }

  private func begins(_ name: String, with bytes: [UInt8]) throws -> Bool {
    try folder.data(name).starts(with: bytes)
  }

  /// The size of a PNG, from its header.
  private func pixels(_ name: String) throws -> [Int] {
    let data = Array(try folder.data(name))
    return [16, 20].map { data[$0..<$0 + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test func theEndingSaysTheFormat() throws {
    for name in ["a.png", "a.svg", "a.pdf", "b.PNG"] {
      let outcome = try folder.quoin("render", "good.storyboard", "-o", name)
      #expect(outcome.status == 0)
      #expect(outcome.errors == "")
    }
    #expect(try begins("a.png", with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    #expect(try pixels("a.png") == [1179, 2556])
    #expect(try begins("a.pdf", with: Array("%PDF-".utf8)))
    let svg = String(decoding: try folder.data("a.svg"), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.hasSuffix("</svg>\n"))
  }

  @Test func theNameIsThatOfTheDocument() throws {
    let outcome = try folder.quoin("render", "good.storyboard")
    #expect(outcome.text == "good.png\n")
    #expect(folder.names.contains("good.png"))
    let input = Data(Documents.good.utf8)
    #expect(try folder.quoin("render", "-", input: input).text == "stdin.png\n")
  }

  @Test func eachSceneHasItsPicture() throws {
    let outcome = try folder.quoin("render", "two.storyboard", "-o", "two.png")
    #expect(outcome.lines == ["two-scene1.png", "two-scene2.png"])
    let single = try folder.quoin("render", "two.storyboard", "-o", "b.svg", "--scene", "scene2")
    #expect(single.lines == ["b.svg"])
    let pages = try folder.quoin("render", "two.storyboard", "-o", "two.pdf")
    #expect(pages.lines == ["two.pdf"])
    #expect(String(decoding: try folder.data("two.pdf"), as: UTF8.self).contains("/Count 2"))
    let none = try folder.quoin("render", "two.storyboard", "-o", "c.png", "--scene", "x")
    #expect(none.status == 2)
    #expect(none.errors.contains("there are: scene1, scene2"))
    #expect(!folder.names.contains("c.png"))
  }

  @Test func severalDocumentsGoToAFolder() throws {
    try folder.makeFolder("in")
    try folder.makeFolder("out")
    try folder.write("in/good.storyboard", Documents.good)
    let outcome = try folder.quoin(
      "render", "good.storyboard", "in/good.storyboard", "two.storyboard", "-o", "out")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "out/good.png", "out/good-2.png", "out/two-scene1.png", "out/two-scene2.png",
      ])
    #expect(try begins("out/good-2.png", with: [0x89, 0x50]))
    #expect(
      try folder.quoin("render", "good.storyboard", "two.storyboard", "-o", "a.png").status == 64)
  }

  @Test func whatCannotBeWrittenIsAnErrorAndLeavesNothing() throws {
    try folder.makeFolder("folder.png")
    for path in ["none/a.png", "good.storyboard/", "/dev/null/a.png"] {
      let outcome = try folder.quoin("render", "good.storyboard", "-o", path)
      #expect(outcome.status == 2)
      #expect(!outcome.crashed)
      #expect(outcome.errors.contains("cannot be written: "))
      #expect(outcome.text == "")
    }
    #expect(folder.names == ["folder.png", "good.storyboard", "two.storyboard"])
  }

  @Test func aFolderIsMade() throws {
    let outcome = try folder.quoin("render", "good.storyboard", "-o", "new/folder/")
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["new/folder/good.png"])
  }

  @Test func aPictureThatIsTooLargeIsAnError() throws {
    for format in ["png", "pdf"] {
      let outcome = try folder.quoin(
        "render", "good.storyboard", "-o", "a.\(format)", "--size", "20000x20000", "--scale", "4")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("a side may be"))
    }
    #expect(folder.names == ["good.storyboard", "two.storyboard"])
  }

  @Test func aMissingPictureIsAWarning() throws {
    let image = Documents.view("image", tag: "imageView", attributes: "image=\"nowhere\"")
    try folder.write("image.storyboard", Documents.storyboard(Documents.root(image)))
    let outcome = try folder.quoin("render", "image.storyboard", "-o", "a.png")
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("“nowhere” was not found"))
    #expect(outcome.errors.contains("(missing-image)"))
    // As for every finding, the view's place.
    #expect(outcome.errors.contains(/image\.storyboard:\d+:\d+: warning: the picture/))
  }

  @Test func fontsThatAreNotThereAreSaidOfTheViews() throws {
    let font = "<fontDescription key=\"fontDescription\" name=\"Zapfino\" family=\"Zapfino\" "
    let label = Documents.view(
      "fancy", tag: "label", attributes: "text=\"abc\"",
      inside: font + "pointSize=\"17\"/>")
    try folder.write("font.storyboard", Documents.storyboard(Documents.root(label)))
    let drawn = try folder.quoin("render", "font.storyboard", "-o", "a.png")
    #expect(drawn.status == 0)
    #expect(drawn.errors.contains(/font\.storyboard:\d+:\d+: note: the font “Zapfino”/))
    #expect(drawn.errors.components(separatedBy: "(font-replaced)").count == 2)
    let layout = try folder.quoin("layout", "--format", "json", "font.storyboard")
    let found = try #require(try JSON(line: layout.text)["diagnostics"]?.array?.first)
    #expect(found["rule"]?.string == "font-replaced")
    #expect((found["line"]?.number ?? 0) > 1)
    #expect(found["nodes"]?.array?.first?.string == "fancy")
  }

  @Test func aFontFileThatCannotBeReadIsSaidOnce() throws {
    try folder.write("good.storyboard", Documents.good)
    let outcome = try folder.quoin(
      "layout", "good.storyboard", "--font", "nofont.ttf", "--intrinsic", "measured")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("(font-unreadable)"))
    #expect(!outcome.errors.contains("(font-missing)"))
  }

  @Test func aDocumentWithNothingToDrawSaysSo() throws {
    try folder.write("none.storyboard", Documents.storyboard())
    for format in ["png", "svg", "pdf"] {
      let outcome = try folder.quoin("render", "none.storyboard", "-o", "a.\(format)")
      #expect(outcome.status == 2)
      #expect(outcome.errors.contains("(no-scenes)"))
    }
    let layout = try folder.quoin("layout", "--format", "json", "none.storyboard")
    #expect(layout.status == 0)
    #expect(try JSON(line: layout.text)["scenes"]?.array?.isEmpty == true)
  }

  /// A slash in an id is no folder.
  @Test func idsThatDifferInASlashHaveFilesOfTheirOwn() throws {
    try folder.writeXIB("two.xib", views: ["a/b", "a_b"])
    let outcome = try folder.quoin("render", "two.xib", "-o", "out.png")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.lines == ["out-a_b.png", "out-a_b-2.png"])
    #expect(folder.exists("out-a_b.png") && folder.exists("out-a_b-2.png"))
  }
}
