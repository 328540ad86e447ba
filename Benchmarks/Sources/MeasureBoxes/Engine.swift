import CBoxBench

/// What lays out a tree.
protocol Engine {
  /// Makes the boxes with their styles.
  mutating func build()
  /// Lays out the tree in its room.
  mutating func layout()
  /// Changes a leaf to one of two contents or widths, and lays out.
  mutating func dirty(_ leaf: Int32, isSecond: Bool)
  /// Changes the width of the root and of the room, and lays out.
  mutating func resize(_ width: Float)
  /// How many times texts were measured so far.
  var measureCount: Int { get }
  /// Left, top, width and height of each box in whole pixels, from its parent.
  func frames() -> [Float]
  /// Frees the boxes.
  mutating func free()
}

/// An engine in a library.
struct PeerEngine: Engine {
  private let engine: BoxBenchEngine
  private let instance: UnsafeMutableRawPointer?
  private let count: Int

  init(_ engine: BoxBenchEngine, _ tree: UnsafePointer<BoxBenchTree>) {
    self.engine = engine
    instance = engine.create(tree)
    count = Int(tree.pointee.count)
  }

  func build() { engine.build(instance) }
  func layout() { engine.layout(instance) }
  func dirty(_ leaf: Int32, isSecond: Bool) { engine.dirty(instance, leaf, isSecond ? 1 : 0) }
  func resize(_ width: Float) { engine.resize(instance, width) }
  var measureCount: Int { Int(engine.measure_count(instance)) }

  func frames() -> [Float] {
    var frames = [Float](repeating: 0, count: count * 4)
    engine.frames(instance, &frames)
    return frames
  }

  func free() { engine.free_tree(instance) }
}
