import QuoinModel

/// The springs and struts along one axis: how the distance before, the length and the distance
/// after share a change of the container's length.
///
/// UIKit's rule: the flexible ones share it in proportion to their sizes; if they are all zero, or
/// one is negative, evenly. AppKit's rule: evenly. If nothing is flexible, the distance after takes
/// all of it. Everything is computed from the design, so nothing drifts.
struct Springs {
  private let before: Bool
  private let length: Bool
  private let after: Bool
  private let distribution: Autoresizing.Distribution

  init(
    _ flexible: (before: Bool, length: Bool, after: Bool),
    _ distribution: Autoresizing.Distribution
  ) {
    before = flexible.before
    length = flexible.length
    after = flexible.after
    self.distribution = distribution
  }

  /// Returns the shares of a change that go to the distance before and to the length.
  func shares(start: Double, length extent: Double, in design: Double) -> (
    before: Double, length: Double
  ) {
    let rest = design - start - extent
    let sum = (before ? start : 0) + (length ? extent : 0) + (after ? rest : 0)
    let count = (before ? 1.0 : 0) + (length ? 1 : 0) + (after ? 1 : 0)
    guard count > 0 else { return (0, 0) }
    guard distribution == .proportional, sum > 0, start >= 0, extent >= 0, rest >= 0 else {
      return (before ? 1 / count : 0, length ? 1 / count : 0)
    }
    return (before ? start / sum : 0, length ? extent / sum : 0)
  }

  /// Returns a resized segment.
  ///
  /// A negative length becomes zero, and the distance after takes the rest.
  func resize(start: Double, length extent: Double, from design: Double, to actual: Double)
    -> Segment
  {
    let share = shares(start: start, length: extent, in: design)
    let change = actual - design
    return Segment(
      start: start + change * share.before, length: max(0, extent + change * share.length))
  }
}
