import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct ViewTests {
  private func read(_ subviews: String, constraints: String = "") throws -> ImportedDocument {
    try Documents.read(
      Documents.storyboard(view: Documents.root(subviews, constraints: constraints)))
  }

  @Test func eachViewIsANodeOfItsKind() throws {
    let document = try read(
      """
      <label id="label" text="a"/><button id="button"/><imageView id="imageView"/>
      <textField id="textField"/><textView id="textView"/><switch id="switch"/>
      <slider id="slider"/><stepper id="stepper"/><segmentedControl id="segmentedControl"/>
      <progressView id="progressView"/><activityIndicatorView id="activityIndicatorView"/>
      <pageControl id="pageControl"/><datePicker id="datePicker"/><pickerView id="pickerView"/>
      <searchBar id="searchBar"/><navigationBar id="navigationBar"/><tabBar id="tabBar"/>
      <toolbar id="toolbar"/><mapView id="mapView"/><stackView id="stackView"/>
      <scrollView id="scrollView"/><tableView id="tableView"/><view id="view"/>
      <visualEffectView id="visualEffectView"/><containerView id="containerView"/>
      """)
    #expect(document.diagnostics.isEmpty)
    let root = try #require(document["root"] as? RelativeContainer)
    #expect(root.relations.count == 25)
    for relation in root.relations {
      #expect(relation.node.documentType == relation.node.identifier)
      #expect((relation.node.place?.line ?? 0) > 0)
    }
    #expect(document["label"] is TextNode)
    #expect(document["button"] is ButtonNode)
    #expect(document["imageView"] is ImageNode)
    #expect(document["textField"] is TextFieldNode)
    #expect(document["textView"] is TextViewNode)
    #expect(document["switch"] is SwitchNode)
    #expect(document["slider"] is SliderNode)
    #expect(document["segmentedControl"] is SegmentedControlNode)
    #expect(document["datePicker"] is PickerNode)
    #expect(document["toolbar"] is BarNode)
    #expect((document["mapView"] as? ForeignNode)?.name == "mapView")
    #expect(document["stackView"] is StackContainer)
    #expect((document["scrollView"] as? RelativeContainer)?.scrolls == true)
    #expect((document["tableView"] as? RelativeContainer)?.scrolls == true)
    #expect((document["view"] as? RelativeContainer)?.scrolls == false)
  }

  @Test func aLeafWithSubviewsKeepsItsContentBehindThem() throws {
    let document = try read(
      """
      <button buttonType="system" horizontalHuggingPriority="300" id="b">
      <rect key="frame" x="0" y="0" width="80" height="30"/>
      <subviews><label id="in" text="x"/></subviews>
      <color key="backgroundColor" red="1" green="0" blue="0" alpha="1"/>
      <state key="normal" title="Tap"/></button>
      """)
    let box = try #require(document["b"] as? RelativeContainer)
    #expect((box.backdrop as? ButtonNode)?.button.title == "Tap")
    #expect(box.documentType == "button")
    #expect(box.style.background == Color(red: 1, green: 0, blue: 0))
    #expect(box.priorities.horizontalHugging == 300)
    #expect(box.sizing.naturalWidth == .fixed(80))
    #expect(box.relations.count == 1)
  }

  @Test func constraintsOrTheRecordedFramePlaceAView() throws {
    let frame = #"<rect key="frame" x="1" y="2" width="3" height="4"/>"#
    let no = #"translatesAutoresizingMaskIntoConstraints="NO""#
    let document = try read(
      """
      <view \(no) id="free">\(frame)</view>
      <view \(no) fixedFrame="YES" id="fixed">\(frame)</view>
      <view id="mask">\(frame)<autoresizingMask key="autoresizingMask" widthSizable="YES"
        flexibleMaxY="YES"/></view>
      <view \(no) id="untouched">\(frame)</view>
      """,
      constraints: """
        <constraint firstItem="free" firstAttribute="top" secondAttribute="top" id="1"/>
        <constraint firstItem="fixed" firstAttribute="top" secondAttribute="top" id="2"/>
        <constraint firstItem="mask" firstAttribute="top" secondAttribute="top" id="3"/>
        """)
    let root = try #require(document["root"] as? RelativeContainer)
    let places = root.children.map { $0.placement.pinned }
    #expect(places.count == 4)
    #expect(places[0] == nil)
    #expect(places[1] == AbsolutePlacement(frame: Rect(1, 2, 3, 4)))
    #expect(places[2]?.autoresizing == [.flexibleWidth, .flexibleBottomMargin])
    #expect(places[2]?.designSize == Size(393, 852))
    #expect(places[2]?.horizontal.length == 3)
    #expect(places[3] == AbsolutePlacement(frame: Rect(1, 2, 3, 4)))
  }

  @Test func withoutAutoLayoutAllFramesHold() throws {
    let text = Documents.storyboard(
      view: Documents.root(
        """
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
        <rect key="frame" x="1" y="2" width="3" height="4"/></view>
        """,
        constraints: #"<constraint firstItem="a" firstAttribute="width" constant="9" id="c"/>"#)
    ).replacing("useAutolayout=\"YES\"", with: "")
    let root = try #require(try Documents.read(text)["root"] as? RelativeContainer)
    #expect(root.constraints.isEmpty)
    #expect(root.children[0].placement.pinned == AbsolutePlacement(frame: Rect(1, 2, 3, 4)))
  }

  @Test func stacksHaveTheirWords() throws {
    let document = try read(
      """
      <stackView axis="vertical" distribution="equalSpacing" alignment="center" spacing="12"
        id="a"><subviews><view id="x"/><view hidden="YES" id="y"/></subviews></stackView>
      <stackView alignment="top" spacingType="standard" baselineRelativeArrangement="YES" id="b">
      <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></stackView>
      <stackView alignment="bottom" id="c"/><stackView alignment="lastBaseline" id="d"/>
      """)
    let a = try #require(document["a"] as? StackContainer)
    #expect(a.axis == .vertical)
    #expect(a.distribution == .equalSpacing)
    #expect(a.alignment == .center)
    #expect(a.spacing == 12)
    #expect(a.relations.count == 2)
    #expect(document["y"]?.isHidden == true)
    let b = try #require(document["b"] as? StackContainer)
    #expect(b.axis == .horizontal)
    #expect(b.distribution == .fill)
    #expect(b.alignment == .leading)
    #expect(b.spacing == 8)
    #expect(b.isBaselineRelative)
    #expect(b.isMarginsRelative)
    #expect(b.margins == .fixed(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)))
    #expect((document["c"] as? StackContainer)?.alignment == .trailing)
    #expect((document["d"] as? StackContainer)?.alignment == .lastBaseline)
    #expect(a.isMarginsRelative == false)
  }

  @Test func anEffectsContentFillsIt() throws {
    let document = try read(
      """
      <visualEffectView id="e"><rect key="frame" x="0" y="0" width="50" height="60"/>
      <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="50" height="60"/>
      <subviews><view id="in"/></subviews></view></visualEffectView>
      """)
    let effect = try #require(document["e"] as? RelativeContainer)
    let place = try #require(effect.children.first?.placement.pinned)
    #expect(place.horizontal.end == 0)
    #expect(place.vertical.end == 0)
    #expect(place.horizontal.length == nil)
    #expect(document["in"] != nil)
  }
}
