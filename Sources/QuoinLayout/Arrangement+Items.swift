import QuoinGeometry
import QuoinModel
import QuoinStyle

extension Arrangement {
  /// The items of an arrangement: all nodes, each before its descendants, in z-order from back to front.
  ///
  /// Copies share the items in chunks, and all contents and texts, so an arrangement after a change costs little more than
  /// the chunks of the items that changed. Contents and texts that no item has any longer are kept until they are about half
  /// as many as the items.
  public struct Items: RandomAccessCollection, Sendable {
    /// The division of the lists into chunks.
    private var chunks = ChunkMap()
    // Apart, because a change moves many items, breaks the lines of some, and gives few of them other contents. The frame
    // of an item's only text is that of its position.
    private var positions: [[Item.Position]] = []
    private var references: [[Reference]] = []
    private var contents = SharedList<Item.Contents>()
    private var texts = SharedList<PlacedTexts>()
    /// The index of each item's container, or -1.
    ///
    /// This list and those of ends and identities are not divided into chunks: only changes of the structure affect them,
    /// and these affect all items behind.
    private var parents: [Int32] = []
    /// The index after the last descendant of each item.
    private var ends: [Int32] = []
    /// The identity of each item's node.
    private var ids: [NodeID] = []

    /// The indices of an item's contents and texts.
    ///
    /// Copying a chunk of indices counts no references.
    struct Reference: Equatable {
      var contents: Int32
      /// The index of the texts; -1 for an item without texts.
      var texts: Int32 = -1
    }

    /// Creates an empty collection.
    init() {}

    /// Creates a collection of items.
    init(_ items: some Sequence<Item>) {
      if let items = items as? Items {
        self = items
        return
      }
      let count = items.underestimatedCount
      reserveCapacity(count, order: count)
      for item in items { append(item, rest: count - endIndex) }
    }

    /// The index of the root's item.
    public var startIndex: Int { 0 }

    /// The number of items.
    public var endIndex: Int { ids.count }

    /// Accesses an item.
    ///
    /// - Complexity: O(1).
    public internal(set) subscript(index: Int) -> Item {
      get {
        let (chunk, offset) = chunks.place(of: index)
        let reference = references[chunk][offset]
        return Item(
          id: ids[index], position: positions[chunk][offset], container: parents[index],
          last: ends[index], contents: contents[reference.contents], texts: texts(of: reference))
      }
      set {
        let (chunk, offset) = chunks.place(of: index)
        if positions[chunk][offset] != newValue.position {
          positions[chunk][offset] = newValue.position
        }
        if parents[index] != newValue.container { parents[index] = newValue.container }
        if ends[index] != newValue.last { ends[index] = newValue.last }
        if ids[index] != newValue.id { ids[index] = newValue.id }
        setContents(newValue.contents, at: index)
        setTextsWithoutFrame(newValue.placedTexts, at: index)
      }
    }

    /// Makes room for a number of items.
    ///
    /// - Parameter order: The number of items whose identities, parents and ends are added one by one.
    mutating func reserveCapacity(_ count: Int, order: Int) {
      positions.reserveCapacity(count / ChunkMap.capacity + 1)
      references.reserveCapacity(count / ChunkMap.capacity + 1)
      parents.reserveCapacity(order)
      ends.reserveCapacity(order)
      ids.reserveCapacity(order)
    }

    /// Adds an item behind all others.
    ///
    /// - Parameter rest: The number of items to come, this one included, if it is known.
    mutating func append(_ item: Item, rest: Int = ChunkMap.capacity) {
      let startsChunk = (positions.last?.count ?? ChunkMap.capacity) >= ChunkMap.capacity
      chunks.append(at: endIndex, startsChunk: startsChunk)
      if startsChunk {
        positions.append([])
        references.append([])
        // A document may have thousands of pages with a few items each.
        let room = Swift.min(ChunkMap.capacity, Swift.max(1, rest))
        positions[positions.count - 1].reserveCapacity(room)
        references[references.count - 1].reserveCapacity(room)
      }
      positions[positions.count - 1].append(item.position)
      references[references.count - 1].append(
        Reference(contents: add(item.contents), texts: add(item.placedTexts)))
      parents.append(item.container)
      ends.append(item.last)
      ids.append(item.id)
    }

    /// Adds a full chunk, or the last one, behind all others.
    ///
    /// When all chunks are there, ``setOrder(ids:parents:ends:)`` sets what items have outside of chunks.
    mutating func append(chunk: (positions: [Item.Position], references: [Reference])) {
      assert(
        positions.allSatisfy { $0.count == ChunkMap.capacity },
        "a chunk before the last one is not full")
      chunks.append(at: positions.count * ChunkMap.capacity, startsChunk: true)
      positions.append(chunk.positions)
      references.append(chunk.references)
    }

    /// Adds the contents of items that are appended afterwards.
    ///
    /// - Returns: The index of the contents.
    mutating func add(_ new: consuming Item.Contents) -> Int32 { contents.append(new) }

    /// Adds the texts of an item that is appended afterwards.
    ///
    /// - Returns: The index of the texts; -1 if there are none.
    mutating func add(_ new: consuming PlacedTexts) -> Int32 {
      new.isEmpty ? -1 : texts.append(new)
    }

    /// Returns the contents of an item.
    @inline(__always) func contents(at index: Int) -> Item.Contents {
      contents[reference(of: index).contents]
    }

    @inline(__always) private func reference(of index: Int) -> Reference {
      let (chunk, offset) = chunks.place(of: index)
      return references[chunk][offset]
    }

    @inline(__always) private func texts(of reference: Reference) -> PlacedTexts {
      reference.texts < 0 ? .none : texts[reference.texts]
    }

    /// Sets the contents of an item; its chunk stays shared if they are the same.
    private mutating func setContents(_ new: Item.Contents, at index: Int) {
      if contents(at: index) === new { return }
      if !contents.canMakeRoom() || hasManyUnused { renewLists() }
      let (chunk, offset) = chunks.place(of: index)
      references[chunk][offset].contents = add(new)
    }

    /// Sets the texts of an item, without their frame; its chunk stays shared if they are the same.
    private mutating func setTextsWithoutFrame(_ new: PlacedTexts, at index: Int) {
      let old = reference(of: index).texts
      if new.isEmpty, old < 0 { return }
      if old >= 0, texts[old].sharesContents(with: new) { return }
      if !new.isEmpty, !texts.canMakeRoom() || hasManyUnused { renewLists() }
      let (chunk, offset) = chunks.place(of: index)
      references[chunk][offset].texts = add(new)
    }

    /// The number of contents, and of texts, that new and renewed lists have room for.
    ///
    /// Renewing visits all items, once for this number of changed items.
    private var room: Int { endIndex / 4 + 16 }

    /// Whether the lists hold many contents or texts that no item has any longer.
    private var hasManyUnused: Bool { Swift.max(contents.count, texts.count) > endIndex + 2 * room }

    /// Makes room in the lists for the contents and texts of items that change.
    mutating func reserveRoom() {
      contents.reserve(room: room)
      texts.reserve(room: room)
    }

    /// Removes the contents and texts that no item has from the lists, and makes room for others.
    private mutating func renewLists() {
      var keptContents = [Bool](repeating: false, count: contents.count)
      var keptTexts = [Bool](repeating: false, count: texts.count)
      for reference in references.joined() {
        keptContents[Int(reference.contents)] = true
        if reference.texts >= 0 { keptTexts[Int(reference.texts)] = true }
      }
      let contentPlaces = contents.keep(keptContents, room: room)
      let textPlaces = texts.keep(keptTexts, room: room)
      references = references.map { chunk in
        chunk.map { reference in
          Reference(
            contents: contentPlaces[Int(reference.contents)],
            texts: reference.texts < 0 ? -1 : textPlaces[Int(reference.texts)])
        }
      }
    }

    /// Returns the index of an item's container, or `nil` for the root.
    func parent(of index: Int) -> Int? { parents[index] >= 0 ? Int(parents[index]) : nil }

    /// Returns the first text of an item, whose frame may be that of an earlier position.
    func firstText(at index: Int) -> PlacedText? {
      texts(of: reference(of: index)).first
    }

    /// Returns the frame of an item.
    func frame(at index: Int) -> Rect {
      let (chunk, offset) = chunks.place(of: index)
      return positions[chunk][offset].frame
    }

    /// Notes that an item's floats are painted between its blocks and its lines.
    mutating func noteFloats(at index: Int) {
      setContents(contents(at: index).holdingFloats, at: index)
    }

    /// Reads frames of items in order, faster than one by one.
    struct FrameReader {
      private let chunks: ChunkMap
      private let positions: [[Item.Position]]
      /// The items of the chunk that was read last.
      private var range = 0..<0
      private var chunk: [Item.Position] = []

      fileprivate init(_ items: Items) { (chunks, positions) = (items.chunks, items.positions) }

      /// Returns the frame of an item.
      @inline(__always) mutating func frame(at index: Int) -> Rect {
        if !range.contains(index) {
          let number = chunks.place(of: index).chunk
          chunk = positions[number]
          range = chunks.start(of: number)..<chunks.start(of: number) + chunk.count
        }
        return chunk[index - range.lowerBound].frame
      }
    }

    /// Returns a reader of the frames as they are now.
    ///
    /// While it exists, each chunk is copied when the first of its frames is set.
    func frameReader() -> FrameReader { FrameReader(self) }

    /// Sets the frames of some items in ascending order; chunks without one of them stay shared.
    mutating func setFrames(_ frames: [(index: Int, frame: Rect)]) {
      var next = 0
      while next < frames.count {
        let chunk = chunks.place(of: frames[next].index).chunk
        let start = chunks.start(of: chunk)
        var span = positions[chunk].mutableSpan
        while next < frames.count, frames[next].index < start + span.count {
          span[frames[next].index - start].frame = frames[next].frame
          next += 1
        }
      }
    }

    /// Sets the frames of all items, which a closure returns in order.
    ///
    /// - Returns: The items with another size than before, in order.
    @inline(__always) mutating func setFrames(_ frame: (Int) -> Rect) -> [Int] {
      var resized: [Int] = []
      var frames = Array(repeating: Rect.zero, count: ChunkMap.capacity)
      for chunk in positions.indices {
        let start = chunks.start(of: chunk)
        let isOther = positions[chunk].withUnsafeBufferPointer { positions in
          frames.withUnsafeMutableBufferPointer { frames in
            var isOther = false
            for offset in positions.indices {
              let (new, old) = (frame(start + offset), positions[offset].frame)
              frames[offset] = new
              if new.size != old.size { resized.append(start + offset) }
              if new != old { isOther = true }
            }
            return isOther
          }
        }
        // A chunk without a change stays shared.
        guard isOther else { continue }
        var span = positions[chunk].mutableSpan
        for offset in span.indices { span[offset].frame = frames[offset] }
      }
      return resized
    }

    /// Returns whether a character of an item's texts is missing in all fonts.
    func lacksGlyphs(at index: Int) -> Bool {
      texts(of: reference(of: index)).lackGlyphs
    }

    /// Sets the texts of an item.
    mutating func setTexts(_ new: PlacedTexts, at index: Int) {
      let (chunk, offset) = chunks.place(of: index)
      setTextsWithoutFrame(new, at: index)
      positions[chunk][offset].textFrame = new.only?.frame ?? .zero
    }

    /// Sets the texts of an item if they differ from those that it has; otherwise its chunk stays shared.
    mutating func replaceTexts(_ new: PlacedTexts, at index: Int) {
      let (chunk, offset) = chunks.place(of: index)
      if let text = new.only, var old = texts(of: references[chunk][offset]).only {
        old.frame = positions[chunk][offset].textFrame
        if old == text { return }
      }
      setTexts(new, at: index)
    }

    /// Sets the frame of the only text of an item, if there is one and it has a new frame.
    ///
    /// - Returns: Whether it has.
    mutating func moveText(at index: Int, to frame: (borrowing PlacedText) -> Rect?) -> Bool {
      let (chunk, offset) = chunks.place(of: index)
      guard let frame = texts(of: references[chunk][offset]).only.flatMap({ frame($0) }) else {
        return false
      }
      // A chunk without a change stays shared.
      if positions[chunk][offset].textFrame != frame { positions[chunk][offset].textFrame = frame }
      return true
    }

    /// Applies insertions, removals and moves of nodes, except to the parents and ends of items.
    ///
    /// An inserted node temporarily has its container's item, without texts. ``setOrder(parents:ends:)`` completes one or
    /// several such changes.
    mutating func apply(_ splice: PreorderSplice) {
      let (chunk, offset) = chunks.place(of: splice.container)
      let change = ChunkSplice(splice, of: chunks, counts: positions.map { $0.count })
      let (position, reference) = (positions[chunk][offset], references[chunk][offset])
      change.apply(to: &positions, blank: position)
      change.apply(to: &references, blank: Reference(contents: reference.contents))
      splice.apply(to: &ids, blank: ids[splice.container])
      chunks = change.map
    }

    /// Sets the identities, parents and ends of all items to those of the nodes.
    mutating func setOrder(ids: [NodeID], parents: [Int32], ends: [Int32]) {
      self.ids = ids
      setOrder(parents: parents, ends: ends)
    }

    /// Sets the parents and ends of all items to those of the nodes.
    mutating func setOrder(parents: [Int32], ends: [Int32]) {
      (self.parents, self.ends) = (parents, ends)
      // Removed items leave their contents and texts behind.
      if hasManyUnused { renewLists() }
    }

    /// Returns the indices of the items that differ from those of another collection, in order.
    ///
    /// Contents and texts are compared by identity.
    func differences(from other: Items) -> [Int] {
      var found: [Int] = []
      let hasSameOrder =
        isSame(parents, other.parents) && isSame(ends, other.ends) && isSame(ids, other.ids)
      for chunk in positions.indices {
        let start = chunks.start(of: chunk)
        let range = start..<start + positions[chunk].count
        let hasSameItems =
          chunk < other.positions.count && start == other.chunks.start(of: chunk)
          && isSame(positions[chunk], other.positions[chunk])
          && isSame(references[chunk], other.references[chunk])
          && (hasSameOrder
            || parents[range] == other.parents[range] && ends[range] == other.ends[range]
              && ids[range] == other.ids[range])
        if hasSameItems { continue }
        found += range.filter { !hasSameItem(at: $0, other) }
      }
      return found
    }

    /// Whether another collection has the same item at an index.
    private func hasSameItem(at index: Int, _ other: Items) -> Bool {
      guard index < other.endIndex, parents[index] == other.parents[index],
        ends[index] == other.ends[index], ids[index] == other.ids[index]
      else { return false }
      let (chunk, offset) = chunks.place(of: index)
      let (otherChunk, otherOffset) = other.chunks.place(of: index)
      return positions[chunk][offset] == other.positions[otherChunk][otherOffset]
        && contents(at: index) === other.contents(at: index)
        && texts(of: reference(of: index))
          .sharesContents(with: other.texts(of: other.reference(of: index)))
    }

    /// Whether two arrays share their storage.
    private func isSame<Element>(_ a: [Element], _ b: [Element]) -> Bool {
      a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress }
      }
    }
  }
}
