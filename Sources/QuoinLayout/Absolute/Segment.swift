import QuoinBoxLayout
import QuoinGeometry
import QuoinModel

/// A child's position and length along one axis.
struct Segment: Hashable {
  var start: Double
  var length: Double

  var end: Double { start + length }
  var middle: Double { start + length / 2 }

  /// The segment seen from the other end of an extent.
  func mirrored(in extent: Double) -> Segment { Segment(start: extent - end, length: length) }
}

/// The two ends between which a child stands, as far as they are said.
struct Bounds {
  var start: Double?
  var end: Double?
  var margins = Margins()
  /// Whether the child was to fill the room between two siblings, and there is none.
  var hasNoGap = false

  /// The room between them, where both are said.
  var room: Double? {
    guard let start, let end else { return nil }
    return end - start
  }
}

/// What a child leaves free before and after itself, counted from the side at which its span begins.
struct Margins {
  var start = 0.0
  var end = 0.0
}

extension AbsolutePlacement {
  /// The margins along an axis in a container of an extent.
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
  /// Where the child of a length stands, counted from the side at which the span begins.
  ///
  /// The rules are PinLayout's: between two ends a child stands as it is justified; one end moves
  /// it inward by its margin; a centre by the difference of the margins.
  ///
  /// - Parameters:
  ///   - center: the centre with its margins, where it is said.
  ///   - share: the part of the free room that comes before the child, 0…1.
  func start(of length: Double, _ bounds: Bounds, center: Double?, share: Double) -> Double {
    switch (bounds.start, bounds.end) {
    case (let start?, let end?): start + (end - start - length) * share
    case (let start?, nil): start
    case (nil, let end?): end - length
    case (nil, nil): center.map { $0 - length / 2 } ?? 0
    }
  }

  /// The part of the free room between two sides that comes before the child, counted from the side at
  /// which the span begins.
  ///
  /// - Parameters:
  ///   - isFlipped: whether the span is counted from the right.
  ///   - isMirrored: whether rows run from right to left.
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

  /// A length within the smallest and largest; the smallest wins, as in CSS.
  ///
  /// - Parameter extent: the container's, or `nil` while it is not known; shares of it do not count
  ///   then.
  func clamp(_ length: Double, in extent: Double?) -> Double {
    func limit(_ coordinate: Coordinate?) -> Double? {
      guard let coordinate else { return nil }
      guard coordinate.fraction != 0 else { return coordinate.constant }
      return extent.map { coordinate.constant + coordinate.fraction * $0 }
    }
    return max(limit(minLength) ?? 0, min(limit(maxLength) ?? .infinity, length), 0)
  }

  /// The length that the span itself says, whatever siblings and content are.
  ///
  /// - Parameter margins: what is left free before and after the child; `nil` while it is not known.
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
