import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct EnvironmentTests {
  private func root(_ text: String, _ options: ImportOptions = ImportOptions()) throws
    -> ContainerNode
  {
    try #require(try Documents.read(text, options).scenes.first?.root as? ContainerNode)
  }

  private func insets(device: String, tools: String, width: Int, height: Int) throws -> EdgeInsets?
  {
    try root(
      Documents.storyboard(
        view: Documents.root("", width: width, height: height), tools: tools, device: device)
    ).safeAreaInsets
  }

  @Test func theSafeAreaIsThatOfTheDeviceAtTheTime() throws {
    #expect(
      try insets(device: "retina6_1", tools: "21507", width: 414, height: 896)
        == EdgeInsets(top: 48, bottom: 34))
    #expect(
      try insets(device: "retina6_1", tools: "17701", width: 414, height: 896)
        == EdgeInsets(top: 44, bottom: 34))
    #expect(
      try insets(device: "retina4_7", tools: "17701", width: 375, height: 667) == EdgeInsets.zero)
    #expect(
      try insets(device: "retina4_7", tools: "14113", width: 375, height: 667)
        == EdgeInsets(top: 20))
    // A card.
    #expect(
      try insets(device: "retina6_1", tools: "17701", width: 414, height: 842)
        == EdgeInsets(bottom: 34))
  }

  @Test func whatTheDocumentSaysWins() throws {
    let text = Documents.storyboard(view: Documents.root("")).replacing(
      #"id="root""#,
      with: #"safeAreaInsets="1,2,3,4" layoutGuideInsets="64,49" id="root""#)
    let root = try root(text)
    #expect(root.safeAreaInsets == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(root.layoutGuideInsets == EdgeInsets(top: 64, bottom: 49))
    var options = ImportOptions()
    options.safeArea = EdgeInsets(7)
    let overridden = try self.root(text, options)
    #expect(overridden.safeAreaInsets == EdgeInsets(7))
    #expect(overridden.layoutGuideInsets == nil)
  }

  @Test func barsAddToTheSafeArea() throws {
    let simulated = """
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      <simulatedTabBarMetrics key="simulatedBottomBarMetrics"/>
      """
    let root = try root(
      Documents.storyboard(view: Documents.root(""), guides: simulated))
    #expect(root.safeAreaInsets == EdgeInsets(top: 103, bottom: 83))
    let none = try self.root(
      Documents.storyboard(
        view: Documents.root(""), guides: #"<nil key="simulatedTopBarMetrics"/>"#))
    #expect(none.safeAreaInsets == EdgeInsets(top: 59, bottom: 34))
  }

  @Test func aXibStandsAtTheTopOfTheScreen() throws {
    let text = Documents.xib(
      #"<view id="v"><rect key="frame" x="0" y="0" width="375" height="55"/></view>"#,
      device: "retina6_1")
    #expect(try root(text).safeAreaInsets == EdgeInsets(top: 48))
    let cell = Documents.xib(
      #"<tableViewCell id="v"><rect key="frame" x="0" y="0" width="375" height="55"/>"#
        + "</tableViewCell>", device: "retina6_1")
    #expect(try root(cell).safeAreaInsets == EdgeInsets.zero)
  }

  @Test func rootsHaveTheSystemsMargins() throws {
    let wide = try root(Documents.storyboard(view: Documents.root("")))
    #expect(wide.margins == .fixed(EdgeInsets(horizontal: 20, vertical: 0)))
    #expect(wide.insetsMarginsFromSafeArea)
    let narrow = try root(
      Documents.storyboard(
        view: Documents.root("", width: 375, height: 667), device: "retina4_7"))
    #expect(narrow.margins == .fixed(EdgeInsets(horizontal: 16, vertical: 0)))
    let document = try Documents.read(
      Documents.storyboard(
        view: Documents.root(
          """
          <view preservesSuperviewLayoutMargins="YES" insetsLayoutMarginsFromSafeArea="NO" id="a"/>
          <view id="b"><directionalEdgeInsets key="directionalLayoutMargins" top="1" leading="2"
            bottom="3" trailing="4"/></view>
          """)))
    let a = try #require(document["a"] as? ContainerNode)
    #expect(a.margins == nil)
    #expect(a.preservesParentMargins)
    #expect(!a.insetsMarginsFromSafeArea)
    let b = try #require(document["b"] as? ContainerNode)
    #expect(
      b.margins
        == .directional(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)))
  }

  @Test func sizeAndDeviceMakeRootsOtherSizes() throws {
    let main = Documents.storyboard(view: Documents.root(""))
    let view = Documents.xib(
      #"<view id="v"><rect key="frame" x="0" y="0" width="200" height="55"/></view>"#)
    var options = ImportOptions()
    options.device = Device.named("iPhone SE")
    #expect(try Documents.read(main, options).scenes.first?.size == Size(375, 667))
    #expect(try Documents.read(main, options).scenes.first?.traits.displayScale == 2)
    #expect(try root(main, options).safeAreaInsets == EdgeInsets(top: 20))
    #expect(try Documents.read(view, options).scenes.first?.size == Size(200, 55))
    options.size = Size(500, 400)
    #expect(try Documents.read(main, options).scenes.first?.size == Size(500, 400))
    #expect(try Documents.read(view, options).scenes.first?.size == Size(500, 400))
  }

  @Test func traitsAreTheDocumentsAndTheOptions() throws {
    let dark = Documents.storyboard(view: Documents.root("")).replacing(
      #"appearance="light""#, with: #"appearance="dark""#)
    #expect(try Documents.read(dark).scenes.first?.traits.colorScheme == .dark)
    var options = ImportOptions()
    options.colorScheme = .light
    options.direction = .rightToLeft
    options.textSize = .extraLarge
    options.displayScale = 1
    let traits = try #require(try Documents.read(dark, options).scenes.first?.traits)
    #expect(traits.colorScheme == .light)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(traits.textSize == .extraLarge)
    #expect(traits.displayScale == 1)
  }

  @Test func devicesAreFoundByIdAndName() {
    #expect(Device.named("retina6_1")?.portraitSize == Size(414, 896))
    #expect(Device.named("iphone 16 pro max")?.id == "retina6_9")
    #expect(Device.named("iPad Pro (11-inch)")?.isTablet == true)
    #expect(Device.named("iPhone-15 Landscape")?.size == Size(852, 393))
    #expect(
      Device.named("iPhone 15 landscape")?.safeAreaInsets
        == EdgeInsets(top: 0, left: 59, bottom: 21, right: 59))
    // Pixels of Apple's technical specifications, by pixels in a point.
    #expect(Device.named("iPhone Air")?.portraitSize == Size(1260 / 3, 2736 / 3))
    #expect(Device.named("iPad Pro 11-inch (M4)")?.portraitSize == Size(1668 / 2, 2420 / 2))
    #expect(Device.named("iPad Pro 13-inch (M4) landscape")?.size == Size(2752 / 2, 2064 / 2))
    #expect(Device.named("iPad (A16)")?.portraitSize == Size(1640 / 2, 2360 / 2))
    #expect(Device.named("Nokia 3310") == nil)
    #expect(Set(Device.all.map { $0.id }).count == Device.all.count)
    let names = Device.all.flatMap { $0.names }
    #expect(Set(names).count == names.count)
  }
}
