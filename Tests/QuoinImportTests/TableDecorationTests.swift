import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct TableDecorationTests {
  private func table(_ attributes: String, x: Int, width: Int) throws -> RelativeContainer {
    func cell(_ id: String, _ y: Int) -> String {
      """
      <tableViewCell id="\(id)">
      <rect key="frame" x="\(x)" y="\(y)" width="\(width)" height="44"/></tableViewCell>
      """
    }
    let document = try Documents.read(
      Documents.storyboard(
        view: """
          <tableView key="view" \(attributes) id="t">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <sections><tableViewSection headerTitle="About" footerTitle="That is all" id="s"><cells>
          \(cell("a", 50))\(cell("b", 94))</cells></tableViewSection></sections></tableView>
          """))
    #expect(document.diagnostics.isEmpty)
    return try #require(document["t"] as? RelativeContainer)
  }

  private func frames(_ table: RelativeContainer, _ type: String) -> [Rect] {
    table.children.filter { $0.node.documentType == type }.compactMap { child in
      guard let place = child.placement.pinned else { return nil }
      return Rect(
        place.horizontal.start?.constant ?? 0, place.vertical.start?.constant ?? 0,
        place.horizontal.length?.constant ?? 0, place.vertical.length?.constant ?? 0)
    }
  }

  @Test func aGroupHasAGroundAndLinesBetweenItsRows() throws {
    let table = try table(#"style="insetGrouped" separatorStyle="default""#, x: 20, width: 353)
    #expect(frames(table, "sectionBackground") == [Rect(20, 50, 353, 88)])
    #expect(table.children[0].node.style.cornerRadius == 10)
    let lines = frames(table, "separator")
    #expect(lines.count == 1)
    #expect(lines.first?.minX == 40)
    #expect(lines.first?.maxX == 373)
    #expect(frames(table, "sectionHeader") == [Rect(40, 28, 313, 16)])
    #expect(frames(table, "sectionFooter") == [Rect(40, 144, 313, 16)])
    let header = table.children.first { $0.node.documentType == "sectionHeader" }
    #expect((header?.node as? TextNode)?.string == "ABOUT")
  }

  @Test func aFooterHasAsManyLinesAsItNeeds() throws {
    let table = try table(#"style="grouped""#, x: 0, width: 393)
    let footer = try #require(
      table.children.first { $0.node.documentType == "sectionFooter" }?.node as? RelativeContainer)
    let text = try #require(footer.children.first?.node as? TextNode)
    #expect(text.string == "That is all")
    #expect(text.style.text.lineLimit == 0)
    #expect(footer.constraints.count == 3)
  }

  @Test func prototypeRowsHaveTheDefaultBackground() throws {
    let document = try Documents.read(
      Documents.storyboard(
        view: """
          <tableView key="view" style="grouped" id="t">
          <rect key="frame" x="0" y="0" width="393" height="852"/>
          <prototypes><tableViewCell id="a"><rect key="frame" x="0" y="50" width="393" height="44"/>
          </tableViewCell><tableViewCell id="b"><rect key="frame" x="0" y="94" width="393" height="44"/>
          <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
          </tableViewCell></prototypes></tableView>
          """))
    let table = try #require(document["t"] as? RelativeContainer)
    #expect(frames(table, "rowBackground") == [Rect(0, 50, 393, 44)])
  }

  @Test func aPlainTableHasALineBelowEachRow() throws {
    let table = try table(#"style="plain" separatorStyle="default""#, x: 0, width: 393)
    #expect(frames(table, "sectionBackground").isEmpty)
    #expect(frames(table, "separator").map { $0.minX } == [20, 20])
  }

  @Test func separatorsAreInFrontOfCells() throws {
    let table = try table(#"style="plain" separatorStyle="default""#, x: 0, width: 393)
    let types = table.children.map { $0.node.documentType ?? "" }
    let cell = try #require(types.lastIndex(of: "tableViewCell"))
    let line = try #require(types.firstIndex(of: "separator"))
    #expect(line > cell)
  }

  @Test func decorationStandsBehindTheCellsAndHasNoIds() throws {
    let table = try table(#"style="grouped" separatorStyle="none""#, x: 0, width: 393)
    #expect(frames(table, "separator").isEmpty)
    #expect(table.children.suffix(2).map { $0.node.identifier } == ["a", "b"])
    #expect(table.children.dropLast(2).allSatisfy { $0.node.identifier == nil })
  }
}
