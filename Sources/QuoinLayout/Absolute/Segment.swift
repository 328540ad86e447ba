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

  /// The room between them, where both are said.
  var room: Double? {
    guard let start, let end else { return nil }
    return end - start
  }
}

extension AbsolutePlacement.Span {
  /// Where the child of a length stands, counted from the side at which the span begins.
  ///
  /// The rules are PinLayout's: between two ends a child stands as it is justified; one end moves
  /// it inward by its margin; a centre by the difference of the margins.
  func start(of length: Double, _ bounds: Bounds, center: Double?) -> Double {
    switch (bounds.start, bounds.end) {
    case (let start?, let end?):
      let free = end - start - length
      switch justification {
      case .start: return start
      case .center: return start + free / 2
      case .end: return start + free
      }
    case (let start?, nil): return start
    case (nil, let end?): return end - length
    case (nil, nil):
      return center.map { $0 - length / 2 + marginStart - marginEnd } ?? 0
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
  func ownLength(in extent: Double?) -> Double? {
    func value(_ coordinate: Coordinate) -> Double? {
      guard coordinate.line == nil else { return nil }
      guard coordinate.fraction != 0 else { return coordinate.constant }
      return extent.map { coordinate.constant + coordinate.fraction * $0 }
    }
    if let length { return value(length).map { clamp($0, in: extent) } }
    guard let extent, let start, let end, let before = value(start), let after = value(end) else {
      return nil
    }
    return clamp(extent - before - after - marginStart - marginEnd, in: extent)
  }
}
