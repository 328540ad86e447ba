import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Bars of controllers in other storyboards of an app.
@Suite struct StoryboardReferenceTests {
  private static let detail = "App/Detail.storyboard"

  /// A storyboard with a controller that a navigation controller in a tab bar shows by a reference; the placeholder
  /// has the same id as a controller of the other storyboard.
  private func main(_ reference: String = #"storyboardName="Detail""#) -> String {
    func segue(_ target: String, _ relationship: String) -> String {
      #"<connections><segue destination="\#(target)" kind="relationship" relationship="\#(relationship)" id="s-\#(target)"/></connections>"#
    }
    func scene(_ id: String, _ object: String) -> String {
      #"<scene sceneID="\#(id)"><objects>\#(object)</objects></scene>"#
    }
    let extra =
      scene(
        "1",
        #"<tabBarController id="tabs"><tabBar key="tabBar" id="tb"/>\#(segue("nav", "viewControllers"))</tabBarController>"#
      )
      + scene(
        "2",
        """
        <navigationController id="nav"><tabBarItem key="tabBarItem" title="Home" id="t1"/>
        <navigationBar key="navigationBar" id="bar"><color key="barTintColor" red="1" green="0" blue="0" alpha="1"/>
        </navigationBar>\(segue("d", "rootViewController"))</navigationController>
        """)
      + scene("3", #"<viewControllerPlaceholder \#(reference) id="d"/>"#)
    return Documents.storyboard(view: Documents.root(""), extra: extra)
  }

  /// A storyboard of two controllers, the first of them initial.
  private var detailText: String {
    Documents.storyboard(
      view: Documents.root(""),
      guides: #"<navigationItem key="navigationItem" title="Detail" id="i"/>"#,
      extra: """
        <scene sceneID="e"><objects><viewController storyboardIdentifier="Second" id="d">
        <view key="view" id="second"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </viewController></objects></scene>
        """)
  }

  private func read(
    _ main: String, isFolderGiven: Bool = true
  ) throws -> (first: ImportedScreen?, second: ImportedScreen?) {
    let project = try AppProjectFolder(items: [Self.detail])
    try project.write("App/Base.lproj/Main.storyboard", main)
    try project.write(Self.detail, detailText)
    let store = AppStore()
    if isFolderGiven { _ = AppFolder(project.path, language: nil, store: store) }
    let document = try project.read(Self.detail, detailText) { $0.apps = store }
    #expect(document.diagnostics.isEmpty)
    return (
      document.scenes.first { $0.root.identifier == "root" }?.screen,
      document.scenes.first { $0.root.identifier == "second" }?.screen
    )
  }

  private func texts(_ screen: ImportedScreen?) -> [String] {
    screen?.root.subtree.compactMap { ($0 as? TextNode)?.string } ?? []
  }

  @Test func theInitialControllerHasTheBarsOfTheReference() throws {
    let (first, second) = try read(main())
    #expect(texts(first) == ["Detail", "Home", "9:41"])
    // 59 points of the status bar and 44 of the bar; 49 of the tabs and 34 of the indicator.
    #expect(first?.covers == EdgeInsets(top: 103, bottom: 83))
    let grounds = first?.root.subtree.filter { $0.documentType == "#barGround" } ?? []
    #expect(grounds.first?.style.background == Color(red: 1, green: 0, blue: 0))
    #expect(texts(second) == ["9:41"])
  }

  @Test func aReferenceMayNameAController() throws {
    let (first, second) = try read(
      main(#"storyboardName="Detail" referencedIdentifier="Second""#))
    #expect(texts(first) == ["9:41"])
    #expect(texts(second) == ["Home", "9:41"])
  }

  @Test(arguments: [
    #"storyboardName="Detail" referencedIdentifier="Third""#, #"storyboardName="Other""#,
    #"storyboardName="Detail" bundleIdentifier="com.example.other""#, "",
  ])
  func referencesToOthersBringNoBars(reference: String) throws {
    let (first, second) = try read(main(reference))
    #expect(texts(first) == ["9:41"])
    #expect(texts(second) == ["9:41"])
  }

  /// Interface Builder's canvas shows a storyboard without the bars of others.
  @Test func aDocumentAloneHasNone() throws {
    #expect(texts(try read(main(), isFolderGiven: false).first) == ["9:41"])
  }

  @Test func brokenStoryboardsAndCyclesAreHarmless() throws {
    #expect(
      texts(try read("<document><viewControllerPlaceholder storyboardName=\"Detail\"").first) == [
        "9:41"
      ])
    let cycle = main().replacing(
      #"destination="d" kind"#, with: #"destination="nav" kind"#)
    #expect(texts(try read(cycle).first) == ["9:41"])
  }

  @Test func namesAreFoundWithoutReadingTheDocument() {
    let text = #"<a storyboardName="One &amp; Two"/> storyboardName="B" storyboardName=""#
    #expect(StoryboardNames.names(in: Array(text.utf8)) == ["One & Two", "B"])
  }
}
