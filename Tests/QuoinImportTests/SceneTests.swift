import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct SceneTests {
  @Test func aStoryboardHasASceneForItsController() throws {
    let document = try Documents.read(
      Documents.storyboard(
        view: Documents.root(""), controller: #"customClass="ProfileController""#))
    #expect(document.diagnostics.isEmpty)
    let scene = try #require(document.scenes.first)
    #expect(document.scenes.count == 1)
    #expect(scene.id == "scene")
    #expect(scene.name == "ProfileController")
    #expect(scene.isInitial)
    #expect(scene.size == Size(393, 852))
    #expect(scene.traits.displayScale == 3)
    #expect(scene.traits.horizontalSizeClass == .compact)
    #expect(scene.traits.verticalSizeClass == .regular)
    #expect(scene.root.identifier == "root")
    #expect(scene.root.documentType == "view")
  }

  @Test func aXibHasASceneForEachRoot() throws {
    let document = try Documents.read(
      Documents.xib(
        """
        <view id="a"><rect key="frame" x="0" y="0" width="320" height="100"/></view>
        <view id="b"><rect key="frame" x="0" y="0" width="100" height="50"/></view>
        """))
    #expect(document.scenes.map { $0.id } == ["a", "b"])
    #expect(document.scenes.map { $0.size } == [Size(320, 100), Size(100, 50)])
    #expect(document.scenes.map { $0.isInitial } == [true, false])
  }

  @Test func theControllersViewComesBeforeStrayViewsAndBarItems() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        toolsVersion="21507" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <scenes><scene sceneID="s"><objects>
      <view id="stray"><rect key="frame" x="0" y="0" width="240" height="128"/></view>
      <viewController id="vc">
      <navigationItem key="navigationItem" id="item">
      <view key="titleView" id="title"><rect key="frame" x="0" y="0" width="90" height="44"/></view>
      </navigationItem>
      <view key="view" id="main"><rect key="frame" x="0" y="0" width="375" height="667"/></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = try Documents.read(text)
    #expect(document.scenes.map { $0.root.identifier } == ["main", "stray", "title"])
    #expect(Set(document.scenes.map { $0.id }) == ["s"])
  }

  @Test func theInitialSceneIsTheOneBehindItsNavigationController() throws {
    let navigation = """
      <scene sceneID="n"><objects><navigationController id="nav">
      <navigationBar key="navigationBar" id="bar">
      <rect key="frame" x="0" y="0" width="1000" height="1000"/></navigationBar>
      <connections><segue destination="vc" kind="relationship"
        relationship="rootViewController" id="seg"/></connections>
      </navigationController></objects></scene>
      """
    let text = Documents.storyboard(view: Documents.root(""), extra: navigation)
      .replacingOccurrences(
        of: #"initialViewController="vc""#, with: #"initialViewController="nav""#)
    let document = try Documents.read(text)
    #expect(document.scenes.count == 1)
    #expect(document.scenes.first?.isInitial == true)
    let root = try #require(document.scenes.first?.root as? ContainerNode)
    #expect(root.safeAreaInsets == EdgeInsets(top: 103, bottom: 34))
  }
}
