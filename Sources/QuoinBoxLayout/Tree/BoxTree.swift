/// A tree of CSS boxes, laid out as a browser would: flex and grid containers, tables, blocks with floats, absolutely
/// positioned boxes, and leaves that the caller measures.
///
///     var tree = BoxTree()
///     let row = tree.add(rowStyle)
///     tree.append(tree.add(labelStyle, isMeasured: true), to: row)
///     try tree.layout(row, in: BoxSpace(width: .exactly(375), height: .maxContent)) { box, request in
///       BoxMeasurement(size: measureText(box, request))
///     }
///     tree.frame(of: row)
///
/// All boxes are stored in one block of memory, so a tree of any depth is created, changed and freed without recursion.
/// After a change, the next layout visits only the boxes that depend on it. Using the handle of a removed box, or of
/// another tree, is a programming error.
public struct BoxTree: ~Copyable {
  private(set) var nodes: UnsafeMutablePointer<BoxNode>
  /// The links of the boxes and how they lay out their content.
  package private(set) var links: BoxLinks
  var pixels: UnsafeMutablePointer<PixelFrame>?
  /// The grid properties of boxes, if any box has some.
  var grids: UnsafeMutablePointer<GridTable>?
  /// The table properties of boxes, if any box has some.
  var tables: UnsafeMutablePointer<TableRecords>?
  /// The points added to percentages, one row per box; few documents have any.
  var mixtures: UnsafeMutablePointer<PackedMixture>?
  /// The rarely used rules for the content of boxes, one row per box.
  var contentRules: UnsafeMutablePointer<ContentRule>?
  /// The shapes of floats that have one, as functions of their boxes.
  var floatShapes: [Int32: (FloatBoxes) -> FloatShape?] = [:]
  var capacity: Int
  /// Whether any box has ever floated.
  var hasFloats = false
  /// The number of elements of `nodes` that have been in use.
  var used = 0
  /// The first free index, from which ``BoxNode/next`` links to the others.
  var firstFree: Int32 = -1
  /// The number of boxes.
  public private(set) var count = 0
  /// The maximum depth that is laid out.
  ///
  /// Deeper boxes are left out of the layout, which throws ``BoxLayoutError/tooDeep(_:)``.
  ///
  /// The engine needs up to 2 kB of stack for each level. The default, 1,050, suits the main thread of all systems, and
  /// threads with 4 MB or more.
  public var depthLimit = 1050
  /// A closure that is called during a layout and returns whether to stop, with ``BoxLayoutError/stopped``.
  ///
  /// A stopped layout leaves wrong values in the tree's caches: create another tree to lay out the boxes again.
  public var shouldStop: (() -> Bool)?
  /// The number of pixels per point; pixel frames are computed only if it is positive.
  public var pixelScale: Double = 0 {
    didSet { if pixelScale != oldValue { hasPixelFrames = false } }
  }
  var hasPixelFrames = false
  /// The last answered question.
  var lastSpace: (root: Int32, space: BoxSpace)?
  /// The statistics of the last layout.
  public internal(set) var statistics = BoxStatistics()

  /// Creates a tree without boxes, reserving memory for some.
  public init(reservingCapacity capacity: Int = 16) {
    self.capacity = max(1, capacity)
    nodes = UnsafeMutablePointer.allocate(capacity: self.capacity)
    links = BoxLinks(nodes)
  }

  deinit {
    nodes.deallocate()
    pixels?.deallocate()
    BoxTree.free(grids)
    BoxTree.free(tables)
    mixtures?.deallocate()
    contentRules?.deallocate()
  }

  /// Adds a box without a parent.
  ///
  /// The caller's closure determines the content size of a measured box; among its children, only absolutely positioned
  /// ones are laid out. This takes constant time, except for growing the storage.
  public mutating func add(_ style: PackedStyle = PackedStyle(), isMeasured: Bool = false) -> BoxID
  {
    insert(style, isMeasured) { _ in }
  }

  /// Adds a box without a parent, with a style that is modified in place.
  ///
  /// This avoids copies: a style is large.
  public mutating func add(
    _ style: PackedStyle = PackedStyle(), isMeasured: Bool = false,
    changing change: (inout PackedStyle) -> Void
  ) -> BoxID {
    insert(style, isMeasured, change)
  }

  @inline(__always)
  private mutating func insert(
    _ style: PackedStyle, _ isMeasured: Bool, _ change: (inout PackedStyle) -> Void
  ) -> BoxID {
    let index = takeIndex()
    // Initialized field by field in place, since a node is large.
    let node = nodes + Int(index)
    node.pointee.style = style
    change(&node.pointee.style)
    node.pointee.clear()
    node.pointee.flags =
      isMeasured
      ? [.isDirty, .needsPlacing, .isMeasured] : [.isDirty, .needsPlacing]
    node.pointee.noteStyle()
    if node.pointee.style.float != .none { hasFloats = true }
    return BoxID(index: index, generation: node.pointee.generation)
  }

  /// Adds a box as the last child of a parent, with the style of another box, which has no sums of points and
  /// percentages.
  package mutating func append(
    styledAs original: BoxID, to parent: BoxID, isMeasured: Bool
  ) -> BoxID {
    let (original, parent) = (place(original), place(parent))
    let index = takeIndex()
    let node = nodes + Int(index)
    node.pointee.style = nodes[Int(original)].style
    node.pointee.clear()
    var flags = nodes[Int(original)].flags.intersection(.ofStyle)
    flags.formUnion([.isDirty, .needsPlacing])
    if isMeasured { flags.insert(.isMeasured) }
    node.pointee.flags = flags
    link(index, before: -1, of: parent)
    return BoxID(index: index, generation: node.pointee.generation)
  }

  /// Takes the index of a box to be added, whose generation is set.
  @inline(__always) private mutating func takeIndex() -> Int32 {
    count += 1
    if firstFree >= 0 {
      let index = firstFree
      firstFree = nodes[Int(index)].next
      return index
    }
    if used == capacity { grow() }
    let index = used
    used += 1
    nodes[index].generation = 0
    return Int32(truncatingIfNeeded: index)
  }

  private mutating func grow() { grow(to: capacity * 2) }

  private mutating func grow(to larger: Int) {
    let moved = UnsafeMutablePointer<BoxNode>.allocate(capacity: larger)
    moved.moveInitialize(from: nodes, count: used)
    nodes.deallocate()
    nodes = moved
    links = BoxLinks(nodes)
    growMixtures(to: larger)
    growContentRules(to: larger)
    capacity = larger
    pixels?.deallocate()
    pixels = nil
    hasPixelFrames = false
  }

  /// Makes space for a number of boxes in all.
  package mutating func reserveCapacity(_ count: Int) {
    if count > capacity { grow(to: count) }
  }

  /// Frees the index of a box without children and parent.
  mutating func free(_ index: Int32) {
    grids?.pointee.remove(index)
    tables?.pointee.remove(index)
    if !floatShapes.isEmpty { floatShapes[index] = nil }
    let node = nodes + Int(index)
    node.pointee.generation &+= 1
    node.pointee.flags = []
    node.pointee.next = firstFree
    firstFree = index
    count -= 1
  }

  /// Returns the index of a box, which must exist.
  func place(_ box: BoxID) -> Int32 {
    // A reused index has another generation.
    precondition(
      UInt32(bitPattern: box.index) < UInt32(truncatingIfNeeded: used)
        && nodes[Int(box.index)].generation == box.generation, "the tree has no such box")
    return box.index
  }

  /// Returns the handle of an index.
  func id(_ index: Int32) -> BoxID {
    BoxID(index: index, generation: nodes[Int(index)].generation)
  }
}

extension BoxTree {
  /// The number of bytes per box, including its pixel frame.
  package static var bytesPerBox: Int {
    MemoryLayout<BoxNode>.stride + MemoryLayout<PixelFrame>.stride
  }
}
