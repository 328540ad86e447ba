import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// A part of a table's painting that is not a node (CSS 2.2 §17.5.1 and §17.6.2).
  ///
  /// It is identified by the nodes that it comes from, so the same part has the same identity in every layout of a
  /// tree.
  package struct TableLayer: Hashable, Sendable {
    /// The kinds of parts.
    package enum Kind: Hashable, Sendable {
      /// The background of a node.
      case ground
      /// An invisible item: the cell through which the background of a row or column inside it shows.
      case window
      /// A collapsed border that a side of the node won.
      case border(Edge)
    }

    /// The node that owns the background or border.
    package var node: NodeID
    /// The cell that shows the background; `nil` for lines and for the table's own background.
    package var cell: NodeID?
    /// The kind of part.
    package var kind: Kind
    /// The number of parts with the same kind, node and cell before it.
    package var number: Int

    /// Creates a part from its identity.
    package init(node: NodeID, cell: NodeID? = nil, kind: Kind, number: Int = 0) {
      self.node = node
      self.cell = cell
      self.kind = kind
      self.number = number
    }
  }
}

extension Arrangement.Item {
  /// Whether the item is not a node but a part of a table's painting.
  package var isPiece: Bool { tableLayer != nil }

  /// The identity of the item within an arrangement, which stays the same across layouts.
  var key: Arrangement.ItemKey { Arrangement.ItemKey(id: id, layer: tableLayer) }
}

extension Arrangement {
  /// The identity of a node, or of a part of a table's painting.
  struct ItemKey: Hashable {
    var id: NodeID
    var layer: TableLayer?
  }
}
