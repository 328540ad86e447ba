import Foundation
import QuoinGeometry
import QuoinModel
import Testing

@testable import QuoinImport

@Suite struct ExampleTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/Documents")

  @Test(arguments: ["Profile", "SignIn", "Settings"])
  func anExampleIsReadWithoutDiagnostics(name: String) throws {
    let path = Self.folder.appending(path: "\(name).storyboard").path
    let document = try InterfaceBuilder.read(path: path)
    #expect(document.diagnostics.isEmpty)
    let scene = try #require(document.scenes.first)
    #expect(document.scenes.count == 1)
    #expect(scene.isInitial)
    #expect(scene.size == Size(414, 896))
    #expect(scene.name == "\(name)ViewController")
    #expect(scene.root.place?.file == path)
  }

  @Test func theProfileHasItsTreeAndConstraints() throws {
    let path = Self.folder.appending(path: "Profile.storyboard").path
    let root = try #require(
      try InterfaceBuilder.read(path: path).scenes.first?.root as? RelativeContainer)
    #expect(
      root.children.map { $0.node.documentType } == [
        "view", "view", "stackView", "view", "stackView", "view", "view", "tabBar",
      ])
    #expect(root.children.allSatisfy { $0.placement.pinned == nil })
    #expect(root.constraints.count == 24)
    #expect(root.safeAreaInsets == EdgeInsets(top: 48, bottom: 34))
    #expect(root.children[1].node.style.cornerRadius == 60)
  }
}
