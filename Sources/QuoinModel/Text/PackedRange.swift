/// A range of offsets in 8 bytes; a long text has one for each of its runs and the pieces of its lines.
struct PackedRange: Hashable, Sendable {
  private let start: Int32
  private let end: Int32

  /// Creates the range; offsets beyond 2³¹ become the greatest one.
  init(_ range: Range<Int>) {
    (start, end) = (Int32(clamping: range.lowerBound), Int32(clamping: range.upperBound))
  }

  var range: Range<Int> { Int(start)..<Int(end) }
}
