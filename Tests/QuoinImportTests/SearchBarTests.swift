import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Search bars with scopes.
@Suite struct SearchBarTests {
  private func bar(_ words: String) throws -> Node? {
    let scopes = "<scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles>"
    return try Documents.read(
      Documents.storyboard(
        view: Documents.root(#"<searchBar \#(words) id="n">\#(scopes)</searchBar>"#)))["n"]
  }

  /// Recorded bars with titles of scopes, which `showsScopeBar` does not show, are 56 points high.
  @Test func scopesAreHiddenByDefault() throws {
    #expect(try bar("") is SearchBarNode)
  }

  @Test func shownScopesAreSegmentsBelowTheField() throws {
    let node = try #require(
      try bar(#"placeholder="Find" showsScopeBar="YES" selectedScopeButtonIndex="1""#))
    let parts = node.subtree
    #expect(parts.compactMap { ($0 as? SearchBarNode)?.placeholder } == ["Find"])
    let scopes = try #require(parts.compactMap { $0 as? SegmentedControlNode }.first)
    #expect(scopes.titles == ["All", "Mine"])
    #expect(scopes.selected == 1)
  }
}
