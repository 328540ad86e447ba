/// The way in which a box takes part in layout, and lays out its own children.
public enum Display: UInt8, CaseIterable, Hashable, Sendable {
  /// A block whose children flow below each other, or a leaf.
  case block
  /// A flex container.
  case flex
  /// No box at all: skipped by its container, takes no gap and has no frame.
  case none
}
