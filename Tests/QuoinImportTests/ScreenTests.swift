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

  @Test func theTreeOfAViewKnowsNoBars() throws {
    let document = try Documents.read(app)
    #expect(document.scenes.allSatisfy { $0.root.subtree.allSatisfy { $0.identifier != nil } })
    #expect(document.diagnostics.isEmpty)
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
