import QuoinGeometry
import QuoinModel

extension AbsoluteRun {
  /// The smallest extent in which all children stand inside the container.
  ///
  /// Positions are linear in the extent as long as no other sibling becomes the outermost, so two
  /// guesses tell them for every extent. A child between two sides of the container may be squeezed
  /// down to the room on offer; others not. One that stands outside by a negative distance from the
  /// side at which it begins asks for nothing.
  func need(_ axis: Axis, within room: Double?, columns: [Segment]? = nil) -> Double {
    let low = solve(axis, extent: 0, columns: columns, isMeasuring: true)
    let high = solve(axis, extent: 1, columns: columns, isMeasuring: true)
    var firm = 0.0
    var soft = 0.0
    for local in children.indices {
      let span = placements[local][axis]
      let length = low[local].length
      let slope = high[local].start - low[local].start
      let isStretched = span.length == nil && span.start != nil && span.end != nil
      if isStretched {
        let near = bounds(span, local, axis, 0, low)
        let far = bounds(span, local, axis, 1, high)
        guard let room = near.room, let later = far.room, later - room > 1e-9 else { continue }
        soft = max(soft, (length - room) / (later - room))
        firm = max(firm, (span.clamp(0, in: nil) - room) / (later - room))
        continue
      }
      if slope < 1 - 1e-9 { firm = max(firm, (low[local].start + length) / (1 - slope)) }
      if slope > 1e-9 { firm = max(firm, -low[local].start / slope) }
    }
    return max(firm, min(soft, room ?? .infinity))
  }
}
