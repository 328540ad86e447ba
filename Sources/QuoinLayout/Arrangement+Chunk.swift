import QuoinModel

extension Arrangement.Items {
  /// Items that are made one after the other and added together, without their parents and ends.
  struct Chunk {
    private(set) var ids: [NodeID] = []
    private(set) var positions: [Arrangement.Item.Position] = []
    private(set) var contents: [Arrangement.Item.Contents] = []
    private(set) var texts: [Arrangement.PlacedTexts] = []

    /// Creates an empty chunk.
    ///
    /// - Parameter rest: The number of items to come.
    init(rest: Int) {
      let room = Swift.min(ChunkMap.capacity, rest)
      ids.reserveCapacity(room)
      positions.reserveCapacity(room)
      contents.reserveCapacity(room)
      texts.reserveCapacity(room)
    }

    /// Whether no other item fits.
    var isFull: Bool { ids.count == ChunkMap.capacity }

    /// Adds the item of a node.
    @inline(__always) mutating func append(
      _ id: NodeID, _ position: Arrangement.Item.Position, _ content: Arrangement.Item.Contents,
      _ placed: consuming Arrangement.PlacedTexts
    ) {
      ids.append(id)
      positions.append(position)
      contents.append(content)
      texts.append(placed)
    }
  }
}
