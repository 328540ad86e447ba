import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct MirroredCellTests {
  private func cell(_ direction: LayoutDirection) throws -> RelativeContainer {
    var options = ImportOptions()
    options.direction = direction
    let document = try Documents.read(
      Documents.storyboard(
        view: """
          <tableView key="view" id="t"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <prototypes><tableViewCell accessoryType="disclosureIndicator" id="c">
          <rect key="frame" x="0" y="50" width="393" height="44"/>
          <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
          <rect key="frame" x="0" y="0" width="360" height="44"/></tableViewCellContentView>
          </tableViewCell></prototypes></tableView>
          """), options)
    return try #require(document["c"] as? RelativeContainer)
  }

  @Test func theMarkOfACellStandsWhereTheRowEnds() throws {
    for (direction, content, mark) in [
      (LayoutDirection.leftToRight, 0.0, 360.0), (.rightToLeft, 33, 0),
    ] {
      let parts = try cell(direction).children.compactMap(\.placement.pinned)
      #expect(parts.map(\.horizontal.start?.constant) == [content, mark])
      #expect(parts.map(\.horizontal.length?.constant) == [360, 33])
    }
  }
}
