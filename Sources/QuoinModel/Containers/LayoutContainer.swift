import QuoinGeometry

/// A container that places its children by any layout value.
///
///     LayoutContainer(
///       Placed(avatar).overlay(Placed(badge).relative(.end, .start)).inset(by: 8))
///
/// The children are the nodes that the layout places, in its order. Their positions are said inside
/// the layout, each in the words of the part that it is in, so this container has none of its own.
/// All other containers may hold one, and it may hold them.
public final class LayoutContainer: ContainerNode, Container {
  /// Nothing: positions are said in the layout.
  public struct Placement: Hashable, Sendable {
    init() {}
  }

  /// The layout; a new one brings its own children, and those that are not in it leave.
  public var layout: any Layout<Placed<Node>> {
    didSet {
      takeContents()
      noteChange()
    }
  }

  /// A container of what a layout places.
  public init(
    _ layout: some Layout<Placed<Node>>, file: String = #fileID, line: Int = #line
  ) {
    self.layout = layout
    super.init()
    describe(file, line)
    takeContents()
  }

  /// The word for nodes of this kind.
  public override var kind: String { "view" }

  private func takeContents() { redescribe(adoptContents) }

  private func adoptContents() {
    // From the end, where a child is found at once.
    for relation in relations.reversed() { abandon(relation.node) }
    layout.forEachContent { content in
      // A node that is placed twice is a child once; laying out says that it was.
      let node = content.element
      guard node.parent !== self else { return }
      let losers = node.parent?.losers(of: node, to: self) ?? []
      adopt(Relation<LayoutContainer>(node, Placement()))
      for loser in losers { loser.noteLoss(of: node, to: self) }
    }
  }
}

extension Placed where Element == Node {
  /// A node of any kind; its container measures it.
  public init(_ node: Node) { self.init(node, size: .zero) }
}
