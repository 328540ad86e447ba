import QuoinGeometry

/// The sizes that a layout may choose among, from a smallest to a largest.
///
/// A parent asks with a range and a child answers with one of its sizes. The smallest is finite and
/// wins over a largest that is less; the largest may be infinite.
public struct SizeRange: Hashable, Sendable {
  /// The smallest size; finite, not negative.
  public let min: Size
  /// The largest size; nowhere less than the smallest.
  public let max: Size
  /// What fractions are of, infinite along an axis where that is not known.
  public let reference: Size

  /// A range by its ends.
  ///
  /// - Parameters:
  ///   - min: the smallest size; what is negative or NaN counts as zero.
  ///   - max: the largest size; NaN counts as infinite.
  ///   - reference: what fractions are of; the largest size, if not told.
  public init(
    min: Size = .zero, max: Size = Size(.infinity, .infinity), reference: Size? = nil
  ) {
    let low = Size(SizeRange.least(min.width), SizeRange.least(min.height))
    let high = Size(
      SizeRange.greatest(max.width, low.width), SizeRange.greatest(max.height, low.height))
    self.min = low
    self.max = high
    self.reference = reference ?? high
  }

  /// Exactly one size.
  public init(exactly size: Size) { self.init(min: size, max: size) }

  /// Any size.
  public static let any = SizeRange()

  /// The room of a proposal: anything up to it.
  public init(_ proposal: ProposedSize) {
    self.init(max: Size(proposal.width ?? .infinity, proposal.height ?? .infinity))
  }

  /// Whether there is one extent only along an axis.
  @usableFromInline package func isExact(_ axis: Axis) -> Bool { min[axis] == max[axis] }

  /// The extent along an axis that is nearest to one; NaN counts as the smallest.
  public func clamp(_ length: Double, along axis: Axis) -> Double {
    // The order of the two comparisons makes NaN the smallest.
    let atLeast = length > min[axis] ? length : min[axis]
    let atMost = Swift.min(atLeast, max[axis])
    return atMost < SizeRange.longest ? atMost : SizeRange.longest
  }

  /// The size of the range that is nearest to one.
  public func clamp(_ size: Size) -> Size {
    Size(clamp(size.width, along: .horizontal), clamp(size.height, along: .vertical))
  }

  /// The sizes that are in another range too.
  ///
  /// Where there are none along an axis, this range wins: what is left is its end that is nearer to
  /// the other range.
  @usableFromInline package func intersection(_ other: SizeRange) -> SizeRange {
    SizeRange(
      min: clamp(other.min), max: Size(upper(other, .horizontal), upper(other, .vertical)),
      reference: reference)
  }

  private func upper(_ other: SizeRange, _ axis: Axis) -> Double {
    let high = Swift.min(max[axis], other.max[axis])
    return high < min[axis] ? min[axis] : high
  }

  /// The range with another interval along one axis.
  @usableFromInline package func with(_ axis: Axis, min low: Double, max high: Double) -> SizeRange
  {
    var least = min
    var most = max
    least[axis] = low
    most[axis] = high
    return SizeRange(min: least, max: most, reference: reference)
  }

  /// The same range, with fractions of another size.
  @usableFromInline package func referring(to reference: Size) -> SizeRange {
    SizeRange(min: min, max: max, reference: reference)
  }

  /// The range for what is inside a border that takes a size in all; the reference shrinks too.
  public func inset(by border: Size) -> SizeRange {
    SizeRange(
      min: Size(min.width - border.width, min.height - border.height),
      max: Size(
        Swift.max(0, max.width - border.width), Swift.max(0, max.height - border.height)),
      reference: Size(
        Swift.max(0, reference.width - border.width),
        Swift.max(0, reference.height - border.height)))
  }

  private static let longest = 1e9

  private static func least(_ length: Double) -> Double {
    length > 0 ? Swift.min(length, longest) : 0
  }

  private static func greatest(_ length: Double, _ low: Double) -> Double {
    length.isNaN ? .infinity : Swift.max(low, length)
  }
}
