import QuoinGeometry
import QuoinModel

/// The result of a layout: every node's frame, look and measured lines, beside the tree.
///
/// An arrangement is a snapshot, or a moment between two: see `Transition`. It holds no node, may cross threads, and is all that painting,
/// JSON and hosts need.
public struct Arrangement: Sendable {
  /// How a node takes part in the flow around it: by the order in which its parts are painted.
  package enum Level: UInt8, Sendable {
    /// A block, or a node in no flow.
    case block
    /// In lines, with what is in it.
    case inline
    /// In a line as one.
    case atomic
    /// Beside the lines.
    case float
  }

  /// The room that was laid out, in points.
  public let size: Size
  /// The surroundings.
  public let traits: Traits
  /// What bars and rounded corners cover of the room, in points.
  public let safeArea: EdgeInsets
  /// All nodes, each before what is in it, in z-order from back to front.
  public let items: [Item]
  /// What the user should know of the layout.
  public let diagnostics: [Diagnostic]

  /// The places of nodes among the items.
  let indices: NodeIndex
  let windows: [NodeID: ListWindow]
  /// What the document asks from which the nodes are.
  package let documentTerms: DocumentTerms?

  package init(
    size: Size, traits: Traits, safeArea: EdgeInsets = .zero, items: [Item],
    diagnostics: [Diagnostic], windows: [NodeID: ListWindow] = [:],
    documentTerms: DocumentTerms? = nil
  ) {
    self.documentTerms = documentTerms
    self.windows = windows
    self.size = size
    self.traits = traits
    self.safeArea = safeArea
    self.items = items
    self.diagnostics = diagnostics
    indices = NodeIndex(of: items.lazy.map { $0.isPiece || $0.isRepeated ? nil : $0.id })
  }

  /// An arrangement of the same nodes, of which some have other items.
  ///
  /// - Parameter indices: the places of nodes, where they are others.
  init(
    _ old: Arrangement, size: Size, traits: Traits? = nil, items: [Item],
    indices: NodeIndex? = nil
  ) {
    self.size = size
    self.items = items
    self.traits = traits ?? old.traits
    (safeArea, diagnostics) = (old.safeArea, old.diagnostics)
    self.indices = indices ?? old.indices
    (windows, documentTerms) = (old.windows, old.documentTerms)
  }

  /// The item of a node, or `nil` where the node was not laid out.
  ///
  /// - Complexity: O(1).
  public subscript(node: Node) -> Item? { indices[node.id].map { items[$0] } }

  /// The place of a node among the items, or `nil` where the node was not laid out.
  func index(of node: Node) -> Int? { indices[node.id] }

  /// What of a list was laid out, or `nil` where the list was not.
  ///
  /// - Complexity: O(1).
  public func window(of list: ListContainer) -> ListWindow? { windows[list.id] }

  /// The item of the node that the description calls by a name.
  ///
  /// - Complexity: O(n).
  public subscript(identifier: String) -> Item? { items.first { $0.identifier == identifier } }

  /// The frame of an item in the root's coordinates, in points.
  ///
  /// - Complexity: O(depth).
  public func absoluteFrame(of index: Int) -> Rect {
    var frame = items[index].frame
    var parent = items[index].parent
    while let container = parent {
      frame = frame.offset(by: items[container].frame.origin)
      parent = items[container].parent
    }
    return frame
  }

  /// The indices of the items directly in one.
  public func children(of index: Int) -> [Int] {
    var children: [Int] = []
    var next = index + 1
    while next < items[index].end {
      children.append(next)
      next = items[next].end
    }
    return children
  }
}

extension Arrangement {
  /// The map from an item's own coordinates, in which its frame begins at zero, to the picture's:
  /// its place and all transforms from the root down.
  ///
  /// - Complexity: O(depth).
  public func matrix(of index: Int) -> AffineMatrix {
    var matrix = AffineMatrix.identity
    var step: Int? = index
    while let current = step {
      let item = items[current]
      matrix = matrix.followed(by: .translation(item.frame.minX, item.frame.minY))
      if !item.look.transform.isIdentity {
        matrix = matrix.followed(by: item.look.transform.matrix(in: item.frame))
      }
      step = item.parent
    }
    return matrix
  }

  /// The smallest upright rectangle of the picture that holds an item as it is painted, transforms
  /// considered, in points.
  ///
  /// - Complexity: O(depth).
  public func paintedBounds(of index: Int) -> Rect {
    matrix(of: index).bounds(of: Rect(origin: .zero, size: items[index].frame.size))
  }
}
