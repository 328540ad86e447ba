import QuoinGeometry
import QuoinModel
import QuoinStyle

extension Arrangement {
  /// The items of an arrangement: all nodes, each before its descendants, in z-order from back to front.
  ///
  /// Copies share the items in chunks, so an arrangement after a change costs little more than the chunks of the items
  /// that changed.
  public struct Items: RandomAccessCollection, Sendable {
    /// The number of items in a chunk.
    ///
    /// A change of one item copies the list of chunks and one chunk, which together are smallest near the square root of
    /// the number of items.
    private static let chunk = 128

    /// The number of items.
    public private(set) var endIndex = 0
    // Apart, because a change moves many items, breaks the lines of some, and gives few of them other contents. The frame
    // of an item's only text is that of its position.
    private var positions: [[Item.Position]] = []
    private var texts: [[PlacedTexts]] = []
    private var contents: [[Item.Contents]] = []

    /// Creates an empty collection.
    init() {}

    /// Creates a collection of items.
    init(_ items: some Sequence<Item>) {
      if let items = items as? Items {
        self = items
        return
      }
      let count = items.underestimatedCount
      reserveCapacity(count)
      for item in items { append(item, rest: count - endIndex) }
    }

    /// The index of the root's item.
    public var startIndex: Int { 0 }

    /// Accesses an item.
    ///
    /// - Complexity: O(1).
    public internal(set) subscript(index: Int) -> Item {
      get {
        let (chunk, offset) = (index / Items.chunk, index % Items.chunk)
        return Item(
          position: positions[chunk][offset], contents: contents[chunk][offset],
          texts: texts[chunk][offset])
      }
      set {
        let (chunk, offset) = (index / Items.chunk, index % Items.chunk)
        if positions[chunk][offset] != newValue.position {
          positions[chunk][offset] = newValue.position
        }
        contents[chunk][offset] = newValue.contents
        texts[chunk][offset] = newValue.placedTexts
      }
    }

    /// Makes room for a number of items.
    mutating func reserveCapacity(_ count: Int) {
      positions.reserveCapacity(count / Items.chunk + 1)
      contents.reserveCapacity(count / Items.chunk + 1)
      texts.reserveCapacity(count / Items.chunk + 1)
    }

    /// Adds an item behind all others.
    ///
    /// - Parameter rest: The number of items to come, this one included, if it is known.
    mutating func append(_ item: consuming Item, rest: Int = Items.chunk) {
      if endIndex % Items.chunk == 0 {
        positions.append([])
        contents.append([])
        texts.append([])
        // A document may have thousands of pages with a few items each.
        let room = Swift.min(Items.chunk, Swift.max(1, rest))
        positions[positions.count - 1].reserveCapacity(room)
        contents[contents.count - 1].reserveCapacity(room)
        texts[texts.count - 1].reserveCapacity(room)
      }
      positions[positions.count - 1].append(item.position)
      contents[contents.count - 1].append(item.contents)
      texts[texts.count - 1].append(item.placedTexts)
      endIndex += 1
    }

    /// Returns the frame of an item.
    func frame(at index: Int) -> Rect {
      positions[index / Items.chunk][index % Items.chunk].frame
    }

    /// Sets the frame of an item.
    mutating func setFrame(_ frame: Rect, at index: Int) {
      positions[index / Items.chunk][index % Items.chunk].frame = frame
    }

    /// Sets the frames of all items, which a closure returns in order.
    ///
    /// - Returns: The items with another size than before, in order.
    @inline(__always) mutating func setFrames(_ frame: (Int) -> Rect) -> [Int] {
      var resized: [Int] = []
      var frames = Array(repeating: Rect.zero, count: Items.chunk)
      for chunk in positions.indices {
        let start = chunk * Items.chunk
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
      texts[index / Items.chunk][index % Items.chunk].lackGlyphs
    }

    /// Sets the texts of an item.
    mutating func setTexts(_ new: PlacedTexts, at index: Int) {
      let (chunk, offset) = (index / Items.chunk, index % Items.chunk)
      texts[chunk][offset] = new
      positions[chunk][offset].textFrame = new.only?.frame ?? .zero
    }

    /// Sets the frame of the only text of an item, if there is one and it has a new frame.
    ///
    /// - Returns: Whether it has.
    mutating func moveText(at index: Int, to frame: (borrowing PlacedText) -> Rect?) -> Bool {
      let (chunk, offset) = (index / Items.chunk, index % Items.chunk)
      guard let frame = texts[chunk][offset].only.flatMap({ frame($0) }) else { return false }
      positions[chunk][offset].textFrame = frame
      return true
    }

    /// Applies insertions, removals and moves of nodes.
    ///
    /// An inserted node temporarily has its container's item, without texts.
    mutating func apply(_ splice: PreorderSplice) {
      let blank = self[splice.container]
      endIndex += splice.change
      splice.apply(to: &positions, by: Items.chunk, blank: blank.position)
      splice.apply(to: &contents, by: Items.chunk, blank: blank.contents)
      splice.apply(to: &texts, by: Items.chunk, blank: .none)
    }

    /// Sets the parents and ends of all items to those of the nodes.
    mutating func setOrder(parents: [Int32], ends: [Int32]) {
      for chunk in positions.indices {
        let start = chunk * Items.chunk
        let isSame = positions[chunk].indices.allSatisfy { offset in
          let position = positions[chunk][offset]
          return position.container == parents[start + offset]
            && position.last == ends[start + offset]
        }
        if isSame { continue }
        for offset in positions[chunk].indices {
          positions[chunk][offset].container = parents[start + offset]
          positions[chunk][offset].last = ends[start + offset]
        }
      }
    }

    /// Returns the indices of the items that differ from those of another collection, in order.
    ///
    /// Contents and texts are compared by identity.
    func differences(from other: Items) -> [Int] {
      var found: [Int] = []
      for chunk in positions.indices {
        guard chunk < other.positions.count else {
          found += chunk * Items.chunk..<endIndex
          break
        }
        let count = other.positions[chunk].count
        if isSame(positions[chunk], other.positions[chunk]),
          isSame(contents[chunk], other.contents[chunk]), isSame(texts[chunk], other.texts[chunk])
        {
          continue
        }
        for offset in positions[chunk].indices {
          guard offset < count, positions[chunk][offset] == other.positions[chunk][offset],
            contents[chunk][offset] === other.contents[chunk][offset],
            texts[chunk][offset].sharesContents(with: other.texts[chunk][offset])
          else {
            found.append(chunk * Items.chunk + offset)
            continue
          }
        }
      }
      return found
    }

    /// Whether two arrays share their storage.
    private func isSame<Element>(_ a: [Element], _ b: [Element]) -> Bool {
      a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress }
      }
    }
  }
}
