extension Rect {
  /// Cuts the rectangle in two at a distance from a side: the slice at that side, and the
  /// remainder.
  ///
  /// The distance is clamped to the extent, so neither piece has a negative size unless the rectangle has; NaN
  /// counts as zero.
  public func divided(at distance: Double, from edge: Edge) -> (slice: Rect, remainder: Rect) {
    let cut = Swift.min(distance.clampedExtent, Swift.max(0, size[edge.axis]))
    var slice = self
    var rest = self
    slice.size[edge.axis] = cut
    rest.size[edge.axis] = size[edge.axis] - cut
    if edge == .left || edge == .top {
      rest.origin[edge.axis] += cut
    } else {
      slice.origin[edge.axis] += size[edge.axis] - cut
    }
    return (slice, rest)
  }

  /// Splits the rectangle into equal parts along an axis with a gap between them.
  ///
  /// If the gaps do not fit, they shrink until they do and the parts become empty: no part has a
  /// negative size or lies outside.
  ///
  /// - Complexity: O(`count`).
  public func split(_ axis: Axis, into count: Int, spacing: Double = 0) -> [Rect] {
    guard count > 0 else { return [] }
    let gap = self.gap(spacing, along: axis, between: count)
    let length = Swift.max(0, (size[axis] - gap * Double(count - 1)) / Double(count))
    return (0..<count).map { index in
      part(from: Double(index) * (length + gap), length: length, along: axis)
    }
  }

  /// Splits the rectangle along an axis in proportion to weights, with a gap between the parts.
  ///
  /// A negative weight or NaN counts as zero; if all weights are zero, the parts are equal.
  ///
  /// - Complexity: O(n) for n weights.
  public func split(_ axis: Axis, weights: [Double], spacing: Double = 0) -> [Rect] {
    guard !weights.isEmpty else { return [] }
    var weights = weights.map { $0.clampedExtent }
    var sum = weights.reduce(0, +)
    if !(sum > 0) {
      weights = Array(repeating: 1, count: weights.count)
      sum = Double(weights.count)
    }
    let gap = self.gap(spacing, along: axis, between: weights.count)
    let room = Swift.max(0, size[axis] - gap * Double(weights.count - 1))
    var before = 0.0
    return weights.enumerated().map { index, weight in
      // Each edge is computed from the whole length, so that the last one is exactly the
      // rectangle's end.
      let start = room * (before / sum)
      before += weight
      let end = room * (before / sum)
      return part(from: start + gap * Double(index), length: end - start, along: axis)
    }
  }

  /// Splits the rectangle into equal parts along an axis whose edges are on a pixel grid.
  ///
  /// Edges are rounded first, all gaps are the same number of pixels, and the parts differ by one
  /// pixel at most; the larger ones come first.
  ///
  /// - Complexity: O(`count`).
  public func split(_ axis: Axis, into count: Int, spacing: Double = 0, on grid: PixelGrid)
    -> [Rect]
  {
    guard count > 0 else { return [] }
    let outer = grid.round(self)
    let pixels = Swift.max(0, (outer.size[axis] * grid.scale).rounded(.toNearestOrAwayFromZero))
    let gap =
      count == 1
      ? 0
      : Swift.min(
        (outer.gap(spacing, along: axis, between: count) * grid.scale)
          .rounded(.toNearestOrAwayFromZero),
        (pixels / Double(count - 1)).rounded(.down))
    let room = pixels - gap * Double(count - 1)
    let small = (room / Double(count)).rounded(.down)
    // Far from the origin, pixel coordinates are no longer whole numbers; no pixel is left over
    // then.
    let rest = room - small * Double(count)
    let larger = rest > 0 ? Int(Swift.min(rest, Double(count))) : 0
    var start = 0.0
    return (0..<count).map { index in
      let length = index < larger ? small + 1 : small
      defer { start += length + gap }
      return outer.part(from: start / grid.scale, length: length / grid.scale, along: axis)
    }
  }

  /// The cells of a grid, row by row.
  ///
  /// - Complexity: O(`columns` · `rows`).
  public func grid(columns: Int, rows: Int, spacing: Size = .zero) -> [Rect] {
    split(.vertical, into: rows, spacing: spacing.height).flatMap { row in
      row.split(.horizontal, into: columns, spacing: spacing.width)
    }
  }

  /// The width of a gap: not negative, and all gaps together no wider than the rectangle.
  private func gap(_ spacing: Double, along axis: Axis, between count: Int) -> Double {
    guard count > 1 else { return 0 }
    return Swift.min(spacing.clampedExtent, Swift.max(0, size[axis]) / Double(count - 1))
  }

  private func part(from start: Double, length: Double, along axis: Axis) -> Rect {
    var part = self
    part.origin[axis] += start
    part.size[axis] = length
    return part
  }
}
