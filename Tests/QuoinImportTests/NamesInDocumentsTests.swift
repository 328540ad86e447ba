import QuoinModel
import Testing

@testable import QuoinImport

/// What authors of documents name: views, and colours.
@Suite struct NamesInDocumentsTests {
  private func read(_ subviews: String, resources: String = "") throws -> ImportedDocument {
    try Documents.read(
      Documents.storyboard(view: Documents.root(subviews), resources: resources))
  }

  @Test func messagesCallViewsAsTheirAuthorDoes() throws {
    let document = try read(
      """
      <label id="a" userLabel="Title" text="Hello"/><label id="b" text="Hello"/>
      <view id="c" userLabel=""/>
      """)
    #expect(document["a"]?.displayName == "label 'Title'")
    #expect(document["a"]?.identifier == "a")
    #expect(document["b"]?.displayName == "label 'b'")
    #expect(document["c"]?.displayName == "view 'c'")
  }

  @Test func coloursThatNobodyKnowsAreSaid() throws {
    let document = try read(
      """
      <label id="a"><color key="textColor" systemColor="systemPeachColor"/></label>
      <label id="b">
      <color key="textColor" name="Brand"/></label>
      """)
    #expect(document.diagnostics.map(\.rule) == ["unknown-color", "unknown-color"])
    #expect(document.diagnostics[0].message.contains("systemPeachColor"))
    #expect(document.diagnostics[1].message.contains("Brand"))
    #expect(document.diagnostics.allSatisfy { ($0.place?.line ?? 0) > 1 })
  }

  @Test func coloursThatAreKnown() throws {
    let document = try read(
      """
      <label id="a"><color key="textColor" systemColor="systemMintColor"/></label>
      <label id="b"><color key="textColor" name="Brand"/></label>
      <label id="c"><color key="textColor" systemColor="systemPeachColor" red="1" green="0.5" blue="0" \
      alpha="1" colorSpace="custom" customColorSpace="sRGB"/></label>
      """,
      resources: """
        <namedColor name="Brand"><color red="0" green="0" blue="1" alpha="1" \
        colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """)
    #expect(document.diagnostics.isEmpty)
    #expect(document["a"]?.style.text.color == .systemMint)
    #expect(document["b"]?.style.text.color == Color(red: 0, green: 0, blue: 1))
    #expect(document["c"]?.style.text.color == Color(red: 1, green: 0.5, blue: 0))
  }
}
