import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Project files, catalogues, tables of texts and pictures that are broken in random ways: each is read to its end
/// without a trap, in bounded time.
///
/// `QUOIN_ROUNDS=100000 swift test --filter HostileAppTests` breaks more of them.
@Suite struct HostileAppTests {
  private static let rounds =
    ProcessInfo.processInfo.environment["QUOIN_ROUNDS"].flatMap { Int($0) } ?? 400

  private static let project = """
    // !$*UTF8*$!
    {objects = {P = {isa = PBXProject; mainGroup = G;}; G = {isa = PBXGroup; path = a; children = (H, F, r1);};
    H = {isa = PBXGroup; path = "b \\U00e9"; children = (G, H, v);}; r1 = {path = x.xcassets; sourceTree = "<group>";};
    v = {isa = PBXVariantGroup; children = (r1);}; b1 = {fileRef = v;}; b2 = {fileRef = r1;};
    F = {isa = PBXFileSystemSynchronizedRootGroup; path = ../s; exceptions = (E);};
    E = {target = T; membershipExceptions = (../../q, Info.plist);};
    T = {isa = PBXNativeTarget; name = App; buildPhases = (R); fileSystemSynchronizedGroups = (F);
    buildConfigurationList = L;}; L = {buildConfigurations = (C);};
    C = {buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/I.plist";};};
    R = {isa = PBXResourcesBuildPhase; files = (b1, b2);};}; rootObject = P;}
    """

  private static let images = """
    {"images": [{"filename": "a.png", "idiom": "universal", "scale": "2x", "appearances":
    [{"appearance": "luminosity", "value": "dark"}], "resizing": {"mode": "9-part", "center": {"width": 1e308},
    "cap-insets": {"left": -20, "right": 99999999999, "top": "x"}}}, {"filename": "b.pdf", "locale": "de"}],
    "properties": {"template-rendering-intent": "template", "provides-namespace": true}}
    """

  private static let colors = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "display-p3", "components":
    {"red": "0xFF", "green": "1e99", "blue": "-3", "alpha": "nan"}}}, {"color": {"reference": "systemRedColor"},
    "appearances": [{"appearance": "contrast", "value": "high"}]}]}
    """

  private static let strings = """
    /* a */ "x-y.text" = "b\\n\\U12"; c = 'd'; "e" = {"NSStringLocalizedFormatKey" = "%#@n@"; n = {other = "m";};};
    "\\ud83d\\ude00" = "\\777"; // end
    """

  private static let catalogue = """
    {"strings": {"a.text": {"localizations": {"de": {"variations": {"plural": {"other": {"stringUnit":
    {"value": "b"}}}}}, "en": {"stringUnit": {"value": "c"}}}}}}
    """

  private static let picture =
    "%PDF-1.4 /MediaBox [0 0 7.5 -12] <svg width='1e400' height='2px' viewBox='0 0 1 1'></svg>"

  private static let symbol = """
    <svg><g id="Guides" transform="matrix(1 0 0 1 3 4)"><line id="Capline-M" y1="0"/><line id="Baseline-M" y1="70"/>
    <rect id="left-margin" x="1" width="2"/><rect id="right-margin" x="50" width="2"/></g>
    <g transform="translate(1)"><g id="Regular-M"><g/><path d="M0 0"/></g></g></svg>
    """

  private static let binary: [UInt8] = {
    let value: [String: Any] = ["a": ["b", 7, 1.5, true, ["c": "ü"]], "d": Data([1, 2])]
    let data = try? PropertyListSerialization.data(
      fromPropertyList: value, format: .binary, options: 0)
    return data.map { [UInt8]($0) } ?? []
  }()

  /// A seed with some of its bytes changed, taken out, doubled or moved.
  private func broken(_ seed: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var bytes = seed
    for _ in 0..<Int.random(in: 1...6, using: &generator) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 1...12, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: bytes[place..<end], at: place)
      case 3: bytes[place] = Array("{}()\"\\;,=<>[]:0x".utf8).randomElement(using: &generator) ?? 0
      case 4: bytes = Array(bytes[..<place])
      default:
        let part = Array(bytes[place..<end])
        bytes += part + part
      }
    }
    return bytes
  }

  @Test func everyReader() {
    var generator = SeededGenerator()
    let seeds =
      [
        Self.project, Self.images, Self.colors, Self.strings, Self.catalogue, Self.picture,
        Self.symbol,
      ].map { Array($0.utf8) } + [Self.binary]
    var read = 0
    for _ in 0..<Self.rounds {
      for seed in seeds {
        let bytes = broken(seed, &generator)
        if ProjectFile(bytes) != nil { read += 1 }
        if PropertyListReader.read(bytes) != nil { read += 1 }
        read += StringTable(PropertyListReader.texts(bytes).texts).texts.count
        if PictureFileSize(bytes) != nil { read += 1 }
        if SymbolTemplate(bytes) != nil { read += 1 }
        if FontNames(bytes) != nil { read += 1 }
        guard let value = PropertyValue(json: bytes) else { continue }
        let set = ImageSet(value, files: ["a.png", "b.pdf"])
        if set.slot(for: ImageSet.Surroundings()) != nil { read += 1 }
        for slot in set.slots {
          guard let slicing = slot.slicing else { continue }
          let kept = PictureSlices(slicing, full: Size(10, 10), scale: 2).keptSize
          #expect((0...10).contains(kept.width) && (0...10).contains(kept.height))
        }
        if ColorSet(value, idiom: "iphone").color != nil { read += 1 }
        read += StringTable(catalogue: value, language: "de", idiom: "iphone").texts.count
      }
    }
    #expect(read > 0)
  }

  /// A whole project of broken files; what comes out of it lies in the project's folder.
  @Test func wholeProjects() throws {
    var generator = SeededGenerator()
    let project = try AppProjectFolder()
    let document = Documents.storyboard(
      view: Documents.root(
        """
        <imageView image="a" id="n"/><imageView image="../../../a" id="m"/>
        <view id="v"><color key="backgroundColor" name="c"/></view><label text="x" id="x-y"/>
        """))
    let name = "App/Base.lproj/Main.storyboard"
    try project.imageSet("a", "", files: ["a.png": AppProjectFolder.png(3, 3)])
    let original = try Data(
      contentsOf: URL(fileURLWithPath: project.path + "/App.xcodeproj/project.pbxproj"))
    for _ in 0..<max(40, Self.rounds / 10) {
      try project.write("App.xcodeproj/project.pbxproj", broken([UInt8](original), &generator))
      try project.write(
        "App/Assets.xcassets/a.imageset/Contents.json",
        broken(Array(Self.images.utf8), &generator))
      try project.write(
        "App/Assets.xcassets/c.colorset/Contents.json",
        broken(Array(Self.colors.utf8), &generator))
      try project.write("App/de.lproj/Main.strings", broken(Array(Self.strings.utf8), &generator))
      let imported = try project.read(name, document) { $0.language = "de" }
      for id in ["n", "m"] {
        let image = try #require(imported[id] as? ImageNode).image
        for path in [image.name] + image.cases.map(\.value.name) where path.hasPrefix("/") {
          #expect(FilePath.isInside(FilePath.join("", path), project.path))
        }
      }
    }
  }

  /// Broken storyboards that refer to each other: what a scene shows of another one is among the read scenes.
  @Test func storyboardsOfEachOther() throws {
    var generator = SeededGenerator()
    let project = try AppProjectFolder(items: ["App/Detail.storyboard"])
    func storyboard(_ other: String) -> String {
      Documents.storyboard(
        view: Documents.root(
          """
          <containerView id="c"><rect key="frame" x="0" y="0" width="99" height="99"/>
          <connections><segue destination="d" kind="embed" id="s"/></connections></containerView>
          """),
        extra: """
          <scene sceneID="r"><objects><viewControllerPlaceholder storyboardName="\(other)" id="d"/></objects></scene>
          <scene sceneID="p"><objects><splitViewController id="p"><connections>
          <segue destination="vc" kind="relationship" relationship="masterViewController" id="a"/>
          <segue destination="d" kind="relationship" relationship="detailViewController" id="b"/>
          </connections></splitViewController></objects></scene>
          """)
    }
    let name = "App/Base.lproj/Main.storyboard"
    let main = storyboard("Detail")
    try project.write(name, main)
    let guest = Array(storyboard("Main").utf8)
    let store = AppStore()
    try project.write("App/Detail.storyboard", guest)
    _ = AppFolder(project.path, language: nil, store: store)
    var shown = 0
    for _ in 0..<max(40, Self.rounds / 10) {
      try project.write("App/Detail.storyboard", broken(guest, &generator))
      let imported = try project.read(name, main) {
        $0.apps = store
        $0.device = Device.all.first { $0.id == "ipad9_7" }?.landscape
      }
      let numbers = imported.scenes.compactMap { $0.screen?.columns.values }.joined()
      for number in Array(imported.insertions.values) + numbers {
        #expect(imported.shownScenes.indices.contains(number))
        shown += 1
      }
    }
    #expect(shown > 0)
  }

  /// Many targets that refer to one long list, or to many synchronised folders.
  @Test func targetsThatMultiply() throws {
    let count = 3_000
    let numbers = (0..<count).map { "\($0)" }
    let text = """
      {rootObject = P; objects = {P = {mainGroup = G;}; G = {children = (r, \(numbers.map { "g" + $0 }.joined(separator: ", ")));};
      r = {path = a.xib; sourceTree = "<group>";}; b = {fileRef = r;};
      R = {isa = PBXResourcesBuildPhase; files = (\(numbers.map { _ in "b" }.joined(separator: ", ")));};
      \(numbers.map { "t\($0) = {isa = PBXNativeTarget; buildPhases = (R);};" }.joined())
      \(numbers.map { "g\($0) = {isa = PBXFileSystemSynchronizedRootGroup; path = x; sourceTree = \"<group>\";};" }.joined())
      };}
      """
    let project = try #require(ProjectFile(Array(text.utf8)))
    #expect(project.targets.count == count)
    #expect(project.targets.reduce(0) { $0 + $1.items.count + $1.folders.count } <= 200_000)
  }

  /// A set that names a file outside of its folder has no picture there.
  @Test func filesThatASetNamesElsewhere() throws {
    let project = try AppProjectFolder()
    try project.write("../secret.png", AppProjectFolder.png(9, 9))
    for file in ["../../../../secret.png", "/etc/hostname", "..", ".", ""] {
      try project.imageSet("a", #"{"filename": "\#(file)", "scale": "1x"}"#, files: [:])
      let text = Documents.storyboard(view: Documents.root(#"<imageView image="a" id="n"/>"#))
      let imported = try project.read("App/Base.lproj/Main.storyboard", text)
      let image = try #require(imported["n"] as? ImageNode).image
      #expect(image.missingFrom != nil && image.size == nil)
    }
  }
}
