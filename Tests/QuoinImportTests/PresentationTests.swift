import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// The sizes and bars of controllers that are presented over others.
@Suite struct PresentationTests {
  private func scene(_ controller: String, id: String) -> String {
    #"<scene sceneID="\#(id)"><objects>\#(controller)</objects></scene>"#
  }

  private func segue(_ target: String, _ words: String) -> String {
    #"<segue destination="\#(target)" \#(words) id="to-\#(target)"/>"#
  }

  private func controller(
    _ id: String, _ words: String = "", inside: String = "", height: Int = 852
  ) -> String {
    scene(
      """
      <viewController id="\(id)" \(words)>\(inside)<view key="view" id="v-\(id)">
      <rect key="frame" x="0" y="0" width="393" height="\(height)"/></view></viewController>
      """, id: "s-\(id)")
  }

  /// A controller that presents another one.
  private func app(_ words: String, _ presented: String, to target: String = "shown") -> String {
    Documents.storyboard(
      view: Documents.root("") + "<connections>\(segue(target, words))</connections>",
      extra: presented)
  }

  /// A navigation controller with a root, which pushes a second controller.
  private var stack: String {
    scene(
      """
      <navigationController id="nav"><navigationBar key="navigationBar" id="bar"/><connections>
      \(segue("shown", #"kind="relationship" relationship="rootViewController""#))
      </connections></navigationController>
      """, id: "n")
      + controller(
        "shown", inside: "<connections>\(segue("next", #"kind="show""#))</connections>")
      + controller("next")
  }

  private func read(_ text: String, _ device: String, isLandscape: Bool = false) throws
    -> [String: ImportedScene]
  {
    let found = try #require(Device.all.first { $0.id == device })
    var options = ImportOptions()
    options.device = isLandscape ? found.landscape : found
    let scenes = try Documents.read(text, options).scenes
    return Dictionary(uniqueKeysWithValues: scenes.map { ($0.root.identifier ?? "", $0) })
  }

  /// Roots that Xcode recorded: 842 of 896, 647 of 667 and 793 of 852 points.
  @Test(arguments: [("retina6_1", 842.0), ("retina4_7", 647), ("retina6_12", 793)])
  func phonesShowACard(device: String, height: Double) throws {
    for words in [
      #"kind="presentation""#, #"kind="presentation" modalPresentationStyle="formSheet""#,
      #"kind="popoverPresentation""#,
    ] {
      let scene = try #require(try read(app(words, controller("shown")), device)["v-shown"])
      #expect(scene.size.height == height)
      #expect(scene.screen?.size == scene.size)
      #expect(scene.screen?.covers.top == 0)
    }
  }

  @Test func phonesInLandscapeShowTheWholeScreen() throws {
    let text = app(#"kind="presentation""#, controller("shown"))
    let scene = try #require(try read(text, "retina6_12", isLandscape: true)["v-shown"])
    #expect(scene.size == Size(852, 393))
  }

  @Test(arguments: [
    (#"kind="presentation" modalPresentationStyle="formSheet""#, Size(540, 620)),
    (#"kind="popoverPresentation""#, Size(320, 480)),
    (#"kind="presentation" modalPresentationStyle="fullScreen""#, Size(768, 1024)),
    (#"kind="presentation" modalPresentationStyle="overCurrentContext""#, Size(768, 1024)),
    // As wide as readable text with its margins, 20 points from top and bottom.
    (#"kind="presentation""#, Size(704, 984)),
  ])
  func tabletsShowSheetsInTheirSize(words: String, size: Size) throws {
    let scenes = try read(app(words, controller("shown")), "ipad9_7")
    #expect(scenes["v-shown"]?.size == size)
    #expect(scenes["root"]?.size == Size(768, 1024))
  }

  @Test func aControllerSaysItsStyleAndItsSize() throws {
    let preferred =
      #"<value key="contentSizeForViewInPopover" type="size" width="300" height="0.0"/>"#
    let shown = controller("shown", #"modalPresentationStyle="formSheet""#, inside: preferred)
    // By its own style, also without a segue; the segue's style has precedence.
    for words in [#"kind="presentation""#, #"kind="unwind""#] {
      let scene = try #require(try read(app(words, shown), "ipad9_7")["v-shown"])
      #expect(scene.size == Size(300, 620))
    }
    let popover = app(#"kind="popoverPresentation""#, shown)
    #expect(try read(popover, "ipad9_7")["v-shown"]?.size == Size(300, 480))
  }

  // MARK: Size classes

  /// A label that only exists in a compact width, and a view whose height a constraint of a regular width gives.
  private var varied: String {
    scene(
      """
      <viewController id="shown"><view key="view" id="v-shown">
      <rect key="frame" x="0" y="0" width="393" height="852"/><subviews>
      <label id="small" text="a"><rect key="frame" x="0" y="0" width="9" height="21"/></label>
      <view id="box" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints><constraint id="high" firstAttribute="height" constant="10">
      <variation key="widthClass=regular" constant="30"/></constraint></constraints></view></subviews>
      <variation key="widthClass=regular"><mask key="subviews"><exclude reference="small"/></mask></variation>
      </view></viewController>
      """, id: "s-shown")
  }

  /// UIKit: sheets and popovers are compact in width on every device, and regular in height.
  @Test(arguments: [
    (#"kind="presentation""#, true),
    (#"kind="presentation" modalPresentationStyle="formSheet""#, true),
    (#"kind="popoverPresentation""#, true),
    (#"kind="presentation" modalPresentationStyle="fullScreen""#, false), (#"kind="show""#, false),
  ])
  func sheetsAreCompactInWidth(words: String, isCompact: Bool) throws {
    let scenes = try read(app(words, varied), "ipad9_7")
    let scene = try #require(scenes["v-shown"])
    #expect(scene.traits.horizontalSizeClass == (isCompact ? .compact : .regular))
    #expect(scene.traits.verticalSizeClass == .regular)
    let nodes = Array(scene.root.subtree)
    #expect(nodes.contains { $0.identifier == "small" } == isCompact)
    let box = try #require(nodes.first { $0.identifier == "box" })
    #expect(box.constraints.map(\.constant) == [isCompact ? 10 : 30])
    // What presents the sheet keeps the classes of the screen.
    #expect(scenes["root"]?.traits.horizontalSizeClass == .regular)
  }

  /// UIKit: only the primary column is compact in width.
  @Test func primaryColumnsAreCompactInWidth() throws {
    let split = scene(
      """
      <splitViewController id="split"><connections>
      \(segue("shown", #"kind="relationship" relationship="masterViewController""#))
      \(segue("next", #"kind="relationship" relationship="detailViewController""#))
      </connections></splitViewController>
      """, id: "s")
    let text = Documents.storyboard(
      view: Documents.root(""), extra: split + varied + controller("next"))
    let landscape = try read(text, "ipad9_7", isLandscape: true)
    #expect(landscape["v-shown"]?.traits.horizontalSizeClass == .compact)
    #expect(landscape["v-next"]?.traits.horizontalSizeClass == .regular)
    #expect(try read(text, "ipad9_7")["v-shown"]?.traits.horizontalSizeClass == .regular)
  }

  @Test func whatANavigationControllerShowsIsInItsSheet() throws {
    let text = app(
      #"kind="presentation" modalPresentationStyle="formSheet""#, stack, to: "nav")
    let scenes = try read(text, "ipad9_7")
    for id in ["v-shown", "v-next"] {
      let scene = try #require(scenes[id])
      #expect(scene.size == Size(540, 620))
      // A sheet has a bar of 56 points, and neither a status bar nor a home indicator.
      #expect(scene.screen?.covers == EdgeInsets(top: 56))
      #expect((scene.root as? ContainerNode)?.safeAreaInsets == EdgeInsets(top: 56))
    }
  }

  /// A controller that is also pushed onto the stack of the screen is shown there.
  @Test func aPushedControllerIsNoSheet() throws {
    let text = app(#"kind="presentation""#, stack, to: "next")
    #expect(try read(text, "ipad9_7")["v-next"]?.size == Size(768, 1024))
  }

  /// A root that an opaque bar shortens: recorded 786 of 896 points, which is a card less its bar.
  @Test func opaqueBarsShortenTheRootOfASheet() throws {
    let opaque =
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
    let shown = controller("shown", inside: opaque, height: 737)
    let scene = try #require(
      try read(app(#"kind="presentation""#, shown), "retina6_1")["v-shown"])
    #expect(scene.size.height == 786)
    #expect(scene.screen?.size.height == 842)
    #expect(scene.screen?.covers == EdgeInsets(bottom: 34))
  }
}
