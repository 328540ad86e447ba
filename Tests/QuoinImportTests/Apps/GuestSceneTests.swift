import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Scenes of other storyboards of an app, in container views and in the columns of split views.
@Suite struct GuestSceneTests {
  private static let main = "App/Base.lproj/Main.storyboard"
  private static let detail = "App/Detail.storyboard"

  private func scene(_ id: String, _ object: String) -> String {
    #"<scene sceneID="\#(id)"><objects>\#(object)</objects></scene>"#
  }

  private func segue(_ target: String, _ words: String) -> String {
    #"<segue destination="\#(target)" \#(words) id="to-\#(target)"/>"#
  }

  private func reference(_ words: String, id: String = "d") -> String {
    scene("r-" + id, #"<viewControllerPlaceholder \#(words) id="\#(id)"/>"#)
  }

  private func container(_ target: String) -> String {
    """
    <containerView id="c"><rect key="frame" x="0" y="100" width="393" height="200"/>
    <connections>\(segue(target, #"kind="embed""#))</connections></containerView>
    """
  }

  /// A storyboard with a container view for a controller of another one.
  private func host(_ words: String) -> String {
    Documents.storyboard(view: Documents.root(container("d")), extra: reference(words))
  }

  /// A storyboard of two controllers, the first of them initial; ids are those of the other storyboard, too.
  private func guest(_ inside: String = "", extra: String = "") -> String {
    Documents.storyboard(
      view: Documents.root(inside),
      guides: #"<navigationItem key="navigationItem" title="Detail" id="i"/>"#,
      extra: scene(
        "e",
        """
        <viewController storyboardIdentifier="Second" id="d"><view key="view" id="second">
        <rect key="frame" x="0" y="0" width="393" height="852"/><subviews><label id="label" text="Hello">
        <rect key="frame" x="10" y="20" width="80" height="21"/></label></subviews></view></viewController>
        """) + extra)
  }

  private func read(
    _ document: String, _ text: String, with other: String, _ otherText: String,
    isFolderGiven: Bool = true, _ change: (inout ImportOptions) -> Void = { _ in }
  ) throws -> ImportedDocument {
    let project = try AppProjectFolder(items: [Self.detail])
    try project.write(other, otherText)
    try project.write(document, text)
    let store = AppStore()
    if isFolderGiven { _ = AppFolder(project.path, language: nil, store: store) }
    return try project.read(document, text) {
      $0.apps = store
      change(&$0)
    }
  }

  private func shown(_ document: ImportedDocument) throws -> ImportedScene? {
    let container = try #require(document["c"])
    return document.insertions[container.id].map { document.shownScenes[$0] }
  }

  @Test func aContainerShowsTheControllerOfAReference() throws {
    let first = try read(Self.main, host(#"storyboardName="Detail""#), with: Self.detail, guest())
    #expect(try shown(first)?.title == "Detail")
    let second = try read(
      Self.main, host(#"storyboardName="Detail" referencedIdentifier="Second""#),
      with: Self.detail, guest())
    let scene = try #require(try shown(second))
    #expect(scene.root.identifier == "second")
    #expect(scene.root.subtree.contains { ($0 as? TextNode)?.string == "Hello" })
    // A guest is no scene of the document, and brings no findings into it.
    #expect(second.scenes.count == 1)
    #expect(second.guests.count == 1)
    #expect(second.diagnostics.isEmpty)
  }

  @Test func aNavigationControllerMayBeBetween() throws {
    let text = Documents.storyboard(
      view: Documents.root(container("nav")),
      extra: scene(
        "n",
        #"<navigationController id="nav"><connections>"#
          + segue("d", #"kind="relationship" relationship="rootViewController""#)
          + "</connections></navigationController>")
        + reference(#"storyboardName="Detail" referencedIdentifier="Second""#))
    let document = try read(Self.main, text, with: Self.detail, guest())
    #expect(try shown(document)?.root.identifier == "second")
  }

  @Test(arguments: [
    #"storyboardName="Detail" referencedIdentifier="Third""#, #"storyboardName="Other""#,
    #"storyboardName="Detail" bundleIdentifier="com.example.other""#, "",
  ])
  func otherReferencesShowNothing(words: String) throws {
    let document = try read(Self.main, host(words), with: Self.detail, guest())
    #expect(try shown(document) == nil)
    #expect(document.guests.isEmpty)
  }

  /// Interface Builder shows a box for the reference; so does a document that is read alone.
  @Test func aDocumentAloneShowsNone() throws {
    let document = try read(
      Self.main, host(#"storyboardName="Detail""#), with: Self.detail, guest(),
      isFolderGiven: false)
    #expect(try shown(document) == nil)
  }

  @Test func brokenStoryboardsAreHarmless() throws {
    for text in [
      "", "<document>", "<document type=\"x\"/>", guest().replacing("</scenes>", with: ""),
    ] {
      let document = try read(
        Self.main, host(#"storyboardName="Detail""#), with: Self.detail, text)
      #expect(document.scenes.count == 1)
    }
  }

  /// Each storyboard is read once, however often they show each other.
  @Test(.timeLimit(.minutes(10))) func storyboardsMayShowEachOther() throws {
    let back = reference(#"storyboardName="Main""#, id: "m")
    let document = try read(
      Self.main, host(#"storyboardName="Detail""#), with: Self.detail,
      guest(container("m"), extra: back))
    let detail = try #require(try shown(document))
    #expect(document.guests.count == 1)
    let inner = try #require(detail.root.subtree.first { $0.identifier == "c" })
    #expect(document.insertions[inner.id] == 0)
    // References that lead to each other end, too.
    let around = Documents.storyboard(
      view: Documents.root(container("d")), extra: reference(#"storyboardName="Detail""#))
    let loop = reference(#"storyboardName="Detail""#, id: "vc2")
    let endless = try read(
      Self.main, around, with: Self.detail,
      guest(extra: loop).replacing(
        #"initialViewController="vc""#, with: #"initialViewController="vc2""#))
    #expect(try shown(endless) == nil)
  }

  // MARK: Split views

  /// A storyboard with a split view, whose secondary column is a reference.
  private var split: String {
    let sides =
      segue("vc", #"kind="relationship" relationship="masterViewController""#)
      + segue("d", #"kind="relationship" relationship="detailViewController""#)
    return Documents.storyboard(
      view: Documents.root(""),
      extra: scene(
        "s",
        #"<splitViewController id="split"><connections>\#(sides)</connections></splitViewController>"#
      ) + reference(#"storyboardName="Detail" referencedIdentifier="Second""#))
  }

  /// Two fifths of 1024 points are more than the usual 320.
  @Test func aColumnShowsTheControllerOfAReference() throws {
    let tablet = try #require(Device.all.first { $0.id == "ipad9_7" })
    for (document, text, other, otherText, own, beside, width) in [
      (Self.main, split, Self.detail, guest(), "root", "second", 320.0),
      (Self.detail, guest(), Self.main, split, "second", "root", 704),
    ] {
      let read = try read(document, text, with: other, otherText) { $0.device = tablet.landscape }
      let scene = try #require(read.scenes.first { $0.root.identifier == own })
      #expect(scene.size == Size(width, 768))
      let screen = try #require(scene.screen)
      #expect(screen.size == Size(1024, 768))
      #expect(screen.columns.count == 1)
      let shown = try #require(screen.columns.values.first.map { read.shownScenes[$0] })
      #expect(shown.root.identifier == beside)
      #expect(shown.size == Size(1024 - width, 768))
    }
  }

  /// A split view is one of seven tabs: a tablet shows eight, beside a compact column, too.
  @Test func aColumnReadLateKeepsTheSizeClassesOfTheScreen() throws {
    let tablet = try #require(Device.all.first { $0.id == "ipad9_7" })
    let others = (1...6).map { "t\($0)" }
    let parts = (["split"] + others).map {
      segue($0, #"kind="relationship" relationship="viewControllers""#)
    }
    let sides =
      segue("vc", #"kind="relationship" relationship="masterViewController""#)
      + segue("d", #"kind="relationship" relationship="detailViewController""#)
    let extra =
      scene(
        "s",
        #"<splitViewController id="split"><connections>\#(sides)</connections></splitViewController>"#
      )
      + scene(
        "t",
        #"<tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>"# + parts.joined()
          + "</connections></tabBarController>")
      + others.map {
        scene(
          "s-" + $0,
          #"<viewController id="\#($0)"><tabBarItem key="tabBarItem" title="Tab \#($0)" id="i-\#($0)"/>"#
            + #"<view key="view" id="v-\#($0)"/></viewController>"#)
      }.joined()
    let document = try read(
      Self.main, host(#"storyboardName="Detail" referencedIdentifier="Second""#),
      with: Self.detail, guest(extra: extra)
    ) { $0.device = tablet.landscape }
    let screen = try #require(try shown(document)?.screen)
    #expect(screen.columns.count == 1)
    let texts = screen.root.subtree.compactMap { ($0 as? TextNode)?.string }
    #expect(texts.contains("Tab t6"))
    #expect(!texts.contains("More"))
  }

  // MARK: Limits

  /// Reads a document of a project with other storyboards by name.
  private func read(_ text: String, among others: [String: String]) throws -> ImportedDocument {
    let project = try AppProjectFolder(items: others.keys.sorted().map { "App/\($0).storyboard" })
    for (name, text) in others { try project.write("App/\(name).storyboard", text) }
    try project.write(Self.main, text)
    let store = AppStore()
    _ = AppFolder(project.path, language: nil, store: store)
    return try project.read(Self.main, text) { $0.apps = store }
  }

  @Test func storyboardsBeyondTheLimitAreReported() throws {
    let names = (11...28).map { "S\($0)" }
    let views = names.map {
      #"<containerView id="c-\#($0)"><connections>\#(segue("to-" + $0, #"kind="embed""#))</connections></containerView>"#
    }
    let references = names.map { "\n" + reference(#"storyboardName="\#($0)""#, id: "to-" + $0) }
    let text = Documents.storyboard(
      view: Documents.root(views.joined()), extra: references.joined())
    let document = try read(
      text, among: Dictionary(uniqueKeysWithValues: names.map { ($0, guest()) }))
    #expect(document.guests.count == 16)
    #expect(document.insertions.count == 16)
    let finding = try #require(document.diagnostics.first)
    #expect(document.diagnostics.count == 1)
    #expect(finding.rule == "limit-exceeded")
    #expect(finding.severity == .error)
    #expect(finding.message.contains("16 other storyboards"))
    #expect(finding.message.contains("'S27'"))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains(#"storyboardName="S27""#) })
    #expect(finding.place?.line == line + 1)
  }

  /// Initial controllers that are references to the next storyboard.
  @Test(arguments: [5, 6]) func longWaysThroughStoryboardsAreReported(steps: Int) throws {
    var others: [String: String] = ["Last": guest()]
    for step in 1...steps {
      let next = step < steps ? "S\(step + 1)" : "Last"
      others["S\(step)"] = guest(extra: reference(#"storyboardName="\#(next)""#, id: "next"))
        .replacing(#"initialViewController="vc""#, with: #"initialViewController="next""#)
    }
    let document = try read(host(#"storyboardName="S1""#), among: others)
    // One reference leads to the first of them, and each of them holds one.
    let isShown = steps + 1 <= 6
    #expect(try (shown(document) != nil) == isShown)
    #expect(document.diagnostics.map(\.rule) == (isShown ? [] : ["limit-exceeded"]))
    #expect(document.diagnostics.allSatisfy { $0.message.contains("limit of 6 storyboards") })
    #expect(document.diagnostics.allSatisfy { $0.place?.file.hasSuffix("S6.storyboard") == true })
  }
}
