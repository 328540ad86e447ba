import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct VariationTests {
  private static let text = Documents.storyboard(
    view: Documents.root(
      """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="phone"/>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="pad"/>
      <stackView translatesAutoresizingMaskIntoConstraints="NO" axis="vertical" spacing="4" id="s">
      <variation key="heightClass=compact" axis="horizontal"/>
      <variation key="heightClass=regular-widthClass=regular" spacing="20"/></stackView>
      <label text="a" translatesAutoresizingMaskIntoConstraints="NO" id="l">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="widthClass=regular">
      <fontDescription key="fontDescription" type="system" pointSize="30"/></variation></label>
      """,
      constraints: """
        <constraint firstItem="phone" firstAttribute="width" constant="10" id="cp">
        <variation key="heightClass=compact" constant="7"/>
        <variation key="heightClass=compact-widthClass=regular" priority="300"/></constraint>
        <constraint firstItem="pad" firstAttribute="width" constant="20" id="ci"/>
        <constraint firstItem="s" firstAttribute="width" constant="30" id="cs"/>
        <constraint firstItem="l" firstAttribute="width" constant="40" id="cl"/>
        <constraint firstItem="l" firstAttribute="height" constant="40" id="cx"/>
        """,
      more: """
        <variation key="default">
        <mask key="subviews"><exclude reference="pad"/></mask>
        <mask key="constraints"><exclude reference="ci"/><exclude reference="cx"/></mask></variation>
        <variation key="heightClass=regular-widthClass=regular">
        <mask key="subviews"><exclude reference="phone"/><include reference="pad"/></mask>
        <mask key="constraints"><include reference="ci"/></mask></variation>
        <variation key="userInterfaceIdiom=mac">
        <mask key="subviews"><exclude reference="l"/></mask></variation>
        """))

  private func read(on device: String) throws -> ImportedDocument {
    var options = ImportOptions()
    options.device = Device.named(device)
    return try Documents.read(Self.text, options)
  }

  private func labels(_ document: ImportedDocument) -> [String?] {
    document["root"]?.constraints.map { $0.label } ?? []
  }

  @Test func aPhoneUpright() throws {
    let document = try read(on: "iPhone 15")
    #expect(document.diagnostics.isEmpty)
    #expect(document["phone"] != nil)
    #expect(document["pad"] == nil)
    #expect(labels(document) == ["cp", "cs", "cl"])
    let stack = try #require(document["s"] as? StackContainer)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 4)
    #expect(document["l"]?.style.text.font?.size == 17)
    #expect(document["root"]?.constraints.first?.constant == 10)
  }

  @Test func aTablet() throws {
    let document = try read(on: "iPad")
    #expect(document["phone"] == nil)
    #expect(document["pad"] != nil)
    #expect(labels(document) == ["ci", "cs", "cl"])
    #expect((document["s"] as? StackContainer)?.spacing == 20)
    #expect(document["l"]?.style.text.font?.size == 30)
    #expect(document.scenes.first?.size == Size(768, 1024))
  }

  @Test func aPhoneOnItsSide() throws {
    let document = try read(on: "iPhone 15 landscape")
    #expect((document["s"] as? StackContainer)?.axis == .horizontal)
    let constraint = try #require(document["root"]?.constraints.first)
    #expect(constraint.constant == 7)
    #expect(constraint.priority == .required)
    #expect(document.scenes.first?.size == Size(852, 393))
    #expect(document.scenes.first?.traits.verticalSizeClass == .compact)
  }

  @Test func aLargePhoneOnItsSide() throws {
    let document = try read(on: "iPhone 15 Pro Max landscape")
    let constraint = try #require(document["root"]?.constraints.first)
    #expect(constraint.constant == 7)
    #expect(constraint.priority == 300)
    #expect(document["l"]?.style.text.font?.size == 30)
  }

  @Test func withoutADeviceOnlyTheDefaultHolds() throws {
    let text = Self.text.replacing(
      #"<device id="retina6_12" orientation="portrait" appearance="light"/>"#, with: "")
    let document = try Documents.read(text)
    #expect(document["phone"] != nil)
    #expect(document["pad"] == nil)
    #expect(document.scenes.first?.traits.horizontalSizeClass == .unspecified)
  }
}
