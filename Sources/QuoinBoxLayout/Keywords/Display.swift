/// The way in which a box takes part in layout, and lays out its own children.
public enum Display: UInt8, CaseIterable, Hashable, Sendable {
  /// A block whose children flow below each other, or a leaf.
  case block
  /// A block whose margins never collapse with those of its children.
  case flowRoot
  /// A flex container.
  case flex
  /// A grid container.
  case grid
  /// No box of its own: its children are children of its parent.
  case contents
  /// No box at all: skipped by its container, takes no gap and has no frame.
  case none
}
