/// The direction in which lines of text and rows of items run.
public enum LayoutDirection: UInt8, CaseIterable, Hashable, Sendable {
  /// From left to right; leading is left.
  case leftToRight
  /// From right to left; leading is right.
  case rightToLeft

  /// The side where a row begins.
  package var leadingEdge: Edge { self == .leftToRight ? .left : .right }
}
