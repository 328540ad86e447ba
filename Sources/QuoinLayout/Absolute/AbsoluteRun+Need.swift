import QuoinGeometry
import QuoinModel

extension AbsoluteRun {
  /// Returns the smallest extent in which all children lie inside the container.
  ///
  /// Positions are linear in the extent as long as no other sibling becomes the outermost, so two
  /// guesses determine them for every extent. A child between two sides of the container may be
  /// squeezed down to the available space; others may not. A child that is outside by a negative
  /// distance from the side at which it begins needs no space. A child with springs needs the
  /// extent of its design, where it has its drawn frame; no guess is below that, since shorter
  /// lengths are cut off at zero.
  func need(_ axis: Axis, within room: Double?, columns: [Segment]? = nil) -> Double {
    let designed = placements.compactMap { $0.design(axis) }.max()
    let guess = designed ?? 0
    let low = solve(axis, extent: guess, columns: columns, isMeasuring: true)
    let high = solve(axis, extent: guess + 1, columns: columns, isMeasuring: true)
    var firm = guess
    var soft = 0.0
    for local in children.indices where placements[local].design(axis) == nil {
      let span = placements[local][axis]
      let isStretched = span.length == nil && span.start != nil && span.end != nil
      if isStretched {
        let near = bounds(span, local, axis, guess, low)
        let far = bounds(span, local, axis, guess + 1, high)
        guard let now = near.room, let later = far.room, later - now > 1e-9 else { continue }
        func extent(for length: Double) -> Double { guess + (length - now) / (later - now) }
        soft = max(soft, extent(for: low[local].length))
        firm = max(firm, extent(for: limited(0, local, axis, in: nil)))
        continue
      }
      let startSlope = high[local].start - low[local].start
      let endSlope = high[local].end - low[local].end
      if endSlope < 1 - 1e-9 {
        firm = max(firm, (low[local].end - endSlope * guess) / (1 - endSlope))
      }
      if startSlope > 1e-9 { firm = max(firm, guess - low[local].start / startSlope) }
    }
    return max(firm, min(soft, room ?? .infinity))
  }
}
