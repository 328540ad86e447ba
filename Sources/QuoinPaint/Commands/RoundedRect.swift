import QuoinGeometry

/// A rectangle with round corners, in points.
public struct RoundedRect: Hashable, Sendable {
  /// The rectangle.
  public var rect: Rect
  /// The radius of all four corners; at most half the shorter side is drawn.
  public var radius: Double

  /// A rectangle with a radius.
  public init(_ rect: Rect, radius: Double = 0) {
    self.rect = rect
    self.radius = radius
  }

  /// The radius that is drawn.
  public var drawnRadius: Double {
    let most = min(rect.width, rect.height) / 2
    return radius > 0 && most > 0 ? min(radius, most) : 0
  }
}
