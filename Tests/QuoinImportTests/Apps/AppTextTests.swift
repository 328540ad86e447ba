import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Colours, texts and fonts of an app.
@Suite struct AppTextTests {
  private static let main = "App/Base.lproj/Main.storyboard"

  private static let label = """
    <label text="Name" id="lab"><rect key="frame" x="0" y="0" width="40" height="20"/></label>
    """

  @Test func coloursOfTheCatalogueWin() throws {
    let project = try AppProjectFolder()
    try project.colorSet("Brand", light: "1", dark: "0.5")
    let recorded = """
      <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1"/></namedColor>
      <namedColor name="Old"><color red="0" green="0" blue="1" alpha="1"/></namedColor>
      """
    let imported = try project.read(
      Self.main,
      Documents.storyboard(
        view: Documents.root(
          """
          <view id="n"><color key="backgroundColor" name="Brand"/></view>
          <view id="m"><color key="backgroundColor" name="Old"/></view>
          """), resources: recorded))
    let color = try #require(imported["n"]?.style.background)
    #expect(color.resolved(.light) == Color(red: 1, green: 0, blue: 0))
    #expect(color.resolved(.dark) == Color(red: 0.5, green: 0, blue: 0))
    // What no catalogue has is that of the document, and is told.
    #expect(imported["m"]?.style.background == Color(red: 0, green: 0, blue: 1))
    #expect(imported.diagnostics.map(\.rule) == ["unknown-color"])
  }

  @Test func textsOfALanguage() throws {
    let project = try AppProjectFolder()
    try project.write(
      "App/de.lproj/Main.strings",
      """
      "lab.text" = "Vorname"; "but.normalTitle" = "Weiter"; "but.selectedTitle" = "Halt";
      "fie.placeholder" = "Ihr Name"; "seg.segmentTitles[1]" = "Zwei"; "sec.headerTitle" = "Kopf";
      "con.configuration.title" = "Neu"; "gone.text" = "Weg"; "lab" = "nichts";
      """)
    let view = Documents.root(
      Self.label + """
        <button id="but"><state key="normal" title="Next"/></button>
        <textField placeholder="Your name" id="fie"/>
        <segmentedControl id="seg"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <button id="con"><buttonConfiguration key="configuration" style="plain" title="New"/></button>
        <label text="Stays" id="sta"/>
        """)
    let document = Documents.storyboard(view: view)
    let german = try project.read(Self.main, document) { $0.language = "de" }
    #expect((german["lab"] as? TextNode)?.string == "Vorname")
    #expect((german["but"] as? ButtonNode)?.button.title == "Weiter")
    #expect((german["con"] as? ButtonNode)?.button.title == "Neu")
    #expect((german["fie"] as? TextFieldNode)?.placeholder == "Ihr Name")
    #expect((german["seg"] as? SegmentedControlNode)?.titles == ["One", "Zwei"])
    #expect((german["sta"] as? TextNode)?.string == "Stays")
    #expect(german.metadata.language == "de")
    // The recorded size is that of another text.
    #expect(german["lab"]?.sizing.naturalWidth == .measured)
    let base = try project.read(Self.main, document)
    #expect((base["lab"] as? TextNode)?.string == "Name")
    #expect(base["lab"]?.sizing.naturalWidth == .fixed(40))
  }

  @Test func fromRightToLeft() throws {
    let project = try AppProjectFolder()
    try project.write("App/ar.lproj/Main.strings", #""lab.text" = "اسم";"#)
    let document = Documents.storyboard(view: Documents.root(Self.label))
    let arabic = try project.read(Self.main, document) { $0.language = "ar-EG" }
    #expect((arabic["lab"] as? TextNode)?.string == "اسم")
    #expect(arabic.scenes.first?.traits.layoutDirection == .rightToLeft)
    let forced = try project.read(Self.main, document) {
      $0.language = "ar"
      $0.direction = .leftToRight
    }
    #expect(forced.scenes.first?.traits.layoutDirection == .leftToRight)
  }

  @Test func languagesThatThereAreNot() throws {
    let project = try AppProjectFolder()
    try project.write("App/de.lproj/Main.strings", #""lab.text" = "Vorname"; "x" = "#)
    let document = Documents.storyboard(view: Documents.root(Self.label))
    let french = try project.read(Self.main, document) { $0.language = "fr" }
    #expect(french.diagnostics.map(\.rule) == ["missing-language"])
    #expect(french.diagnostics.first?.message.contains("de") == true)
    // That in which the app is written needs no texts.
    #expect(try project.read(Self.main, document) { $0.language = "en" }.diagnostics.isEmpty)
    // A broken table is read up to its fault, which is told.
    let german = try project.read(Self.main, document) { $0.language = "de" }
    #expect(german.diagnostics.map(\.rule) == ["invalid-resource"])
    #expect((german["lab"] as? TextNode)?.string == "Vorname")
  }

  @Test func copiesInALanguage() throws {
    let project = try AppProjectFolder(items: ["App/ja.lproj/Main.storyboard"])
    let document = Documents.storyboard(view: Documents.root(Self.label))
    try project.write("App/ja.lproj/Main.storyboard", document)
    let base = try project.read(Self.main, document) { $0.language = "ja" }
    #expect(base.diagnostics.map(\.rule) == ["missing-language"])
    #expect(base.diagnostics.first?.message.contains("a copy of it in 'ja'") == true)
    let copy = try project.read("App/ja.lproj/Main.storyboard", document) { $0.language = "ja" }
    #expect(copy.diagnostics.isEmpty)
  }

  @Test func stringCatalogues() throws {
    let project = try AppProjectFolder(items: ["App/mul.lproj/Cell.xcstrings"])
    try project.write(
      "App/mul.lproj/Cell.xcstrings",
      #"{"strings": {"lab.text": {"localizations": {"es": {"stringUnit": {"value": "Nombre"}}}}}}"#)
    let view = #"<view contentMode="scaleToFill" id="v"><subviews>\#(Self.label)</subviews></view>"#
    let imported = try project.read("App/Cell.xib", Documents.xib(view)) { $0.language = "es-MX" }
    #expect((imported["lab"] as? TextNode)?.string == "Nombre")
  }

  /// A font that `Info.plist` lists, under the family that a document calls it by.
  @Test func fontsOfTheApp() throws {
    let project = try AppProjectFolder(
      items: ["Fonts/Brand.ttf"], info: "INFOPLIST_FILE = App/Info.plist;")
    try project.write(
      "App/Info.plist",
      "<plist><dict><key>UIAppFonts</key><array><string>Brand.ttf</string><string>No.ttf</string>"
        + "</array></dict></plist>")
    let font = Self.font(named: "Brand-BoldItalic")
    try project.write("Fonts/Brand.ttf", font)
    let text = """
      <label text="A" id="n"><fontDescription key="fontDescription" name="Brand-BoldItalic" family="Brand" pointSize="12"/></label>
      """
    let imported = try project.read(
      Self.main, Documents.storyboard(view: Documents.root(text)))
    #expect(imported.fonts.map(\.family) == ["Brand"])
    #expect(imported.fonts.first?.source == .data(font))
    #expect(imported["n"]?.style.text.font?.family == "Brand")
    #expect(imported.diagnostics.map(\.rule) == ["missing-resource"])
  }

  /// A file with nothing but a table of names: an OpenType file's header, one record, and the table.
  private static func font(named name: String) -> [UInt8] {
    let letters = Array(name.utf16).flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    func short(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
    let table =
      short(0) + short(1) + short(18) + short(3) + short(1) + short(0x409) + short(6)
      + short(letters.count) + short(0) + letters
    return [0, 1, 0, 0] + short(1) + short(16) + short(0) + short(0) + Array("name".utf8)
      + [0, 0, 0, 0] + [0, 0, 0, 28] + [0, 0] + short(table.count) + table
  }

  @Test func infoPlists() throws {
    let text = """
      <plist><dict><key>UIMainStoryboardFile</key><string>Main</string>
      <key>UILaunchStoryboardName</key><string>Launch</string>
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
      <key>UIWindowSceneSessionRoleApplication</key><array><dict><key>UISceneStoryboardFile</key>
      <string>Scene</string></dict></array></dict></dict></dict></plist>
      """
    let value = try #require(PropertyListReader.read(Array(text.utf8)))
    #expect(AppInfo(value).storyboards == ["Main", "Scene", "Launch"])
  }

  /// As in Foundation, which adds a `.stringsdict` to the `.strings`.
  @Test func variationsReplaceTexts() throws {
    let project = try AppProjectFolder(items: ["App/de.lproj/Main.stringsdict"])
    try project.write("App/de.lproj/Main.strings", #""lab.text" = "Text"; "sta.text" = "Bleibt";"#)
    try project.write(
      "App/de.lproj/Main.stringsdict",
      #""lab.text" = {NSStringLocalizedFormatKey = "%#@n@"; n = {other = "%d Texte";};};"#)
    let document = Documents.storyboard(
      view: Documents.root(Self.label + #"<label text="Stays" id="sta"/>"#))
    let german = try project.read(Self.main, document) { $0.language = "de" }
    #expect((german["lab"] as? TextNode)?.string == "%d Texte")
    #expect((german["sta"] as? TextNode)?.string == "Bleibt")
    #expect(german.diagnostics.isEmpty)
  }

  @Test func expansionsBeyondTheLimitAreTold() throws {
    let project = try AppProjectFolder(items: ["App/de.lproj/Main.stringsdict"])
    let many = String(repeating: "%#@b@", count: 3_000)
    try project.write(
      "App/de.lproj/Main.stringsdict",
      """
      "lab.text" = {NSStringLocalizedFormatKey = "%#@a@"; a = {other = "\(many)";};
        b = {other = "\(many)";};};
      """)
    let german = try project.read(Self.main, Documents.storyboard(view: Documents.root(Self.label)))
    { $0.language = "de" }
    #expect((german["lab"] as? TextNode)?.string == "Name")
    let told = german.diagnostics.filter { $0.rule == "limit-exceeded" }
    #expect(told.count == 1 && told.first?.place != nil)
    #expect(told.first?.message.contains("'de.lproj/Main.stringsdict'") == true)
    #expect(told.first?.message.contains("limit of 4 MB") == true)
  }
}
