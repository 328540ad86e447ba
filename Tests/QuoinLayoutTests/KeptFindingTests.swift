import QuoinBoxLayout
import QuoinGeometry
import QuoinLayout
import QuoinModel
import QuoinStyle
import Testing

/// The diagnostics of layouts that are derived from others are those of new ones, and nothing that is the same is laid out
/// again for them.
@Suite struct KeptFindingTests {
  private let size = Size(200, 200)
  private let count = CountingNode(10)
  private let label = TextNode("word")
  /// A text without a place.
  private let lost = TextNode("lost")
  private let root: FlexContainer
  private let relative: RelativeContainer
  private let sheet = StyleSheet(css: ".padded { padding: 3px }")

  init() {
    let lost = lost
    let relative = RelativeContainer { lost }
    let (count, label) = (count, label)
    root = FlexContainer(.column, alignItems: .flexStart) {
      count
      label
      relative
    }
    self.relative = relative
  }

  private var scene: Scene { Scene(root, styles: sheet, text: FixedTextMeasurer()) }

  /// Compares a layout with that of a new scene.
  @discardableResult private func check(
    _ scene: Scene, _ location: SourceLocation = #_sourceLocation
  ) -> [Diagnostic] {
    let measured = count.measured
    let kept = scene.layout(in: size)
    #expect(count.measured == measured, "measured again", sourceLocation: location)
    let fresh = self.scene.layout(in: size)
    #expect(kept.diagnostics == fresh.diagnostics, sourceLocation: location)
    #expect(kept.items.map(\.frame) == fresh.items.map(\.frame), sourceLocation: location)
    return kept.diagnostics
  }

  @Test func findingsStayWhileTheirContainerIsTheSame() {
    let scene = scene
    #expect(scene.layout(in: size).diagnostics.count == 2)
    label.string = "words"
    #expect(check(scene).count == 2)
    label.style.text.color = .red
    #expect(check(scene).count == 2)
  }

  @Test func findingsFollowTheirContainer() {
    let scene = scene
    _ = scene.layout(in: size)
    lost.string = "lost text"
    #expect(check(scene).first?.message.contains("lost text") == true)
    relative.constraints.append(
      Constraint(term(lost, .leading), .equal, term(relative, .leading), constant: 2))
    #expect(check(scene).count == 1)
    relative.constraints.append(
      Constraint(term(lost, .top), .equal, term(relative, .top), constant: 2))
    #expect(check(scene).isEmpty)
    relative.constraints.removeLast()
    #expect(check(scene).count == 1)
    relative.removeFromContainer()
    #expect(check(scene).isEmpty)
  }

  /// A name in a diagnostic may be that of a node elsewhere, or a place among others.
  @Test func findingsHaveTheNamesOfNow() {
    let scene = scene
    _ = scene.layout(in: size)
    lost.identifier = "title"
    #expect(check(scene).first?.nodes == ["title"])
    lost.identifier = nil
    relative.identifier = "card"
    check(scene)
    let other = TextNode("lost")
    RelativeContainer { other }.attach(to: root, at: 1)
    #expect(check(scene).count == 4)
    root.bringToFront(other.parent ?? other)
    #expect(check(scene).count == 4)
    label.removeFromContainer()
    #expect(check(scene).count == 4)
  }

  /// What follows from the tree and its styles alone is found again for all nodes.
  @Test func diagnosticsOfTheTreeAreCollectedAgain() {
    let scene = scene
    _ = scene.layout(in: size)
    label.classes = ["padded"]
    #expect(check(scene).count == 3)
    label.string = "words"
    #expect(check(scene).count == 3)
    let other = TextNode("other")
    other.classes = ["padded"]
    other.attach(to: root, at: 0)
    #expect(check(scene).count == 4)
    label.classes = []
    #expect(check(scene).count == 3)
    label.constraints = [Constraint(term(label, .width), .equal, constant: 9)]
    #expect(check(scene).count == 4)
    label.constraints = []
    other.removeFromContainer()
    #expect(check(scene).count == 2)
  }
}
