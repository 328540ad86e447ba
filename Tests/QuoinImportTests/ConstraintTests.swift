import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct ConstraintTests {
  private static let views = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="0" y="0" width="10" height="10"/>
    <constraints><constraint firstAttribute="width" constant="64" id="own"/></constraints></view>
    <view translatesAutoresizingMaskIntoConstraints="NO" id="b">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view>
    """

  private func read(_ constraints: String) throws -> ImportedDocument {
    try Documents.read(
      Documents.storyboard(
        view: Documents.root(Self.views, constraints: constraints),
        guides: """
          <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/>
          <viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
          """))
  }

  @Test func aConstraintHasAllItsParts() throws {
    let document = try read(
      """

      <constraint firstItem="a" firstAttribute="trailing" relation="lessThanOrEqual" \
      secondItem="b" secondAttribute="leading" constant="-8.5" multiplier="0.5" priority="750" \
      identifier="gap" id="c"/>
      """)
    let constraint = try #require(document["root"]?.constraints.first)
    let (a, b) = (try #require(document["a"]), try #require(document["b"]))
    #expect(constraint.first == AnchorTerm(AnchorItem(node: a.id), .trailing))
    #expect(constraint.second == AnchorTerm(AnchorItem(node: b.id), .leading, coefficient: 0.5))
    #expect(constraint.comparison == .lessThanOrEqual)
    #expect(constraint.constant == -8.5)
    #expect(constraint.priority == 750)
    #expect(constraint.label == "gap")
    #expect(constraint.place?.column == 1)
    #expect(constraint.others.isEmpty)
  }

  @Test func whatIsLeftOutIsTheOwnerOrTheDefault() throws {
    let document = try read(
      #"<constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c"/>"#
        + #"<constraint firstItem="b" firstAttribute="top" secondAttribute="top" id="d"/>"#)
    let root = try #require(document["root"])
    #expect(root.constraints.count == 2)
    #expect(root.constraints[0].first.item.node == root.id)
    #expect(root.constraints[0].constant == 0)
    #expect(root.constraints[0].priority == .required)
    #expect(root.constraints[0].comparison == .equal)
    #expect(root.constraints[1].second?.item.node == root.id)
  }

  @Test func aLeafOwnsItsConstraints() throws {
    let a = try #require(try read("")["a"])
    #expect(a.constraints.count == 1)
    #expect(a.constraints.first?.first == AnchorTerm(AnchorItem(node: a.id), .width))
    #expect(a.constraints.first?.second == nil)
    #expect(a.constraints.first?.constant == 64)
  }

  @Test(
    arguments: [
      ("2", 2.0), ("16:9", 16.0 / 9), ("1/3", 1.0 / 3), ("6.5:7", 6.5 / 7), ("1:1", 1.0),
      ("-1", -1.0),
    ])
  func multipliers(text: String, value: Double) throws {
    let document = try read(
      #"<constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="height" "#
        + #"multiplier="\#(text)" id="c"/>"#)
    #expect(document.diagnostics.isEmpty)
    #expect(document["root"]?.constraints.first?.second?.coefficient == value)
  }

  @Test func aMultipleOfNothingIsANumber() throws {
    let document = try read(
      #"<constraint firstItem="a" firstAttribute="width" secondItem="b" secondAttribute="width" "#
        + #"multiplier="0" constant="30" id="c"/>"#)
    let constraint = try #require(document["root"]?.constraints.first)
    #expect(constraint.second == nil)
    #expect(constraint.constant == 30)
  }

  @Test func guidesAreParts() throws {
    let document = try read(
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" id="1"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="tg" secondAttribute="bottom" id="2"/>
      <constraint firstItem="bg" firstAttribute="top" secondItem="b" secondAttribute="bottom" id="3"/>
      <constraint firstItem="a" firstAttribute="leading" secondAttribute="leadingMargin" id="4"/>
      <constraint firstItem="a" firstAttribute="baseline" secondItem="b" secondAttribute="firstBaseline" id="5"/>
      """)
    let root = try #require(document["root"])
    #expect(document.diagnostics.isEmpty)
    #expect(root.constraints.count == 5)
    #expect(root.constraints[0].second?.item == AnchorItem(node: root.id, part: .safeArea))
    #expect(root.constraints[1].second?.item == AnchorItem(node: root.id, part: .topBar))
    #expect(root.constraints[1].second?.attribute == .bottom)
    #expect(root.constraints[2].first.item == AnchorItem(node: root.id, part: .bottomBar))
    #expect(root.constraints[3].second?.attribute == .leadingMargin)
    #expect(root.constraints[4].first.attribute == .lastBaseline)
    #expect(root.constraints[4].second?.attribute == .firstBaseline)
  }

  @Test func scrollViewsHaveGuidesOfContentAndFrame() throws {
    let document = try Documents.read(
      Documents.storyboard(
        view: Documents.root(
          """
          <scrollView translatesAutoresizingMaskIntoConstraints="NO" id="scroll">
          <rect key="frame" x="0" y="0" width="10" height="10"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="in"/></subviews>
          <constraints>
          <constraint firstItem="in" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
          <constraint firstItem="in" firstAttribute="width" secondItem="frame" secondAttribute="width" id="2"/>
          <constraint firstItem="in" firstAttribute="bottom" secondItem="kb" secondAttribute="top" id="3"/>
          </constraints>
          <viewLayoutGuide key="contentLayoutGuide" id="content"/>
          <viewLayoutGuide key="frameLayoutGuide" id="frame"/>
          </scrollView>
          """, more: #"<viewLayoutGuide key="keyboard" id="kb"/>"#)))
    let scroll = try #require(document["scroll"] as? RelativeContainer)
    #expect(scroll.scrolls)
    #expect(scroll.constraints.count == 3)
    #expect(scroll.constraints[0].second?.item == AnchorItem(node: scroll.id, part: .scrollContent))
    #expect(scroll.constraints[1].second?.item == AnchorItem(node: scroll.id, part: .scrollFrame))
    let root = try #require(document["root"])
    #expect(scroll.constraints[2].second?.item == AnchorItem(node: root.id, part: .keyboard))
  }

  @Test func placeholdersCountWhileDesigning() throws {
    let document = try read(
      #"<constraint firstItem="a" firstAttribute="height" constant="9" placeholder="YES" id="c"/>"#)
    #expect(document["root"]?.constraints.count == 1)
  }
}
