import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct LeafTests {
  private func node<N: Node>(
    _ element: String, as kind: N.Type, resources: String = "", tools: String = "21507",
    _ options: ImportOptions = ImportOptions()
  ) throws -> N {
    let document = try Documents.read(
      Documents.storyboard(view: Documents.root(element), resources: resources, tools: tools),
      options)
    return try #require(document["n"] as? N)
  }

  private func frame(_ width: Double, _ height: Double) -> String {
    #"<rect key="frame" x="0" y="0" width="\#(width)" height="\#(height)"/>"#
  }

  @Test(arguments: [
    ("", "Search", Color.placeholderText), (#"placeholder="Find""#, "Find", .placeholderText),
    (#"placeholder="Find" text="Cats""#, "Cats", .label),
  ])
  func searchBarsShowTheirTextOrPlaceholder(_ attributes: String, _ text: String, _ color: Color)
    throws
  {
    let document = try Documents.read(
      Documents.storyboard(view: Documents.root(#"<searchBar \#(attributes) id="n"/>"#)))
    let part = try #require(document["n"]?.texts.first)
    #expect(part.string == text)
    #expect(part.defaultColor == color)
  }

  /// Segments are as wide as their titles, seven points a letter and 20 beside them: 27, 41 and 62 of 130 points.
  @Test func segmentsMayBeAsWideAsTheirTitles() throws {
    func spans(_ attribute: String) throws -> [Double] {
      let titles = ["A", "Abc", "Abcdef"].map { #"<segment title="\#($0)"/>"# }.joined()
      let document = try Documents.read(
        Documents.storyboard(
          view: Documents.root(
            #"<segmentedControl \#(attribute) id="n"><segments>\#(titles)</segments></segmentedControl>"#
          )))
      let node = try #require(document["n"] as? SegmentedControlNode)
      return node.texts.map { $0.span.upperBound - $0.span.lowerBound }
    }
    let equal = try spans("")
    #expect(equal.allSatisfy { abs($0 - 1.0 / 3) < 1e-9 })
    let own = try spans(#"apportionsSegmentWidthsByContent="YES""#)
    #expect(zip(own, [27.0, 41, 62]).allSatisfy { abs($0 - $1 / 130) < 1e-9 }, "\(own)")
  }

  @Test func recordedSizesAreNaturalSizesOfAlignmentRectangles() throws {
    let label = try node(#"<label id="n">\#(frame(81, 20.5))</label>"#, as: TextNode.self)
    #expect(label.sizing.naturalWidth == .fixed(81))
    #expect(label.sizing.naturalHeight == .fixed(20.5))
    let toggle = try node(#"<switch id="n">\#(frame(51, 31))</switch>"#, as: SwitchNode.self)
    #expect(toggle.sizing.naturalWidth == .fixed(49))
    #expect(toggle.alignmentInsets == EdgeInsets(right: 2))
    let slider = try node(#"<slider id="n">\#(frame(122, 31))</slider>"#, as: SliderNode.self)
    #expect(slider.sizing.naturalWidth == .fixed(118))
    #expect(slider.sizing.naturalHeight == .fixed(30))
    let new = try node(
      #"<switch id="n">\#(frame(63, 28))</switch>"#, as: SwitchNode.self, tools: "24000")
    #expect(new.sizing.naturalWidth == .fixed(61))
    #expect(new.sizing.naturalHeight == .fixed(28))
    #expect(new.alignmentInsets == EdgeInsets(right: 2))
  }

  @Test func recordedSizesAreNotUsedWhereTheySayNothing() throws {
    var measured = ImportOptions()
    measured.intrinsic = .measured
    var resized = ImportOptions()
    resized.size = Size(320, 480)
    let text = #"<label id="n">\#(frame(81, 20.5))</label>"#
    #expect(try node(text, as: TextNode.self, measured).sizing.naturalWidth == .measured)
    #expect(try node(text, as: TextNode.self, resized).sizing.naturalWidth == .measured)
    #expect(
      try node(#"<label id="n">\#(frame(0, 0))</label>"#, as: TextNode.self).sizing.naturalWidth
        == .measured)
    #expect(
      try node(#"<textView id="n">\#(frame(90, 90))</textView>"#, as: TextViewNode.self).sizing
        .naturalWidth == .measured)
    #expect(
      try node(
        #"<textView scrollEnabled="NO" id="n">\#(frame(90, 90))</textView>"#,
        as: TextViewNode.self
      ).sizing.naturalWidth == .fixed(90))
    #expect(
      try node(#"<view id="n">\#(frame(90, 90))</view>"#, as: RelativeContainer.self).sizing
        .naturalWidth == .measured)
    #expect(
      try node(#"<imageView id="n">\#(frame(90, 90))</imageView>"#, as: ImageNode.self).sizing
        .naturalWidth == .measured)
  }

  @Test func placeholdersReplaceNaturalSizes() throws {
    let node = try node(
      """
      <view placeholderIntrinsicWidth="120" placeholderIntrinsicHeight="infinite" id="n"/>
      """, as: RelativeContainer.self)
    #expect(node.sizing.naturalWidth == .fixed(120))
    #expect(node.sizing.naturalHeight == .none)
  }

  @Test func picturesHaveTheSizeOfTheResources() throws {
    let resources = """
      <image name="cat" width="32" height="24"/>
      <image name="star" catalog="system" width="128" height="116"/>
      """
    let picture = try node(
      #"<imageView image="cat" id="n"/>"#, as: ImageNode.self, resources: resources)
    #expect(picture.image == ImageContent(name: "cat", size: Size(32, 24)))
    let symbol = try node(
      #"<imageView image="star" catalog="system" id="n"/>"#, as: ImageNode.self,
      resources: resources)
    #expect(symbol.image == ImageContent(name: "star", size: Size(26, 25), isSymbol: true))
    let none = try node(#"<imageView id="n"/>"#, as: ImageNode.self, resources: resources)
    #expect(none.image.size == nil)
  }

  @Test func prioritiesAreTheSameForAllKindsWhereMissing() throws {
    let label = try node(#"<label id="n"/>"#, as: TextNode.self)
    #expect(label.priorities == ContentPriorities())
    let set = try node(
      """
      <label horizontalHuggingPriority="251" verticalHuggingPriority="252.5"
        horizontalCompressionResistancePriority="1000"
        verticalCompressionResistancePriority="1" id="n"/>
      """, as: TextNode.self)
    #expect(set.priorities.horizontalHugging == 251)
    #expect(set.priorities.verticalHugging == 252.5)
    #expect(set.priorities.horizontalCompression == 1000)
    #expect(set.priorities.verticalCompression == 1)
  }

  @Test func buttonsOfBothKinds() throws {
    let custom = try node(
      #"<button id="n"><state key="normal" title="Go"/></button>"#, as: ButtonNode.self)
    #expect(custom.button.title == "Go")
    #expect(!custom.button.isTinted)
    #expect(custom.button.background == .none)
    let system = try node(
      """
      <button buttonType="system" enabled="NO" id="n">
      <inset key="contentEdgeInsets" minX="8" minY="4" maxX="9" maxY="5"/>
      <state key="normal"><string key="title">Go</string>
      <color key="titleColor" white="1" alpha="1"/></state></button>
      """, as: ButtonNode.self)
    #expect(system.button.title == "Go")
    #expect(system.button.isTinted)
    #expect(!system.button.isEnabled)
    #expect(system.contentInsets == EdgeInsets(top: 4, left: 8, bottom: 5, right: 9))
    #expect(system.style.text.color == .white)
    let filled = try node(
      """
      <button buttonType="system" id="n"><color key="tintColor" systemColor="systemRedColor"/>
      <buttonConfiguration key="configuration" style="filled" title="Buy"/></button>
      """, as: ButtonNode.self)
    #expect(filled.button.title == "Buy")
    #expect(filled.button.background == .filled)
    #expect(filled.style.tint == .red)
    #expect(filled.contentInsets == EdgeInsets(horizontal: 12, vertical: 7))
  }

  @Test func controlsHaveTheirState() throws {
    #expect(try node(#"<switch id="n"/>"#, as: SwitchNode.self).isOn)
    #expect(try !node(#"<switch on="NO" id="n"/>"#, as: SwitchNode.self).isOn)
    let slider = try node(
      #"<slider value="30" minValue="20" maxValue="60" id="n"/>"#, as: SliderNode.self)
    #expect(slider.fraction == 0.25)
    let broken = try node(
      #"<slider value="30" minValue="60" maxValue="20" id="n"/>"#, as: SliderNode.self)
    #expect(broken.fraction == 0)
    let segments = try node(
      """
      <segmentedControl selectedSegmentIndex="1" id="n"><segments><segment title="One"/>
      <segment><string key="title">Two</string></segment></segments></segmentedControl>
      """, as: SegmentedControlNode.self)
    #expect(segments.titles == ["One", "Two"])
    #expect(segments.selected == 1)
    let pages = try node(
      #"<pageControl numberOfPages="5" currentPage="2" id="n"/>"#, as: PageControlNode.self)
    #expect(pages.count == 5)
    #expect(pages.current == 2)
    let progress = try node(#"<progressView progress="0.7" id="n"/>"#, as: ProgressNode.self)
    #expect(progress.fraction == 0.7)
    let wheel = try node(
      #"<activityIndicatorView style="whiteLarge" id="n"/>"#, as: ActivityIndicatorNode.self)
    #expect(wheel.isLarge)
  }

  @Test func fieldsAndBars() throws {
    let field = try node(
      """
      <textField borderStyle="roundedRect" placeholder="Name" id="n">
      <textInputTraits key="textInputTraits" secureTextEntry="YES"/></textField>
      """, as: TextFieldNode.self)
    #expect(field.placeholder == "Name")
    #expect(field.field.border == .rounded)
    #expect(field.field.isSecure)
    let plain = try node(#"<textField text="x" id="n"/>"#, as: TextFieldNode.self)
    #expect(plain.field.border == .none)
    #expect(plain.string == "x")
    let bar = try node(
      """
      <navigationBar id="n"><items><navigationItem title="Inbox" id="i">
      <barButtonItem key="leftBarButtonItem" systemItem="cancel" id="c"/>
      <barButtonItem key="rightBarButtonItem" image="go" id="r"/></navigationItem></items></navigationBar>
      """, as: RelativeContainer.self)
    #expect((bar.backdrop as? BarNode)?.bar == .navigation)
    #expect(signs(bar) == ["Cancel", "Inbox", "go"])
    let tabs = try node(
      """
      <tabBar selectedItem="i" id="n"><items><tabBarItem title="Home" id="i"/>
      <tabBarItem systemItem="search" id="j"/></items></tabBar>
      """, as: RelativeContainer.self)
    #expect(signs(tabs) == ["Home", "magnifyingglass", "Search"])
    let colors = tabs.subtree.compactMap { ($0 as? TextNode)?.style.text.color }
    #expect(colors == [.accent, .gray])
    let bare = try node(
      #"<tabBar id="n"><items><tabBarItem title="Home" id="i"/></items></tabBar>"#, as: BarNode.self
    )
    #expect(bare.items == ["Home"])
    let tools = try node(
      """
      <toolbar id="n"><items><barButtonItem systemItem="trash" id="i"/>
      <barButtonItem systemItem="flexibleSpace" id="j"/><barButtonItem title="Go" style="done" id="k"/>
      </items></toolbar>
      """, as: RelativeContainer.self)
    #expect(signs(tools) == ["trash", "Go"])
  }

  /// The texts and the pictures of a tree, in order.
  private func signs(_ root: Node) -> [String] {
    root.subtree.compactMap { ($0 as? TextNode)?.string ?? ($0 as? ImageNode)?.image.name }
  }
}
