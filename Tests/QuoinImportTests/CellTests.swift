import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct CellTests {
  private static func cell(
    _ id: String, y: Int, attributes: String = "", contentWidth: Int = 393, inside: String = ""
  ) -> String {
    """
    <tableViewCell \(attributes) id="\(id)">
    <rect key="frame" x="0.0" y="\(y)" width="393" height="44"/>
    <autoresizingMask key="autoresizingMask"/>
    <tableViewCellContentView key="contentView" preservesSuperviewLayoutMargins="YES"
      tableViewCell="\(id)" id="\(id)-content">
    <rect key="frame" x="0.0" y="0.0" width="\(contentWidth)" height="44"/>
    <autoresizingMask key="autoresizingMask"/>\(inside)</tableViewCellContentView>
    </tableViewCell>
    """
  }

  private static func table(_ content: String) -> String {
    """
    <tableView key="view" style="plain" id="table">
    <rect key="frame" x="0" y="0" width="393" height="852"/>\(content)</tableView>
    """
  }

  private func read(_ content: String, tools: String = "21507") throws -> ImportedDocument {
    try Documents.read(Documents.storyboard(view: Self.table(content), tools: tools))
  }

  @Test func sectionsAndPrototypesAreFlat() throws {
    let document = try read(
      """
      <view key="tableHeaderView" id="head">
      <rect key="frame" x="0" y="0" width="393" height="60"/></view>
      <prototypes>\(Self.cell("p", y: 60))</prototypes>
      <sections><tableViewSection id="s1"><cells>\(Self.cell("a", y: 104))</cells>
      </tableViewSection><tableViewSection id="s2"><cells>\(Self.cell("b", y: 148))</cells>
      </tableViewSection></sections>
      """)
    let table = try #require(document["table"] as? RelativeContainer)
    #expect(table.scrolls)
    #expect(table.children.map { $0.node.identifier } == ["head", "p", "a", "b"])
    let place = try #require(table.children[3].placement.pinned)
    #expect(place.vertical.start == 148)
    #expect(place.autoresizing == .flexibleWidth)
    #expect(place.designSize == Size(393, 852))
  }

  @Test func contentViewsKeepTheirRecordedFrame() throws {
    let document = try read(
      "<prototypes>\(Self.cell("p", y: 0, contentWidth: 360))</prototypes>")
    let cell = try #require(document["p"] as? RelativeContainer)
    let place = try #require(cell.children.first?.placement.pinned)
    #expect(place.horizontal.length == 360)
    #expect(place.autoresizing == [.flexibleWidth, .flexibleHeight])
    #expect(place.designSize == Size(393, 44))
  }

  @Test func contentViewsHaveTheMarginsOfTheirTime() throws {
    let cells = """
      <prototypes>\(Self.cell("p", y: 0))
      \(Self.cell("q", y: 44, attributes: #"accessoryType="disclosureIndicator""#))</prototypes>
      """
    let document = try read(cells)
    let plain = try #require(document["p-content"] as? ContainerNode)
    #expect(
      plain.margins
        == .directional(DirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 20)))
    #expect(!plain.preservesParentMargins)
    let marked = try #require(document["q-content"] as? ContainerNode)
    #expect(
      marked.margins
        == .directional(DirectionalEdgeInsets(top: 11, leading: 20, bottom: 11, trailing: 8)))
    let old = try #require(try read(cells, tools: "12121")["p-content"] as? ContainerNode)
    #expect(old.margins == nil)
    #expect(!old.insetsMarginsFromSafeArea)
  }

  /// Of one version, Interface Builder records 15 in cells of phones that are 320 points wide, and 16 in those of 375.
  @Test(arguments: [
    ("retina4_0", 320, "14460", 15.0), ("retina4_7", 375, "14460", 16),
    ("retina4_0", 320, "17506", 16),
  ])
  func narrowPhonesHadNarrowerMargins(
    device: String, width: Int, tools: String, margin: Double
  ) throws {
    let document = try Documents.read(
      Documents.storyboard(
        view: """
          <tableView key="view" style="plain" id="table">
          <rect key="frame" x="0" y="0" width="\(width)" height="568"/><prototypes>
          <tableViewCell id="p"><rect key="frame" x="0" y="0" width="\(width)" height="44"/>
          <tableViewCellContentView key="contentView" id="content">
          <rect key="frame" x="0" y="0" width="\(width)" height="44"/>
          </tableViewCellContentView></tableViewCell></prototypes></tableView>
          """, tools: tools, device: device))
    let content = try #require(document["content"] as? ContainerNode)
    #expect(
      content.margins
        == .directional(
          DirectionalEdgeInsets(top: 11, leading: margin, bottom: 11, trailing: margin)))
  }

  /// Without a colour, a table has that of UIKit.
  @Test func tablesHaveTheirOwnBackground() throws {
    func background(_ attributes: String, _ inside: String = "") throws -> Color? {
      let document = try Documents.read(
        Documents.storyboard(
          view: """
            <tableView key="view" \(attributes) id="table">
            <rect key="frame" x="0" y="0" width="393" height="852"/>\(inside)</tableView>
            """))
      return document["table"]?.style.background
    }
    #expect(try background(#"style="insetGrouped""#) == .systemGroupedBackground)
    #expect(try background(#"style="grouped""#) == .systemGroupedBackground)
    #expect(try background(#"style="plain""#) == .systemBackground)
    let white =
      #"<color key="backgroundColor" white="1" alpha="1" colorSpace="calibratedWhite"/>"#
    #expect(try background(#"style="grouped""#, white) == Color(white: 1))
  }

  @Test func anAccessoryStandsBesideTheContent() throws {
    let document = try read(
      """
      <prototypes>\(Self.cell(
        "p", y: 0, attributes: #"accessoryType="checkmark""#, contentWidth: 353))</prototypes>
      """)
    let cell = try #require(document["p"] as? RelativeContainer)
    #expect(cell.relations.count == 2)
    let mark = cell.children[1]
    #expect((mark.node as? AccessoryNode)?.accessory == .checkmark)
    #expect(mark.node.identifier == nil)
    #expect(mark.placement.pinned?.horizontal.start == 353)
    #expect(mark.placement.pinned?.horizontal.length == 40)
  }

  @Test func labelsOfStyledCellsStandWhereTheyWereRecorded() throws {
    let document = try read(
      """
      <prototypes>\(Self.cell(
        "p", y: 0, attributes: #"textLabel="t" style="IBUITableViewCellStyleDefault""#,
        inside: """
          <subviews><label text="Title" id="t">
          <rect key="frame" x="20" y="0.0" width="353" height="44"/>
          <autoresizingMask key="autoresizingMask"/></label></subviews>
          """))</prototypes>
      """)
    let content = try #require(document["p-content"] as? RelativeContainer)
    var expected = AbsolutePlacement(frame: Rect(20, 0, 353, 44))
    // In a wider cell, the label extends to the trailing side.
    expected.autoresizing = .flexibleWidth
    expected.designSize = Size(393, 44)
    #expect(content.children[0].placement.pinned == expected)
  }

  @Test func theValueOfAStyledCellStaysAtItsTrailingSide() throws {
    func detail(_ change: (inout ImportOptions) -> Void) throws -> AbsolutePlacement? {
      var options = ImportOptions()
      change(&options)
      let text = Self.table(
        "<prototypes>"
          + Self.cell(
            "p", y: 0,
            attributes:
              #"textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleValue1""#,
            inside: """
              <subviews><label text="Title" id="t">
              <rect key="frame" x="20" y="12" width="33" height="20"/></label>
              <label text="Value" textAlignment="right" id="d">
              <rect key="frame" x="330" y="12" width="43" height="20"/></label></subviews>
              """) + "</prototypes>")
      let document = try Documents.read(Documents.storyboard(view: text), options)
      let content = try #require(document["p-content"] as? RelativeContainer)
      return content.children[1].placement.pinned
    }
    let recorded = try #require(try detail { _ in })
    #expect(recorded.autoresizing == .flexibleLeftMargin)
    #expect(recorded.horizontal.start == 330)
    // In another text size it may extend to the middle of the cell: 393 / 2.
    let enlarged = try #require(try detail { $0.textSize = .accessibility1 })
    #expect(enlarged.horizontal.start == 196.5)
    #expect(enlarged.horizontal.length == 176.5)
  }

  @Test func anOldCollectionCellsContentFillsIt() throws {
    let document = try Documents.read(
      Documents.storyboard(
        view: """
          <collectionView key="view" id="grid">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <cells><collectionViewCell id="cell">
          <rect key="frame" x="10" y="20" width="90" height="80"/>
          <view key="contentView"><subviews>
          <label translatesAutoresizingMaskIntoConstraints="NO" text="x" id="l"/></subviews></view>
          <constraints><constraint firstItem="l" firstAttribute="centerX"
            secondItem="cell" secondAttribute="centerX" id="c"/></constraints>
          </collectionViewCell></cells>
          <collectionReusableView key="sectionHeaderView" id="head">
          <rect key="frame" x="0" y="0" width="393" height="20"/></collectionReusableView>
          </collectionView>
          """))
    let cell = try #require(document["cell"] as? RelativeContainer)
    #expect(cell.constraints.count == 1)
    let content = cell.children[0]
    #expect(content.node.identifier == nil)
    #expect(content.placement.pinned?.horizontal.end == 0)
    #expect(content.placement.pinned?.vertical.end == 0)
    let grid = try #require(document["grid"] as? RelativeContainer)
    #expect(grid.children.map { $0.node.identifier } == ["cell", "head"])
    #expect(grid.children[0].placement.pinned == AbsolutePlacement(frame: Rect(10, 20, 90, 80)))
  }
}
