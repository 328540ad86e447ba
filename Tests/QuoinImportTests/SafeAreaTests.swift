import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// The heights are Apple's: status bars of 20, 44, 48, 59 points, bars of 44 and 49, large titles of 52,
/// a home indicator of 34, a card 54 points below the top of the screen.
@Suite struct SafeAreaTests {
  private static let opaque =
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
  private static let bar =
    #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
  private static let freeform =
    #"<freeformSimulatedSizeMetrics key="simulatedDestinationMetrics"/>"#
  private static let noStatus = #"<nil key="simulatedStatusBarMetrics"/>"#
  private static let status =
    #"<simulatedStatusBarMetrics key="simulatedStatusBarMetrics"/>"#

  /// The insets of the first root of a document.
  private func insets(_ text: String) throws -> EdgeInsets {
    let root = try #require(try Documents.read(text).scenes.first?.root as? ContainerNode)
    return try #require(root.safeAreaInsets)
  }

  private func xib(
    _ width: Int, _ height: Int, _ metrics: String = "", tools: String = "21701",
    device: String = "retina4_7"
  ) throws -> EdgeInsets {
    try insets(
      Documents.xib(
        """
        <view id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>\(metrics)</view>
        """, tools: tools, device: device))
  }

  private func controller(
    _ width: Int, _ height: Int, _ metrics: String = "", tools: String = "21507",
    device: String = "retina6_12", attributes: String = ""
  ) throws -> EdgeInsets {
    try insets(
      Documents.storyboard(
        view: Documents.root("", width: width, height: height), controller: attributes,
        guides: metrics, tools: tools, device: device))
  }

  @Test func aXibSimulatesBars() throws {
    #expect(try xib(375, 667) == EdgeInsets(top: 20))
    #expect(try xib(375, 667, Self.noStatus) == .zero)
    #expect(try xib(375, 667, Self.bar) == EdgeInsets(top: 44))
    #expect(try xib(375, 667, Self.status + Self.bar) == EdgeInsets(top: 64))
    #expect(try xib(375, 603, Self.opaque) == .zero)
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try xib(375, 667, tabs) == EdgeInsets(top: 20, bottom: 49))
  }

  @Test func aXibOfAnySizeStandsOnTheScreenAsFarAsItFits() throws {
    #expect(try xib(408, 488, Self.freeform) == .zero)
    #expect(try xib(295, 496, Self.freeform, tools: "14113") == EdgeInsets(top: 20))
    #expect(try xib(477, 351, Self.freeform, tools: "14113") == .zero)
    // The camera's cut-out and the home indicator are there at any size.
    #expect(
      try xib(468, 360, Self.freeform, device: "retina6_0") == EdgeInsets(top: 47, bottom: 34))
    #expect(
      try xib(219, 102, Self.freeform, tools: "19455", device: "retina6_1") == EdgeInsets(top: 44))
  }

  @Test func aCutOutStaysWithoutStatusBar() throws {
    #expect(try controller(393, 852, Self.noStatus) == EdgeInsets(top: 59, bottom: 34))
    #expect(try controller(375, 667, Self.noStatus, device: "retina4_7") == .zero)
  }

  @Test func opaqueBarsInsetNoRootThatMakesRoomForThem() throws {
    #expect(
      try controller(375, 603, Self.opaque, tools: "14113", device: "retina4_7") == .zero)
    // 896 − 88: the home indicator is still over it.
    #expect(
      try controller(414, 808, Self.opaque, tools: "17701", device: "retina6_1")
        == EdgeInsets(bottom: 34))
    // Under tabs alone: 667 − 49.
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(
      try controller(375, 618, tabs, tools: "14113", device: "retina4_7") == EdgeInsets(top: 20))
    #expect(
      try controller(375, 554, Self.opaque + tabs, tools: "14113", device: "retina4_7") == .zero)
  }

  @Test func oldCanvasesHaveNoDevice() throws {
    func insets(_ frame: String) throws -> EdgeInsets {
      let text = Documents.storyboard(
        view: Documents.root(""), guides: Self.opaque, tools: "9059")
      return try self.insets(
        text.replacing(
          #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#, with: ""
        )
        .replacing(#"x="0.0" y="0.0" width="393" height="852""#, with: frame))
    }
    #expect(try insets(#"x="0" y="64" width="600" height="536""#) == .zero)
    #expect(try insets(#"x="0" y="0" width="320" height="504""#) == .zero)
    // Moved down by the bar, and as high as before: the rest is below the screen.
    #expect(try insets(#"x="0" y="64" width="375" height="667""#) == EdgeInsets(bottom: 64))
  }

  @Test func freeformControllersHaveTheStatusBarOfTheirDevice() throws {
    let size = #"<size key="freeformSize" width="815" height="660"/>"#
    #expect(
      try controller(815, 660, Self.freeform + size, tools: "13196", device: "retina4_7")
        == EdgeInsets(top: 20))
    let small = #"<size key="freeformSize" width="320" height="37"/>"#
    #expect(
      try controller(320, 37, Self.freeform + small, tools: "13196", device: "retina4_7") == .zero)
  }

  @Test func freeformControllersThatFillAScreenOrASheetHaveItsBars() throws {
    // 667 of 1400 points are the whole screen of the device.
    let tabs = #"<simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>"#
    let long = Self.freeform + #"<size key="freeformSize" width="375" height="1400"/>"#
    #expect(
      try controller(375, 667, long + tabs, tools: "15400", device: "retina4_7")
        == EdgeInsets(bottom: 49))
    // 768 − 714 = 54, the distance of a card from the top of the screen. Cards of other sizes record 56 for the bar.
    let sheet = Self.freeform + #"<size key="freeformSize" width="375" height="768"/>"#
    #expect(
      try controller(375, 714, sheet + Self.bar, tools: "17506", device: "retina6_1")
        == EdgeInsets(top: 56, bottom: 34))
    #expect(try controller(375, 714, sheet, tools: "17506", device: "retina6_1") == .zero)
  }

  @Test func barsAreAsHighAsTheDeviceHasThem() throws {
    let tools = #"<simulatedToolbarMetrics key="simulatedBottomBarMetrics"/>"#
    #expect(try controller(393, 852, tools) == EdgeInsets(top: 59, bottom: 83))
    #expect(
      try controller(375, 667, tools, device: "retina4_7") == EdgeInsets(top: 20, bottom: 44))
    #expect(
      try controller(834, 1112, Self.bar, tools: "14490", device: "ipad10_5")
        == EdgeInsets(top: 70))
    let prompt = Self.bar.replacing(#"prompted="NO""#, with: #"prompted="YES""#)
    #expect(try controller(375, 667, prompt, device: "retina4_7") == EdgeInsets(top: 94))
  }

  @Test func anotherDeviceHasBarsOfItsOwn() throws {
    var options = ImportOptions()
    options.device = Device.named("iPhone 15")
    let text = Documents.storyboard(
      view: Documents.root("", width: 375, height: 603), guides: Self.opaque, device: "retina4_7")
    let scene = try #require(try Documents.read(text, options).scenes.first)
    // 852 − 59 − 44.
    #expect(scene.size == Size(393, 749))
    #expect((scene.root as? ContainerNode)?.safeAreaInsets == EdgeInsets(bottom: 34))
    // A height of the author's choice stays, whatever the bar is.
    let chosen = Documents.storyboard(
      view: Documents.root("", width: 375, height: 1436),
      guides: Self.freeform + Self.opaque
        + #"<size key="freeformSize" width="375" height="1500"/>"#,
      device: "retina4_7")
    #expect(try Documents.read(chosen, options).scenes.first?.size == Size(393, 1436))
  }
}
