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

  /// What was found in a child is gone with it, also if its container has no other.
  @Test func anEmptiedContainerHasNoFindings() {
    let stack = StackContainer { RelativeContainer { TextNode("stray") } }
    stack.attach(to: root)
    let scene = scene
    #expect(scene.layout(in: size).diagnostics.contains { $0.message.contains("stray") })
    stack.childNodes[0].removeFromContainer()
    #expect(!check(scene).contains { $0.message.contains("stray") })
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

  /// A name tells a node apart from its siblings and from those of its ancestors.
  @Test func findingsHaveTheNamesOfNowAroundTheirContainer() {
    let inner = FlexContainer { relative }
    let rows = (0..<2).map { _ in FlexContainer(.column) {} }
    let outer = FlexContainer {
      rows[0]
      rows[1]
    }
    inner.attach(to: rows[0])
    outer.attach(to: root)
    let scene = scene
    _ = scene.layout(in: size)
    for node in [rows[1], rows[0], outer, root, inner, relative] as [Node] {
      for name in ["one", "two", nil] {
        node.identifier = name
        check(scene)
        node.documentType = name
        check(scene)
      }
    }
    // Siblings with and without the same name.
    for text in ["lost", "else", "lost"] {
      let twin = TextNode(text)
      twin.attach(to: relative)
      check(scene)
      twin.string = "lost"
      check(scene)
      twin.string = "other"
      check(scene)
    }
    rows[1].removeFromContainer()
    check(scene)
    rows[1].attach(to: outer, at: 0)
    check(scene)
  }

  /// A layout may place a node that is in another container, which the diagnostic names.
  @Test func findingsHaveTheNamesOfNowOfNodesElsewhere() {
    let taken = TextNode("taken")
    let composed = LayoutContainer(StackLayout { Placed(taken) })
    let nest = FlexContainer { taken }
    let far = FlexContainer { FlexContainer { nest } }
    far.attach(to: root)
    composed.attach(to: root)
    let scene = scene
    #expect(scene.layout(in: size).diagnostics.contains { $0.rule == "placed-elsewhere" })
    for name in ["one", "two", nil] {
      taken.identifier = name
      check(scene)
      // The containers have other numbers than before.
      label.attach(to: root, at: name == "one" ? 0 : 1)
      TextNode("new").attach(to: root, at: 0)
      check(scene)
    }
  }

  /// A place may refer to a node that is not among the siblings; the diagnostic names it, however far away it is.
  @Test func findingsHaveTheNamesOfNowOfStrangers() {
    let stranger = TextNode("stranger")
    let box = ShapeNode().size(10, 10)
    let page = AbsoluteContainer { box.pin.below(of: [stranger]) }.size(50, 50)
    let far = FlexContainer { stranger }
    far.attach(to: root)
    FlexContainer { FlexContainer { FlexContainer { FlexContainer { FlexContainer { page } } } } }
      .attach(to: root)
    let scene = scene
    _ = scene.layout(in: size)
    for name in ["one", "two", nil] {
      // The containers have other numbers than before.
      TextNode("new").attach(to: far, at: 0)
      check(scene)
      stranger.identifier = name
      #expect(check(scene).contains { $0.message.contains(name ?? "stranger") })
    }
  }

  /// Diagnostics name two cards with the same name by their places in the root.
  @Test func findingsHaveTheNameOfTheRoot() {
    for card in (0..<2).map({ _ in RelativeContainer { TextNode("lost") } }) {
      card.attach(to: root)
    }
    let scene = scene
    _ = scene.layout(in: size)
    for name in ["one", "two", nil] {
      root.identifier = name
      let found = check(scene)
      if let name { #expect(found.contains { $0.message.contains("'\(name)'") }) }
    }
  }

  /// What is far away from a container with diagnostics, or in no name, does not make it be placed again.
  @Test func containersWithFindingsAreNotPlacedAgainForOtherNames() {
    let inside = CountingNode(10)
    inside.attach(to: relative)
    let card = FlexContainer { label }
    card.attach(to: root)
    let scene = scene
    _ = scene.layout(in: size)
    let measured = inside.measured
    label.string = "words"
    _ = scene.layout(in: size)
    lost.style.text.color = .red
    _ = scene.layout(in: size)
    #expect(inside.measured == measured)
    check(scene)
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
