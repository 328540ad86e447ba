import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct ScreenTests {
  private func scene(_ controller: String, id: String) -> String {
    #"<scene sceneID="\#(id)"><objects>\#(controller)</objects></scene>"#
  }

  private func segue(_ target: String, _ words: String) -> String {
    #"<segue destination="\#(target)" \#(words) id="to-\#(target)"/>"#
  }

  /// A tab bar over a stack of two controllers and one beside it.
  private var app: String {
    let root = segue("vc", #"kind="relationship" relationship="rootViewController""#)
    let parts = ["nav", "other"].map {
      segue($0, #"kind="relationship" relationship="viewControllers""#)
    }.joined()
    let extra =
      scene(
        """
        <navigationController id="nav"><tabBarItem key="tabBarItem" title="Home" id="t1"/>
        <navigationBar key="navigationBar" id="bar"/><connections>\(root)</connections>
        </navigationController>
        """, id: "n")
      + scene(
        """
        <tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>\(parts)</connections>
        </tabBarController>
        """, id: "t")
      + scene(
        """
        <viewController id="other"><tabBarItem key="tabBarItem" systemItem="search" id="t2"/>
        <view key="view" id="o"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </viewController>
        """, id: "o")
      + scene(
        """
        <viewController id="next"><navigationItem key="navigationItem" title="Detail" id="i2">
        <rightBarButtonItems><barButtonItem title="One" id="b1"/><barButtonItem systemItem="add" id="b2"/>
        </rightBarButtonItems></navigationItem>
        <view key="view" id="d"><rect key="frame" x="0" y="0" width="393" height="852"/></view>
        </viewController>
        """, id: "d")
    let item = #"<navigationItem key="navigationItem" title="Start" id="i1"/>"#
    return Documents.storyboard(
      view: Documents.root("")
        + "<connections>\(segue("next", #"kind="show""#))</connections>",
      guides: item, extra: extra)
  }

  /// The texts and the pictures of a tree, in order.
  private func signs(_ node: Node?) -> [String] {
    node.map { root in
      root.subtree.compactMap { ($0 as? TextNode)?.string ?? ($0 as? ImageNode)?.image.name }
    } ?? []
  }

  @Test func aScreenHasTheBarsOfItsContainers() throws {
    let document = try Documents.read(app)
    let first = try #require(document.scenes.first { $0.root.identifier == "root" }?.screen)
    #expect(first.size == Size(393, 852))
    #expect(signs(first.root) == ["Start", "Home", "magnifyingglass", "Search", "9:41"])
    #expect(first.covers == EdgeInsets(top: 103, bottom: 83))
    let next = try #require(document.scenes.first { $0.root.identifier == "d" }?.screen)
    // The first of the buttons stands at the end.
    #expect(
      signs(next.root).prefix(5) == ["chevron.backward", "Start", "Detail", "plus", "One"])
    let other = try #require(document.scenes.first { $0.root.identifier == "o" }?.screen)
    #expect(signs(other.root) == ["Home", "magnifyingglass", "Search", "9:41"])
    #expect(other.covers == EdgeInsets(top: 59, bottom: 83))
  }

  @Test func aControllerWithoutATabItemKeepsItsPlaceInTheBar() throws {
    let text = app.replacing(#"<tabBarItem key="tabBarItem" title="Home" id="t1"/>"#, with: "")
    let other = try #require(
      try Documents.read(text).scenes.first { $0.root.identifier == "o" }?.screen)
    let tabs = other.root.subtree.filter { $0.documentType == "#tab" }
    #expect(tabs.map { signs($0) } == [[], ["magnifyingglass", "Search"]])
    // The second is the one that the controller is under.
    let title = tabs.last?.subtree.compactMap { $0 as? TextNode }.first
    #expect(title?.style.text.color == .accent)
  }

  @Test func theTreeOfAViewKnowsNoBars() throws {
    let document = try Documents.read(app)
    #expect(document.scenes.allSatisfy { $0.root.subtree.allSatisfy { $0.identifier != nil } })
    #expect(document.diagnostics.isEmpty)
  }

  @Test func aSplitViewShowsItsFirstSide() throws {
    let sides =
      segue("d", #"kind="relationship" relationship="detailViewController""#)
      + segue("nav", #"kind="relationship" relationship="masterViewController""#)
    let extra =
      scene(
        #"<splitViewController id="split"><connections>\#(sides)</connections></splitViewController>"#,
        id: "s")
      + scene(
        """
        <viewController id="d"><view key="view" id="detail">
        <rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController>
        """, id: "e")
      + scene(
        #"<navigationController id="nav"><connections>"#
          + segue("vc", #"kind="relationship" relationship="rootViewController""#)
          + "</connections></navigationController>", id: "n")
    let text = Documents.storyboard(view: Documents.root(""), extra: extra)
      .replacing(#"initialViewController="vc""#, with: #"initialViewController="split""#)
    let scenes = try Documents.read(text).scenes
    #expect(scenes.first { $0.isInitial }?.root.identifier == "root")
  }

  /// A split view on a tablet in landscape: both columns, each with its bar, below one status bar.
  @Test func aSplitViewShowsBothColumnsInLandscape() throws {
    func controller(_ id: String, _ title: String) -> String {
      scene(
        #"<navigationController id="n\#(id)"><connections>"#
          + segue(id, #"kind="relationship" relationship="rootViewController""#)
          + "</connections></navigationController>", id: "s\(id)")
        + scene(
          """
          <viewController id="\(id)"><navigationItem key="navigationItem" title="\(title)" id="i\(id)"/>
          <view key="view" id="v\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/></view></viewController>
          """, id: "c\(id)")
    }
    let split = scene(
      #"<splitViewController id="split" maximumPrimaryColumnWidth="300"><connections>"#
        + segue("na", #"kind="relationship" relationship="masterViewController""#)
        + segue("nb", #"kind="relationship" relationship="detailViewController""#)
        + "</connections></splitViewController>", id: "s")
    let text = Documents.storyboard(
      view: Documents.root(""), extra: split + controller("a", "List") + controller("b", "Detail"))
    let tablet = try #require(Device.all.first { $0.id == "ipad9_7" })
    // Two fifths of 1024 points are more than 300.
    var options = ImportOptions()
    options.device = tablet.landscape
    let document = try Documents.read(text, options)
    for (id, width, other) in [("va", 300.0, "vb"), ("vb", 724, "va")] {
      let scene = try #require(document.scenes.first { $0.root.identifier == id })
      #expect(scene.size == Size(width, 768))
      let screen = try #require(scene.screen)
      #expect(screen.size == Size(1024, 768))
      #expect(signs(screen.root).sorted() == ["9:41", "Detail", "List"])
      #expect(screen.columns.values.map { document.scenes[$0].root.identifier } == [other])
      #expect(screen.covers.top == 70)
    }
    // One column in portrait, and on phones.
    for device in [tablet, try #require(Device.all.first { $0.id == "retina6_12" })] {
      options.device = device
      let document = try Documents.read(text, options)
      let scene = try #require(document.scenes.first { $0.root.identifier == "vb" })
      #expect(scene.size == device.size)
      let screen = try #require(scene.screen)
      #expect(screen.columns.isEmpty)
      #expect(!signs(screen.root).contains("List"))
    }
  }

  /// UIKit: a split view controller is a tab like others, and its columns keep the tab bar.
  @Test func columnsOfASplitViewKeepTheTabBar() throws {
    let text = app.replacing(
      #"<segue destination="nav" kind="relationship" relationship="viewControllers" id="to-nav"/>"#,
      with: segue("split", #"kind="relationship" relationship="viewControllers""#)
    ).replacing(
      "</scenes>",
      with: scene(
        #"<splitViewController id="split"><tabBarItem key="tabBarItem" title="Split" id="t3"/><connections>"#
          + segue("nav", #"kind="relationship" relationship="masterViewController""#)
          + "</connections></splitViewController>", id: "s") + "</scenes>")
    let first = try #require(
      try Documents.read(text).scenes.first { $0.root.identifier == "root" }?.screen)
    #expect(signs(first.root) == ["Start", "Split", "magnifyingglass", "Search", "9:41"])
  }

  /// UIKit: the back button has the previous title, or "Back", or only its arrow, so that the bar's title is whole.
  @Test(arguments: [
    ("Detail", ["Start", "Detail"]),
    ("A title of thirty letters", ["Back", "A title of thirty letters"]),
    ("Even longer, this title: thirty-six.", ["Even longer, this title: thirty-six."]),
  ])
  func theTitleHasPriorityOverTheBackButton(title: String, texts: [String]) throws {
    let text = app.replacing(#"title="Detail""#, with: #"title="\#(title)""#)
      .replacing(#"title="Start""#, with: #"title="Start it now""#)
    let next = try #require(
      try Documents.read(text).scenes.first { $0.root.identifier == "d" }?.screen)
    let texts = texts.map { $0 == "Start" ? "Start it now" : $0 }
    #expect(Array(signs(next.root).dropFirst().prefix(texts.count)) == texts)
  }

  @Test func theTintOfTheDocumentIsThatOfItsViewsAndBars() throws {
    let simulated =
      #"<navigationItem key="navigationItem" id="i"><barButtonItem key="rightBarButtonItem" title="Go" id="b"/></navigationItem>"#
      + #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>"#
    let text = Documents.storyboard(view: Documents.root(""), guides: simulated)
      .replacing(
        "</document>",
        with: #"<color key="tintColor" red="1" green="0" blue="0" alpha="1"/></document>"#)
    let scene = try #require(try Documents.read(text).scenes.first)
    let red = Color(red: 1, green: 0, blue: 0)
    #expect(scene.root.style.tint == red)
    let go = scene.screen?.root.subtree.first { ($0 as? TextNode)?.string == "Go" }
    #expect(go?.style.text.color == red)
  }

  @Test func opaqueBarsMakeTheScreenHigherThanTheView() throws {
    let opaque =
      #"<simulatedNavigationBarMetrics key="simulatedTopBarMetrics" translucent="NO" prompted="NO"/>"#
    let document = try Documents.read(
      Documents.storyboard(
        view: Documents.root("", width: 375, height: 603), guides: opaque, device: "retina4_7"))
    let screen = try #require(document.scenes.first?.screen)
    #expect(screen.size == Size(375, 667))
    #expect(screen.covers == .zero)
  }

  @Test func viewsByThemselvesHaveNoScreenUnlessTheyFillOne() throws {
    let small = try Documents.read(
      Documents.xib(#"<view id="v"><rect key="frame" x="0" y="0" width="375" height="55"/></view>"#)
    )
    #expect(small.scenes.first?.screen == nil)
    let whole = try Documents.read(
      Documents.xib(
        #"<view id="v"><rect key="frame" x="0" y="0" width="393" height="852"/></view>"#))
    #expect(signs(whole.scenes.first?.screen?.root) == ["9:41"])
  }

  /// Xcode 8 and older recorded some roots as high as their screen, but below the bars.
  ///
  /// A device's screen is not higher for it.
  @Test func aLoweredRootIsAScreenOfTheRequestedDevice() throws {
    let text = Documents.storyboard(
      view: Documents.root("", width: 375, height: 667).replacing(
        #"x="0.0" y="0.0""#, with: #"x="0.0" y="64""#), tools: "11542", device: "retina4_7")
    let recorded = try #require(try Documents.read(text).scenes.first)
    #expect(recorded.screen?.size == Size(375, 667 + 64))
    var options = ImportOptions()
    options.device = Device.all.first { $0.id == "retina6_12" }
    let scene = try #require(try Documents.read(text, options).scenes.first)
    #expect(scene.size == Size(393, 852))
    #expect(scene.screen?.size == Size(393, 852))
  }

  /// iOS: at the right of a cut-out, around the time on phones with a home button, and without a cellular network on tablets.
  @Test(arguments: [
    ("retina6_12", ["#time", "#cellular", "#wireless", "#battery"]),
    ("retina4_7", ["#cellular", "#wireless", "#time", "#battery"]),
    ("ipad9_7", ["#time", "#wireless", "#battery"]),
  ])
  func theStatusBarHasTheSymbolsOfTheDevice(device: String, symbols: [String]) throws {
    var options = ImportOptions()
    options.device = Device.all.first { $0.id == device }
    let scene = try #require(
      try Documents.read(Documents.storyboard(view: Documents.root("")), options).scenes.first)
    let shown = try #require(scene.screen?.root.subtree)
    #expect(
      shown.compactMap { symbols.contains($0.documentType ?? "") ? $0.documentType : nil }
        == symbols
    )
  }

  @Test func embeddedScenesAndViewsOfBarsAreKnownByTheirPlaces() throws {
    let container = """
      <containerView id="c"><rect key="frame" x="0" y="100" width="393" height="200"/>
      <connections>\(segue("in", #"kind="embed""#))</connections></containerView>
      """
    let inner = scene(
      """
      <viewController id="in"><view key="view" id="i">
      <rect key="frame" x="0" y="0" width="393" height="200"/></view></viewController>
      """, id: "e")
    let item = """
      <navigationItem key="navigationItem" id="item"><view key="titleView" id="title">
      <rect key="frame" x="0" y="0" width="90" height="44"/></view></navigationItem>
      <simulatedNavigationBarMetrics key="simulatedTopBarMetrics" prompted="NO"/>
      """
    let document = try Documents.read(
      Documents.storyboard(view: Documents.root(container), guides: item, extra: inner))
    let node = try #require(document["c"])
    let shown = try #require(document.insertions[node.id])
    #expect(document.scenes[shown].root.identifier == "i")
    let screen = try #require(document.scenes.first?.screen?.root)
    let room = try #require(screen.subtree.first { $0.documentType == "#barView" })
    let title = try #require(document.insertions[room.id])
    #expect(document.scenes[title].root.identifier == "title")
    #expect(room.sizing.width == 90)
  }
}
