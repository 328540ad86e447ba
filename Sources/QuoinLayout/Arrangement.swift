import QuoinGeometry
import QuoinModel

/// The result of a layout: every node's frame, look and measured lines, separate from the tree.
///
/// An arrangement is a snapshot, or a moment of a `Transition`. It holds no nodes, can be sent across isolation
/// boundaries, and contains everything that painting, JSON and hosts need.
public struct Arrangement: Sendable {
  /// How a node takes part in the flow around it, which determines when its parts are painted.
  package enum Level: UInt8, Sendable {
    /// A block, or a node outside any flow.
    case block
    /// Inline, with its descendants in lines.
    case inline
    /// Placed in a line as a single unit.
    case atomic
    /// Floated beside the lines.
    case float
  }

  /// The size that was laid out, in points.
  public let size: Size
  /// The traits of the environment.
  public let traits: Traits
  /// The insets that bars and rounded corners cover, in points.
  public let safeArea: EdgeInsets
  /// All nodes, each before its descendants, in z-order from back to front.
  public let items: Items
  /// The diagnostics of the layout.
  public let diagnostics: [Diagnostic]

  /// The indices of nodes in `items`.
  let indices: NodeIndex
  let windows: [NodeID: ListWindow]
  /// The terms of the document that the nodes come from.
  package let documentTerms: DocumentTerms?
  /// The boxes of a page on a larger sheet; `nil` where the whole sheet is the page.
  package var printedBoxes: PrintedBoxes?

  /// Creates an arrangement of items.
  package init(
    size: Size, traits: Traits, safeArea: EdgeInsets = .zero, items: some Sequence<Item>,
    diagnostics: [Diagnostic], windows: [NodeID: ListWindow] = [:],
    documentTerms: DocumentTerms? = nil
  ) {
    self.init(
      size: size, traits: traits, safeArea: safeArea, items: Items(items), diagnostics: diagnostics,
      indices: nil, windows: windows, documentTerms: documentTerms)
  }

  /// Creates an arrangement of items.
  ///
  /// - Parameter indices: The indices of nodes, if they are known.
  init(
    size: Size, traits: Traits, safeArea: EdgeInsets, items: Items, diagnostics: [Diagnostic],
    indices: NodeIndex?, windows: [NodeID: ListWindow], documentTerms: DocumentTerms?
  ) {
    self.documentTerms = documentTerms
    self.windows = windows
    self.size = size
    self.traits = traits
    self.safeArea = safeArea
    self.items = items
    self.diagnostics = diagnostics
    self.indices =
      indices
      ?? NodeIndex(items.map { $0.isPiece || $0.isRepeated ? nil : $0.id })
  }

  /// Creates an arrangement of the same nodes with other items for some of them.
  ///
  /// - Parameters:
  ///   - indices: The indices of nodes, if they differ.
  ///   - windows: The windows of lists, if they may differ.
  ///   - diagnostics: The diagnostics, if they may differ.
  init(
    _ old: Arrangement, size: Size, traits: Traits? = nil, items: Items,
    indices: NodeIndex? = nil, windows: [NodeID: ListWindow]? = nil,
    diagnostics: [Diagnostic]? = nil
  ) {
    self.size = size
    self.items = items
    self.traits = traits ?? old.traits
    safeArea = old.safeArea
    self.diagnostics = diagnostics ?? old.diagnostics
    self.indices = indices ?? old.indices
    self.windows = windows ?? old.windows
    documentTerms = old.documentTerms
  }

  /// Returns the item of a node, or `nil` if the node was not laid out.
  ///
  /// - Complexity: O(1).
  public subscript(node: Node) -> Item? { indices[node.id].map { items[$0] } }

  /// Returns the indices of the items that may differ from those at the same indices in an earlier arrangement of the
  /// scene, in order.
  ///
  /// - Complexity: O(c + n / 64) in the items near those that changed and the number of all items, if a scene derived
  ///   this arrangement from the other one; O(n) otherwise, and once in changes of a quarter of the items.
  public func changes(since earlier: Arrangement) -> [Int] {
    items.differences(from: earlier.items)
  }

  /// Returns the index of a node's item, or `nil` if the node was not laid out.
  func index(of node: Node) -> Int? { indices[node.id] }

  /// Returns the part of a list that was laid out, or `nil` if the list was not.
  ///
  /// - Complexity: O(1).
  public func window(of list: ListContainer) -> ListWindow? { windows[list.id] }

  /// Returns the item of the node with an identifier.
  ///
  /// - Complexity: O(n).
  public subscript(identifier: String) -> Item? { items.first { $0.identifier == identifier } }

  /// Returns the frame of an item in the root's coordinates, in points.
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

  /// Returns the indices of an item's children.
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
  /// Returns the matrix from an item's own coordinates, in which its frame begins at zero, to the picture's.
  ///
  /// It includes the position and all transforms from the root down.
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

  /// Returns the axis-aligned bounding rectangle of an item as painted, in points.
  ///
  /// Transforms are included.
  ///
  /// - Complexity: O(depth).
  public func paintedBounds(of index: Int) -> Rect {
    matrix(of: index).bounds(of: Rect(origin: .zero, size: items[index].frame.size))
  }
}
