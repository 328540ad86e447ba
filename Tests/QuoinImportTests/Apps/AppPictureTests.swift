import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct AppPictureTests {
  private static let main = "App/Base.lproj/Main.storyboard"

  private func image(
    _ name: String, _ project: AppProjectFolder, in document: String = Self.main,
    resources: String = "", _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImageContent {
    let text = Documents.storyboard(
      view: Documents.root(#"<imageView image="\#(name)" id="n"/>"#), resources: resources)
    let imported = try project.read(document, text, change)
    return try #require(imported["n"] as? ImageNode).image
  }

  private static let scales = """
    {"idiom": "universal", "filename": "a.png", "scale": "1x"},
    {"idiom": "universal", "filename": "b.png", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}
    """

  private func twoScales(_ project: AppProjectFolder, properties: String = "{}") throws {
    try project.imageSet(
      "logo", Self.scales, properties: properties,
      files: ["a.png": AppProjectFolder.png(10, 8), "b.png": AppProjectFolder.png(22, 16)])
  }

  /// Pixels by the scale of the slot, whatever the document recorded.
  @Test func theSlotOfTheScale() throws {
    let project = try AppProjectFolder()
    try twoScales(project)
    let recorded = #"<image name="logo" width="50" height="50"/>"#
    let image = try image("logo", project, resources: recorded) { $0.displayScale = 2 }
    #expect(image.name == project.path + "/App/Assets.xcassets/logo.imageset/b.png")
    #expect(image.size == Size(11, 8))
    #expect(!image.isTemplate)
    #expect(try self.image("logo.png", project) { $0.displayScale = 1 }.size == Size(10, 8))
  }

  @Test func silhouettes() throws {
    let project = try AppProjectFolder()
    try twoScales(project, properties: #"{"template-rendering-intent": "template"}"#)
    #expect(try image("logo", project).isTemplate)
  }

  /// UIKit: system buttons tint pictures that say nothing; other buttons and image views do not.
  @Test(arguments: [
    ("{}", "system", true), ("{}", "custom", false),
    (#"{"template-rendering-intent": "original"}"#, "system", false),
    (#"{"template-rendering-intent": "template"}"#, "custom", true),
  ])
  func tintsOfButtons(_ properties: String, _ type: String, _ isTinted: Bool) throws {
    let project = try AppProjectFolder()
    try twoScales(project, properties: properties)
    let imported = try project.read(
      Self.main,
      Documents.storyboard(
        view: Documents.root(
          #"<button buttonType="\#(type)" id="n"><state key="normal" image="logo"/></button>"#)))
    let button = try #require(imported["n"] as? ButtonNode).button
    #expect(button.image?.isTemplate == isTinted)
  }

  @Test func darkPicturesOfOneImport() throws {
    let project = try AppProjectFolder()
    let appearance = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    try project.imageSet(
      "logo",
      #"{"filename": "a.png", "scale": "2x"}, {"filename": "b.png", "scale": "2x", \#(appearance)}"#,
      files: ["a.png": AppProjectFolder.png(20, 20), "b.png": AppProjectFolder.png(40, 30)])
    let image = try image("logo", project)
    var traits = Traits()
    #expect(image.resolved(traits).name.hasSuffix("a.png"))
    traits.colorScheme = .dark
    #expect(image.resolved(traits).name.hasSuffix("b.png"))
    #expect(image.resolved(traits).size == Size(20, 15))
  }

  @Test func drawingsTakeWholePoints() throws {
    let project = try AppProjectFolder()
    let pdf = "%PDF-1.4\n1 0 obj <</Type /Page /MediaBox [0 0 7.072 121.324]>> endobj"
    try project.imageSet(
      "icon", #"{"filename": "a.pdf", "idiom": "universal"}"#, files: ["a.pdf": Array(pdf.utf8)])
    #expect(try image("icon", project).size == Size(7, 122))
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="24px" height="12"/>"#
    try project.imageSet(
      "shape", #"{"filename": "a.svg", "idiom": "universal"}"#, files: ["a.svg": Array(svg.utf8)])
    #expect(try image("shape", project).size == Size(24, 12))
  }

  /// Of 112 × 53 pixels at one a point, 20 + 1 + 20 columns are shown.
  @Test func slicedPictures() throws {
    let project = try AppProjectFolder()
    let resizing = """
      {"mode": "3-part-horizontal", "center": {"mode": "stretch", "width": 1},
        "cap-insets": {"left": 20, "right": 20}}
      """
    try project.imageSet(
      "field", #"{"filename": "a.png", "scale": "1x", "resizing": \#(resizing)}"#,
      files: ["a.png": AppProjectFolder.png(112, 53)])
    let image = try image("field", project)
    #expect(image.size == Size(41, 53))
    #expect(image.caps == EdgeInsets(left: 20, right: 20))
  }

  @Test func spacesOfNames() throws {
    let project = try AppProjectFolder()
    let folder = "App/Assets.xcassets/Icons"
    try project.write("\(folder)/Contents.json", #"{"properties": {"provides-namespace": true}}"#)
    try project.imageSet(
      "add", #"{"filename": "a.png", "scale": "1x"}"#, in: folder + "/Plain",
      files: ["a.png": AppProjectFolder.png(3, 3)])
    #expect(try image("Icons/add", project).size == Size(3, 3))
    #expect(try image("add", project).missingFrom != nil)
  }

  /// A document sees what its own target copies, and no more.
  @Test func otherTargets() throws {
    let project = try AppProjectFolder()
    try project.imageSet(
      "mark", #"{"filename": "a.png", "scale": "1x"}"#, in: "Other/Other.xcassets",
      files: ["a.png": AppProjectFolder.png(3, 3)])
    try project.write("App/stray.png", AppProjectFolder.png(4, 4))
    #expect(try image("mark", project).missingFrom == "the target 'App'")
    #expect(try image("mark", project, in: "Other/Other.xib").size == Size(3, 3))
    #expect(try image("stray", project).missingFrom != nil)
    // One that is in no target sees all of the project's folder.
    #expect(try image("mark", project, in: "Loose/New.xib").size == Size(3, 3))
    #expect(try image("stray", project, in: "Loose/New.xib").size == Size(4, 4))
  }

  /// Loose files lie at the bundle's root, whatever their folder is; blue folders stay folders.
  @Test func looseFiles() throws {
    let project = try AppProjectFolder(
      items: [
        "Media/Deep/photo.png", "Media/Deep/photo@2x.png", "Media/pad~ipad.png", "Media/pad.png",
        "Media/view.jpg", "Media/lost.png",
      ], folders: ["Media/Blue"])
    for (name, size) in [
      ("Deep/photo", 10), ("Deep/photo@2x", 20), ("pad~ipad", 7), ("pad", 5), ("Blue/sky", 9),
    ] {
      try project.write("Media/\(name).png", AppProjectFolder.png(size, size))
    }
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC0, 0, 17, 8, 0, 6, 0, 12, 3, 0, 0, 0, 0]
    try project.write("Media/view.jpg", jpeg)
    #expect(try image("photo", project) { $0.displayScale = 1 }.size == Size(10, 10))
    #expect(try image("photo.png", project) { $0.displayScale = 3 }.size == Size(10, 10))
    #expect(try image("pad", project).size == Size(5, 5))
    #expect(
      try image("pad", project) { $0.device = Device.named("iPad Pro 11\"") ?? .all.last }.size
        == Size(7, 7))
    #expect(try image("view.jpg", project).size == Size(12, 6))
    #expect(try image("view", project).missingFrom != nil)
    #expect(try image("Blue/sky", project).size == Size(9, 9))
    #expect(try image("sky", project).missingFrom != nil)
  }

  /// Of a template the regular drawing of medium scale is taken, between its margins: 80 of 100 points wide, and as high
  /// as capitals of 70 with a quarter of that above and below; at 17 points.
  @Test func symbolsOfTheApp() throws {
    let project = try AppProjectFolder()
    let svg = """
      <?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/x.dtd">
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides" transform="translate(10, 20)">
      <line id="Capline-M" x1="0" x2="9" y1="100" y2="100"/><line id="Baseline-M" x1="0" x2="9" y1="170" y2="170"/>
      <rect id="left-margin" x="30" y="0" width="5" height="9"/><rect id="right-margin" x="105" y="0" width="5" height="9"/>
      </g><g id="Symbols" transform="translate(7,8)"><g id="Regular-M"><g><path d="M0 0h9v9z"/></g></g>
      <g id="Bold-M"><path d="M1 1"/></g></g></svg>
      """
    try project.write(
      "App/Assets.xcassets/mine.symbolset/Contents.json",
      #"{"symbols": [{"filename": "s.svg", "idiom": "universal"}]}"#)
    try project.write("App/Assets.xcassets/mine.symbolset/s.svg", svg)
    let image = try image("mine", project)
    #expect(image.size == Size(14, 18))
    #expect(image.isTemplate)
    let template = try #require(SymbolTemplate(Array(svg.utf8)))
    #expect(template.drawing.contains(#"viewBox="40.0 102.5 80.0 105.0""#))
    #expect(
      template.drawing.contains(
        #"<g transform="translate(7,8)"><g id="Regular-M"><g><path d="M0 0h9v9z"/></g></g></g></svg>"#
      ))
  }

  @Test func symbolsOfTheSystemAreNoFiles() throws {
    let project = try AppProjectFolder()
    let imported = try project.read(
      Self.main,
      Documents.storyboard(
        view: Documents.root(#"<imageView image="star" catalog="system" id="n"/>"#)))
    let image = try #require(imported["n"] as? ImageNode).image
    #expect(image.isSymbol && image.missingFrom == nil)
    #expect(imported.missingPictures.isEmpty)
  }

  /// What no drawing shows is looked for, too.
  @Test func picturesOfOtherStatesAndBars() throws {
    let project = try AppProjectFolder()
    try twoScales(project)
    let imported = try project.read(
      Self.main,
      Documents.storyboard(
        view: Documents.root(
          """
          <button id="n"><state key="normal" image="logo"/><state key="selected" image="gone1"/></button>
          <imageView hidden="YES" image="gone2" highlightedImage="logo" id="m"/>
          <view id="v"><userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="image" keyPath="icon" value="gone3"/>
          </userDefinedRuntimeAttributes></view>
          """),
        guides: #"<tabBarItem key="tabBarItem" image="gone4" selectedImage="logo" id="t"/>"#,
        resources: #"<image name="never" width="1" height="1"/>"#))
    #expect(imported.missingPictures.map(\.name) == ["gone4", "gone1", "gone2", "gone3"])
    #expect(imported.missingPictures.allSatisfy { $0.diagnostic.rule == "missing-image" })
  }
}
