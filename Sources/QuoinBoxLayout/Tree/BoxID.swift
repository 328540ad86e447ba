/// A box of a ``BoxTree``.
public struct BoxID: Hashable, Sendable {
  /// The place of the box in its tree; the places of removed boxes are used again.
  public let index: Int32
  /// Tells the boxes that had the same place apart.
  public let generation: UInt32

  init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }
}
