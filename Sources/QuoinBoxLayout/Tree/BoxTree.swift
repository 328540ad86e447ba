/// A tree of CSS boxes, laid out as a browser would: flex and grid containers, tables,
/// blocks with floats, absolutely positioned boxes, and leaves that the caller measures.
///
///     var tree = BoxTree()
///     let row = tree.add(rowStyle)
///     tree.append(tree.add(labelStyle, isMeasured: true), to: row)
///     try tree.layout(row, in: BoxSpace(width: .exactly(375), height: .maxContent)) { box, request in
///       BoxMeasurement(size: measureText(box, request))
///     }
///     tree.frame(of: row)
///
/// All boxes lie in one piece of memory, so a tree of any depth is made, changed and freed without
/// recursion. After a change, the next layout visits only what depends on it. Handles of removed
/// boxes, and of other trees, are programming errors.
public struct BoxTree: ~Copyable {
  var nodes: UnsafeMutablePointer<BoxNode>
  var pixels: UnsafeMutablePointer<PixelFrame>?
  /// What boxes say about grids, if any does.
  var grids: UnsafeMutablePointer<GridTable>?
  /// What boxes say about tables, if any does.
  var tables: UnsafeMutablePointer<TableRecords>?
  /// The points that are added to percentages, a row a box; there are few documents with any.
  var mixtures: UnsafeMutablePointer<PackedMixture>?
  /// The sizes for which contents of contained boxes stand, a row a box.
  var containedSizes: UnsafeMutablePointer<(Float, Float)>?
  var capacity: Int
  /// Whether some box floated at some time.
  var hasFloats = false
  /// How many places of `nodes` have been in use.
  var used = 0
  /// The first place that is free again; ``BoxNode/next`` leads on.
  var firstFree: Int32 = -1
  /// The number of boxes.
  public private(set) var count = 0
  /// The greatest depth that is laid out.
  ///
  /// Boxes below it are missing in the layout, which throws
  /// ``BoxLayoutError/tooDeep(_:)``.
  ///
  /// The engine needs up to 2 kB of stack for each level. The default, 1,050, suits the main thread
  /// of all systems, and threads with 4 MB or more.
  public var depthLimit = 1050
  /// Asked now and then during a layout whether to give up, which ends it with ``BoxLayoutError/stopped``.
  ///
  /// The tree remembers answers that are wrong then: make another one to lay the boxes out again.
  public var shouldStop: (() -> Bool)?
  /// How many pixels a point has; frames in whole pixels are computed only if this is positive.
  public var pixelScale: Double = 0 {
    didSet { if pixelScale != oldValue { hasPixelFrames = false } }
  }
  var hasPixelFrames = false
  /// The question that was answered last.
  var lastSpace: (root: Int32, space: BoxSpace)?
  /// What the last layout did.
  public internal(set) var statistics = BoxStatistics()

  /// A tree without boxes, with room for some.
  public init(reservingCapacity capacity: Int = 16) {
    self.capacity = max(1, capacity)
    nodes = UnsafeMutablePointer.allocate(capacity: self.capacity)
  }

  deinit {
    nodes.deallocate()
    pixels?.deallocate()
    BoxTree.free(grids)
    BoxTree.free(tables)
    mixtures?.deallocate()
    containedSizes?.deallocate()
  }

  /// Adds a box that is not in another one yet.
  ///
  /// The content of a measured box has a size that the caller's closure tells; of its children only
  /// absolutely positioned ones are laid out. Takes constant time, but for growing the storage.
  public mutating func add(_ style: PackedStyle = PackedStyle(), isMeasured: Bool = false) -> BoxID
  {
    insert(style, isMeasured) { _ in }
  }

  /// Adds a box that is not in another one yet, with a style that is changed where it is stored.
  ///
  /// That saves copies: a style is large.
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
    let index: Int
    var generation: UInt32 = 0
    if firstFree >= 0 {
      index = Int(firstFree)
      firstFree = nodes[index].next
      generation = nodes[index].generation
    } else {
      if used == capacity { grow() }
      index = used
      used += 1
    }
    // Field by field, where it is to be: a node is large.
    let node = nodes + index
    node.pointee.style = style
    change(&node.pointee.style)
    node.pointee.parent = -1
    node.pointee.firstChild = -1
    node.pointee.lastChild = -1
    node.pointee.next = -1
    node.pointee.previous = -1
    node.pointee.childCount = 0
    node.pointee.generation = generation
    node.pointee.flags =
      isMeasured
      ? [.isDirty, .needsPlacing, .isMeasured] : [.isDirty, .needsPlacing]
    node.pointee.x = 0
    node.pointee.y = 0
    node.pointee.width = 0
    node.pointee.height = 0
    node.pointee.current.flags = []
    node.pointee.older.0.flags = []
    node.pointee.older.1.flags = []
    node.pointee.block = .nan
    node.pointee.minContent = .nan
    node.pointee.maxContent = .nan
    node.pointee.contentHeight = .nan
    node.pointee.topMargin = CollapsingMargin()
    node.pointee.bottomMargin = CollapsingMargin()
    node.pointee.staticY = 0
    node.pointee.noteStyle()
    if node.pointee.style.float != .none { hasFloats = true }
    count += 1
    return BoxID(index: Int32(truncatingIfNeeded: index), generation: generation)
  }

  private mutating func grow() {
    let larger = UnsafeMutablePointer<BoxNode>.allocate(capacity: capacity * 2)
    larger.moveInitialize(from: nodes, count: used)
    nodes.deallocate()
    nodes = larger
    growMixtures(to: capacity * 2)
    growContainedSizes(to: capacity * 2)
    capacity *= 2
    pixels?.deallocate()
    pixels = nil
    hasPixelFrames = false
  }

  /// Frees the place of a box without children and parent.
  mutating func free(_ index: Int32) {
    grids?.pointee.remove(index)
    tables?.pointee.remove(index)
    let node = nodes + Int(index)
    node.pointee.generation &+= 1
    node.pointee.flags = []
    node.pointee.next = firstFree
    firstFree = index
    count -= 1
  }

  /// The place of a box that exists.
  func place(_ box: BoxID) -> Int32 {
    // A place that was freed has another generation.
    precondition(
      UInt32(bitPattern: box.index) < UInt32(truncatingIfNeeded: used)
        && nodes[Int(box.index)].generation == box.generation, "the tree has no such box")
    return box.index
  }

  /// The handle of a place.
  func id(_ index: Int32) -> BoxID {
    BoxID(index: index, generation: nodes[Int(index)].generation)
  }
}

extension BoxTree {
  /// The bytes that each box takes, pixel frames included.
  package static var bytesPerBox: Int {
    MemoryLayout<BoxNode>.stride + MemoryLayout<PixelFrame>.stride
  }
}
