import Foundation
import Quoin
import QuoinDocument
import QuoinImport
import Testing

/// Pictures of storyboards: views between bars, and scenes in each other.
@Suite struct ScreenPictureTests {
  private func storyboard(_ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES" useSafeAreas="YES">
    <device id="retina4_7" orientation="portrait" appearance="light"/><scenes>
    \(scenes.enumerated().map { "<scene sceneID=\"s\($0)\"><objects>\($1)</objects></scene>" }.joined())
    </scenes></document>
    """
  }

  private func view(
    _ id: String, tag: String = "view", height: Int = 667, _ content: String
  ) -> String {
    """
    <\(tag) key="view" id="\(id)"><rect key="frame" x="0" y="0" width="375" height="\(height)"/>
    \(content)</\(tag)>
    """
  }

  /// The picture of the first scene.
  private func picture(_ text: String) throws -> Arrangement {
    let document = try Document(Data(text.utf8))
    let scene = try #require(document.imported.scenes.first)
    func layout(_ root: Node, _ size: Size) -> Arrangement {
      var part = document.scene(of: scene)
      part.root = root
      return part.layout(in: size, traits: scene.traits)
    }
    return document.onScreen(layout(scene.root, scene.size), of: scene, layout)
  }

  private func frame(_ id: String, in arrangement: Arrangement) throws -> Rect {
    arrangement.absoluteFrame(
      of: try #require(arrangement.items.firstIndex { $0.identifier == id }))
  }

  private static let bar =
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#

  @Test func whatScrollsBeginsBelowTheBar() throws {
    let cell = """
      <prototypes><tableViewCell id="cell"><rect key="frame" x="0" y="28" width="375" height="44"/>
      </tableViewCell></prototypes>
      """
    let table = view("table", tag: "tableView", cell)
    let shown = try picture(
      storyboard("<tableViewController id=\"a\">\(Self.bar)\(table)</tableViewController>"))
    // 20 + 44: the table itself stays behind the bar.
    #expect(try frame("cell", in: shown) == Rect(0, 64, 375, 44))
    #expect(try frame("table", in: shown) == Rect(0, 0, 375, 667))
    let never = table.replacing(
      "<tableView ", with: "<tableView contentInsetAdjustmentBehavior=\"never\" ")
    let fixed = try picture(
      storyboard("<tableViewController id=\"a\">\(Self.bar)\(never)</tableViewController>"))
    #expect(try frame("cell", in: fixed).minY == 0)
  }

  @Test func prototypesAreShownAFewTimes() throws {
    let rows = """
      <prototypes><tableViewCell id="a"><rect key="frame" x="0" y="28" width="375" height="44"/>
      <tableViewCellContentView key="contentView" id="in"><rect key="frame" x="0" y="0" width="375" height="44"/>
      </tableViewCellContentView></tableViewCell>
      <tableViewCell id="b"><rect key="frame" x="0" y="72" width="375" height="60"/></tableViewCell></prototypes>
      <view key="tableFooterView" id="foot"><rect key="frame" x="0" y="132" width="375" height="30"/></view>
      """
    let table = view("table", tag: "tableView", rows)
    let shown = try picture(
      storyboard("<tableViewController id=\"c\">\(table)</tableViewController>"))
    func tops(_ id: String) -> [Double] {
      shown.items.indices.filter { shown.items[$0].identifier == id }
        .map { shown.absoluteFrame(of: $0).minY }
    }
    // Twice more, each by 44 + 60 points lower; below the status bar.
    #expect(tops("a") == [20, 124, 228])
    #expect(tops("in") == [20, 124, 228])
    #expect(tops("b") == [64, 168, 272])
    #expect(tops("foot") == [332])
    checkStructure(of: shown)
  }

  /// The canvas of Interface Builder has the title "Prototype Cells" above the rows, here 28 or 55.5 points high.
  ///
  /// UIKit's first row follows the table's header in plain tables. In grouped ones it is as far below it as the header of a
  /// section is high: as written, in all 9 such first sections of inset tables that Xcode 14 and later recorded, or else 35.
  @Test(arguments: [
    ("plain", 28.0, 28.0, 0.0), ("grouped", -1, 55.5, 35), ("grouped", 18, 55.5, 18),
    ("grouped", 18, 8, 8),
  ])
  func prototypesHaveNoTitle(style: String, header: Double, title: Double, distance: Double) throws
  {
    let rows = """
      <view key="tableHeaderView" id="head"><rect key="frame" x="0" y="0" width="375" height="50"/></view>
      <prototypes><tableViewCell id="a"><rect key="frame" x="0" y="\(50 + title)" width="375" height="44"/>
      </tableViewCell></prototypes>
      """
    let table = view("table", tag: "tableView", rows).replacing(
      "<tableView ", with: "<tableView style=\"\(style)\" sectionHeaderHeight=\"\(header)\" ")
    let shown = try picture(
      storyboard("<tableViewController id=\"c\">\(table)</tableViewController>"))
    #expect(try frame("head", in: shown).minY == 20)
    #expect(try frame("a", in: shown).minY == 20 + 50 + distance)
    #expect(try frame("table", in: shown) == Rect(0, 0, 375, 667))
  }

  /// UIKit: the rows of an inset group have one background, whose corners have a radius of 10 points, as fixed rows have.
  @Test func rowsOfAnInsetGroupHaveRoundCorners() throws {
    let rows = """
      <prototypes><tableViewCell id="a"><rect key="frame" x="20" y="55.5" width="335" height="44"/></tableViewCell>
      </prototypes>
      """
    let table = view("table", tag: "tableView", rows)
      .replacing("<tableView ", with: "<tableView style=\"insetGrouped\" ")
    let shown = try picture(
      storyboard("<tableViewController id=\"c\">\(table)</tableViewController>"))
    let grounds = shown.items.indices.filter {
      ["sectionBackground", "rowBackground"].contains(shown.items[$0].type)
    }
    // Below the status bar and 35 points; three rows of 44 points.
    #expect(grounds.map { shown.absoluteFrame(of: $0) } == [Rect(20, 55, 335, 132)])
    #expect(grounds.map { shown.items[$0].look.cornerRadius } == [10])
  }

  @Test func tablesInContainersHaveTheirRows() throws {
    let container = """
      <subviews><containerView id="c"><rect key="frame" x="0" y="100" width="375" height="300"/>
      <connections><segue destination="b" kind="embed" id="e"/></connections></containerView></subviews>
      """
    let rows = """
      <prototypes><tableViewCell id="a"><rect key="frame" x="0" y="28" width="375" height="44"/></tableViewCell>
      </prototypes>
      """
    let shown = try picture(
      storyboard(
        "<viewController id=\"a\">\(view("v", container))</viewController>",
        "<tableViewController id=\"b\">\(view("w", tag: "tableView", rows))</tableViewController>"))
    let tops = shown.items.indices.filter { shown.items[$0].identifier == "a" }
      .map { shown.absoluteFrame(of: $0).minY }
    #expect(tops == [100, 144, 188])
    checkStructure(of: shown)
  }

  /// Xcode 9 and 10 record the first fixed row of plain tables without titles at 0, in all 8 of our documents.
  ///
  /// Later versions leave room of 24.5 to 50 points for a header that no app has.
  @Test(arguments: ["", "headerTitle=\"First\""])
  func fixedRowsWithoutATitleHaveNoHeader(title: String) throws {
    func cell(_ id: String, _ y: Double) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="\(y)" width="375" height="44"/></tableViewCell>
      """
    }
    let rows = """
      <sections><tableViewSection \(title) id="s"><cells>\(cell("a", 28))\(cell("b", 72))</cells></tableViewSection>
      <tableViewSection headerTitle="Next" id="t"><cells>\(cell("c", 144))</cells></tableViewSection></sections>
      """
    let table = view("table", tag: "tableView", rows).replacing(
      "<tableView ", with: "<tableView dataMode=\"static\" style=\"plain\" ")
    let shown = try picture(
      storyboard("<tableViewController id=\"d\">\(table)</tableViewController>"))
    let raised = title.isEmpty ? 28.0 : 0
    for (id, y) in [("a", 28.0), ("b", 72), ("c", 144)] {
      #expect(try frame(id, in: shown).minY == 20 + y - raised)
    }
    let header = try #require(
      shown.items.indices.last { shown.items[$0].type == "sectionHeader" })
    #expect(shown.absoluteFrame(of: header).minY == 20 + 144 - 22 - raised)
  }

  @Test func anOpaqueBarStandsAboveTheView() throws {
    let opaque = Self.bar.replacing("prompted", with: "translucent=\"NO\" prompted")
    let shown = try picture(
      storyboard("<viewController id=\"a\">\(opaque)\(view("v", height: 603, ""))</viewController>")
    )
    #expect(shown.size == Size(375, 667))
    #expect(try frame("v", in: shown) == Rect(0, 64, 375, 603))
  }

  @Test func barsAreInFrontOfTheView() throws {
    let shown = try picture(
      storyboard("<viewController id=\"a\">\(Self.bar)\(view("v", ""))</viewController>"))
    let types = shown.items.map(\.type)
    let view = try #require(types.firstIndex(of: "view"))
    let bar = try #require(types.firstIndex(of: "#navigationItems"))
    #expect(view < bar)
    checkStructure(of: shown)
  }

  /// Every item ends within the one that it is in, and comes after it.
  private func checkStructure(of shown: Arrangement) {
    for (index, item) in shown.items.enumerated() {
      #expect(item.end > index && item.end <= shown.items.count)
      if let parent = item.parent {
        #expect(parent < index && shown.items[parent].end >= item.end)
      }
    }
    #expect(shown.items.first?.end == shown.items.count)
  }

  /// The luminance at which black and white have the same contrast is √(1.05 · 0.05) − 0.05 = 0.179, that of the grey
  /// 0.460: ((0.46 + 0.055) / 1.055)^2.4 = 0.179.
  @Test(arguments: [
    (1, Color.black), (0, .white), (0.45, .white), (0.47, .black),
  ])
  func theHomeIndicatorContrastsWithWhatIsBeneath(grey: Double, expected: Color) throws {
    let ground = """
      <color key="backgroundColor" red="\(grey)" green="\(grey)" blue="\(grey)" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/>
      """
    let text = storyboard(
      "<viewController id=\"a\">\(view("v", height: 812, ground))</viewController>"
    ).replacing("retina4_7", with: "retina5_9")
    for appearance in ["light", "dark"] {
      let shown = try picture(
        text.replacing("appearance=\"light\"", with: "appearance=\"\(appearance)\""))
      let line = try #require(shown.items.first { $0.type == "#homeIndicator" })
      #expect(line.look.background?.resolved(line.colorScheme) == expected)
    }
  }

  @Test func containersShowTheirScenes() throws {
    let container = """
      <subviews><containerView id="c"><rect key="frame" x="10" y="100" width="300" height="200"/>
      <connections><segue destination="b" kind="embed" id="e"/></connections></containerView></subviews>
      """
    let inner = """
      <subviews><view id="in"><rect key="frame" x="5" y="7" width="20" height="20"/></view></subviews>
      """
    let shown = try picture(
      storyboard(
        "<viewController id=\"a\">\(view("v", container))</viewController>",
        "<viewController id=\"b\">\(view("w", inner))</viewController>"))
    // In the size of its container.
    #expect(try frame("w", in: shown) == Rect(10, 100, 300, 200))
    #expect(try frame("in", in: shown) == Rect(15, 107, 20, 20))
  }

  @Test(.timeLimit(.minutes(10))) func scenesThatShowEachOtherEnd() throws {
    let container = """
      <subviews><containerView id="c"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <connections><segue destination="a" kind="embed" id="e"/></connections></containerView>
      <containerView id="d"><rect key="frame" x="0" y="300" width="300" height="200"/>
      <connections><segue destination="a" kind="embed" id="f"/></connections></containerView></subviews>
      """
    let shown = try picture(
      storyboard("<viewController id=\"a\">\(view("v", container))</viewController>"))
    // The scene, and in each of its containers itself again, six times: 2⁰ + … + 2⁶ views, each with two containers.
    #expect(shown.items.filter { $0.identifier == "c" }.count == 127)
    let finding = try #require(shown.diagnostics.first { $0.rule == "limit-exceeded" })
    #expect(finding.severity == .error && finding.nodes == ["c"] && finding.place?.line != nil)
  }

  /// A picture is painted above the background of its view, which says nothing of its colours.
  @Test func theHomeIndicatorKeepsItsColourAboveAPicture() throws {
    let black =
      "<color key=\"backgroundColor\" white=\"0\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    func color(_ content: String) throws -> Color? {
      let text = storyboard(
        "<viewController id=\"a\">\(view("v", height: 812, content))</viewController>"
      ).replacing("retina4_7", with: "retina5_9")
      let line = try #require(try picture(text).items.first { $0.type == "#homeIndicator" })
      return line.look.background?.resolved(line.colorScheme)
    }
    func image(_ ground: String) -> String {
      "<subviews><imageView image=\"a\" id=\"i\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" "
        + "height=\"812\"/>\(ground)</imageView></subviews>"
    }
    #expect(try color(image(black)) == color(image("")))
    #expect(try color(black) != color(image("")))
  }
}
