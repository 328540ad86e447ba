import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

/// Bars where several controllers stand over a view.
@Suite struct BarStackTests {
  private func scene(_ controller: String, id: String) -> String {
    #"<scene sceneID="\#(id)"><objects>\#(controller)</objects></scene>"#
  }

  private func segue(_ target: String, _ words: String) -> String {
    #"<segue destination="\#(target)" \#(words) id="to-\#(target)"/>"#
  }

  private func navigation(_ id: String, root: String, _ more: String = "") -> String {
    scene(
      """
      <navigationController id="\(id)" \(more)><navigationBar key="navigationBar" id="bar-\(id)"/>
      <connections>\(segue(root, #"kind="relationship" relationship="rootViewController""#))
      </connections></navigationController>
      """, id: "s-\(id)")
  }

  private func tabs(_ parts: [String]) -> String {
    scene(
      """
      <tabBarController id="tabs"><tabBar key="tabBar" id="tb"/><connections>
      \(parts.map { segue($0, #"kind="relationship" relationship="viewControllers""#) }.joined())
      </connections></tabBarController>
      """, id: "s-tabs")
  }

  private func controller(_ id: String, _ inside: String = "", shows: [String] = []) -> String {
    scene(
      """
      <viewController id="\(id)">\(inside)<view key="view" id="view-\(id)">
      <rect key="frame" x="0" y="0" width="393" height="852"/></view>
      <connections>\(shows.map { segue($0, #"kind="show""#) }.joined())</connections></viewController>
      """, id: "s-\(id)")
  }

  private func screen(_ extra: String, of view: String) throws -> ImportedScreen {
    let document = try Documents.read(
      Documents.storyboard(view: Documents.root(""), extra: extra))
    return try #require(document.scenes.first { $0.root.identifier == view }?.screen)
  }

  private func kinds(_ screen: ImportedScreen) -> [String] {
    screen.root.subtree.compactMap(\.documentType)
  }

  @Test func aToolbarStandsAboveTabs() throws {
    let tools = #"<toolbarItems><barButtonItem title="Sort" id="b"/></toolbarItems>"#
    let extra =
      tabs(["nav"]) + navigation("nav", root: "a", #"toolbarHidden="NO""#) + controller("a", tools)
    let screen = try screen(extra, of: "view-a")
    #expect(
      kinds(screen).filter { ["#tabs", "#toolbarItems"].contains($0) }.sorted() == [
        "#tabs", "#toolbarItems",
      ])
    // 49 points for the tools, 49 for the tabs, 34 for the home indicator.
    #expect(screen.covers.bottom == 132)
  }

  @Test func rootsOfOtherNavigationControllersHaveNoWayBack() throws {
    // The first stack shows the root of the second one, and a controller of its own.
    let scenes = [
      navigation("one", root: "a"), controller("a", shows: ["b", "c"]), controller("b"),
      controller("c"), navigation("two", root: "b"),
    ]
    for order in [scenes, scenes.reversed()] {
      let extra = order.joined()
      #expect(try !kinds(screen(extra, of: "view-b")).contains("#backButton"))
      #expect(try kinds(screen(extra, of: "view-c")).contains("#backButton"))
    }
  }

  @Test func tabsDoNotDependOnTheOrderOfScenes() throws {
    // A stack in a tab shows a controller, and presents another stack.
    let scenes = [
      tabs(["one"]), navigation("one", root: "a"), controller("a", shows: ["c", "two"]),
      controller("c"), navigation("two", root: "b"), controller("b"),
    ]
    for order in [scenes, scenes.reversed()] {
      let extra = order.joined()
      #expect(try kinds(screen(extra, of: "view-c")).contains("#tabs"))
      #expect(try !kinds(screen(extra, of: "view-b")).contains("#tabs"))
    }
  }

  @Test func tabsWithoutRoomAreBehindOneMore() throws {
    let ids = (0..<30).map { "c\($0)" }
    let extra =
      tabs(ids)
      + ids.map { controller($0, #"<tabBarItem key="tabBarItem" title="\#($0)" id="i-\#($0)"/>"#) }
      .joined()
    for (view, chosen) in [("c0", 0), ("c3", 3), ("c4", 4), ("c29", 4)] {
      let screen = try screen(extra, of: "view-\(view)")
      let texts = screen.root.subtree.filter { $0.documentType == "#tab" }.compactMap {
        $0.subtree.compactMap { $0 as? TextNode }.first
      }
      #expect(texts.map(\.string) == ["c0", "c1", "c2", "c3", "More"])
      #expect(texts.firstIndex { $0.style.text.color == .accent } == chosen)
    }
  }

  @Test func itemsOfBarsAmongViewsShowTheirViews() throws {
    let bar = """
      <toolbar translatesAutoresizingMaskIntoConstraints="NO" id="bar">
      <rect key="frame" x="0" y="0" width="393" height="44"/><items>
      <barButtonItem id="item"><view key="customView" id="custom">
      <rect key="frame" x="16" y="5" width="120" height="34"/>
      <subviews><label text="Inside" id="label"><rect key="frame" x="4" y="4" width="60" height="20"/>
      </label></subviews></view></barButtonItem></items></toolbar>
      """
    let document = try Documents.read(Documents.storyboard(view: Documents.root(bar)))
    #expect(document["custom"] != nil)
    #expect((document["label"] as? TextNode)?.string == "Inside")
  }

  @Test func barsInViewsOfBarsEndSomewhere() throws {
    var inner = #"<view key="customView" id="last"><rect key="frame" width="9" height="9"/></view>"#
    for level in 0..<40 {
      inner = """
        <view key="customView" id="v\(level)"><rect key="frame" x="0" y="0" width="90" height="44"/>
        <subviews><toolbar id="t\(level)"><rect key="frame" x="0" y="0" width="90" height="44"/><items>
        <barButtonItem id="i\(level)">\(inner)</barButtonItem></items></toolbar></subviews></view>
        """
    }
    let bar =
      #"<toolbar id="bar"><rect key="frame" width="90" height="44"/><items>"#
      + #"<barButtonItem id="first">\#(inner)</barButtonItem></items></toolbar>"#
    let document = try Documents.read(Documents.storyboard(view: Documents.root(bar)))
    #expect(document["v39"] != nil)
    #expect(document["v0"] == nil)
    #expect(document.diagnostics.contains { $0.rule == "limit-exceeded" })
  }
}
