import Foundation
import Quoin
import QuoinImport
import Testing

/// Sizes of controls as the versions of Interface Builder recorded them.
@Suite struct VersionTests {
  private let pinned = #"""
    <constraint firstItem="n" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c1"/>
    <constraint firstItem="n" firstAttribute="top" secondItem="root" secondAttribute="top" id="c2"/>
    """#

  /// The layout of a root view with one view in it, with text in a font of squares.
  private func arrangement(
    _ element: String, tools: String = "21507", resources: String = "", measured: Bool = true
  ) throws -> Arrangement {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(tools)"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
      <device id="retina6_1" orientation="portrait" appearance="light"/><objects>
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0" y="0" width="414" height="896"/>
      <subviews>\(element)</subviews><constraints>\(pinned)</constraints></view></objects>
      <resources>\(resources)</resources></document>
      """
    var options = ImportOptions()
    if measured { options.intrinsic = .measured }
    let imported = try #require(
      try InterfaceBuilder.read(Data(text.utf8), options: options).scenes.first)
    return Scene(imported.root, text: FixedTextMeasurer()).layout(
      in: imported.size, traits: imported.traits)
  }

  /// The size of a view that is as large as its content wants.
  private func size(_ element: String, tools: String, resources: String = "") throws -> Size {
    try #require(arrangement(element, tools: tools, resources: resources)["n"]?.frame.size)
  }

  private func view(_ tag: String, _ words: String = "", _ inside: String = "") -> String {
    """
    <\(tag) \(words) translatesAutoresizingMaskIntoConstraints="NO" id="n">
    <rect key="frame" x="0" y="0" width="0" height="0"/>\(inside)</\(tag)>
    """
  }

  private func font(_ size: Double) -> String {
    #"<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
  }

  @Test func fieldsWithABorderAreHigherSinceIOS13() throws {
    for points in [14.0, 15, 17, 18] {
      let field = view("textField", #"borderStyle="roundedRect" placeholder="a""#, font(points))
      #expect(try size(field, tools: "21507").height == 34)
      #expect(try size(field, tools: "17701").height == 34)
      #expect(try size(field, tools: "14490").height == 30)
      #expect(try size(field, tools: "9531").height == 30)
    }
  }

  @Test func otherControlsHaveTheHeightsOfTheirTime() throws {
    let stepper = view("stepper")
    #expect(try size(stepper, tools: "14490") == Size(94, 29))
    #expect(try size(stepper, tools: "17701") == Size(94, 32))
    let segments = view("segmentedControl", "", #"<segments><segment title="a"/></segments>"#)
    // The frame is a point higher than its alignment rectangle.
    #expect(try size(segments, tools: "14490").height == 29)
    #expect(try size(segments, tools: "17701").height == 32)
    let progress = view("progressView")
    #expect(try size(progress, tools: "14490").height == 2)
    #expect(try size(progress, tools: "17701").height == 4)
    let search = view("searchBar")
    #expect(try size(search, tools: "11762").height == 44)
    #expect(try size(search, tools: "17701").height == 56)
    #expect(try size(search, tools: "24127").height == 64)
  }

  @Test func aCustomButtonWithoutAFontHasOneOf18Points() throws {
    let state = #"<state key="normal" title="abc"/>"#
    // Squares of an em, and 6 points above and below.
    #expect(try size(view("button", "", state), tools: "21507") == Size(54, 30))
    let system = view("button", #"buttonType="system""#, state)
    #expect(try size(system, tools: "21507") == Size(45, 27))
  }

  @Test func titlesOfButtonsTakeWholePoints() throws {
    let state = #"<state key="normal" title="abc"/>"#
    let button = view("button", #"buttonType="system""#, font(13.5) + state)
    // 40.5 by 13.5 points of text.
    #expect(try size(button, tools: "21507") == Size(41, 26))
    let configured = view(
      "button", #"buttonType="system""#,
      """
      <buttonConfiguration key="configuration" style="plain" title="abc">
      <fontDescription key="titleFontDescription" type="system" pointSize="13.5"/>
      </buttonConfiguration>
      """)
    #expect(try size(configured, tools: "21507") == Size(40.5 + 24, 13.5 + 14))
    #expect(try size(configured, tools: "19455") == Size(40.5 + 24, 13.5 + 10.5))
  }

  @Test func aPictureBehindATitleMakesItsOwnRoom() throws {
    let state = #"<state key="normal" title="abc" backgroundImage="plate"/>"#
    let plate = #"<image name="plate" width="68" height="27"/>"#
    let button = view("button", #"buttonType="system""#, state)
    #expect(try size(button, tools: "21507", resources: plate) == Size(68, 27))
    let custom = view("button", "", state)
    #expect(try size(custom, tools: "21507", resources: plate) == Size(68, 27))
  }

  @Test func aLineIsNotCutBecauseItsRecordedRoomIsLow() throws {
    // Ten squares of 17 points in a recorded room of 165: at 96 % they fit, though the room is lower than a line.
    func line(_ width: Double) throws -> String? {
      let label = """
        <label text="abcdefghij" lineBreakMode="tailTruncation" fixedFrame="YES" id="n">
        <rect key="frame" x="0" y="0" width="\(width)" height="9"/>\(font(17))</label>
        """
      return try arrangement(label, measured: false)["n"]?.texts.first?.text.lines.first?.text
    }
    #expect(try line(165) == "abcdefghij")
    // What is much too narrow is cut all the same.
    #expect(try line(120) == "abcdef…")
  }

  @Test func anArrangedViewWithoutASizeKeepsTheRecordedOne() throws {
    // As recorded: a view of 18 × 52 beside a picture of 32 makes the row 52 high.
    func row(_ frame: String) throws -> (view: Rect?, row: Rect?) {
      let stack = """
        <stackView alignment="top" spacing="8" translatesAutoresizingMaskIntoConstraints="NO" id="n">
        <rect key="frame" x="0" y="0" width="56" height="52"/><subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="v">\(frame)
        <constraints><constraint firstAttribute="width" constant="18" id="w"/></constraints></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="i">
        <rect key="frame" x="26" y="0" width="30" height="32"/><constraints>
        <constraint firstAttribute="width" constant="30" id="iw"/>
        <constraint firstAttribute="height" constant="32" id="ih"/></constraints></view>
        </subviews></stackView>
        """
      let arrangement = try arrangement(stack, measured: false)
      return (arrangement["v"]?.frame, arrangement["n"]?.frame)
    }
    let recorded = try row(#"<rect key="frame" x="0" y="0" width="18" height="52"/>"#)
    #expect(recorded.view == Rect(0, 0, 18, 52))
    #expect(recorded.row?.size == Size(56, 52))
    // Interface Builder's placeholder is 240 × 128.
    #expect(try row("").view == Rect(0, 0, 18, 128))
  }
}
