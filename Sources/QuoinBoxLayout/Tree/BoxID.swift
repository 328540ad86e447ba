/// The handle of a box in a ``BoxTree``.
public struct BoxID: Hashable, Sendable {
  /// The index of the box in its tree; the indices of removed boxes are reused.
  public let index: Int32
  /// The generation, which distinguishes the boxes that had the same index.
  public let generation: UInt32

  init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// Creates the handle of the first box with an index.
  package init(first index: Int) {
    self.init(index: Int32(truncatingIfNeeded: index), generation: 0)
  }
}
