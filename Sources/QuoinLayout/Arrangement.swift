import QuoinGeometry
import QuoinModel

/// The result of a layout: every node's frame, look and measured lines, beside the tree.
///
/// An arrangement is a snapshot, or a moment between two: see `Transition`. It holds no node, may cross threads, and is all that painting,
/// JSON and hosts need.
public struct Arrangement: Sendable {
  /// One node as it was laid out.
  public struct Item: Sendable {
    /// The node's identity; that of the node from which it comes where the item is none.
    public var id: NodeID
    /// What the description calls the node.
    public var identifier: String?
    /// The word for nodes of this kind: the document's own tag where it came from a document.
    public var type: String
    /// The index of the container's item, or `nil` for the root.
    public var parent: Int?
    /// The index behind the last item inside this one.
    public var end: Int
    /// The frame in the container's coordinates, in points, with edges on whole pixels.
    public var frame: Rect
    /// The direction of rows in the node.
    public var direction = LayoutDirection.leftToRight
    /// Light or dark surroundings.
    public var colorScheme = ColorScheme.light
    /// Whether the node is left out of the picture.
    public var isHidden: Bool
    /// The computed look; its `transform` is not in the frame.
    public var look: Look
    /// The looks of the parts of a control.
    public var parts: [ControlPart: Look] = [:]
    /// What the node shows.
    public var content: NodeContent
    /// The measured texts of the content.
    public var texts: [PlacedText]
    /// Where the node was described.
    public var place: SourcePlace?
    /// The parts of the box of an inline element that its lines break, in the order of the text; `nil`
    /// where the frame is the box.
    package var pieces: [Piece]?
    /// How a document's element takes part in the order of painting; `nil` for other nodes, which
    /// are painted in the order of the items.
    package var stacking: Stacking?
    /// How the node takes part in the flow around it.
    package var level = Level.block
    /// Whether all in the node is painted together, as a box in a line is.
    package var isPaintedWhole = false
    /// Whether the node is a container of which the floats are painted between its blocks and its lines.
    package var holdsFloats = false
    /// Where pages may end beside a document's element and in it; `nil` for other nodes.
    package var breaks: PageBreakRules?
    /// The space above a document's element that it asks for itself, in points.
    package var marginTop = 0.0
    /// Whether the node is a row of a list, or a row or the head of a table, which pages do not cut
    /// where it fits on one.
    package var isRow = false
    /// Whether the node was on a page before, and is shown on this one again.
    package var isRepeated = false
    /// What few nodes have, kept apart so that the others cost less memory.
    var rare: Rare?
  }

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

  private let indices: [NodeID: Int]
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
    var indices: [NodeID: Int] = [:]
    indices.reserveCapacity(items.count)
    for index in items.indices where !items[index].isPiece && !items[index].isRepeated {
      indices[items[index].id] = index
    }
    self.indices = indices
  }

  /// An arrangement of the same nodes, of which some have other items.
  init(_ old: Arrangement, size: Size, items: [Item]) {
    self.size = size
    self.items = items
    (traits, safeArea, diagnostics) = (old.traits, old.safeArea, old.diagnostics)
    (indices, windows, documentTerms) = (old.indices, old.windows, old.documentTerms)
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
