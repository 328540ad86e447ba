/// The grid of device pixels, for rounding finished layouts.
///
/// Edges are rounded, never sizes: two rectangles that touch before rounding touch after it, and
/// rounding a second time changes nothing.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels in a point.
  public let scale: Double

  /// Creates a grid with the given number of pixels in a point.
  ///
  /// - Precondition: `scale` is finite and positive.
  public init(scale: Double) {
    precondition(scale > 0 && scale.isFinite, "a display scale is a positive number")
    self.scale = scale
  }

  /// The nearest grid line; halfway rounds to the larger coordinate.
  @inlinable public func round(_ coordinate: Double) -> Double {
    let scaled = coordinate * scale
    // Numbers of this size are rounded by arithmetic, which costs less than a call of the system's `floor`.
    guard scaled.magnitude < PixelGrid.fractions else { return beyond(scaled, coordinate) }
    let moved = scaled + 0.5 + PixelGrid.slack
    let nearest = (moved + PixelGrid.wholes) - PixelGrid.wholes
    return (nearest > moved ? nearest - 1 : nearest) / scale
  }

  /// Returns whether numbers of pixels are whole and less than 2^51.
  @inlinable package static func areWhole(_ pixels: SIMD2<Double>) -> Bool {
    let nearest = (pixels + PixelGrid.wholes) - PixelGrid.wholes
    return nearest == pixels && pixels.x.magnitude < PixelGrid.fractions
      && pixels.y.magnitude < PixelGrid.fractions
  }

  /// The nearest grid line to a coordinate of 2^51 pixels or more.
  @usableFromInline func beyond(_ scaled: Double, _ coordinate: Double) -> Double {
    let nearest = (scaled + 0.5 + PixelGrid.slack).rounded(.down)
    // Beyond 2^52 every Double is whole and adding a half would move it.
    return scaled.magnitude < 4_503_599_627_370_496 ? nearest / scale : coordinate
  }

  /// The nearest grid line at or above the length, tolerating floating-point noise.
  public func ceil(_ length: Double) -> Double {
    let scaled = length * scale
    return scaled.magnitude < 4_503_599_627_370_496
      ? (scaled - PixelGrid.slack).rounded(.up) / scale : length
  }

  /// The rectangle with its four edges on the grid.
  @inlinable @inline(__always) public func round(_ rect: Rect) -> Rect {
    let edges = SIMD4(rect.minX, rect.minY, rect.maxX, rect.maxY)
    let scaled = edges * scale
    // The sum of two edges without their signs reaches the limit if one of them does; where only the sum does, edges are
    // rounded one by one, too.
    let sums =
      SIMD2(scaled.x.magnitude, scaled.y.magnitude)
      + SIMD2(scaled.z.magnitude, scaled.w.magnitude)
    guard sums.x < PixelGrid.fractions, sums.y < PixelGrid.fractions else {
      return Rect(
        left: round(rect.minX), top: round(rect.minY), right: round(rect.maxX),
        bottom: round(rect.maxY))
    }
    let moved = scaled + 0.5 + PixelGrid.slack
    let nearest = (moved + PixelGrid.wholes) - PixelGrid.wholes
    let excess = SIMD4.zero.replacing(with: 1, where: nearest .> moved)
    let lines = (nearest - excess) / scale
    return Rect(left: lines.x, top: lines.y, right: lines.z, bottom: lines.w)
  }

  /// Solved coordinates carry noise of about 1e-9, so a value slightly below a half counts as a
  /// half.
  @usableFromInline static var slack: Double { @inlinable get { 1e-6 } }

  /// 2^51, below which numbers are rounded by arithmetic.
  @usableFromInline static var fractions: Double { @inlinable get { 2_251_799_813_685_248 } }

  /// 1.5 · 2^52, near which a Double has no fraction.
  @usableFromInline static var wholes: Double { @inlinable get { 6_755_399_441_055_744 } }
}
