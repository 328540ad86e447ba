import QuoinBoxLayout
import QuoinGeometry

@testable import QuoinModel

/// A tree as it was at a moment, which can be put back by undoing what was done to it since.
///
/// Only what is different is set again, as an undo does, so that everything else keeps its moments of change.
struct TreeMemory {
  /// The nodes of the tree, which live on while they are elsewhere.
  private let nodes: [Node]
  /// Put back values that differ.
  private var undos: [() -> Void] = []

  init(_ root: Node) {
    nodes = Array(root.subtree)
    let containers = nodes.compactMap { $0 as? ContainerNode }
    rememberChildren(of: containers)
    for container in containers {
      if let container = container as? any Container { rememberPlaces(in: container) }
      rememberContainer(container)
    }
    for node in nodes {
      remember(node, \.sizing)
      remember(node, \.style)
      remember(node, \.priorities)
      remember(node, \.alignmentInsets)
      remember(node, \.isHidden)
      remember(node, \.direction)
      remember(node, \.classes)
      remember(node, \.identifier)
      remember(node, \.constraints)
      remember(node, \.traitOverrides)
      if let text = node as? TextNode { remember(text, \.string) }
      let (worn, variations) = (node.worn, node.variations)
      undos.append {
        if !node.worn.elementsEqual(worn, by: ===) { node.worn = worn }
        // Variations cannot be compared.
        if !node.variations.isEmpty || !variations.isEmpty { node.variations = variations }
      }
    }
  }

  /// Puts the tree back.
  func restore() { for undo in undos { undo() } }

  private mutating func remember<Root: AnyObject, Value: Equatable>(
    _ object: Root, _ path: ReferenceWritableKeyPath<Root, Value>
  ) {
    let value = object[keyPath: path]
    undos.append { if object[keyPath: path] != value { object[keyPath: path] = value } }
  }

  private mutating func rememberChildren(of containers: [ContainerNode]) {
    let former = containers.map { ($0, $0.relations) }
    undos.append {
      let changed = former.filter { !$0.relations.elementsEqual($1, by: ===) }
      // First all are taken out, so that no container is put into one of its own descendants.
      for (container, _) in changed { container.removeAll() }
      for (container, relations) in changed {
        for relation in relations { container.adopt(relation) }
      }
    }
  }

  private mutating func rememberPlaces<C: Container>(in container: C) {
    for relation in container.children {
      let value = relation.placement
      let (placement, text) = (value as? AnyHashable, printed(value))
      let variations = relation.variations
      // Placements that are equal may have been specified in other words, which are printed.
      undos.append {
        let now = relation.placement
        if now as? AnyHashable != placement || printed(now) != text { relation.placement = value }
        if relation.varies || !variations.isEmpty { relation.variations = variations }
      }
    }
  }

  private mutating func rememberContainer(_ container: ContainerNode) {
    switch container {
    case let flex as FlexContainer:
      remember(flex, \.flexStyle)
      remember(flex, \.padding)
    case let flow as FlowContainer: remember(flow, \.padding)
    case let grid as GridContainer: remember(grid, \.grid)
    case let stack as StackContainer: remember(stack, \.spacing)
    default: break
    }
  }
}

/// Returns a placement as text, with the values that one in a flow holds apart.
private func printed<Placement>(_ placement: Placement) -> String {
  guard let item = placement as? FlowContainer.Placement else {
    return String(reflecting: placement)
  }
  return "\(String(reflecting: item)) \(item.float) \(item.level) \(item.margin)"
}
