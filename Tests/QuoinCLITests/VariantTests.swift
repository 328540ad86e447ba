import Foundation
import QuoinCairo
import Testing

/// `quoin render` in several surroundings.
@Suite struct VariantTests {
  private let folder: Workspace

  init() throws {
    folder = try Workspace()
    try folder.makeFolder("App/Base.lproj")
    try folder.makeFolder("App/Assets.xcassets/Brand.colorset")
    try folder.write(
      "App/Assets.xcassets/Brand.colorset/Contents.json",
      """
      {"colors": [{"color": {"components": {"red": "0x12", "green": "0x34", "blue": "0x56"}}},
      {"appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"components": {"red": "0xAB", "green": "0xCD", "blue": "0xEF"}}}]}
      """)
    try folder.write("App/Base.lproj/Main.storyboard", Self.main(color: "Brand"))
  }

  private static func main(color: String) -> String {
    Documents.storyboard(
      Documents.root(
        Documents.view("box", inside: #"<color key="backgroundColor" name="\#(color)"/>"#),
        constraints: Documents.place("box", x: 20, y: 200, width: 300, height: 400)))
  }

  /// The size that a PNG file says, PNG §11.2.2.
  private func size(_ name: String) throws -> [Int] {
    let bytes = [UInt8](try folder.data(name))
    return [16, 20].map { (at: Int) -> Int in
      bytes[at..<at + 4].reduce(0) { (sum: Int, byte: UInt8) -> Int in sum * 256 + Int(byte) }
    }
  }

  /// How many pixels of a picture have a colour, `0xRRGGBB`.
  private func count(_ color: Int, in name: String) throws -> Int {
    let picture = try #require(Bitmap(png: [UInt8](try folder.data(name))))
    let wanted: [UInt8] = [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
    var count = 0
    for at in Swift.stride(from: 0, to: picture.pixels.count, by: 4)
    where picture.pixels[at..<at + 3].elementsEqual(wanted) {
      count += 1
    }
    return count
  }

  @Test func everyDeviceInEveryScheme() throws {
    let outcome = try folder.quoin(
      "render", "App", "-o", "out/", "--device", "iPhone 15", "--device", "iPhone SE landscape",
      "--scheme", "light,dark", "--scale", "2")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "out/Main.png", "out/Main/iphone-15_light.png", "out/Main/iphone-15_dark.png",
        "out/Main/iphone-se-landscape_light.png", "out/Main/iphone-se-landscape_dark.png",
      ])
    #expect(try size("out/Main/iphone-15_dark.png") == [2 * 393, 2 * 852])
    #expect(try size("out/Main/iphone-se-landscape_light.png") == [2 * 667, 2 * 375])
    #expect(try count(0x123456, in: "out/Main/iphone-15_light.png") == 600 * 800)
    #expect(try count(0xABCDEF, in: "out/Main/iphone-15_dark.png") == 600 * 800)
    let page = String(decoding: try folder.data("out/index.html"), as: UTF8.self)
    #expect(page.contains(#"src="Main.png""#))
    #expect(page.contains(#"<a href="Main/iphone-15_dark.png">iPhone 15 · dark</a>"#))
  }

  /// Each picture is a third of its size on the sheet, which is the least that makes 1704 rows no more than 640.
  @Test func aSheetShowsAllPictures() throws {
    let outcome = try folder.quoin(
      "render", "App", "-o", "out/", "--device", "iPhone 15,iPad mini", "--scheme", "light,dark",
      "--scale", "2")
    #expect(outcome.status == 0)
    // Of the box of 600 × 800 pixels at least 199 × 265 on the phone, and at a quarter 149 × 199 on the tablet.
    let least = 199 * 265 + 149 * 199
    let most = 200 * 267 + 150 * 200
    for color in [0x123456, 0xABCDEF] {
      let seen = try count(color, in: "out/Main.png")
      #expect(seen >= least && seen <= most)
    }
  }

  /// Scenes are called as their developers call them, in folders that they cannot leave.
  @Test func namesOfScenes() throws {
    let names = ["../../evil", "Log/In", "logViewController", "LogViewController"]
    let scenes = names.enumerated().map { index, name in
      """
      <scene sceneID="s\(index)"><objects><viewController id="v\(index)" customClass="\(name)">
      <view key="view" id="r\(index)"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
      </viewController></objects></scene>
      """
    }
    let document = Documents.storyboard("").replacing(
      /<scenes>[\s\S]*<\/scenes>/, with: "<scenes>\(scenes.joined())</scenes>")
    try folder.write("Many.storyboard", document)
    let outcome = try folder.quoin(
      "render", "Many.storyboard", "-o", "out/", "--scheme", "light,dark", "--scale", "1")
    #expect(outcome.status == 0)
    let sheets = [0, 3, 6, 9].map { outcome.lines[$0] }
    let expected = ["evil", "Log-In", "logViewController", "LogViewController-2"]
    #expect(sheets == expected.map { "out/Many/\($0).png" })
    #expect(try size("out/Many/evil/light.png") == [393, 852])
    #expect(folder.names == ["App", "Many.storyboard", "out"])
  }

  @Test func languagesTakeTheirTextsAndCopies() throws {
    try folder.makeFolder("App/de.lproj")
    try folder.write(
      "App/de.lproj/Main.storyboard",
      Self.main(color: "Brand").replacing("width=\"393\"", with: "width=\"320\""))
    let outcome = try folder.quoin(
      "render", "App", "-o", "out/", "--language", "en,de", "--scale", "1")
    #expect(outcome.status == 0)
    #expect(outcome.lines == ["out/Main.png", "out/Main/en.png", "out/Main/de.png"])
    #expect(try size("out/Main/en.png")[0] == 393)
    #expect(try size("out/Main/de.png")[0] == 320)
  }

  /// Documents of one name in two folders or with two endings keep their own copies.
  @Test func languagesKeepDocumentsApart() throws {
    func storyboard(_ width: Int) -> String {
      Self.main(color: "Brand").replacing("width=\"393\"", with: "width=\"\(width)\"")
    }
    for (app, width) in [("One", 320), ("Two", 414)] {
      for language in ["en", "de"] {
        let name = "\(app)/\(language).lproj"
        try folder.makeFolder(name)
        let own = language == "de" ? width + 10 : width
        try folder.write("\(name)/Main.storyboard", storyboard(own))
        try folder.write("\(name)/Main.xib", Self.xib(width: own + 100))
      }
    }
    let outcome = try folder.quoin(
      "render", "One", "Two", "-o", "out/", "--language", "en,de", "--scale", "1")
    #expect(outcome.status == 0)
    let widths = try outcome.lines.filter { $0.hasSuffix("/en.png") || $0.hasSuffix("/de.png") }
      .map { try size($0)[0] }
    #expect(widths == [320, 330, 420, 430, 414, 424, 514, 524])
  }

  private static func xib(width: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects><view id="root"><rect key="frame" x="0" y="0" width="\(width)" height="100"/></view></objects>
    </document>
    """
  }

  /// What all variants have is said once, what some have with their names.
  @Test func findingsAreToldOnce() throws {
    try folder.write("App/Base.lproj/Main.storyboard", Self.main(color: "Nowhere"))
    try folder.write("App/Broken.xib", "<document><objects>")
    let outcome = try folder.quoin(
      "render", "App", "-o", "out/", "--scheme", "light,dark", "--text-size", "L,AX1")
    #expect(outcome.status == 2)
    #expect(outcome.errorLines.filter { $0.contains("Nowhere") }.count == 1)
    #expect(outcome.errorLines.filter { $0.contains("Broken.xib") }.count == 1)
    #expect(!outcome.errors.contains("["))
    #expect(outcome.lines.count == 5)
    // 20 + 353 + 20 points are as wide as the one device, and too wide for the other.
    try folder.write(
      "wide.storyboard",
      Documents.storyboard(
        Documents.root(
          Documents.view("box"),
          constraints: Documents.place("box", x: 20, y: 8, width: 353, height: 90)
            + Documents.constraint("box", "trailing", "root", "trailing", "-20"))))
    let wide = try folder.quoin(
      "render", "wide.storyboard", "-o", "out/", "--scheme", "light,dark", "--device",
      "iPhone 15,iPhone SE")
    #expect(wide.status == 1)
    #expect(wide.errorLines.count == 1)
    #expect(wide.errors.contains(" [iPhone SE] (conflicting-constraints)"))
  }

  /// Layouts of Android are drawn on its own devices, and a screen that both systems have is on one sheet.
  @Test func bothSystems() throws {
    try folder.makeFolder("Droid/res/layout")
    try folder.write(
      "Droid/res/layout/activity_main.xml",
      """
      <FrameLayout xmlns:android="http://schemas.android.com/apk/res/android"
      android:layout_width="match_parent" android:layout_height="match_parent"/>
      """)
    let outcome = try folder.quoin(
      "render", "App", "Droid", "-o", "out/", "--device", "iPhone 15,Pixel 8", "--scheme",
      "light,dark", "--scale", "1")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "out/Main.png", "out/Main/iphone-15_light.png", "out/Main/iphone-15_dark.png",
        "out/res/layout/activity_main.png", "out/res/layout/activity_main/pixel-8_light.png",
        "out/res/layout/activity_main/pixel-8_dark.png", "out/both-systems/main.png",
      ])
    #expect(try size("out/Main/iphone-15_light.png") == [393, 852])
    #expect(try size("out/res/layout/activity_main/pixel-8_light.png") == [412, 915])
    // Both have a row of their own.
    #expect(try size("out/both-systems/main.png")[1] > size("out/Main.png")[1] + 400)
  }

  /// HTML is of no system: it is drawn on all devices and paired with nothing.
  @Test func htmlIsOnAllDevices() throws {
    try folder.write("main.html", "<p>Hello</p>")
    let outcome = try folder.quoin(
      "render", "App", "main.html", "-o", "out/", "--device", "iPhone 15,Pixel 8", "--scale", "1")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines == [
        "out/Main.png", "out/Main/iphone-15.png", "out/main.png", "out/main/iphone-15.png",
        "out/main/pixel-8.png",
      ])
    let page = String(decoding: try folder.data("out/index.html"), as: UTF8.self)
    #expect(page.contains("<b>main</b>"))
    #expect(!page.contains("<b>body</b>"))
  }

  /// What can be read once is not read for each variant.
  @Test func pipesAreRefused() throws {
    for input in ["-", "<(cat page.html)", "/dev/stdin"] {
      try folder.write("page.html", "<p>Hello</p>")
      let outcome = try folder.shell(
        "cat page.html | \"$QUOIN\" render \(input) -o out/ --scheme light,dark")
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("can be read only once"))
      #expect(!folder.names.contains("out"))
    }
  }

  /// A document on pages has its pages by number, though there be one.
  @Test func pagesHaveNumbersInAllVariants() throws {
    try folder.write("pages.html", "<p>Hello</p>")
    let outcome = try folder.quoin(
      "render", "pages.html", "-o", "out/", "--page-size", "A4", "--scheme", "light,dark",
      "--scale", "1")
    #expect(outcome.status == 0)
    #expect(
      outcome.lines.prefix(3) == [
        "out/pages/page-1.png", "out/pages/page-1/light.png", "out/pages/page-1/dark.png",
      ])
  }

  /// Where a language's copy has more scenes, the only scene of the other one is called by its name, too.
  @Test func scenesHaveNamesInAllVariants() throws {
    try folder.makeFolder("App/de.lproj")
    try folder.write(
      "App/de.lproj/Main.storyboard", Documents.storyboard(Documents.root(), Documents.root()))
    let outcome = try folder.quoin(
      "render", "App", "-o", "out/", "--language", "en,de", "--scale", "1")
    #expect(outcome.status == 0)
    #expect(outcome.lines.filter { $0.hasSuffix("/en.png") }.count == 1)
    #expect(outcome.lines.filter { $0.hasSuffix("/de.png") }.count == 2)
    #expect(outcome.lines.count == 5)
    #expect(!outcome.lines.contains("out/Main.png"))
    #expect(!folder.exists("out/Main/en.png"))
    for line in outcome.lines { #expect(folder.exists(line)) }
  }

  /// A name of any length costs a sheet no more than others.
  @Test func longNamesAreCut() throws {
    let name = String(repeating: "Ab", count: 300_000)
    let document = Self.main(color: "Brand").replacing(
      "<viewController ", with: "<viewController customClass=\"\(name)\" ")
    try folder.write("App/Base.lproj/Main.storyboard", document)
    let outcome = try folder.quoin(
      "render", "App", "-o", "out/", "--scheme", "light,dark", "--scale", "1")
    #expect(outcome.status == 0)
    let page = String(decoding: try folder.data("out/index.html"), as: UTF8.self)
    #expect(page.contains("<b>\(name.prefix(119))…</b>"))
  }

  /// A sheet that is too high for a picture has its rows in columns.
  ///
  /// 1920 rows are 640 at a third. 32 rows of such pictures are 20480 pixels, which is higher than a picture may
  /// be; in two columns they are 10240 and some for their titles.
  @Test func aHighSheetHasColumns() throws {
    let devices = [
      "iPhone 15", "iPhone SE", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 8", "iPhone 8 Plus",
      "iPhone X", "iPhone 11", "iPhone 12 mini", "iPhone 12", "iPhone 13", "iPhone 14",
      "iPhone 16", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone XR", "iPhone XS",
    ]
    try folder.write("high.html", "<body style='margin: 0; height: 1920px'>Hello")
    let all = (devices + devices.prefix(15).map { $0 + " landscape" }).joined(separator: ",")
    let outcome = try folder.quoin(
      "render", "high.html", "-o", "out/", "--device", all, "--scheme", "light,dark", "--scale",
      "1", "--full-page")
    #expect(outcome.status == 0)
    let height = try size("out/high.png")[1]
    #expect(height > 10_240 && height <= 16_384)
  }

  @Test func withoutAFolderItIsNamedAfterTheApp() throws {
    let outcome = try folder.quoin("render", "App", "--scheme", "light,dark", "--scale", "1")
    #expect(outcome.lines.first == "App-screens/Main.png")
    #expect(folder.names == ["App", "App-screens"])
  }

  @Test(
    arguments: [
      (["--device", "iPhone 15,iPhone 51"], "'iPhone 51'; did you mean 'iPhone 1"),
      (["--device", "iPhone 15,"], "no device is called ''"),
      (
        [
          "--text-size", "XS,S,M,L,XL,XXL,XXXL,AX1,AX2,AX3,AX4,AX5", "--scheme", "light,dark",
          "--direction", "ltr,rtl", "--device", "iPhone 15,iPad",
        ], "2 devices × 2 schemes × 12 text sizes × 2 directions are 96 pictures of each scene"
      ),
      (["--scheme", "light,dark", "-o", "a.png"], "end -o in /"),
      (["--scheme", "light,blue"], "'blue'"),
    ])
  func whatCannotBeDrawnIsWrongUsage(options: [String], message: String) throws {
    let words = options.map { "'\($0)'" }.joined(separator: " ")
    let outcome = try folder.shell("\"$QUOIN\" render App \(words)")
    #expect(outcome.status == 64)
    #expect(outcome.text == "")
    #expect(outcome.errors.contains(message))
    #expect(folder.names == ["App"])
  }

  /// The same thing twice is one, and one of each is drawn as ever.
  @Test func oneOfEachIsNoVariant() throws {
    let outcome = try folder.quoin(
      "render", "App", "-o", "out/", "--scheme", "dark,dark", "--device", "iPhone 15", "--device",
      "iphone 15")
    #expect(outcome.lines == ["out/Main.png"])
    #expect(try folder.quoin("layout", "App", "--scheme", "light,dark").status == 64)
    #expect(try folder.quoin("lint", "App", "--device", "iPad,iPhone 15").status == 64)
  }
}
