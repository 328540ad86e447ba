/// The inputs of a layout besides the boxes, and its mutable state.
struct EngineState {
  let measure: (BoxID, MeasureRequest) -> BoxMeasurement
  let inline: (InlineRequest) -> InlineLayout
  private(set) var depthLimit: Int32
  let root: Int32
  /// The grid properties of the tree, if it has any.
  let grids: UnsafeMutablePointer<GridTable>?
  /// The table properties of the tree, if it has any.
  let tables: UnsafeMutablePointer<TableRecords>?
  /// The points and limits of percentages that have some.
  let mixtures: UnsafeMutablePointer<PackedMixture>?
  /// The rarely used rules for the content of boxes.
  let contentRules: UnsafeMutablePointer<ContentRule>?
  /// The shapes of floats that have one.
  var floatShapes: [Int32: (FloatBoxes) -> FloatShape?] = [:]
  /// Whether the tree has floats.
  let hasFloats: Bool
  var items = ItemArena()
  /// The grid container whose out-of-flow boxes are being placed.
  var grid: UnsafeMutablePointer<GridRun>?
  /// The grid container whose items are being sized and placed, if it contains subgrids.
  var subgridParent: UnsafeMutablePointer<GridRun>?
  /// The count of lines in the block formatting context that is being laid out, if its lines are limited.
  var lineClamp: LineClamp?
  var depth: Int32 = 0
  /// The first box that was too deep, or -1.
  var tooDeep: Int32 = -1
  var statistics = BoxStatistics()
  /// A closure that returns whether to stop.
  var shouldStop: (() -> Bool)?
  /// Whether the layout was stopped.
  private(set) var isStopped = false

  /// Counts a visited box, and regularly checks whether to stop, after which no box is opened.
  @inline(__always) mutating func countVisit() {
    statistics.visits += 1
    if statistics.visits & 63 == 0, let shouldStop, shouldStop() {
      isStopped = true
      depthLimit = 0
    }
  }

  init(
    grids: UnsafeMutablePointer<GridTable>?,
    measure: @escaping (BoxID, MeasureRequest) -> BoxMeasurement,
    inline: @escaping (InlineRequest) -> InlineLayout, depthLimit: Int, root: Int32,
    mixtures: UnsafeMutablePointer<PackedMixture>? = nil,
    tables: UnsafeMutablePointer<TableRecords>? = nil, hasFloats: Bool = false,
    contentRules: UnsafeMutablePointer<ContentRule>? = nil
  ) {
    self.tables = tables
    self.grids = grids
    self.measure = measure
    self.inline = inline
    self.mixtures = mixtures
    self.hasFloats = hasFloats
    self.contentRules = contentRules
    self.depthLimit = Int32(clamping: depthLimit)
    self.root = root
  }
}

extension BoxEngine {
  @inline(__always) var grids: UnsafeMutablePointer<GridTable>? { state.pointee.grids }
  @inline(__always) var tables: UnsafeMutablePointer<TableRecords>? { state.pointee.tables }
  @inline(__always) var mixtures: UnsafeMutablePointer<PackedMixture>? { state.pointee.mixtures }
  @inline(__always) var hasFloats: Bool { state.pointee.hasFloats }
  var contentRules: UnsafeMutablePointer<ContentRule>? { state.pointee.contentRules }
  @inline(__always) var depthLimit: Int32 { state.pointee.depthLimit }
  @inline(__always) var root: Int32 { state.pointee.root }

  @inline(__always) var grid: UnsafeMutablePointer<GridRun>? {
    get { state.pointee.grid }
    nonmutating set { state.pointee.grid = newValue }
  }

  @inline(__always) var depth: Int32 {
    get { state.pointee.depth }
    nonmutating set { state.pointee.depth = newValue }
  }

  @inline(__always) var tooDeep: Int32 {
    get { state.pointee.tooDeep }
    nonmutating set { state.pointee.tooDeep = newValue }
  }
}
