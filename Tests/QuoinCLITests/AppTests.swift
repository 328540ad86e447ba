import Foundation
import Testing

/// Whole apps: folders with a project.
@Suite struct AppTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    for name in ["App/App.xcodeproj", "App/Base.lproj", "App/de.lproj", "App/ar.lproj"] {
      try folder.makeFolder(name)
    }
    try folder.makeFolder("App/Assets.xcassets/Brand.colorset")
    try folder.write("App/App.xcodeproj/project.pbxproj", Self.project)
    try folder.write("App/Base.lproj/Main.storyboard", Self.main)
    try folder.write("App/Aaa.xib", Documents.good)
    try folder.write(
      "App/Mac.xib",
      #"<document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa"/>"#
    )
    try folder.write("App/de.lproj/Main.strings", #""lab.text" = "Guten Tag";"#)
    try folder.write("App/ar.lproj/Main.strings", #""lab.text" = "أهلا";"#)
    try folder.write(
      "App/Assets.xcassets/Brand.colorset/Contents.json",
      """
      {"colors": [{"color": {"components": {"red": "0x12", "green": "0x34", "blue": "0x56"}}},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"components": {"red": "0xAB", "green": "0xCD", "blue": "0xEF"}}}]}
      """)
  }

  private static let project = """
    {rootObject = P; objects = {P = {isa = PBXProject; mainGroup = G;}; G = {isa = PBXGroup; children = (a, b, c, d, e);};
    a = {path = Base.lproj/Main.storyboard; sourceTree = "<group>";}; f1 = {fileRef = a;};
    b = {path = Aaa.xib; sourceTree = "<group>";}; f2 = {fileRef = b;};
    c = {path = Assets.xcassets; sourceTree = "<group>";}; f3 = {fileRef = c;};
    d = {path = de.lproj/Main.strings; sourceTree = "<group>";}; f4 = {fileRef = d;};
    e = {path = ar.lproj/Main.strings; sourceTree = "<group>";}; f5 = {fileRef = e;};
    T = {isa = PBXNativeTarget; name = App; buildPhases = (R); buildConfigurationList = L;};
    R = {isa = PBXResourcesBuildPhase; files = (f1, f2, f3, f4, f5);};
    L = {buildConfigurations = (C);}; C = {buildSettings = {INFOPLIST_KEY_UIMainStoryboardFile = Main;};};};}
    """

  private static let main = Documents.storyboard(
    Documents.root(
      Documents.view(
        "lab", tag: "label", attributes: #"text="Good day""#, width: "80", height: "20",
        inside: #"<color key="backgroundColor" name="Brand"/>"#)
        + Documents.view(
          "but", tag: "button", inside: #"<state key="selected" image="gone"/>"#),
      constraints: Documents.place("lab", x: 20, y: 8, width: 200, height: 40)
        + Documents.place("but", x: 20, y: 80, width: 100, height: 40)))

  private func svg(_ name: String) throws -> String {
    String(decoding: try folder.data(name), as: UTF8.self)
  }

  /// What `Info.plist` names first comes first; documents for other systems are left out with a word.
  @Test func allDocumentsOfAFolder() throws {
    let outcome = try folder.quoin("render", "App", "-o", "out/")
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["out/Main.png", "out/Aaa.png"])
    #expect(outcome.errors.contains("other systems than iOS are left out: 1"))
    // Pictures lie in folders as the documents do.
    let above = try folder.quoin("render", ".", "-o", "out/")
    #expect(above.lines == ["out/App/Main.png", "out/App/Aaa.png"])
    #expect(folder.names.contains("out"))
    #expect(try folder.data("out/App/Main.png").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let layout = try folder.quoin("layout", "App", "--format", "json")
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].contains(#""document":"Main.storyboard""#))
  }

  @Test func aFolderNeedsAFolder() throws {
    #expect(try folder.quoin("render", "App", "-o", "a.png").status == 64)
    try folder.makeFolder("Empty")
    let empty = try folder.quoin("render", "Empty", "-o", "out/")
    #expect(empty.status == 2)
    #expect(empty.errors.contains("without storyboards, xibs for iOS and Android layouts"))
    let project = try folder.quoin("render", "App/App.xcodeproj", "-o", "out/")
    #expect(project.lines == ["out/Main.png", "out/Aaa.png"])
  }

  /// A page with a row for each document and all of its pictures.
  @Test func aPageOfAllPictures() throws {
    try folder.write("App/R&D <1>.xib", Documents.good)
    let outcome = try folder.quoin("render", "App", "-o", "out/", "--index")
    #expect(outcome.status == 0)
    let page = String(decoding: try folder.data("out/index.html"), as: UTF8.self)
    #expect(page.components(separatedBy: "<section>").count == 4)
    #expect(page.contains(#"<h2>App/Base.lproj/Main.storyboard</h2>"#))
    #expect(page.contains(#"src="Main.png""#) && page.contains(#"src="Aaa.png""#))
    #expect(page.contains(#"src="R%26D%20%3C1%3E.png" alt="R&amp;D &lt;1&gt;.png""#))
    #expect(try folder.quoin("render", "App", "--index").status == 64)
    // It takes the place of no document.
    try folder.write("index.html", "<p>mine</p>")
    let conflict = try folder.quoin("render", "index.html", "App", "-o", "./", "--index")
    #expect(conflict.status == 2)
    #expect(conflict.errors.contains("(output-conflict)"))
    #expect(try String(decoding: folder.data("index.html"), as: UTF8.self) == "<p>mine</p>")
  }

  @Test func languages() throws {
    let main = "App/Base.lproj/Main.storyboard"
    #expect(try folder.quoin("render", main, "-o", "a.svg").status == 0)
    #expect(try svg("a.svg").contains(">Good day<"))
    #expect(try folder.quoin("render", main, "-o", "a.svg", "--language", "de").status == 0)
    #expect(try svg("a.svg").contains(">Guten Tag<"))
    #expect(try folder.quoin("render", main, "-o", "a.svg", "--language", "ar").status == 0)
    #expect(try svg("a.svg").contains("أهلا"))
    #expect(try folder.quoin("render", main, "--language", "../de").status == 64)
    let french = try folder.quoin("render", main, "-o", "a.svg", "--language", "fr")
    #expect(french.errors.contains("(missing-language)"))
  }

  @Test func coloursOfTheScheme() throws {
    let main = "App/Base.lproj/Main.storyboard"
    #expect(try folder.quoin("render", main, "-o", "a.svg").status == 0)
    #expect(try svg("a.svg").contains("#123456"))
    #expect(try folder.quoin("render", main, "-o", "a.svg", "--scheme", "dark").status == 0)
    #expect(try svg("a.svg").contains("#abcdef"))
  }

  /// A picture that no drawing shows is told when the document is drawn, and once.
  @Test func missingPictures() throws {
    let main = "App/Base.lproj/Main.storyboard"
    let outcome = try folder.quoin("render", main, "-o", "a.svg")
    #expect(outcome.errorLines.count == 1)
    #expect(outcome.errors.contains("“gone” is not in the target 'App' (missing-image)"))
    #expect(try folder.quoin("layout", main).errors == "")
    #expect(try folder.quoin("lint", "App").text.contains("“gone” is not in the target 'App'"))
  }
}
