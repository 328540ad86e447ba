import QuoinGeometry

/// A range of sizes that a layout may choose from, with a minimum and a maximum.
///
/// A parent proposes a range, and a child returns one of its sizes. The minimum is finite and takes
/// precedence over a smaller maximum; the maximum may be infinite.
public struct SizeRange: Hashable, Sendable {
  /// The minimum size; finite and not negative.
  public let min: Size
  /// The maximum size; not less than the minimum.
  public let max: Size
  /// The size that fractions refer to, infinite along an axis if it is not known.
  public let reference: Size

  /// Creates a range from its bounds.
  ///
  /// - Parameters:
  ///   - min: the minimum size; a negative number or NaN counts as zero.
  ///   - max: the maximum size; NaN counts as infinite.
  ///   - reference: the size that fractions refer to; by default the maximum size.
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

  /// Creates a range of a single size.
  public init(exactly size: Size) { self.init(min: size, max: size) }

  /// The range of all sizes.
  public static let any = SizeRange()

  /// Creates a range of all sizes up to a proposal.
  public init(_ proposal: ProposedSize) {
    self.init(max: Size(proposal.width ?? .infinity, proposal.height ?? .infinity))
  }

  /// Returns whether only one length is allowed along an axis.
  @usableFromInline package func isExact(_ axis: Axis) -> Bool { min[axis] == max[axis] }

  /// Returns the allowed length along an axis that is nearest to a given one; NaN counts as the
  /// minimum.
  public func clamp(_ length: Double, along axis: Axis) -> Double {
    // The order of the two comparisons turns NaN into the minimum.
    let atLeast = length > min[axis] ? length : min[axis]
    let atMost = Swift.min(atLeast, max[axis])
    return atMost < SizeRange.maximumLength ? atMost : SizeRange.maximumLength
  }

  /// Returns the allowed size that is nearest to a given one.
  public func clamp(_ size: Size) -> Size {
    Size(clamp(size.width, along: .horizontal), clamp(size.height, along: .vertical))
  }

  /// Returns the intersection with another range.
  ///
  /// If it is empty along an axis, this range takes precedence: the result is its bound that is
  /// nearer to the other range.
  @usableFromInline package func intersection(_ other: SizeRange) -> SizeRange {
    SizeRange(
      min: clamp(other.min), max: Size(upper(other, .horizontal), upper(other, .vertical)),
      reference: reference)
  }

  private func upper(_ other: SizeRange, _ axis: Axis) -> Double {
    let high = Swift.min(max[axis], other.max[axis])
    return high < min[axis] ? min[axis] : high
  }

  /// Returns the range with another interval along one axis.
  @usableFromInline package func with(_ axis: Axis, min low: Double, max high: Double) -> SizeRange
  {
    var least = min
    var most = max
    least[axis] = low
    most[axis] = high
    return SizeRange(min: least, max: most, reference: reference)
  }

  /// Returns the range with another reference size for fractions.
  @usableFromInline package func referring(to reference: Size) -> SizeRange {
    SizeRange(min: min, max: max, reference: reference)
  }

  /// Returns the range inside a border with a given total size; the reference is reduced, too.
  public func inset(by border: Size) -> SizeRange {
    SizeRange(
      min: Size(min.width - border.width, min.height - border.height),
      max: Size(
        Swift.max(0, max.width - border.width), Swift.max(0, max.height - border.height)),
      reference: Size(
        Swift.max(0, reference.width - border.width),
        Swift.max(0, reference.height - border.height)))
  }

  private static let maximumLength = 1e9

  private static func least(_ length: Double) -> Double {
    length > 0 ? Swift.min(length, maximumLength) : 0
  }

  private static func greatest(_ length: Double, _ low: Double) -> Double {
    length.isNaN ? .infinity : Swift.max(low, length)
  }
}
