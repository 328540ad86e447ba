import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct BrokenContentTests {
  private static let box = """
    <view translatesAutoresizingMaskIntoConstraints="NO" id="box">
    <rect key="frame" x="0" y="0" width="10" height="10"/></view>
    """

  private func read(_ constraint: String, _ view: String = box) throws -> ImportedDocument {
    var options = ImportOptions()
    options.path = "a.storyboard"
    return try Documents.read(
      Documents.storyboard(view: Documents.root(view, constraints: constraint)), options)
  }

  @Test(
    arguments: [
      (#"firstItem="gone" firstAttribute="top""#, "dangling-reference"),
      (#"firstItem="box" firstAttribute="width" constant="NaN""#, "invalid-number"),
      (#"firstItem="box" firstAttribute="width" constant="inf""#, "invalid-number"),
      (#"firstItem="box" firstAttribute="width" constant="1e300""#, "number-out-of-range"),
      (#"firstItem="box" firstAttribute="width" constant="wide""#, "invalid-number"),
      (#"firstItem="box" firstAttribute="width" constant="0x10""#, "invalid-number"),
      (#"firstItem="box" firstAttribute="width" constant=" 4""#, "invalid-number"),
      (#"firstItem="box" firstAttribute="width" relation="around""#, "invalid-value"),
      (#"firstItem="box" firstAttribute="width" priority="nan""#, "invalid-number"),
      (#"firstItem="box" firstAttribute="width" priority="abc""#, "invalid-number"),
      (#"firstItem="box" firstAttribute="width" priority="0""#, "number-out-of-range"),
      (#"firstItem="box" firstAttribute="width" priority="-3""#, "number-out-of-range"),
      (#"firstItem="box" firstAttribute="width" priority="1001""#, "number-out-of-range"),
      (
        #"firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" "#
          + #"multiplier="1:0""#, "invalid-number"
      ),
      (
        #"firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" "#
          + #"multiplier="a:b""#, "invalid-number"
      ),
      (
        #"firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="width" "#
          + #"multiplier="1:2:3""#, "invalid-number"
      ),
      (#"firstItem="box" firstAttribute="leading" constant="8""#, "invalid-constraint"),
      (
        #"firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="top""#,
        "invalid-constraint"
      ),
      (
        #"firstItem="box" firstAttribute="width" secondItem="root" secondAttribute="leading""#,
        "invalid-constraint"
      ),
      (
        #"firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" "#
          + #"multiplier="0""#, "invalid-constraint"
      ),
      (#"firstItem="box" firstAttribute="middle""#, "invalid-constraint"),
      (#"firstItem="box""#, "invalid-constraint"),
    ])
  func aConstraintThatMakesNoSenseIsLeftOut(attributes: String, rule: String) throws {
    let document = try read("\n   <constraint \(attributes) id=\"c\"/>")
    #expect(document.rules == [rule])
    let found = try #require(document.diagnostics.first)
    #expect(found.severity == .warning)
    #expect(found.message.contains("'c'"))
    #expect(found.place?.file == "a.storyboard")
    #expect(found.place?.column == 4)
    #expect(document["root"]?.constraints.isEmpty == true)
    #expect(document["box"] != nil)
  }

  @Test func oneBadConstraintLeavesTheOthers() throws {
    let document = try read(
      """
      <constraint firstItem="box" firstAttribute="width" constant="x" id="a"/>
      <constraint firstItem="box" firstAttribute="width" constant="40" id="b"/>
      """)
    #expect(document["root"]?.constraints.map { $0.label } == ["b"])
  }

  @Test func theFirstOfTwoViewsWithOneIdIsMeant() throws {
    let document = try read(
      #"<constraint firstItem="box" firstAttribute="width" constant="40" id="c"/>"#,
      Self.box + "\n" + #"<label translatesAutoresizingMaskIntoConstraints="NO" id="box"/>"#)
    #expect(document.rules == ["duplicate-id"])
    let root = try #require(document["root"] as? ContainerNode)
    #expect(root.relations.count == 2)
    #expect(root.constraints.first?.first.item.node == root.relations.first?.node.id)
  }

  @Test func anUnknownElementIsAPlainView() throws {
    let document = try read(
      "",
      """
      \n  <hologramView id="h"><rect key="frame" x="1" y="2" width="30" height="40"/>
      <subviews><label id="l" text="in it"/></subviews></hologramView>
      """)
    #expect(document.rules == ["unknown-element"])
    #expect(document.diagnostics.first?.place?.column == 3)
    #expect(document.diagnostics.first?.message.contains("<hologramView>") == true)
    let node = try #require(document["h"] as? RelativeContainer)
    #expect(node.documentType == "hologramView")
    #expect(node.relations.count == 1)
  }

  @Test func badNumbersInFramesAreZero() throws {
    let document = try read(
      "",
      """
      <view id="v"><rect key="frame" x="NaN" y="1e300" width="-5" height="oops"/></view>
      """)
    #expect(
      document.rules == [
        "invalid-number", "number-out-of-range", "number-out-of-range", "invalid-number",
      ])
    let root = try #require(document["root"] as? RelativeContainer)
    let placement = try #require(root.children.first?.placement.pinned)
    #expect(placement.horizontal.start == 0)
    #expect(placement.horizontal.length == 0)
    #expect(placement.vertical.start == 0)
    #expect(placement.vertical.length == 0)
  }

  @Test func aRingOfControllersEnds() throws {
    let ring = """
      <scene sceneID="n"><objects><navigationController id="nav"><connections>
      <segue destination="nav" kind="relationship" relationship="rootViewController" id="s1"/>
      <segue destination="nav" kind="show" id="s2"/></connections>
      </navigationController></objects></scene>
      """
    let text = Documents.storyboard(view: Documents.root(""), extra: ring)
      .split(separator: "initialViewController=\"vc\"").joined(
        separator: "initialViewController=\"nav\"")
    #expect(try Documents.read(text).scenes.count == 1)
  }

  @Test func aDocumentWithoutViewsHasNoScenes() throws {
    #expect(try Documents.read(Documents.xib("")).scenes.isEmpty)
  }
}
