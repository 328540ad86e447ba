import QuoinGeometry

/// A container that places its children with any layout value.
///
///     LayoutContainer(
///       Placed(avatar).overlay(Placed(badge).relative(.end, .start)).inset(by: 8))
///
/// The children are the nodes that the layout places, in its order. Their positions are specified
/// inside the layout, each with the methods of the part that contains it, so this container has no
/// placement methods of its own. It can be nested with all other containers.
public final class LayoutContainer: ContainerNode, Container {
  /// An empty placement: positions are specified in the layout.
  public struct Placement: Hashable, Sendable {
    init() {}
  }

  /// The layout; a new one brings its own children, and children that are not in it are removed.
  public var layout: any Layout<Placed<Node>> {
    didSet {
      refreshContents()
      noteChange()
    }
  }

  /// Creates a container with the nodes that a layout places.
  public init(
    _ layout: some Layout<Placed<Node>>, file: String = #fileID, line: Int = #line
  ) {
    self.layout = layout
    super.init()
    describe(file, line)
    refreshContents()
  }

  /// The name of the node's kind.
  public override var kind: String { "view" }

  private func refreshContents() { redescribe(adoptContents) }

  private func adoptContents() {
    // In reverse, because the last child is found at once.
    for relation in relations.reversed() { abandon(relation.node) }
    layout.forEachContent { content in
      // A node that is placed twice is one child; layout reports it.
      let node = content.element
      guard node.parent !== self else { return }
      let formerHolders = node.parent?.formerHolders(of: node, to: self) ?? []
      adopt(Relation<LayoutContainer>(node, Placement()))
      for holder in formerHolders { holder.reportDuplicate(of: node, to: self) }
    }
  }
}

extension Placed where Element == Node {
  /// Creates a placed node of any kind; its container measures it.
  public init(_ node: Node) { self.init(node, size: .zero) }
}
