import QuoinGeometry
import QuoinModel

extension Arrangement {
  /// What an item is that is no node: a part of what is painted of a table beside its nodes (CSS 2.2
  /// §17.5.1 and §17.6.2).
  ///
  /// It is named by the nodes that it comes from, so the same part has the same name in every layout of
  /// a tree.
  package struct TableLayer: Hashable, Sendable {
    /// What is painted.
    package enum Kind: Hashable, Sendable {
      /// The ground of a node.
      case ground
      /// Nothing: the cell through which a larger ground in it is seen.
      case window
      /// A line that borders have collapsed into, which a side of the node won.
      case border(Edge)
    }

    /// The node whose ground or border it is.
    package var node: NodeID
    /// The cell in which the ground is seen; `nil` for lines and for the table's own ground.
    package var cell: NodeID?
    /// What is painted.
    package var kind: Kind
    /// How many of the same kind, node and cell come before it.
    package var number: Int

    /// A part of its names.
    package init(node: NodeID, cell: NodeID? = nil, kind: Kind, number: Int = 0) {
      self.node = node
      self.cell = cell
      self.kind = kind
      self.number = number
    }
  }
}

extension Arrangement.Item {
  /// Whether the item is no node but a part of what is painted of one.
  package var isPiece: Bool { tableLayer != nil }

  /// What tells the item from all others of an arrangement, and is the same in the next one.
  var key: Arrangement.ItemKey { Arrangement.ItemKey(id: id, layer: tableLayer) }
}

extension Arrangement {
  /// The identity of a node, or of what is painted of one.
  struct ItemKey: Hashable {
    var id: NodeID
    var layer: TableLayer?
  }
}
