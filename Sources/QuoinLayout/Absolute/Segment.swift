import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A child's position and length along one axis.
struct Segment: Hashable {
  var start: Double
  var length: Double

  var end: Double { start + length }
  var middle: Double { start + length / 2 }

  /// Returns the segment as seen from the other end of an extent.
  func mirrored(in extent: Double) -> Segment { Segment(start: extent - end, length: length) }
}

/// The two ends that bound a child, as far as they are specified.
struct Bounds {
  var start: Double?
  var end: Double?
  var margins = Margins()
  /// Whether the child should fill the space between two siblings, and there is none.
  var hasNoGap = false

  /// The space between the ends, if both are specified.
  var room: Double? {
    guard let start, let end else { return nil }
    return end - start
  }
}

/// The space that a child leaves before and after itself, from the side at which its span begins.
struct Margins {
  var start = 0.0
  var end = 0.0
}

extension AbsolutePlacement {
  /// Returns the margins along an axis in a container of an extent.
  func margins(_ axis: Axis, extent: Double, isFlipped: Bool, isMirrored: Bool) -> Margins {
    guard margin != .zero else { return Margins() }
    func points(_ length: Length) -> Double {
      switch length {
      case .points(let points): points
      case .percent(let percent): percent / 100 * extent
      case .auto: 0
      }
    }
    guard axis == .horizontal else {
      return Margins(start: points(margin.top), end: points(margin.bottom))
    }
    let direction: LayoutDirection = isMirrored ? .rightToLeft : .leftToRight
    let left = points(margin.value(of: .left, direction))
    let right = points(margin.value(of: .right, direction))
    return isFlipped ? Margins(start: right, end: left) : Margins(start: left, end: right)
  }
}

extension AbsolutePlacement.Span {
  /// Returns the start of a child of a length, measured from the side at which the span begins.
  ///
  /// The rules are PinLayout's: between two ends a child is justified; a single end moves it inward by its margin; a
  /// centre moves it by the difference of the margins.
  ///
  /// - Parameters:
  ///   - center: The centre including its margins, if it is specified.
  ///   - share: The fraction of the free space that comes before the child, 0…1.
  func start(of length: Double, _ bounds: Bounds, center: Double?, share: Double) -> Double {
    switch (bounds.start, bounds.end) {
    case (let start?, let end?): start + (end - start - length) * share
    case (let start?, nil): start
    case (nil, let end?): end - length
    case (nil, nil): center.map { $0 - length / 2 } ?? 0
    }
  }

  /// Returns the fraction of the free space between two sides that comes before the child.
  ///
  /// It is measured from the side at which the span begins.
  ///
  /// - Parameters:
  ///   - isFlipped: Whether the span is measured from the right.
  ///   - isMirrored: Whether the layout direction is right to left.
  func share(isFlipped: Bool, isMirrored: Bool) -> Double {
    switch justification {
    case nil: 0
    case .center: 0.5
    case .start: isFlipped == isMirrored ? 0 : 1
    case .end: isFlipped == isMirrored ? 1 : 0
    case .left: isFlipped ? 1 : 0
    case .right: isFlipped ? 0 : 1
    }
  }

  /// Returns a length clamped to the minimum and maximum; the minimum takes precedence, as in CSS.
  ///
  /// - Parameter extent: The container's extent, or `nil` while it is unknown; fractions of it are ignored then.
  func clamp(_ length: Double, in extent: Double?) -> Double {
    func limit(_ coordinate: Coordinate?) -> Double? {
      guard let coordinate else { return nil }
      guard coordinate.fraction != 0 else { return coordinate.constant }
      return extent.map { coordinate.constant + coordinate.fraction * $0 }
    }
    return max(limit(minLength) ?? 0, min(limit(maxLength) ?? .infinity, length), 0)
  }

  /// Returns the length that the span itself specifies, independent of siblings and content.
  ///
  /// - Parameter margins: The space before and after the child; `nil` while it is unknown.
  func ownLength(in extent: Double?, margins: Margins? = nil) -> Double? {
    func value(_ coordinate: Coordinate) -> Double? {
      guard coordinate.line == nil else { return nil }
      guard coordinate.fraction != 0 else { return coordinate.constant }
      return extent.map { coordinate.constant + coordinate.fraction * $0 }
    }
    if let length { return value(length).map { clamp($0, in: extent) } }
    guard let extent, let margins, let start, let end, let before = value(start),
      let after = value(end)
    else { return nil }
    return clamp(extent - before - after - margins.start - margins.end, in: extent)
  }
}
