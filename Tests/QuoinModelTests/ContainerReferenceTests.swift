import QuoinModel
import Testing

/// A child's container, while and after the container is released.
@Suite struct ContainerReferenceTests {
  /// A container that looks for itself from a child while it is released.
  private final class Watching: ContainerNode {
    private let child: Node
    private let note: (ContainerNode?) -> Void

    init(_ child: Node, _ note: @escaping (ContainerNode?) -> Void) {
      self.child = child
      self.note = note
      super.init()
      adopt(Relation<FlexContainer>(child, FlexContainer.defaultPlacement))
    }

    deinit { note(child.parent) }
  }

  @Test func noContainerIsReadWhileItIsReleased() {
    let child = ShapeNode()
    var found: [ContainerNode?] = []
    var container: Watching? = Watching(child) { found.append($0) }
    #expect(child.parent === container)
    container = nil
    #expect(found.count == 1 && found[0] == nil)
    #expect(child.parent == nil)
  }

  @Test func aReleasedContainerIsNoParent() {
    let child = ShapeNode()
    var container: FlexContainer? = FlexContainer { child }
    #expect(child.parent === container)
    container = nil
    #expect(child.parent == nil)
  }
}
